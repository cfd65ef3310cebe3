// Writes the words of a draft as a map text has them, the reverse of map_words.h: names that are read back as they are
// shown, ids in their case forms, entries and build sites with their marks. Any threads.
//   Source: maps/LANGUAGE.md (Places; Terrain and ABUTS; Powers; Homes).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_WRITTEN_WORDS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_WRITTEN_WORDS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/map_draft.h"

namespace entente {

// The name of a power or of a place; nothing if no text gives this name back.
std::optional<std::string> WrittenPowerName(const DraftPower& power);
std::optional<std::string> WrittenPlaceName(std::string_view name);
// The words of a long name; those that no text gives back stay as they are.
std::vector<std::string> WordsOfPlaceName(std::string_view name);
// `(own word:letter)`; empty if there is nothing to say.
std::string WrittenOwnWord(const DraftPower& power);

// `SPAIN ( NORTH COAST )` is written `spain(north+coast)`; an `alias?` may have no plus.
std::string WrittenAlias(const DraftAlias& alias);
// The same with blanks between its words, without `?`: "spain(north coast)".
std::string ShownAlias(const DraftAlias& alias);

// `EI:~NAF(TUN,ROM)`, letters in the order of their numbers.
std::string WrittenEntry(const DraftEntry& entry);
// `@~CAL(NYO)`.
std::string WrittenSite(const DraftSite& site);

// A location id in a case form: "ROM", "rom", "Rom". Ids without letters have one form only.
std::string IdInCase(std::string_view id, WrittenCase written);

// Whether a word at the end of a line makes it the line of a stanza: DIRECTIVES.
bool IsStanzaWord(std::string_view word);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_WRITTEN_WORDS_H_
