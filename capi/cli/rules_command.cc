// entente rules: shows the options changed by each preset, one rulebook in full, or every option.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "commands.h"
#include "handle.h"
#include "json_text.h"
#include "nearest_word.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {
namespace {

struct RuleOption {
  entente_option_info info;
  std::vector<entente_value_info> values;  // the default first
};

struct Preset {
  std::string name, text;
  entente_rules rules;
};

const entente_value_info& ValueIn(const entente_rules& rules, const std::vector<RuleOption>& options, size_t option) {
  return options[option].values[rules.value[option]];
}

std::string SettingText(const RuleOption& option, const entente_value_info& value) {
  return absl::StrCat(option.info.name, "=", value.name);
}

// "4.A.3 c": the issue of the DATC and the letter of the choice; either may be missing.
std::string IssueAndLetter(const RuleOption& option, const entente_value_info& value) {
  const absl::string_view issue = option.info.issue, letter = value.letter;
  return absl::StrCat(issue, issue.empty() || letter.empty() ? "" : " ", letter);
}

// ---- Text ----

struct RuleRow {
  std::string mark, setting, issue, text;
};

// Prints settings and issues in columns as wide as their widest entry.
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
}

// ---- JSON ----

std::string TextMember(absl::string_view name, absl::string_view text) {
  return JsonMember(name, JsonQuotedOrNull(text));
}

// A member with an array: `words` are separated by blanks.
std::string ListMember(absl::string_view name, absl::string_view words) {
  return JsonMember(name, JsonArray(absl::StrSplit(words, ' ', absl::SkipEmpty()), JsonQuoted));
}

// Appends the members that describe a value, from its letter on.
std::vector<std::string> WithValue(std::vector<std::string> members, const entente_value_info& value) {
  const std::vector<std::string> more = {TextMember("letter", value.letter), TextMember("text", value.text),
                                         ListMember("cases", value.cases), ListMember("no_answer", value.no_answer),
                                         ListMember("map_rules", value.map_rules)};
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
  const auto value_as_json = [](const entente_value_info& value) {
    return JsonObject(WithValue({TextMember("name", value.name)}, value));
  };
  return JsonObject({TextMember("name", option.info.name),
                     TextMember("origin", entente_word(ENTENTE_WORDS_OPTION_ORIGIN, option.info.origin)),
                     TextMember("issue", option.info.issue), TextMember("question", option.info.question),
                     JsonMember("values", JsonArray(option.values, value_as_json))});
}

// Every option of the library, by index.
std::vector<RuleOption> AllOptions() {
  std::vector<RuleOption> options;
  RuleOption option{Sized<entente_option_info>(), {}};
  for (uint32_t i = 0; entente_option_describe(i, &option.info, nullptr) == ENTENTE_OK; ++i) {
    option.values.assign(option.info.value_count, Sized<entente_value_info>());
    for (uint32_t v = 0; v < option.info.value_count; ++v)
      entente_option_value_describe(i, v, &option.values[v], nullptr);
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

// ---- The command ----

std::vector<Preset> AllPresets() {
  std::vector<Preset> presets;
  auto info = Sized<entente_preset_info>();
  for (uint32_t i = 0; entente_preset_describe(i, &info, nullptr) == ENTENTE_OK; ++i) {
    Preset preset{info.name, info.text, Sized<entente_rules>()};
    entente_rules_read(nullptr, info.name, preset.name.size(), &preset.rules, nullptr);
    presets.push_back(std::move(preset));
  }
  return presets;
}

int ListPresets(bool as_json) {
  (as_json ? PrintPresetsAsJson : PrintPresets)(AllOptions(), AllPresets());
  return kFine;
}

// Whether a RULE name, in any case, sets a value of the option.
bool IsSetBy(const RuleOption& option, const std::string& rule) {
  return absl::c_any_of(option.values, [&](const entente_value_info& value) {
    return absl::c_any_of(absl::StrSplit(value.map_rules, ' ', absl::SkipEmpty()),
                          [&](absl::string_view name) { return absl::EqualsIgnoreCase(name, rule); });
  });
}

// Adds the options with a name, an issue of the DATC or a RULE name that sets a value of them. Complains and returns false
// if there are none.
bool AddOptions(const std::vector<RuleOption>& options, const std::string& name, std::vector<RuleOption>& wanted) {
  const size_t before = wanted.size();
  for (const RuleOption& option : options) {
    const bool is_named = option.info.name == name || (!name.empty() && option.info.issue == name);
    if (is_named || IsSetBy(option, name)) wanted.push_back(option);
  }
  if (wanted.size() > before) return true;
  std::vector<std::string> names;
  for (const RuleOption& option : options) names.emplace_back(option.info.name);
  const std::string nearest = DidYouMean(name, names);
  Complain(absl::StrCat("no option '", name, "'", nearest.empty() ? "; entente rules --options lists them" : nearest));
  return false;
}

int ListOptions(const std::vector<std::string>& names, bool as_json) {
  const std::vector<RuleOption> all = AllOptions();
  std::vector<RuleOption> wanted;
  for (const std::string& name : names) {
    if (!AddOptions(all, name, wanted)) return kUnusable;
  }
  (as_json ? PrintOptionsAsJson : PrintOptions)(names.empty() ? all : wanted);
  return kFine;
}

int ShowRulebook(const Arguments& arguments, bool as_json) {
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  auto rules = Sized<entente_rules>();
  if (!arguments.operands().empty()) {
    if (!ReadRules(arguments.operands().front(), setting.map.get(), rules, "rules")) return kUnusable;
  } else if (auto error = Sized<entente_error>(); entente_rules_init(&rules, setting.map.get(), &error) != ENTENTE_OK) {
    Complain(error.message);
    return kUnusable;
  }
  (as_json ? PrintRulebookAsJson : PrintRulebook)(AllOptions(), rules);
  return kFine;
}

// Why these options and operands do not go together; "" if they do.
std::string Contradiction(const Arguments& arguments) {
  const auto& operands = arguments.operands();
  if (arguments.Has("--options") || operands.size() < 2) return "";
  return absl::StrCat("one rulebook at a time, not also '", operands[1], "': write option=value,option=value");
}

int Rules(const Arguments& arguments) {
  const std::string contradiction = Contradiction(arguments);
  if (!contradiction.empty()) return arguments.BadUsage(contradiction);
  const bool as_json = arguments.Has("--json");
  if (arguments.Has("--options")) return ListOptions(arguments.operands(), as_json);
  if (arguments.operands().empty() && !arguments.Has("--map")) return ListPresets(as_json);
  return ShowRulebook(arguments, as_json);
}

}  // namespace

const Command kRules{
    .name = "rules",
    .summary = "list presets, rulebooks and options of the rules",
    .run = Rules,
    .forms = {{"", "[RULES]"}, {"--options", "[OPTION]..."}},
    .about =
        "Lists the presets: rulebooks, and the practice of known judges. Below each stands what it changes from the "
        "default: option=value, the issue of the DATC with the letter of the choice, the question and what the "
        "value answers.\n"
        "\n"
        "With RULES, shows that rulebook in full, a line an option; * marks what is not as in the default. RULES "
        "are, as for --rules of other commands,\n"
        "  2023                                  a preset\n"
        "  civil_disorder=home_distance,waive=forbidden\n"
        "  2023,waive=forbidden                  a preset and what to change in it\n"
        "  '{\"civil_disorder\":\"home_distance\"}'  options on top of the default\n"
        "  '{\"preset\":\"2023\",\"waive\":\"forbidden\"}'\n"
        "  '[\"NO_RETREAT\"]'                      names of RULE lines of maps\n"
        "  @FILE, R.json                         a file with one of these\n"
        "\n"
        "GARRISON, HIDE_BUILDS, VASSAL_DUMMIES, TORN_ALLEGIANCE, MOBILIZE and BLANK_BOARD act only on maps that have "
        "them in RULE lines of their own.",
    .options =
        {FlagOption(
             "--options",
             "all options, or those named (waive, 4.A.2, NO_CHECK), with all their values: the question, its issue, "
             "letters, the DATC cases that a value changes or leaves without an answer, the RULE names "
             "that set it"),
         kMapOption
             .Meaning("presets with the RULE lines of this map, a shipped one or a file (with a / or "
                      "ending in .map, .json or .mdf); without RULES, the rules by which the map is "
                      "played")
             .NotWith("--options"),
         kJsonOption.Meaning("one JSON object: presets, options, or rules (which --rules reads) and changes")},
    .notes = "Exit codes: 0 fine; 2 bad usage, unknown rules or options."};

}  // namespace entente_cli
