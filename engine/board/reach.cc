#include "board/reach.h"

namespace entente {
namespace {

constexpr UnitType kTypes[] = {UnitType::kArmy, UnitType::kFleet};

void Unite(Word* row, const Word* other, int words) {
  for (int w = 0; w < words; ++w) row[w] |= other[w];
}

}  // namespace

Reach::Reach(const Map& map, const Graph& graph) : words_(map.location_words()), locations_(map.location_count()) {
  rows_.resize(2 * static_cast<size_t>(locations_) * kKinds * static_cast<size_t>(words_));
  FillMoves(graph);
  FillSupports(map, graph);
  FillNear(map, graph);
  for (size_t number = 0; number < 2 * static_cast<size_t>(locations_); ++number) {
    move_lists_.Add(RowsOf(number).moves(), words_, locations_);
    support_lists_.Add(RowsOf(number).supports(), words_, locations_);
  }
}

void Reach::Lists::Add(const Word* row, int words, int filler) {
  ForEachBit(row, words, [&](int location) { locations_.push_back(static_cast<LocationIndex>(location)); });
  while (locations_.size() % kAtOnce != 0) locations_.push_back(static_cast<LocationIndex>(filler));
  starts_.push_back(locations_.size());
}

void Reach::FillMoves(const Graph& graph) {
  for (const UnitType type : kTypes) {
    for (int l = 0; l < locations_; ++l) {
      const auto from = static_cast<LocationIndex>(l);
      for (const LocationIndex to : graph.Neighbors(type, from)) SetBit(Row(kMoves, type, from), to);
    }
  }
}

void Reach::FillSupports(const Map& map, const Graph& graph) {
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

// A province is near if it is in reach, or if a unit of the type reaches a province in reach from it.
void Reach::FillNear(const Map& map, const Graph& graph) {
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

}  // namespace entente
