// Builds at random for a power that ordered none (CD_BUILDS).
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

  // Builds one of the units that may stand on the vacant sites, all equally likely: a site where several may is the
  // likelier. Its location is kNoLocation if nothing more is due or possible.
  Unit BuildNext();

 private:
  Unit AnyUnit();
  template <typename Visit>
  void ForEachUnit(const Visit& visit) const;

  const PositionView before_;
  const PowerIndex power_;
  Adjuster& adjuster_;
  Random random_;
  ProvinceSet sites_;  // not tried yet
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_RANDOM_BUILDS_H_
