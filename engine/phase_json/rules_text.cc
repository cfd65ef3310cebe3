#include "phase_json/rules_text.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "json/json_tape.h"
#include "phase_json/rules_json.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

constexpr std::string_view kSeparators = ",\n";  // between options

// Errors for the lists that `entente rules --json` prints, which are not rules.
constexpr std::string_view kSeveralRulebooks =
    "several rulebooks: expected one, by the name of its preset or as an object of its options";
constexpr std::string_view kAllOptions = "the list of all options: expected one rulebook, as an object of its options";

// Refuses a second `rules`, or an option, beside `rules`.
Status CheckBeside(const JsonTape& json, JsonIndex member) {
  const JsonString key = json.KeyOf(member);
  if (key.text == "rules") return ErrorAtString(json.input(), key, "rules", "the key stands twice");
  const auto options = AllRuleOptions();
  const bool is_option =
      std::any_of(options.begin(), options.end(), [&](const RuleOption& option) { return option.name == key.text; });
  if (!is_option) return OkStatus();
  return ErrorAtString(json.input(), key, key.text, "the option stands behind the rules: expected it in them");
}

// Reads a JSON text that is a `rules` value, or an object whose first member is `rules`. Ignores other members unless they
// look like rules.
Status ReadJsonRules(const JsonTape& json, RulesText& rules) {
  if (json.KindOf(json.root()) != JsonKind::kObject || !json.HasChildren(json.root())) {
    return ReadRulesText(json, json.root(), rules);
  }
  const JsonIndex first = *json.Children(json.root()).begin();
  const JsonString key = json.KeyOf(first);
  if (key.text == "presets") return ErrorAtString(json.input(), key, "presets", kSeveralRulebooks);
  if (key.text == "options") return ErrorAtString(json.input(), key, "options", kAllOptions);
  if (key.text != "rules") return ReadRulesText(json, json.root(), rules);
  for (const JsonIndex member : json.Children(json.root())) {
    if (member == first) continue;
    if (Status status = CheckBeside(json, member); !status.ok()) return status;
  }
  return ReadRulesText(json, first, rules);
}

// The text in [begin, end), trimmed.
JsonString WordAt(std::string_view text, size_t begin, size_t end) {
  while (begin < end && IsJsonBlank(text[begin])) ++begin;
  while (end > begin && IsJsonBlank(text[end - 1])) --end;
  return {text.substr(begin, end - begin), static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// Reads "option=value,option=value", also one a line. A preset may stand first.
Status ReadOptions(std::string_view text, RulesText& rules) {
  rules.form = RulesText::Form::kOptions;
  for (size_t begin = 0, end = 0; begin <= text.size(); begin = end + 1) {
    end = std::min(text.find_first_of(kSeparators, begin), text.size());
    const JsonString part = WordAt(text, begin, end);
    const bool is_at_line_end = text.substr(end).starts_with('\n') || text.substr(0, begin).ends_with('\n');
    if (part.text.empty() && is_at_line_end) continue;
    const size_t equals = text.find('=', begin);
    if (equals < end) {
      rules.options.emplace_back(WordAt(text, begin, equals), WordAt(text, equals + 1, end));
    } else if (part.text.empty() || rules.preset.present() || !rules.options.empty()) {
      return ErrorAtString(text, part, "rules",
                           "'" + Excerpt(part.text) + "': expected option=value[,option=value]" +
                               (rules.preset.present() ? " behind the preset" : ""));
    } else {
      rules.preset = part;
    }
  }
  return OkStatus();
}

Status ReadWords(const JsonString& whole, std::string_view text, RulesText& rules) {
  const bool has_options = whole.text.find('=') != std::string_view::npos;
  if (has_options || whole.text.find_first_of(kSeparators) != std::string_view::npos) return ReadOptions(text, rules);
  rules.form = RulesText::Form::kPreset;
  rules.preset = whole;
  return OkStatus();
}

}  // namespace

Result<RuleOptions> ReadRules(std::string_view text, const Map& map) {
  RulesText rules;
  if (text.size() > kMaxJsonBytes) return LimitError("the rules are longer than 64 MiB");
  const JsonString whole = WordAt(text, 0, text.size());
  if (whole.text.empty()) return InvalidError("rules: nothing is written: expected a preset, options or rule names");
  JsonTape json;
  const bool is_json = std::string_view("{[\"").find(whole.text.front()) != std::string_view::npos;
  Status status = is_json ? json.Read(text) : ReadWords(whole, text, rules);
  if (status.ok() && is_json) status = ReadJsonRules(json, rules);
  if (!status.ok()) return status;
  return RulesFrom(rules, text, map);
}

}  // namespace entente
