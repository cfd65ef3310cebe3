// Writes maps as .map text, JSON, DAIDE's MDF message and Graphviz, and reads all but the last.
//
// The JSON form is complete: its schema is capi/docs/json/map.schema.json. An MDF message holds powers, home centers and the graph,
// by tokens of three letters; map_mdf.h lists what is lost. Any threads.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "base/status.h"
#include "map/map.h"
#include "map_language/map_draft.h"
#include "map_language/read_map_text.h"

namespace entente {

enum class MapForm : uint8_t { kText = 0, kJson = 1, kMdf = 2, kDot = 3 };

// Errors: invalid argument if the form has no words for something that the map cannot do without; limit, if the map is
// larger than a map text may be.
Result<std::string> WriteMap(const Map& map, MapForm form);

// Reads a map. Besides the codes of map texts there are BAD_JSON and BAD_MDF for text that is no map of the form; text
// messages then name the path of the value. `include` serves USE lines.
//   Bounds: 4 MiB of JSON or MDF, and those of map texts for what it says.
MapReadResult ReadMap(std::string_view text, MapForm form, std::string_view file_name, const IncludeCallback& include);

// The complete JSON form of a map; its schema is capi/docs/json/map.schema.json.
//
// Members mirror the directives of map texts; those that say nothing are left out, and absent means the same as there.
// Each member of the document and each power and place stands on a line of its own. One thread at a time.

inline constexpr std::string_view kMapFormName = "entente-map/1";  // the member "format"

std::string MapFormJson(const MapDraft& draft);

// Errors: BAD_JSON for text that is no such document, else the codes of map texts.
MapReadResult ReadMapFormJson(std::string_view json, std::string_view file_name, const IncludeCallback& include);

// ---- DAIDE's MDF message ----
//
// "MDF ( AUS ENG .. ) ( ( ( AUS BUD TRI VIE ) .. ( UNO BEL .. ) ) ( ALB .. ) )
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

// The message for the base map, on one line; `draft` is what its canonical text says.
//   Errors: invalid argument for a province with more than DAIDE's eight coasts.
Result<std::string> MapMdf(const Map& map, const MapDraft& draft);

// Words in any case, any white space. Errors: BAD_MDF, else the codes of map texts.
MapReadResult ReadMapMdf(std::string_view text, std::string_view file_name);

// ---- Graphviz ----
//
// `entente map show standard --format dot | neato -Tsvg -o standard.svg`.
//
// A node for every location: water blue, land and coast in the colours of earth, ports between them, impassable grey; a
// second border marks a supply center. Armies' edges are brown, fleets' blue, one edge of both colours where both may
// go. Passages with restrictions are labelled; those that lead one way have an arrow. Any threads.

// The base map.
std::string MapDot(const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_H_
