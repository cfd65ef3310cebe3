#include "map/rules_fit.h"

#include <string>
#include <vector>

#include "rules/map_rules.h"

namespace entente {

absl::StatusOr<RuleOptions> DefaultRules(const Map& map) { return WithMapRules(map.RuleNames()); }

absl::Status CheckRulesFit(const Map& map, const RuleOptions& rules) {
  if (rules.hidden_builds == HiddenBuilds::kAll && !map.Has(MapTrait::kHiddenBuilds)) {
    return UnsupportedError("rule option hidden_builds=all (HIDE_BUILDS) on the map " + std::string(map.name()) +
                            ": expected a map with RULE HIDE_BUILDS or hidden sites");
  }
  return absl::OkStatus();
}

absl::Status CheckStartRule(const Map& map, std::string_view rule_name) {
  const MapRule* rule = FindMapRule(rule_name);
  if (rule == nullptr || rule->effect != MapRuleEffect::kStart) return absl::OkStatus();
  const std::vector<std::string_view> own = map.RuleNames();
  if (IsInForce(rule->name, own)) return absl::OkStatus();
  return UnsupportedError("rule " + std::string(rule->name) +
                          " changes how games start: expected it in a RULE line of " + std::string(map.name()));
}

}  // namespace entente
