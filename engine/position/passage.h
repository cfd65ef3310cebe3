// Says who may use a passage now. A passage is an adjacency that is open only to some powers, or to the owner of some
// centers.
//
// The owners are those of the position, that is, of the last adjustments. On maps without such passages a call costs
// one comparison. No allocation; any threads.
//   Source: maps/LANGUAGE.md (Restrictions). For a power without the right the adjacency does not exist: no move,
//           support or retreat, and no support of such a move. A convoyed army needs the right to board and to land;
//           links between carriers need none.
#ifndef ENTENTE_ENGINE_POSITION_PASSAGE_H_
#define ENTENTE_ENGINE_POSITION_PASSAGE_H_

#include "base/province_set.h"
#include "position/position.h"

namespace entente {

// Whether `power` meets the conditions of a passage.
bool MeetsConditions(const PositionView& position, const Graph& graph, const PassageRecord& passage, PowerIndex power);

// Whether the conditions on powers and centers let a unit into `to`. The function does not test adjacency.
inline bool IsOpenTo(const PositionView& position, const Graph& graph, const Unit& unit, ProvinceIndex to) {
  if (!graph.has_conditions()) return true;
  const PassageRecord* passage = graph.FindPassage(unit.location, to);
  return passage == nullptr || MeetsConditions(position, graph, *passage, unit.power);
}

// Fills in the row of Graph::Reach without the provinces closed to the unit and, for supports, without provinces that
// the unit would enter with less than full strength.
void FillOpenReach(const PositionView& position, const Graph& graph, const Unit& unit, bool for_support,
                   ProvinceSet& reach);

// The provinces that a unit may move into directly: a province row, either the graph's or one made in `memory`.
inline const Word* MoveReach(const PositionView& position, const Graph& graph, const Unit& unit, ProvinceSet& memory) {
  if (!graph.has_conditions()) return graph.Reach(unit.type, unit.location);
  FillOpenReach(position, graph, unit, false, memory);
  return memory.words;
}

// The provinces that a unit may support into, in the same form.
inline const Word* SupportReach(const PositionView& position, const Graph& graph, const Unit& unit,
                                ProvinceSet& memory) {
  if (!graph.has_conditions() && !graph.has_weak_passages()) return graph.Reach(unit.type, unit.location);
  FillOpenReach(position, graph, unit, true, memory);
  return memory.words;
}

// The ends of a convoy of a unit: the carriers that it may board, and those from which it may land. Province rows of
// the graph or of the caller.
struct ConvoyLegs {
  ProvinceIndex from, to;
  const Word* boarding;
  const Word* landing;
};
struct ConvoyLegsMemory {
  ProvinceSet boarding, landing;
};

inline ConvoyLegs LegsBetween(const Graph& graph, ProvinceIndex from, ProvinceIndex to) {
  return {from, to, graph.Boarding(from), graph.Landing(to)};
}

// The legs without passages closed to the army.
ConvoyLegs FillOpenLegs(const PositionView& position, const Graph& graph, const Unit& army, ProvinceIndex to,
                        ConvoyLegsMemory& memory);

// Fills in the row of Graph::Shore without the provinces closed to an army of `power`.
void FillOpenShore(const PositionView& position, const Graph& graph, PowerIndex power, ProvinceIndex carrier,
                   ProvinceSet& shore);

// The legs of a unit convoyed in `graph`. Fleets carried over land need no right.
inline ConvoyLegs OpenLegs(const PositionView& position, const Graph& graph, const Unit& unit, ProvinceIndex to,
                           ConvoyLegsMemory& memory) {
  if (graph.has_conditions() && unit.type == UnitType::kArmy) return FillOpenLegs(position, graph, unit, to, memory);
  return LegsBetween(graph, position.map().ProvinceOf(unit.location), to);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_PASSAGE_H_
