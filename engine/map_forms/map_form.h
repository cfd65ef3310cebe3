// Writes maps as .map text, JSON, DAIDE's MDF message and Graphviz, and reads all but the last.
//
// The JSON form is complete; its schema is capi/docs/json/map.schema.json. An MDF message holds powers, home centers
// and the graph, by tokens of three letters; see below for the parts that are lost. Any threads.
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

// Errors: invalid argument if the form cannot express a necessary part of the map; limit if the map is larger than a
// map text may be.
Result<std::string> WriteMap(const Map& map, MapForm form);

// Reads a map. Besides the codes of map texts there are BAD_JSON and BAD_MDF for text that is not in the form; messages
// then name the path of the value. `include` reads the files of USE lines.
//   Bounds: 4 MiB of JSON or MDF, and the bounds of map texts for the content.
MapReadResult ReadMap(std::string_view text, MapForm form, std::string_view file_name, const IncludeCallback& include);

// The complete JSON form of a map; its schema is capi/docs/json/map.schema.json.
//
// Members correspond to the directives of map texts; absent members and directives mean the same, and the writer leaves
// out members without effect. Each member of the document and each power and place is on its own line. One thread at a
// time.

inline constexpr std::string_view kMapFormName = "entente-map/1";  // the member "format"

std::string MapFormJson(const MapDraft& draft);

// Errors: BAD_JSON for text that is no such document, else the codes of map texts.
MapReadResult ReadMapFormJson(std::string_view json, std::string_view file_name, const IncludeCallback& include);

// ---- DAIDE's MDF message ----
//
// "MDF ( AUS ENG .. ) ( ( ( AUS BUD TRI VIE ) .. ( UNO BEL .. ) ) ( ALB .. ) )
// ( ( ADR ( FLT ALB .. ) ) .. )".
//
// An MDF message holds the powers, the home centers of each and the neutral centers, the other provinces, and the moves
// of armies and fleets from each province and coast. It does not hold names and aliases, start units and owned centers,
// phases and the beginning, rules, SHUT provinces, ports, straits and other passages, build sites that are no homes,
// dummies and leagues, or anything of IN and FROM. So a map read from it has its tokens as names, the usual phases, and
// no units.
//
// Names are those of daide_names.h. Any threads.
//   Source: the `mdf_` productions of DAIDE syntax 0.167, text form as its logs show it.

// Writes the message for the base map, on one line; `draft` must equal the map's canonical text.
//   Errors: invalid argument for a province with more than DAIDE's eight coasts.
Result<std::string> MapMdf(const Map& map, const MapDraft& draft);

// Reads words in any case, with any white space. Errors: BAD_MDF, else the codes of map texts.
MapReadResult ReadMapMdf(std::string_view text, std::string_view file_name);

// ---- Graphviz ----
//
// `entente map show standard --format dot | neato -Tsvg -o standard.svg`.
//
// A node for every location: water blue, land and coast in earth colours, ports between them, impassable grey; a second
// border marks a supply center. Edges of armies are brown, of fleets blue, and of both colours if both may move.
// Passages with restrictions have labels; one-way passages have an arrow. Any threads.

// Writes the base map.
std::string MapDot(const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_H_
