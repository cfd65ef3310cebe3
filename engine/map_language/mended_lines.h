// Lines that say almost what they were meant to: a misspelt directive, a comment behind other words. They are told once
// and read as they were meant, so that nothing follows from the slip. One thread at a time.
//   Source: maps/LANGUAGE.md (Text and lines).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MENDED_LINES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MENDED_LINES_H_

#include <optional>

#include "map_language/map_directives.h"

namespace entente {

// A line that begins with no directive, as what it was meant for; without words if it cannot be read. Nothing if it is a
// power line, or may become one when all places are known (CheckSuspects).
//   Errors: UNKNOWN_DIRECTIVE.
std::optional<MapLine> MendedLine(ReadContext& context, const MapLine& line);

// LATE_COMMENT at a `#` behind other words, which is taken off the line with what follows it. Lists that may hold any
// word (FLAGS, NOTIFY) and the long names of places keep theirs.
void CutLateComment(ReadContext& context, MapLine& line);

// Whether a word that stands where ABUTS belongs was meant for it.
bool IsLikeAbuts(std::string_view word);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MENDED_LINES_H_
