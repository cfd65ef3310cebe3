#include "datc_tests/properties/scene.h"

#include <algorithm>

namespace entente {

Scene::Scene(const BoardCase& board, const Played& played, const OracleAnswer* answer)
    : board_(board), played_(played), answer_(answer), graph_(board.position.view().graph()) {
  if (!is(PhaseType::kMovement)) return;
  for (const Order order : LegalOrderPerUnit(board, played)) {
    SceneUnit unit{order.unit(), map().ProvinceOf(order.source()), order, {}, kNoProvince, false, false};
    unit.dislodged = played.after.view().FindDislodged(unit.at) >= 0;
    if (unit.dislodged) unit.outcome.reason = Reason::kDislodged;
    for (const OrderResult& result : played.results) {
      if (result.why == Illegality::kNone && result.order == order) unit.outcome = result.outcome;
    }
    if (unit.IsMove()) unit.to = map().ProvinceOf(order.target());
    units_.push_back(unit);
  }
  for (SceneUnit& unit : units_) {
    if (!unit.IsMove() || unit.unit.type == UnitType::kFleet) continue;
    const auto convoyers = ConvoyersOf(unit);
    const bool own_fleet = std::any_of(convoyers.begin(), convoyers.end(),
                                       [&](const SceneUnit* fleet) { return fleet->unit.power == unit.unit.power; });
    unit.by_sea = unit.order.via_convoy() || own_fleet || !TestBit(graph_.ArmyMoves(unit.at), unit.to);
  }
}

bool Scene::IsParadox() const {
  return IsContradictory() ||
         (answer_ != nullptr && answer_->verdict.solutions == oracle::Solutions::kSeveralWithConvoy);
}

bool Scene::IsContradictory() const {
  return answer_ != nullptr && answer_->verdict.solutions == oracle::Solutions::kNone;
}

const SceneUnit* Scene::At(ProvinceIndex province) const {
  const auto it = std::find_if(units_.begin(), units_.end(), [&](const SceneUnit& u) { return u.at == province; });
  return it == units_.end() ? nullptr : &*it;
}

Scene::Units Scene::AttacksOn(ProvinceIndex province) const {
  Units attacks;
  for (const SceneUnit& unit : units_) {
    if (unit.Arrives() && unit.to == province) attacks.push_back(&unit);
  }
  return attacks;
}

bool Scene::LostHeadToHead(const SceneUnit& unit) const {
  const SceneUnit* other = unit.IsMove() ? At(unit.to) : nullptr;
  return other != nullptr && other->Moved() && other->to == unit.at && !unit.by_sea && !other->by_sea;
}

bool Scene::Helps(const SceneUnit& helper, const SceneUnit& unit) const {
  const Order order = helper.order;
  if (order.kind() < OrderKind::kSupportHold || map().ProvinceOf(order.third()) != unit.at) return false;
  if (order.kind() == OrderKind::kSupportHold) return !unit.IsMove();
  const bool coast_differs = map().IsCoast(order.target()) && order.target() != unit.order.target();
  return unit.IsMove() && map().ProvinceOf(order.target()) == unit.to && !coast_differs;
}

Scene::Units Scene::SupportersOf(const SceneUnit& unit) const {
  Units found;
  for (const SceneUnit& helper : units_) {
    if (helper.order.kind() != OrderKind::kConvoy && Helps(helper, unit)) found.push_back(&helper);
  }
  return found;
}

Scene::Units Scene::ConvoyersOf(const SceneUnit& unit) const {
  Units found;
  for (const SceneUnit& helper : units_) {
    if (helper.order.kind() == OrderKind::kConvoy && Helps(helper, unit)) found.push_back(&helper);
  }
  return found;
}

int Scene::Strength(const SceneUnit& unit, PowerIndex not_counted) const {
  int strength = 1;
  for (const SceneUnit* supporter : SupportersOf(unit)) {
    strength += supporter->Succeeds() && supporter->unit.power != not_counted;
  }
  return strength;
}

ProvinceIndex Scene::SupportedInto(const SceneUnit& supporter) const {
  const bool hold = supporter.order.kind() == OrderKind::kSupportHold;
  return map().ProvinceOf(hold ? supporter.order.third() : supporter.order.target());
}

std::vector<Scene::Units> Scene::Rings() const {
  std::vector<Units> rings;
  for (const SceneUnit& start : units_) {
    Units ring;
    const SceneUnit* unit = &start;
    while (unit != nullptr && unit->IsMove() && ring.size() <= units_.size()) {
      ring.push_back(unit);
      unit = At(unit->to);
      if (unit == &start) break;
    }
    if (unit != &start || ring.size() < 3) continue;
    const bool lowest = std::all_of(ring.begin(), ring.end(), [&](const SceneUnit* u) { return start.at <= u->at; });
    if (lowest) rings.push_back(ring);
  }
  return rings;
}

}  // namespace entente
