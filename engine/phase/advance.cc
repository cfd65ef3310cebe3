#include "phase/advance.h"

#include <algorithm>
#include <optional>

#include "adjustment/adjustment_due.h"
#include "phase/control_turns.h"
#include "phase/stage_change.h"
#include "phase/vassals.h"
#include "position/new_homes.h"
#include "retreat/retreat_options.h"

namespace entente {

namespace {

EventKind EventOf(UnitChange::Kind kind) {
  switch (kind) {
    case UnitChange::Kind::kCaught:
      return EventKind::kCaught;
    case UnitChange::Kind::kFreed:
      return EventKind::kFreed;
    case UnitChange::Kind::kAdapted:
      return EventKind::kAdapted;
    default:
      return EventKind::kRemoved;
  }
}

// Takes all centers, on a map of one stage, without teams.
void TakeEveryCenter(PositionRef position, CenterCounts& counts) {
  const Map& map = position.map();
  std::fill_n(counts.of, map.power_count() + 1, 0);
  const uint16_t* codes = position.unit_codes();
  uint8_t* owners = position.mutable_owner_bytes();
  const std::span<const ProvinceIndex> centers = map.centers();
  for (size_t c = 0; c < centers.size(); ++c) {
    const uint32_t there = codes[centers[c]] >> 8;
    const uint32_t owner =
        there | (owners[c] & ((there - 1) >> 8));  // no branch: the unit's power, or the old owner if vacant
    owners[c] = static_cast<uint8_t>(owner);
    ++counts.of[owner];
  }
}

}  // namespace

void Advance::ToNextPhase() {
  const Phase finished = position_.phase();
  SkipToOrders();
  if (position_.map().Has(MapTrait::kControl)) TurnControl(position_, rules_, finished);
}

void Advance::SkipToOrders() {
  for (int step = 0; step < kMaxSteps; ++step) {
    const Map& map = position_.map();
    const size_t before = map.StageIndexAt(position_.phase());
    position_.SetPhase(map.NextPhase(position_.phase()));
    if (map.stage_count() > 1) EnterStage(before);
    if (NeedsOrders()) return;
  }
}

// The map may change from one phase to the next. It can then catch units in provinces where they may not be.
void Advance::EnterStage(size_t before) {
  const Map& map = position_.map();
  const size_t after = map.StageIndexAt(position_.phase());
  if (after == before) return;
  for (int p = 0; p < map.province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    if (!position_.HasUnit(province)) continue;
    const Unit unit = position_.UnitAt(province);
    const UnitChange change = ChangeOf(map, rules_, before, after, unit);
    if (change.kind == UnitChange::Kind::kNone) continue;
    const bool hidden = position_.HiddenRow() != nullptr && TestBit(position_.HiddenRow(), province);
    if (change.kind == UnitChange::Kind::kLost || change.kind == UnitChange::Kind::kAdapted) {
      position_.RemoveUnit(province);
    }
    if (change.kind == UnitChange::Kind::kAdapted) {
      position_.PlaceUnit(change.now);
      if (hidden) position_.SetHidden(province);
    }
    record_.AddEvent(EventOf(change.kind), EventWhy::kMapChanged, unit.power, change.now);
  }
  if (position_.homes_change()) FollowStageHomes(position_, map.stage(static_cast<int>(before)));
  CloseRetreats(position_);
}

bool Advance::NeedsOrders() {
  switch (position_.phase_type()) {
    case PhaseType::kMovement:
      LoseDislodged(EventWhy::kNoRetreats);
      if (rules_.victory_by == VictoryBy::kLastUnit) TestVictory(nullptr);
      return true;
    case PhaseType::kRetreats:
      return EnterRetreats();
    case PhaseType::kAdjustments:
      LoseDislodged(EventWhy::kNoRetreats);
      return EnterAdjustments();
    default:  // a phase type that only this map has
      return true;
  }
}

bool Advance::EnterRetreats() {
  if (rules_.empty_phases == EmptyPhases::kHeld) return true;
  bool anyone_can = rules_.empty_retreats == EmptyRetreats::kHeld && position_.dislodged_count() > 0;
  for (int i = 0; i < position_.dislodged_count(); ++i) {
    anyone_can |= HasRetreat(position_.map(), position_.Dislodged(i));
  }
  if (!anyone_can) LoseDislodged(EventWhy::kNoRetreat);
  return anyone_can;
}

void Advance::LoseDislodged(EventWhy why) {
  if (position_.dislodged_count() == 0) return;
  for (int i = 0; i < position_.dislodged_count(); ++i) {
    const Unit unit = position_.Dislodged(i).unit;
    const EventWhy by_rule = WhyNoRetreats(position_.map(), rules_, unit.power);
    const bool is_by_rule = why == EventWhy::kNoRetreat && by_rule != EventWhy::kNone;
    record_.AddEvent(EventKind::kDisbanded, is_by_rule ? by_rule : why, unit.power, unit);
  }
  position_.ClearDislodged();
}

// Enters the phase with centers already taken and counted and the adjustments already found.
bool Advance::EnterWith(const CenterTally& tally) {
  const int threshold = position_.stage().VictoryCenters(position_.phase().game_year);
  return (tally.most >= threshold && TestVictory(nullptr)) || tally.is_due;
}

bool Advance::EnterAdjustments() {
  if (fast_ != nullptr) {
    if (const auto tally = fast_->TakeCenters(rules_, position_)) return EnterWith(*tally);
  }
  const bool by_units = rules_.victory_by == VictoryBy::kLastUnit;
  if (by_units && TestVictory(nullptr)) return true;
  if (rules_.no_owners == NoOwners::kHomes && !HasOwners()) GiveHomes();
  std::optional<VictoryCounts> before;
  if (AsksForBefore(rules_)) before.emplace(position_, rules_);
  CenterCounts made;  // the code below changes no owner
  const CenterCounts* counts = TakeCenters(made) ? &made : nullptr;
  if (rules_.vassals == Vassals::kByHomes) SettleVassals(position_);
  if (rules_.torn_allegiance == TornAllegiance::kDestroyed) RemoveTornUnits(position_, record_);
  if (rules_.garrison == Garrison::kAllowed) GiveGarrisons();
  const bool may_win = !by_units && (counts == nullptr || MayAnybodyWin(position_, rules_, *counts));
  const bool over = may_win && TestVictory(before ? &*before : nullptr);
  if (position_.homes_change() && IsNewHomesYear(position_.map(), position_.phase().year)) MakeOwnedHomes(position_);
  if (over || rules_.empty_phases == EmptyPhases::kHeld || IsAnythingDue(position_, rules_, counts)) return true;
  LoseGuestBuilds();
  return false;
}

bool Advance::HasOwners() const {
  bool any = false;
  for (int c = 0; c < position_.map().center_count(); ++c) {
    any |= position_.OwnerOf(static_cast<CenterIndex>(c)) != kNoPower;
  }
  return any;
}

// A home of several powers goes to the first of them.
void Advance::GiveHomes() {
  const Map& map = position_.map();
  for (const PowerIndex power : map.powers()) {
    ForEachBit(position_.Homes(power), map.province_words(), [&](int home) {
      const CenterIndex center = map.CenterOf(static_cast<ProvinceIndex>(home));
      if (position_.OwnerOf(center) == kNoPower) position_.SetOwner(center, power);
    });
  }
}

// GARRISON: a power that owns no center and has no foreign unit on its homes gets an SC? for each of its units and one
// more.
void Advance::GiveGarrisons() {
  const Map& map = position_.map();
  for (const PowerIndex power : map.powers()) {
    if (position_.CenterCountOf(power) > 0 || IsHeldByOthers(power)) continue;
    position_.SetGuestBuildsLeft(power, std::min(position_.UnitCountOf(power) + 1, map.MostGuestBuilds(power)));
  }
}

// Whether a unit of another power stands on a home of the power.
bool Advance::IsHeldByOthers(PowerIndex power) const {
  bool held = false;
  ForEachBit(position_.Homes(power), position_.map().province_words(), [&](int home) {
    const PowerIndex there = position_.UnitAt(static_cast<ProvinceIndex>(home)).power;
    held |= there != kNoPower && there != power;
  });
  return held;
}

// SC? that a power does not use in an adjustments phase lapse, even if the phase is skipped.
void Advance::LoseGuestBuilds() {
  if (!position_.map().Has(MapTrait::kTokens)) return;
  for (const PowerIndex p : position_.map().powers()) {
    position_.SetGuestBuildsLeft(p, 0);
  }
}

// When an adjustments phase begins, each center goes to the power of the unit in it; a vacant one stays with its
// owner. Under VASSAL_DUMMIES no power takes a center of its own team. Returns true if the function has counted the
// centers, too.
bool Advance::TakeCenters(CenterCounts& counts) {
  const Map& map = position_.map();
  const bool vassals = rules_.vassals == Vassals::kByHomes;
  if (map.stage_count() == 1 && !vassals) {
    TakeEveryCenter(position_, counts);
    return true;
  }
  const Word* counting = map.stage_count() > 1 ? position_.stage().centers() : nullptr;  // null: all centers
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const ProvinceIndex province = map.CenterProvince(center);
    const PowerIndex power = position_.UnitAt(province).power;
    if (power == kNoPower || (counting != nullptr && !TestBit(counting, province))) continue;
    const PowerIndex owner = position_.OwnerOf(center);
    const bool is_kept = vassals && owner != kNoPower && AreOneTeam(position_, owner, power);
    if (!is_kept) position_.SetOwner(center, power);
  }
  return false;
}

bool Advance::TestVictory(const VictoryCounts* before) {
  const PowerSet winners = VictoryWinners(position_, rules_, before);
  if (winners == 0) return false;
  const GameEnd end = EndOfVictory(winners);
  position_.SetEnd(end, winners);
  const EventKind kind = end == GameEnd::kSolo ? EventKind::kSolo : EventKind::kSharedVictory;
  const EventWhy why = rules_.victory_by == VictoryBy::kLastUnit            ? EventWhy::kLastUnit
                       : rules_.shared_victory == SharedVictory::kForbidden ? EventWhy::kVictory
                                                                            : EventWhy::kEnoughCenters;
  ForEachBit(&winners, 1, [&](int power) { record_.AddEvent(kind, why, static_cast<PowerIndex>(power), Unit{}); });
  return true;
}

}  // namespace entente
