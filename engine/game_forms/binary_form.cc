// Reads and writes our own snapshot of a game (records/game_snapshot.h) as a form of games. Reads also the saved file of a
// server, which has a snapshot inside. A snapshot holds a playable game. The writer refuses a record whose phases do not
// follow from each other, with the reason.
#include <algorithm>
#include <string>

#include "game_forms/dated_end.h"
#include "game_forms/forms.h"
#include "phase_json/input_notes.h"
#include "records/game_parts.h"
#include "records/game_snapshot.h"
#include "records/server_file.h"

namespace entente {
namespace {

// Whether the record has a retreats phase in which no dislodged unit can retreat.
bool HasEmptyRetreats(const GameRecord& record) {
  return std::any_of(record.phases.begin(), record.phases.end(), [](const auto& phase) {
    const PositionView position = phase.position.view();
    if (position.phase_type() != PhaseType::kRetreats) return false;
    for (int i = 0; i < position.dislodged_count(); ++i) {
      if (position.Dislodged(i).retreats != 0) return false;
    }
    return true;
  });
}

}  // namespace

bool LooksLikeBinaryForm(std::string_view bytes) { return LooksLikeSnapshot(bytes) || LooksLikeServerFile(bytes); }

// A snapshot has a value for every rule, so given rules change it only if they replace its own.
Result<GameRecord> ReadBinaryForm(std::string_view bytes, const FormOptions& options, FormNotes& notes) {
  ServerFile file;
  if (LooksLikeServerFile(bytes)) {
    ENTENTE_ASSIGN(file, ReadServerFile(bytes));
    bytes = file.snapshot;
    if (file.is_cut) notes.Add(MessageId::kNoteCutRecord);
    notes.Add(MessageId::kNoteServerState);
  }
  ENTENTE_ASSIGN(std::unique_ptr<Game> game, GameFromSnapshot(bytes, options.map));
  GameRecord record = RecordOf(*game);
  record.parts = PartsOf(*game);
  if (!options.rules.has_value()) return record;
  ENTENTE_ASSIGN(const RuleOptions given, GivenRules(options, *record.map));
  if (given != record.rules) NoteOtherRules(given, record.rules, options.replaces_rules, notes);
  if (options.replaces_rules) record.rules = given;
  return record;
}

Result<std::string> WriteBinaryForm(const GameRecord& record, FormNotes& notes) {
  const Result<std::unique_ptr<Game>> game = GameFromRecord(record);
  if (!game.ok()) {
    std::string message = "a snapshot holds only games whose phases follow from each other: ";
    message.append(game.status().message());
    if (record.rules.empty_retreats == EmptyRetreats::kSkipped && HasEmptyRetreats(record)) {
      message += "; games that hold a retreats phase where no unit may retreat have the rule empty_retreats=held";
    }
    return Status(game.status().code(), message);
  }
  if (!record.phases.back().tells_phase) NoteDatedEnd((*game)->position(), notes);
  if (Status status = SetParts(record.parts, **game); !status.ok()) return status;
  return GameToSnapshot(**game);
}

}  // namespace entente
