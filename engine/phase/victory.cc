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

}  // namespace

VictoryCounts::VictoryCounts(const PositionView& position, const RuleOptions& rules) {
  CountCenters(position, rules, of);
  if (rules.teams == Teams::kWithDummies) CountTeams(position, rules, of);
}

PowerIndex SoloWinner(const PositionView& position, const RuleOptions& rules, const VictoryCounts* before) {
  const VictoryCounts now(position, rules);
  int best = 0, second = 0;
  PowerIndex leader = kNoPower;
  for (int p = 0; p < position.map().power_count(); ++p) {
    if (now.of[p] > best) {
      second = best;
      best = now.of[p];
      leader = static_cast<PowerIndex>(p);
    } else if (now.of[p] > second) {
      second = now.of[p];
    }
  }
  if (best == second || best < Threshold(position, rules)) return kNoPower;
  return before != nullptr && best <= before->of[leader] ? kNoPower : leader;
}

}  // namespace entente
