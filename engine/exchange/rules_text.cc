#include "exchange/rules_text.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "exchange/rules_json.h"
#include "json/json_reader.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

// What the program lists as JSON are no rules.
constexpr std::string_view kSeveralRulebooks =
    "several rulebooks: expected one, by the name of its preset or as an object of its options";
constexpr std::string_view kAllOptions = "the list of all options: expected one rulebook, as an object of its options";

// A JSON text that is a `rules` value, or an object whose first member is one: then what follows it is passed over, but
// for what would be rules, too.
class WholeRules : public JsonVisitor {
 public:
  WholeRules(std::string_view json, RulesText& rules) : json_(json), rules_(rules), visitor_(json, rules) {
    visitor_.Expect();
  }

  bool Key(const JsonString& key) override {
    if (visitor_.active()) return InRules(key);
    return depth_ > 1 || Behind(key);
  }
  bool String(const JsonString& value) override { return !visitor_.active() || visitor_.String(value); }
  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    return !visitor_.active() || visitor_.Scalar(kind, begin, end);
  }
  bool Open(JsonKind kind, uint32_t begin) override {
    ++depth_;
    return !visitor_.active() || visitor_.Open(kind, begin);
  }
  bool Close(uint32_t end) override {
    --depth_;
    return !visitor_.active() || visitor_.Close(end);
  }
  Status error() const override { return error_.ok() ? visitor_.error() : error_; }

 private:
  bool InRules(const JsonString& key) {
    const bool is_first_member = depth_ == 1 && rules_.options.empty();
    if (is_first_member && key.text == "presets") return Refuse(key, "presets", kSeveralRulebooks);
    if (is_first_member && key.text == "options") return Refuse(key, "options", kAllOptions);
    if (!is_first_member || key.text != "rules") return visitor_.Key(key);
    rules_.Clear();
    visitor_.Expect();
    return true;
  }
  // A key of the outermost object behind its `rules`.
  bool Behind(const JsonString& key) {
    if (key.text == "rules") return Refuse(key, "rules", "the key stands twice");
    const auto options = AllRuleOptions();
    const bool is_option =
        std::any_of(options.begin(), options.end(), [&](const RuleOption& option) { return option.name == key.text; });
    return !is_option || Refuse(key, key.text, "the option stands behind the rules: expected it in them");
  }
  bool Refuse(const JsonString& key, std::string_view path, std::string_view message) {
    error_ = ErrorAtString(json_, key, path, message);
    return false;
  }

  std::string_view json_;
  RulesText& rules_;
  RulesVisitor visitor_;
  int depth_ = 0;
  Status error_;
};

// [begin, end) of the text without the blanks around it.
JsonString WordAt(std::string_view text, size_t begin, size_t end) {
  while (begin < end && IsJsonBlank(text[begin])) ++begin;
  while (end > begin && IsJsonBlank(text[end - 1])) --end;
  return {text.substr(begin, end - begin), static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// "option=value,option=value"; a preset that they change may stand first.
Status ReadOptions(std::string_view text, RulesText& rules) {
  rules.form = RulesText::Form::kOptions;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    const size_t equals = text.find('=', begin);
    if (equals >= end) {
      const JsonString word = WordAt(text, begin, end);
      if (begin == 0 && !word.text.empty()) {
        rules.preset = word;
        begin = end + 1;
        continue;
      }
      return ErrorAtString(text, word, "rules", "'" + Excerpt(word.text) + "': expected option=value[,option=value]");
    }
    rules.options.emplace_back(WordAt(text, begin, equals), WordAt(text, equals + 1, end));
    begin = end + 1;
  }
  return OkStatus();
}

Status ReadWords(std::string_view text, RulesText& rules) {
  if (text.find('=') != std::string_view::npos) return ReadOptions(text, rules);
  rules.form = RulesText::Form::kPreset;
  rules.preset = WordAt(text, 0, text.size());
  return OkStatus();
}

}  // namespace

Result<RuleOptions> ReadRules(std::string_view text, const Map& map) {
  RulesText rules;
  if (text.size() > kMaxJsonBytes) return LimitError("the rules are longer than 64 MiB");
  const JsonString whole = WordAt(text, 0, text.size());
  if (whole.text.empty()) return InvalidError("rules: nothing is written: expected a preset, options or rule names");
  std::string buffer;
  WholeRules visitor(text, rules);
  const bool is_json = std::string_view("{[\"").find(whole.text.front()) != std::string_view::npos;
  const Status status = is_json ? ReadJson(text, buffer, visitor) : ReadWords(text, rules);
  if (!status.ok()) return status;
  return RulesFrom(rules, text, map);
}

}  // namespace entente
