#include "exchange/rules_text.h"

#include <algorithm>
#include <string>

#include "exchange/rules_json.h"
#include "json/json_reader.h"

namespace entente {
namespace {

// A JSON text that is a `rules` value, or an object whose first member is one: then what follows it is passed over.
class WholeRules : public JsonVisitor {
 public:
  WholeRules(std::string_view json, RulesText& rules) : rules_(rules), visitor_(json, rules) { visitor_.Expect(); }

  bool Key(const JsonString& key) override {
    if (!visitor_.active()) return true;
    if (key.text != "rules" || !rules_.options.empty()) return visitor_.Key(key);
    rules_.Clear();
    visitor_.Expect();
    return true;
  }
  bool String(const JsonString& value) override { return !visitor_.active() || visitor_.String(value); }
  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    return !visitor_.active() || visitor_.Scalar(kind, begin, end);
  }
  bool Open(JsonKind kind, uint32_t begin) override { return !visitor_.active() || visitor_.Open(kind, begin); }
  bool Close(uint32_t end) override { return !visitor_.active() || visitor_.Close(end); }
  absl::Status error() const override { return visitor_.error(); }

 private:
  RulesText& rules_;
  RulesVisitor visitor_;
};

// [begin, end) of the text without the blanks around it.
JsonString WordAt(std::string_view text, size_t begin, size_t end) {
  while (begin < end && IsJsonBlank(text[begin])) ++begin;
  while (end > begin && IsJsonBlank(text[end - 1])) --end;
  return {text.substr(begin, end - begin), static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// "option=value,option=value"
absl::Status ReadOptions(std::string_view text, RulesText& rules) {
  rules.form = RulesText::Form::kOptions;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    const size_t equals = text.find('=', begin);
    if (equals >= end) {
      return ErrorAtString(text, WordAt(text, begin, end), "rules", "expected option=value[,option=value]");
    }
    rules.options.emplace_back(WordAt(text, begin, equals), WordAt(text, equals + 1, end));
    begin = end + 1;
  }
  return absl::OkStatus();
}

absl::Status ReadWords(std::string_view text, RulesText& rules) {
  if (text.find('=') != std::string_view::npos) return ReadOptions(text, rules);
  rules.form = RulesText::Form::kPreset;
  rules.preset = WordAt(text, 0, text.size());
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<RuleOptions> ReadRules(std::string_view text, const Map& map) {
  RulesText rules;
  if (text.size() > kMaxJsonBytes) return LimitError("the rules are longer than 64 MiB");
  const JsonString whole = WordAt(text, 0, text.size());
  if (whole.text.empty()) return InvalidError("rules: nothing is written: expected a preset, options or rule names");
  std::string buffer;
  WholeRules visitor(text, rules);
  const bool is_json = std::string_view("{[\"").find(whole.text.front()) != std::string_view::npos;
  const absl::Status status = is_json ? ReadJson(text, buffer, visitor) : ReadWords(text, rules);
  if (!status.ok()) return status;
  return RulesFrom(rules, text, map);
}

}  // namespace entente
