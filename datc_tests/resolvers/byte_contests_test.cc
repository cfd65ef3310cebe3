// Tests how the byte kernel counts many moves and supports at once, on every board of a few patterns around one
// province. At each level of this machine's processor it decides as the general resolver does, and a phase has the same
// record as without byte rows.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "board/test_board.h"
#include "datc_tests/resolvers/random_boards.h"
#include "datc_tests/resolvers/two_resolvers.h"
#include "notation/notation.h"

namespace entente {
namespace {

// Steps through all combinations of choices, with so many values each.
bool Next(std::vector<int>& choices, const std::vector<int>& values) {
  for (size_t i = 0; i < choices.size(); ++i) {
    if (++choices[i] < values[i]) return true;
    choices[i] = 0;
  }
  return false;
}

std::string Show(const TestBoard& board, const std::vector<Order>& orders) {
  std::string text;
  for (const Order order : orders) text += std::to_string(order.power()) + " " + board.Text(order) + "\n";
  return text;
}

// Armies around Munich, each of one of two powers.
class AroundMunich : public testing::Test {
 protected:
  static constexpr std::string_view kAround[] = {"BER", "BOH", "BUR", "KIE", "RUH", "SIL", "TYR"};

  Unit Army(std::string_view place, int power) const {
    return {static_cast<PowerIndex>(power), UnitType::kArmy, board_.At(place)};
  }
  void Place(const Unit& unit, const Order& order) {
    board_.ref().PlaceUnit(unit);
    orders_.push_back(order);
  }
  void ExpectSame() {
    const std::string difference = resolvers_.Difference(board_.view(), RuleOptions(), orders_);
    ASSERT_EQ(difference, "") << Show(board_, orders_);
    ASSERT_EQ(levels_.FirstOther(board_.view(), RuleOptions(), orders_), -1) << Show(board_, orders_);
    board_.ref().Clear();
    orders_.clear();
  }

  TestBoard board_;
  TwoResolvers resolvers_{board_.map()};
  PhaseLevels levels_{board_.map()};
  std::vector<Order> orders_;
};

// Each of seven armies moves there, holds, or supports the next one's move. A unit holds there, moves head-on against
// one of them, or no unit is there. So there are no moves, one, two or more, of all strengths.
TEST_F(AroundMunich, MovesIntoOneProvinceAreRanked) {
  std::vector<int> choices(8);
  const std::vector<int> values = {3, 3, 3, 3, 3, 3, 3, 3};
  do {
    for (size_t i = 0; i < 7; ++i) {
      const Unit unit = Army(kAround[i], static_cast<int>(i / 3 % 2));
      const LocationIndex munich = board_.At("MUN"), next = board_.At(kAround[(i + 1) % 7]);
      Place(unit, choices[i] == 0   ? Order::Move(unit, munich)
                  : choices[i] == 1 ? Order::Hold(unit)
                                    : Order::SupportMove(unit, UnitType::kArmy, next, munich));
    }
    const Unit unit = Army("MUN", 1);
    if (choices[7] != 0) Place(unit, choices[7] == 1 ? Order::Hold(unit) : Order::Move(unit, board_.At("RUH")));
    ExpectSame();
  } while (Next(choices, values));
}

// Munich supports an attack on Tyrolia. Four neighbours attack Munich, one of them from Tyrolia, each of the own power
// or another.
TEST_F(AroundMunich, SupportsAreCutByWhoMay) {
  std::vector<int> choices(10);
  const std::vector<int> values = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
  constexpr std::string_view kAttackers[] = {"BUR", "KIE", "RUH", "TYR"};
  do {
    const Unit munich = Army("MUN", 0), bohemia = Army("BOH", choices[8]);
    const LocationIndex tyrolia = board_.At("TYR");
    Place(munich, Order::SupportMove(munich, UnitType::kArmy, bohemia.location, tyrolia));
    Place(bohemia, Order::Move(bohemia, tyrolia));
    for (size_t i = 0; i < 4; ++i) {
      const Unit unit = Army(kAttackers[i], choices[i]);
      Place(unit, choices[i + 4] == 0 ? Order::Hold(unit) : Order::Move(unit, munich.location));
    }
    const Unit vienna = Army("VIE", choices[9]);  // makes the army of Tyrolia able to dislodge the supporter
    Place(vienna, Order::SupportMove(vienna, UnitType::kArmy, tyrolia, munich.location));
    const Unit berlin = Army("BER", 1);
    Place(berlin, Order::SupportMove(berlin, UnitType::kArmy, tyrolia, munich.location));
    ExpectSame();
  } while (Next(choices, values));
}

// Two units meet head-on with supports, other units want the same provinces, and a train follows each.
TEST_F(AroundMunich, BattlesAreDecidedAmongOthers) {
  std::vector<int> choices(8);
  const std::vector<int> values = {2, 2, 2, 3, 3, 2, 2, 2};
  do {
    const Unit munich = Army("MUN", 0), ruhr = Army("RUH", 1), kiel = Army("KIE", choices[0]);
    const LocationIndex to_ruhr = ruhr.location, to_munich = munich.location;
    const auto into = [&](const Unit& unit, int choice) {
      Place(unit, choice == 0   ? Order::SupportMove(unit, UnitType::kArmy, to_munich, to_ruhr)
                  : choice == 1 ? Order::SupportMove(unit, UnitType::kArmy, to_ruhr, to_munich)
                                : Order::Move(unit, to_munich));
    };
    Place(munich, Order::Move(munich, to_ruhr));
    Place(ruhr, Order::Move(ruhr, to_munich));
    into(kiel, choices[3]);
    into(Army("BUR", choices[1]), choices[4]);
    const Unit belgium = Army("BEL", 1), holland = Army("HOL", 0), silesia = Army("SIL", choices[2]);
    Place(belgium, choices[5] == 0 ? Order::Hold(belgium) : Order::Move(belgium, to_ruhr));
    Place(holland, choices[6] == 0 ? Order::Hold(holland) : Order::Move(holland, to_ruhr));
    Place(silesia, choices[7] == 0 ? Order::Hold(silesia) : Order::Move(silesia, to_munich));
    ExpectSame();
  } while (Next(choices, values));
}

// A unit in every province: the last rows are full.
TEST(ByteContests, FullBoardsAreReadToTheEnd) {
  for (const int units : {1, 15, 16, 17, 31, 32, 33, 47, 48, 49, 61, 62, 63}) {
    TestBoard board;
    PhaseLevels levels(board.map());
    std::vector<Order> orders;
    for (int p = 0; p < units; ++p) {
      const auto province = static_cast<ProvinceIndex>(board.map().province_count() - 1 - p);
      Unit unit{static_cast<PowerIndex>(p % 7), UnitType::kArmy, province};
      if (!board.view().graph().MayStand(unit.type, province)) unit.type = UnitType::kFleet;
      if (!board.view().graph().MayStand(unit.type, province)) continue;
      board.ref().PlaceUnit(unit);
      orders.push_back(Order::Hold(unit));
    }
    // Includes orders without a unit, and a third unit that does not exist.
    const auto nowhere = static_cast<LocationIndex>(board.map().location_count());
    for (const LocationIndex source : {LocationIndex{0}, nowhere, LocationIndex{255}}) {
      std::vector<Order> more = orders;
      more.push_back(Order::Move({0, UnitType::kArmy, source}, 1));
      more[0] = Order::SupportMove(more[0].unit(), UnitType::kArmy, source, 1);
      EXPECT_EQ(levels.FirstOther(board.view(), RuleOptions(), more), -1) << units << " " << source;
    }
    EXPECT_EQ(levels.FirstOther(board.view(), RuleOptions(), orders), -1) << units;
  }
}

}  // namespace
}  // namespace entente
