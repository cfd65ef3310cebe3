#include "press/referee/daide_rules.h"

#include "rules/presets.h"

namespace entente::press {

RuleOptions DaideRules() {
  const absl::StatusOr<RuleOptions> preset = FindRulePreset("daide");
  return preset.ok() ? *preset : RuleOptions();
}

}  // namespace entente::press
