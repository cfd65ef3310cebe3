// Rule options: presets, names, values.
#include "arguments.h"
#include "buffers.h"
#include "exchange/rules_text.h"
#include "rules/presets.h"
#include "rules/rule_names.h"
#include "structs.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome StoreSupported(const RuleOptions& options, entente_rules* rules) {
  ENTENTE_RETURN_IF_BAD(CheckSupported(options));
  return Store(RulesOf(options), rules, "rules");
}

}  // namespace

entente_status entente_rules_init(entente_rules* rules, const entente_map* map, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{rules, "rules"}}));
    if (map != nullptr && !map->rules_status.ok()) return map->rules_status;
    return Store(RulesOf(map != nullptr ? map->rules : RuleOptions{}), rules, "rules");
  });
}

const char* entente_rules_preset_name(uint32_t index) {
  const auto presets = AllRulePresets();
  return index < presets.size() ? presets[index].name.data() : nullptr;  // static text with a final zero
}

const char* entente_rules_preset_text(uint32_t index) {
  const auto presets = AllRulePresets();
  return index < presets.size() ? presets[index].doc.data() : nullptr;  // likewise
}

entente_status entente_rules_preset(entente_rules* rules, const char* name, size_t length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(NotNull({{rules, "rules"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(name, length, "name", text));
    entente_rules loaded;
    ENTENTE_RETURN_IF_BAD(Load(rules, loaded, "rules"));
    RuleOptions current;
    ENTENTE_RETURN_IF_BAD(OptionsFrom(loaded, current));
    Result<RuleOptions> options = FindRulePreset(text);
    if (!options.ok()) return options.status();
    CopyMapRules(current, *options);  // the map's, not the rulebook's
    return StoreSupported(*options, rules);
  });
}

entente_status entente_rules_set(entente_rules* rules, const char* option, size_t option_length, const char* value,
                                 size_t value_length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view option_text, value_text;
    ENTENTE_RETURN_IF_BAD(NotNull({{rules, "rules"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(option, option_length, "option", option_text));
    ENTENTE_RETURN_IF_BAD(TextArgument(value, value_length, "value", value_text));
    entente_rules loaded;
    ENTENTE_RETURN_IF_BAD(Load(rules, loaded, "rules"));
    RuleOptions options;
    ENTENTE_RETURN_IF_BAD(OptionsFrom(loaded, options));
    ENTENTE_RETURN_IF_BAD(SetRule(option_text, value_text, options));
    return StoreSupported(options, rules);
  });
}

entente_status entente_rules_read(const entente_map* map, const char* text, size_t length, entente_rules* rules,
                                  entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view given;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {rules, "rules"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(rules, "rules"));
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", given));
    const Result<RuleOptions> read = ReadRules(given, *map->map);
    if (!read.ok()) return read.status();
    return Store(RulesOf(*read), rules, "rules");
  });
}

entente_status entente_option(uint32_t option, entente_option_info* info, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(info, "info"));
    const auto all = AllRuleOptions();
    if (option >= all.size()) return BeyondTheLast("option", option, all.size());
    entente_option_info known{};
    known.value_count = static_cast<uint32_t>(all[option].values.size());
    known.origin = static_cast<uint32_t>(all[option].origin);
    FillText(all[option].name, known.name);
    FillText(all[option].issue, known.issue);
    FillText(all[option].question, known.question);
    return Store(known, info, "info");
  });
}

entente_status entente_option_value(uint32_t option, uint32_t value, entente_value_info* info, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(info, "info"));
    const auto all = AllRuleOptions();
    if (option >= all.size()) return BeyondTheLast("option", option, all.size());
    const size_t value_count = all[option].values.size();
    if (value >= value_count) return BeyondTheLast("value", value, value_count);
    const RuleValue& found = all[option].values[value];
    entente_value_info known{};
    known.acts = 1;  // every value of the table does
    FillText(found.letter, known.letter);
    FillText(found.name, known.name);
    FillText(found.doc, known.text);
    FillText(found.cases, known.cases);
    FillText(found.no_answer, known.no_answer);
    FillText(found.map_rules, known.map_rules);
    return Store(known, info, "info");
  });
}
