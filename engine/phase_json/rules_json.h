// Reads and writes `rules` of a JSON phase or game: a preset's name; an object of options, which may change a "preset"; or
// an array of DPjudge rule names.
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
  JsonString preset;                                       // of kPreset; of kOptions if the options change a preset
  std::vector<std::pair<JsonString, JsonString>> options;  // name and value
  std::vector<JsonString> names;

  void Clear();
};

// Reads a `rules` value. Null counts as absent.
//   Errors: invalid argument with path and place: a value of another kind; two presets.
Status ReadRulesText(const JsonTape& json, JsonIndex value, RulesText& rules);

// The options for a `rules` value on a map: a preset with the map's RULE lines; or `given` (null: the default with the
// map's RULE lines) changed by the options or the rule names. Names that are about press or deadlines change nothing.
//   Errors: invalid argument for an unknown word, or unsupported; `rules` is in the message.
Result<RuleOptions> RulesFrom(const RulesText& rules, std::string_view json, const Map& map,
                              const RuleOptions* given = nullptr);

// Writes the options that differ from the map's default as an object: {"civil_disorder":"home_distance"}.
void AppendRules(const RuleOptions& rules, const Map& map, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_RULES_JSON_H_
