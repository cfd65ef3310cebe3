#include "map_language/map_draft.h"

#include <algorithm>

#include "map/name_key.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

// Calls visit(mentions) for every list of places that belongs to the draft as a whole or to a power.
template <typename Visit>
void ForEachMentionList(MapDraft& draft, Visit&& visit) {
  visit(draft.neutrals);
  for (auto& [id, power] : draft.powers) {
    visit(power.sites);
    if (power.owned.has_value()) visit(*power.owned);
  }
}

// Removes the records for whose id the condition is true.
template <typename Record, typename IsSuch>
void EraseIf(std::vector<Record>& records, IsSuch&& is_such) {
  std::erase_if(records, [&](const Record& record) { return is_such(record.id); });
}

bool IsCoastOf(std::string_view id, std::string_view province) {
  return id.size() > province.size() && id[province.size()] == '/' && id.starts_with(province);
}

}  // namespace

DraftPlace* MapDraft::FindPlace(std::string_view id) {
  const auto found =
      std::find_if(places.begin(), places.end(), [&](const DraftPlace& place) { return place.id == id; });
  return found == places.end() ? nullptr : &*found;
}

std::vector<std::string_view> RuleNamesOf(const MapDraft& draft) {
  std::vector<std::string_view> names;
  for (const DraftRule& rule : draft.rules) names.push_back(rule.name);
  return names;
}

bool HasRule(const MapDraft& draft, std::string_view rule) { return IsInForce(rule, RuleNamesOf(draft)); }

std::string NearestPlaceText(const MapDraft& draft, std::string_view word) {
  const std::string key = PlaceKeyOf(word);
  std::vector<std::string_view> ids;
  for (const DraftPlace& place : draft.places) {
    const bool is_alias = std::any_of(place.aliases.begin(), place.aliases.end(),
                                      [&](const DraftAlias& alias) { return alias.key == key; });
    if (is_alias || PlaceKeyOf(place.name) == key) return "; nearest: " + place.id;
    ids.push_back(place.id);
  }
  return NearestText(word, ids);
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
  ForEachMentionList(draft, [&](auto& mentions) {
    for (auto& mention : mentions) {
      if (mention.id == old_id) mention.id = new_id;
    }
  });
  for (auto& [power_id, power] : draft.powers) {
    for (DraftSite& site : power.sites) std::replace(site.limits.begin(), site.limits.end(), old_id, new_id);
  }
  for (DraftUnit& unit : draft.units) {
    if (unit.id == old_id) unit.id = new_id;
  }
  for (DraftSuspect& suspect : draft.suspects)
    std::replace(suspect.tokens.begin(), suspect.tokens.end(), old_id, new_id);
}

void DropPlace(MapDraft& draft, const std::string& id) {
  const auto dropped = [&](const std::string& other) { return other == id || IsCoastOf(other, id); };
  EraseIf(draft.places, dropped);
  std::erase_if(draft.terrain, [&](const auto& record) { return dropped(record.first); });
  for (auto& [other, record] : draft.terrain) {
    EraseIf(record.entries, dropped);
    for (DraftEntry& entry : record.entries) std::erase_if(entry.centers, dropped);
  }
  ForEachMentionList(draft, [&](auto& mentions) { EraseIf(mentions, dropped); });
  // An alternative without its last limit is removed too, because without limits it could replace any home.
  for (auto& [power_id, power] : draft.powers) {
    std::erase_if(power.sites,
                  [&](DraftSite& site) { return std::erase_if(site.limits, dropped) > 0 && site.limits.empty(); });
  }
  EraseIf(draft.units, dropped);
  for (DraftSuspect& suspect : draft.suspects) std::erase_if(suspect.tokens, dropped);
}

void MergeCoasts(MapDraft& draft, const std::string& province) {
  const auto is_coast = [&](const std::string& id) { return IsCoastOf(id, province); };
  EraseIf(draft.places, is_coast);
  std::erase_if(draft.terrain, [&](const auto& record) { return is_coast(record.first); });
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

void RemovePowers(MapDraft& draft, const std::vector<std::string>& ids) {
  const auto removed = [&](const std::string& id) { return std::binary_search(ids.begin(), ids.end(), id); };
  std::erase_if(draft.powers, [&](const auto& power) { return removed(power.first); });
  for (auto& [id, other] : draft.powers) EraseIf(other.controllers, removed);
  std::erase_if(draft.units, [&](const DraftUnit& unit) { return removed(unit.power); });
}

}  // namespace entente
