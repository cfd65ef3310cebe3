// Rule options and their values as text, for JSON rules, the command line, the C ABI and documentation; and which of
// them act.
//
// Names are lower case with underscores ("civil_disorder" = "home_distance"); look-ups take any case and '-' for '_'.
// The tables are constant; any threads.
#ifndef ENTENTE_ENGINE_RULES_RULE_NAMES_H_
#define ENTENTE_ENGINE_RULES_RULE_NAMES_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/status.h"
#include "rules/rule_options.h"

namespace entente {

// A value of an option. Its number is its index in RuleOption::values and the number of the enumerator.
struct RuleValue {
  std::string_view name;    // "home_distance"
  std::string_view choice;  // letter of DATC 3.0, "" if it has none
  std::string_view doc;     // what it does, one line
  std::string_view cases;   // DATC cases whose result differs from the default's, blank-separated
  bool acts;                // else CheckSupported refuses it
};

struct RuleOption {
  std::string_view name;              // "civil_disorder"
  std::string_view issue;             // "4.D.8"; "" for an option of map RULE lines
  std::string_view doc;               // the question, one line
  std::span<const RuleValue> values;  // the default first
  uint8_t (*get)(const RuleOptions&);
  void (*set)(RuleOptions&, uint8_t);

  const RuleValue& ValueIn(const RuleOptions& options) const { return values[get(options)]; }
};

// Every option, in the order of RuleOptions' members.
std::span<const RuleOption> AllRuleOptions();

// The option, or the value of an option, of that name.
//   Errors: not found, naming the word and the nearest valid ones (for a value: all of them).
absl::StatusOr<const RuleOption*> FindRuleOption(std::string_view name);
absl::StatusOr<uint8_t> FindRuleValue(const RuleOption& option, std::string_view name);

// Sets one option by name: one entry of a JSON object of options. Errors: as FindRuleOption, FindRuleValue.
absl::Status SetRule(std::string_view option, std::string_view value, RuleOptions& options);

// Unsupported, naming the first option and value that does not act yet; also a value that is no enumerator (bad input).
// Ok if all act.
absl::Status CheckSupported(const RuleOptions& options);

// Copies what map RULE lines set, the options without an issue: a map keeps them when the rulebook changes.
void CopyMapRules(const RuleOptions& from, RuleOptions& to);

// What differs from the default, "civil_disorder=home_distance, waive=forbidden"; "" for the default.
std::string FormatRules(const RuleOptions& options);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RULES_RULE_NAMES_H_
