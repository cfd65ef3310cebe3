#include "fast/center_turn.h"

#include <cstring>

#include "adjustment/site_groups.h"
#include "phase/victory.h"

namespace entente {
namespace {

// Whether a power may have more units than centers, either always or at home.
bool HasExtraUnits(const Map& map) {
  bool any = false;
  for (const PowerIndex power : map.powers()) {
    any |= map.stage(0).Reserves(power) > 0 || map.stage(0).Militia(power) > 0;
  }
  return any;
}

// Whether the rows that ByteCenters reads and writes lie in the block of a position.
bool RowsFit(const Map& map) {
  constexpr uint32_t kWidest = 64;
  const PositionLayout& layout = map.position_layout();
  const uint32_t provinces = (static_cast<uint32_t>(map.province_count()) + kWidest - 1) / kWidest * kWidest;
  return layout.units_offset + provinces * sizeof(uint16_t) <= layout.size &&
         layout.owners_offset + ByteCenters::kMost <= layout.size;
}

bool Fits(const Map& map) {
  const bool is_small =
      map.province_count() <= ByteCenters::kProvinces && map.center_count() <= ByteCenters::kMost && RowsFit(map);
  return is_small && map.stage_count() == 1 && !map.has_extra_state() && !HasSpecialSites(Position(map)) &&
         !HasExtraUnits(map);
}

bool KnowsRules(const RuleOptions& rules) {
  const bool plain_owners = rules.no_owners != NoOwners::kHomes && rules.vassals != Vassals::kByHomes &&
                            rules.torn_allegiance != TornAllegiance::kDestroyed;
  const bool plain_victory = rules.victory_by != VictoryBy::kLastUnit &&
                             rules.victory_count == VictoryCount::kCenters && rules.teams != Teams::kWithDummies &&
                             !AsksForBefore(rules);
  const bool plain_builds = rules.build_sites == BuildSites::kHomes && rules.garrison != Garrison::kAllowed;
  return plain_owners && plain_victory && plain_builds && rules.empty_phases != EmptyPhases::kHeld;
}

}  // namespace

CenterTurn::CenterTurn(const Map& map, ProcessorLevel level)
    : take_(Fits(map) ? ByteKernelOf(level).take_centers : nullptr) {
  if (take_ == nullptr) return;
  FindCenters(map);
  FindHomes(map);
}

void CenterTurn::FindCenters(const Map& map) {
  centers_.province_count = map.province_count();
  centers_.power_count = map.power_count();
  std::memset(centers_.is_province, 255, static_cast<size_t>(map.province_count()));
  std::memset(centers_.is_center, 255, static_cast<size_t>(map.center_count()));
  for (int c = 0; c < map.center_count(); ++c) {
    centers_.province[c] = static_cast<uint8_t>(map.CenterProvince(static_cast<CenterIndex>(c)));
  }
}

// Finds the build sites of each power when it owns all centers.
void CenterTurn::FindHomes(const Map& map) {
  Position position(map);
  for (const PowerIndex power : map.powers()) {
    for (int c = 0; c < map.center_count(); ++c) position.ref().SetOwner(static_cast<CenterIndex>(c), power);
    ProvinceSet sites;
    FindOwnedSites(position, RuleOptions{}, power, sites);
    for (int c = 0; c < map.center_count(); ++c) {
      centers_.homes[power] |= Word{sites.Test(map.CenterProvince(static_cast<CenterIndex>(c)))} << c;
    }
  }
}

bool CenterTurn::Knows(const RuleOptions& rules) {
  if (!asked_ || std::memcmp(&rules, &rules_, sizeof rules) != 0) {
    asked_ = true;
    rules_ = rules;
    knows_ = take_ != nullptr && KnowsRules(rules);
  }
  return knows_;
}

}  // namespace entente
