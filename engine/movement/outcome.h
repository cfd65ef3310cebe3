// What became of an order, and why.
#ifndef ENTENTE_ENGINE_MOVEMENT_OUTCOME_H_
#define ENTENTE_ENGINE_MOVEMENT_OUTCOME_H_

#include <cstdint>

#include "base/ids.h"

namespace entente {

// Why an order failed; kNone: it succeeded. Stable numbers: they cross the ABI. The words are those of DESIGN
// section 5.
enum class Reason : uint8_t {
  kNone = 0,
  kIllegal = 1,      // ignored; the unit holds
  kVoid = 2,         // legal, but the other unit does not do what is supported or convoyed
  kBounced = 3,      // a move or retreat that was kept out
  kNoConvoy = 4,     // a move by sea without a complete ordered convoy
  kDisrupted = 5,    // a move by sea whose ordered convoy was broken
  kCut = 6,          // a support that was cut, also by dislodgement
  kDislodged = 7,    // a hold or convoy whose unit was dislodged
  kParadox = 8,      // a convoy stopped by the paradox rule, its fleet not dislodged
  kExcess = 9,       // a build or removal beyond the number due
  kUnreadable = 10,  // text that nobody can read as an order
};

// A unit is named by the province where it stood when the phase began.
struct OrderOutcome {
  Reason reason = Reason::kNone;
  ProvinceIndex cause = kNoProvince;  // the unit that made the order fail, if one did
  ProvinceIndex dislodged_by =
      kNoProvince;  // the unit that dislodged the ordered unit (a bounced move can be dislodged too)
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_OUTCOME_H_
