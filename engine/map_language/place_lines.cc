// Place lines: long name = ABBR aliases, with or without a rename; DROP. Source: maps/LANGUAGE.md (Places; Terrain and
// ABUTS).
#include <algorithm>
#include <utility>

#include "base/ids.h"
#include "base/text.h"
#include "map/name_key.h"
#include "map_language/map_directives.h"

namespace entente {
namespace {

constexpr int kMostAliases = 64;  // of one place

// A place line cut at its `=` and arrow.
struct PlaceLineParts {
  const MapToken* old_id = nullptr;   // before ->
  std::vector<const MapToken*> name;  // long name
  std::vector<MapToken> ids;          // abbreviation and aliases
};

// The tokens of a line with every `=` as a separate token.
std::vector<MapToken> TokensAroundEquals(const MapLine& line) {
  std::vector<MapToken> tokens;
  bool found = false;
  for (const MapToken& token : line.tokens) {
    const size_t equals = found ? std::string::npos : token.text.find('=');
    if (equals == std::string::npos) {
      tokens.push_back(token);
      continue;
    }
    found = true;
    Origin at = token.at;
    const std::string parts[] = {token.text.substr(0, equals), "=", token.text.substr(equals + 1)};
    for (const std::string& part : parts) {
      if (!part.empty()) tokens.push_back({at, part, UpperCase(part)});
      at.column += static_cast<uint32_t>(CodePointCount(part));
    }
  }
  return tokens;
}

bool SplitPlaceLine(ReadContext& context, const std::vector<MapToken>& tokens, PlaceLineParts& parts) {
  size_t i = 0;
  if (tokens.size() > 1 && tokens[1].text == "->") {
    parts.old_id = &tokens[0];
    i = 2;
  }
  for (; i < tokens.size() && tokens[i].text != "="; ++i) {
    if (tokens[i].text == "->") {
      context.Error(tokens[i].at, "RENAME_SYNTAX", "expected one abbreviation before '->' and a long name after it");
      return false;
    }
    parts.name.push_back(&tokens[i]);
  }
  if (i < tokens.size()) parts.ids.assign(tokens.begin() + static_cast<ptrdiff_t>(i) + 1, tokens.end());
  if (parts.name.empty()) {
    context.Error(tokens[std::min(i, tokens.size() - 1)].at, "NO_NAME", "expected a long name before '='");
    return false;
  }
  return true;
}

// A word of only plus signs is dropped.
std::string JoinName(const std::vector<const MapToken*>& words) {
  std::string name;
  for (const MapToken* word : words) {
    const std::string shown = PlaceDisplay(word->text);
    if (!shown.empty()) name += (name.empty() ? "" : " ") + shown;
  }
  return name;
}

// `Washington D+C` is displayed as Washington DC, and also read as Washington D C.
void AddWrittenName(const std::vector<const MapToken*>& words, DraftPlace& place) {
  std::string written;
  for (const MapToken* word : words) written += " " + word->text;
  std::string key = PlaceKeyOf(written);
  if (key != PlaceKeyOf(place.name)) place.aliases.push_back({words.front()->at, std::move(key), false});
}

void ReadAliases(ReadContext& context, const std::vector<MapToken>& ids, DraftPlace& place) {
  for (size_t i = 1; i < ids.size(); ++i) {
    std::string_view text = ids[i].text;
    DraftAlias alias;
    alias.at = ids[i].at;
    if (text.ends_with('?')) {
      alias.second_rank = true;
      text.remove_suffix(1);
      if (text.find('+') != std::string_view::npos) {
        context.Error(ids[i].at, "AMBIG_PLUS", "alias " + Quoted(ids[i].text) + " has both '+' and '?'");
        continue;
      }
    }
    alias.key = PlaceKeyOf(text);
    if (!alias.key.empty()) place.aliases.push_back(std::move(alias));
  }
  if (place.aliases.size() > kMostAliases) context.Limit(place.at, "more than 64 aliases of one place");
}

// Remembers what a faulty place line was meant to name.
void Lose(ReadContext& context, std::string id, std::string name) {
  context.draft->lost_places.push_back({std::move(id), std::move(name)});
}

// Whether a place other than `self` has this abbreviation, here or in the base map. A place keeps its abbreviation of
// the base map as a word when IN or FROM rename it.
bool IsTaken(const MapDraft& draft, std::string_view id, const DraftPlace* self) {
  return std::any_of(draft.places.begin(), draft.places.end(), [&](const DraftPlace& place) {
    return &place != self && (place.id == id || place.base_id == id);
  });
}

// Replaces the old place by `place`; all references to the old id get the new one.
void RenamePlace(ReadContext& context, const MapToken& old_id, const MapToken& id, DraftPlace place) {
  MapDraft& draft = *context.draft;
  const DraftPlace* old_place = draft.FindPlace(old_id.upper);
  if (old_place == nullptr) {
    draft.lost_places.push_back({place.id, place.name});
    context.Error(old_id.at, "RENAME_UNKNOWN",
                  Quoted(old_id.text) + " is no abbreviation of a place so far" + context.NearestPlace(old_id.upper));
    return;
  }
  const bool taken = IsTaken(draft, place.id, old_place) || draft.terrain.contains(place.id);
  if (old_id.upper != place.id && taken) {
    context.Error(id.at, "DUP_PLACE", Quoted(place.id) + " is the abbreviation of another place already");
    return;
  }
  const auto position = static_cast<size_t>(old_place - draft.places.data());
  RenamePlaceReferences(draft, old_id.upper, place.id);
  place.base_id = std::move(draft.places[position].base_id);
  draft.places[position] = std::move(place);
}

// Either of two places with one abbreviation may be wrong. An included file that repeats other places is
// reported once.
void ReportTaken(ReadContext& context, const MapToken& id, const DraftPlace& place) {
  const DraftPlace* other = context.draft->FindPlace(id.upper);
  Lose(context, id.upper, place.name);
  if (other != nullptr) Lose(context, id.upper, other->name);
  if (context.files.size() > 1 && std::exchange(context.file().repeats_places, true)) return;
  std::string text = Quoted(id.text) + " is the abbreviation of another place already";
  if (other != nullptr) text += ": " + Excerpt(other->name) + " (" + context.diagnostics.PlaceOf(other->at) + ")";
  context.Error(id.at, "DUP_PLACE", std::move(text));
}

}  // namespace

void ReadPlaceLine(ReadContext& context, const MapLine& line) {
  const std::vector<MapToken> tokens = TokensAroundEquals(line);
  PlaceLineParts parts;
  if (!SplitPlaceLine(context, tokens, parts)) return;
  if (parts.ids.empty()) {
    context.Error(tokens.back().at, "NO_ABBR", "expected an abbreviation after '='");
    Lose(context, "", JoinName(parts.name));
    return;
  }
  const MapToken& id = parts.ids.front();
  if (!IsPlaceId(id.upper)) {
    context.Error(
        id.at, "BAD_ABBR",
        Quoted(id.text) + " is no abbreviation: expected three characters, such as SPA, or SPA/NC for a coast");
    Lose(context, id.upper, JoinName(parts.name));
    return;
  }
  DraftPlace place;
  place.at = id.at;
  place.id = id.upper;
  place.name = JoinName(parts.name);
  if (place.name.empty()) {
    context.Error(parts.name.front()->at, "NO_NAME", "expected a long name before '='");
    return;
  }
  AddWrittenName(parts.name, place);
  ReadAliases(context, parts.ids, place);
  MapDraft& draft = *context.draft;
  if (parts.old_id != nullptr) {
    if (context.CountEdit(line.at)) RenamePlace(context, *parts.old_id, id, std::move(place));
  } else if (context.Spend(line.at, draft.places.size()) && IsTaken(draft, place.id, nullptr)) {
    ReportTaken(context, id, place);
  } else if (draft.places.size() >= kMaxLocations) {
    context.Limit(line.at, "more than 2048 places");
  } else if (!context.stopped) {
    draft.places.push_back(std::move(place));
  }
}

void ReadDrop(ReadContext& context, const MapLine& line) {
  if (line.size() == 1) context.NoEffect(line[0].at, "DROP without places takes nothing away");
  for (size_t i = 1; i < line.size(); ++i) {
    const std::string& id = line[i].upper;
    if (!context.CountEdit(line.at)) return;
    if (context.draft->FindPlace(id) == nullptr && !context.draft->terrain.contains(id)) {
      context.Warning(line[i].at, "REMOVE_NONE",
                      Quoted(line[i].text) + " is no place so far" + context.NearestPlace(id));
      continue;
    }
    DropPlace(*context.draft, id);
  }
}

}  // namespace entente
