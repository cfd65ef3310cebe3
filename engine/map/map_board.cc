#include "map/map_board.h"

#include <algorithm>
#include <tuple>

#include "base/text.h"

namespace entente {
namespace {

// Provinces by id, then coasts by province and code; a coast without its province is reported and left out.
std::vector<const DraftTerrain*> SortedRecords(const MapDraft& draft, DiagnosticList& diagnostics) {
  std::vector<const DraftTerrain*> records;
  for (const auto& [id, record] : draft.terrain) {
    const std::string province(ProvincePart(id));
    if (draft.terrain.contains(province)) {
      records.push_back(&record);
    } else {
      diagnostics.Error(record.at, "NO_TERRAIN",
                        Quoted(id) + " is a coast of " + province + ", which has no terrain line");
    }
  }
  const auto rank = [](const DraftTerrain* record) {
    return std::make_tuple(!CoastPart(record->id).empty(), ProvincePart(record->id), CoastPart(record->id));
  };
  std::sort(records.begin(), records.end(), [&](auto* a, auto* b) { return rank(a) < rank(b); });
  return records;
}

void CheckNames(const MapDraft& draft, DiagnosticList& diagnostics) {
  std::vector<std::string_view> named;
  named.reserve(draft.places.size());
  for (const DraftPlace& place : draft.places) {
    named.push_back(place.id);
    if (!draft.terrain.contains(place.id)) {
      diagnostics.Error(place.at, "NO_TERRAIN", Quoted(place.id) + " has a name but no terrain line");
    }
  }
  std::sort(named.begin(), named.end());
  for (const auto& [id, record] : draft.terrain) {
    if (!std::binary_search(named.begin(), named.end(), std::string_view(id))) {
      diagnostics.Error(record.at, "NO_NAME", Quoted(id) + " has a terrain line but no name");
    }
  }
}

// Restrictions of an entry are read but do not act yet.
void RefuseRestrictions(const DraftEntry& entry, DiagnosticList& diagnostics) {
  const auto refuse = [&](std::string_view what) {
    diagnostics.Error(entry.at, "NOT_SUPPORTED",
                      std::string(what) + " on the way to " + Quoted(entry.id) + " is not supported yet");
  };
  if (entry.strait) refuse("a strait (~)");
  if (entry.half) refuse("half strength (*)");
  if (entry.by_power) refuse("a restriction to some powers (:)");
  if (!entry.centers.empty()) refuse("a condition on owned centres");
}

void ResolveEntries(const MapDraft& draft, Board& board, DiagnosticList& diagnostics) {
  for (LocationIndex l = 0; l < board.location_count(); ++l) {
    BoardLocation& location = board.locations[l];
    for (const DraftEntry& entry : draft.terrain.at(location.id).entries) {
      RefuseRestrictions(entry, diagnostics);
      const LocationIndex target = board.Find(entry.id);
      if (target == kNoLocation) {
        diagnostics.Error(entry.at, "ABUT_UNKNOWN", location.id + " abuts " + Quoted(entry.id) + ", which is no place");
      } else if (target != l) {
        location.entries.push_back({target, entry.written, entry.at});
      }
    }
  }
}

// Gives every province the range of its coasts.
void NumberCoasts(Board& board, DiagnosticList& diagnostics) {
  for (int l = board.province_count(); l < board.location_count(); ++l) {
    BoardLocation& coast = board.locations[static_cast<size_t>(l)];
    coast.province = board.Find(ProvincePart(coast.id));
    ProvinceRecord& province = board.provinces[coast.province];
    if (province.coast_count == 0) province.first_coast = static_cast<uint16_t>(l);
    if (++province.coast_count == kMaxCoasts + 1) {
      diagnostics.Error(coast.at, "LIMIT", "more than 15 coasts of " + Quoted(ProvincePart(coast.id)));
    }
  }
}

}  // namespace

LocationIndex Board::Find(std::string_view id) const {
  const auto begin = locations.begin();
  const auto middle = begin + province_count();
  const bool coast = !CoastPart(id).empty();
  const auto first = coast ? middle : begin;
  const auto last = coast ? locations.end() : middle;
  const auto rank = [](std::string_view key) { return std::make_tuple(ProvincePart(key), CoastPart(key)); };
  const auto found = std::lower_bound(first, last, id, [&](const BoardLocation& location, std::string_view key) {
    return rank(location.id) < rank(key);
  });
  return found != last && found->id == id ? static_cast<LocationIndex>(found - begin) : kNoLocation;
}

Board BuildBoard(const MapDraft& draft, DiagnosticList& diagnostics) {
  CheckNames(draft, diagnostics);
  Board board;
  for (const DraftTerrain* record : SortedRecords(draft, diagnostics)) {
    const auto index = static_cast<ProvinceIndex>(board.locations.size());
    const bool coast = !CoastPart(record->id).empty();
    board.locations.push_back({record->id, coast ? kNoProvince : index, record->fleets, record->at, {}});
    if (coast) continue;
    board.provinces.emplace_back();
    board.terrain.push_back(record->type);
  }
  const Origin whole_map;
  if (board.provinces.empty()) diagnostics.Error(whole_map, "NO_TERRAIN", "the map has no places");
  if (board.province_count() > kMaxProvinces) diagnostics.Error(whole_map, "LIMIT", "more than 512 provinces");
  NumberCoasts(board, diagnostics);
  ResolveEntries(draft, board, diagnostics);
  return board;
}

}  // namespace entente
