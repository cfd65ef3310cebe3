// Finds the build sites of a power, in groups by what a build there uses up.
//
// A build takes the cheapest way: a free one before a claim; an open home that an alternative stands for before a
// token. build_plan.h decides which builds can be made together.
//
// In every position a vacant province is a build site of at most one power: owned sites belong to their owner, the map
// gives factories and partisan sites to one power, and the homes of a power with tokens are closed to all others. So
// the builds of one power never depend on those of another.
//   Source: cases 6.I.3, 6.I.5, 6.I.6; maps/LANGUAGE.md (Homes), its RULE lines on builds. No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_SITE_GROUPS_H_
#define ENTENTE_ENGINE_ADJUSTMENT_SITE_GROUPS_H_

#include <span>

#include "base/province_set.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Build sites of one power, vacant or not. The groups have no common provinces, except that `open_homes` is part of
// `free`.
struct SiteGroups {
  ProvinceSet free;          // use nothing: owned sites by the rule in force, factories (+), partisan sites (*)
  ProvinceSet open_homes;    // homes an alternative may stand for: vacant, owned, not alternatives themselves
  ProvinceSet alternatives;  // @, owned: use an open home, which then stays vacant, otherwise a token
  ProvinceSet claimable;     // owned centers that are no home: use a claim (&SC) and become homes
  ProvinceSet by_token;      // homes that it does not own: use a token (SC! or SC?)
  int claims = 0;
  int tokens = 0;
};

// Whether a map may have sites other than the owned ones that the rule in force allows. Callers on other maps can use
// the cheaper FindOwnedSites().
bool HasSpecialSites(const PositionView& position);

// Finds the owned centers on which the rule in force lets the power build. On maps without special sites these are all
// its sites.
void FindOwnedSites(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceSet& sites);

// Finds all sites, on any map.
void FindSiteGroups(const PositionView& position, const RuleOptions& rules, PowerIndex power, SiteGroups& groups);

// The homes that an alternative is limited to; empty: it may stand for any home.
std::span<const LimitRecord> LimitsOf(const MapStage& stage, PowerIndex power, ProvinceIndex alternative);

// Whether an alternative may stand for one of the open homes (`open_homes` is a province row).
bool HasHomeToStandFor(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* open_homes);

// Whether one build in `site` is possible, if other builds leave it what it needs.
bool IsInGroups(const MapStage& stage, PowerIndex power, const SiteGroups& groups, ProvinceIndex site);

// The largest number of builds that can be made together on vacant sites.
int MostBuilds(const PositionView& position, const SiteGroups& groups);

// The units that a power may have beyond its owned centers: tokens, partisan extras, reserves and militia.
int ExtraUnits(const PositionView& position, const RuleOptions& rules, PowerIndex power);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_SITE_GROUPS_H_
