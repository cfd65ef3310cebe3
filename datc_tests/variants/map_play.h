// Plays one phase of a game of random legal orders on any shipped map, and checks it.
//   One thread at a time.
#ifndef ENTENTE_DATC_TESTS_VARIANTS_MAP_PLAY_H_
#define ENTENTE_DATC_TESTS_VARIANTS_MAP_PLAY_H_

#include <string>
#include <vector>

#include "base/random.h"
#include "game/random_orders.h"
#include "phase/phase_step.h"

namespace entente {

// A game on one map under the rules of its RULE lines.
class MapPlay {
 public:
  // `map` outlives the object.
  MapPlay(const Map& map, uint64_t seed);

  bool is_over() const { return position().is_over(); }
  PositionView position() const { return position_.view(); }
  const RuleOptions& rules() const { return rules_; }

  // Plays the current phase and goes on to the next. Returns the faults, one a line; empty if all of this holds:
  //   every order is legal and its text is read as the same order;
  //   no two units end in one province, and units are neither lost nor doubled;
  //   centers change hands only on entering adjustments, to the unit that stands there, or by a seizing build (SC!);
  //   the positions that follow are sound, and the next one comes back the same from JSON.
  std::string PlayPhase();

 private:
  const Map* map_;
  RuleOptions rules_;
  Random random_;
  RandomOrders chooser_;
  PhaseScratch scratch_;
  Position position_;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_VARIANTS_MAP_PLAY_H_
