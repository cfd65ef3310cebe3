#include "fast/byte_phase.h"

#include <cstring>
#include <type_traits>

#include "base/lazy.h"
#include "board/legality.h"
#include "fast/byte_resolver.h"
#include "phase/dislodgement.h"

namespace entente {
namespace {

// Whether the rules judge each order alone and send moves exactly where orders say.
bool KnowsRules(const PositionView& before, const RuleOptions& rules) {
  const bool plain_supports =
      rules.support_coast == SupportCoast::kMustMatch && rules.impossible_orders == ImpossibleOrders::kIgnored &&
      rules.absent_hold_support == AbsentHoldSupport::kWorks && rules.missing_moves == MissingMoves::kHold;
  return plain_supports && rules.convoy_path != ConvoyPath::kRequired && ByteRowReader::Knows(rules) &&
         !IsSpecialBoard(before, before.stage().graph(rules), rules);
}

// The second half of the result of an order that succeeds.
uint64_t Success() {
  static_assert(sizeof(OrderResult) == 2 * sizeof(uint64_t) && std::is_trivially_copyable_v<OrderResult>);
  static constexpr OrderResult kSuccess;
  uint64_t words[2];
  std::memcpy(words, &kSuccess, sizeof words);
  return words[1];
}

}  // namespace

BytePhase::BytePhase(const Map& map, ProcessorLevel level)
    : kernel_(ByteKernelOf(level)), reader_(map, kernel_.reading) {
  std::memset(coast_bits_, 0, sizeof coast_bits_);
  for (int l = map.province_count(); l < map.location_count(); ++l) {
    const ProvinceIndex province = map.ProvinceOf(static_cast<LocationIndex>(l));
    coast_bits_[l] = static_cast<uint8_t>((l - map.FirstCoast(province) + 1) << 1);
  }
}

bool BytePhase::Fits(const Map& map) {
  return ByteRowReader::Fits(map) && map.stage_count() == 1 && !map.has_extra_state();
}

// On a map of one stage the answer is the same for all positions.
bool BytePhase::Knows(const PositionView& before, const RuleOptions& rules) {
  if (!asked_ || std::memcmp(&rules, &rules_, sizeof rules) != 0) {
    asked_ = true;
    rules_ = rules;
    knows_ = KnowsRules(before, rules);
  }
  return knows_;
}

bool BytePhase::Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given,
                           PhaseRecord& record) {
  if (!Knows(before, rules) || !given.paths.empty() || before.unit_count() > kMostByteUnits) return false;
  const std::span<OrderResult> results = record.Begin(given.orders.size());
  reader_.Begin(before, board_);
  const bool at_once = reader_.ReadAtOnce(given.orders, ByteChecks::kPlain, board_);
  if (at_once) {
    TakeOrders(before, rules, given.orders, results);
  } else if (!ReadOrders(before, rules, given.orders, results)) {
    return false;
  }
  reader_.LetHold(ordered_, board_);
  if (!kernel_.decide(ByteRules(before, rules), board_)) return false;
  if (at_once) {
    RecordOutcomes(results);
  } else {
    for (OrderResult& result : results) result.outcome = OutcomeOf(result);
  }
  RecordImplied(record);
  WriteAfter(before, record.after());
  DislodgeUnits(before, rules, record);
  return true;
}

// Takes orders that were read at once, at most one per unit: writes results as if all succeeded, then checks the
// orders that are not plain.
void BytePhase::TakeOrders(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                           std::span<OrderResult> results) {
  const ByteOrders& read = reader_.read();
  const auto* bits = reinterpret_cast<const uint64_t*>(orders.data());
  kernel_.writing.successes(bits, static_cast<int>(orders.size()), Success(), results.data());
  ordered_ = read.ordered;
  illegal_ = 0;
  if (((read.ordered & ~read.plain) | read.strays) == 0) return;
  const BoardView view(before, rules);
  const auto check = [&](size_t i, int u) {
    const CheckedOrder checked = CheckMovementOrder(view, orders[i]);
    results[i] = {checked.order, checked.why, false, {}};
    if (checked.legal()) {
      reader_.Enter(checked.order, reader_.Look(checked.order, board_), board_);
    } else {
      illegal_ |= Word{1} << i;
      ordered_ &= ~(Word{1} << u);
    }
  };
  for (Word rest = read.ordered & ~read.plain; rest != 0; rest &= rest - 1) {
    const int u = std::countr_zero(rest);
    check(read.order_of[u], u);
  }
  for (Word rest = read.strays; rest != 0; rest &= rest - 1) {
    check(static_cast<size_t>(std::countr_zero(rest)), ByteBoard::kNoUnit);
  }
}

// Records the outcomes of units whose order does not simply succeed, or that are dislodged.
void BytePhase::RecordOutcomes(std::span<OrderResult> results) const {
  for (Word rest = board_.told & ordered_; rest != 0; rest &= rest - 1) {
    const int u = std::countr_zero(rest);
    results[reader_.read().order_of[u]].outcome = board_.OutcomeOf(u);
  }
  for (Word rest = illegal_; rest != 0; rest &= rest - 1) {
    OrderResult& result = results[static_cast<size_t>(std::countr_zero(rest))];
    result.outcome = OutcomeOf(result);
  }
}

// Checks the orders one by one and enters the legal ones. Returns false if two contradict each other.
bool BytePhase::ReadOrders(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                           std::span<OrderResult> results) {
  Lazy<BoardView> view;
  ordered_ = 0;
  for (size_t i = 0; i < orders.size(); ++i) {
    CheckedOrder checked{orders[i]};
    ByteRowReader::Named named = reader_.Look(orders[i], board_);
    if (!reader_.IsPlainlyLegal(orders[i], named, board_)) {
      checked = CheckMovementOrder(view.Get(before, rules), orders[i]);
      named = reader_.Look(checked.order, board_);
    }
    results[i] = {checked.order, checked.why, false, {}};
    if (!checked.legal()) continue;
    const int u = named.unit;
    reader_.Enter(checked.order, named, board_);
    if ((ordered_ >> u & 1) != 0) {
      if (results[first_[u]].order != checked.order) return false;
      continue;
    }
    first_[u] = static_cast<uint32_t>(i);
    ordered_ |= Word{1} << u;
  }
  return true;
}

OrderOutcome BytePhase::OutcomeOf(const OrderResult& result) const {
  const int u = reader_.UnitAt(result.order.source(), board_);
  const OrderOutcome outcome = board_.OutcomeOf(u);
  if (result.why == Illegality::kNone) return outcome;
  const bool own = u != ByteBoard::kNoUnit && result.why != Illegality::kForeignUnit;
  return {Reason::kIllegal, kNoProvince, own ? outcome.dislodged_by : kNoProvince};
}

void BytePhase::RecordImplied(PhaseRecord& record) const {
  const Word all = (Word{1} << board_.count) - 1;
  for (Word rest = all & ~ordered_; rest != 0; rest &= rest - 1) {
    const int u = std::countr_zero(rest);
    record.AddImplied(ByteRowReader::HoldOf(u, board_), board_.OutcomeOf(u));
  }
}

// Writes all units that are not dislodged to their provinces after the phase.
void BytePhase::WriteAfter(const PositionView& before, PositionRef after) const {
  after.CopyFrom(before);
  after.SetUnitCount(board_.count - std::popcount(board_.dislodged));
  if (kernel_.writing.units == nullptr) return MoveUnits(before, after);
  kernel_.writing.units(board_, coast_bits_, before.map().province_count(), after.mutable_unit_codes(),
                        after.mutable_occupied_row());
}

// Moves units one by one, in rows copied from the position before.
void BytePhase::MoveUnits(const PositionView& before, PositionRef after) const {
  const uint16_t* codes = before.unit_codes();
  uint16_t* codes_after = after.mutable_unit_codes();
  Word* occupied = after.mutable_occupied_row();
  for (Word rest = board_.won | board_.dislodged; rest != 0; rest &= rest - 1) {
    const uint8_t at = board_.at[std::countr_zero(rest)];
    codes_after[at] = 0;
    ClearBit(occupied, at);
  }
  for (Word rest = board_.won; rest != 0; rest &= rest - 1) {
    const int m = std::countr_zero(rest);
    const uint8_t to = board_.into[m];
    codes_after[to] = static_cast<uint16_t>((codes[board_.at[m]] & 0xff01) | coast_bits_[board_.target[m]]);
    SetBit(occupied, to);
  }
}

void BytePhase::DislodgeUnits(const PositionView& before, const RuleOptions& rules, PhaseRecord& record) const {
  for (Word rest = board_.dislodged; rest != 0; rest &= rest - 1) {
    const int u = std::countr_zero(rest), by = board_.dislodged_by[u];
    const bool by_sea = (board_.convoyed >> by & 1) != 0;
    Dislodge(before, rules, {board_.UnitOf(u), board_.NameOf(by), by_sea}, board_.contested, record);
  }
}

}  // namespace entente
