// Every sound position can be written as JSON and is the same, byte by byte, when read: random ones, as wild as
// CheckPositionBlock lets them be, on every shipped map and on maps with rare directives. So is a game that is over.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "base/random.h"
#include "exchange/game_json.h"
#include "exchange/position_json.h"
#include "map/flow_walk.h"
#include "map/rules_fit.h"
#include "map_build/builtin.h"
#include "map_build/read_map_text.h"

namespace entente {
namespace {

class WildPosition {
 public:
  WildPosition(const Map& map, uint64_t seed) : map_(map), random_(seed), position_(map) {}

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
    constexpr int32_t kLast = std::numeric_limits<int32_t>::max();
    const int32_t years[] = {0, -1, 9, -44, 99999, -10000, kLast, kLast - 1, -kLast, -kLast - 1};
    if (Chance(2)) return map_.begin().year + static_cast<int32_t>(Below(40)) - 10;
    return Chance(2) ? static_cast<int32_t>(random_.Next()) : years[Below(std::size(years))];
  }

  void SetPhase() {
    Phase phase{AnyYear(), 0, 0};
    do {
      phase.element = static_cast<uint16_t>(Below(static_cast<int>(map_.flow().size())));
    } while (map_.flow()[phase.element].kind != FlowElement::Kind::kPhase);
    phase.game_year = GameYear(map_.flow(), map_.begin(), phase.year);
    ref().SetPhase(phase);
  }

  // A unit that may stand in the province in this phase or another.
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
      // Often the very unit that stands there: one may have been dislodged by its like.
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
      ref().SetGuestBuildsLeft(power, up_to(map_.GuestBuilds(power)));
      ref().SetControlTurn(power, up_to(std::max(1, static_cast<int>(map_.Controllers(power).size())) - 1));
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

// What is wrong with the position, or its JSON, or the game that begins (and may end) with it; empty if nothing is.
std::string Fault(const MapRef& map, const PositionView& position) {
  const absl::Status sound = CheckPositionBlock(*map, position.block());
  if (!sound.ok()) return std::string(MessageOf(sound));
  const RuleOptions rules = *DefaultRules(*map);
  const std::string json = PositionToJson(position, rules);
  const auto read = PositionFromJson(*map, json);
  if (!read.ok()) return std::string(MessageOf(read.status())) + "\n" + json;
  if (!(read->view() == position)) return "another position:\n" + json + "\n" + PositionToJson(*read, rules);
  const std::string game = *GameToJson(Game(map, rules, position));
  const auto loaded = GameFromJson(game, map);
  if (!loaded.ok()) return std::string(MessageOf(loaded.status())) + "\n" + game;
  return (*loaded)->position() == position ? "" : "another game:\n" + game;
}

void ExpectIdentity(const MapRef& map, int positions) {
  for (int seed = 0; seed < positions; ++seed) {
    const Position position = WildPosition(*map, static_cast<uint64_t>(seed)).Make();
    ASSERT_EQ(Fault(map, position), "") << map->name() << " seed " << seed;
  }
}

TEST(PositionIdentity, OnEveryShippedMap) {
  for (const std::string_view name : BuiltinMapNames()) ExpectIdentity(*BuiltinMap(name), 150);
}

TEST(PositionIdentity, OnMapsWithRareDirectives) {
  for (const char* more : {
           "FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
           "NEWHOMES 1903 1905\nRULE HIDE_BUILDS\n",
           "FLOW\nFLOW SPRING:MOVEMENT,INCOME,RETREATS SUMMER:MOVEMENT,RETREATS WINTER:ADJUSTMENTS,TALKS\n",
           "FLOW\nFLOW NEWYEAR:-3 SPRING:MOVEMENT,RETREATS IFYEARDIV:2 NEWYEAR:-1 WINTER:ADJUSTMENTS\n",
           "RULE UNITS_ADAPT\nRULE HIDE_BUILDS\nIN SPRING: WATER PAR\nIN FALL: AMEND STP\nIN WINTER: LAND BLA\n",
           "FROM F1903M\nENGLAND -> Britain (British)\nLON -> Londinium = LND\n",
       }) {
    const MapReadResult read =
        ReadMapText("USE standard.map\n" + std::string(more), "m.map", WithShippedMaps(IncludeCallback()));
    ASSERT_TRUE(read.ok()) << more << read.ToStatus();
    ExpectIdentity(read.map, 300);
  }
}

// Over weak passages one province in two may have a dislodged unit, beside those that stand.
TEST(PositionIdentity, OnTheFullestBoardThereIs) {
  std::string text;
  const auto name = [](int p) {
    return std::string{'p', static_cast<char>('a' + p / 26), static_cast<char>('a' + p % 26)};
  };
  for (int p = 0; p < kMaxProvinces; ++p) {
    text += name(p) + " = " + name(p) + "\nLAND " + name(p) + " ABUTS";
    for (const int other : {p - 1, p + 1}) {
      if (other >= 0 && other < kMaxProvinces) text += " *" + name(other);
    }
    text += "\n";
  }
  const MapReadResult read = ReadMapText(text + "RED paa\nBLUE pab\n", "full.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  ASSERT_TRUE(read.map->has_weak_passages());
  Position full(*read.map);
  full.ref().SetPhase(*read.map->ParsePhase("S1901R"));
  for (ProvinceIndex p = 0; p < kMaxProvinces; ++p) {
    full.ref().PlaceUnit({0, UnitType::kArmy, p});
    full.ref().AddDislodged({1, UnitType::kArmy, p});  // until there is no more room
  }
  ASSERT_EQ(full.view().dislodged_count(), kMaxProvinces / 2 + 1);
  EXPECT_EQ(Fault(read.map, full), "");
}

}  // namespace
}  // namespace entente
