// `rules` of a JSON phase or game: a preset's name, an object of options, on top of its "preset" if it names one, or an
// array of DPjudge rule names.
//   Source: rules/rules.def, rules/map_rules.h.
#ifndef ENTENTE_ENGINE_EXCHANGE_RULES_JSON_H_
#define ENTENTE_ENGINE_EXCHANGE_RULES_JSON_H_

#include <string_view>
#include <utility>
#include <vector>

#include "base/status.h"
#include "json/json_reader.h"
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
  uint32_t begin = 0;  // of the value in the input
  uint32_t end = 0;

  void Clear();
};

// Reads a `rules` value on behalf of the visitor of the object that holds it. One thread at a time.
class RulesVisitor {
 public:
  RulesVisitor(std::string_view json, RulesText& rules) : json_(json), rules_(rules) {}

  void Expect() { waiting_ = true, open_ = false; }  // the next value is the rules
  bool active() const { return waiting_ || open_; }

  bool Key(const JsonString& key);
  bool String(const JsonString& value);
  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end);
  bool Open(JsonKind kind, uint32_t begin);
  bool Close(uint32_t end);
  const Status& error() const { return error_; }

 private:
  bool Refuse(JsonKind kind, uint32_t offset);
  bool Preset(const JsonString& value);

  std::string_view json_;
  RulesText& rules_;
  bool waiting_ = false;
  bool open_ = false;
  bool is_preset_next_ = false;
  Status error_;
};

// The choices that a `rules` value means on a map: a preset with the map's RULE lines, it or the default with options
// on top, or the default with names.
//   Errors: not found or unsupported, turned into invalid argument or unsupported with `rules` in the message.
Result<RuleOptions> RulesFrom(const RulesText& rules, std::string_view json, const Map& map);

// Writes options as an object of those that differ from the map's default: {"civil_disorder":"home_distance"}.
void AppendRules(const RuleOptions& rules, const Map& map, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_RULES_JSON_H_
