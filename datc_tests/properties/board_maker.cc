#include "datc_tests/properties/board_maker.h"

#include <algorithm>

#include "datc_tests/properties/random_orders.h"

namespace entente {

BoardMaker::BoardMaker(MapRef map, PhaseType phase, uint64_t seed)
    : random_(seed), board_(std::move(map)), reserved_(static_cast<size_t>(board_.map->province_count())) {
  position().SetPhase(RandomPhase(this->map(), phase, random_));
  for (const PowerIndex p : this->map().powers()) powers_.push_back(p);
  Shuffle(powers_, random_);
}

bool BoardMaker::IsFree(ProvinceIndex province) const {
  return !reserved_[province] && graph().terrain(province) != Terrain::kShut &&
         !board_.position.view().HasUnit(province);
}

ProvinceIndex BoardMaker::Province(const std::function<bool(ProvinceIndex)>& fits) {
  std::vector<ProvinceIndex> found;
  for (int p = 0; p < map().province_count() && !failed_; ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    if (IsFree(province) && fits(province)) found.push_back(province);
  }
  if (found.empty()) {
    Fail();
    return kNoProvince;
  }
  const ProvinceIndex province = Pick(found, random_);
  reserved_[province] = true;
  return province;
}

ProvinceIndex BoardMaker::Province() {
  return Province([](ProvinceIndex) { return true; });
}

ProvinceIndex BoardMaker::Sea() {
  return Province([&](ProvinceIndex p) { return graph().IsCarrierProvince(p); });
}

bool BoardMaker::Touches(ProvinceIndex a, ProvinceIndex b) const { return TestBit(graph().Adjacent(a), b); }

ProvinceIndex BoardMaker::Coast(ProvinceIndex sea, const std::function<bool(ProvinceIndex)>& fits) {
  return Province([&](ProvinceIndex p) {
    return Touches(sea, p) && graph().MayStand(UnitType::kArmy, p) && !graph().IsCarrierProvince(p) && fits(p);
  });
}

ProvinceIndex BoardMaker::Coast(ProvinceIndex sea) {
  return Coast(sea, [](ProvinceIndex) { return true; });
}

std::vector<Unit> BoardMaker::UnitsAt(PowerIndex power, ProvinceIndex at) const {
  std::vector<Unit> units;
  if (graph().MayStand(UnitType::kArmy, at)) units.push_back({power, UnitType::kArmy, at});
  for (int l = 0; l < map().location_count(); ++l) {
    const auto location = static_cast<LocationIndex>(l);
    if (map().ProvinceOf(location) == at && graph().MayStand(UnitType::kFleet, location)) {
      units.push_back({power, UnitType::kFleet, location});
    }
  }
  return units;
}

bool BoardMaker::Reaches(const Unit& unit, ProvinceIndex to) const {
  return TestBit(graph().Reach(unit.type, unit.location), to);
}

Unit BoardMaker::PlaceOneOf(const std::vector<Unit>& candidates) {
  if (failed_ || candidates.empty()) {
    Fail();
    return {};
  }
  const Unit unit = Pick(candidates, random_);
  if (position().HasUnit(At(unit))) {
    Fail();
    return {};
  }
  position().PlaceUnit(unit);
  reserved_[At(unit)] = true;
  return unit;
}

Unit BoardMaker::Place(PowerIndex power, ProvinceIndex at) { return failed_ ? Unit{} : PlaceOneOf(UnitsAt(power, at)); }

Unit BoardMaker::PlaceReaching(PowerIndex power, ProvinceIndex at, ProvinceIndex to) {
  if (failed_) return {};
  std::vector<Unit> units = UnitsAt(power, at);
  std::erase_if(units, [&](const Unit& unit) { return !Reaches(unit, to); });
  return PlaceOneOf(units);
}

Unit BoardMaker::PlaceBeside(PowerIndex power, ProvinceIndex to) {
  std::vector<Unit> candidates;
  for (int p = 0; p < map().province_count() && !failed_; ++p) {
    if (!IsFree(static_cast<ProvinceIndex>(p))) continue;
    for (const Unit& unit : UnitsAt(power, static_cast<ProvinceIndex>(p))) {
      if (Reaches(unit, to)) candidates.push_back(unit);
    }
  }
  return PlaceOneOf(candidates);
}

Unit BoardMaker::PlaceArmy(PowerIndex power, ProvinceIndex at) {
  return failed_ ? Unit{} : PlaceUnit({power, UnitType::kArmy, at});
}

Unit BoardMaker::PlaceFleet(PowerIndex power, ProvinceIndex at) {
  if (failed_) return {};
  std::vector<Unit> units = UnitsAt(power, at);
  std::erase_if(units, [](const Unit& unit) { return unit.type == UnitType::kArmy; });
  return PlaceOneOf(units);
}

Unit BoardMaker::PlaceUnit(const Unit& unit) {
  if (failed_ || position().HasUnit(At(unit)) || !graph().MayStand(unit.type, unit.location)) {
    Fail();
    return {};
  }
  return PlaceOneOf({unit});
}

void BoardMaker::Give(Order order) {
  if (!failed_) board_.orders.push_back(order);
}

void BoardMaker::Hold(const Unit& unit) { Give(Order::Hold(unit)); }

LocationIndex BoardMaker::ArrivalOf(const Unit& unit, ProvinceIndex to) {
  std::vector<LocationIndex> arrivals;
  for (const LocationIndex place : graph().Neighbors(unit.type, unit.location)) {
    if (map().ProvinceOf(place) == to) arrivals.push_back(place);
  }
  if (arrivals.empty()) Fail();
  return arrivals.empty() ? kNoLocation : Pick(arrivals, random_);
}

void BoardMaker::Move(const Unit& unit, ProvinceIndex to) {
  if (!failed_) Give(Order::Move(unit, ArrivalOf(unit, to)));
}

void BoardMaker::MoveByConvoy(const Unit& army, ProvinceIndex to) {
  if (failed_) return;
  const bool walks = TestBit(graph().ArmyMoves(army.location), to);
  Give(Order::Move(army, to, walks || Chance(50, random_)));  // without a way by land VIA is optional
}

void BoardMaker::SupportHold(const Unit& unit, const Unit& held) {
  Give(Order::SupportHold(unit, held.type, held.location));
}

void BoardMaker::SupportMove(const Unit& unit, const Unit& mover, ProvinceIndex to) {
  Give(Order::SupportMove(unit, mover.type, mover.location, to));
}

void BoardMaker::Convoy(const Unit& fleet, const Unit& army, ProvinceIndex to) {
  Give(Order::Convoy(fleet, army.location, to));
}

void BoardMaker::SupportMoveBy(PowerIndex power, const Unit& mover, ProvinceIndex to) {
  SupportMove(PlaceBeside(power, to), mover, to);
}

void BoardMaker::SupportHoldBy(PowerIndex power, const Unit& held) {
  if (!failed_) SupportHold(PlaceBeside(power, At(held)), held);
}

Unit BoardMaker::Attack(PowerIndex power, ProvinceIndex to) {
  const Unit unit = PlaceBeside(power, to);
  Move(unit, to);
  return unit;
}

void BoardMaker::AddBystanders(int most) {
  if (failed_) return;
  const uint32_t count = random_.Below(static_cast<uint32_t>(most + 1));
  std::vector<ProvinceIndex> added;
  for (uint32_t i = 0; i < count; ++i) {
    std::vector<ProvinceIndex> near;
    position().ForEachUnit([&](const Unit& unit) {
      ForEachBit(graph().Adjacent(At(unit)), graph().province_words(), [&](int p) {
        if (IsFree(static_cast<ProvinceIndex>(p))) near.push_back(static_cast<ProvinceIndex>(p));
      });
    });
    if (near.empty()) break;
    added.push_back(Pick(near, random_));
    position().PlaceUnit(RandomUnit(position(), added.back(), random_));
  }
  for (const ProvinceIndex province : added) {
    if (!Chance(80, random_)) continue;
    Give(Pick(LegalOrders(position(), province), random_));
  }
  Shuffle(board_.orders, random_);
}

}  // namespace entente
