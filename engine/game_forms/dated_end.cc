#include "game_forms/dated_end.h"

#include <algorithm>

#include "game_forms/board_parts.h"
#include "phase/sheet_phase.h"

namespace entente {
namespace {

bool HaveSameBoard(const PositionView& a, const PositionView& b) { return HaveSameUnits(a, b) && HaveSameOwners(a, b); }

// The phase of an end behind this phase of the record.
Phase PhaseOfEnd(const GameRecord& record, const RecordedPhase& last, const PositionView& end) {
  const PositionView board = last.position;
  if (last.sheet.empty() && HaveSameBoard(board, end)) return board.phase();  // its players ended it there
  SheetPhase judge(*record.map);
  const PositionView next = judge.Adjudicate(board, record.rules, last.sheet).next;
  return HaveSameBoard(next, end) ? next.phase() : board.phase();
}

}  // namespace

std::optional<GameRecord> WithDatedEnd(const GameRecord& record, FormNotes& notes) {
  const auto has_phase = [](const RecordedPhase& phase) { return phase.tells_phase; };
  if (std::all_of(record.phases.begin(), record.phases.end(), has_phase)) return std::nullopt;
  GameRecord dated = record;
  for (size_t i = 0; i < dated.phases.size(); ++i) {
    RecordedPhase& end = dated.phases[i];
    if (end.tells_phase) continue;
    if (i > 0) end.position.ref().SetPhase(PhaseOfEnd(record, record.phases[i - 1], end.position));
    end.tells_phase = true;
    NoteDatedEnd(end.position, notes);
  }
  return dated;
}

void NoteDatedEnd(const PositionView& end, FormNotes& notes) {
  notes.Add(MessageId::kNoteDatedEnd, {end.map().PhaseName(end.phase())});
}

}  // namespace entente
