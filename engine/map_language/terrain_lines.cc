// Terrain lines: WATER, LAND, COAST, PORT, SHUT and AMEND. Source: maps/LANGUAGE.md (Terrain and ABUTS).
#include <algorithm>
#include <array>
#include <utility>

#include "base/ids.h"
#include "base/text.h"
#include "map_language/map_directives.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

constexpr size_t kMostEntries = 256;  // of one record

Terrain TerrainOf(std::string_view word) {
  const auto found = std::find(kTerrainWords.begin(), kTerrainWords.end(), word);
  return found == kTerrainWords.end() ? Terrain::kCoast : static_cast<Terrain>(found - kTerrainWords.begin());
}

bool IsSpecial(char c) {
  const bool alphanumeric = ('0' <= c && c <= '9') || ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z');
  return !alphanumeric && static_cast<uint8_t>(c) < 0x80;
}

// `AMEND SPA` in capitals removes the coasts of Spain. To do so on purpose, write `COAST SPA`.
void WarnOfLostCoasts(ReadContext& context, const MapToken& place, const std::string& id) {
  const auto coast = context.draft->terrain.lower_bound(id + "/");
  if (coast == context.draft->terrain.end() || !coast->first.starts_with(id + "/")) return;
  context.Warning(place.at, "COAST_CASE",
                  "AMEND " + id + " in capitals takes its coasts away: expected small letters, " +
                      IdInCase(id, WrittenCase::kLower));
}

// The record of the line, changed as its first words say; null after a diagnostic.
DraftTerrain* RecordFor(ReadContext& context, const MapLine& line, bool has_list) {
  MapDraft& draft = *context.draft;
  const MapToken& place = line[1];
  const bool fleets = CaseOf(place.text) != WrittenCase::kLower;
  const auto found = draft.terrain.find(place.upper);
  const bool amend = line.Keyword() == "AMEND";
  if (found == draft.terrain.end()) {
    if (amend) {
      draft.lost_places.push_back({place.upper, place.upper});
      context.Error(place.at, "AMEND_UNKNOWN",
                    Quoted(place.text) + " has no terrain line so far" + context.NearestPlace(place.upper));
      return nullptr;
    }
    if (draft.terrain.size() >= kMaxLocations) {
      context.Limit(line.at, "more than 2048 terrain records");
      return nullptr;
    }
    DraftTerrain& record = draft.terrain[place.upper];
    record = {place.at, place.upper, TerrainOf(line.Keyword()), fleets, {}, {}};
    return &record;
  }
  DraftTerrain& record = found->second;
  if (!amend && has_list && record.at.file == place.at.file && !record.entries.empty()) record.replaced = record.at;
  record.at = place.at;
  const bool other_case = record.fleets != fleets;
  record.fleets = fleets;
  // AMEND keeps type and list under the new casing; the other words reset them.
  if (!amend) {
    record.type = TerrainOf(line.Keyword());
    if (has_list || other_case) record.entries.clear();
  }
  if (other_case && fleets && amend) WarnOfLostCoasts(context, place, record.id);
  if (other_case && fleets && context.CountEdit(line.at)) MergeCoasts(draft, record.id);
  return &record;
}

// Removes special characters from the ends of `name`; true after BAD_SPECIAL, which also removes unknown ones.
bool TakeSpecials(ReadContext& context, const MapToken& token, std::string_view& name, DraftEntry& entry) {
  bool told = false;
  const auto take = [&](char c) {
    if ((c == '~' && entry.strait) || (c == '*' && entry.half)) {
      context.Warning(token.at, "NO_EFFECT",
                      "the mark " + std::string(1, c) + " stands twice in " + Quoted(token.text));
    }
    entry.strait |= c == '~';
    entry.half |= c == '*';
    if (c == '~' || c == '*' || std::exchange(told, true)) return;
    context.Error(token.at, "BAD_SPECIAL",
                  "unknown mark '" + Excerpt({&c, 1}) + "' in " + Quoted(token.text) + ": expected ~ or *");
  };
  for (; !name.empty() && IsSpecial(name.front()); name.remove_prefix(1)) take(name.front());
  for (; !name.empty() && IsSpecial(name.back()); name.remove_suffix(1)) take(name.back());
  return told;
}

// Removes `(CON,SMY)` from `name`; text after the bracket stays at the end. Errors: BAD_CONDITION.
void TakeCondition(ReadContext& context, const MapToken& token, std::string& name, DraftEntry& entry) {
  const size_t open = name.find('(');
  if (open == std::string::npos) return;
  const size_t close = std::min(name.find(')', open), name.size());
  const std::vector<std::string> centers = SplitAtCommas(std::string_view(name).substr(open + 1, close - open - 1));
  if (close == name.size() || centers.empty()) {
    context.Error(token.at, "BAD_CONDITION",
                  (close == name.size() ? "the bracket does not close in " : "expected centers in the brackets of ") +
                      Quoted(token.text));
  } else {
    for (const std::string& center : centers) entry.centers.push_back(UpperCase(center));
  }
  name.erase(open, close - open + 1);
}

void ReadEntry(ReadContext& context, const MapToken& token, DraftTerrain& record) {
  DraftEntry entry;
  entry.at = token.at;
  std::string text = token.text;
  if (const size_t colon = text.find(':'); colon != std::string::npos) {
    entry.by_power = true;
    entry.powers = UpperCase(text.substr(0, colon));
    text.erase(0, colon + 1);
  }
  TakeCondition(context, token, text, entry);
  std::string_view name = text;
  const bool marks_told = TakeSpecials(context, token, name, entry);
  if (name.empty() && !marks_told) {
    context.Error(token.at, "ABUT_UNKNOWN", "expected a place in " + Quoted(token.text));
  }
  if (name.empty()) return;
  if (entry.strait && entry.half) {
    context.Error(token.at, "SPECIAL_CLASH", "both '~' and '*' in " + Quoted(token.text));
  }
  entry.id = UpperCase(name);
  entry.written = CaseOf(ProvincePart(name));
  if (entry.written == WrittenCase::kTitle && ProvincePart(name) != IdInCase(ProvincePart(entry.id), entry.written)) {
    context.Warning(token.at, "LIKELY_TYPO",
                    Quoted(token.text) + " in mixed letters bars armies on foot, as one capital does: expected " +
                        std::string(ProvincePart(entry.id)) + " in capitals, in small letters or with one capital");
  }
  record.entries.push_back(std::move(entry));
  if (record.entries.size() > kMostEntries) context.Limit(token.at, "more than 256 entries in one record");
}

// `ALB,APU`: the entries separated by commas outside brackets; one entry without such commas.
std::vector<MapToken> EntriesOf(const MapToken& token) {
  std::vector<MapToken> entries(1, token);
  const size_t colon = token.text.find(':');
  const size_t place = colon == std::string::npos ? 0 : colon + 1;
  size_t start = 0;
  bool in_brackets = false;
  for (size_t i = place; i < token.text.size(); ++i) {
    const char c = token.text[i];
    in_brackets = c == '(' || (in_brackets && c != ')');
    if (c != ',' || in_brackets) continue;
    entries.back().text = token.text.substr(start, i - start);
    entries.push_back(token);
    start = i + 1;
    entries.back().text = token.text.substr(start);
  }
  return entries;
}

// Reads a word after ABUTS. It reports commas between places once a line.
void ReadEntries(ReadContext& context, const MapToken& token, DraftTerrain& record, bool& told) {
  const std::vector<MapToken> entries = EntriesOf(token);
  if (entries.size() == 1) return ReadEntry(context, token, record);
  if (!std::exchange(told, true)) {
    context.Error(token.at, "ABUT_UNKNOWN", Quoted(token.text) + ": expected blanks between places, not commas");
  }
  for (const MapToken& entry : entries) {
    if (!entry.text.empty()) ReadEntry(context, entry, record);
  }
}

void RemoveEntries(ReadContext& context, const MapToken& token, DraftTerrain& record) {
  if (!context.Spend(token.at, record.entries.size())) return;
  const std::string prefix = token.upper.substr(1);
  const size_t removed = prefix.empty() ? 0 : std::erase_if(record.entries, [&](const DraftEntry& entry) {
    return entry.id.starts_with(prefix);
  });
  if (removed == 0) {
    std::vector<std::string_view> ids;
    for (const DraftEntry& entry : record.entries) ids.push_back(entry.id);
    context.Warning(token.at, "REMOVE_NONE",
                    Quoted(token.text) + " matches no entry of " + record.id + context.Nearest(prefix, ids));
  }
}

}  // namespace

void ReadTerrain(ReadContext& context, const MapLine& line) {
  const bool has_list = line.size() > 2;
  size_t first = 3;
  if (has_list && line[2].upper != "ABUTS") {
    const bool meant = IsLikeAbuts(line[2].upper);
    first = meant || !IsPlaceId(line[2].upper) ? 3 : 2;  // without ABUTS the list begins at once
    context.Error(line[2].at, "NO_ABUTS",
                  "expected ABUTS, not " + Quoted(line[2].text) + (meant ? "; nearest: ABUTS" : ""));
    for (size_t i = 3; i < line.size(); ++i) {  // a later ABUTS: the list begins after it
      if (line[i].upper == "ABUTS") first = i + 1;
    }
  }
  DraftTerrain* record = RecordFor(context, line, has_list);
  if (record == nullptr) return;
  bool commas_told = false;
  for (size_t i = first; i < line.size() && !context.stopped; ++i) {
    if (line[i].text.front() == '-') {
      RemoveEntries(context, line[i], *record);
    } else {
      ReadEntries(context, line[i], *record, commas_told);
    }
  }
}

}  // namespace entente
