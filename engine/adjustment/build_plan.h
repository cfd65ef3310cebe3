// Collects builds of an adjustments phase that can be made together, and settles what they use up.
//
// BuildPlan does the work; StandIns matches alternative sites with homes. No allocation; one thread per object.
//   Source: maps/LANGUAGE.md (Homes).
#ifndef ENTENTE_ENGINE_ADJUSTMENT_BUILD_PLAN_H_
#define ENTENTE_ENGINE_ADJUSTMENT_BUILD_PLAN_H_

#include "adjustment/site_groups.h"
#include "base/province_set.h"
#include "map/map_stage.h"

namespace entente {

// Matches alternative build sites with the open homes that they stand for, as many as possible.
//
// One table serves the alternatives of all powers, because each belongs to one power, and so do its homes.
//   Bounds: a call looks at every alternative of its power once, and at each home that it may stand for. No
//           allocation; one thread per object.
//   Source: maps/LANGUAGE.md (Homes).

class StandIns {
 public:
  void Clear();

  // Finds a home for an alternative that has none; other alternatives may change homes for it. `homes` is the province
  // row of the homes that alternatives may stand for. Returns false, and changes nothing, if there is no way; then no
  // larger matching exists.
  bool Place(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* homes);

  // The alternative that stands for a home; kNoProvince if there is none.
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
// A build may use up a claim, a token, or an open home (an alternative stands for the home). A plan accepts builds in
// sequence as long as all of them can be paid for. How each build is paid stays open until the end: an alternative can
// leave its home to a later build there, and stand for another home or take a token.
//   The plan takes the cheapest way (site_groups.h). It spends SC! before SC?, on builds in ascending sequence of
//   provinces: first on those that need a token, then on those on owned homes. No allocation; one thread per object.
//   Source: maps/LANGUAGE.md (Homes).

class BuildPlan {
 public:
  // `before`: the position at the start of the phase; its block and `rules` must outlive the plan.
  BuildPlan(const PositionView& before, const RuleOptions& rules);

  // Adds a build on a vacant site of `power` that has no build in the plan yet. Returns false, and changes nothing, if
  // the other builds leave nothing to pay for it.
  bool Add(PowerIndex power, ProvinceIndex site);

  // Writes what the builds used up to `board`, which already has the new units: claimed homes, seized centers, claims
  // and tokens left. Unused SC? lapse.
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
  const bool is_special_;  // if false, builds use up nothing and the members below are not set
  ProvinceSet built_;
  uint16_t claims_used_[kMaxPowers];
  uint16_t tokens_used_[kMaxPowers];
  StandIns stand_ins_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_BUILD_PLAN_H_
