// Writes the words of a draft as a map text has them, the reverse of map_words.h: names that read back to the displayed
// form, ids in their case forms, entries and build sites with their marks. Any threads.
//   Source: maps/LANGUAGE.md (Places; Terrain and ABUTS; Powers; Homes).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_WRITTEN_WORDS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_WRITTEN_WORDS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/map_draft.h"

namespace entente {

// The written name of a power, and of a place; nothing if no text gives this name.
std::optional<std::string> WrittenPowerName(const DraftPower& power);
std::optional<std::string> WrittenPlaceName(std::string_view name);
// The words of a long name; words that no text gives stay unchanged.
std::vector<std::string> WordsOfPlaceName(std::string_view name);
// `(own word:letter)`; empty if both are the default.
std::string WrittenOwnWord(const DraftPower& power);

// Writes `SPAIN ( NORTH COAST )` as `spain(north+coast)`; an `alias?` may have no plus.
std::string WrittenAlias(const DraftAlias& alias);
// The same with blanks between words and without `?`: "spain(north coast)".
std::string ShownAlias(const DraftAlias& alias);

// `EI:~NAF(TUN,ROM)`, with letters sorted by their numbers.
std::string WrittenEntry(const DraftEntry& entry);
// `@~CAL(NYO)`.
std::string WrittenSite(const DraftSite& site);

// A location id in a case form: "ROM", "rom", "Rom". Ids without letters have one form only.
std::string IdInCase(std::string_view id, WrittenCase written);

// Whether a word at the end of a line makes it a stanza line: DIRECTIVES.
bool IsStanzaWord(std::string_view word);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_WRITTEN_WORDS_H_
