// Random positions for tests, with everything that CheckPositionBlock allows: any phase and year, units anywhere, any
// owners, ends of the game, and all extras.
#ifndef ENTENTE_ENGINE_POSITION_RANDOM_POSITION_TEST_UTIL_H_
#define ENTENTE_ENGINE_POSITION_RANDOM_POSITION_TEST_UTIL_H_

#include <algorithm>
#include <limits>
#include <vector>

#include "base/random.h"
#include "map/flow_walk.h"
#include "position/position.h"

namespace entente {

class RandomPosition {
 public:
  RandomPosition(const Map& map, uint64_t seed) : map_(map), random_(seed), position_(map) {}

  Position Make() {
    SetPhase();
    for (int p = 0; p < map_.province_count(); ++p) {
      if (Chance(4)) PlaceIn(static_cast<ProvinceIndex>(p));
    }
    for (int c = 0; c < map_.center_count(); ++c) {
      ref().SetOwner(static_cast<CenterIndex>(c), Chance(3) ? kNoPower : AnyPower());
    }
    if (MayHaveDislodged(ref().phase_type())) Dislodge();
    SetExtras();
    SetEnd();
    return position_;
  }

 private:
  uint32_t Below(int bound) { return random_.Below(static_cast<uint32_t>(bound)); }
  bool Chance(int in) { return Below(in) == 0; }
  PowerIndex AnyPower() { return static_cast<PowerIndex>(Below(map_.power_count())); }
  PositionRef ref() { return position_.ref(); }

  int32_t AnyYear() {
    constexpr int32_t kLast = 1'000'000;  // kMostYears
    const int32_t years[] = {0, -1, 9, -44, 99999, -10000, kLast, kLast - 1, -kLast, 1 - kLast};
    if (Chance(2)) return map_.begin().year + static_cast<int32_t>(Below(40)) - 10;
    return Chance(2) ? static_cast<int32_t>(random_.Next()) % (kLast + 1) : years[Below(std::size(years))];
  }

  void SetPhase() {
    Phase phase{AnyYear(), 0, 0};
    do {
      phase.element = static_cast<uint16_t>(Below(static_cast<int>(map_.flow().size())));
    } while (map_.flow()[phase.element].kind != FlowElement::Kind::kPhase);
    phase.game_year = GameYear(map_.flow(), map_.begin(), phase.year);
    ref().SetPhase(phase);
  }

  // A unit that may stand in the province in this or another phase.
  Unit AnyUnitIn(ProvinceIndex province) {
    std::vector<Unit> units;
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      for (int l = 0; l < map_.location_count(); ++l) {
        const auto at = static_cast<LocationIndex>(l);
        if (map_.ProvinceOf(at) != province) continue;
        if (ref().graph().MayStand(type, at) || map_.MayEverStand(type, at)) units.push_back({AnyPower(), type, at});
      }
    }
    return units.empty() ? Unit{} : units[Below(static_cast<int>(units.size()))];
  }

  void PlaceIn(ProvinceIndex province) {
    const Unit unit = AnyUnitIn(province);
    if (unit.location == kNoLocation) return;
    ref().PlaceUnit(unit);
    if (Chance(3)) ref().SetHidden(province);
  }

  void Dislodge() {
    const int most = Chance(4) ? map_.province_count() : 6;
    for (int i = 0; i < most; ++i) {
      const auto province = static_cast<ProvinceIndex>(Below(map_.province_count()));
      // Often repeats the unit that stands there, because a unit may be dislodged by one of the same kind.
      const Unit unit = ref().HasUnit(province) && Chance(4) ? ref().UnitAt(province) : AnyUnitIn(province);
      if (unit.location == kNoLocation || ref().FindDislodged(province) >= 0) continue;
      uint32_t* mask = ref().AddDislodged(unit);
      if (mask == nullptr) return;
      uint32_t bit = 0;
      for (const LocationIndex to : map_.RetreatPlaces(unit.type, unit.location)) {
        mask[bit / 32] |= uint32_t{Chance(2) && ref().graph().MayStand(unit.type, to)} << (bit % 32);
        ++bit;
      }
    }
  }

  void SetExtras() {
    for (int p = 0; p < map_.power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      const auto up_to = [&](int most) { return static_cast<int>(Below(most + 1)); };
      ref().SetClaimsLeft(power, up_to(map_.Claims(power)));
      ref().SetSeizingBuildsLeft(power, up_to(map_.SeizingBuilds(power)));
      ref().SetGuestBuildsLeft(power, up_to(map_.MostGuestBuilds(power)));
      ref().SetControlTurn(power, up_to(std::max(1, static_cast<int>(map_.Controllers(power).size())) - 1));
      const PowerIndex controller = AnyPower();
      if (map_.IsDummy(power) && !map_.IsDummy(controller) && Chance(2)) ref().SetController(power, controller);
      Word homes[WordsFor(kMaxProvinces)] = {};
      for (const ProvinceIndex center : map_.centers()) {
        if (Chance(6)) SetBit(homes, center);
      }
      if (Chance(2)) ref().SetHomes(power, homes);
    }
  }

  void SetEnd() {
    if (Chance(2)) return;
    const auto end = static_cast<GameEnd>(Below(kGameEndCount));
    PowerSet winners = random_.Next() & AllPowers(map_);
    if (Chance(2)) winners = SetOf(AnyPower());
    if (!MayHaveWinners(end, winners)) winners = 0;
    if (end == GameEnd::kSolo) winners = SetOf(AnyPower());
    if (MayHaveWinners(end, winners)) ref().SetEnd(end, winners);
  }

  const Map& map_;
  Random random_;
  Position position_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_RANDOM_POSITION_TEST_UTIL_H_
