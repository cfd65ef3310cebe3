// Rule options: presets, names, values.
#include "arguments.h"
#include "map_language/builtin.h"
#include "phase_json/rules_text.h"
#include "rules/presets.h"
#include "rules/rule_names.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// Rules that the call changes.
struct RulesInOut {
  entente_rules* rules;
  RuleOptions options = {};
  Outcome Check() {
    StructIn loaded(rules, "rules");
    ENTENTE_RETURN_IF_BAD(loaded.Check());
    return OptionsFrom(loaded.value(), options);
  }
  const RuleOptions& value() const { return options; }
};

Result<MapRef> MapOrStandard(const entente_map* map) {
  return map != nullptr ? Result<MapRef>(map->map) : BuiltinMap("standard");
}

}  // namespace

entente_status entente_rules_init(entente_rules* rules, const entente_map* game_map, entente_error* error) {
  return Guard(error, StructOut(rules, "rules"), [&]() -> Outcome {
    if (game_map != nullptr && !game_map->rules_status.ok()) return game_map->rules_status;
    return Give(RulesOf(game_map != nullptr ? game_map->rules : RuleOptions{}), rules);
  });
}

entente_status entente_preset_describe(uint32_t index, entente_preset_info* info, entente_error* error) {
  return Guard(error, StructOut(info, "info"), [&]() -> Outcome {
    const auto presets = AllRulePresets();
    if (index >= presets.size()) return BeyondTheLast("index", index, presets.size());
    entente_preset_info known{};
    FillText(presets[index].name, known.name);
    FillText(presets[index].doc, known.text);
    return Give(known, info);
  });
}

entente_status entente_rules_set(entente_rules* rules, const char* option, size_t option_length, const char* value,
                                 size_t value_length, entente_error* error) {
  return Guard(error, In(rules, "rules"), TextIn{option, option_length, "option"}, TextIn{value, value_length, "value"},
               RulesInOut{rules},
               [&](std::string_view name, std::string_view setting, const RuleOptions& current) -> Outcome {
                 RuleOptions options = current;
                 ENTENTE_RETURN_IF_BAD(SetRule(name, setting, options));
                 return Give(RulesOf(options), rules);
               });
}

entente_status entente_rules_get(const entente_rules* rules, const char* option, size_t option_length, char* value,
                                 size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, RulesOrNone{rules}, TextIn{option, option_length, "option"}, Buffer(value, capacity, length),
               [](const RulesOrNone& given, std::string_view name, auto& out) -> Outcome {
                 ENTENTE_ASSIGN(const RuleOption* found, FindRuleOption(name));
                 return out.Copy(found->ValueIn(given.options.value_or(RuleOptions{})).name);
               });
}

entente_status entente_rules_write(const entente_rules* rules, const entente_rules* reference, entente_bool all,
                                   entente_text** text, entente_error* error) {
  return Guard(error, HandleOut(text, "text"), RulesOrNone{rules}, RulesOrNone{reference, "reference"},
               NumberIn{"all", all, 1}, [&](const RulesOrNone& given, const RulesOrNone& other) {
                 const RuleOptions options = given.options.value_or(RuleOptions{});
                 const RuleOptions from = other.options.value_or(RuleOptions{});
                 std::string written;
                 for (const RuleOption& option : AllRuleOptions()) {
                   if (all == 0 && option.get(from) == option.get(options)) continue;
                   if (!written.empty()) written += ',';
                   written.append(option.name).append("=").append(option.ValueIn(options).name);
                 }
                 return GiveText(std::move(written), text);
               });
}

entente_status entente_rules_read(const entente_map* game_map, const char* text, size_t length, entente_rules* rules,
                                  entente_error* error) {
  return Guard(error, StructOut(rules, "rules"), TextIn{text, length, "text"}, [&](std::string_view given) -> Outcome {
    ENTENTE_ASSIGN(const MapRef map, MapOrStandard(game_map));
    ENTENTE_ASSIGN(const RuleOptions read, ReadRules(given, *map));
    return Give(RulesOf(read), rules);
  });
}

entente_status entente_option_describe(entente_option option, entente_option_info* info, entente_error* error) {
  return Guard(error, StructOut(info, "info"), [&]() -> Outcome {
    const auto all = AllRuleOptions();
    if (option >= all.size()) return BeyondTheLast("option", option, all.size());
    entente_option_info known{};
    known.value_count = static_cast<uint32_t>(all[option].values.size());
    known.origin = static_cast<uint32_t>(all[option].origin);
    FillText(all[option].name, known.name);
    FillText(all[option].issue, known.issue);
    FillText(all[option].question, known.question);
    return Give(known, info);
  });
}

entente_status entente_option_value_describe(entente_option option, uint32_t value, entente_value_info* info,
                                             entente_error* error) {
  return Guard(error, StructOut(info, "info"), [&]() -> Outcome {
    const auto all = AllRuleOptions();
    if (option >= all.size()) return BeyondTheLast("option", option, all.size());
    const size_t value_count = all[option].values.size();
    if (value >= value_count) return BeyondTheLast("value", value, value_count);
    const RuleValue& found = all[option].values[value];
    entente_value_info known{};
    FillText(found.letter, known.letter);
    FillText(found.name, known.name);
    FillText(found.doc, known.text);
    FillText(found.cases, known.cases);
    FillText(found.no_answer, known.no_answer);
    FillText(found.map_rules, known.map_rules);
    return Give(known, info);
  });
}
