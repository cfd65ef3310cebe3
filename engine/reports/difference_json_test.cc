#include "reports/difference_json.h"

#include <gtest/gtest.h>

#include "base/test_repeats.h"
#include "explain/position_difference.h"
#include "json/json_tape.h"
#include "lines/position_line.h"
#include "map_language/builtin.h"
#include "map_language/standard_test_util.h"
#include "position/random_position_test_util.h"

namespace entente {
namespace {

TEST(DifferenceJson, EveryKindHasItsMembers) {
  const MapRef map = *BuiltinMap("standard");
  const auto position = [&map](std::string_view line) { return *PositionFromLine(*map, line); };
  const Position before = position("standard F1902M F:aBUR,aMAR;G:aMUN,aRUH F:MAR,PAR - - -");
  const Position after = position("standard F1902R F:aSPA;G:aBUR,aRUH F:PAR;G:MAR F:aBUR>GAS+PAR - draw:F,G");
  EXPECT_EQ(DifferenceJson(before, after),
            R"([{"kind":"phase","from":"F1902M","to":"F1902R","sentence":"The phase is F1902R; it was F1902M."},)"
            R"({"kind":"dislodged","power":"FRANCE","unit":"A BUR","dislodged":true,"retreats":["GAS","PAR"],)"
            R"("sentence":"A BUR of France is dislodged and may go to GAS or PAR."},)"
            R"({"kind":"moved","power":"FRANCE","unit":"A MAR","to":"SPA",)"
            R"("sentence":"A MAR of France stands in SPA now."},)"
            R"({"kind":"moved","power":"GERMANY","unit":"A MUN","to":"BUR",)"
            R"("sentence":"A MUN of Germany stands in BUR now."},)"
            R"({"kind":"center","center":"MAR","from":"FRANCE","to":"GERMANY",)"
            R"("sentence":"MAR went from France to Germany."},)"
            R"({"kind":"end","from":null,"to":"draw","winners":["FRANCE","GERMANY"],)"
            R"("sentence":"The game is over: it is a draw between France and Germany."}])");
  EXPECT_EQ(DifferenceJson(after, after), "[]");
  EXPECT_EQ(DifferenceText(before, position("standard F1902M F:aBUR,aSPA;G:aMUN,aRUH F:MAR,PAR - - -"), Naming::kFull),
            "Army Marseilles of France stands in Spain now.\n");
}

// On any map, the list is empty if and only if the positions are equal.
TEST(DifferenceJson, NothingIsOverlooked) {
  const MapRef special = OnStandard("FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n");
  ASSERT_NE(special, nullptr);
  for (const MapRef& map : {special, *BuiltinMap("youngstown")}) {
    for (uint64_t seed = 0; seed < Repeats(100u); ++seed) {
      const Position one = RandomPosition(*map, seed).Make(), other = RandomPosition(*map, seed + 1).Make();
      EXPECT_TRUE(DifferencesOf(one, one).empty());
      EXPECT_EQ(DifferencesOf(one, other).empty(), one.view() == other.view());
      for (const auto& [from, to] : {std::pair(one, other), std::pair(other, one)}) {
        EXPECT_TRUE(JsonTape::ReadDocument(DifferenceJson(from, to)).ok()) << DifferenceJson(from, to);
      }
    }
  }
}

// A single change of a random position gives exactly one item.
TEST(DifferenceJson, OneChangeIsOneItem) {
  const MapRef map = *BuiltinMap("standard");
  for (uint64_t seed = 0; seed < Repeats(100u); ++seed) {
    const Position before = RandomPosition(*map, seed).Make();
    Position after = before;
    after.ref().SetOwner(0, before.view().OwnerOf(0) == 1 ? PowerIndex{2} : PowerIndex{1});
    ASSERT_EQ(DifferencesOf(before, after).size(), 1u);
    EXPECT_EQ(DifferencesOf(before, after)[0].kind, DifferenceKind::kCenter);
    after = before;
    const Unit unit = before.view().UnitAt(*map->FindPlace("PAR"));
    if (unit.power == kNoPower) continue;
    after.ref().RemoveUnit(unit.location);
    const auto found = DifferencesOf(before, after);
    ASSERT_EQ(found.size(), 1u) << seed;
    EXPECT_EQ(found[0].kind, DifferenceKind::kVanished);
    EXPECT_EQ(found[0].unit, unit);
  }
}

}  // namespace
}  // namespace entente
