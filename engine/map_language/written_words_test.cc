#include "map_language/written_words.h"

#include <gtest/gtest.h>

#include "map/name_key.h"

namespace entente {
namespace {

TEST(WrittenWords, IdsHaveAllCaseForms) {
  EXPECT_EQ(IdInCase("ROM", WrittenCase::kLower), "rom");
  EXPECT_EQ(IdInCase("ROM", WrittenCase::kTitle), "Rom");
  EXPECT_EQ(IdInCase("SPA/NC", WrittenCase::kTitle), "Spa/nc");
  EXPECT_EQ(IdInCase("1\xc3\x89G", WrittenCase::kLower), "1\xc3\xa9g");
  for (const char* id : {"\xc3\x89T\xc3\x89", "A1B", "\xc3\x89\x31\x41"}) {
    for (const WrittenCase written : {WrittenCase::kUpper, WrittenCase::kLower, WrittenCase::kTitle}) {
      EXPECT_EQ(CaseOf(IdInCase(id, written)), written) << id;
    }
  }
}

TEST(WrittenWords, NamesComeBackAsTheyAreShown) {
  for (const char* name :
       {"France", "USA", "Use", "in", "A", "Directives", "Map", "O'Neil", "St.P", "\xc3\x89\x41", "St Petersburg"}) {
    const std::optional<std::string> place = WrittenPlaceName(name);
    ASSERT_TRUE(place.has_value()) << name;
    EXPECT_EQ(PlaceDisplay(*place), name);
    if (std::string_view(name).find(' ') != std::string_view::npos) continue;
    DraftPower power;
    power.name = name;
    power.id = PowerIdentity(name);
    const std::optional<std::string> written = WrittenPowerName(power);
    ASSERT_TRUE(written.has_value()) << name;
    EXPECT_EQ(PowerDisplay(*written), name);
    EXPECT_EQ(PowerIdentity(*written), power.id);
  }
}

TEST(WrittenWords, NamesThatNoTextGivesBackAreTold) {
  for (const char* name : {"", "a+b", "a = b"}) EXPECT_FALSE(WrittenPlaceName(name).has_value()) << name;
  DraftPower power;
  power.name = "Gaul";
  power.id = "FRANCE";
  EXPECT_FALSE(WrittenPowerName(power).has_value());
}

TEST(WrittenWords, AliasesKeepTheirKeyAndRank) {
  DraftAlias alias;
  alias.key = "SPAIN ( NORTH COAST )";
  EXPECT_EQ(WrittenAlias(alias), "spain(north+coast)");
  EXPECT_EQ(ShownAlias(alias), "spain(north coast)");
  alias.key = "GULF OF LYON";
  EXPECT_EQ(WrittenAlias(alias), "gulf+of+lyon");
  EXPECT_EQ(ShownAlias(alias), "gulf of lyon");
  alias.second_rank = true;
  EXPECT_EQ(WrittenAlias(alias), "gulf-of-lyon?");
}

TEST(WrittenWords, EntriesAndSitesHaveTheirMarks) {
  DraftEntry entry;
  entry.id = "NAF";
  entry.written = WrittenCase::kLower;
  entry.strait = entry.by_power = true;
  entry.powers = "I-E";
  entry.centers = {"TUN", "ROM", "TUN"};
  EXPECT_EQ(WrittenEntry(entry), "EI-:~naf(TUN,ROM)");
  DraftSite site;
  site.id = "CAL";
  site.alternative = site.hidden = true;
  site.limits = {"NYO"};
  EXPECT_EQ(WrittenSite(site), "@~CAL(NYO)");
}

}  // namespace
}  // namespace entente
