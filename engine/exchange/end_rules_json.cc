#include "exchange/end_rules_json.h"

#include <charconv>
#include <limits>
#include <string>

#include "json/json_tree.h"

namespace entente {
namespace {

class EndRulesReader {
 public:
  explicit EndRulesReader(const JsonTree& json) : json_(json) {}

  absl::Status Read(EndRules& rules) {
    if (json_[json_.root()].kind != JsonKind::kObject) Fault(json_.root(), "an object");
    int32_t year = 0;
    ReadFlag("last_survivor", rules.last_survivor);
    if (ReadNumber("last_year", std::numeric_limits<int32_t>::min(), year)) rules.last_year = year;
    ReadWord("year_limit", rules.year_limit_end);
    ReadNumber("stalemate_years", 0, rules.stalemate_years);
    return fault_;
  }

 private:
  void Fault(JsonIndex at, std::string_view expected) {
    const std::string path = json_.PathOf(at);
    fault_ = ErrorAt(json_.PlaceOf(at), (path.empty() ? path : "." + path) + ": expected " + std::string(expected));
  }
  // kNoJson if there is no such member, and after an error.
  JsonIndex Find(std::string_view name) const { return fault_.ok() ? json_.Find(json_.root(), name) : kNoJson; }

  void ReadFlag(std::string_view name, bool& value) {
    const JsonIndex at = Find(name);
    if (at == kNoJson) return;
    value = json_[at].text == "true";
    const bool is_flag = json_[at].kind == JsonKind::kBool;
    if (!is_flag) Fault(at, "true or false");
  }

  bool ReadNumber(std::string_view name, int32_t least, int32_t& value) {
    const JsonIndex at = Find(name);
    if (at == kNoJson) return false;
    const std::string_view text = json_[at].text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole =
        json_[at].kind == JsonKind::kNumber && error == std::errc() && end == text.data() + text.size();
    if (!is_whole || value < least) Fault(at, least < 0 ? "a year" : "a number of years");
    return fault_.ok();
  }

  void ReadWord(std::string_view name, YearLimitEnd& end) {
    const JsonIndex at = Find(name);
    if (at == kNoJson) return;
    const std::optional<YearLimitEnd> found =
        json_[at].kind == JsonKind::kString ? FindYearLimitEnd(json_[at].text) : std::nullopt;
    if (!found.has_value()) Fault(at, "draw, most_centers or no_result");
    end = found.value_or(end);
  }

  const JsonTree& json_;
  absl::Status fault_;
};

}  // namespace

bool HasEndRules(const Game& game) { return game.end_rules().any(); }

void AppendEndRules(const Game& game, JsonWriter& out) {
  const EndRules& rules = game.end_rules();
  out.BeginObject();
  if (rules.last_survivor) {
    out.Key("last_survivor");
    out.Bool(true);
  }
  if (rules.last_year.has_value()) {
    out.Key("last_year");
    out.Int(*rules.last_year);
    out.Key("year_limit");
    out.String(YearLimitWord(rules.year_limit_end));
  }
  if (rules.stalemate_years > 0) {
    out.Key("stalemate_years");
    out.Int(rules.stalemate_years);
  }
  out.EndObject();
}

absl::Status ReadEndRules(std::string_view json, Game& game) {
  const absl::StatusOr<JsonTree> tree = JsonTree::Read(json);
  if (!tree.ok()) return tree.status();
  EndRules rules;
  if (absl::Status status = EndRulesReader(*tree).Read(rules); !status.ok()) return status;
  game.SetEndRules(rules);
  return absl::OkStatus();
}

}  // namespace entente
