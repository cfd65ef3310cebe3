// Finds the maps shipped with the engine. They are compiled in as images, so a look-up parses nothing and does not
// allocate their tables.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_H_

#include <span>
#include <string_view>

#include "map/map.h"
#include "map_language/diagnostic.h"

namespace entente {

// Names of the shipped maps, "standard" first, then alphabetical.
std::span<const std::string_view> BuiltinMapNames();

// Finds a shipped map by name, in any case; names like "standard_fleet_rome" and "fleetrome" also mean fleet_rome.
//   Errors: kNotFound, naming the nearest shipped maps.
Result<MapRef> BuiltinMap(std::string_view name);

// Adds the shipped maps to `include` (may be empty): a file that it does not find and that has the name of a shipped
// map is that map.
IncludeCallback WithShippedMaps(const IncludeCallback& include);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_H_
