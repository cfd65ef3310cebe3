#include "adjustment/site_groups.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "position/new_homes.h"

namespace entente {
namespace {

bool AnyUnitMayStand(const Map& map, const Graph& graph, ProvinceIndex province) {
  if (graph.MayStand(UnitType::kArmy, province) || graph.MayStand(UnitType::kFleet, province)) return true;
  for (const LocationIndex coast : map.CoastsOf(province)) {
    if (graph.MayStand(UnitType::kFleet, coast)) return true;
  }
  return false;
}

int TokensOf(const PositionView& position, PowerIndex power) {
  return position.SeizingBuildsLeft(power) + position.GuestBuildsLeft(power);
}

// Finds the sites of one power; looks the stage up once.
class SiteFinder {
 public:
  SiteFinder(const PositionView& position, const RuleOptions& rules, PowerIndex power)
      : position_(position),
        map_(position.map()),
        stage_(position.stage()),
        rules_(rules),
        power_(power),
        words_(position.map().province_words()) {}

  void FindOwned(ProvinceSet& sites) const {
    const bool awaits_new_homes = AwaitsNewHomes();
    if (!awaits_new_homes && rules_.build_sites == BuildSites::kHomes) return FindOwnedHomes(sites);
    position_.FindCentersOf(power_, sites.words);
    if (awaits_new_homes) return;
    switch (rules_.build_sites) {
      case BuildSites::kHomes:     // see above
      case BuildSites::kAnyOwned:  // BUILD_ANY
        return;
      case BuildSites::kRemote:
        return NeedAHome(sites);
      case BuildSites::kRemoteAnyHome:
        NeedAHome(sites);
        return KeepAnyHomes(sites);
      case BuildSites::kAnyHome:
        return KeepAnyHomes(sites);
    }
  }

  void Find(SiteGroups& groups) const {
    for (ProvinceSet* set : {&groups.open_homes, &groups.alternatives, &groups.claimable, &groups.by_token}) {
      std::fill_n(set->words, words_, Word{0});
    }
    groups.claims = 0;
    // While tokens are left, they are the only way to build: there are no claims, factories or partisans.
    groups.tokens = TokensOf(position_, power_);
    if (groups.tokens > 0) {
      FindHomesOfTokenPower(groups);
    } else {
      FindOwned(groups.free);
    }
    SplitAlternatives(groups);
    if (groups.tokens == 0 && MayBuild()) {
      FindClaimable(groups);
      AddFactoriesAndPartisans(groups);
    }
    CloseForeignTokenHomes(groups);
    KeepStandable(groups);
  }

  // Removes sites where the map in force lets no unit stand.
  void KeepStandable(ProvinceSet& sites) const {
    ForEachBit(sites.words, words_, [&](int p) {
      const auto province = static_cast<ProvinceIndex>(p);
      if (!AnyUnitMayStand(map_, stage_.graph(), province)) ClearBit(sites.words, province);
    });
  }

  // Partisans rise while a power owns some but not all of its homes; never in the first phase of the game.
  bool PartisansRise() const {
    const Word* sites = stage_.Partisans(power_);
    if (sites == nullptr || rules_.partisans == Partisans::kIgnored || position_.phase() == map_.begin()) return false;
    ProvinceSet owned;
    position_.FindCentersOf(power_, owned.words);
    const Word* homes = Homes(power_);
    Word some = 0, missing = 0;
    for (int w = 0; w < words_; ++w) {
      some |= homes[w] & owned.words[w];
      missing |= homes[w] & stage_.centers()[w] & ~owned.words[w];
    }
    return some != 0 && missing != 0;
  }

  int ExtraUnits() const {
    int extra = TokensOf(position_, power_);
    if (PartisansRise()) extra += CountBits(stage_.Partisans(power_), words_);
    const int reserves = rules_.reserves == Reserves::kUsed ? stage_.Reserves(power_) : 0;
    const int militia = rules_.militia == Militia::kUsed ? stage_.Militia(power_) : 0;
    if ((reserves == 0 && militia == 0) || !OwnsAHome()) return extra;
    return extra + reserves + std::min(militia, UnitsAtHome());
  }

 private:
  const Word* Homes(PowerIndex power) const {
    return position_.homes_change() ? position_.Homes(power) : stage_.Homes(power);
  }
  bool AwaitsNewHomes() const {
    return position_.homes_change() && entente::AwaitsNewHomes(map_, position_.phase().year);
  }
  // The homes where tokens may be used: the homes of the map until the first NEWHOMES year.
  const Word* TokenHomes(PowerIndex power) const { return AwaitsNewHomes() ? stage_.Homes(power) : Homes(power); }

  void Keep(ProvinceSet& sites, const Word* row) const {
    for (int w = 0; w < words_; ++w) sites.words[w] &= row[w];
  }

  // 6.I.5 and 6.I.6: a site is an owned center that is a home of the power. There are few homes, so only they are
  // looked at.
  void FindOwnedHomes(ProvinceSet& sites) const {
    const Word* const homes = Homes(power_);
    const Word* const counting = stage_.centers();
    for (int w = 0; w < words_; ++w) {
      sites.words[w] = 0;
      for (Word rest = homes[w] & counting[w]; rest != 0; rest &= rest - 1) {
        const auto home = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
        const Word owned = position_.OwnerOf(map_.CenterOf(home)) == power_ ? 1 : 0;
        sites.words[w] |= owned << (home & 63);
      }
    }
  }

  // Under REMOTE_BUILDS a power that owns no home has no site at all, not even claims and factories.
  bool MayBuild() const {
    const bool remote = rules_.build_sites == BuildSites::kRemote || rules_.build_sites == BuildSites::kRemoteAnyHome;
    return !remote || AwaitsNewHomes() || OwnsAHome();
  }

  // REMOTE_BUILDS: clears `owned` unless one of the owned centers is a home of the power.
  void NeedAHome(ProvinceSet& owned) const {
    if (!Intersects(owned.words, Homes(power_), words_)) std::fill_n(owned.words, words_, Word{0});
  }

  void KeepAnyHomes(ProvinceSet& sites) const {
    ProvinceSet homes{};
    for (const PowerIndex p : map_.powers()) {
      const Word* row = Homes(p);
      for (int w = 0; w < words_; ++w) homes.words[w] |= row[w];
    }
    Keep(sites, homes.words);
  }

  // A power with tokens builds on its homes only: freely on homes that it owns, by token on the others.
  void FindHomesOfTokenPower(SiteGroups& groups) const {
    position_.FindCentersOf(power_, groups.free.words);
    const Word* homes = TokenHomes(power_);
    for (int w = 0; w < words_; ++w) {
      groups.by_token.words[w] = homes[w] & stage_.centers()[w] & ~groups.free.words[w];
      groups.free.words[w] &= homes[w];
    }
  }

  // Alternatives matter only if home centers count; otherwise every owned center is a site.
  void SplitAlternatives(SiteGroups& groups) const {
    const Word* marked = stage_.Alternatives(power_);
    const bool homes_count = groups.tokens > 0 || rules_.build_sites == BuildSites::kHomes;
    if (marked == nullptr || !homes_count || AwaitsNewHomes()) return;
    for (int w = 0; w < words_; ++w) {
      groups.alternatives.words[w] = groups.free.words[w] & marked[w];
      groups.free.words[w] &= ~marked[w];
      groups.open_homes.words[w] = groups.free.words[w] & ~position_.occupied()[w];
    }
  }

  void FindClaimable(SiteGroups& groups) const {
    groups.claims = position_.ClaimsLeft(power_);
    if (groups.claims == 0) return;
    position_.FindCentersOf(power_, groups.claimable.words);
    const Word* homes = Homes(power_);
    for (int w = 0; w < words_; ++w) {
      groups.claimable.words[w] &= ~(groups.free.words[w] | groups.alternatives.words[w] | homes[w]);
    }
  }

  void AddFactoriesAndPartisans(SiteGroups& groups) const {
    const Word* factories = rules_.factories == Factories::kUsed ? stage_.Factories(power_) : nullptr;
    const Word* partisans = PartisansRise() ? stage_.Partisans(power_) : nullptr;
    for (int w = 0; w < words_; ++w) {
      if (factories != nullptr) groups.free.words[w] |= factories[w];
      if (partisans != nullptr) groups.free.words[w] |= partisans[w];
    }
  }

  // No other power may build on the homes of a power with tokens.
  void CloseForeignTokenHomes(SiteGroups& groups) const {
    if (!map_.Has(MapTrait::kTokens)) return;
    for (const PowerIndex power : map_.powers()) {
      if (power != power_ && TokensOf(position_, power) > 0) RemoveFromAll(groups, TokenHomes(power));
    }
  }

  void RemoveFromAll(SiteGroups& groups, const Word* row) const {
    for (ProvinceSet* set :
         {&groups.free, &groups.open_homes, &groups.alternatives, &groups.claimable, &groups.by_token}) {
      TakeOut(*set, row, words_);
    }
  }

  void KeepStandable(SiteGroups& groups) const {
    ProvinceSet closed{};
    for (int w = 0; w < words_; ++w) {
      closed.words[w] =
          groups.free.words[w] | groups.alternatives.words[w] | groups.claimable.words[w] | groups.by_token.words[w];
    }
    ProvinceSet open = closed;
    KeepStandable(open);
    TakeOut(closed, open.words, words_);
    RemoveFromAll(groups, closed.words);
  }

  bool OwnsAHome() const {
    ProvinceSet owned;
    position_.FindCentersOf(power_, owned.words);
    return Intersects(owned.words, Homes(power_), words_);
  }

  // The number of the power's units on its home centers, owned or not.
  int UnitsAtHome() const {
    int count = 0;
    const Word* homes = Homes(power_);
    position_.ForEachUnit([&](const Unit& unit) {
      const ProvinceIndex province = map_.ProvinceOf(unit.location);
      count += unit.power == power_ && TestBit(homes, province) && TestBit(stage_.centers(), province);
    });
    return count;
  }

  const PositionView& position_;
  const Map& map_;
  const MapStage& stage_;
  const RuleOptions& rules_;
  const PowerIndex power_;
  const int words_;
};

}  // namespace

bool HasSpecialSites(const PositionView& position) {
  const Map& map = position.map();
  if (position.homes_change() || map.Has(MapTrait::kTokens) || map.stage_count() > 1) return true;
  const MapStage& stage = map.stage(0);
  return stage.Alternatives(0) != nullptr || stage.Factories(0) != nullptr || stage.Partisans(0) != nullptr;
}

void FindOwnedSites(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceSet& sites) {
  const SiteFinder finder(position, rules, power);
  finder.FindOwned(sites);
  finder.KeepStandable(sites);
}

void FindSiteGroups(const PositionView& position, const RuleOptions& rules, PowerIndex power, SiteGroups& groups) {
  SiteFinder(position, rules, power).Find(groups);
}

std::span<const LimitRecord> LimitsOf(const MapStage& stage, PowerIndex power, ProvinceIndex alternative) {
  const auto limits = stage.limits();
  const auto before = [](const LimitRecord& a, const LimitRecord& b) {
    return std::tie(a.power, a.site) < std::tie(b.power, b.site);
  };
  const LimitRecord wanted{0, power, alternative, 0};
  const auto [first, last] = std::equal_range(limits.begin(), limits.end(), wanted, before);
  return {first, last};
}

bool HasHomeToStandFor(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* open_homes) {
  const auto limits = LimitsOf(stage, power, alternative);
  if (limits.empty()) return AnyBit(open_homes, stage.graph().province_words());
  return std::any_of(limits.begin(), limits.end(),
                     [&](const LimitRecord& limit) { return TestBit(open_homes, limit.home); });
}

bool IsInGroups(const MapStage& stage, PowerIndex power, const SiteGroups& groups, ProvinceIndex site) {
  if (groups.free.Test(site) || (groups.claims > 0 && groups.claimable.Test(site))) return true;
  if (groups.tokens > 0 && (groups.by_token.Test(site) || groups.alternatives.Test(site))) return true;
  return groups.alternatives.Test(site) && HasHomeToStandFor(stage, power, site, groups.open_homes.words);
}

// 6.I.3 and 6.I.7: one build in each vacant site. An alternative adds a build only with a token: if it stands for a
// home, it takes the place of a free site.
int MostBuilds(const PositionView& position, const SiteGroups& groups) {
  const int words = position.map().province_words();
  const Word* occupied = position.occupied();
  int free = 0, claimable = 0, by_token = 0;
  for (int w = 0; w < words; ++w) {
    free += std::popcount(groups.free.words[w] & ~occupied[w]);
    claimable += std::popcount(groups.claimable.words[w] & ~occupied[w]);
    by_token += std::popcount((groups.by_token.words[w] | groups.alternatives.words[w]) & ~occupied[w]);
  }
  return free + std::min(groups.claims, claimable) + std::min(groups.tokens, by_token);
}

int ExtraUnits(const PositionView& position, const RuleOptions& rules, PowerIndex power) {
  return SiteFinder(position, rules, power).ExtraUnits();
}

}  // namespace entente
