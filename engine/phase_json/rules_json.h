// `rules` of a JSON phase or game: a preset's name, an object of options, on top of its "preset" if it names one, or an
// array of DPjudge rule names.
//   Source: rules/rules.def, rules/map_rules.h.
#ifndef ENTENTE_ENGINE_PHASE_JSON_RULES_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_RULES_JSON_H_

#include <string_view>
#include <utility>
#include <vector>

#include "base/status.h"
#include "json/json_tape.h"
#include "json/json_writer.h"
#include "map/map.h"
#include "rules/rule_options.h"

namespace entente {

// The texts of a `rules` value.
struct RulesText {
  enum class Form : uint8_t { kAbsent, kPreset, kOptions, kNames };
  Form form = Form::kAbsent;
  JsonString preset;                                       // kPreset; kOptions: what the options change, or nothing
  std::vector<std::pair<JsonString, JsonString>> options;  // name and value
  std::vector<JsonString> names;

  void Clear();
};

// Reads a `rules` value; null: absent.
//   Errors: invalid argument with path and place: a value of another kind, two presets.
Status ReadRulesText(const JsonTape& json, JsonIndex value, RulesText& rules);

// The choices that a `rules` value means on a map: a preset with the map's RULE lines, it or the default with options
// on top, or the default with names.
//   Errors: not found or unsupported, turned into invalid argument or unsupported with `rules` in the message.
Result<RuleOptions> RulesFrom(const RulesText& rules, std::string_view json, const Map& map);

// Writes options as an object of those that differ from the map's default: {"civil_disorder":"home_distance"}.
void AppendRules(const RuleOptions& rules, const Map& map, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_RULES_JSON_H_
