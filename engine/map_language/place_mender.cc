#include <algorithm>
#include <set>

#include "base/ids.h"
#include "base/text.h"
#include "map_language/map_checks.h"

namespace entente {
namespace {

// An entry and its record.
struct Mention {
  DraftTerrain* record;
  size_t entry;

  DraftEntry& operator*() const { return record->entries[entry]; }
};
using Mentions = std::map<std::string, std::vector<Mention>, std::less<>>;

bool IsCoast(std::string_view id) { return !CoastPart(id).empty(); }

// "BUR" consists of letters of "Burgundy" in their sequence.
bool IsAbbreviationOf(std::string_view id, std::string_view name) {
  const std::string upper = UpperCase(name);
  size_t next = 0;
  for (size_t i = 0; i < upper.size() && next < id.size(); ++i) next += upper[i] == id[next];
  return next == id.size();
}

constexpr size_t kMostPaired = 64;    // lines without a match that are compared with each other
constexpr size_t kMostCompared = 64;  // entries to a place that are compared with its own entries
constexpr int kMostNearest = 200;     // faults that name the nearest place

class Mender {
 public:
  Mender(MapDraft& draft, DiagnosticList& diagnostics) : draft_(draft), diagnostics_(diagnostics) {}

  void Mend() {
    for (const DraftPlace& place : draft_.places) places_.insert(place.id);
    ListMentions();
    MendMisspeltLines();
    NamePlaces();
    MendDoubleLines();
    AddRecords();
    AddProvincesOfCoasts();
    ListMentions();
    MendEntries();
  }

 private:
  bool HasRecord(const std::string& id) const { return draft_.terrain.contains(id); }
  const Origin& PlaceAt(const std::string& id) const { return draft_.FindPlace(id)->at; }
  const Origin& RecordAt(const std::string& id) const { return draft_.terrain.at(id).at; }

  std::vector<std::string> PlacesWithoutRecord() const {
    std::vector<std::string> ids;
    for (const DraftPlace& place : draft_.places) {
      if (!HasRecord(place.id)) ids.push_back(place.id);
    }
    return ids;
  }

  std::vector<std::string> RecordsWithoutName() const {
    std::vector<std::string> ids;
    for (const auto& [id, record] : draft_.terrain) {
      if (!places_.contains(id)) ids.push_back(id);
    }
    return ids;
  }

  // Lists which records name each place.
  void ListMentions() {
    mentions_.clear();
    for (auto& [id, record] : draft_.terrain) {
      for (size_t i = 0; i < record.entries.size(); ++i) mentions_[record.entries[i].id].push_back({&record, i});
    }
  }

  size_t MentionCount(const std::string& id) const {
    const auto found = mentions_.find(id);
    return found == mentions_.end() ? 0 : found->second.size();
  }

  bool IsLost(const std::string& id) const {
    return std::any_of(draft_.lost_places.begin(), draft_.lost_places.end(),
                       [&](const DraftLostPlace& lost) { return lost.id == id; });
  }

  std::string NearestPlace(std::string_view id) { return --nearest_left_ < 0 ? "" : NearestPlaceText(draft_, id); }

  // ---- A name and a record that do not match ----

  // `Burgundy = BRU` and `LAND BUR`, or the reverse: the id that more records list is right.
  void MendMisspeltLines() {
    const std::vector<std::string> unmapped = PlacesWithoutRecord(), unnamed = RecordsWithoutName();
    if (unmapped.size() > kMostPaired || unnamed.size() > kMostPaired) return;
    for (const std::string& record : unnamed) {
      const auto place = std::find_if(unmapped.begin(), unmapped.end(), [&](const std::string& id) {
        return IsCoast(id) == IsCoast(record) && places_.contains(id) && !HasRecord(id) &&
               EditDistance(id, record, 1) <= 1;
      });
      if (place != unmapped.end()) MendPair(*place, record);
    }
  }

  void MendPair(const std::string& place, const std::string& record) {
    const std::string named = Quoted(place), described = Quoted(record);
    const Origin place_at = PlaceAt(place), record_at = RecordAt(record);
    if (MentionCount(place) >= MentionCount(record)) {
      diagnostics_.Error(record_at, "NO_NAME",
                         described + " has a terrain line but no name, and " + named + " (" +
                             diagnostics_.PlaceOf(place_at) + ") a name but no terrain line");
      RenamePlaceReferences(draft_, record, place);
      ListMentions();
    } else {
      diagnostics_.Error(place_at, "NO_TERRAIN",
                         named + " has a name but no terrain line, and " + described + " (" +
                             diagnostics_.PlaceOf(record_at) + ") a terrain line but no name");
      Rename(place, record);
    }
  }

  void Rename(const std::string& old_id, const std::string& id) {
    draft_.FindPlace(old_id)->id = id;
    places_.erase(old_id);
    places_.insert(id);
  }

  void AddPlace(const std::string& id, const Origin& at) {
    DraftPlace place;
    place.at = at;
    place.id = id;
    place.name = id;
    draft_.places.push_back(std::move(place));
    places_.insert(id);
  }

  // A faulty place line was reported already.
  void NamePlaces() {
    for (const std::string& id : RecordsWithoutName()) {
      const bool lost =
          std::any_of(draft_.lost_places.begin(), draft_.lost_places.end(), [&](const DraftLostPlace& place) {
            return EditDistance(place.id, id, 1) <= 1 || IsAbbreviationOf(ProvincePart(id), place.name);
          });
      if (!lost) {
        diagnostics_.Error(RecordAt(id), "NO_NAME",
                           Quoted(id) + " has a terrain line but no name: expected a line such as 'Name = " +
                               Excerpt(id) + "'" + NearestPlace(id));
      }
      AddPlace(id, RecordAt(id));
    }
  }

  // ---- Missing records ----

  // `LAND PAR` twice, once instead of `LAND BUR`: the list in force is that of BUR if it has most of the places that
  // list BUR.
  void MendDoubleLines() {
    const std::vector<std::string> unmapped = PlacesWithoutRecord();
    if (unmapped.size() > kMostPaired) return;
    for (auto& entry : draft_.terrain) {
      const std::string& id = entry.first;
      auto& record = entry.second;
      if (record.replaced.line == 0) continue;
      const auto missing = std::find_if(unmapped.begin(), unmapped.end(), [&](const std::string& place) {
        return unmapped.size() == 1 || IsListOf(place, record);
      });
      if (missing == unmapped.end()) continue;
      const bool later = IsListOf(*missing, record);
      ReportDouble(*missing, id, later ? record.at : record.replaced, later ? record.replaced : record.at);
      if (later) record.entries = EntriesBackFrom(id, record.at);
      AddRecord(*missing, PlaceAt(*missing));
      return;
    }
  }

  bool IsListOf(const std::string& place, const DraftTerrain& record) const {
    const auto found = mentions_.find(place);
    if (found == mentions_.end() || found->second.size() > kMostCompared) return false;
    const auto lists = [&](const Mention& mention) {
      return std::any_of(record.entries.begin(), record.entries.end(),
                         [&](const DraftEntry& entry) { return entry.id == mention.record->id; });
    };
    const auto listed = std::count_if(found->second.begin(), found->second.end(), lists);
    return 2 * static_cast<size_t>(listed) > found->second.size();
  }

  void ReportDouble(const std::string& missing, const std::string& doubled, const Origin& at, const Origin& other) {
    diagnostics_.Error(at, "NO_TERRAIN",
                       Quoted(doubled) + " has a terrain line already (" + diagnostics_.PlaceOf(other) + "), and " +
                           Quoted(missing) + " (" + diagnostics_.PlaceOf(PlaceAt(missing)) + ") has none");
  }

  void AddRecords() {
    for (const std::string& id : PlacesWithoutRecord()) {
      diagnostics_.Error(PlaceAt(id), "NO_TERRAIN",
                         Quoted(id) + " has a name but no terrain line: expected a line such as 'COAST " + Excerpt(id) +
                             " ABUTS ...'");
      AddRecord(id, PlaceAt(id));
    }
  }

  // Entries back to the places that list this one.
  std::vector<DraftEntry> EntriesBackFrom(const std::string& id, const Origin& at) const {
    std::vector<DraftEntry> entries;
    const auto found = mentions_.find(id);
    if (found == mentions_.end()) return entries;
    std::set<std::string_view> listed;
    for (const Mention& mention : found->second) {
      if (!listed.insert(mention.record->id).second) continue;
      DraftEntry entry;
      entry.at = at;
      entry.id = mention.record->id;
      entries.push_back(std::move(entry));
    }
    return entries;
  }

  // A record that admits armies and fleets, unless it is that of a province with coasts.
  void AddRecord(const std::string& id, const Origin& at) {
    if (draft_.terrain.size() >= kMaxLocations) return;
    DraftTerrain record{at, id, Terrain::kCoast, true, EntriesBackFrom(id, at), {}};
    const std::string front = id + "/";
    for (auto coast = draft_.terrain.lower_bound(front);
         coast != draft_.terrain.end() && coast->first.starts_with(front); ++coast) {
      record.fleets = false;
      for (const DraftEntry& entry : coast->second.entries) AddEntry(record, entry);
    }
    draft_.terrain.emplace(id, std::move(record));
  }

  static void AddEntry(DraftTerrain& record, const DraftEntry& entry) {
    const bool known = std::any_of(record.entries.begin(), record.entries.end(),
                                   [&](const DraftEntry& other) { return other.id == entry.id; });
    if (!known) record.entries.push_back(entry);
  }

  void AddProvincesOfCoasts() {
    std::set<std::string> missing;
    for (const auto& [id, record] : draft_.terrain) {
      const std::string province(ProvincePart(id));
      if (!IsCoast(id) || HasRecord(province) || !missing.insert(province).second) continue;
      diagnostics_.Error(record.at, "NO_TERRAIN",
                         Quoted(id) + " is a coast of " + province + ", which has no terrain line");
    }
    for (const std::string& province : missing) {
      const auto coast = draft_.terrain.lower_bound(province + "/");
      AddProvinceOf(coast->first, coast->second.at);
    }
  }

  void AddProvinceOf(const std::string& id, const Origin& at) {
    const std::string province(ProvincePart(id));
    if (!HasRecord(province)) AddRecord(province, at);
    if (!places_.contains(province)) AddPlace(province, at);
  }

  // ---- Entries that name no place ----

  void MendEntries() {
    std::vector<std::string> unknown;
    for (const auto& [id, records] : mentions_) {
      if (!HasRecord(id)) unknown.push_back(id);
    }
    for (const std::string& id : unknown) {
      std::vector<Mention>& mentions = mentions_.find(id)->second;
      if (diagnostics_.full()) break;
      if (IsLost(id) || (mentions.size() > 1 && !AreMisspelt(id, mentions))) {
        if (!IsLost(id)) ReportUndefined(id, mentions);
        const Origin at = (*mentions.front()).at;
        AddRecord(id, at);
        if (!places_.contains(id)) AddPlace(id, at);
        AddProvinceOf(id, at);
      } else {
        for (const Mention& mention : mentions) MendEntry(mention);
      }
    }
    for (auto& [id, record] : draft_.terrain) {
      std::erase_if(record.entries, [&](const DraftEntry& entry) { return !HasRecord(entry.id); });
    }
  }

  // Whether every entry resembles a place that lists the record and that the record does not list.
  bool AreMisspelt(const std::string& id, const std::vector<Mention>& mentions) const {
    return std::all_of(mentions.begin(), mentions.end(), [&](const Mention& mention) {
      const std::vector<std::string_view> candidates = WithoutWayBack(*mention.record);
      return !NearestWords(id, candidates, 1).empty();
    });
  }

  void ReportUndefined(const std::string& id, const std::vector<Mention>& mentions) {
    const auto first = std::min_element(mentions.begin(), mentions.end(), [](const Mention& a, const Mention& b) {
      return (*a).at.sequence < (*b).at.sequence;
    });
    const size_t more = mentions.size() - 1;
    diagnostics_.Error((**first).at, "ABUT_UNKNOWN",
                       first->record->id + " and " + std::to_string(more) + " more abut " + Quoted(id) +
                           ", which has neither a place line nor a terrain line" + NearestPlace(id));
  }

  // Places that list the record's province and that the record does not list.
  std::vector<std::string_view> WithoutWayBack(const DraftTerrain& record) const {
    std::vector<std::string_view> ids;
    const auto listing = mentions_.find(record.id);
    if (listing == mentions_.end() || listing->second.size() > kMostCompared || diagnostics_.full()) return ids;
    for (const Mention& mention : listing->second) {
      const std::string_view id = mention.record->id;
      const bool listed = std::any_of(record.entries.begin(), record.entries.end(), [&](const DraftEntry& entry) {
        return ProvincePart(entry.id) == ProvincePart(id);
      });
      if (!listed) ids.push_back(id);
    }
    return ids;
  }

  void MendEntry(const Mention& mention) {
    DraftEntry& entry = *mention;
    const std::vector<std::string_view> candidates = WithoutWayBack(*mention.record);
    const std::vector<std::string_view> near = NearestWords(entry.id, candidates, 1);
    const std::string nearest = near.empty() ? NearestPlace(entry.id) : "; nearest: " + std::string(near.front());
    diagnostics_.Error(entry.at, "ABUT_UNKNOWN",
                       mention.record->id + " abuts " + Quoted(entry.id) + ", which is no place" + nearest);
    if (!near.empty()) {
      entry.id = near.front();
    } else if (candidates.size() == 1) {
      entry.id = candidates.front();
    }
  }

  MapDraft& draft_;
  DiagnosticList& diagnostics_;
  std::set<std::string, std::less<>> places_;
  Mentions mentions_;
  int nearest_left_ = kMostNearest;
};

}  // namespace

void MendPlaces(MapDraft& draft, DiagnosticList& diagnostics) { Mender(draft, diagnostics).Mend(); }

}  // namespace entente
