#include "game_forms/judge_phases.h"

#include "adjustment/adjustment_due.h"
#include "game_forms/board_parts.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

void Open(const Map& map, PositionRef position, const JudgeLost& lost) {
  for (const LocationIndex place : lost.retreats) {
    OpenRetreat(position, position.FindDislodged(map.ProvinceOf(lost.unit.location)), place);
  }
}

}  // namespace

JudgePhases::JudgePhases(const FormBoard& board) : board_(board), next_(board.map()) {
  board_.SetStartOwners(next_.ref());
}

void JudgePhases::Begin(const Phase& phase, bool keeps_units) {
  Position position(board_.map());
  position.ref().SetPhase(phase);
  CopyOwners(next_, position.ref());
  if (keeps_units) {
    CopyUnits(next_, position.ref());
    if (position.view().phase_type() == PhaseType::kRetreats) PlaceLost(position.ref());
    if (!knows_next_) unknown_boards_.Add(board_.map().PhaseName(phase));
  }
  record_.phases.push_back({std::move(position), {}});
}

void JudgePhases::BeginNext(bool keeps_units, bool is_known) {
  knows_next_ = is_known;
  next_.ref().Clear();
  next_.ref().SetPhase(position().phase());
  CopyOwners(position(), next_.ref());
  if (keeps_units) CopyUnits(position(), next_.ref());
}

Status JudgePhases::Finish(std::string_view at, bool has_results) {
  if (empty()) return OkStatus();
  if (Status status = board_.Check(position(), at); !status.ok()) return status;
  KeepDefaults();
  if (has_results) CompareResults();
  stated_.clear();
  return OkStatus();
}

void JudgePhases::AddStated(const Unit& unit, std::string_view marks) {
  stated_.push_back({unit, StatedByWords(PartsOf(marks, ','))});
}

void JudgePhases::OpenRetreat(const Unit& unit, LocationIndex place) {
  Open(board_.map(), position(), {unit, {place}});
}

void JudgePhases::Note(FormNotes& notes) const {
  stated_results_.Note(notes);
  others_removed_.Note({MessageId::kOtherRemoval, MessageId::kOtherRemovals}, notes);
  unknown_boards_.Note({MessageId::kUnknownBoard, MessageId::kUnknownBoards}, notes);
}

GameRecord JudgePhases::Take(std::string id) {
  record_.map = board_.map_ref();
  record_.rules = board_.rules();
  record_.id = std::move(id);
  return std::move(record_);
}

// Compares the marks of the lines, and the list of dislodged units, with our results.
void JudgePhases::CompareResults() {
  Position dislodged(board_.map());
  dislodged.ref().SetPhase(position().phase());
  PlaceLost(dislodged.ref());
  stated_results_.CompareOrders(record_.phases.back(), board_.rules(), stated_, &dislodged);
}

// Keeps removals by default as orders if our rules would remove other units: the units to remove in civil disorder differ
// between judges (DATC 4.D.8).
void JudgePhases::KeepDefaults() {
  if (defaults_.empty()) return;
  const Map& map = board_.map();
  RecordedPhase& phase = record_.phases.back();
  SheetPhase judge(map);
  const PhaseResult result = judge.Adjudicate(phase.position.view(), board_.rules(), phase.sheet);
  for (const Unit& unit : defaults_) {
    const bool is_due = DueOf(phase.position.view(), board_.rules(), unit.power).removals > 0;
    if (!is_due || !result.after.HasUnit(map.ProvinceOf(unit.location))) continue;
    phase.sheet.Add(Order::Disband(unit));
    others_removed_.Add(map.PhaseName(phase.position.view().phase()), FormatOrder(map, Order::Disband(unit)));
  }
  defaults_.clear();
}

void JudgePhases::PlaceLost(PositionRef position) const {
  for (const JudgeLost& lost : lost_) {
    if (position.FindDislodged(board_.map().ProvinceOf(lost.unit.location)) >= 0) continue;
    if (position.AddDislodged(lost.unit) == nullptr) return;
  }
  for (const JudgeLost& lost : lost_) Open(board_.map(), position, lost);
}

}  // namespace entente
