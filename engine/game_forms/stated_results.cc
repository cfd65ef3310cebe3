#include "game_forms/stated_results.h"

#include <algorithm>

#include "game_forms/board_parts.h"
#include "notation/notation.h"
#include "records/replay.h"

namespace entente {
namespace {

// The units of one position that the other does not have, and those that are dislodged in it alone, by power.
std::vector<std::vector<Unit>> OtherUnits(const PositionView& one, const PositionView& other) {
  std::vector<std::vector<Unit>> found(static_cast<size_t>(one.map().power_count()));
  one.ForEachUnit([&](const Unit& unit) {
    if (!(other.UnitAt(one.map().ProvinceOf(unit.location)) == unit)) found[unit.power].push_back(unit);
  });
  for (int i = 0; i < one.dislodged_count(); ++i) {
    const Unit unit = one.Dislodged(i).unit;
    if (!SameDislodged(other, unit).has_value()) found[unit.power].push_back(unit);
  }
  return found;
}

bool HasOtherRetreats(const PositionView& stated, const PositionView& ours, const Unit& unit) {
  const std::optional<DislodgedUnit> theirs = SameDislodged(stated, unit), own = SameDislodged(ours, unit);
  return theirs.has_value() && (!own.has_value() || !HaveSameRetreats(ours.map(), *theirs, *own));
}

}  // namespace

PhaseResult StatedResults::Judge(const RecordedPhase& phase, const RuleOptions& rules) {
  const PositionView position = phase.position.view();
  if (!judge_.has_value()) judge_.emplace(position.map());
  return judge_->Adjudicate(position, rules, phase.sheet);
}

void StatedResults::Add(const RecordedPhase& phase, const Unit& unit) {
  const PositionView position = phase.position.view();
  differing_.Add(position.map().PhaseName(position.phase()), FormatUnit(position.map(), unit.type, unit.location));
}

void StatedResults::CompareOrders(const RecordedPhase& phase, const RuleOptions& rules,
                                  const std::vector<StatedUnit>& stated, const Position* dislodged) {
  const Map& map = phase.position.view().map();
  const PhaseResult ours = Judge(phase, rules);
  const auto has_other_retreats = [&](const Unit& unit) {
    return dislodged != nullptr && HasOtherRetreats(dislodged->view(), ours.after, unit);
  };
  for (const StatedUnit& one : stated) {
    const UnitResult result = ResultOfUnit(ours, map.ProvinceOf(one.unit.location));
    if (Contradicts(one.result, ours, result) || has_other_retreats(one.unit)) Add(phase, one.unit);
  }
  for (int i = 0; dislodged != nullptr && i < dislodged->view().dislodged_count(); ++i) {
    const Unit unit = dislodged->view().Dislodged(i).unit;
    const bool is_seen =
        std::any_of(stated.begin(), stated.end(), [&](const StatedUnit& one) { return one.unit == unit; });
    if (!is_seen && has_other_retreats(unit)) Add(phase, unit);
  }
}

void StatedResults::CompareBoard(const RecordedPhase& phase, const RuleOptions& rules, const PositionView& after) {
  const PositionView ours = Judge(phase, rules).after;
  const auto stated = OtherUnits(after, ours), own = OtherUnits(ours, after);
  for (size_t power = 0; power < stated.size(); ++power) {
    for (const Unit& unit : stated[power]) Add(phase, unit);
    for (size_t i = stated[power].size(); i < own[power].size(); ++i) Add(phase, own[power][i]);
  }
}

Result<size_t> CountDifferences(std::string_view game, const GameRecord& record) {
  Exchange exchange({record.map, record.rules, true, {}});
  Document document;
  if (Status status = document.Read(game); !status.ok()) return status;
  const Result<ReplayResult> replayed = ReplayGame(exchange, document);
  if (!replayed.ok()) return replayed.status();
  return replayed->differences.size();
}

}  // namespace entente
