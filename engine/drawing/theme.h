// The colors of a board: themes, and the colors and patterns of powers.
//
// Pure functions; any threads.
#ifndef ENTENTE_ENGINE_DRAWING_THEME_H_
#define ENTENTE_ENGINE_DRAWING_THEME_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"

namespace entente {

// Stable numbers: they cross the ABI.
enum class ThemeName : uint8_t { kLight = 0, kDark = 1, kPrint = 2, kHighContrast = 3 };
inline constexpr std::string_view kThemeWords[] = {"light", "dark", "print", "high_contrast"};
// Colors of powers: the usual ones, and two for players who see red and green, or blue and yellow, alike.
enum class PaletteName : uint8_t { kUsual = 0, kRedGreen = 1, kBlueYellow = 2 };
inline constexpr std::string_view kPaletteWords[] = {"usual", "red_green", "blue_yellow"};

struct Color {
  uint8_t red = 0, green = 0, blue = 0;

  friend bool operator==(Color, Color) = default;
};
constexpr Color Rgb(uint32_t bits) {
  return {static_cast<uint8_t>(bits >> 16), static_cast<uint8_t>(bits >> 8), static_cast<uint8_t>(bits)};
}
// "#rrggbb"
std::string Written(Color color);
// `parts` of 100 of the first color, the rest of the second.
Color Mixed(Color a, Color b, int parts);
// The contrast of two colors, 1000 (none) to 21000.
//   Source: WCAG 2, relative luminance.
int Contrast1000(Color a, Color b);

struct Theme {
  ThemeName name;
  Color paper;  // around the map, and around arrows
  Color sea;
  Color land;  // without an owner
  Color border;
  Color text;
  Color success;  // orders
  Color failure;
  Color light;    // what is asked about
  int tint;       // of 100 parts of a province's color, those of its owner
  bool patterns;  // whether patterns tell powers apart even with the usual palette
};
const Theme& ThemeOf(ThemeName name);

// How a power is drawn.
struct PowerColors {
  Color unit;
  Color land;
  Color ink;        // on its units: black or white
  int pattern = 0;  // 0: plain; else one of kPatternCount
};
inline constexpr int kPatternCount = 8;

// The colors of all powers of a map. The seven powers of the standard map have their usual colors on every map; the others
// take what is left of the palette, in their sequence.
std::vector<PowerColors> ColorsOf(const Map& map, const Theme& theme, PaletteName palette);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_THEME_H_
