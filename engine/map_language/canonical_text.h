// Writes a map as .map text in one canonical form, so that equal maps give equal texts: rules and phases, powers,
// places, terrain, then the stanzas and the lines of IN and FROM as they were written.
//
// The text includes no file, except by lines of IN and FROM that do. Read again it gives the same map, and written
// again the same text. Its MAP line ends in DRAWING, so that it names the graphics map without including it. One thread
// at a time.
//   Source: maps/LANGUAGE.md.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_CANONICAL_TEXT_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_CANONICAL_TEXT_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "map_language/map_draft.h"

namespace entente {

// Which record a word of the text stands for.
struct WordOrigin {
  uint32_t line = 0;    // of the text, from 1
  uint32_t column = 0;  // from 1, in code points
  Origin at;            // of the record
};

struct CanonicalText {
  std::string text;
  std::vector<WordOrigin> words;  // ascending by line and column

  // The record that a place in the text belongs to; null if it belongs to none (a comment).
  const Origin* OriginAt(uint32_t line, uint32_t column) const;
};

// The text of a draft that was read to its end and not changed since.
CanonicalText WriteCanonicalText(const MapDraft& draft);
// The draft of a text that was written so. Errors: limit, if it is longer than a map text may be.
Result<MapDraft> ReadCanonicalText(std::string_view text, std::string_view file_name);

// Provinces by id, each before its coasts. Coasts keep the sequence of their terrain lines, because the last one counts
// where a fleet must take a coast (maps/LANGUAGE.md, IN and FROM).
std::vector<const DraftTerrain*> SortedTerrain(const MapDraft& draft);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_CANONICAL_TEXT_H_
