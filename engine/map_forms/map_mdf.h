// Writes and reads maps as DAIDE's MDF message: "MDF ( AUS ENG .. ) ( ( ( AUS BUD TRI VIE ) .. ( UNO BEL .. ) ) ( ALB .. ) )
// ( ( ADR ( FLT ALB .. ) ) .. )".
//
// An MDF message holds the powers, the home centers of each and the neutral centers, the other provinces, and where
// armies and fleets may go from each province and coast. Lost are names and aliases, start units and owned centers, the
// phases and the beginning, rules, SHUT provinces, ports, straits and other passages, build sites that are no homes,
// dummies and leagues, everything of IN and FROM; so a map that is read has the names of its tokens and the usual
// phases, and no units.
//
// Its names are those of daide_names.h. Any threads.
//   Source: the `mdf_` productions of DAIDE syntax 0.167, text form as its logs show it.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_MDF_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_MDF_H_

#include <string>
#include <string_view>

#include "map/map.h"
#include "map_language/map_draft.h"
#include "map_language/read_map_text.h"

namespace entente {

// The message for the base map, on one line; `draft` is what its canonical text says.
//   Errors: invalid argument for a province with more than DAIDE's eight coasts.
Result<std::string> MapMdf(const Map& map, const MapDraft& draft);

// Words in any case, any white space. Errors: BAD_MDF, else the codes of map texts.
MapReadResult ReadMapMdf(std::string_view text, std::string_view file_name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_MDF_H_
