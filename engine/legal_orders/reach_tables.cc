#include "legal_orders/reach_tables.h"

#include <bit>

namespace entente {
namespace {

constexpr UnitType kTypes[] = {UnitType::kArmy, UnitType::kFleet};

void Unite(Word* row, const Word* other, int words) {
  for (int w = 0; w < words; ++w) row[w] |= other[w];
}

}  // namespace

ReachTables::ReachTables(const Map& map, const Graph& graph)
    : words_(map.location_words()), locations_(map.location_count()) {
  rows_.resize(2 * static_cast<size_t>(locations_) * kKinds * static_cast<size_t>(words_));
  FillMoves(graph);
  FillSupports(map, graph);
  FillNear(map, graph);
  FillCounts();
  FillLists(map);
}

void ReachTables::FillMoves(const Graph& graph) {
  for (const UnitType type : kTypes) {
    for (int l = 0; l < locations_; ++l) {
      const auto from = static_cast<LocationIndex>(l);
      for (const LocationIndex to : graph.Neighbors(type, from)) SetBit(Row(kMoves, type, from), to);
    }
  }
}

void ReachTables::FillSupports(const Map& map, const Graph& graph) {
  for (const UnitType type : kTypes) {
    for (int l = 0; l < locations_; ++l) {
      const auto from = static_cast<LocationIndex>(l);
      if (type == UnitType::kArmy && map.IsCoast(from)) continue;  // no army stands there
      Word* row = Row(kSupports, type, from);
      ForEachBit(graph.Reach(type, from), graph.province_words(), [&](int p) {
        SetBit(row, static_cast<size_t>(p));
        const auto province = static_cast<ProvinceIndex>(p);
        for (int c = 0; c < map.CoastCount(province); ++c)
          SetBit(row, static_cast<size_t>(map.FirstCoast(province)) + static_cast<size_t>(c));
      });
    }
  }
}

// Near are the provinces in reach, and those from which a unit of the type reaches one of them.
void ReachTables::FillNear(const Map& map, const Graph& graph) {
  const auto words = static_cast<size_t>(words_);
  for (const UnitType near_type : kTypes) {
    const Kind kind = near_type == UnitType::kArmy ? kNearArmies : kNearFleets;
    std::vector<Word> reached_from(static_cast<size_t>(map.province_count()) * words);
    for (int l = 0; l < locations_; ++l) {
      const auto from = static_cast<LocationIndex>(l);
      for (const LocationIndex to : graph.Neighbors(near_type, from))
        SetBit(reached_from.data() + map.ProvinceOf(to) * words, map.ProvinceOf(from));
    }
    for (const UnitType type : kTypes) {
      for (int l = 0; l < locations_; ++l) {
        const auto from = static_cast<LocationIndex>(l);
        if (type == UnitType::kArmy && map.IsCoast(from)) continue;
        Word* row = Row(kind, type, from);
        ForEachBit(graph.Reach(type, from), graph.province_words(), [&](int p) {
          SetBit(row, static_cast<size_t>(p));
          Unite(row, reached_from.data() + static_cast<size_t>(p) * words, words_);
        });
        ClearBit(row, map.ProvinceOf(from));
      }
    }
  }
}

void ReachTables::FillCounts() {
  for (const UnitType type : kTypes) {
    for (int l = 0; l < locations_; ++l) {
      const auto from = static_cast<LocationIndex>(l);
      int count = 1;
      for (int w = 0; w < words_; ++w) count += std::popcount(Moves(type, from)[w] & ~Supports(type, from)[w]);
      own_counts_.push_back(static_cast<int16_t>(count));
    }
  }
}

void ReachTables::FillLists(const Map& map) {
  if (map.province_count() > 256) return;
  support_lists_.resize(2 * static_cast<size_t>(locations_) * kMostInList);
  for (const UnitType type : kTypes) {
    for (int l = 0; l < locations_; ++l) {
      const auto from = static_cast<LocationIndex>(l);
      uint8_t* const list = support_lists_.data() + NumberOf(type, from) * kMostInList;
      int count = 0;
      bool fits = true;
      ForEachBit(Supports(type, from), words_, [&](int to) {
        fits = fits && count < kMostInList;
        if (fits) list[count++] = static_cast<uint8_t>(to);
      });
      if (!fits) {
        support_lists_ = {};
        return;
      }
    }
  }
}

ShoreTables::ShoreTables(const Map& map, const Graph& graph) : words_(static_cast<size_t>(map.location_words())) {
  const auto provinces = static_cast<size_t>(map.province_count());
  boarders_.resize(provinces * words_);
  shores_.resize(provinces * words_);
  for (size_t p = 0; p < provinces; ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    const auto each = [&](const Word* row, const auto& visit) {
      ForEachBit(row, graph.province_words(), [&](int c) { visit(static_cast<size_t>(c)); });
    };
    each(graph.Boarding(province), [&](size_t carrier) { SetBit(boarders_.data() + carrier * words_, p); });
    each(graph.Landing(province), [&](size_t carrier) { SetBit(shores_.data() + carrier * words_, p); });
    each(graph.CarrierLinks(province), [&](size_t carrier) {
      links_are_mutual_ &= carrier != p && TestBit(graph.CarrierLinks(static_cast<ProvinceIndex>(carrier)), p);
    });
  }
}

}  // namespace entente
