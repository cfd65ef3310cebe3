#include "press/referee/daide_rules.h"

#include "rules/presets.h"
#include "rules/rule_names.h"

namespace entente::press {

RuleOptions DaideRules() {
  const absl::StatusOr<RuleOptions> preset = FindRulePreset("daide");
  RuleOptions rules = preset.ok() ? *preset : RuleOptions();
  for (const RuleOption& option : AllRuleOptions()) {
    if (!option.ValueIn(rules).acts) option.set(rules, option.get(RuleOptions()));
  }
  return rules;
}

}  // namespace entente::press
