// Answers who may use a passage now: an adjacency that is open to some powers only, or to the owner of some centers.
//
// Ownership is that of the position, that is, of the last adjustment. Maps without such passages pay one comparison.
// No allocation; any threads.
//   Source: maps/LANGUAGE.md (Restrictions). For an owner without the right the adjacency does not exist: no move, no
//   support, no retreat, and no support of such a move. Of a convoy the army needs the right to board and to land; links
//   between carriers need none.
#ifndef ENTENTE_ENGINE_POSITION_PASSAGE_H_
#define ENTENTE_ENGINE_POSITION_PASSAGE_H_

#include "base/province_set.h"
#include "position/position.h"

namespace entente {

// Whether `power` meets the conditions of a passage.
bool MeetsConditions(const PositionView& position, const Graph& graph, const PassageRecord& passage, PowerIndex power);

// Whether a unit may go into `to` as far as powers and centers matter. That the place is adjacent is not asked.
inline bool IsOpenTo(const PositionView& position, const Graph& graph, const Unit& unit, ProvinceIndex to) {
  if (!graph.has_conditions()) return true;
  const PassageRecord* passage = graph.FindPassage(unit.location, to);
  return passage == nullptr || MeetsConditions(position, graph, *passage, unit.power);
}

// The row of Graph::Reach without the provinces that are closed to the unit, and, for supports, those that it would
// enter with less than full strength.
void FillOpenReach(const PositionView& position, const Graph& graph, const Unit& unit, bool for_support,
                   ProvinceSet& reach);

// Provinces that a unit may move into directly: a province row, either the graph's own or one made in `memory`.
inline const Word* MoveReach(const PositionView& position, const Graph& graph, const Unit& unit, ProvinceSet& memory) {
  if (!graph.has_conditions()) return graph.Reach(unit.type, unit.location);
  FillOpenReach(position, graph, unit, false, memory);
  return memory.words;
}

// Provinces that a unit may support into.
inline const Word* SupportReach(const PositionView& position, const Graph& graph, const Unit& unit,
                                ProvinceSet& memory) {
  if (!graph.has_conditions() && !graph.has_weak_passages()) return graph.Reach(unit.type, unit.location);
  FillOpenReach(position, graph, unit, true, memory);
  return memory.words;
}

// Where a convoy of a unit begins and ends: the carriers that it may board, and those from which it may land. Province
// rows, of the graph or of the caller.
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

// The legs without the passages that are closed to the army.
ConvoyLegs FillOpenLegs(const PositionView& position, const Graph& graph, const Unit& army, ProvinceIndex to,
                        ConvoyLegsMemory& memory);

// The row of Graph::Shore without the provinces that are closed to an army of `power`.
void FillOpenShore(const PositionView& position, const Graph& graph, PowerIndex power, ProvinceIndex carrier,
                   ProvinceSet& shore);

// The legs of a unit that is convoyed by way of `graph`. Fleets over land do not ask.
inline ConvoyLegs OpenLegs(const PositionView& position, const Graph& graph, const Unit& unit, ProvinceIndex to,
                           ConvoyLegsMemory& memory) {
  if (graph.has_conditions() && unit.type == UnitType::kArmy) return FillOpenLegs(position, graph, unit, to, memory);
  return LegsBetween(graph, position.map().ProvinceOf(unit.location), to);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_PASSAGE_H_
