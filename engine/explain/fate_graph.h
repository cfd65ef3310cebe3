// Lists which order depends on which other, and by what: the dependencies of DATC 5.B as edges. Values; one
// thread at a time.
#ifndef ENTENTE_ENGINE_EXPLAIN_FATE_GRAPH_H_
#define ENTENTE_ENGINE_EXPLAIN_FATE_GRAPH_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "explain/phase_explainer.h"

namespace entente {

enum class FateTie : uint8_t {
  kSupport,   // it supports the unit
  kConvoy,    // it is to convoy the unit
  kOccupant,  // its unit stands where the unit goes
  kRival,     // it goes to the same place
  kAttack,    // it attacks the unit
  kSubject,   // it is what is to be supported or convoyed
};
std::string_view WordOf(FateTie tie);

// Units by the provinces where they stood, in a retreats phase by those that they were dislodged from.
struct FateEdge {
  ProvinceIndex unit;
  ProvinceIndex on;  // whose order the unit's hangs on
  FateTie by;
  bool decides;  // it made the unit's order fail
};

// Ascending by unit, then by what it hangs on. In an adjustments phase nothing hangs on the order of another unit.
std::vector<FateEdge> FateGraph(const PhaseExplainer& explainer);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_FATE_GRAPH_H_
