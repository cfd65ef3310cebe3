// Places that do not fit together: names without terrain lines, terrain lines without names, entries that are no places.
// Each mistake is told once, and mended in the draft as it was probably meant, so that nothing follows from it: a
// misspelt place becomes the one that it resembles, a place without a record gets one that leads back to whoever lists
// it. One thread at a time.
//   Source: maps/LANGUAGE.md (Diagnostics).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_PLACE_MENDER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_PLACE_MENDER_H_

#include "map_language/map_draft.h"

namespace entente {

// NO_TERRAIN, NO_NAME, ABUT_UNKNOWN; afterwards every place has a name and a record, and every entry is a place.
//   Shapes: for a draft of which BuildBoard found that something is missing.
void MendPlaces(MapDraft& draft, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_PLACE_MENDER_H_
