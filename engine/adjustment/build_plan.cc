#include "adjustment/build_plan.h"

#include <algorithm>
#include <iterator>

#include "adjustment/site_groups.h"

namespace entente {
namespace {

// One search for an augmenting path, breadth first over alternatives.
class Search {
 public:
  Search(const MapStage& stage, PowerIndex power, const Word* homes)
      : stage_(stage), power_(power), words_(stage.graph().province_words()) {
    std::copy_n(homes, words_, unseen_.words);
  }

  // A free home that `alternative` can get by a chain of exchanges; kNoProvince if there is none.
  ProvinceIndex FindFree(const StandIns& placed, ProvinceIndex alternative) {
    queue_[count_++] = alternative;
    for (int i = 0; i < count_; ++i) {
      const ProvinceIndex home = LookFrom(placed, queue_[i]);
      if (home != kNoProvince) return home;
    }
    return kNoProvince;
  }
  // The alternative from which the search reached a home.
  ProvinceIndex ReachedFrom(ProvinceIndex home) const { return reached_from_[home]; }

 private:
  ProvinceIndex LookFrom(const StandIns& placed, ProvinceIndex alternative) {
    const auto limits = LimitsOf(stage_, power_, alternative);
    if (limits.empty()) return LookAtAll(placed, alternative);
    for (const LimitRecord& limit : limits) {
      if (TestBit(unseen_.words, limit.home) && IsFree(placed, alternative, limit.home)) return limit.home;
    }
    return kNoProvince;
  }

  ProvinceIndex LookAtAll(const StandIns& placed, ProvinceIndex alternative) {
    for (int w = 0; w < words_; ++w) {
      while (unseen_.words[w] != 0) {
        const auto home = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(unseen_.words[w]));
        if (IsFree(placed, alternative, home)) return home;
      }
    }
    return kNoProvince;
  }

  // Whether no alternative stands for a newly seen home. If one does, the search goes on from that alternative.
  bool IsFree(const StandIns& placed, ProvinceIndex from, ProvinceIndex home) {
    ClearBit(unseen_.words, home);
    reached_from_[home] = from;
    const ProvinceIndex other = placed.OnBehalfOf(home);
    if (other != kNoProvince) queue_[count_++] = other;
    return other == kNoProvince;
  }

  const MapStage& stage_;
  const PowerIndex power_;
  const int words_;
  ProvinceSet unseen_;
  ProvinceIndex queue_[kMaxProvinces];  // an alternative stands for one home at most, so none comes twice
  int count_ = 0;
  ProvinceIndex reached_from_[kMaxProvinces];
};

}  // namespace

void StandIns::Clear() {
  std::fill(std::begin(alternative_of_), std::end(alternative_of_), kNoProvince);
  std::fill(std::begin(home_of_), std::end(home_of_), kNoProvince);
}

bool StandIns::Place(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* homes) {
  Search search(stage, power, homes);
  ProvinceIndex home = search.FindFree(*this, alternative);
  if (home == kNoProvince) return false;
  for (;;) {  // back along the chain: each gives its home to the one before
    const ProvinceIndex mover = search.ReachedFrom(home);
    const ProvinceIndex left = home_of_[mover];
    Put(mover, home);
    if (mover == alternative) return true;
    home = left;
  }
}

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

// If an alternative stands for the home, it must find another home or a token.
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

// Open homes on which the plan has no build.
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

// A build on an owned home needs no token, but uses one up if any is left. A site belongs to one power, so every build
// on it is by that power.
void BuildPlan::UseTokensOnOwnHomes(PowerIndex power, const SiteGroups& groups, PositionRef board) const {
  ForEachBit(built_.words, before_.map().province_words(), [&](int site) {
    const auto province = static_cast<ProvinceIndex>(site);
    const bool is_left = board.SeizingBuildsLeft(power) + board.GuestBuildsLeft(power) > 0;
    if (is_left && groups.free.Test(province)) SpendToken(power, board);
  });
}

// Spends SC! before SC?. Returns true for an SC!, which seizes the home.
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
