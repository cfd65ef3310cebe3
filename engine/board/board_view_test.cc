#include "board/board_view.h"

#include "base/random.h"
#include "board/test_board.h"
#include "board/test_one_way_map.h"
#include "board/test_routes.h"

namespace entente {
namespace {

// A map of coasts Sxx, `percent` of them with fleets, and of coasts Cxx between which the fleets may carry armies.
class OneWayBoard {
 public:
  OneWayBoard(int rows, int columns, uint32_t percent, Random& random)
      : coasts_(rows * columns),
        random_(random),
        board_(OneWayMap(rows, columns, random), "S1901M"),
        rules_(RulesOfCoasts()),
        set_(NoProvinces(graph().province_words())) {
    for (int i = 0; i < coasts_; ++i) {
      if (random.Below(100) >= percent) continue;
      fleets_.push_back(At('S', i));
      board_.ref().PlaceUnit({0, UnitType::kFleet, fleets_.back()});
      SetBit(set_.words, fleets_.back());
    }
  }

  const Graph& graph() const { return board_.view().stage().graph(rules_); }
  const std::vector<ProvinceIndex>& fleets() const { return fleets_; }
  const ProvinceSet& set() const { return set_; }
  BoardView View() const { return BoardView(board_.view(), rules_); }
  ProvinceIndex Any(char first) { return At(first, static_cast<int>(random_.Below(static_cast<uint32_t>(coasts_)))); }
  // Whether an army can reach the fleet from where it boards, and land from there.
  bool LeadsThrough(ProvinceIndex carrier, const ConvoyLegs& legs) const {
    if (!set_.Test(carrier)) return false;
    ProvinceSet here = NoProvinces(graph().province_words());
    SetBit(here.words, carrier);
    return CanConvoy(graph(), set_.words, {legs.from, legs.to, legs.boarding, here.words}) &&
           CanConvoy(graph(), set_.words, {legs.from, legs.to, here.words, legs.landing});
  }

 private:
  static RuleOptions RulesOfCoasts() {
    RuleOptions rules;
    rules.convoying_fleets = ConvoyingFleets::kOnCoasts;
    return rules;
  }
  ProvinceIndex At(char first, int number) const {
    return static_cast<ProvinceIndex>(board_.At(OneWayMapId(first, number)));
  }

  const int coasts_;
  Random& random_;
  TestBoard board_;
  const RuleOptions rules_;
  std::vector<ProvinceIndex> fleets_;
  ProvinceSet set_;
};

// Asks one BoardView many questions.
TEST(OneWayLinks, AreNotTakenTheOtherWay) {
  int reached = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    OneWayBoard board(4, 20, 60, random);
    const Graph& graph = board.graph();
    ASSERT_FALSE(graph.LinksLeadBothWays());
    const BoardView view = board.View();
    for (int question = 0; question < 1500; ++question) {
      const ProvinceIndex from = board.Any('C'), to = board.Any('C'), carrier = board.Any('S');
      const ProvinceIndex except = random.Below(2) == 0 ? kNoProvince : board.Any('S');
      ProvinceSet others = board.set();
      if (except != kNoProvince) ClearBit(others.words, except);
      const ConvoyLegs legs = LegsBetween(graph, from, to);
      const bool can = CanConvoy(graph, others.words, legs);
      ASSERT_EQ(view.CanBeCarried(UnitType::kArmy, from, to, except), can) << seed << " " << question;
      reached += can;
      ASSERT_EQ(IsOnAnyWay(graph, board.set().words, carrier, legs), board.LeadsThrough(carrier, legs))
          << seed << " " << question;
      if (from == to) continue;
      ASSERT_EQ(view.CanConvoy(UnitType::kArmy, carrier, from, to), IsNeeded(graph, board.set().words, carrier, legs))
          << seed << " " << question;
    }
  }
  EXPECT_GT(reached, 1000);
}

// More fleets than the search tries chains of: every fleet on any way counts.
TEST(OneWayLinks, LeadThroughSomeOfManyFleetsAlone) {
  int through = 0, past = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    Random random(seed);
    const bool is_large = seed % 2 == 0;
    OneWayBoard board(is_large ? 4 : 7, is_large ? 20 : 9, 100, random);
    const Graph& graph = board.graph();
    Convoys convoys;
    convoys.Begin(graph, board.set().words);
    ASSERT_EQ(convoys.group_count(), 1);
    ASSERT_EQ(convoys.SizeOf(0) > kMostInWord, is_large);
    ASSERT_FALSE(convoys.IsTried(0));
    const BoardView view = board.View();
    for (int question = 0; question < 500; ++question) {
      const ProvinceIndex from = board.Any('C'), to = board.Any('C'), carrier = board.Any('S');
      const ConvoyLegs legs = LegsBetween(graph, from, to);
      ProvinceSet others = board.set();
      ClearBit(others.words, carrier);
      ASSERT_EQ(view.CanBeCarried(UnitType::kArmy, from, to, carrier), CanConvoy(graph, others.words, legs))
          << seed << " " << question;
      const bool leads = board.LeadsThrough(carrier, legs);
      ASSERT_EQ(view.CanConvoy(UnitType::kArmy, carrier, from, to), leads) << seed << " " << question;
      (leads ? through : past) += 1;
    }
  }
  EXPECT_GT(through, 100);
  EXPECT_GT(past, 50);
}

// Compares with the result of trying every set of a few fleets.
TEST(OneWayLinks, MakeTheRoutesOfWhichNoFleetCouldBeLeftOut) {
  int needed = 0, not_needed = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    OneWayBoard board(3, 4, 75, random);
    const BoardView view = board.View();
    for (int move = 0; move < 12; ++move) {
      const ProvinceIndex from = board.Any('C'), to = board.Any('C');
      if (from == to) continue;  // detours count there
      const ProvinceSet wanted = OnSomeRoute(board.graph(), board.fleets(), LegsBetween(board.graph(), from, to));
      for (const ProvinceIndex carrier : board.fleets()) {
        ASSERT_EQ(view.CanConvoy(UnitType::kArmy, carrier, from, to), wanted.Test(carrier))
            << seed << " " << from << " " << to << " " << carrier;
        (wanted.Test(carrier) ? needed : not_needed) += 1;
      }
    }
  }
  EXPECT_GT(needed, 500);
  EXPECT_GT(not_needed, 500);
}

}  // namespace
}  // namespace entente
