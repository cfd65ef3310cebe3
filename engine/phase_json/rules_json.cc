#include "phase_json/rules_json.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/text.h"
#include "map/rules_fit.h"
#include "rules/map_rules.h"
#include "rules/presets.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

using Form = RulesText::Form;

// Adds the place of `word` to an error of the rules tables. Keeps the kind of error.
Status AtWord(std::string_view json, const JsonString& word, const Status& status) {
  Status placed = ErrorAtString(json, word, "rules", status.message());
  return status.code() == StatusCode::kUnsupported ? WithPlace(UnsupportedError(placed.message()), *placed.place())
                                                   : placed;
}

// Advice for a word that is not a preset but is right elsewhere: "NO_RETREAT" in a list, "waive=forbidden" in an object.
std::string HintAt(std::string_view word) {
  const std::string_view names[] = {word};
  if (UnknownRules(names).empty()) {
    return "; it is a name of RULE lines, which stand in a list: [\"" + Excerpt(word) + "\"]";
  }
  const size_t equals = word.find('=');
  if (equals == word.npos || !FindRuleOption(word.substr(0, equals)).ok()) return "";
  return "; options stand in an object: {\"" + Excerpt(word.substr(0, equals)) + "\":\"" +
         Excerpt(word.substr(equals + 1)) + "\"}";
}

Result<RuleOptions> FromPreset(const RulesText& rules, std::string_view json, const Map& map) {
  Result<RuleOptions> preset = FindRulePreset(rules.preset.text);
  if (!preset.ok()) {
    return ErrorAtString(json, rules.preset, "rules",
                         std::string(preset.status().message()) + HintAt(rules.preset.text));
  }
  const std::vector<std::string_view> names = map.RuleNames();
  Result<RuleOptions> options = WithMapRules(names, *preset);
  if (!options.ok()) return AtWord(json, rules.preset, options.status());
  return options;
}

// Finds options by their names. Refuses an option given twice, in any spelling.
class OptionFinder {
 public:
  explicit OptionFinder(std::string_view json) : json_(json) {}

  //   Errors: no such option; the option was given before.
  Result<const RuleOption*> Find(const JsonString& name) {
    Result<const RuleOption*> option = FindRuleOption(name.text);
    if (!option.ok()) return AtWord(json_, name, option.status());
    const JsonString*& first = first_[*option - AllRuleOptions().data()];
    if (first != nullptr) {
      const Place place = PlaceInText(json_, first->offset, 1);
      return ErrorAtString(json_, name, "rules",
                           std::string((*option)->name) + " stands twice, first at line " + std::to_string(place.line) +
                               ", column " + std::to_string(place.column) + ": expected each option once");
    }
    first = &name;
    return option;
  }

 private:
  std::string_view json_;
  std::array<const JsonString*, sizeof(RuleOptions)> first_{};  // by option
};

// What options and rule names change: the given rules, else the default.
Result<RuleOptions> Base(const Map& map, const RuleOptions* given) {
  if (given == nullptr) return DefaultRules(map);
  return *given;
}

Result<RuleOptions> FromOptions(const RulesText& rules, std::string_view json, const Map& map,
                                const RuleOptions* given) {
  Result<RuleOptions> options = rules.preset.text.empty() ? Base(map, given) : FromPreset(rules, json, map);
  if (!options.ok()) return options;
  OptionFinder finder(json);
  for (const auto& [name, value] : rules.options) {
    const Result<const RuleOption*> option = finder.Find(name);
    if (!option.ok()) return option.status();
    const Result<uint8_t> number = FindRuleValue(**option, value.text);
    if (!number.ok()) return AtWord(json, value, number.status());
    (*option)->set(*options, *number);
    if (Status status = CheckRulesFit(map, *options); !status.ok()) return AtWord(json, value, status);
  }
  return options;
}

Result<RuleOptions> FromNames(const RulesText& rules, std::string_view json, const Map& map, const RuleOptions* given) {
  std::vector<std::string_view> names;
  if (given == nullptr) names = map.RuleNames();  // given rules have those of the map
  const size_t of_map = names.size();
  Result<RuleOptions> options = Base(map, given);
  for (const JsonString& name : rules.names) {
    names.push_back(name.text);
    if (Status status = CheckStartRule(map, name.text); !status.ok()) return AtWord(json, name, status);
  }
  if (const std::vector<UnknownRule> unknown = UnknownRules(names); !unknown.empty()) {
    return AtWord(json, rules.names[unknown.front().name - of_map], unknown.front().status);
  }
  const auto acts = [](const JsonString& name) { return ActsInPlay(name.text); };
  if (std::none_of(rules.names.begin(), rules.names.end(), acts)) return options;
  options = WithMapRules(names, given == nullptr ? RuleOptions{} : *given);
  if (!options.ok()) return AtWord(json, rules.names.back(), options.status());
  if (Status status = CheckRulesFit(map, *options); !status.ok()) return AtWord(json, rules.names.back(), status);
  return options;
}

// Sets the preset that the options change.
Status SetPreset(const JsonTape& json, const JsonString& preset, RulesText& rules) {
  const bool is_first = rules.preset.text.empty();
  if (is_first && !preset.text.empty()) {
    rules.preset = preset;
    return OkStatus();
  }
  return ErrorAtString(json.input(), preset, "rules",
                       is_first ? "expected a preset's name" : "the preset stands twice");
}

}  // namespace

void RulesText::Clear() {
  form = Form::kAbsent;
  preset = {};
  options.clear();
  names.clear();
}

Status ReadRulesText(const JsonTape& json, JsonIndex value, RulesText& rules) {
  rules.Clear();
  const auto expected = [&](JsonIndex at, std::string_view what) {
    return ErrorAt(json.PlaceOf(at), std::string("rules: expected ").append(what).append(", not ") +
                                         std::string(JsonKindName(json.KindOf(at))));
  };
  const JsonKind kind = json.KindOf(value);
  if (kind == JsonKind::kNull) return OkStatus();
  if (kind == JsonKind::kString) {
    rules.form = Form::kPreset;
    rules.preset = json[value].string();
    return OkStatus();
  }
  if (kind != JsonKind::kObject && kind != JsonKind::kArray) {
    return expected(value, "a preset's name, an object of options or an array of rule names");
  }
  rules.form = kind == JsonKind::kObject ? Form::kOptions : Form::kNames;
  for (const JsonIndex item : json.Children(value)) {
    const JsonNode node = json[item];
    if (node.kind != JsonKind::kString) return expected(item, "a string");
    if (kind == JsonKind::kArray) {
      rules.names.push_back(node.string());
    } else if (node.key.text != "preset") {
      rules.options.emplace_back(node.key, node.string());
    } else if (Status status = SetPreset(json, node.string(), rules); !status.ok()) {
      return status;
    }
  }
  return OkStatus();
}

// ---- From texts to options ----

Result<RuleOptions> RulesFrom(const RulesText& rules, std::string_view json, const Map& map, const RuleOptions* given) {
  switch (rules.form) {
    case Form::kPreset:
      return FromPreset(rules, json, map);
    case Form::kOptions:
      return FromOptions(rules, json, map, given);
    case Form::kNames:
      return FromNames(rules, json, map, given);
    case Form::kAbsent:
      break;
  }
  return Base(map, given);
}

void AppendRules(const RuleOptions& rules, const Map& map, JsonWriter& out) {
  const RuleOptions base = DefaultRules(map).value_or(RuleOptions{});
  out.BeginObject();
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.get(rules) == option.get(base)) continue;
    out.TextKey(option.name);
    out.String(option.ValueIn(rules).name);
  }
  out.EndObject();
}

}  // namespace entente
