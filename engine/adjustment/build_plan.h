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
#include "adjustment/stand_ins.h"

namespace entente {

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
