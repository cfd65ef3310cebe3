// Where the fleets of a board could carry its armies: components of fleets and where each army could land, worked out once a
// board; where it could land without a fleet, and which fleets are needed on some route, when somebody asks.
//
// Where fleets are tangled (map/carrier_chains.h) each is needed for every destination.
//
// For graphs whose passages are open to all and whose carriers are linked both ways; the same answers as
// order/convoy_reach.h gives for each fleet, army and destination by itself. Made once for a map; no allocation after
// that; one thread per object.
//   Shapes: rows have as many words as a location row of the map; their bits are provinces.
//   Source: DATC 4.E.1, cases 6.D.31, 6.D.32, 6.G.19.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_BOARD_CONVOYS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_BOARD_CONVOYS_H_

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "legal_orders/reach_tables.h"
#include "legal_orders/ready_convoys.h"
#include "map/map.h"

namespace entente {

class BoardConvoys {
 public:
  explicit BoardConvoys(const Map& map);

  // Takes over a board: the provinces of its armies and of its fleets.
  //   `detours`: CONVOY_BACK; then an army may come back to where it stands, and no fleet is too many.
  //   `ready`: of fleets at sea in the stage of the graph; null: nothing is ready-made, as with detours.
  void Set(const Graph& graph, const ShoreTables& tables, const Word* armies, const Word* fleets, bool detours,
           const ReadyConvoys* ready = nullptr);
  // What was handed in, or nothing.
  const ReadyConvoys& ready() const { return ready_ == nullptr ? nothing_ready_ : *ready_; }

  const Word* carriers() const { return carriers_.data(); }      // fleets that could carry
  const Word* passengers() const { return passengers_.data(); }  // armies that could board one of them
  // The same in any sequence.
  std::span<const ProvinceIndex> passenger_list() const { return {passenger_list_.data(), passenger_count_}; }
  // Passengers and the fleets that could carry one: whose orders depend on others than those near them.
  const Word* involved() const { return involved_.data(); }
  // Where some passenger could land.
  const Word* landings() const { return landings_.data(); }
  // Adds to a row the passengers of carriers from which one could land in some of `places`.
  //   kWords: how many words rows have; 0: as the map says.
  template <int kWords>
  void AddPassengersTo(const Word* places, Word* row) const {
    const int words = Words<kWords>();
    for (size_t i = 0; i < carrying_count_; ++i) {
      const size_t component = carrying_[i];
      Word common = 0;
      for (int w = 0; w < words; ++w) common |= Row<kWords>(shore_of_, component)[w] & places[w];
      const Word all = -static_cast<Word>(common != 0);  // without a jump
      for (int w = 0; w < words; ++w) row[w] |= Row<kWords>(passengers_of_, component)[w] & all;
    }
  }
  // Where a passenger could land.
  template <int kWords = 0>
  const Word* Destinations(ProvinceIndex army) const {
    return Row<kWords>(destinations_, army);
  }

  // Passengers that the fleet of a carrier province could take part in carrying.
  template <int kWords = 0>
  const Word* PassengersOf(ProvinceIndex carrier) const {
    return Row<kWords>(passengers_of_, component_of_[carrier]);
  }
  // Where one could land from the fleets that it hangs together with; how many they are, with it.
  template <int kWords = 0>
  const Word* ShoreOf(ProvinceIndex carrier) const {
    return Row<kWords>(shore_of_, component_of_[carrier]);
  }
  int FleetsWith(ProvinceIndex carrier) const { return components_[component_of_[carrier]].fleets; }
  // The number of their set (CarrierSets), and of the fleet in it, in the sequence of provinces.
  uint16_t SetOf(ProvinceIndex carrier) const { return components_[component_of_[carrier]].set; }
  template <int kWords>
  int NumberInSet(ProvinceIndex carrier) const {
    const Word* const fleets = Row<kWords>(fleets_of_, component_of_[carrier]);
    const int word = carrier / 64;
    int before = 0;
    for (int w = 0; w < word; ++w) before += std::popcount(fleets[w]);
    return before + std::popcount(fleets[word] & ((Word{1} << (carrier % 64)) - 1));
  }
  // Where the fleet is needed on some route of such a passenger; `number`: how many passengers of the fleet come before.
  //   Returns a row of its own or one made in `memory`.
  template <int kWords = 0>
  const Word* NeededFor(ProvinceIndex carrier, ProvinceIndex army, int number, Word* memory) const {
    const size_t index = component_of_[carrier];
    if (detours_) return ShoreOf<kWords>(carrier);
    const uint16_t set = components_[index].set;
    if (ready().Has(set)) return ready().Needed<kWords>(set, NumberInSet<kWords>(carrier), army);
    const Component& component = WithRoutes<kWords>(index);
    if (component.routes == Routes::kListed || component.routes == Routes::kAsked) {
      if (component.routes == Routes::kAsked) AskOnce(index, army, number);
      return NeededRow<kWords>(component, carrier, number);
    }
    const Word* const shore = ShoreOf<kWords>(carrier);
    for (int w = 0; w < Words<kWords>(); ++w) memory[w] = shore[w];
    ClearBit(memory, army);
    if (component.routes == Routes::kWalked) WalkRoutes(carrier, army, memory);
    return memory;
  }

  // How many convoys of some passenger to some place need the fleet.
  template <int kWords>
  size_t CountNeeded(ProvinceIndex carrier) const {
    const size_t index = component_of_[carrier];
    if (!ready().Has(components_[index].set)) {
      const Component& component = WithRoutes<kWords>(index);
      if (component.routes == Routes::kAll) return CountAll<kWords>(carrier, component.passengers);
      if (component.routes == Routes::kListed)
        return CountRow(NeededRow<kWords>(component, carrier, 0), component.passengers);
    }
    size_t count = 0;
    int number = 0;
    ForEachBit(PassengersOf<kWords>(carrier), Words<kWords>(), [&](int army) {
      RowOf<kWords> memory;
      count += CountRow(NeededFor<kWords>(carrier, static_cast<ProvinceIndex>(army), number++, memory.words), 1);
    });
    return count;
  }

  // Chains of armies walked since Set, for tests.
  int64_t steps() const { return steps_; }

  // Passengers of more than one component, and where one of them could land from more than one.
  const Word* shared() const { return shared_.data(); }
  const Word* shared_landings() const { return shared_landings_.data(); }
  // What its component comes to without the fleet of a carrier province, which cannot carry whom it supports (6.D.31).
  template <int kWords = 0>
  void TakeOut(ProvinceIndex carrier);
  // Then: the passengers who may have lost a landing in some of `places`. Mostly those who could board that fleet alone.
  template <int kWords>
  void FindLosers(const Word* places, Word* row) const;
  // Where one of PassengersOf could land without the fleet that was taken out.
  template <int kWords = 0>
  void FindDestinationsWithout(ProvinceIndex army, Word* destinations) const;

 private:
  // How the routes of a component are known.
  enum class Routes : uint8_t {
    kUnknown,  // nobody has asked yet
    kAll,  // each of its fleets is needed for every destination: it has but one, detours are allowed, or it is tangled
    kListed,  // rows of needed_
    kAsked,   // there are many chains: rows of needed_ that are filled army by army when first asked for
    kWalked,  // there is no room for rows: those of an army are walked for each fleet
  };
  struct Component {
    Routes routes;
    uint16_t set;  // of CarrierSets
    int fleets, passengers;
    size_t first_row;  // of needed_; it has a row for each passenger of each fleet
  };
  // A chain of fleets none of which could be left out.
  struct Chain {
    ProvinceIndex last;
    const Chain* before;  // without the last one
    const Word* open;     // fleets that may come later
    const Word* from;     // armies that could board no fleet but the first
    const Word* passed;   // provinces where they could land before the last one
  };

  // kWords: how many words rows have; 0: words_.
  template <int kWords>
  void Find(const Word* fleets);
  template <int kWords>
  void FindComponent(ProvinceIndex seed, Word* rest);
  template <int kWords>
  void FindDestinations();
  // A component whose routes are known.
  template <int kWords>
  const Component& WithRoutes(size_t index) const {
    const Component& component = components_[index];
    if (component.routes == Routes::kUnknown) FindRoutes<kWords>(index);
    return component;
  }
  template <int kWords>
  void FindRoutes(size_t index) const;
  template <int kWords>
  bool ListRoutes(size_t index) const;
  // The chains that begin with a fleet, for the armies in `from`, of which it leaves those that could board it. False if
  // there are too many.
  template <int kWords>
  bool ListRoutesBy(ProvinceIndex first, const Word* fleets, const Word* from) const;
  template <int kWords>
  bool Extend(const Chain& chain) const;
  template <int kWords>
  void AddRoute(const Chain& chain, const Word* landing) const;
  // Every passenger, to wherever it could land.
  template <int kWords>
  size_t CountAll(ProvinceIndex carrier, int passenger_count) const {
    const Word* const shore = ShoreOf<kWords>(carrier);
    const Word* const passengers = PassengersOf<kWords>(carrier);
    size_t landings = 0, where_they_stand = 0;
    for (int w = 0; w < Words<kWords>(); ++w) {
      landings += static_cast<size_t>(std::popcount(shore[w]));
      where_they_stand += static_cast<size_t>(std::popcount(shore[w] & passengers[w]));
    }
    return static_cast<size_t>(passenger_count) * landings - (detours_ ? 0 : where_they_stand);
  }
  // Bits in some rows, one behind the other.
  size_t CountRow(const Word* rows, int count) const {
    return static_cast<size_t>(CountBits(rows, count * static_cast<int>(words_)));
  }
  // Fills the rows of an army for all fleets of the component, if nobody has asked for them before.
  void AskOnce(size_t index, ProvinceIndex army, int number) const;
  // The destinations for which the fleet is needed.
  void WalkRoutes(ProvinceIndex carrier, ProvinceIndex army, Word* destinations) const;
  // Whether its chains are too many to be looked at (order/convoy_reach.h).
  bool AreTangled(size_t index) const;
  // The part of a component that hangs together with `seed`; takes it out of `rest`.
  template <int kWords>
  void FindPart(size_t seed, uint16_t part, Word* rest);
  template <int kWords>
  int Words() const {
    return kWords == 0 ? static_cast<int>(words_) : kWords;
  }
  template <int kWords = 0>
  const Word* Row(const std::vector<Word>& rows, size_t index) const {
    return rows.data() + index * static_cast<size_t>(Words<kWords>());
  }
  template <int kWords = 0>
  Word* Row(std::vector<Word>& rows, size_t index) const {
    return rows.data() + index * static_cast<size_t>(Words<kWords>());
  }
  template <int kWords = 0>
  Word* NeededRow(const Component& component, ProvinceIndex fleet, int number) const {
    const int row = fleet_number_[fleet] * component.passengers + number;
    return Row<kWords>(needed_, component.first_row + static_cast<size_t>(row));
  }

  const size_t words_;
  const Graph* graph_ = nullptr;
  const ShoreTables* tables_ = nullptr;
  ReadyConvoys nothing_ready_;
  const ReadyConvoys* ready_ = nullptr;  // null: nothing_ready_
  const Word* armies_ = nullptr;
  bool detours_ = false;
  std::vector<Word> carriers_, passengers_, involved_, landings_;
  std::vector<Word> shared_, shared_landings_;
  std::vector<ProvinceIndex> passenger_list_;  // with room for one more than there are
  size_t passenger_count_ = 0;
  std::vector<Word> destinations_;             // by province of a passenger
  mutable std::vector<Component> components_;  // their routes are found when first asked for
  size_t component_count_ = 0;
  std::vector<Word> fleets_of_, shore_of_, passengers_of_;  // by component
  std::vector<uint16_t> carrying_;                          // components that have passengers
  size_t carrying_count_ = 0;
  std::vector<uint16_t> component_of_, fleet_number_;  // by carrier province
  mutable std::vector<Word> needed_;
  mutable std::vector<uint8_t>
      asked_;  // by row of needed_, of the first fleet of a component: whether an army has its rows
  mutable size_t needed_count_ = 0;  // rows in use
  // While the routes of a component are listed.
  mutable const Component* listed_ = nullptr;
  mutable std::vector<uint16_t> passenger_number_;  // by province
  mutable int steps_left_ = 0;
  mutable int64_t steps_ = 0;
  // After TakeOut.
  ProvinceIndex taken_out_ = kNoProvince;
  std::vector<Word> part_shores_;
  std::vector<uint16_t> part_of_;  // by carrier province, of the component
};

// ---- Implementation

inline void BoardConvoys::Set(const Graph& graph, const ShoreTables& tables, const Word* armies, const Word* fleets,
                              bool detours, const ReadyConvoys* ready) {
  graph_ = &graph;
  tables_ = &tables;
  ready_ = detours ? nullptr : ready;
  armies_ = armies;
  detours_ = detours;
  words_ == 2 && graph.province_words() == 2 ? Find<2>(fleets) : Find<0>(fleets);
}

template <int kWords>
void BoardConvoys::Find(const Word* fleets) {
  const int words = Words<kWords>(), province_words = kWords == 0 ? graph_->province_words() : kWords;
  component_count_ = 0;
  carrying_count_ = 0;
  needed_count_ = 0;
  steps_ = 0;
  RowOf<kWords> rest;
  for (int w = 0; w < province_words; ++w) rest.words[w] = fleets[w] & graph_->carriers()[w];
  std::copy_n(rest.words, words, carriers_.data());
  std::fill_n(passengers_.data(), words, Word{0});
  for (int w = 0; w < words; ++w) {
    while (rest.words[w] != 0)
      FindComponent<kWords>(static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest.words[w])), rest.words);
  }
  FindDestinations<kWords>();
}

// The carriers that hang together with `seed`; takes them out of `rest`.
//   kWords: also of province rows, unless it is 0.
template <int kWords>
void BoardConvoys::FindComponent(ProvinceIndex seed, Word* rest) {
  const int words = Words<kWords>(), province_words = kWords == 0 ? graph_->province_words() : kWords;
  const size_t index = component_count_++;
  RowOf<kWords> fleets, shore, boarders, pending;
  SetBit(pending.words, seed);
  ClearBit(rest, seed);
  uint16_t count = 0, set = ready().sets().nothing();
  for (bool more = true; more;) {
    more = false;
    for (int v = 0; v < words; ++v) {
      while (pending.words[v] != 0) {
        const auto carrier = static_cast<ProvinceIndex>(v * 64 + std::countr_zero(pending.words[v]));
        fleets.words[v] |= pending.words[v] & -pending.words[v];
        pending.words[v] &= pending.words[v] - 1;
        component_of_[carrier] = static_cast<uint16_t>(index);
        fleet_number_[carrier] = count++;
        set = ready().sets().With(set, carrier);
        const Word* const links = graph_->CarrierLinks(carrier);
        const Word* const landing = tables_->Shore<kWords>(carrier);
        const Word* const boarding = tables_->Boarders<kWords>(carrier);
        Word any = 0;
        for (int w = 0; w < province_words; ++w) {
          const Word added = links[w] & rest[w];
          rest[w] &= ~added;
          pending.words[w] |= added;
          any |= added;
          shore.words[w] |= landing[w];
          boarders.words[w] |= boarding[w];
        }
        more |= any != 0;
      }
    }
  }
  for (int w = 0; w < words; ++w) {
    Row<kWords>(fleets_of_, index)[w] = fleets.words[w];
    Row<kWords>(shore_of_, index)[w] = shore.words[w];
    passengers_[static_cast<size_t>(w)] |= Row<kWords>(passengers_of_, index)[w] = boarders.words[w] & armies_[w];
  }
  components_[index] = {detours_ || count == 1 ? Routes::kAll : Routes::kUnknown, set, count, 0, 0};
}

template <int kWords>
void BoardConvoys::FindDestinations() {
  const int words = Words<kWords>();
  std::copy_n(passengers_.data(), words, involved_.data());
  std::fill_n(landings_.data(), words, Word{0});
  std::fill_n(shared_.data(), words, Word{0});
  RowOf<kWords> seen, shared_landings;
  ProvinceIndex* const list = passenger_list_.data();
  size_t listed = 0;
  for (size_t i = 0; i < component_count_; ++i) {
    int count = 0;
    ForEachBit(Row<kWords>(passengers_of_, i), words, [&](int p) {
      Word* const destinations = Row<kWords>(destinations_, size_t(p));
      const bool is_seen = TestBit(seen.words, size_t(p));
      const Word before = -Word{is_seen};  // whether it has any
      list[listed] = static_cast<ProvinceIndex>(p);
      listed += is_seen ? 0 : 1;
      RowOf<kWords> shore;
      for (int w = 0; w < words; ++w) shore.words[w] = Row<kWords>(shore_of_, i)[w];
      if (!detours_) ClearBit(shore.words, size_t(p));
      for (int w = 0; w < words; ++w) {
        const Word others = destinations[w] & before;
        shared_landings.words[w] |= others & shore.words[w];
        destinations[w] = others | shore.words[w];
      }
      ++count;
    });
    components_[i].passengers = count;
    if (count == 0) continue;
    for (int w = 0; w < words; ++w) {
      shared_[size_t(w)] |= seen.words[w] & Row<kWords>(passengers_of_, i)[w];
      seen.words[w] |= Row<kWords>(passengers_of_, i)[w];
      involved_[size_t(w)] |= Row<kWords>(fleets_of_, i)[w];
      landings_[size_t(w)] |= Row<kWords>(shore_of_, i)[w];
    }
    carrying_[carrying_count_++] = static_cast<uint16_t>(i);
  }
  passenger_count_ = listed;
  std::copy_n(shared_landings.words, words, shared_landings_.data());
}

template <int kWords>
void BoardConvoys::TakeOut(ProvinceIndex carrier) {
  taken_out_ = carrier;
  RowOf<kWords> rest;
  const Word* const fleets = Row<kWords>(fleets_of_, component_of_[carrier]);
  for (int w = 0; w < Words<kWords>(); ++w) rest.words[w] = fleets[w];
  ClearBit(rest.words, carrier);
  uint16_t parts = 0;
  for (int v = 0; v < Words<kWords>(); ++v) {
    while (rest.words[v] != 0)
      FindPart<kWords>(static_cast<size_t>(v * 64 + std::countr_zero(rest.words[v])), parts++, rest.words);
  }
}

template <int kWords>
void BoardConvoys::FindPart(size_t seed, uint16_t part, Word* rest) {
  const int words = Words<kWords>(), province_words = graph_->province_words();
  RowOf<kWords> shore, pending;
  SetBit(pending.words, seed);
  ClearBit(rest, seed);
  for (bool more = true; more;) {
    more = false;
    for (int v = 0; v < words; ++v) {
      while (pending.words[v] != 0) {
        const auto fleet = static_cast<size_t>(v * 64 + std::countr_zero(pending.words[v]));
        pending.words[v] &= pending.words[v] - 1;
        part_of_[fleet] = part;
        const Word* const landing = tables_->Shore<kWords>(static_cast<ProvinceIndex>(fleet));
        const Word* const links = graph_->CarrierLinks(static_cast<ProvinceIndex>(fleet));
        for (int w = 0; w < words; ++w) shore.words[w] |= landing[w];
        for (int w = 0; w < province_words; ++w) {
          const Word added = links[w] & rest[w];
          rest[w] &= ~added;
          pending.words[w] |= added;
          more |= added != 0;
        }
      }
    }
  }
  for (int w = 0; w < words; ++w) Row<kWords>(part_shores_, part)[w] = shore.words[w];
}

template <int kWords>
void BoardConvoys::FindLosers(const Word* places, Word* row) const {
  const int words = Words<kWords>();
  const size_t component = component_of_[taken_out_];
  bool is_whole = components_[component].fleets > 1;  // the others hang together, in part 0
  const Word* const fleets = Row<kWords>(fleets_of_, component);
  for (int v = 0; v < words && is_whole; ++v) {
    for (Word rest = fleets[v]; rest != 0; rest &= rest - 1) {
      const auto fleet = static_cast<size_t>(v * 64 + std::countr_zero(rest));
      is_whole = is_whole && (fleet == taken_out_ || part_of_[fleet] == 0);
    }
  }
  Word lost = -static_cast<Word>(!is_whole);  // or where nobody else lands
  for (int w = 0; w < words; ++w)
    lost |= places[w] & Row<kWords>(shore_of_, component)[w] & ~Row<kWords>(part_shores_, 0)[w];
  const Word all = -static_cast<Word>(lost != 0);
  const Word* const boarders = tables_->Boarders(taken_out_);
  for (int w = 0; w < words; ++w) row[w] = Row<kWords>(passengers_of_, component)[w] & (boarders[w] | all);
}

template <int kWords>
void BoardConvoys::FindDestinationsWithout(ProvinceIndex army, Word* destinations) const {
  const int words = Words<kWords>(), province_words = graph_->province_words();
  const Word* const boarding = graph_->Boarding(army);
  RowOf<kWords> fleets, found;
  for (int w = 0; w < province_words; ++w) fleets.words[w] = boarding[w] & carriers_[static_cast<size_t>(w)];
  ClearBit(fleets.words, taken_out_);
  const size_t parted = component_of_[taken_out_];
  ForEachBit(fleets.words, words, [&](int fleet) {
    const size_t component = component_of_[size_t(fleet)], part = part_of_[size_t(fleet)];
    const bool is_parted = component == parted;
    const Word* const shores = (is_parted ? part_shores_ : shore_of_).data();
    const Word* const shore = shores + (is_parted ? part : component) * static_cast<size_t>(words);
    for (int w = 0; w < words; ++w) found.words[w] |= shore[w];
  });
  if (!detours_) ClearBit(found.words, army);
  std::copy_n(found.words, words, destinations);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_BOARD_CONVOYS_H_
