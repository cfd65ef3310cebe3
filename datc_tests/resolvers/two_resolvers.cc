#include "datc_tests/resolvers/two_resolvers.h"

namespace entente {
namespace {

// "reason 3, cause BUR, dislodged by MUN by sea, moved to PAR".
std::string Text(const Map& map, const UnitOutcome& unit) {
  std::string text = "reason " + std::to_string(static_cast<int>(unit.outcome.reason));
  if (unit.outcome.cause != kNoProvince) text += ", cause " + std::string(map.Id(unit.outcome.cause));
  if (unit.dislodged_by != kNoProvince) text += ", dislodged by " + std::string(map.Id(unit.dislodged_by));
  if (unit.dislodger_convoyed) text += " by sea";
  if (unit.moved_to != kNoLocation) text += ", moved to " + std::string(map.Id(unit.moved_to));
  return text;
}

}  // namespace

TwoResolvers::TwoResolvers(const Map& map) : map_(map), general_(map) {
  for (int level = 0; level <= static_cast<int>(HostLevel()); ++level) {
    kernels_.emplace_back(map, static_cast<ProcessorLevel>(level));
  }
}

std::string TwoResolvers::Difference(const PositionView& position, const RuleOptions& rules,
                                     std::span<const Order> orders) {
  const MovementResult general = ResolveByDecisions(position, rules, orders, general_);
  std::string text;
  Compare("wide kernel", ResolveWidely(position, rules, orders, kernels_.front()), general, text);
  Compare("wide kernel of the host", ResolveWidely(position, rules, orders, kernels_.back()), general, text);
  for (size_t level = 0; level < kernels_.size(); ++level) {
    Compare("kernel of level " + std::to_string(level), ResolveMovement(position, rules, orders, kernels_[level]),
            general, text);
  }
  return text;
}

void TwoResolvers::Compare(const std::string& name, const MovementResult& kernel, const MovementResult& general,
                           std::string& text) const {
  if (kernel.units.size() != general.units.size()) {
    text += name + ": another number of units\n";
    return;
  }
  for (size_t u = 0; u < kernel.units.size(); ++u) {
    if (kernel.units[u] == general.units[u]) continue;
    text += std::string(map_.Id(kernel.units[u].unit.location)) + ": " + name + " " + Text(map_, kernel.units[u]) +
            "; general " + Text(map_, general.units[u]) + "\n";
  }
  for (int p = 0; p < map_.province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    if (kernel.unit_at[p] != general.unit_at[p])
      text += name + ": another unit in " + std::string(map_.Id(province)) + "\n";
    if (TestBit(kernel.contested, province) != TestBit(general.contested, province)) {
      text += name + ": one of the two calls " + std::string(map_.Id(province)) + " contested\n";
    }
  }
}

}  // namespace entente
