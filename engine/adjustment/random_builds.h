// Builds of a power that ordered none, at random (CD_BUILDS).
//   The seed is the position and the power, so a game replays, and the sequence of the powers does not matter.
//   Source: maps/LANGUAGE.md (RULE). No allocation; one thread per object.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_RANDOM_BUILDS_H_
#define ENTENTE_ENGINE_ADJUSTMENT_RANDOM_BUILDS_H_

#include "adjustment/adjustment_orders.h"
#include "base/random.h"

namespace entente {

class RandomBuilds {
 public:
  // The block of `before` and the adjuster outlive the object.
  RandomBuilds(const PositionView& before, const RuleOptions& rules, PowerIndex power, Adjuster& adjuster);

  // Builds a unit of any type that may stand there on any of the vacant sites, all equally likely. Its location is
  // kNoLocation if nothing more is due or possible.
  Unit BuildNext();

 private:
  ProvinceIndex TakeSite();
  Unit AnyUnit(ProvinceIndex site);

  const PositionView before_;
  const PowerIndex power_;
  Adjuster& adjuster_;
  Random random_;
  BuildSiteSet sites_;  // not tried yet
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_RANDOM_BUILDS_H_
