// A stage of the map with a fleet on every carrier province and, beside them, an army wherever one may stand: what units
// could ever be ordered. One thread per object.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_FULL_BOARD_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_FULL_BOARD_H_

#include <algorithm>
#include <vector>

#include "legal_orders/board_convoys.h"
#include "legal_orders/reach_tables.h"
#include "map/map.h"

namespace entente {

class FullBoard {
 public:
  // Linked fleets whose chains are looked at one by one, and how many convoys that may be; where there are more, every
  // fleet counts as needed for every shore. So it does on maps with conditions on passages: a fleet that could be left out
  // while all are open is needed where one is closed to the army.
  static constexpr int kMostExactFleets = 16;
  static constexpr int kMostExactConvoys = 50000;

  FullBoard(const Map& map, const MapStage& stage, const RuleOptions& rules)
      : stage_(&stage),
        graph_(&stage.graph(rules)),
        words_(map.location_words()),
        detours_(rules.convoy_back == ConvoyBack::kAllowed),
        reach_(map, stage.graph()),
        shores_(map, *graph_),
        convoys_(map),
        armies_(static_cast<size_t>(words_)),
        fleets_(armies_) {
    for (int p = 0; p < map.province_count(); ++p) {
      if (graph_->MayStand(UnitType::kArmy, static_cast<LocationIndex>(p))) SetBit(armies_.data(), size_t(p));
    }
    std::copy_n(graph_->carriers(), graph_->province_words(), fleets_.data());
    convoys_.Set(*graph_, shores_, armies_.data(), fleets_.data(), detours_);
  }
  FullBoard(const FullBoard&) = delete;

  bool links_are_mutual() const { return shores_.links_are_mutual(); }
  const Graph& graph() const { return stage_->graph(); }
  const ReachTables& reach() const { return reach_; }
  bool IsPassenger(const Unit& unit) const {
    return unit.type == UnitType::kArmy && TestBit(convoys_.passengers(), unit.location);
  }
  const Word* Destinations(ProvinceIndex army) const { return convoys_.Destinations(army); }
  bool IsCarrier(const Unit& unit, ProvinceIndex at) const {
    return unit.type == UnitType::kFleet && TestBit(convoys_.carriers(), at);
  }
  const Word* PassengersOf(ProvinceIndex carrier) const { return convoys_.PassengersOf(carrier); }

  // Where `supported` could go directly or, but for the unit in `without`, by convoy.
  void AddGoals(const Unit& supported, const Unit& supporter, ProvinceIndex without, Word* row) {
    Add(reach_.Moves(supported.type, supported.location), row);
    if (!IsPassenger(supported)) return;
    if (!IsCarrier(supporter, without) || !TestBit(PassengersOf(without), supported.location))
      return Add(Destinations(supported.location), row);
    convoys_.TakeOut(without);
    RowOf<> others;
    convoys_.FindDestinationsWithout(supported.location, others.words);
    Add(others.words, row);
  }
  // Where a fleet is needed for one of its passengers; `number` as BoardConvoys::NeededFor takes it.
  void AddNeeded(ProvinceIndex carrier, ProvinceIndex army, int number, Word* row) const {
    RowOf<> memory;
    if (detours_ || IsExact(carrier)) return Add(convoys_.NeededFor(carrier, army, number, memory.words), row);
    Add(convoys_.ShoreOf(carrier), memory.words);
    ClearBit(memory.words, army);
    Add(memory.words, row);
  }
  void Add(const Word* from, Word* row) const {
    for (int w = 0; w < words_; ++w) row[w] |= from[w];
  }

 private:
  bool IsExact(ProvinceIndex carrier) const {
    const int fleets = convoys_.FleetsWith(carrier), passengers = CountBits(PassengersOf(carrier), words_);
    return !graph_->has_conditions() && fleets <= kMostExactFleets &&
           fleets * passengers * passengers <= kMostExactConvoys;
  }

  const MapStage* stage_;
  const Graph* graph_;
  int words_;
  bool detours_;
  ReachTables reach_;
  ShoreTables shores_;
  BoardConvoys convoys_;
  std::vector<Word> armies_, fleets_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_FULL_BOARD_H_
