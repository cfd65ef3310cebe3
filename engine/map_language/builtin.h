// Finds the maps shipped with the engine. They are compiled in as images: no parsing, and no allocation of their tables.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_H_

#include <span>
#include <string_view>

#include "map/map.h"
#include "map_language/diagnostic.h"

namespace entente {

// Names of the shipped maps, "standard" first, then alphabetical.
std::span<const std::string_view> BuiltinMapNames();

// A shipped map by name, case-blind; "standard_fleet_rome", "fleetrome" and the like mean fleet_rome.
//   Errors: kNotFound, naming the nearest shipped maps.
Result<MapRef> BuiltinMap(std::string_view name);

// Files that `include` (may be empty) does not find, and that are named after a shipped map, hold that map.
IncludeCallback WithShippedMaps(const IncludeCallback& include);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_H_
