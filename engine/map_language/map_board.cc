#include "map_language/map_board.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/text.h"
#include "map_language/map_checks.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

// The ids that locations keep in every stage: IN and FROM rename the words for a place, not its number.
class BaseIds {
 public:
  explicit BaseIds(const MapDraft& draft) {
    for (const DraftPlace& place : draft.places) {
      if (!place.base_id.empty() && place.base_id != place.id) renamed_.emplace(place.id, place.base_id);
    }
  }
  const std::string& Of(const std::string& id) const {
    const auto found = renamed_.find(id);
    return found == renamed_.end() ? id : found->second;
  }

 private:
  std::map<std::string, std::string> renamed_;
};

// Whether every name has a record and every record a name.
bool NamesFit(const MapDraft& draft) {
  if (draft.places.size() != draft.terrain.size()) return false;  // an abbreviation names one place
  return std::all_of(draft.places.begin(), draft.places.end(),
                     [&](const DraftPlace& place) { return draft.terrain.contains(place.id); });
}

void ResolveEntries(const MapDraft& draft, Board& board) {
  for (const auto& [id, index] : board.words) {
    BoardLocation& location = board.locations[index];
    for (const DraftEntry& entry : draft.terrain.at(id).entries) {
      const LocationIndex target = board.Find(entry.id);
      if (target == kNoLocation) {
        board.has_gaps = true;
      } else if (target != index) {
        location.entries.push_back({target, entry.written, &entry, entry.at});
      }
    }
  }
}

// Checks that the place of a terrain record is what it was in the base map: a coast stays a coast of the same province.
bool CheckPlace(const MapDraft& draft, Board& board, const PlaceList& places, const BaseIds& base_ids,
                const DraftTerrain& record, LocationIndex index, DiagnosticList& diagnostics) {
  const std::string province(ProvincePart(record.id));
  const bool is_coast = !CoastPart(record.id).empty();
  if (is_coast && !draft.terrain.contains(province)) {
    board.has_gaps = true;
    return false;
  }
  if (index == kNoLocation) return false;
  const bool same = is_coast == board.IsCoast(index) &&
                    (!is_coast || board.locations[index].province == places.Find(base_ids.Of(province)));
  if (same) return true;
  const auto place = std::find_if(draft.places.begin(), draft.places.end(),
                                  [&](const DraftPlace& named) { return named.id == record.id; });
  diagnostics.Error(place == draft.places.end() ? record.at : place->at, "RENAME_SYNTAX",
                    board.locations[index].id + " cannot become " + Quoted(record.id) +
                        ": a coast stays one of its province, and no other place becomes a coast");
  return false;
}

// A unit code has room for 15 coasts of a province.
void CheckCoastCounts(const PlaceList& places, DiagnosticList& diagnostics) {
  for (size_t i = kMaxCoasts; i < places.coasts.size(); ++i) {
    if (ProvincePart(places.coasts[i - kMaxCoasts]) != ProvincePart(places.coasts[i])) continue;
    diagnostics.Error(Origin(), "LIMIT", "more than 15 coasts of " + Quoted(ProvincePart(places.coasts[i])));
    return;
  }
}

// Gives every coast its province, and every province the range of its coasts.
void NumberCoasts(const PlaceList& places, Board& board) {
  for (size_t i = 0; i < places.coasts.size(); ++i) {
    const size_t l = places.provinces.size() + i;
    const auto province =
        std::lower_bound(places.provinces.begin(), places.provinces.end(), ProvincePart(places.coasts[i]));
    const auto index = static_cast<ProvinceIndex>(province - places.provinces.begin());
    board.locations[l].province = index;
    ProvinceRecord& record = board.provinces[index];
    if (record.coast_count++ == 0) record.first_coast = static_cast<uint16_t>(l);
  }
}

}  // namespace

LocationIndex Board::Find(std::string_view id) const {
  const auto found = std::lower_bound(words.begin(), words.end(), id,
                                      [](const auto& word, std::string_view key) { return word.first < key; });
  return found != words.end() && found->first == id ? found->second : kNoLocation;
}

LocationIndex PlaceList::Find(std::string_view id) const {
  const bool coast = !CoastPart(id).empty();
  const std::vector<std::string>& list = coast ? coasts : provinces;
  const auto found = std::lower_bound(list.begin(), list.end(), id, [](std::string_view a, std::string_view b) {
    return std::make_tuple(ProvincePart(a), CoastPart(a)) < std::make_tuple(ProvincePart(b), CoastPart(b));
  });
  if (found == list.end() || *found != id) return kNoLocation;
  return static_cast<LocationIndex>((coast ? provinces.size() : 0) + static_cast<size_t>(found - list.begin()));
}

PlaceList ListPlaces(std::span<const MapDraft* const> stages, DiagnosticList& diagnostics) {
  std::set<std::string, std::less<>> provinces, coasts;
  for (const MapDraft* draft : stages) {
    const BaseIds base_ids(*draft);
    for (const auto& [id, record] : draft->terrain) {
      const std::string& base = base_ids.Of(id);
      if (CoastPart(id).empty()) {
        provinces.insert(base);
      } else if (draft->terrain.contains(std::string(ProvincePart(id)))) {
        coasts.insert(base);
      }
    }
  }
  const Origin whole_map;
  if (provinces.empty()) {
    constexpr Origin kFront{0, 1, 1, 0};
    diagnostics.Error(kFront, "NO_PLACES",
                      stages.front()->places.empty()
                          ? "the text has no places: expected lines such as 'London = LON'"
                          : "no place has a terrain line: expected lines such as 'COAST LON ABUTS WAL YOR'");
  }
  if (provinces.size() > kMaxProvinces) diagnostics.Error(whole_map, "LIMIT", "more than 1024 provinces");
  if (provinces.size() + coasts.size() > kMaxLocations) {
    diagnostics.Error(whole_map, "LIMIT", "more than 2048 provinces and coasts");
  }
  PlaceList places;
  places.provinces.assign(provinces.begin(), provinces.end());
  // By province, then by code. The three characters must be compared separately to sort before the slash.
  places.coasts.assign(coasts.begin(), coasts.end());
  std::sort(places.coasts.begin(), places.coasts.end(), [](const std::string& a, const std::string& b) {
    return std::make_tuple(ProvincePart(a), CoastPart(a)) < std::make_tuple(ProvincePart(b), CoastPart(b));
  });
  CheckCoastCounts(places, diagnostics);
  return places;
}

Board BuildBoard(const MapDraft& draft, const PlaceList& places, DiagnosticList& diagnostics) {
  Board board;
  board.has_gaps = !NamesFit(draft);
  for (const std::string& id : places.provinces) {
    board.locations.push_back(
        {id, static_cast<ProvinceIndex>(board.provinces.size()), false, true, false, Origin(), {}});
    board.provinces.emplace_back();
    board.terrain.push_back(Terrain::kShut);
  }
  for (const std::string& id : places.coasts)
    board.locations.push_back({id, kNoProvince, false, true, false, Origin(), {}});
  NumberCoasts(places, board);
  const BaseIds base_ids(draft);
  for (const auto& [id, record] : draft.terrain) {
    const LocationIndex index = places.Find(base_ids.Of(id));
    if (!CheckPlace(draft, board, places, base_ids, record, index, diagnostics)) continue;
    BoardLocation& location = board.locations[index];
    location.exists = true;
    location.written_upper = record.fleets;
    location.closed = board.IsCoast(index) && (record.type == Terrain::kLand || record.type == Terrain::kShut);
    location.at = record.at;
    if (!board.IsCoast(index)) board.terrain[index] = record.type;
    board.words.emplace_back(id, index);
  }
  ResolveEntries(draft, board);
  return board;
}

namespace {

void CheckTwice(const Board& board, const BoardLocation& from, DiagnosticList& diagnostics) {
  std::vector<LocationIndex> seen;
  for (const BoardEntry& entry : from.entries) {
    if (std::find(seen.begin(), seen.end(), entry.target) != seen.end()) {
      diagnostics.Error(entry.at, "ABUT_TWICE", from.id + " abuts " + board.locations[entry.target].id + " twice");
    }
    seen.push_back(entry.target);
  }
}

// A sea or coast must name the coast that a fleet reaches.
void CheckPlainCoast(const Board& board, LocationIndex from, DiagnosticList& diagnostics) {
  if (!board.FleetMayStand(from)) return;
  for (const BoardEntry& entry : board.locations[from].entries) {
    if (entry.written == WrittenCase::kLower || board.IsCoast(entry.target)) continue;
    if (!board.HasCoasts(entry.target)) continue;
    const BoardLocation& target = board.locations[entry.target];
    const BoardLocation& coast = board.locations[board.provinces[target.province].first_coast];
    diagnostics.Warning(LaterOf(entry.at, coast.at), "COAST_PLAIN",
                        board.locations[from].id + " abuts " + target.id + " without naming a coast");
  }
}

// A province with coasts is written in small letters, its coasts in capitals. Other letters have no meaning or bar all
// fleets.
void CheckLetters(const Board& board, LocationIndex l, DiagnosticList& diagnostics) {
  const BoardLocation& location = board.locations[l];
  const Terrain type = board.TerrainAt(l);
  if (!location.exists || location.closed || (type != Terrain::kCoast && type != Terrain::kPort)) return;
  if (board.IsCoast(l) && !location.written_upper) {
    diagnostics.Warning(location.at, "COAST_CASE",
                        location.id + " is in small letters, so no fleet may be there: expected " + location.id +
                            ", or LAND " + location.id + " if that is meant");
  } else if (!board.IsCoast(l) && location.written_upper && board.HasCoasts(l)) {
    diagnostics.Warning(location.at, "COAST_CASE",
                        location.id + " has coasts, where its fleets are: expected it in small letters, " +
                            IdInCase(location.id, WrittenCase::kLower));
  }
}

bool HaveOneLimit(const DraftEntry& a, const DraftEntry& b) {
  const auto centers_of = [](const DraftEntry& entry) { return std::set(entry.centers.begin(), entry.centers.end()); };
  const auto powers_of = [](const DraftEntry& entry) { return std::set(entry.powers.begin(), entry.powers.end()); };
  return a.strait == b.strait && a.half == b.half && a.by_power == b.by_power && powers_of(a) == powers_of(b) &&
         centers_of(a) == centers_of(b);
}

// A restriction concerns the province, whichever coast an entry names.
void CheckLimits(const Board& board, const BoardLocation& from, DiagnosticList& diagnostics) {
  std::map<ProvinceIndex, const BoardEntry*> first;
  for (const BoardEntry& entry : from.entries) {
    const BoardLocation& target = board.locations[entry.target];
    const BoardEntry* const other = first.try_emplace(target.province, &entry).first->second;
    if (entry.target == other->target || HaveOneLimit(*entry.draft, *other->draft)) continue;
    diagnostics.Warning(entry.at, "COAST_LIMITS",
                        from.id + " abuts " + board.locations[other->target].id + " and " + target.id +
                            " with different restrictions: all of them hold for " +
                            board.locations[target.province].id + ", whichever coast is meant");
  }
}

std::vector<ProvinceIndex> WatersOf(const Board& board, LocationIndex from) {
  std::vector<ProvinceIndex> waters;
  for (const BoardEntry& entry : board.locations[from].entries) {
    if (board.TerrainAt(entry.target) == Terrain::kWater) waters.push_back(board.locations[entry.target].province);
  }
  return waters;
}

// The record of a province with coasts must hold the waters of all of them, for convoys.
void CheckWaters(const Board& board, ProvinceIndex province, DiagnosticList& diagnostics) {
  if (!board.HasCoasts(province)) return;
  std::vector<ProvinceIndex> own = WatersOf(board, province);
  std::vector<ProvinceIndex> coasts;
  for (const LocationIndex coast : board.CoastsOf(province)) {
    const std::vector<ProvinceIndex> waters = WatersOf(board, coast);
    coasts.insert(coasts.end(), waters.begin(), waters.end());
  }
  for (std::vector<ProvinceIndex>* list : {&own, &coasts}) {
    std::sort(list->begin(), list->end());
    list->erase(std::unique(list->begin(), list->end()), list->end());
  }
  if (own != coasts) {
    const BoardLocation& location = board.locations[province];
    diagnostics.Warning(location.at, "COAST_WATER", "the waters of " + location.id + " are not those of its coasts");
  }
}

}  // namespace

void CheckBoard(const Board& board, bool changed, DiagnosticList& diagnostics) {
  CheckWays(board, changed, diagnostics);
  for (LocationIndex l = 0; l < board.location_count(); ++l) {
    CheckTwice(board, board.locations[l], diagnostics);
    CheckLimits(board, board.locations[l], diagnostics);
    CheckPlainCoast(board, l, diagnostics);
    CheckLetters(board, l, diagnostics);
    if (!board.IsCoast(l)) CheckWaters(board, l, diagnostics);
  }
}

}  // namespace entente
