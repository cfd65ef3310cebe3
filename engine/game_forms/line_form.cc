// Reads and writes positions, one on each line (lines/position_line.h). Each line is a phase of the record, without orders.
// The reader skips blank lines and lines that begin with #.
//   Errors: those of ReadPositionLine, with the line; an unknown map; a second map; a text without positions.
#include <algorithm>
#include <string>

#include "base/plain_text.h"
#include "game_forms/form_text.h"
#include "game_forms/forms.h"
#include "game_forms/loss_notes.h"
#include "lines/position_line.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

bool Counts(std::string_view line) { return !line.starts_with('#') && !IsBlankText(line); }

class LineFormReader {
 public:
  explicit LineFormReader(const FormOptions& options) : options_(options) {}

  Result<GameRecord> Read(std::string_view text) {
    if (Status status = CheckFormBytes(text); !status.ok()) return status;
    size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    for (uint32_t number = 1; begin <= text.size(); ++number) {
      const size_t end = std::min(text.find('\n', begin), text.size());
      std::string_view line = text.substr(begin, end - begin);
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (Counts(line)) {
        if (Status status = ReadLine(line); !status.ok()) return AtLine(status, number, begin);
      }
      begin = end + 1;
    }
    if (record_.phases.empty()) return InvalidError("the text has no position: expected one a line");
    return std::move(record_);
  }

 private:
  static Status AtLine(Status status, uint32_t number, size_t begin) {
    Place place = status.place().value_or(Place{1, 1, 0, 0});
    place.line = number;
    place.offset += static_cast<uint32_t>(begin);
    return WithPlace(std::move(status), place);
  }

  Status ReadLine(std::string_view line) {
    if (record_.map == nullptr) {
      if (Status status = BeginRecord(line); !status.ok()) return status;
    }
    Position position(*record_.map);
    if (Status status = ReadPositionLine(line, position.ref()); !status.ok()) return status;
    record_.phases.push_back({std::move(position), OrderSheet()});
    if (record_.phases.size() <= kMaxFormPhases) return OkStatus();
    return WithPlace(LimitError("more than " + std::to_string(kMaxFormPhases) + " positions"), Place{1, 1, 0, 0});
  }

  Status BeginRecord(std::string_view line) {
    record_.map = options_.map;
    if (record_.map == nullptr) {
      ENTENTE_ASSIGN(const std::string name, MapNameInLine(line));
      Result<MapRef> map = BuiltinMap(name);
      if (!map.ok())
        return ErrorAt({1, 1, 0, static_cast<uint32_t>(std::min(line.find(' '), line.size()))}, map.status().message());
      record_.map = *std::move(map);
    }
    ENTENTE_ASSIGN(const RuleOptions rules, GivenRules(options_, *record_.map));
    record_.rules = rules;
    return OkStatus();
  }

  const FormOptions& options_;
  GameRecord record_;
};

void NoteLosses(const GameRecord& record, FormNotes& notes) {
  LossNote orders;
  for (const RecordedPhase& phase : record.phases) {
    const std::string name = record.map->PhaseName(phase.position.view().phase());
    for (size_t i = 0; i < phase.sheet.size(); ++i) orders.Add(name, TextOfLine(*record.map, phase.sheet[i]));
  }
  orders.Note({MessageId::kLostLineOrder, MessageId::kLostLineOrders}, notes);
  if (!record.id.empty()) notes.Add(MessageId::kNoteLostId);
  NoteRules(record, notes);
}

}  // namespace

Result<GameRecord> ReadLineForm(std::string_view text, const FormOptions& options, FormNotes&) {
  return LineFormReader(options).Read(text);
}

Result<std::string> WriteLineForm(const GameRecord& record, FormNotes& notes) {
  std::string text;
  if (record.phases.size() > kMaxFormPhases) return LimitError("the game has more positions than this form may have");
  for (const RecordedPhase& phase : record.phases) {
    text.append(PositionLine(phase.position)) += '\n';
    if (text.size() > kMaxFormBytes) return LimitError("the game is longer than a text of this form may be");
  }
  NoteLosses(record, notes);
  return text;
}

bool LooksLikeLineForm(std::string_view text) {
  constexpr std::ptrdiff_t kBlanksOfFields = 6;  // between the seven fields
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (Counts(line)) return std::count(line.begin(), line.end(), ' ') == kBlanksOfFields && !line.starts_with(' ');
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

}  // namespace entente
