// Words that order text uses for places and powers of the standard map. Source: maps/LANGUAGE.md (Places).
#include <gtest/gtest.h>

#include <set>

#include "map_language/builtin.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

class Lookup : public testing::Test {
 protected:
  Lookup() : map_(*BuiltinMap("standard")) {}
  std::string Find(std::string_view text) const {
    const LocationIndex location = PlaceNamed(*map_, text);
    return location == kNoLocation ? "" : std::string(map_->Id(location));
  }

  MapRef map_;
};

TEST_F(Lookup, EveryCoastForm) {
  for (const char* text :
       {"spa/nc", "SPA/NC", "Spa(nc)", "spa (nc)", "spa/ nc", "SPA NC", "Spain (north coast)", "spain nc",
        "spain north coast", "Spain/north coast", "spn/nc", "spain(north)", "spa ncs", "Spain - NC"}) {
    EXPECT_EQ(Find(text), "SPA/NC") << text;
  }
  for (const char* text :
       {"stp south coast", "St. Petersburg (south coast)", "St.Petersburg(sc)", "stpete/sc", "StP(sc)"}) {
    EXPECT_EQ(Find(text), "STP/SC") << text;
  }
  EXPECT_EQ(Find("Bulgaria(ec)"), "BUL/EC");
}

TEST_F(Lookup, AnAliasOfACoastServesEveryForm) {
  for (const char* text : {"spa/wc", "Spain (west coast)", "spn wc"}) EXPECT_EQ(Find(text), "SPA/SC") << text;
  for (const char* text : {"Bulgaria (North Coast)", "bul/nc"}) EXPECT_EQ(Find(text), "BUL/EC") << text;
}

TEST_F(Lookup, ACoastThatIsNotThereIsNotFound) {
  for (const char* text :
       {"brest(ec)", "bre/ec", "spa/ec", "stp/wc", "mos south coast", "spa(xx)", "spa/", "(nc)", "", "atlantis"}) {
    EXPECT_EQ(Find(text), "") << text;
  }
}

TEST_F(Lookup, ShortFormsOfEveryJudge) {
  const std::pair<const char*, const char*> words[] = {{"eas", "EAS"},           {"emed", "EAS"},
                                                       {"east med", "EAS"},      {"nrg", "NWG"},
                                                       {"nwg", "NWG"},           {"mid", "MAO"},
                                                       {"mao", "MAO"},           {"nao", "NAO"},
                                                       {"nat", "NAO"},           {"lvp", "LVP"},
                                                       {"livon", "LVN"},         {"lvn", "LVN"},
                                                       {"gol", "LYO"},           {"lyo", "LYO"},
                                                       {"gob", "BOT"},           {"ech", "ENG"},
                                                       {"eng", "ENG"},           {"nor", "NWY"},
                                                       {"nwy", "NWY"},           {"tyr", "TYR"},
                                                       {"tys", "TYS"},           {"tyn", "TYS"},
                                                       {"wes", "WES"},           {"western med", "WES"},
                                                       {"skag", "SKA"},          {"hel", "HEL"},
                                                       {"spn", "SPA"},           {"trl", "TYR"},
                                                       {"norsea", "NTH"},        {"Heligoland Bight", "HEL"},
                                                       {"Gulf of Lyons", "LYO"}, {"English Channel", "ENG"},
                                                       {"st petersburg", "STP"}};
  for (const auto& [word, id] : words) EXPECT_EQ(Find(word), id) << word;
}

TEST_F(Lookup, AWordThatMayMeanSeveralPlacesMeansNone) {
  EXPECT_EQ(Find("gul"), "");
  EXPECT_EQ(Find("liv"), "");  // Livonia for some, Liverpool for others
  EXPECT_EQ(Find("north"), "");
}

TEST_F(Lookup, LongestPlaceTakesABracketedCoastIn) {
  EXPECT_GE(map_->longest_place_words(), 6);  // ST PETERSBURG ( NORTH COAST )
  EXPECT_LE(map_->longest_place_words(), 8);
}

TEST_F(Lookup, NearestPlacesAreIdsThenNames) {
  EXPECT_EQ(map_->NearestPlaces("burr", 1), (std::vector<std::string>{"BUR"}));
  EXPECT_EQ(map_->NearestPlaces("Burgundi", 3), (std::vector<std::string>{"Burgundy"}));
  EXPECT_TRUE(map_->NearestPlaces("zzzzzzzz", 3).empty());
}

TEST_F(Lookup, PowersByNameOwnWordAndToken) {
  const char* ids[] = {"AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"};
  const char* names[] = {"Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"};
  const char* own[] = {"Austrian", "English", "French", "German", "Italian", "Russian", "Turkish"};
  for (PowerIndex p = 0; p < 7; ++p) {
    EXPECT_EQ(map_->PowerId(p), ids[p]);
    EXPECT_EQ(map_->PowerName(p), names[p]);
    EXPECT_EQ(map_->OwnWord(p), own[p]);
    EXPECT_EQ(map_->PowerLetter(p), static_cast<char32_t>(ids[p][0]));
    for (const std::string& word : {std::string(ids[p]), std::string(own[p]), std::string(ids[p]).substr(0, 3)}) {
      EXPECT_EQ(map_->FindPower(word), p) << word;
    }
  }
  EXPECT_EQ(map_->FindPower("F"), std::nullopt);
}

TEST_F(Lookup, NameRanksAreTheAlphabetOfTheLongNames) {
  std::set<uint16_t> ranks;
  for (ProvinceIndex p = 0; p < map_->province_count(); ++p) ranks.insert(map_->NameRank(p));
  EXPECT_EQ(ranks.size(), static_cast<size_t>(map_->province_count()));
  const auto rank = [&](const char* text) { return map_->NameRank(PlaceNamed(*map_, text)); };
  EXPECT_EQ(rank("adr"), 0);
  EXPECT_LT(rank("lvp"), rank("lvn"));  // Liverpool, Livonia
  EXPECT_LT(rank("nao"), rank("nth"));  // North Atlantic Ocean, North Sea
  EXPECT_LT(rank("nth"), rank("nwy"));  // NORTHSEA, NORWAY
  EXPECT_LT(rank("spa"), rank("stp"));  // Spain, StPetersburg
}

}  // namespace
}  // namespace entente
