// Counts the years in which no supply center changed its owner. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_QUIET_YEARS_H_
#define ENTENTE_ENGINE_GAME_QUIET_YEARS_H_

#include <vector>

#include "position/position.h"

namespace entente {

// A year is quiet if every center has the owner at its end that it had all through it. It ends where the next phase that
// needs orders has another year; what changes hands on the way there, in an adjustments phase that is skipped, belongs
// to the year that ends.
class QuietYears {
 public:
  // Of a game that begins at `start`.
  explicit QuietYears(const PositionView& start);

  // A phase was processed and led to `next`, a position of the same map.
  void GoOn(const PositionView& next);
  // Quiet years that ended one after the other, up to the last one that ended; 0 as soon as a center changes hands.
  int count() const { return has_changed_ ? 0 : count_; }

 private:
  std::vector<PowerIndex> owners_;  // by center
  int32_t year_;
  int count_ = 0;
  bool has_changed_ = false;  // in the year that is played
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_QUIET_YEARS_H_
