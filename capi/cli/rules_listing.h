// What `entente rules` prints: presets, a rulebook, options; as text and as JSON.
#ifndef ENTENTE_CAPI_CLI_RULES_LISTING_H_
#define ENTENTE_CAPI_CLI_RULES_LISTING_H_

#include <cstdint>
#include <string>
#include <vector>

#include "entente/entente.h"

namespace entente_cli {

struct Option {
  entente_option_info info;
  std::vector<entente_value_info> values;  // the default first
};

// Every option that the library has, by index.
std::vector<Option> AllOptions();

struct Preset {
  std::string name, text;
  entente_rules rules;
};

// Of these each function prints all that it is given; `rules` have a value for each of `options`.
void PrintPresets(const std::vector<Option>& options, const std::vector<Preset>& presets);
void PrintPresetsAsJson(const std::vector<Option>& options, const std::vector<Preset>& presets);
void PrintRulebook(const std::vector<Option>& options, const entente_rules& rules);
void PrintRulebookAsJson(const std::vector<Option>& options, const entente_rules& rules);
void PrintOptions(const std::vector<Option>& options);
void PrintOptionsAsJson(const std::vector<Option>& options);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_RULES_LISTING_H_
