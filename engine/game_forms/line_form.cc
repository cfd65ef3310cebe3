#include "game_forms/line_form.h"

#include <algorithm>
#include <string>

#include "base/plain_text.h"
#include "exchange/position_line.h"
#include "map/rules_fit.h"
#include "map_build/builtin.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

bool Counts(std::string_view line) { return !line.starts_with('#') && !IsBlankText(line); }

class LineFormReader {
 public:
  explicit LineFormReader(const FormOptions& options) : options_(options) {}

  absl::StatusOr<GameRecord> Read(std::string_view text) {
    size_t begin = 0;
    for (uint32_t number = 1; begin <= text.size(); ++number) {
      const size_t end = std::min(text.find('\n', begin), text.size());
      std::string_view line = text.substr(begin, end - begin);
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (Counts(line)) {
        if (absl::Status status = ReadLine(line); !status.ok()) return AtLine(status, number, begin);
      }
      begin = end + 1;
    }
    if (record_.phases.empty()) return InvalidError("the text has no position: expected one a line");
    return std::move(record_);
  }

 private:
  static absl::Status AtLine(absl::Status status, uint32_t number, size_t begin) {
    Place place = PlaceOf(status).value_or(Place{1, 1, 0, 0});
    place.line = number;
    place.offset += static_cast<uint32_t>(begin);
    return WithPlace(std::move(status), place);
  }

  absl::Status ReadLine(std::string_view line) {
    if (record_.map == nullptr) {
      if (absl::Status status = BeginRecord(line); !status.ok()) return status;
    }
    Position position(*record_.map);
    if (absl::Status status = ReadPositionLine(line, position.ref()); !status.ok()) return status;
    record_.phases.push_back({std::move(position), OrderSheet()});
    return absl::OkStatus();
  }

  absl::Status BeginRecord(std::string_view line) {
    record_.map = options_.map;
    if (record_.map == nullptr) {
      const absl::StatusOr<std::string> name = MapNameInLine(line);
      if (!name.ok()) return name.status();
      absl::StatusOr<MapRef> map = BuiltinMap(*name);
      if (!map.ok()) return ErrorAt({1, 1, 0, static_cast<uint32_t>(line.find(' '))}, MessageOf(map.status()));
      record_.map = *std::move(map);
    }
    const absl::StatusOr<RuleOptions> rules = options_.rules.has_value() ? *options_.rules : DefaultRules(*record_.map);
    if (!rules.ok()) return rules.status();
    record_.rules = *rules;
    return absl::OkStatus();
  }

  const FormOptions& options_;
  GameRecord record_;
};

std::string Count(size_t count, std::string_view one, std::string_view more) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : more);
}

void NoteLosses(const GameRecord& record, FormNotes& notes) {
  size_t orders = 0;
  for (const RecordedPhase& phase : record.phases) orders += phase.sheet.size();
  if (orders > 0) notes.push_back(Count(orders, "order is", "orders are") + " left out: a line is a position alone");
  if (!record.id.empty()) notes.push_back("The id of the game is left out");
  const absl::StatusOr<RuleOptions> usual = DefaultRules(*record.map);
  if (!usual.ok() || FormatRules(*usual) != FormatRules(record.rules)) {
    notes.push_back("The rules of the game are left out");
  }
  if (!record.phases.back().tells_phase) {
    notes.push_back("Nothing tells in which phase the game ended: its line has the map's first phase");
  }
}

}  // namespace

absl::StatusOr<GameRecord> ReadLineForm(std::string_view text, const FormOptions& options, FormNotes&) {
  return LineFormReader(options).Read(text);
}

absl::StatusOr<std::string> WriteLineForm(const GameRecord& record, FormNotes& notes) {
  std::string text;
  for (const RecordedPhase& phase : record.phases) text.append(PositionLine(phase.position)) += '\n';
  NoteLosses(record, notes);
  return text;
}

bool LooksLikeLineForm(std::string_view text) {
  constexpr std::ptrdiff_t kBlanks = 6;  // between the seven fields
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (Counts(line)) return std::count(line.begin(), line.end(), ' ') == kBlanks && !line.starts_with(' ');
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

}  // namespace entente
