// Prints presets, a rulebook or options for `entente rules`, as text or as JSON.
#ifndef ENTENTE_CAPI_CLI_RULES_LISTING_H_
#define ENTENTE_CAPI_CLI_RULES_LISTING_H_

#include <cstdint>
#include <string>
#include <vector>

#include "entente/entente.h"

namespace entente_cli {

struct RuleOption {
  entente_option_info info;
  std::vector<entente_value_info> values;  // the default first
};

// Every option that the library has, by index.
std::vector<RuleOption> AllOptions();

struct Preset {
  std::string name, text;
  entente_rules rules;
};

// `rules` have a value for each of `options`.
void PrintPresets(const std::vector<RuleOption>& options, const std::vector<Preset>& presets);
void PrintPresetsAsJson(const std::vector<RuleOption>& options, const std::vector<Preset>& presets);
void PrintRulebook(const std::vector<RuleOption>& options, const entente_rules& rules);
void PrintRulebookAsJson(const std::vector<RuleOption>& options, const entente_rules& rules);
void PrintOptions(const std::vector<RuleOption>& options);
void PrintOptionsAsJson(const std::vector<RuleOption>& options);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_RULES_LISTING_H_
