#include "legal_orders/ready_convoys.h"

#include <algorithm>
#include <span>

#include "legal_orders/board_convoys.h"

namespace entente {
namespace {

// A board with the fleets of a set and armies everywhere.
//   kWords: how many words rows have; 0: as the map says.
template <int kWords>
class SetBoard {
 public:
  SetBoard(const Map& map, const Graph& graph, const ShoreTables& shores, const ReachTables& reach)
      : graph_(&graph),
        shores_(&shores),
        reach_(&reach),
        convoys_(map),
        fleets_(static_cast<size_t>(map.location_words())),
        armies_(fleets_) {
    for (int p = 0; p < map.province_count(); ++p) SetBit(armies_.data(), static_cast<size_t>(p));
  }

  void Set(std::span<const ProvinceIndex> fleets) {
    std::ranges::fill(fleets_, Word{0});
    for (const ProvinceIndex fleet : fleets) SetBit(fleets_.data(), fleet);
    convoys_.Set(*graph_, *shores_, armies_.data(), fleets_.data(), false);
  }
  const Word* Passengers() const { return convoys_.passengers(); }
  // Calls visit(army, needed, lost) for each passenger: the row of landings for which the fleet is needed, and how many it
  // could support if it need not carry the army itself.
  template <typename Visit>
  void ForEachPassenger(ProvinceIndex fleet, const Visit& visit) {
    convoys_.template TakeOut<kWords>(fleet);
    int number = 0;
    ForEachBit(Passengers(), words(), [&](int p) {
      const auto army = static_cast<ProvinceIndex>(p);
      RowOf<kWords> memory;
      const Word* const needed = convoys_.template NeededFor<kWords>(fleet, army, number++, memory.words);
      visit(army, needed, CountLost(fleet, army));
    });
  }

 private:
  int words() const { return kWords == 0 ? static_cast<int>(fleets_.size()) : kWords; }
  int CountLost(ProvinceIndex fleet, ProvinceIndex army) const {
    RowOf<kWords> others;
    convoys_.template FindDestinationsWithout<kWords>(army, others.words);
    const Word* const landings = convoys_.Destinations(army);
    const Word* const moves = reach_->Moves(UnitType::kArmy, army);
    const Word* const reach = reach_->Supports(UnitType::kFleet, fleet);
    int lost = 0;
    for (int w = 0; w < words(); ++w) lost += std::popcount(landings[w] & ~(others.words[w] | moves[w]) & reach[w]);
    return lost;
  }

  const Graph* graph_;
  const ShoreTables* shores_;
  const ReachTables* reach_;
  BoardConvoys convoys_;
  std::vector<Word> fleets_, armies_;
};

}  // namespace

ReadyConvoys::ReadyConvoys(const Map& map)
    : words_(static_cast<size_t>(map.location_words())), sets_(map), of_set_(1) {}

ReadyConvoys::ReadyConvoys(const Map& map, const Graph& graph, const ShoreTables& shores, const ReachTables& reach)
    : ReadyConvoys(map) {
  if (!shores.links_are_mutual()) return;
  sets_ = CarrierSets(map, graph);
  of_set_.resize(sets_.count() + 1);
  words_ == 2 ? Fill<2>(map, graph, shores, reach) : Fill<0>(map, graph, shores, reach);
}

template <int kWords>
void ReadyConvoys::Fill(const Map& map, const Graph& graph, const ShoreTables& shores, const ReachTables& reach) {
  SetBoard<kWords> board(map, graph, shores, reach);
  for (size_t set = 1; set <= sets_.count(); ++set) {
    const std::span<const ProvinceIndex> fleets = sets_.MembersOf(static_cast<uint16_t>(set));
    board.Set(fleets);
    const int boarders = CountBits(board.Passengers(), static_cast<int>(words_));
    const size_t counts = AddRows(fleets.size() * kPlanes);
    const size_t first = AddRows(1 + fleets.size() * static_cast<size_t>(boarders));
    std::copy_n(board.Passengers(), words_, RowAt(first));
    size_t plane = counts, needed_row = first + 1;
    bool fits = true;
    for (const ProvinceIndex fleet : fleets) {
      board.ForEachPassenger(fleet, [&](ProvinceIndex army, const Word* needed, int lost) {
        std::copy_n(needed, words_, RowAt(needed_row++));
        const int count = CountBits(needed, static_cast<int>(words_)) - lost;
        fits = fits && count >> kPlanes == 0;
        for (int k = 0; k < kPlanes; ++k) RowAt(plane + size_t(k))[army / 64] |= Word(count >> k & 1) << army % 64;
      });
      plane += kPlanes;
    }
    if (fits)
      of_set_[set] = {static_cast<uint32_t>(counts), static_cast<uint32_t>(first), boarders};
    else
      rows_.resize(counts * words_);
  }
  rows_.shrink_to_fit();
}

size_t ReadyConvoys::AddRows(size_t count) {
  const size_t first = rows_.size() / words_;
  rows_.resize(rows_.size() + count * words_);
  return first;
}

}  // namespace entente
