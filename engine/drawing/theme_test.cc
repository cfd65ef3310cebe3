#include "drawing/theme.h"

#include "gtest/gtest.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

TEST(Theme, ContrastIsThatOfTheStandard) {
  EXPECT_EQ(Contrast1000(Rgb(0x000000), Rgb(0xffffff)), 21000);
  EXPECT_EQ(Contrast1000(Rgb(0x777777), Rgb(0x777777)), 1000);
  EXPECT_NEAR(Contrast1000(Rgb(0x777777), Rgb(0xffffff)), 4478, 60);
  EXPECT_NEAR(Contrast1000(Rgb(0xff0000), Rgb(0xffffff)), 3998, 60);
}

// 4.5 is what the standard asks of texts, 3 what it asks of marks.
TEST(Theme, LabelsAndMarksAreLegibleEverywhere) {
  for (const ThemeName name : {ThemeName::kLight, ThemeName::kDark, ThemeName::kPrint, ThemeName::kHighContrast}) {
    const Theme& theme = ThemeOf(name);
    for (const Color ground : {theme.paper, theme.sea, theme.land}) {
      EXPECT_GE(Contrast1000(theme.text, ground), 4500) << kThemeWords[static_cast<size_t>(name)];
      EXPECT_GE(Contrast1000(theme.success, ground), 4500);
      EXPECT_GE(Contrast1000(theme.failure, ground), 3000);
    }
    for (const PaletteName palette : {PaletteName::kUsual, PaletteName::kRedGreen, PaletteName::kBlueYellow}) {
      for (const std::string_view map_name : BuiltinMapNames()) {
        const MapRef map = BuiltinMap(map_name).value();
        const std::vector<PowerColors> colors = ColorsOf(*map, theme, palette);
        for (const PowerIndex power : map->powers()) {
          EXPECT_GE(Contrast1000(theme.text, colors[power].land), 4500)
              << map->PowerId(power) << " of " << map_name << " in " << kThemeWords[static_cast<size_t>(name)] << ", "
              << kPaletteWords[static_cast<size_t>(palette)];
          EXPECT_GE(Contrast1000(colors[power].ink, colors[power].unit), 4500);
        }
      }
    }
  }
}

// By color or by pattern.
TEST(Theme, PowersOfTheStandardMapDiffer) {
  const MapRef map = BuiltinMap("standard").value();
  for (const PaletteName palette : {PaletteName::kUsual, PaletteName::kRedGreen, PaletteName::kBlueYellow}) {
    const std::vector<PowerColors> colors = ColorsOf(*map, ThemeOf(ThemeName::kLight), palette);
    for (const PowerIndex a : map->powers()) {
      for (PowerIndex b = 0; b < a; ++b) {
        EXPECT_NE(colors[a].unit, colors[b].unit);
        EXPECT_TRUE(palette == PaletteName::kUsual || colors[a].pattern != colors[b].pattern);
      }
    }
  }
}

}  // namespace
}  // namespace entente
