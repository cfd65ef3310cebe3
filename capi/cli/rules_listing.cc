#include "rules_listing.h"

#include <algorithm>
#include <string_view>

#include "handle.h"
#include "json_text.h"
#include "output.h"

namespace entente_cli {
namespace {

const entente_value_info& ValueIn(const entente_rules& rules, const std::vector<Option>& options, size_t option) {
  return options[option].values[rules.value[option]];
}

std::string SettingText(const Option& option, const entente_value_info& value) {
  return std::string(option.info.name) + "=" + value.name;
}

// "4.A.3 c": the issue of the DATC and the letter of its choice, as far as there are any.
std::string IssueAndLetter(const Option& option, const entente_value_info& value) {
  const std::string issue = option.info.issue, letter = value.letter;
  return issue + (issue.empty() || letter.empty() ? "" : " ") + letter;
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
    std::string line = row.mark + row.setting;
    line.resize(row.mark.size() + setting_width + 2, ' ');
    line += row.issue;
    line.resize(row.mark.size() + setting_width + 2 + issue_width + 2, ' ');
    PrintLine(line + row.text);
  }
}

RuleRow RuleRowOf(const Option& option, const entente_value_info& value, std::string_view mark) {
  return {std::string(mark), SettingText(option, value), IssueAndLetter(option, value),
          std::string(option.info.question) + " " + value.text};
}

std::string OriginText(const Option& option) {
  switch (option.info.origin) {
    case ENTENTE_ORIGIN_DATC:
      return "DATC " + std::string(option.info.issue);
    case ENTENTE_ORIGIN_MAP:
      return "RULE lines of maps";
    default:
      return "a habit of judges";
  }
}

void PrintValue(const entente_value_info& value, bool is_default) {
  const std::string letter = value.letter, cases = value.cases, no_answer = value.no_answer, names = value.map_rules;
  PrintLine("  " + std::string(value.name) + (letter.empty() ? "" : " (" + letter + ")") +
            (is_default ? ", the default: " : ": ") + value.text);
  if (!cases.empty()) PrintLine("      changes " + cases);
  if (!no_answer.empty()) PrintLine("      leaves without an answer " + no_answer);
  if (!names.empty()) PrintLine("      RULE " + names);
  if (value.acts == 0) PrintLine("      does not act yet");
}

// ---- JSON ----

std::string TextMember(std::string_view name, std::string_view text) {
  return JsonQuoted(name) + ":" + (text.empty() ? "null" : JsonQuoted(text));
}

// Blank-separated words.
std::string ListMember(std::string_view name, std::string_view words) {
  std::string list;
  while (!words.empty()) {
    const size_t end = std::min(words.find(' '), words.size());
    list += (list.empty() ? "" : ",") + JsonQuoted(words.substr(0, end));
    words.remove_prefix(std::min(words.size(), end + 1));
  }
  return JsonQuoted(name) + ":[" + list + "]";
}

std::string ValueAsJson(const entente_value_info& value) {
  return TextMember("letter", value.letter) + "," + TextMember("text", value.text) + "," +
         ListMember("cases", value.cases) + "," + ListMember("no_answer", value.no_answer) + "," +
         ListMember("map_rules", value.map_rules) + ",\"acts\":" + (value.acts != 0 ? "true" : "false");
}

std::string RuleChangesAsJson(const std::vector<Option>& options, const entente_rules& rules) {
  std::string json;
  for (size_t i = 0; i < options.size(); ++i) {
    if (rules.value[i] == 0) continue;
    const entente_value_info& value = ValueIn(rules, options, i);
    json += std::string(json.empty() ? "" : ",") + "{" + TextMember("option", options[i].info.name) + "," +
            TextMember("value", value.name) + "," + TextMember("issue", options[i].info.issue) + "," +
            TextMember("question", options[i].info.question) + "," + ValueAsJson(value) + "}";
  }
  return "\"changes\":[" + json + "]";
}

std::string OptionAsJson(const Option& option) {
  constexpr const char* kOrigins[] = {"datc", "map", "judge"};
  std::string values;
  for (const entente_value_info& value : option.values) {
    values +=
        std::string(values.empty() ? "" : ",") + "{" + TextMember("name", value.name) + "," + ValueAsJson(value) + "}";
  }
  return "{" + TextMember("name", option.info.name) + "," +
         TextMember("origin", kOrigins[std::min<uint32_t>(option.info.origin, ENTENTE_ORIGIN_JUDGE)]) + "," +
         TextMember("issue", option.info.issue) + "," + TextMember("question", option.info.question) + ",\"values\":[" +
         values + "]}";
}

}  // namespace

std::vector<Option> AllOptions() {
  std::vector<Option> options;
  Option option{Sized<entente_option_info>(), {}};
  for (uint32_t i = 0; entente_option(i, &option.info, nullptr) == ENTENTE_OK; ++i) {
    option.values.assign(option.info.value_count, Sized<entente_value_info>());
    for (uint32_t v = 0; v < option.info.value_count; ++v) entente_option_value(i, v, &option.values[v], nullptr);
    options.push_back(option);
  }
  return options;
}

void PrintPresets(const std::vector<Option>& options, const std::vector<Preset>& presets) {
  for (const Preset& preset : presets) {
    if (&preset != &presets.front()) Print("\n");
    PrintLine(preset.name + ": " + preset.text);
    std::vector<RuleRow> rows;
    for (size_t i = 0; i < options.size(); ++i) {
      if (preset.rules.value[i] != 0) rows.push_back(RuleRowOf(options[i], ValueIn(preset.rules, options, i), "  "));
    }
    PrintRuleRows(rows);
  }
}

void PrintPresetsAsJson(const std::vector<Option>& options, const std::vector<Preset>& presets) {
  std::string json;
  for (const Preset& preset : presets) {
    json += std::string(json.empty() ? "" : ",") + "{" + TextMember("name", preset.name) + "," +
            TextMember("text", preset.text) + "," + RuleChangesAsJson(options, preset.rules) + "}";
  }
  Print("{\"presets\":[" + json + "]}\n");
}

void PrintRulebook(const std::vector<Option>& options, const entente_rules& rules) {
  std::vector<RuleRow> rows;
  for (size_t i = 0; i < options.size(); ++i) {
    rows.push_back(RuleRowOf(options[i], ValueIn(rules, options, i), rules.value[i] == 0 ? "  " : "* "));
  }
  PrintRuleRows(rows);
}

void PrintRulebookAsJson(const std::vector<Option>& options, const entente_rules& rules) {
  std::string json;
  for (size_t i = 0; i < options.size(); ++i) {
    json += (i == 0 ? "" : ",") + TextMember(options[i].info.name, ValueIn(rules, options, i).name);
  }
  Print("{\"rules\":{" + json + "}," + RuleChangesAsJson(options, rules) + "}\n");
}

void PrintOptions(const std::vector<Option>& options) {
  for (const Option& option : options) {
    if (&option != &options.front()) Print("\n");
    PrintLine(std::string(option.info.name) + " (" + OriginText(option) + "): " + option.info.question);
    for (const entente_value_info& value : option.values) PrintValue(value, &value == &option.values.front());
  }
}

void PrintOptionsAsJson(const std::vector<Option>& options) {
  std::string json;
  for (const Option& option : options) json += (json.empty() ? "" : ",") + OptionAsJson(option);
  Print("{\"options\":[" + json + "]}\n");
}

}  // namespace entente_cli
