#include "game_forms/text_writer.h"

#include <utility>

#include "game_forms/board_parts.h"
#include "game_forms/form_text.h"

namespace entente {

namespace {

// Whether the next phase has the units that the orders lead to. Under some rules units are built or retreat without an
// order, and on some maps units change between phases.
bool LeavesItsUnits(const PhaseResult& result) {
  for (const PhaseEvent& event : result.events) {
    if (event.kind == EventKind::kBuilt || event.kind == EventKind::kRetreated) return false;
  }
  if (!HaveSameUnits(result.after, result.next)) return false;
  for (int i = 0; i < result.next.dislodged_count(); ++i) {
    const Unit unit = result.next.Dislodged(i).unit;
    if (!SameDislodged(result.after, unit).has_value()) return false;
  }
  return true;
}

}  // namespace

TextWriter::TextWriter(const GameRecord& record)
    : record_(record), map_(*record.map), judge_(map_, record.rules), flat_(map_, record.rules), expected_(map_) {}

Result<std::string> TextWriter::Write(FormNotes& notes) {
  WriteHead();
  bool is_any = false;
  for (const RecordedPhase& phase : record_.phases) {
    is_any |= WriteOne(phase);
    if (out_.size() > kMaxFormBytes) return LimitError("the game is longer than a text of this form may be");
  }
  if (!is_any) return InvalidError("the form has no words for any phase of the game");
  losses_.Note(notes);
  ends_.Note({MessageId::kLostEnd, MessageId::kLostEnds}, notes);
  idle_.Note({MessageId::kLostIdlePhase, MessageId::kLostIdlePhases}, notes);
  NoteLosses(notes);
  NoteCommonLosses(record_, notes);
  return out_;
}

bool TextWriter::WriteOne(const RecordedPhase& phase) {
  const PositionView position = phase.position.view();
  const bool follows = std::exchange(goes_on_, false) && position == expected_.view();
  const bool is_idle = position.phase_type() == PhaseType::kOther;
  if (position.is_over()) {
    if (!is_idle && WriteEnd(phase)) return true;
    ends_.Add(phase.tells_phase ? PhaseName(position) : "COMPLETED", GameEndText(position));
    return false;
  }
  if (!is_idle) return WritePhase(phase, follows);
  idle_.Add(PhaseName(position));
  return false;
}

const PhaseResult& TextWriter::Judge(const PositionView& position) {
  const PhaseResult& result = judge_.Judge(position, flat_.lines());
  expected_.ref().CopyFrom(result.next);
  goes_on_ = LeavesItsUnits(result);
  return result;
}

}  // namespace entente
