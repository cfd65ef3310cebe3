// The contest of the moves into one province: the two strongest, and the one that succeeds. DATC 5.B.6.
#ifndef ENTENTE_ENGINE_MOVEMENT_CONTEST_H_
#define ENTENTE_ENGINE_MOVEMENT_CONTEST_H_

#include "movement/strength.h"

namespace entente {

// The two strongest moves into a province, by full strength. The winner must be strictly strongest, so two are enough.
struct Contest {
  uint16_t first_strength = 0;  // 0: no move arrives
  uint16_t second_strength = 0;
  UnitIndex first = kNoUnit;
  UnitIndex second = kNoUnit;
  UnitIndex winner = kNoUnit;

  void Enter(UnitIndex m, uint16_t strength) {
    if (strength > first_strength) {
      second_strength = first_strength;
      second = first;
      first_strength = strength;
      first = m;
    } else if (strength > second_strength) {
      second_strength = strength;
      second = m;
    }
  }
  // The strongest rival of `m`, by prevent strength.
  UnitIndex Rival(UnitIndex m) const { return m == first ? second : first; }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_CONTEST_H_
