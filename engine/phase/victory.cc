#include "phase/victory.h"

#include "position/control.h"

namespace entente {
namespace {

bool IsHomeOfAnother(const PositionView& position, ProvinceIndex province, PowerIndex owner) {
  for (int p = 0; p < position.map().power_count(); ++p) {
    if (p != owner && TestBit(position.Homes(static_cast<PowerIndex>(p)), province)) return true;
  }
  return false;
}

// Unless the map has a VICTORY line, it counts what the rules count.
int Threshold(const PositionView& position, const RuleOptions& rules) {
  const Map& map = position.map();
  if (rules.victory_count == VictoryCount::kCenters || position.stage().has_victory_line()) {
    return position.stage().VictoryCenters(position.phase().game_year);
  }
  int homes = 0;
  for (const ProvinceIndex province : map.centers()) homes += IsHomeOfAnother(position, province, kNoPower);
  return HomesToWin(homes, map.power_count());
}

void CountCenters(const PositionView& position, const RuleOptions& rules, int* count) {
  const Map& map = position.map();
  const Word* counting = map.stage_count() > 1 ? position.stage().centers() : nullptr;  // null: all of them
  const bool all_count = rules.victory_count == VictoryCount::kCenters;
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const PowerIndex owner = position.OwnerOf(center);
    if (owner == kNoPower) continue;
    if (counting != nullptr && !TestBit(counting, map.CenterProvince(center))) continue;
    if (all_count || IsHomeOfAnother(position, map.CenterProvince(center), owner)) ++count[owner];
  }
}

void CountTeams(const PositionView& position, const RuleOptions& rules, int* count) {
  const Controllers controllers(position, rules);
  for (int p = 0; p < position.map().power_count(); ++p) {
    const PowerIndex leader = controllers.Of(static_cast<PowerIndex>(p));
    if (leader == kNoPower || leader == p) continue;
    count[leader] += count[p];
    count[p] = 0;
  }
}

// The power with strictly the most, if that is the threshold or more.
PowerSet Leader(const VictoryCounts& counts, int threshold) {
  PowerSet leader = 0;
  int best = 0;
  for (int p = 0; p < kMaxPowers; ++p) {
    if (counts.of[p] < best || counts.of[p] == 0) continue;
    leader = counts.of[p] > best ? SetOf(static_cast<PowerIndex>(p)) : 0;
    best = counts.of[p];
  }
  return best >= threshold ? leader : 0;
}

PowerSet WithAtLeast(const VictoryCounts& counts, int threshold) {
  PowerSet powers = 0;
  for (int p = 0; p < kMaxPowers; ++p) {
    if (counts.of[p] > 0 && counts.of[p] >= threshold) powers |= SetOf(static_cast<PowerIndex>(p));
  }
  return powers;
}

}  // namespace

VictoryCounts::VictoryCounts(const PositionView& position, const RuleOptions& rules) {
  CountCenters(position, rules, of);
  if (rules.teams == Teams::kWithDummies) CountTeams(position, rules, of);
}

PowerSet VictoryWinners(const PositionView& position, const RuleOptions& rules, const VictoryCounts* before) {
  const VictoryCounts now(position, rules);
  const int threshold = Threshold(position, rules);
  PowerSet winners =
      rules.shared_victory == SharedVictory::kAllowed ? WithAtLeast(now, threshold) : Leader(now, threshold);
  if (before == nullptr) return winners;
  const PowerSet candidates = winners;
  ForEachBit(&candidates, 1, [&](int power) {
    if (now.of[power] <= before->of[power]) winners &= ~SetOf(static_cast<PowerIndex>(power));
  });
  return winners;
}

}  // namespace entente
