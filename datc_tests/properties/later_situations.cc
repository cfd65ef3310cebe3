// Retreats without, with one and with conflicting places to go; civil disorder decided by distance, type and name.
//   Source: DATC 6.H, 6.J, 4.D.8.

#include <algorithm>
#include <array>

#include "datc_tests/properties/plain_rules.h"
#include "datc_tests/properties/situations.h"

namespace entente {
namespace {

// ---- Retreats

// Dislodges a unit and fills its possible retreats with units, except `open` places.
void MakeDislodgement(BoardMaker& maker, int open) {
  const Unit lost = maker.Place(maker.NewPower(), maker.Province());
  if (maker.failed()) return;
  const ProvinceIndex province = maker.At(lost);
  maker.SupportMoveBy(maker.NewPower(), maker.Attack(maker.NewPower(), province), province);
  std::vector<ProvinceIndex> free;
  for (const LocationIndex to : maker.graph().Neighbors(lost.type, lost.location)) {
    const ProvinceIndex p = maker.map().ProvinceOf(to);
    const bool listed = std::find(free.begin(), free.end(), p) != free.end();
    if (!listed && !maker.position().HasUnit(p)) free.push_back(p);
  }
  Shuffle(free, maker.random());
  for (size_t i = static_cast<size_t>(open); i < free.size(); ++i) {
    const Unit bystander = maker.Place(maker.NewPower(), free[i]);
    if (Chance(50, maker.random())) maker.Hold(bystander);
  }
}

void MakeNoRetreat(BoardMaker& maker) { MakeDislodgement(maker, 0); }
void MakeOneRetreat(BoardMaker& maker) { MakeDislodgement(maker, 1); }

template <int kPlaces>
bool IsDislodgedWithPlaces(const Scene& scene) {
  const PositionView after = scene.played().after;
  for (int i = 0; i < after.dislodged_count(); ++i) {
    const DislodgedUnit lost = after.Dislodged(i);
    int places = 0;
    const auto neighbors = after.graph().Neighbors(lost.unit.type, lost.unit.location);
    for (size_t n = 0; n < neighbors.size(); ++n) places += MayRetreatTo(lost, static_cast<int>(n));
    if (places == kPlaces) return true;
  }
  return false;
}

// Opens every vacant neighbour to a dislodged unit, and orders it to `wanted`, or to another if possible.
void OrderRetreat(BoardMaker& maker, int index, ProvinceIndex wanted, bool elsewhere) {
  const Unit lost = maker.position().Dislodged(index).unit;
  uint32_t* retreats = maker.position().MutableRetreats(index);
  const auto neighbors = maker.graph().Neighbors(lost.type, lost.location);
  std::vector<LocationIndex> places, to_wanted;
  for (size_t n = 0; n < neighbors.size(); ++n) {
    if (maker.position().HasUnit(maker.map().ProvinceOf(neighbors[n]))) continue;
    retreats[n / 32] |= 1u << (n % 32);
    (maker.map().ProvinceOf(neighbors[n]) == wanted ? to_wanted : places).push_back(neighbors[n]);
  }
  const std::vector<LocationIndex>& choice = elsewhere && !places.empty() ? places : to_wanted;
  if (!choice.empty()) maker.Give(Order::Retreat(lost, Pick(choice, maker.random())));
}

// Two or three units that retreat to one province, and perhaps one that goes elsewhere.
void MakeRetreatConflict(BoardMaker& maker) {
  const ProvinceIndex wanted = maker.Province();
  const int units = 2 + Chance(40, maker.random()) + Chance(30, maker.random());
  for (int i = 0; i < units; ++i) {
    const Unit lost = maker.PlaceBeside(maker.NewPower(), wanted);
    if (maker.failed()) return;
    maker.position().RemoveUnit(maker.At(lost));
    maker.Place(maker.NewPower(), maker.At(lost));  // its dislodger
    maker.position().AddDislodged(lost);
  }
  for (int i = 0; i < units; ++i) OrderRetreat(maker, i, wanted, i >= 2 && Chance(30, maker.random()));
  Shuffle(maker.board().orders, maker.random());
}

bool IsRetreatConflict(const Scene& scene) {
  const auto& results = scene.played().results;
  return std::count_if(results.begin(), results.end(), [](const OrderResult& result) {
           return result.order.kind() == OrderKind::kRetreat && result.outcome.reason == Reason::kBounced;
         }) >= 2;
}

// ---- Civil disorder

void OwnCenters(BoardMaker& maker, PowerIndex power, int count) {
  for (int i = 0; i < count; ++i) {
    const auto center =
        static_cast<CenterIndex>(maker.random().Below(static_cast<uint32_t>(maker.map().center_count())));
    maker.position().SetOwner(center, power);
  }
}

// A power with more units than centers and no orders. `alike`: all units at the same distance from its centers as the
// first.
void MakeDisorder(BoardMaker& maker, bool alike) {
  const PowerIndex power = maker.NewPower();
  OwnCenters(maker, power, 1 + static_cast<int>(maker.random().Below(2)));
  const std::vector<int> steps = StepsToOwnCenters(maker.position(), power);
  int distance = -1;
  const int units = 3 + static_cast<int>(maker.random().Below(3));
  for (int i = 0; i < units && !maker.failed(); ++i) {
    const ProvinceIndex at =
        maker.Province([&](ProvinceIndex p) { return !alike || distance < 0 || steps[p] == distance; });
    if (!maker.failed()) distance = steps[at];
    maker.Place(power, at);
  }
}

void MakeDisorderByDistance(BoardMaker& maker) { MakeDisorder(maker, false); }
void MakeDisorderWithTies(BoardMaker& maker) { MakeDisorder(maker, true); }

enum class DecidedBy { kDistance, kType, kName };

// By the plain rules, the last removed unit and the first remaining one differ first in `kBy`.
template <DecidedBy kBy>
bool IsDisorderDecided(const Scene& scene) {
  const PositionView before = scene.board().position, after = scene.played().after;
  for (const PowerIndex power : scene.map().powers()) {
    const std::vector<Unit> sequence = RemovalSequence(before, power);
    const int stay = after.UnitCountOf(power), gone = static_cast<int>(sequence.size()) - stay;
    if (stay == 0 || gone == 0) continue;
    const Unit &last = sequence[static_cast<size_t>(gone - 1)], &first = sequence[static_cast<size_t>(gone)];
    const std::vector<int> steps = StepsToOwnCenters(before, power);
    const bool same_distance =
        steps[scene.map().ProvinceOf(last.location)] == steps[scene.map().ProvinceOf(first.location)];
    const bool same_type = last.type == first.type;
    const DecidedBy by = !same_distance ? DecidedBy::kDistance : same_type ? DecidedBy::kName : DecidedBy::kType;
    if (by == kBy) return true;
  }
  return false;
}

constexpr PhaseType kMoves = PhaseType::kMovement, kAdjusts = PhaseType::kAdjustments;
constexpr auto kSituations = std::to_array<Situation>({
    {"DislodgedWithoutRetreat", kMoves, MakeNoRetreat, IsDislodgedWithPlaces<0>},
    {"DislodgedWithOneRetreat", kMoves, MakeOneRetreat, IsDislodgedWithPlaces<1>},
    {"RetreatsThatConflict", PhaseType::kRetreats, MakeRetreatConflict, IsRetreatConflict},
    {"CivilDisorderByDistance", kAdjusts, MakeDisorderByDistance, IsDisorderDecided<DecidedBy::kDistance>},
    {"CivilDisorderByType", kAdjusts, MakeDisorderWithTies, IsDisorderDecided<DecidedBy::kType>},
    {"CivilDisorderByName", kAdjusts, MakeDisorderWithTies, IsDisorderDecided<DecidedBy::kName>},
});

}  // namespace

std::span<const Situation> LaterSituations() { return kSituations; }

}  // namespace entente
