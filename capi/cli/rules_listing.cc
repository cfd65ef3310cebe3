#include "rules_listing.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "handle.h"
#include "json_text.h"
#include "output.h"

namespace entente_cli {
namespace {

const entente_value_info& ValueIn(const entente_rules& rules, const std::vector<RuleOption>& options, size_t option) {
  return options[option].values[rules.value[option]];
}

std::string SettingText(const RuleOption& option, const entente_value_info& value) {
  return absl::StrCat(option.info.name, "=", value.name);
}

// "4.A.3 c": the issue of the DATC and the letter of its choice, as far as there are any.
std::string IssueAndLetter(const RuleOption& option, const entente_value_info& value) {
  const absl::string_view issue = option.info.issue, letter = value.letter;
  return absl::StrCat(issue, issue.empty() || letter.empty() ? "" : " ", letter);
}

// ---- Text ----

struct RuleRow {
  std::string mark, setting, issue, text;
};

// Settings and issues in columns as wide as the widest.
void PrintRuleRows(const std::vector<RuleRow>& rows) {
  size_t setting_width = 0, issue_width = 0;
  for (const RuleRow& row : rows) {
    setting_width = std::max(setting_width, row.setting.size());
    issue_width = std::max(issue_width, row.issue.size());
  }
  for (const RuleRow& row : rows) {
    PrintLine(
        absl::StrFormat("%s%-*s  %-*s  %s", row.mark, setting_width, row.setting, issue_width, row.issue, row.text));
  }
}

RuleRow RuleRowOf(const RuleOption& option, const entente_value_info& value, absl::string_view mark) {
  return {std::string(mark), SettingText(option, value), IssueAndLetter(option, value),
          absl::StrCat(option.info.question, " ", value.text)};
}

std::string OriginText(const RuleOption& option) {
  switch (option.info.origin) {
    case ENTENTE_ORIGIN_DATC:
      return absl::StrCat("DATC ", option.info.issue);
    case ENTENTE_ORIGIN_MAP:
      return "RULE lines of maps";
    default:
      return "a habit of judges";
  }
}

void PrintValue(const entente_value_info& value, bool is_default) {
  const absl::string_view letter = value.letter, cases = value.cases, no_answer = value.no_answer;
  PrintLine(absl::StrCat("  ", value.name, letter.empty() ? "" : absl::StrCat(" (", letter, ")"),
                         is_default ? ", the default: " : ": ", value.text));
  if (!cases.empty()) PrintLine(absl::StrCat("      changes ", cases));
  if (!no_answer.empty()) PrintLine(absl::StrCat("      leaves without an answer ", no_answer));
  if (*value.map_rules != '\0') PrintLine(absl::StrCat("      RULE ", value.map_rules));
  if (value.acts == 0) PrintLine("      does not act yet");
}

// ---- JSON ----

std::string TextMember(absl::string_view name, absl::string_view text) {
  return JsonMember(name, JsonQuotedOrNull(text));
}

// Blank-separated words.
std::string ListMember(absl::string_view name, absl::string_view words) {
  return JsonMember(name, JsonArray(absl::StrSplit(words, ' ', absl::SkipEmpty()), JsonQuoted));
}

// Appends what a value is, from its letter on.
std::vector<std::string> WithValue(std::vector<std::string> members, const entente_value_info& value) {
  const std::vector<std::string> more = {
      TextMember("letter", value.letter),       TextMember("text", value.text),
      ListMember("cases", value.cases),         ListMember("no_answer", value.no_answer),
      ListMember("map_rules", value.map_rules), JsonMember("acts", value.acts != 0 ? "true" : "false")};
  members.insert(members.end(), more.begin(), more.end());
  return members;
}

std::string RuleChangesAsJson(const std::vector<RuleOption>& options, const entente_rules& rules) {
  std::vector<std::string> changes;
  for (size_t i = 0; i < options.size(); ++i) {
    if (rules.value[i] == 0) continue;
    const entente_option_info& option = options[i].info;
    const entente_value_info& value = ValueIn(rules, options, i);
    changes.push_back(JsonObject(WithValue({TextMember("option", option.name), TextMember("value", value.name),
                                            TextMember("issue", option.issue), TextMember("question", option.question)},
                                           value)));
  }
  return absl::StrCat("\"changes\":[", absl::StrJoin(changes, ","), "]");
}

std::string OptionAsJson(const RuleOption& option) {
  constexpr const char* kOrigins[] = {"datc", "map", "judge"};
  const auto value_as_json = [](const entente_value_info& value) {
    return JsonObject(WithValue({TextMember("name", value.name)}, value));
  };
  return JsonObject({TextMember("name", option.info.name),
                     TextMember("origin", kOrigins[std::min<uint32_t>(option.info.origin, ENTENTE_ORIGIN_JUDGE)]),
                     TextMember("issue", option.info.issue), TextMember("question", option.info.question),
                     JsonMember("values", JsonArray(option.values, value_as_json))});
}

}  // namespace

std::vector<RuleOption> AllOptions() {
  std::vector<RuleOption> options;
  RuleOption option{Sized<entente_option_info>(), {}};
  for (uint32_t i = 0; entente_option(i, &option.info, nullptr) == ENTENTE_OK; ++i) {
    option.values.assign(option.info.value_count, Sized<entente_value_info>());
    for (uint32_t v = 0; v < option.info.value_count; ++v) entente_option_value(i, v, &option.values[v], nullptr);
    options.push_back(option);
  }
  return options;
}

void PrintPresets(const std::vector<RuleOption>& options, const std::vector<Preset>& presets) {
  for (const Preset& preset : presets) {
    if (&preset != &presets.front()) Print("\n");
    PrintLine(absl::StrCat(preset.name, ": ", preset.text));
    std::vector<RuleRow> rows;
    for (size_t i = 0; i < options.size(); ++i) {
      if (preset.rules.value[i] != 0) rows.push_back(RuleRowOf(options[i], ValueIn(preset.rules, options, i), "  "));
    }
    PrintRuleRows(rows);
  }
}

void PrintPresetsAsJson(const std::vector<RuleOption>& options, const std::vector<Preset>& presets) {
  const auto as_json = [&](const Preset& preset) {
    return JsonObject(
        {TextMember("name", preset.name), TextMember("text", preset.text), RuleChangesAsJson(options, preset.rules)});
  };
  Print(absl::StrCat(JsonObject({JsonMember("presets", JsonArray(presets, as_json))}), "\n"));
}

void PrintRulebook(const std::vector<RuleOption>& options, const entente_rules& rules) {
  std::vector<RuleRow> rows;
  for (size_t i = 0; i < options.size(); ++i) {
    rows.push_back(RuleRowOf(options[i], ValueIn(rules, options, i), rules.value[i] == 0 ? "  " : "* "));
  }
  PrintRuleRows(rows);
}

void PrintRulebookAsJson(const std::vector<RuleOption>& options, const entente_rules& rules) {
  std::vector<std::string> values;
  for (size_t i = 0; i < options.size(); ++i) {
    values.push_back(TextMember(options[i].info.name, ValueIn(rules, options, i).name));
  }
  Print(absl::StrCat(JsonObject({JsonMember("rules", JsonObject(values)), RuleChangesAsJson(options, rules)}), "\n"));
}

void PrintOptions(const std::vector<RuleOption>& options) {
  for (const RuleOption& option : options) {
    if (&option != &options.front()) Print("\n");
    PrintLine(absl::StrCat(option.info.name, " (", OriginText(option), "): ", option.info.question));
    for (const entente_value_info& value : option.values) PrintValue(value, &value == &option.values.front());
  }
}

void PrintOptionsAsJson(const std::vector<RuleOption>& options) {
  Print(absl::StrCat(JsonObject({JsonMember("options", JsonArray(options, OptionAsJson))}), "\n"));
}

}  // namespace entente_cli
