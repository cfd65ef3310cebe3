#include "adjustment/build_plan.h"

#include <algorithm>

namespace entente {

BuildPlan::BuildPlan(const PositionView& before, const RuleOptions& rules)
    : before_(before), rules_(rules), is_special_(HasSpecialSites(before)) {
  if (!is_special_) return;
  std::fill_n(built_.words, before.map().province_words(), Word{0});
  std::fill_n(claims_used_, before.map().power_count(), uint16_t{0});
  std::fill_n(tokens_used_, before.map().power_count(), uint16_t{0});
  stand_ins_.Clear();
}

bool BuildPlan::Add(PowerIndex power, ProvinceIndex site) {
  if (!is_special_) return true;
  SiteGroups groups;
  FindSiteGroups(before_, rules_, power, groups);
  bool fits = false;
  if (groups.free.Test(site)) {
    fits = AddFree(power, site, groups);
  } else if (groups.claimable.Test(site)) {
    fits = UseClaim(power, groups);
  } else if (groups.alternatives.Test(site)) {
    fits = AddAlternative(power, site, groups);
  } else if (groups.by_token.Test(site)) {
    fits = UseToken(power, groups);
  }
  if (fits) SetBit(built_.words, site);
  return fits;
}

// If an alternative stands for the home, it has to find another home or a token.
bool BuildPlan::AddFree(PowerIndex power, ProvinceIndex site, const SiteGroups& groups) {
  const ProvinceIndex alternative = stand_ins_.OnBehalfOf(site);
  if (alternative == kNoProvince) return true;
  stand_ins_.Take(alternative, site);
  ProvinceSet homes = HomesLeft(groups);
  ClearBit(homes.words, site);
  if (stand_ins_.Place(before_.stage(), power, alternative, homes.words) || UseToken(power, groups)) return true;
  stand_ins_.Put(alternative, site);
  return false;
}

bool BuildPlan::AddAlternative(PowerIndex power, ProvinceIndex site, const SiteGroups& groups) {
  return stand_ins_.Place(before_.stage(), power, site, HomesLeft(groups).words) || UseToken(power, groups);
}

bool BuildPlan::UseToken(PowerIndex power, const SiteGroups& groups) {
  if (tokens_used_[power] >= groups.tokens) return false;
  ++tokens_used_[power];
  return true;
}

bool BuildPlan::UseClaim(PowerIndex power, const SiteGroups& groups) {
  if (claims_used_[power] >= groups.claims) return false;
  ++claims_used_[power];
  return true;
}

// Open homes without a build of the plan.
ProvinceSet BuildPlan::HomesLeft(const SiteGroups& groups) const {
  ProvinceSet homes;
  for (int w = 0; w < before_.map().province_words(); ++w)
    homes.words[w] = groups.open_homes.words[w] & ~built_.words[w];
  return homes;
}

void BuildPlan::Settle(PositionRef board) const {
  if (!is_special_) return;
  SiteGroups groups;
  for (const PowerIndex power : before_.map().powers()) {
    const bool has_tokens = before_.SeizingBuildsLeft(power) + before_.GuestBuildsLeft(power) > 0;
    if (claims_used_[power] > 0 || has_tokens) {
      FindSiteGroups(before_, rules_, power, groups);
      ForEachBit(built_.words, before_.map().province_words(),
                 [&](int site) { SettleBuild(power, static_cast<ProvinceIndex>(site), groups, board); });
      UseTokensOnOwnHomes(power, groups, board);
    }
    board.SetGuestBuildsLeft(power, 0);
  }
}

void BuildPlan::SettleBuild(PowerIndex power, ProvinceIndex site, const SiteGroups& groups, PositionRef board) const {
  if (board.UnitAt(site).power != power) return;
  if (groups.claimable.Test(site)) {
    board.AddHome(power, site);
    board.SetClaimsLeft(power, board.ClaimsLeft(power) - 1);
  }
  const bool by_token = groups.by_token.Test(site) || (groups.alternatives.Test(site) && !stand_ins_.IsPlaced(site));
  if (by_token && SpendToken(power, board)) board.SetOwner(before_.map().CenterOf(site), power);
}

// A build on a home that is owned already needs no token, but uses one up if any is left. A site is of one power alone, so
// every build on it is by that power.
void BuildPlan::UseTokensOnOwnHomes(PowerIndex power, const SiteGroups& groups, PositionRef board) const {
  ForEachBit(built_.words, before_.map().province_words(), [&](int site) {
    const auto province = static_cast<ProvinceIndex>(site);
    const bool is_left = board.SeizingBuildsLeft(power) + board.GuestBuildsLeft(power) > 0;
    if (is_left && groups.free.Test(province)) SpendToken(power, board);
  });
}

// SC! goes before SC?. Whether it was one that takes the home.
bool BuildPlan::SpendToken(PowerIndex power, PositionRef board) {
  const int seizing = board.SeizingBuildsLeft(power);
  if (seizing > 0) {
    board.SetSeizingBuildsLeft(power, seizing - 1);
  } else {
    board.SetGuestBuildsLeft(power, board.GuestBuildsLeft(power) - 1);
  }
  return seizing > 0;
}

}  // namespace entente
