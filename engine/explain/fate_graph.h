// Lists which order depends on which other order, and in what way: the dependences of DATC 5.B as edges. Values; one
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
  kConvoy,    // it is ordered to convoy the unit
  kOccupant,  // its unit is at the unit's destination
  kRival,     // it goes to the same province
  kAttack,    // it attacks the unit
  kSubject,   // the unit supports or convoys it
};
std::string_view WordOf(FateTie tie);

// Units by their province at the start; in a retreats phase by the province from which they were dislodged.
struct FateEdge {
  ProvinceIndex unit;
  ProvinceIndex on;  // the unit whose order it depends on
  FateTie by;
  bool decides;  // it made the unit's order fail
};

// Ascending by unit, then by the unit it depends on. In an adjustments phase no order depends on the order of another
// unit.
std::vector<FateEdge> FateGraph(const PhaseExplainer& explainer);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_FATE_GRAPH_H_
