// The complete JSON form of a map; its schema is capi/docs/json/map.schema.json.
//
// Members mirror the directives of map texts; those that say nothing are left out, and absent means the same as there.
// Each member of the document and each power and place stands on a line of its own. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_JSON_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_JSON_H_

#include <string>
#include <string_view>

#include "map_language/map_draft.h"
#include "map_language/read_map_text.h"

namespace entente {

inline constexpr std::string_view kMapFormName = "entente-map/1";  // the member "format"

std::string MapFormJson(const MapDraft& draft);

// Errors: BAD_JSON for text that is no such document, else the codes of map texts.
MapReadResult ReadMapFormJson(std::string_view json, std::string_view file_name, const IncludeCallback& include);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_JSON_H_
