// Finds which units of a board could carry others, and to which places, before any order is known. It knows the groups
// of linked carriers, the places where a unit could land from them, and the carriers that a convoy needs.
//
// This file calls carriers fleets; in the graph of convoyed fleets (MapStage::ConvoyGraph) they are armies. A move
// needs a fleet if the fleet is in a chain from which no fleet can be left out.
//
// The bound: the search tries every chain of up to 20 linked fleets. In a larger group it counts every fleet on any
// way.
//
// An object serves one graph and one set of fleets. Nothing allocates; one thread at a time.
//   Source: DATC 4.E.1 (a move by sea is legal only if fleets on the board could carry it; a convoy only if it needs
//           the fleet), cases 6.D.8, 6.D.31, 6.D.32, 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_BOARD_CONVOYS_H_
#define ENTENTE_ENGINE_BOARD_CONVOYS_H_

#include <span>

#include "base/province_set.h"
#include "board/chain_walk.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// The fleets that a unit may board, and the places where it may land from a fleet: rows of the graph, less the
// passages that are closed to its power.
class ConvoyedUnit {
 public:
  ConvoyedUnit(const PositionView& position, const Graph& graph, const Unit& unit);
  // For a unit of no power: no passage is closed to it.
  ConvoyedUnit(const Graph& graph, ProvinceIndex from) : graph_(graph), from_(from), is_open_(true) {}

  ProvinceIndex from() const { return from_; }
  const Word* boarding() const { return is_open_ ? graph_.Boarding(from_) : boarding_.words; }
  // The places where the unit may land from `fleet`: the graph's row, or a row made in `memory`.
  const Word* Shore(ProvinceIndex fleet, ProvinceSet& memory) const {
    return is_open_ ? graph_.Shore(fleet) : OpenShore(fleet, memory);
  }

 private:
  const Word* OpenShore(ProvinceIndex fleet, ProvinceSet& memory) const;

  const PositionView* position_ = nullptr;
  const Graph& graph_;
  PowerIndex power_ = kNoPower;
  const ProvinceIndex from_;
  const bool is_open_;  // no passage is closed to the unit
  ProvinceSet boarding_;
};

// Whether one fleet of `fleets` (a province row), other than the one in `except` (or kNoProvince), touches both ends.
inline bool IsOneEnough(const Word* fleets, const ConvoyLegs& legs, int words, ProvinceIndex except) {
  for (int w = 0; w < words; ++w) {
    Word both = fleets[w] & legs.boarding[w] & legs.landing[w];
    if (except != kNoProvince && w == except >> 6) both &= ~(Word{1} << (except & 63));
    if (both != 0) return true;
  }
  return false;
}

class Convoys {
 public:
  // Starts with `fleets`, a province row of fleets in carrier provinces of the graph. Graph and row must outlive the
  // answers and stay unchanged.
  void Begin(const Graph& graph, const Word* fleets);

  int group_count() const { return group_count_; }
  // The group of a fleet, and its number in FleetsOf().
  int GroupOf(ProvinceIndex fleet) const { return group_[fleet]; }
  int NumberOf(ProvinceIndex fleet) const { return number_[fleet]; }
  int SizeOf(int group) const { return groups_[group].size; }
  std::span<const ProvinceIndex> FleetsOf(int group) const {
    return {fleet_ + groups_[group].first, groups_[group].size};
  }
  // Whether the search tries every chain of the group.
  bool IsTried(int group) const { return SizeOf(group) <= kMostTried; }

  // Whether fleets other than the one in `except` (or kNoProvince) contain an unbroken chain from one end to the
  // other.
  bool CanCarry(const ConvoyLegs& legs, ProvinceIndex except) const;
  // Whether the convoy needs the fleet. The object keeps its answers to the last moves.
  bool IsNeeded(ProvinceIndex fleet, const ConvoyLegs& legs);
  // Whether the fleet is on any way, detours included: the unit can reach the fleet, and from the fleet the
  // destination. CONVOY_BACK counts fleets so.
  bool IsOnAnyWay(ProvinceIndex fleet, const ConvoyLegs& legs) const;

  // Finds the places where fleets other than the one in `except` (or kNoProvince) could land the unit.
  void FindLandings(const ConvoyedUnit& unit, ProvinceIndex except, Word* landings) const;
  // Finds for each fleet of FleetsOf(group) the row of landings for which the unit needs it; with `any_way`, the
  // landings to which the fleet is on any way. Fills NeededRows(group, any_way) rows: one per fleet, or one for all
  // fleets.
  void FindNeeded(const ConvoyedUnit& unit, int group, bool any_way, Word* rows) const;
  int NeededRows(int group, bool any_way) const;

  // Number of chains tried so far; for tests.
  int64_t steps() const { return steps_; }

 private:
  struct Group {
    uint16_t first, size;  // indexes of fleet_ and links_
  };
  static constexpr size_t kMostMoves = 64;  // so that a slot has six bits

  void FindGroups();
  template <typename Visit>
  void ForEachLinked(ProvinceIndex fleet, const Visit& visit) const;
  bool IsInWord(int group) const { return SizeOf(group) <= kMostInWord; }
  Word AllOf(int group) const { return SizeOf(group) == 64 ? ~Word{0} : (Word{1} << SizeOf(group)) - 1; }
  const Word* LinksOf(int group) const { return links_ + groups_[group].first; }
  // The fleets of a group of at most kMostInWord that stand in a row of provinces.
  Word SetIn(const Word* provinces, int group) const;
  bool Touches(const Word* end, int group) const;
  bool AnyGroupJoins(const ConvoyLegs& legs, int left_out) const;
  void AskFor(ProvinceIndex fleet, const ConvoyLegs& legs, Word& needed, Word& not_needed) const;
  void FloodLandings(const ConvoyedUnit& unit, ProvinceIndex except, Word* landings) const;
  void AddShore(const ConvoyedUnit& unit, ProvinceIndex fleet, Word* row) const;
  template <int kWords>
  void TryChains(const ConvoyedUnit& unit, int group, Word* rows) const;
  void FindWays(const ConvoyedUnit& unit, int group, int count, Word* rows) const;

  const Graph* graph_;
  const Word* fleets_;
  int words_;
  int group_count_;
  uint16_t group_[kMaxProvinces], number_[kMaxProvinces];  // set only for provinces with a fleet
  ProvinceIndex fleet_[kMaxProvinces + 1];                 // by group; one spare place
  Word links_[kMaxProvinces];                              // links within a group of at most kMostInWord fleets
  Group groups_[kMaxProvinces];
  // The last moves, each in the slot of its question: the fleets of a group that the move needs and does not need, as
  // far as the caller asked.
  Word questions_[kMostMoves];
  Word needed_[kMostMoves], not_needed_[kMostMoves];
  mutable int64_t steps_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CONVOYS_H_
