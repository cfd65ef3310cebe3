#include "legal_orders/board_convoys.h"

#include <algorithm>
#include <utility>

#include "legal_orders/linked_fleets.h"

namespace entente {
namespace {

// Where there are more chains, those of one army are walked when it is first asked about.
constexpr int kMostListedSteps = 2000;

// Room for a row of each army for each of so many fleets as are looked at, wherever the map has them.
size_t MostRows(int provinces) {
  const int fleets = std::min(provinces / 2, kMostLinkedCarriers);
  return static_cast<size_t>(fleets) * static_cast<size_t>(provinces - fleets);
}

}  // namespace

BoardConvoys::BoardConvoys(const Map& map)
    : words_(static_cast<size_t>(map.location_words())),
      nothing_ready_(map),
      carriers_(words_),
      passengers_(words_),
      involved_(words_),
      landings_(words_),
      shared_(words_),
      shared_landings_(words_) {
  const auto provinces = static_cast<size_t>(map.province_count());
  components_.resize(provinces);
  passenger_list_.resize(provinces + 1);
  for (auto* rows : {&destinations_, &fleets_of_, &shore_of_, &passengers_of_, &part_shores_}) {
    rows->resize(provinces * words_);
  }
  for (auto* numbers : {&carrying_, &component_of_, &fleet_number_, &passenger_number_, &part_of_})
    numbers->resize(provinces);
  needed_.resize(MostRows(map.province_count()) * words_);
  asked_.resize(MostRows(map.province_count()));
}

template <int kWords>
void BoardConvoys::FindRoutes(size_t index) const {
  Component& component = components_[index];
  component.routes = Routes::kAll;
  if (AreTangled(index)) return;
  const auto rows = static_cast<size_t>(component.fleets) * static_cast<size_t>(component.passengers);
  component.routes = Routes::kWalked;
  if ((needed_count_ + rows) * words_ > needed_.size()) return;
  component.first_row = needed_count_;
  needed_count_ += rows;
  component.routes = Routes::kListed;
  if (ListRoutes<kWords>(index)) return;
  component.routes = Routes::kAsked;
  std::fill_n(asked_.data() + component.first_row, component.passengers, uint8_t{0});
}

template void BoardConvoys::FindRoutes<0>(size_t index) const;
template void BoardConvoys::FindRoutes<2>(size_t index) const;

bool BoardConvoys::AreTangled(size_t index) const {
  const int fleets = components_[index].fleets;
  if (fleets <= kFewLinkedCarriers) return false;
  return fleets > kMostLinkedCarriers ||
         LinkedFleets(*graph_, *tables_, Row(fleets_of_, index), static_cast<int>(words_)).are_tangled();
}

// Every chain of a component none of whose fleets could be left out says of each of its fleets that it is needed, from
// where only the first one can be boarded to where one can land from the last one only. False if there are too many.
template <int kWords>
bool BoardConvoys::ListRoutes(size_t index) const {
  const Component& component = components_[index];
  const int words = Words<kWords>();
  const auto rows = static_cast<size_t>(component.fleets) * static_cast<size_t>(component.passengers);
  std::fill_n(Row<kWords>(needed_, component.first_row), rows * static_cast<size_t>(words), Word{0});
  listed_ = &component;
  steps_left_ = kMostListedSteps;
  uint16_t number = 0;
  const Word* const passengers = Row<kWords>(passengers_of_, index);
  ForEachBit(passengers, words, [&](int p) { passenger_number_[size_t(p)] = number++; });
  const Word* const fleets = Row<kWords>(fleets_of_, index);
  for (int v = 0; v < words; ++v) {
    for (Word rest = fleets[v]; rest != 0; rest &= rest - 1) {
      if (!ListRoutesBy<kWords>(static_cast<ProvinceIndex>(v * 64 + std::countr_zero(rest)), fleets, passengers))
        return false;
    }
  }
  return true;
}

template <int kWords>
bool BoardConvoys::ListRoutesBy(ProvinceIndex first, const Word* fleets, const Word* from) const {
  const RowOf<kWords> nowhere;
  RowOf<kWords> open, boarding;
  Word any = 0;
  for (int w = 0; w < Words<kWords>(); ++w) {
    open.words[w] = fleets[w];
    boarding.words[w] = from[w] & tables_->Boarders<kWords>(first)[w];
    any |= boarding.words[w];
  }
  ClearBit(open.words, first);
  return any == 0 || Extend<kWords>({first, nullptr, open.words, boarding.words, nowhere.words});
}

// Adds the chain and all longer ones; false if there are too many.
template <int kWords>
bool BoardConvoys::Extend(const Chain& chain) const {
  if (--steps_left_ < 0) return false;
  const int words = Words<kWords>();
  const Word* const shore = tables_->Shore<kWords>(chain.last);
  const Word* const links = graph_->CarrierLinks(chain.last);
  RowOf<kWords> next, later, landing, passed;
  Word any = 0;
  for (int w = 0; w < words; ++w) {
    // Rows of the graph may be shorter, if only coasts lie beyond their end.
    const Word linked = w < graph_->province_words() ? links[w] : 0;
    next.words[w] = chain.open[w] & linked;
    later.words[w] = chain.open[w] & ~linked;
    landing.words[w] = shore[w] & ~chain.passed[w];
    passed.words[w] = shore[w] | chain.passed[w];
    any |= landing.words[w];
  }
  if (any != 0) AddRoute<kWords>(chain, landing.words);
  for (int v = 0; v < words; ++v) {
    for (Word rest = next.words[v]; rest != 0; rest &= rest - 1) {
      const auto fleet = static_cast<ProvinceIndex>(v * 64 + std::countr_zero(rest));
      RowOf<kWords> from;
      Word some = 0;
      for (int w = 0; w < words; ++w) some |= from.words[w] = chain.from[w] & ~tables_->Boarders<kWords>(fleet)[w];
      if (some != 0 && !Extend<kWords>({fleet, &chain, later.words, from.words, passed.words})) return false;
    }
  }
  return true;
}

template <int kWords>
void BoardConvoys::AddRoute(const Chain& chain, const Word* landing) const {
  const int words = Words<kWords>();
  ForEachBit(chain.from, words, [&](int p) {
    for (const Chain* at = &chain; at != nullptr; at = at->before) {
      Word* const needed = NeededRow<kWords>(*listed_, at->last, passenger_number_[size_t(p)]);
      for (int w = 0; w < words; ++w) needed[w] |= landing[w];
      ClearBit(needed, size_t(p));
    }
  });
}

void BoardConvoys::AskOnce(size_t index, ProvinceIndex army, int number) const {
  const Component& component = components_[index];
  if (std::exchange(asked_[component.first_row + static_cast<size_t>(number)], uint8_t{1}) != 0) return;
  const int words = static_cast<int>(words_);
  const Word* const fleets = Row(fleets_of_, index);
  LinkedFleets linked(*graph_, *tables_, fleets, words);
  steps_ += linked.Find(army);
  int fleet_number = 0;
  ForEachBit(fleets, words, [&](int f) {
    linked.FillNeeded(fleet_number++, NeededRow(component, static_cast<ProvinceIndex>(f), number));
  });
}

void BoardConvoys::WalkRoutes(ProvinceIndex carrier, ProvinceIndex army, Word* destinations) const {
  const Word* const fleets = Row(fleets_of_, component_of_[carrier]);
  LinkedFleets linked(*graph_, *tables_, fleets, static_cast<int>(words_));
  steps_ += linked.Find(army);
  int before = 0;
  ForEachBit(fleets, static_cast<int>(words_), [&](int f) { before += f < carrier; });
  linked.FillNeeded(before, destinations);
}

}  // namespace entente
