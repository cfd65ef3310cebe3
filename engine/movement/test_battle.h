// For tests: a battle made from orders alone. The orders, each a power and a text, also give the units.
#ifndef ENTENTE_ENGINE_MOVEMENT_TEST_BATTLE_H_
#define ENTENTE_ENGINE_MOVEMENT_TEST_BATTLE_H_

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/test_board.h"
#include "map_language/read_map_text.h"
#include "movement/movement_resolver.h"

namespace entente {

using BattleOrders = std::vector<std::pair<std::string_view, std::string_view>>;

// A map of twelve coasts AAA to LLL and the seas UUU, VVV and WWW, where every two places are adjacent; powers RED,
// BLU and GRN. `weak` has the passages that are not ordinary, as "from to" with the mark of the map language before
// `to`: "AAA *BBB", or with `-` for no passage: "AAA -UUU".
inline MapRef MapWithWeakPassages(const std::set<std::string, std::less<>>& weak) {
  std::vector<std::string> places;
  for (char c = 'A'; c <= 'L'; ++c) places.emplace_back(3, c);
  for (char c = 'U'; c <= 'W'; ++c) places.emplace_back(3, c);
  std::string text = "RED\nBLU\nGRN\n";
  for (const std::string& place : places) text += "Place " + place + place + " = " + place + "\n";
  for (const std::string& from : places) {
    text.append(from[0] < 'U' ? "COAST " : "WATER ").append(from).append(" ABUTS");
    for (const std::string& to : places) {
      const auto marked = [&](char mark) { return weak.contains(std::string(from).append({' ', mark}).append(to)); };
      if (to != from && !marked('-')) text.append(marked('*') ? " *" : marked('~') ? " ~" : " ").append(to);
    }
    text += "\n";
  }
  const MapReadResult read = ReadMapText(text, "weak.map", nullptr);
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

class Battle : public testing::Test {
 protected:
  // One scratch for all battles, never cleaned: its content from other boards must change nothing.
  static MovementScratch& scratch() {
    static MovementScratch scratch(*BuiltinMap("standard").value());
    return scratch;
  }
  // Checks the properties that every report has.
  void CheckReport(const std::vector<Order>& orders) const {
    ASSERT_EQ(result_.units.size(), static_cast<size_t>(board_->view().unit_count()));
    for (const UnitOutcome& unit : result_.units) {
      const auto order =
          std::find_if(orders.begin(), orders.end(), [&](Order o) { return o.source() == unit.unit.location; });
      const bool moves = order != orders.end() && order->kind() == OrderKind::kMove;
      const bool arrives = moves && unit.outcome.reason == Reason::kNone;
      EXPECT_EQ(unit.moved_to, arrives ? order->target() : kNoLocation) << unit.unit.location;
      EXPECT_EQ(unit.dislodged_by, unit.outcome.dislodged_by);
      EXPECT_TRUE(!arrives || unit.dislodged_by == kNoProvince) << unit.unit.location;
    }
    for (int p = 0; p < board_->map().province_count(); ++p) {
      const bool wanted = std::any_of(orders.begin(), orders.end(), [&](Order o) {
        return o.kind() == OrderKind::kMove && board_->map().ProvinceOf(o.target()) == p;
      });
      EXPECT_TRUE(wanted || !TestBit(result_.contested, static_cast<size_t>(p)))
          << board_->map().Id(static_cast<ProvinceIndex>(p));
    }
  }
  // Checks that the tables for larger boards give the same result.
  void CheckWiderTables(const RuleOptions& rules) const {
    static MovementScratch wider(*BuiltinMap("standard").value(), 128);
    const MovementResult wide = ResolveMovement(board_->view(), rules, orders_, wider);
    EXPECT_TRUE(std::equal(wide.units.begin(), wide.units.end(), result_.units.begin(), result_.units.end()));
    EXPECT_TRUE(std::equal(wide.contested, wide.contested + board_->map().province_words(), result_.contested));
  }
  void ResolveOn(MapRef map, const BattleOrders& orders, const RuleOptions& rules = {}) {
    board_ = std::make_unique<TestBoard>(std::move(map), "S1901M");
    for (const auto& [power, text] : orders) {
      board_->Units(power, {text.substr(0, text.find(' ', text.find(' ') + 1))});
    }
    const BoardView view(board_->view(), rules);
    orders_.clear();
    for (const auto& [power, text] : orders) {
      const CheckedOrder checked = CheckMovementOrder(view, board_->Read(power, text));
      EXPECT_TRUE(checked.legal()) << text << ": " << static_cast<int>(checked.why);
      if (checked.legal()) orders_.push_back(checked.order);
    }
    result_ = ResolveMovement(board_->view(), rules, orders_, scratch());
    CheckReport(orders_);
    CheckWiderTables(rules);
  }
  void Resolve(const BattleOrders& orders, const RuleOptions& rules = {}) {
    ResolveOn(BuiltinMap("standard").value(), orders, rules);
  }
  // Resolves the orders on MapWithWeakPassages.
  void ResolveWeak(const std::set<std::string, std::less<>>& weak, const BattleOrders& orders) {
    ResolveOn(MapWithWeakPassages(weak), orders);
  }

  const UnitOutcome& Of(std::string_view place) const { return result_.units[result_.unit_at[board_->At(place)]]; }
  Reason Why(std::string_view place) const { return Of(place).outcome.reason; }
  std::string Cause(std::string_view place) const { return board_->Text(Of(place).outcome.cause); }
  std::string DislodgedBy(std::string_view place) const { return board_->Text(Of(place).dislodged_by); }
  bool Contested(std::string_view place) const { return TestBit(result_.contested, board_->At(place)); }

  std::unique_ptr<TestBoard> board_;
  std::vector<Order> orders_;
  MovementResult result_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_TEST_BATTLE_H_
