// The table of rules (rules.def) as data: options and their values as text, for JSON rules, the command line, the C ABI
// and documentation.
//
// Names are lower case with underscores ("civil_disorder" = "home_distance"); look-ups take any case and '-' for '_'.
// The table is constant; any threads.
#ifndef ENTENTE_ENGINE_RULES_RULE_NAMES_H_
#define ENTENTE_ENGINE_RULES_RULE_NAMES_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/status.h"
#include "rules/rule_options.h"

namespace entente {

// Where an option comes from, and so who sets it.
enum class RuleOrigin : uint8_t {
  kDatc,   // an issue of DATC chapter 4
  kMap,    // RULE lines of maps (map_rules.h)
  kJudge,  // neither: a habit of judges
};

// A value of an option. Its number is its index in RuleOption::values and that of its enumerator. Texts end with a zero
// byte and live as long as the program.
struct RuleValue {
  std::string_view name;            // "home_distance"
  std::string_view letter = "";     // of DATC 3.0; "" if it has none
  std::string_view doc = "";        // what it does, one line
  std::string_view cases = "";      // DATC cases it changes or leaves without an answer, blank-separated
  std::string_view no_answer = "";  // those of them that it leaves without an answer
  std::string_view map_rules = "";  // RULE names that set it when all are in force, blank-separated
};

struct RuleOption {
  std::string_view name;  // "civil_disorder"
  RuleOrigin origin;
  std::string_view issue;             // "4.D.8"; "" unless the origin is kDatc
  std::string_view question;          // one line, which every value's doc answers
  std::span<const RuleValue> values;  // the default first
  uint8_t (*get)(const RuleOptions&);
  void (*set)(RuleOptions&, uint8_t);

  const RuleValue& ValueIn(const RuleOptions& options) const { return values[get(options)]; }
};

// Every option, in the sequence of the table and so of RuleOptions' members.
std::span<const RuleOption> AllRuleOptions();

// The option, or the value of an option, of that name.
//   Errors: not found, naming the word and the nearest valid ones (for a value: all of them).
Result<const RuleOption*> FindRuleOption(std::string_view name);
Result<uint8_t> FindRuleValue(const RuleOption& option, std::string_view name);

// Sets one option by name: one entry of a JSON object of options. Errors: as FindRuleOption, FindRuleValue.
Status SetRule(std::string_view option, std::string_view value, RuleOptions& options);

// Checks that every option has a value of the table. Call it for numbers from a caller; rules read by name need no check.
//   Errors: invalid for a number that is none of its option's values.
Status CheckRuleValues(const RuleOptions& options);

// Copies the options of maps (RuleOrigin::kMap): a map keeps them when the rulebook changes.
void CopyMapRules(const RuleOptions& from, RuleOptions& to);

// What differs from the default, "civil_disorder=home_distance, waive=forbidden"; "" for the default.
std::string FormatRules(const RuleOptions& options);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RULES_RULE_NAMES_H_
