#include "map/map_draft.h"

#include <algorithm>

namespace entente {
namespace {

// Calls visit(mentions) for every list of places that belongs to the draft as a whole or to a power.
template <typename Visit>
void ForEachMentionList(MapDraft& draft, Visit&& visit) {
  visit(draft.neutrals);
  for (auto& [id, power] : draft.powers) {
    visit(power.homes);
    if (power.owned.has_value()) visit(*power.owned);
  }
}

template <typename Record>
void EraseId(std::vector<Record>& records, const std::string& id) {
  std::erase_if(records, [&](const Record& record) { return record.id == id; });
}

}  // namespace

DraftPlace* MapDraft::FindPlace(std::string_view id) {
  const auto found =
      std::find_if(places.begin(), places.end(), [&](const DraftPlace& place) { return place.id == id; });
  return found == places.end() ? nullptr : &*found;
}

void RenamePlaceReferences(MapDraft& draft, const std::string& old_id, const std::string& new_id) {
  if (old_id == new_id) return;
  if (auto record = draft.terrain.extract(old_id); !record.empty()) {
    record.key() = new_id;
    record.mapped().id = new_id;
    draft.terrain.insert(std::move(record));
  }
  for (auto& [id, record] : draft.terrain) {
    for (DraftEntry& entry : record.entries) {
      if (entry.id == old_id) entry.id = new_id;
      std::replace(entry.centers.begin(), entry.centers.end(), old_id, new_id);
    }
  }
  ForEachMentionList(draft, [&](std::vector<DraftMention>& mentions) {
    for (DraftMention& mention : mentions) {
      if (mention.id == old_id) mention.id = new_id;
    }
  });
  for (DraftUnit& unit : draft.units) {
    if (unit.id == old_id) unit.id = new_id;
  }
  for (DraftSuspect& suspect : draft.suspects)
    std::replace(suspect.tokens.begin(), suspect.tokens.end(), old_id, new_id);
}

void DropLocation(MapDraft& draft, const std::string& id) {
  EraseId(draft.places, id);
  draft.terrain.erase(id);
  for (auto& [other, record] : draft.terrain) EraseId(record.entries, id);
  ForEachMentionList(draft, [&](std::vector<DraftMention>& mentions) { EraseId(mentions, id); });
  EraseId(draft.units, id);
  for (DraftSuspect& suspect : draft.suspects) std::erase(suspect.tokens, id);
}

std::vector<std::string> CoastIds(const MapDraft& draft, std::string_view province) {
  const std::string prefix = std::string(province) + "/";
  std::vector<std::string> ids;
  for (auto it = draft.terrain.lower_bound(prefix); it != draft.terrain.end() && it->first.starts_with(prefix); ++it) {
    ids.push_back(it->first);
  }
  for (const DraftPlace& place : draft.places) {
    if (place.id.starts_with(prefix) && std::find(ids.begin(), ids.end(), place.id) == ids.end())
      ids.push_back(place.id);
  }
  return ids;
}

void MergeCoasts(MapDraft& draft, const std::string& province) {
  for (const std::string& coast : CoastIds(draft, province)) {
    EraseId(draft.places, coast);
    draft.terrain.erase(coast);
  }
  const auto is_coast = [&](const std::string& id) {
    return id.size() > province.size() && id[province.size()] == '/' && id.starts_with(province);
  };
  for (auto& [other, record] : draft.terrain) {
    bool listed = std::any_of(record.entries.begin(), record.entries.end(),
                              [&](const DraftEntry& entry) { return entry.id == province; });
    std::erase_if(record.entries, [&](DraftEntry& entry) {
      if (!is_coast(entry.id)) return false;
      if (listed) return true;
      entry.id = province;
      listed = true;
      return false;
    });
  }
  for (DraftUnit& unit : draft.units) {
    if (is_coast(unit.id)) unit.id = province;
  }
}

void RemovePower(MapDraft& draft, const std::string& power) {
  draft.powers.erase(power);
  std::erase_if(draft.units, [&](const DraftUnit& unit) { return unit.power == power; });
}

}  // namespace entente
