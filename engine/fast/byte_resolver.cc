#include "fast/byte_resolver.h"

#include <bit>
#include <cstring>

namespace entente {

ByteResolver::ByteResolver(const Map& map, ProcessorLevel level)
    : fingerprint_(map.fingerprint()), kernel_(ByteKernelOf(level)), reader_(map, kernel_.reading) {}

bool ByteResolver::Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                           MovementResult& result) {
  if (position.unit_count() > kMostByteUnits || position.map().fingerprint() != fingerprint_) return false;
  reader_.Begin(position, board_);
  reader_.LetHold(Read(orders), board_);
  if (!kernel_.decide(ByteRules(position, rules), board_)) return false;
  WriteOutcomes();
  result = {{outcomes_, static_cast<size_t>(board_.count)}, unit_at_, board_.contested};
  return true;
}

// Enters the orders and returns the set of their units.
Word ByteResolver::Read(std::span<const Order> orders) {
  if (reader_.ReadAtOnce(orders, ByteChecks::kNone, board_)) return reader_.read().ordered;
  Word ordered = 0;
  for (const Order order : orders) {
    const ByteRowReader::Named named = reader_.Look(order, board_);
    reader_.Enter(order, named, board_);
    ordered |= Word{1} << named.unit;
  }
  return ordered;
}

// Writes the outcomes of all units as if their orders succeeded.
void ByteResolver::WriteSuccesses() {
  if (kernel_.writing.outcomes != nullptr) return kernel_.writing.outcomes(board_, outcomes_, unit_at_);
  std::memset(unit_at_, 0xff, sizeof unit_at_);
  for (int u = 0; u < board_.count; ++u) {
    unit_at_[board_.at[u]] = static_cast<UnitIndex>(u);
    outcomes_[u] = {board_.UnitOf(u), {}, kNoLocation, kNoProvince, false};
  }
  for (Word rest = board_.won; rest != 0; rest &= rest - 1) {
    const int m = std::countr_zero(rest);
    outcomes_[m].moved_to = board_.target[m];
  }
}

// Writes the outcomes. Those of units in the kernel's report replace the successes.
void ByteResolver::WriteOutcomes() {
  WriteSuccesses();
  for (Word rest = board_.told; rest != 0; rest &= rest - 1) {
    const int u = std::countr_zero(rest);
    UnitOutcome& out = outcomes_[u];
    out.outcome = board_.OutcomeOf(u);
    out.dislodged_by = out.outcome.dislodged_by;
    out.dislodger_convoyed = (board_.convoyed >> board_.dislodged_by[u] & 1) != 0;
  }
}

}  // namespace entente
