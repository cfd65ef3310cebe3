// Collects builds of an adjustments phase that can be made together, and settles what they use up.
//
// A build may use up a claim, a token, or the right to build on an open home (an alternative stands for it). A plan
// takes builds in sequence as long as there is a way to pay for all of them. The way is not fixed before the end: an
// alternative gives its home to a later build there and stands for another, or takes a token.
//   The cheapest way is taken (site_groups.h); of tokens SC! go before SC?, to the builds in ascending sequence of
//   their provinces, first to those that need one, then to those on owned homes. No allocation; one thread per object.
//   Source: maps/LANGUAGE.md (Homes).
#ifndef ENTENTE_ENGINE_ADJUSTMENT_BUILD_PLAN_H_
#define ENTENTE_ENGINE_ADJUSTMENT_BUILD_PLAN_H_

#include "adjustment/site_groups.h"
#include "base/province_set.h"
#include "map/map_stage.h"

namespace entente {

// Matches alternative build sites with the open homes that they stand for, as many as possible.
//
// Alternatives of all powers are in one table, because the homes that they stand for belong to one power each.
//   Bounds: a call looks at every alternative of its power once, and at each home that it may stand for. No allocation;
//           one thread per object.
//   Source: maps/LANGUAGE.md (Homes).

class StandIns {
 public:
  void Clear();

  // Finds a home for an alternative that has none, giving others another one where that helps. `homes` is the province
  // row of the homes that may be stood for. False, and nothing changed, if there is no way: then no larger matching is
  // possible either.
  bool Place(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* homes);

  // The alternative that stands for a home; kNoProvince if none.
  ProvinceIndex OnBehalfOf(ProvinceIndex home) const { return alternative_of_[home]; }
  // Whether an alternative stands for a home.
  bool IsPlaced(ProvinceIndex alternative) const { return home_of_[alternative] != kNoProvince; }

  void Put(ProvinceIndex alternative, ProvinceIndex home) {
    alternative_of_[home] = alternative;
    home_of_[alternative] = home;
  }
  void Take(ProvinceIndex alternative, ProvinceIndex home) {
    alternative_of_[home] = kNoProvince;
    home_of_[alternative] = kNoProvince;
  }

 private:
  ProvinceIndex alternative_of_[kMaxProvinces];  // by home
  ProvinceIndex home_of_[kMaxProvinces];         // by alternative
};

// Collects builds of an adjustments phase that can be made together, and settles what they use up.
//
// A build may use up a claim, a token, or the right to build on an open home (an alternative stands for it). A plan
// takes builds in sequence as long as there is a way to pay for all of them. The way is not fixed before the end: an
// alternative gives its home to a later build there and stands for another, or takes a token.
//   The cheapest way is taken (site_groups.h); of tokens SC! go before SC?, to the builds in ascending sequence of
//   their provinces, first to those that need one, then to those on owned homes. No allocation; one thread per object.
//   Source: maps/LANGUAGE.md (Homes).

class BuildPlan {
 public:
  // `before` is the position at the start of the phase; its block and `rules` outlive the plan.
  BuildPlan(const PositionView& before, const RuleOptions& rules);

  // Adds a build on one of the vacant sites of `power`, on which the plan has no build yet. False, and nothing done, if
  // the other builds leave it nothing to use.
  bool Add(PowerIndex power, ProvinceIndex site);

  // Writes what the builds used up to a board that has their units: homes claimed, centers seized, claims and tokens
  // left. Unused SC? lapse.
  void Settle(PositionRef board) const;

 private:
  bool AddFree(PowerIndex power, ProvinceIndex site, const SiteGroups& groups);
  bool AddAlternative(PowerIndex power, ProvinceIndex site, const SiteGroups& groups);
  bool UseToken(PowerIndex power, const SiteGroups& groups);
  bool UseClaim(PowerIndex power, const SiteGroups& groups);
  ProvinceSet HomesLeft(const SiteGroups& groups) const;
  void SettleBuild(PowerIndex power, ProvinceIndex site, const SiteGroups& groups, PositionRef board) const;
  void UseTokensOnOwnHomes(PowerIndex power, const SiteGroups& groups, PositionRef board) const;
  static bool SpendToken(PowerIndex power, PositionRef board);

  const PositionView before_;
  const RuleOptions& rules_;
  const bool is_special_;  // else nothing is ever used up, and nothing below is set
  ProvinceSet built_;
  uint16_t claims_used_[kMaxPowers];
  uint16_t tokens_used_[kMaxPowers];
  StandIns stand_ins_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_BUILD_PLAN_H_
