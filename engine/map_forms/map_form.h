// The forms in which a map is written and read: .map text, JSON, DAIDE's MDF message, and Graphviz (written only).
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

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_H_
