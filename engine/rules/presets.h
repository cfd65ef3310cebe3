// Named sets of rule choices: rulebook editions and the practice of known judges. Constant; any threads.
#ifndef ENTENTE_ENGINE_RULES_PRESETS_H_
#define ENTENTE_ENGINE_RULES_PRESETS_H_

#include <span>
#include <string_view>

#include "base/status.h"
#include "rules/rule_options.h"

namespace entente {

// Texts end with a zero byte and live as long as the program.
struct RulePreset {
  std::string_view name;  // "2023"
  std::string_view doc;   // one line
  RuleOptions options;
};

// The presets: datc3 (the default) first.
std::span<const RulePreset> AllRulePresets();

// The choices of a preset, by its name in any case.
//   Errors: not found, naming all presets.
Result<RuleOptions> FindRulePreset(std::string_view name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RULES_PRESETS_H_
