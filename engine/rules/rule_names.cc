#include "rules/rule_names.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/text.h"

namespace entente {
namespace {

// clang-format off
// The values of each option, under the option's name.
namespace values_of {
#define RULE_OPTION(Enum, member, origin, issue, question) constexpr RuleValue member[] = {
#define RULE_VALUE(enumerator, value_name, ...) RuleValue{.name = #value_name, __VA_ARGS__},
#define RULE_END };
#include "rules/rules.def"
}  // namespace values_of
// clang-format on

constexpr RuleOption kOptions[] = {
#define RULE_OPTION(Enum, member, from, issue_text, question_text)                         \
  {.name = #member,                                                                        \
   .origin = RuleOrigin::from,                                                             \
   .issue = issue_text,                                                                    \
   .question = question_text,                                                              \
   .values = values_of::member,                                                            \
   .get = [](const RuleOptions& options) { return static_cast<uint8_t>(options.member); }, \
   .set = [](RuleOptions& options, uint8_t value) { options.member = static_cast<Enum>(value); }},
#include "rules/rules.def"
};
static_assert(std::size(kOptions) == sizeof(RuleOptions));

// The form in which names are compared: upper case (NearestWords needs it), '-' and blanks as '_'.
std::string Key(std::string_view name) {
  std::string key = UpperCase(name);
  std::replace_if(
      key.begin(), key.end(), [](char c) { return c == '-' || c == ' '; }, '_');
  return key;
}

std::string Join(std::span<const std::string_view> words) {
  std::string text;
  for (std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

Status UnknownOption(std::string_view name) {
  std::vector<std::string_view> candidates;
  for (const RuleOption& option : kOptions) candidates.push_back(option.name);
  const std::vector<std::string_view> nearest = NearestWords(Key(name), candidates, 3);
  std::string message = "unknown rule option '" + Excerpt(name) + "'";
  if (!nearest.empty()) message += "; nearest: " + Join(nearest);
  return NotFoundError(message);
}

Status UnknownValue(const RuleOption& option, std::string_view name) {
  std::vector<std::string_view> names;
  for (const RuleValue& value : option.values) names.push_back(value.name);
  return NotFoundError("unknown value '" + Excerpt(name) + "' of rule option " + std::string(option.name) +
                       "; expected: " + Join(names));
}

}  // namespace

std::span<const RuleOption> AllRuleOptions() { return kOptions; }

Result<const RuleOption*> FindRuleOption(std::string_view name) {
  const std::string key = Key(name);
  for (const RuleOption& option : kOptions) {
    if (Key(option.name) == key) return &option;
  }
  return UnknownOption(name);
}

Result<uint8_t> FindRuleValue(const RuleOption& option, std::string_view name) {
  const std::string key = Key(name);
  for (size_t i = 0; i < option.values.size(); ++i) {
    if (Key(option.values[i].name) == key) return static_cast<uint8_t>(i);
  }
  return UnknownValue(option, name);
}

Status SetRule(std::string_view option_name, std::string_view value_name, RuleOptions& options) {
  const Result<const RuleOption*> option = FindRuleOption(option_name);
  if (!option.ok()) return option.status();
  const Result<uint8_t> value = FindRuleValue(**option, value_name);
  if (!value.ok()) return value.status();
  (*option)->set(options, *value);
  return OkStatus();
}

Status CheckRuleValues(const RuleOptions& options) {
  for (const RuleOption& option : kOptions) {
    const uint8_t value = option.get(options);
    if (value < option.values.size()) continue;
    return InvalidError("rule option " + std::string(option.name) + " has no value number " + std::to_string(value));
  }
  return OkStatus();
}

void CopyMapRules(const RuleOptions& from, RuleOptions& to) {
  for (const RuleOption& option : kOptions) {
    if (option.origin == RuleOrigin::kMap) option.set(to, option.get(from));
  }
}

std::string FormatRules(const RuleOptions& options) {
  std::string text;
  for (const RuleOption& option : kOptions) {
    const uint8_t value = option.get(options);
    if (value == 0 || value >= option.values.size()) continue;
    text += (text.empty() ? "" : ", ") + std::string(option.name) + "=" + std::string(option.values[value].name);
  }
  return text;
}

}  // namespace entente
