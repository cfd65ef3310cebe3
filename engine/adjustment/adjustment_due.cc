#include "adjustment/adjustment_due.h"

#include <algorithm>

#include "adjustment/site_groups.h"

namespace entente {
namespace {

// The largest number of builds possible together, regardless of the number due.
int MostBuildsOf(const PositionView& position, const RuleOptions& rules, PowerIndex power, bool has_special_sites) {
  if (has_special_sites) {
    SiteGroups groups;
    FindSiteGroups(position, rules, power, groups);
    return MostBuilds(position, groups);
  }
  ProvinceSet sites;
  FindBuildSites(position, rules, power, sites);
  return CountBits(sites.words, position.map().province_words());
}

// The due of a power that has `more_centers` more owned centers than units (less if negative).
AdjustmentDue DueWith(const PositionView& position, const RuleOptions& rules, PowerIndex power, int more_centers) {
  const MapStage& stage = position.stage();
  const bool special = HasSpecialSites(position);
  AdjustmentDue due;
  due.difference = more_centers;
  const bool more_units = special || stage.Reserves(power) > 0 || stage.Militia(power) > 0;
  if (more_units) due.difference += ExtraUnits(position, rules, power);
  due.removals = std::max(0, -due.difference);
  if (due.difference > 0) due.builds = std::min(due.difference, MostBuildsOf(position, rules, power, special));
  return due;
}

// The number of owned centers minus units, for each power.
class CenterSurplus {
 public:
  // `counts`: the counted centers, if known.
  explicit CenterSurplus(const PositionView& position, const CenterCounts* counts = nullptr) {
    const Map& map = position.map();
    std::fill_n(more_, map.power_count() + 1, 0);
    if (counts != nullptr) {
      std::copy_n(counts->of, map.power_count() + 1, more_);
    } else {
      CountCenters(position);
    }
    const uint16_t* codes = position.unit_codes();
    ForEachBit(position.occupied(), map.province_words(), [&](int p) { --more_[codes[p] >> 8]; });
  }
  int Of(PowerIndex power) const { return more_[power + 1]; }

 private:
  void CountCenters(const PositionView& position) {
    const Map& map = position.map();
    const uint8_t* owners = position.owner_bytes();
    const Word* counting = map.stage_count() > 1 ? position.stage().centers() : nullptr;  // null: all centers
    for (int c = 0, count = map.center_count(); c < count; ++c) {
      const ProvinceIndex province = map.CenterProvince(static_cast<CenterIndex>(c));
      more_[owners[c]] += counting == nullptr || TestBit(counting, province) ? 1 : 0;
    }
  }

  int more_[kMaxPowers + 1];  // by power + 1; 0: neutral
};

}  // namespace

bool IsBuildSite(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceIndex province) {
  if (HasSpecialSites(position)) {
    SiteGroups groups;
    FindSiteGroups(position, rules, power, groups);
    return IsInGroups(position.stage(), power, groups, province);
  }
  const Map& map = position.map();
  if (!map.IsCenter(province) || position.OwnerOf(map.CenterOf(province)) != power) return false;
  ProvinceSet owned;
  FindOwnedSites(position, rules, power, owned);
  return owned.Test(province);
}

void FindBuildSites(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceSet& sites) {
  const int words = position.map().province_words();
  const Word* occupied = position.occupied();
  if (!HasSpecialSites(position)) {
    ProvinceSet owned;
    FindOwnedSites(position, rules, power, owned);
    for (int w = 0; w < words; ++w) sites.words[w] = owned.words[w] & ~occupied[w];
    return;
  }
  SiteGroups groups;
  FindSiteGroups(position, rules, power, groups);
  const MapStage& stage = position.stage();
  ProvinceSet candidates;
  for (int w = 0; w < words; ++w) {
    candidates.words[w] = ~occupied[w] & (groups.free.words[w] | groups.alternatives.words[w] |
                                          groups.claimable.words[w] | groups.by_token.words[w]);
    sites.words[w] = 0;
  }
  ForEachBit(candidates.words, words, [&](int p) {
    if (IsInGroups(stage, power, groups, static_cast<ProvinceIndex>(p))) SetBit(sites.words, static_cast<size_t>(p));
  });
}

AdjustmentDue DueOf(const PositionView& position, const RuleOptions& rules, PowerIndex power) {
  return DueWith(position, rules, power, position.CenterCountOf(power) - position.UnitCountOf(power));
}

void FindDues(const PositionView& position, const RuleOptions& rules, AdjustmentDue* dues) {
  const CenterSurplus surplus(position);
  for (const PowerIndex power : position.map().powers()) {
    dues[power] = DueWith(position, rules, power, surplus.Of(power));
  }
}

bool IsAnythingDue(const PositionView& position, const RuleOptions& rules, const CenterCounts* counts) {
  const CenterSurplus surplus(position, counts);
  const auto is_due = [&](PowerIndex power) {
    const AdjustmentDue due = DueWith(position, rules, power, surplus.Of(power));
    return due.builds > 0 || due.removals > 0;
  };
  // Tests removals first, because they need no search for sites.
  for (const bool removals : {true, false}) {
    for (const PowerIndex power : position.map().powers()) {
      if ((surplus.Of(power) < 0) == removals && is_due(power)) return true;
    }
  }
  return false;
}

}  // namespace entente
