// Finds the build sites of a power, in groups by what a build there uses up.
//
// A build is made in the cheapest way: free before a claim; an open home that an alternative stands for before a token.
// build_plan.h decides which builds can be made together.
//
// In every position a vacant province is a build site of at most one power: owned sites belong to their owner,
// factories and partisan sites to one power by the map, and the homes of a power with tokens are closed to all others.
// So the builds of one power never depend on those of another.
//   Source: cases 6.I.3, 6.I.5, 6.I.6; maps/LANGUAGE.md (Homes), its RULE lines on builds. No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_SITE_GROUPS_H_
#define ENTENTE_ENGINE_ADJUSTMENT_SITE_GROUPS_H_

#include <span>

#include "base/province_set.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Build sites of one power, vacant or not. No province is in two of the groups but `open_homes`, a part of `free`.
struct SiteGroups {
  ProvinceSet free;          // nothing: owned sites by the rule in force, factories (+), partisan sites (*)
  ProvinceSet open_homes;    // those that an alternative may stand for: vacant owned homes that are no alternatives
  ProvinceSet alternatives;  // @, owned: the use of an open home, which then stays vacant, or else a token
  ProvinceSet claimable;     // owned centers that are no home: a claim (&SC), for which it becomes a home
  ProvinceSet by_token;      // homes that it does not own: a token (SC! or SC?)
  int claims = 0;
  int tokens = 0;
};

// Whether a map may have sites beyond the owned ones that the rule in force allows. Others pay nothing for them.
bool HasSpecialSites(const PositionView& position);

// Owned centers on which the rule in force lets the power build: all its sites on maps without special ones.
void FindOwnedSites(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceSet& sites);

// All sites, on any map.
void FindSiteGroups(const PositionView& position, const RuleOptions& rules, PowerIndex power, SiteGroups& groups);

// The homes that an alternative may stand for, by its limits; empty: it has none and may stand for any.
std::span<const LimitRecord> LimitsOf(const MapStage& stage, PowerIndex power, ProvinceIndex alternative);

// Whether an alternative may stand for some of the open homes (`open_homes` is a province row).
bool HasHomeToStandFor(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* open_homes);

// Whether one build in `site` is possible, as far as the other builds of the power leave it what it needs.
bool IsInGroups(const MapStage& stage, PowerIndex power, const SiteGroups& groups, ProvinceIndex site);

// The most builds that can be made together on vacant sites.
int MostBuilds(const PositionView& position, const SiteGroups& groups);

// Units that a power may have beyond one for each center that it owns: tokens, partisan extras, reserves and militia.
int ExtraUnits(const PositionView& position, const RuleOptions& rules, PowerIndex power);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_SITE_GROUPS_H_
