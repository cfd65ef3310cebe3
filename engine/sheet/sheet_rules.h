// Chooses the lines of a sheet that are adjudicated. All rules on how an order is *written* act here. legality.h and
// the phases decide about its meaning on the board.
//
//   issue                  subject                                               also in
//   4.A.6                  convoy paths left out or impossible                   written_rules.h
//   4.B.5, 4.B.6           wrong and needless coasts                             written_rules.h
//   4.C.1, 4.C.2           unit types left out or wrong                          written_rules.h
//   4.C.5, 4.C.6           nationalities left out or wrong                       written_rules.h
//   4.D.1, 4.D.2           which of several sets of orders count                 statement.h: statements about a set
//   4.E.2, 4.E.3           orders that others explain, moves deduced from others order_context.h
//   4.E.4                  orders that stand until they are replaced             sheet_reader.h; the game hands them in
//   4.E.5, PROXY_OK        proxies that an order set gives                       statement.h; announced: the game
//   4.B.1-4, 4.B.7         not here: coasts in the bits of an order              legality.h, the phases
//   4.C.3, 4.C.4           not here: types of builds                             adjustment/
//   4.D.3                  two orders for one unit that differ in their paths    unit_orders.h: all other cases
//   NO_CHECK               texts with a word of two meanings                     sheet_reader.h
//
// An order that is illegal on the board stays in the choice, and the phase gives the reason; so it never replaces
// another order (4.E.1). Cost: nothing under the default rules, because sheets of packed orders are not read; else
// linear except for a sort. One thread at a time.
//   Source: DATC 4.A.6, 4.B, 4.C, 4.D.1 to 4.D.3, 4.E.
#ifndef ENTENTE_ENGINE_SHEET_SHEET_RULES_H_
#define ENTENTE_ENGINE_SHEET_SHEET_RULES_H_

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "board/legality_check.h"
#include "order/illegality.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_context.h"
#include "sheet/order_sheet.h"
#include "sheet/written_flags.h"
#include "sheet/written_rules.h"

namespace entente {

// Whether any of these rules applies also to packed orders.
inline bool AsksOfOrders(const RuleOptions& rules) { return AsksHowWritten(rules) || AsksForContext(rules); }

// 4.D.1. Whether a set does what it says of itself: kSetContinues or kSetReplaces.
bool TakesSets(OrderSets rule, LineKind says);
// 4.E.5 b. Whether lines with proxies count.
bool AcceptsProxies(const RuleOptions& rules);
// Whether a proxy of a power lets another power order a unit of it. A proxy to the own power does not.
bool HandsOver(const PositionView& position, PowerIndex power, const Proxy& proxy);

class SheetRules {
 public:
  // Chooses among the lines of `sheet`, which must not change while the choice is used. `position`: the position that
  // the sheet is for.
  void Choose(const OrderSheet& sheet, const PositionView& position, const RuleOptions& rules, LegalityCheck& legality);

  // The orders that count, in the order of the lines.
  std::span<const Order> orders() const { return orders_; }
  // The line of order `i`; kNoLine if the order was deduced (4.E.3). Deduced orders come last.
  static constexpr size_t kNoLine = static_cast<size_t>(-1);
  size_t LineOf(size_t i) const { return !is_chosen_ ? i : i < lines_.size() ? lines_[i] : kNoLine; }
  bool has_deduced() const { return is_chosen_ && lines_.size() < orders_.size(); }
  // Why a line does not count; kNone if it counts or is no order.
  Illegality WhyNot(size_t line) const { return whys_.empty() ? Illegality::kNone : whys_[line]; }
  // Whether a line is a statement that counts.
  bool IsStated(size_t line) const { return std::binary_search(stated_.begin(), stated_.end(), line); }

 private:
  // A readable line that counts so far. The lines are sorted by unit.
  struct UnitLine {
    uint64_t unit;  // its power and place
    uint32_t line;
    WritingFaults faults;
    CheckedOrder checked;
  };

  // The sets of a power. All powers that no map has share one entry.
  struct PowerSets {
    uint32_t first = 0;         // the first set that counts
    uint32_t last = 0;          // the last set, which may be empty
    bool has_several = false;   // several sets count, and a later order replaces an earlier one
    bool is_unordered = false;  // there are several sets, and the last one is not known
  };
  // The statement of a set about itself.
  struct SetMark {
    uint32_t slot, set;
    LineKind says;
    friend auto operator<=>(const SetMark&, const SetMark&) = default;
  };

  uint32_t SlotOf(size_t line) const { return std::min<uint32_t>(sheet_->PowerOf(line), kMaxPowers); }
  void FindSets();
  void FindFirstSets(OrderSets rule);
  bool Continues(uint32_t slot, uint32_t set) const;
  bool ChooseSets(const RuleOptions& rules);
  bool IsPerpetual(size_t line) const { return (sheet_->orders()[line].written() & kWrittenPerpetual) != 0; }
  bool HasPerpetual(const RuleOptions& rules) const;
  void SettlePerpetual(std::span<const UnitLine> of_unit);
  void SettleSets(std::span<const UnitLine> of_unit);
  void SortByUnit(const PositionView& position, const RuleOptions& rules, LegalityCheck& legality);
  void RefuseFaults(std::span<const UnitLine> of_unit);
  void SettlePaths(std::span<const UnitLine> of_unit, DuplicateOrder rule);
  void KeepTheRest();
  void TakeProxies(const PositionView& position, LegalityCheck& legality);
  bool Accepts(size_t line, const PositionView& position, const RuleOptions& rules) const;
  void TakeStatements(const PositionView& position, const RuleOptions& rules);

  class Proxies;
  const OrderSheet* sheet_ = nullptr;
  std::span<const Order> orders_;  // kept_, or those of the sheet if all its lines count
  std::vector<Order> kept_;
  std::vector<uint32_t> lines_;    // by index into kept_
  std::vector<Illegality> whys_;   // by line; empty while every line counts
  std::vector<UnitLine> by_unit_;  // only filled if a rule needs it
  bool has_perpetual_ = false;     // a line stands until the unit has another order
  bool is_chosen_ = false;         // if false, order `i` is that of line `i`
  std::vector<SetMark> marks_;
  std::vector<size_t> stated_;                    // the lines of statements that count, ascending
  std::array<PowerSets, kMaxPowers + 1> sets_{};  // by power
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_SHEET_RULES_H_
