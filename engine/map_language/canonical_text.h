// Writes a map as .map text in one canonical form: equal maps have equal texts. It has rules and phases, powers,
// places, terrain, then the stanzas and the lines of IN and FROM as they were written.
//
// The text includes no files, except by lines of IN and FROM that do. Reading it gives the same map, and writing that
// map the same text. Its MAP line ends in DRAWING, which names the graphics map without including it. One thread at a
// time.
//   Source: maps/LANGUAGE.md.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_CANONICAL_TEXT_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_CANONICAL_TEXT_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "map_language/map_draft.h"

namespace entente {

// The record of a word of the text.
struct WordOrigin {
  uint32_t line = 0;    // of the text, from 1
  uint32_t column = 0;  // from 1, in code points
  Origin at;            // of the record
};

struct CanonicalText {
  std::string text;
  std::vector<WordOrigin> words;  // ascending by line and column

  // The record at a place in the text; null if there is none (a comment).
  const Origin* OriginAt(uint32_t line, uint32_t column) const;
};

// Writes the text of a complete draft that was not changed after reading.
CanonicalText WriteCanonicalText(const MapDraft& draft);
// Reads the draft of such a text. Errors: limit, if it is longer than a map text may be.
Result<MapDraft> ReadCanonicalText(std::string_view text, std::string_view file_name);

// Provinces by id, each before its coasts. Coasts keep the sequence of their terrain lines, because the last one counts
// if a fleet must take a coast (maps/LANGUAGE.md, IN and FROM).
std::vector<const DraftTerrain*> SortedTerrain(const MapDraft& draft);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_CANONICAL_TEXT_H_
