#include "game_forms/jdip_retreats.h"

#include <algorithm>

#include "game_forms/board_parts.h"
#include "retreat/retreat_options.h"

namespace entente {

std::vector<Unit> JdipRetreats::Fill(PositionRef position, const std::vector<JdipResult>& results) {
  Rebuild(position, results);
  const PositionView after = judge_.Judge(before_, lines_).after;
  const std::vector<JdipResult> none;
  std::vector<Unit> guessed;
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const Unit unit = position.Dislodged(i).unit;
    if (const std::optional<DislodgedUnit> same = SameDislodged(after, unit)) {
      std::copy_n(same->retreats, RetreatWords(map_), position.MutableRetreats(i));
    } else {
      FillFromMoves(position, i, results);
      guessed.push_back(unit);
    }
  }
  return guessed;
}

// Sets up the phase before from the units named in the results.
void JdipRetreats::Rebuild(const PositionView& position, const std::vector<JdipResult>& results) {
  const Map& map = map_;
  PositionRef before = before_.ref();
  before.Clear();
  const Phase now = position.phase();
  const Result<Phase> phase =
      map.ParsePhase(std::string(map.Season(now)) + " " + std::to_string(now.year) + " MOVEMENT");
  before.SetPhase(phase.ok() && map.TypeOf(*phase) == PhaseType::kMovement ? *phase : map.begin());
  CopyOwners(position, before);
  lines_.clear();
  judge_.reader().Use({}, PhaseType::kMovement);
  for (const JdipResult& result : results) {
    const Result<const ParsedOrder*> read = judge_.reader().Read(result.power, result.text);
    if (!read.ok() || !(*read)->order.type_known()) continue;
    const Unit unit = (*read)->order.unit();
    if (unit.location >= map.location_count()) continue;
    if (!before.graph().MayStand(unit.type, unit.location) && !map.MayEverStand(unit.type, unit.location)) continue;
    if (!before.HasUnit(map.ProvinceOf(unit.location))) before.PlaceUnit(unit);
    lines_.push_back({result.power, std::string(result.text)});
  }
}

// Opens the adjacent places that are free. Closes the origin of the dislodging move, unless it went by convoy, and the
// targets of failed moves.
void JdipRetreats::FillFromMoves(PositionRef position, int index, const std::vector<JdipResult>& results) {
  const Unit unit = position.Dislodged(index).unit;
  ProvinceIndex attacker = kNoProvince;
  Word contested[WordsFor(kMaxProvinces)] = {};
  for (const JdipResult& result : results) {
    const Result<const ParsedOrder*> read = judge_.reader().Read(result.power, result.text);
    if (!read.ok() || (*read)->order.kind() != OrderKind::kMove) continue;
    const Order order = (*read)->order;
    const ProvinceIndex target = map_.ProvinceOf(order.target());
    if (!result.succeeds) {
      SetBit(contested, target);
    } else if (target == map_.ProvinceOf(unit.location) && !order.via_convoy()) {
      attacker = map_.ProvinceOf(order.source());
    }
  }
  FillRetreats(position, unit, position.occupied(), contested, attacker, position.MutableRetreats(index));
}

}  // namespace entente
