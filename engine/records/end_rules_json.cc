#include <charconv>
#include <limits>
#include <string>

#include "records/part_json.h"

namespace entente {
namespace {

class EndRulesReader : public PartReader {
 public:
  EndRulesReader(const JsonTape& json, Game& game) : PartReader(json, game.map()), game_(game) {}

  Status Read() {
    if (!Expect(json().root(), JsonKind::kObject)) return fault();
    EndRules rules;
    int32_t year = 0;
    ReadFlag("last_survivor", rules.last_survivor);
    if (ReadNumber("last_year", std::numeric_limits<int32_t>::min(), year)) rules.last_year = year;
    ReadWord("year_limit", rules.year_limit_end);
    ReadNumber("stalemate_years", 0, rules.stalemate_years);
    ReadNumber("phase_limit", 0, rules.phase_limit);
    if (fault().ok()) game_.SetEndRules(rules);
    return fault();
  }

 private:
  void ReadFlag(std::string_view name, bool& value) {
    const JsonIndex at = Member(name);
    if (at == kNoJson) return;
    value = json()[at].text == "true";
    const bool is_flag = json()[at].kind == JsonKind::kBool;
    if (!is_flag) Fail(at, "expected true or false");
  }

  bool ReadNumber(std::string_view name, int32_t least, int32_t& value) {
    const JsonIndex at = Member(name);
    if (at == kNoJson) return false;
    const std::string_view text = json()[at].text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole =
        json()[at].kind == JsonKind::kNumber && error == std::errc() && end == text.data() + text.size();
    if (!is_whole || value < least) Fail(at, least < 0 ? "expected a year" : "expected a number, 0 or more");
    return fault().ok();
  }

  void ReadWord(std::string_view name, YearLimitEnd& end) {
    const JsonIndex at = Member(name);
    if (at == kNoJson) return;
    const std::optional<YearLimitEnd> found =
        json()[at].kind == JsonKind::kString ? FindYearLimitEnd(json()[at].text) : std::nullopt;
    if (!found.has_value()) Fail(at, "expected draw, most_centers or no_result");
    end = found.value_or(end);
  }

  Game& game_;
};

}  // namespace

bool HasEndRules(const Game& game) { return game.end_rules().any(); }

void AppendEndRules(const Game& game, JsonWriter& out) {
  const EndRules& rules = game.end_rules();
  out.Object([&] {
    if (rules.last_survivor) out.Member("last_survivor", true);
    if (rules.last_year.has_value()) {
      out.Member("last_year", *rules.last_year);
      out.Member("year_limit", YearLimitWord(rules.year_limit_end));
    }
    if (rules.stalemate_years > 0) out.Member("stalemate_years", rules.stalemate_years);
    if (rules.phase_limit > 0) out.Member("phase_limit", rules.phase_limit);
  });
}

Status ReadEndRules(std::string_view json, Game& game) { return ReadPart<EndRulesReader>(json, game); }

}  // namespace entente
