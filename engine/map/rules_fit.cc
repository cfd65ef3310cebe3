#include "map/rules_fit.h"

#include <string>
#include <vector>

#include "rules/map_rules.h"
#include "rules/rule_names.h"

namespace entente {

Result<RuleOptions> DefaultRules(const Map& map) { return WithMapRules(map.RuleNames()); }

Status CheckRulesFit(const Map& map, const RuleOptions& rules) {
  const struct {
    bool is_chosen;
    MapTrait trait;  // the trait of maps whose positions have room for it
    std::string_view rule;
    std::string_view expected;
  } needs[] = {
      {rules.hidden_builds == HiddenBuilds::kAll, MapTrait::kHiddenBuilds, "hidden_builds=all (HIDE_BUILDS)",
       "RULE HIDE_BUILDS or hidden sites"},
      {rules.garrison == Garrison::kAllowed, MapTrait::kGarrison, "garrison=allowed (GARRISON)", "RULE GARRISON"},
      {rules.vassals == Vassals::kByHomes, MapTrait::kVassals, "vassals=by_homes (VASSAL_DUMMIES)",
       "RULE VASSAL_DUMMIES"},
  };
  for (const auto& need : needs) {
    if (!need.is_chosen || map.Has(need.trait)) continue;
    return UnsupportedError("rule option " + std::string(need.rule) + " on the map " + std::string(map.name()) +
                            ": expected a map with " + std::string(need.expected));
  }
  return OkStatus();
}

Result<RuleOptions> RulesOnMap(RuleOptions rules, const Map* chosen_for, const Map& map) {
  const bool same = chosen_for == nullptr ? map.name() == "standard" : chosen_for->fingerprint() == map.fingerprint();
  if (same) {
    if (Status status = CheckRulesFit(map, rules); !status.ok()) return status;
    return rules;
  }
  ENTENTE_ASSIGN(const RuleOptions own, DefaultRules(map));
  CopyMapRules(own, rules);
  return rules;
}

Status CheckStartRule(const Map& map, std::string_view rule_name) {
  const MapRule* rule = FindMapRule(rule_name);
  if (rule == nullptr || rule->effect != MapRuleEffect::kStart) return OkStatus();
  const std::vector<std::string_view> own = map.RuleNames();
  if (IsInForce(rule->name, own)) return OkStatus();
  return UnsupportedError("rule " + std::string(rule->name) +
                          " changes how games start: expected it in a RULE line of " + std::string(map.name()));
}

}  // namespace entente
