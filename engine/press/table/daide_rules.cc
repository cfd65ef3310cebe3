#include "press/table/daide_rules.h"

#include "map/rules_fit.h"
#include "rules/presets.h"
#include "rules/rule_names.h"

namespace entente::press {

RuleOptions DaideRules() {
  const Result<RuleOptions> preset = FindRulePreset("daide");
  return preset.ok() ? *preset : RuleOptions();
}

RuleOptions DaideRules(const Map& map) {
  RuleOptions rules = DaideRules();
  if (const Result<RuleOptions> own = DefaultRules(map); own.ok()) CopyMapRules(*own, rules);
  return rules;
}

}  // namespace entente::press
