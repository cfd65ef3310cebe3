#include "phase/victory.h"

#include <algorithm>
#include <bit>

#include "position/control.h"

namespace entente {
namespace {

bool IsAnybodysHome(const PositionView& position, ProvinceIndex province) {
  for (const PowerIndex p : position.map().powers()) {
    if (TestBit(position.Homes(p), province)) return true;
  }
  return false;
}

int PowersWithHomes(const PositionView& position) {
  int count = 0;
  for (const PowerIndex p : position.map().powers()) {
    const Word* homes = position.Homes(p);
    count += std::any_of(homes, homes + position.map().province_words(), [](Word word) { return word != 0; });
  }
  return count;
}

// Under VICTORY_HOMES: counts homes of other powers, except those of dummies that only the owner controls.
class EnemyHomes {
 public:
  EnemyHomes(const PositionView& position, const RuleOptions& rules)
      : position_(position), controllers_(position, rules) {}

  bool Has(PowerIndex owner, ProvinceIndex province) const {
    const Map& map = position_.map();
    for (const PowerIndex power : map.powers()) {
      if (power == owner || !TestBit(position_.Homes(power), province)) continue;
      const bool takes_turns = map.Controllers(power).size() > 1;
      if (controllers_.Of(power) != owner || takes_turns) return true;
    }
    return false;
  }

 private:
  const PositionView& position_;
  const Controllers controllers_;
};

// The threshold of victory. Under VICTORY_HOMES a map without a VICTORY line gets a threshold from its number of
// homes.
int Threshold(const PositionView& position, const RuleOptions& rules) {
  const Map& map = position.map();
  if (rules.victory_count == VictoryCount::kCenters || position.stage().has_victory_line()) {
    return position.stage().VictoryCenters(position.phase().game_year);
  }
  int homes = 0;
  for (const ProvinceIndex province : map.centers()) homes += IsAnybodysHome(position, province);
  return HomesToWin(homes, PowersWithHomes(position));
}

// `counts(owner, province)`: whether a center counts for its owner.
template <typename Counts>
void CountCenters(const PositionView& position, int* count, Counts&& counts) {
  const Map& map = position.map();
  const Word* counting = map.stage_count() > 1 ? position.stage().centers() : nullptr;  // null: all centers
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const PowerIndex owner = position.OwnerOf(center);
    if (owner == kNoPower) continue;
    if (counting != nullptr && !TestBit(counting, map.CenterProvince(center))) continue;
    if (counts(owner, map.CenterProvince(center))) ++count[owner];
  }
}

// Counts all centers, on a map of one stage, if each counts for its owner.
void CountAllCenters(const PositionView& position, int* count) {
  const int powers = position.map().power_count();
  const uint8_t* owners = position.owner_bytes();
  int of[kMaxPowers + 1];  // by power + 1; 0: no power
  std::fill_n(of, powers + 1, 0);
  for (int c = 0, centers = position.map().center_count(); c < centers; ++c) ++of[owners[c]];
  for (int p = 0; p < powers; ++p) count[p] = of[p + 1];
}

// Gives a power that no other controls the sum of its own counts and those of the dummies it controls. Every other
// power gets 0, even if its controller is not a power of the map.
void CountTeams(const PositionView& position, const RuleOptions& rules, int* count) {
  const int powers = position.map().power_count();
  const Controllers controllers(position, rules);
  int own[kMaxPowers];
  std::copy_n(count, powers, own);
  for (int p = 0; p < powers; ++p) {
    const PowerIndex leader = controllers.Of(static_cast<PowerIndex>(p));
    if (leader != kNoPower && leader != p) count[leader] += own[p];
  }
  for (int p = 0; p < powers; ++p) {
    if (!ControllerName(position, rules, static_cast<PowerIndex>(p)).empty()) count[p] = 0;
  }
}

// The power with strictly the most, if it reaches the threshold.
PowerSet Leader(const VictoryCounts& counts, int powers, int threshold) {
  const int best = *std::max_element(counts.of, counts.of + powers);
  if (best < threshold) return 0;
  PowerSet leaders = 0;
  for (int p = 0; p < powers; ++p) leaders |= counts.of[p] == best ? SetOf(static_cast<PowerIndex>(p)) : 0;
  return std::has_single_bit(leaders) ? leaders : 0;
}

PowerSet WithAtLeast(const VictoryCounts& counts, int threshold) {
  PowerSet powers = 0;
  for (int p = 0; p < kMaxPowers; ++p) {
    if (counts.of[p] >= threshold) powers |= SetOf(static_cast<PowerIndex>(p));
  }
  return powers;
}

PowerSet OwnerOfLastUnit(const PositionView& position) {
  PowerSet owner = 0;
  if (position.unit_count() != 1) return owner;
  position.ForEachUnit([&](const Unit& unit) { owner = SetOf(unit.power); });
  return owner;
}

// The powers that, as the rules demand, had enough at the last adjustments or have gained since.
PowerSet WithRightBefore(PowerSet powers, const RuleOptions& rules, const VictoryCounts& now,
                         const VictoryCounts& before, int threshold) {
  const bool hold = rules.victory_hold == VictoryHold::kNeeded;
  PowerSet right = 0;
  ForEachBit(&powers, 1, [&](int power) {
    const bool is_right = hold ? before.of[power] >= threshold : now.of[power] > before.of[power];
    if (is_right) right |= SetOf(static_cast<PowerIndex>(power));
  });
  return right;
}

}  // namespace

VictoryCounts::VictoryCounts(const PositionView& position, const RuleOptions& rules) {
  if (rules.victory_count == VictoryCount::kCenters && position.map().stage_count() == 1) {
    CountAllCenters(position, of);
  } else if (rules.victory_count == VictoryCount::kCenters) {
    CountCenters(position, of, [](PowerIndex, ProvinceIndex) { return true; });
  } else {
    const EnemyHomes enemy_homes(position, rules);
    CountCenters(position, of, [&](PowerIndex owner, ProvinceIndex home) { return enemy_homes.Has(owner, home); });
  }
  if (rules.teams == Teams::kWithDummies) CountTeams(position, rules, of);
}

bool MayAnybodyWin(const PositionView& position, const RuleOptions& rules, const CenterCounts& counts) {
  if (rules.victory_count != VictoryCount::kCenters || rules.teams == Teams::kWithDummies) return true;
  const int* first = counts.of + 1;
  return *std::max_element(first, first + position.map().power_count()) >= Threshold(position, rules);
}

bool AsksForBefore(const RuleOptions& rules) {
  if (rules.victory_by == VictoryBy::kLastUnit) return false;
  const bool gain = rules.victory_gain == VictoryGain::kNeeded && rules.victory_count == VictoryCount::kCenters;
  return gain || rules.victory_hold == VictoryHold::kNeeded;
}

PowerSet VictoryWinners(const PositionView& position, const RuleOptions& rules, const VictoryCounts* before) {
  if (rules.victory_by == VictoryBy::kLastUnit) return OwnerOfLastUnit(position);
  const VictoryCounts now(position, rules);
  const int threshold = Threshold(position, rules);
  const PowerSet winners = rules.shared_victory == SharedVictory::kAllowed
                               ? WithAtLeast(now, threshold)
                               : Leader(now, position.map().power_count(), threshold);
  return before == nullptr ? winners : WithRightBefore(winners, rules, now, *before, threshold);
}

}  // namespace entente
