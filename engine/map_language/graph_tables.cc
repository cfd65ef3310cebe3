#include <algorithm>

#include "map_language/map_tables.h"

namespace entente {
namespace {

class GraphTablesBuilder {
 public:
  explicit GraphTablesBuilder(const Board& board)
      : board_(board),
        province_words_(static_cast<size_t>(WordsFor(board.province_count()))),
        location_words_(static_cast<size_t>(WordsFor(board.location_count()))) {}

  GraphTables Build() {
    Allocate();
    FillPlaces();
    for (LocationIndex l = 0; l < board_.location_count(); ++l) {
      for (const BoardEntry& entry : board_.locations[l].entries) AddEntry(l, entry);
    }
    FillNeighbors();
    return std::move(tables_);
  }

 private:
  void Allocate() {
    const auto p = static_cast<size_t>(board_.province_count()), l = static_cast<size_t>(board_.location_count());
    const size_t pw = province_words_, lw = location_words_;
#define IMAGE_SECTION(name, Type, count)
#define GRAPH_ROWS(name, member, words) tables_.member.assign(words, 0);
#include "map/image_sections.def"
  }

  Word* ProvinceRow(std::vector<Word>& rows, size_t i) { return rows.data() + i * province_words_; }
  Word* LocationRow(std::vector<Word>& rows, size_t i) { return rows.data() + i * location_words_; }

  void FillPlaces() {
    for (LocationIndex l = 0; l < board_.location_count(); ++l) {
      if (board_.locations[l].exists) SetBit(tables_.places.data(), l);
      if (board_.ArmyMayStand(l)) SetBit(tables_.army_places.data(), l);
      if (board_.FleetMayStand(l)) SetBit(tables_.fleet_places.data(), l);
    }
    for (ProvinceIndex p = 0; p < board_.province_count(); ++p) {
      tables_.terrain.push_back(static_cast<uint8_t>(board_.terrain[p]));
      if (IsCarrier(p)) SetBit(tables_.carriers.data(), p);
      if (MayCarry(p)) SetBit(tables_.coastal_carriers.data(), p);
    }
  }

  // A fleet convoys at sea and in a port.
  bool IsCarrier(ProvinceIndex p) const {
    return board_.terrain[p] == Terrain::kWater || board_.terrain[p] == Terrain::kPort;
  }
  // The same if fleets on coasts convoy too.
  bool MayCarry(ProvinceIndex p) const { return IsCarrier(p) || board_.IsShore(p); }

  void AddEntry(LocationIndex from, const BoardEntry& entry) {
    const ProvinceIndex here = board_.locations[from].province;
    const ProvinceIndex there = board_.locations[entry.target].province;
    if (here == there || board_.terrain[here] == Terrain::kShut || board_.terrain[there] == Terrain::kShut) return;
    SetBit(ProvinceRow(tables_.adjacent, here), there);
    if (board_.ArmyMayWalk(from, entry)) AddWalk(here, there);
    if (board_.FleetMaySail(from, entry)) {
      SetBit(LocationRow(tables_.fleet_moves, from), entry.target);
      SetBit(ProvinceRow(tables_.fleet_reach, from), there);
    }
    if (entry.written != WrittenCase::kLower) AddConvoyLinks(from, here, there);
  }

  // Armies that walk may also carry fleets, between provinces where a fleet may be.
  void AddWalk(ProvinceIndex here, ProvinceIndex there) {
    SetBit(ProvinceRow(tables_.army_moves, here), there);
    if (board_.HasFleets(here)) SetBit(ProvinceRow(tables_.portage_boarding, here), there);
    if (board_.HasFleets(there)) SetBit(ProvinceRow(tables_.portage_landing, there), here);
  }

  // The army's own record decides boarding, the carrier's record landing and links.
  void AddConvoyLinks(LocationIndex from, ProvinceIndex here, ProvinceIndex there) {
    if (!board_.IsCoast(from) && board_.IsShore(here)) {
      if (IsCarrier(there)) SetBit(ProvinceRow(tables_.boarding, here), there);
      if (MayCarry(there)) SetBit(ProvinceRow(tables_.coastal_boarding, here), there);
    }
    if (IsCarrier(here)) AddCarrierLinks(here, there, IsCarrier(there), tables_.landing, tables_.carrier_links);
    if (MayCarry(here)) AddCarrierLinks(here, there, MayCarry(there), tables_.coastal_landing, tables_.coastal_links);
  }

  void AddCarrierLinks(ProvinceIndex here, ProvinceIndex there, bool carrier, std::vector<Word>& landing,
                       std::vector<Word>& links) {
    if (board_.IsShore(there)) SetBit(ProvinceRow(landing, there), here);
    if (carrier) SetBit(ProvinceRow(links, here), there);
  }

  void FillNeighbors() {
    for (LocationIndex l = 0; l < board_.location_count(); ++l) {
      tables_.army_starts.push_back(static_cast<uint32_t>(tables_.neighbors.size()));
      if (!board_.IsCoast(l)) AppendBits(ProvinceRow(tables_.army_moves, l), province_words_);
    }
    tables_.army_starts.push_back(static_cast<uint32_t>(tables_.neighbors.size()));
    for (LocationIndex l = 0; l < board_.location_count(); ++l) {
      tables_.fleet_starts.push_back(static_cast<uint32_t>(tables_.neighbors.size()));
      AppendBits(LocationRow(tables_.fleet_moves, l), location_words_);
    }
    tables_.fleet_starts.push_back(static_cast<uint32_t>(tables_.neighbors.size()));
  }

  void AppendBits(const Word* row, size_t words) {
    ForEachBit(row, static_cast<int>(words),
               [&](int bit) { tables_.neighbors.push_back(static_cast<LocationIndex>(bit)); });
  }

  const Board& board_;
  const size_t province_words_;
  const size_t location_words_;
  GraphTables tables_;
};

}  // namespace

GraphTables BuildGraphTables(const Board& board) { return GraphTablesBuilder(board).Build(); }

RetreatTables BuildRetreatTables(const std::vector<const GraphTables*>& stages) {
  RetreatTables tables;
  const auto add = [&](std::vector<uint32_t> GraphTables::*starts, std::vector<uint32_t>& out) {
    const size_t locations = (stages.front()->*starts).size() - 1;
    for (size_t l = 0; l < locations; ++l) {
      out.push_back(static_cast<uint32_t>(tables.places.size()));
      std::vector<LocationIndex> places;
      for (const GraphTables* stage : stages) {
        const auto* first = stage->neighbors.data();
        places.insert(places.end(), first + (stage->*starts)[l], first + (stage->*starts)[l + 1]);
      }
      std::sort(places.begin(), places.end());
      places.erase(std::unique(places.begin(), places.end()), places.end());
      tables.places.insert(tables.places.end(), places.begin(), places.end());
      tables.max_degree = std::max(tables.max_degree, static_cast<int>(places.size()));
    }
    out.push_back(static_cast<uint32_t>(tables.places.size()));
  };
  add(&GraphTables::army_starts, tables.army_starts);
  add(&GraphTables::fleet_starts, tables.fleet_starts);
  return tables;
}

}  // namespace entente
