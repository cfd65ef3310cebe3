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

TwoResolvers::TwoResolvers(const Map& map)
    : map_(map), fast_(FastFormsOfAllLevels(map)), general_(map), wide_(map, 128) {}

std::string TwoResolvers::Difference(const PositionView& position, const RuleOptions& rules,
                                     std::span<const Order> orders) {
  const MovementResult general = ResolveMovement(position, rules, orders, general_);
  std::string text;
  Compare("tables for more units", ResolveMovement(position, rules, orders, wide_), general, text);
  for (size_t level = 0; level < fast_.size(); ++level) {
    MovementResult result;
    if (!fast_[level]->Resolve(position, rules, orders, result)) continue;
    Compare("fast form of level " + std::to_string(level), result, general, text);
  }
  return text;
}

void TwoResolvers::Compare(const std::string& name, const MovementResult& fast, const MovementResult& general,
                           std::string& text) const {
  if (fast.units.size() != general.units.size()) {
    text += name + ": another number of units\n";
    return;
  }
  for (size_t u = 0; u < fast.units.size(); ++u) {
    if (fast.units[u] == general.units[u]) continue;
    text += std::string(map_.Id(fast.units[u].unit.location)) + ": " + name + " " + Text(map_, fast.units[u]) +
            "; general " + Text(map_, general.units[u]) + "\n";
  }
  for (int p = 0; p < map_.province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    if (fast.unit_at[p] != general.unit_at[p])
      text += name + ": another unit in " + std::string(map_.Id(province)) + "\n";
    if (TestBit(fast.contested, province) != TestBit(general.contested, province)) {
      text += name + ": one of the two calls " + std::string(map_.Id(province)) + " contested\n";
    }
  }
}

}  // namespace entente
