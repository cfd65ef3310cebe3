// Every valid position can be written as JSON and as a line, and reads back as the same bytes. The test uses random
// positions with everything that CheckPositionBlock allows, on every shipped map and on maps with rare directives, and
// games that are over.
#include <gtest/gtest.h>

#include "base/test_repeats.h"
#include "lines/position_line.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "map_language/standard_test_util.h"
#include "phase_json/position_json.h"
#include "position/random_position_test_util.h"
#include "records/game_json.h"

namespace entente {
namespace {

// The first fault of the position, of its JSON, or of the game that begins (and may end) with it; empty if there is none.
std::string Fault(const MapRef& map, const PositionView& position) {
  const Status sound = CheckPositionBlock(*map, position.block());
  if (!sound.ok()) return std::string(sound.message());
  const RuleOptions rules = *DefaultRules(*map);
  const std::string json = PositionToJson(position, rules);
  const auto read = PositionFromJson(*map, json);
  if (!read.ok()) return std::string(read.status().message()) + "\n" + json;
  if (!(read->view() == position)) return "another position:\n" + json + "\n" + PositionToJson(*read, rules);
  const std::string line = PositionLine(position);
  const auto from_line = PositionFromLine(*map, line);
  if (!from_line.ok()) return std::string(from_line.status().message()) + "\n" + line;
  if (!(from_line->view() == position)) return "another position:\n" + line;
  const std::string game = *GameToJson(Game(map, rules, position));
  const auto loaded = GameFromJson(game, map);
  if (!loaded.ok()) return std::string(loaded.status().message()) + "\n" + game;
  return (*loaded)->position() == position ? "" : "another game:\n" + game;
}

void ExpectIdentity(const MapRef& map, int positions) {
  for (int seed = 0; seed < Repeats(positions); ++seed) {
    const Position position = RandomPosition(*map, static_cast<uint64_t>(seed)).Make();
    ASSERT_EQ(Fault(map, position), "") << map->name() << " seed " << seed;
  }
}

TEST(PositionIdentity, OnEveryShippedMap) {
  for (const std::string_view name : BuiltinMapNames()) ExpectIdentity(*BuiltinMap(name), 150);
}

TEST(PositionIdentity, OnMapsWithRareDirectives) {
  for (const char* more : {
           "FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
           "NEWHOMES 1903 1905\nRULE HIDE_BUILDS\n",
           "RULE VASSAL_DUMMIES GARRISON\nDUMMY TURKEY ITALY AUSTRIA\nTURKEY\nCONTROL FRANCE Arthur\n",
           "FLOW\nFLOW SPRING:MOVEMENT,INCOME,RETREATS SUMMER:MOVEMENT,RETREATS WINTER:ADJUSTMENTS,TALKS\n",
           "FLOW\nFLOW NEWYEAR:-3 SPRING:MOVEMENT,RETREATS IFYEARDIV:2 NEWYEAR:-1 WINTER:ADJUSTMENTS\n",
           "RULE UNITS_ADAPT\nRULE HIDE_BUILDS\nIN SPRING: WATER PAR\nIN FALL: AMEND STP\nIN WINTER: LAND BLA\n",
           "FROM F1903M\nENGLAND -> Britain (British)\nLON -> Londinium = LND\n",
       }) {
    ExpectIdentity(OnStandard(std::string(more)), 300);
  }
}

// With weak passages, every second province may have a dislodged unit beside the unit in place.
TEST(PositionIdentity, OnTheFullestBoardThereIs) {
  std::string text;
  const auto name = [](int p) {
    return std::string{"pq"[p / 676], static_cast<char>('a' + p / 26 % 26), static_cast<char>('a' + p % 26)};
  };
  for (int p = 0; p < kMaxProvinces; ++p) {
    text += name(p) + " = " + name(p) + "\nLAND " + name(p) + " ABUTS";
    for (const int other : {p - 1, p + 1}) {
      if (other >= 0 && other < kMaxProvinces) text += " *" + name(other);
    }
    text += "\n";
  }
  const MapReadResult read = ReadMapText(text + "RED paa\nBLUE pab\n", "full.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  ASSERT_TRUE(read.map->has_weak_passages());
  Position full(*read.map);
  full.ref().SetPhase(*read.map->ParsePhase("S1901R"));
  for (ProvinceIndex p = 0; p < kMaxProvinces; ++p) {
    full.ref().PlaceUnit({0, UnitType::kArmy, p});
    full.ref().AddDislodged({1, UnitType::kArmy, p});  // until the position is full
  }
  ASSERT_EQ(full.view().dislodged_count(), kMaxProvinces / 2 + 1);
  EXPECT_EQ(Fault(read.map, full), "");
}

}  // namespace
}  // namespace entente
