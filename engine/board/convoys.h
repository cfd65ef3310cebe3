// Which units could carry others on a board, and where to, before any order is known: groups of linked carriers, where
// a unit could land from them, and which carriers a convoy needs.
//
// Here carriers are called fleets; in the graph by which fleets are convoyed (MapStage::ConvoyGraph) they are armies. A fleet
// is needed for a move if it is in a chain of which no fleet could be left out.
//
// The bound: up to 20 linked fleets every chain is tried; beyond, every fleet on any way counts.
//
// For one graph and one set of fleets. Nothing allocates; one thread at a time.
//   Source: DATC 4.E.1 (a move by sea is legal only if fleets on the board could carry it; a convoy only if it needs the
//           fleet), cases 6.D.8, 6.D.31, 6.D.32, 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_BOARD_CONVOYS_H_
#define ENTENTE_ENGINE_BOARD_CONVOYS_H_

#include <span>

#include "base/province_set.h"
#include "board/chain_walk.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// Where a unit may board a fleet, and where it may land from one: rows of the graph, but where passages are closed to its
// power.
class ConvoyedUnit {
 public:
  ConvoyedUnit(const PositionView& position, const Graph& graph, const Unit& unit);
  // Of no power: nothing is closed to it.
  ConvoyedUnit(const Graph& graph, ProvinceIndex from) : graph_(graph), from_(from), is_open_(true) {}

  ProvinceIndex from() const { return from_; }
  const Word* boarding() const { return is_open_ ? graph_.Boarding(from_) : boarding_.words; }
  // The graph's row, or one made in `memory`.
  const Word* Shore(ProvinceIndex fleet, ProvinceSet& memory) const {
    return is_open_ ? graph_.Shore(fleet) : OpenShore(fleet, memory);
  }

 private:
  const Word* OpenShore(ProvinceIndex fleet, ProvinceSet& memory) const;

  const PositionView* position_ = nullptr;
  const Graph& graph_;
  PowerIndex power_ = kNoPower;
  const ProvinceIndex from_;
  const bool is_open_;  // to all
  ProvinceSet boarding_;
};

// Whether one of the fleets (a province row), but the one in `except` (or kNoProvince), touches both ends.
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
  // For a province row of fleets in carrier provinces of the graph. All three must stay as they are.
  void Begin(const Graph& graph, const Word* fleets);

  int group_count() const { return group_count_; }
  // Of a fleet: its group, and its number in FleetsOf.
  int GroupOf(ProvinceIndex fleet) const { return group_[fleet]; }
  int NumberOf(ProvinceIndex fleet) const { return number_[fleet]; }
  int SizeOf(int group) const { return groups_[group].size; }
  std::span<const ProvinceIndex> FleetsOf(int group) const {
    return {fleet_ + groups_[group].first, groups_[group].size};
  }
  // Whether every chain of the group is tried.
  bool IsTried(int group) const { return SizeOf(group) <= kMostTried; }

  // Whether fleets, but the one in `except` (or kNoProvince), hold an unbroken chain from one end to the other.
  bool CanCarry(const ConvoyLegs& legs, ProvinceIndex except) const;
  // Whether the convoy needs the fleet. Answers to the last moves are kept.
  bool IsNeeded(ProvinceIndex fleet, const ConvoyLegs& legs);
  // Whether the fleet is on any way, be it a detour: it can be reached from where the unit stands, and the destination from
  // it. CONVOY_BACK.
  bool IsOnAnyWay(ProvinceIndex fleet, const ConvoyLegs& legs) const;

  // Where the unit could land, carried by fleets other than the one in `except` (or kNoProvince).
  void FindLandings(const ConvoyedUnit& unit, ProvinceIndex except, Word* landings) const;
  // For each fleet of FleetsOf(group) the row of landings for which the unit needs it, or, with `any_way`, to which it is on
  // any way. Fills NeededRows(group, any_way) rows: one for each fleet, or one for all.
  void FindNeeded(const ConvoyedUnit& unit, int group, bool any_way, Word* rows) const;
  int NeededRows(int group, bool any_way) const;

  // Chains tried so far, for tests.
  int64_t steps() const { return steps_; }

 private:
  struct Group {
    uint16_t first, size;  // of fleet_ and links_
  };
  static constexpr size_t kMostMoves = 64;  // a slot has six bits

  void FindGroups();
  template <typename Visit>
  void ForEachLinked(ProvinceIndex fleet, const Visit& visit) const;
  bool IsInWord(int group) const { return SizeOf(group) <= kMostInWord; }
  Word AllOf(int group) const { return SizeOf(group) == 64 ? ~Word{0} : (Word{1} << SizeOf(group)) - 1; }
  const Word* LinksOf(int group) const { return links_ + groups_[group].first; }
  // The fleets of a group, of at most kMostInWord, that stand in a row of provinces.
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
  uint16_t group_[kMaxProvinces], number_[kMaxProvinces];  // of provinces with a fleet alone
  ProvinceIndex fleet_[kMaxProvinces + 1];                 // by group, with room for one more
  Word links_[kMaxProvinces];                              // to fleets of the group, where it has at most kMostInWord
  Group groups_[kMaxProvinces];
  // The last moves, each in the slot of its question, with fleets of a group that it needs or does not, as far as was asked.
  Word questions_[kMostMoves];
  Word needed_[kMostMoves], not_needed_[kMostMoves];
  mutable int64_t steps_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CONVOYS_H_
