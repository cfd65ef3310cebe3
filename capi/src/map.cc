// Maps: shipped, read from text, and what they contain.
#include <algorithm>

#include "arguments.h"
#include "base/text.h"
#include "buffers.h"
#include "map/builtin.h"
#include "map/map_text.h"
#include "structs.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// Includes of a map text through the caller's function.
IncludeCallback IncludeThrough(entente_include_fn include, void* context) {
  return [=](std::string_view name, std::string_view including) -> absl::StatusOr<std::string> {
    const char* text = nullptr;
    size_t length = 0;
    if (include == nullptr) return NotFoundError(name);
    const entente_status given =
        include(context, name.data(), name.size(), including.data(), including.size(), &text, &length);
    if (given == ENTENTE_ERR_INVALID_ARGUMENT) return InvalidError(name);
    if (given != ENTENTE_OK) return NotFoundError(name);
    if (text == nullptr) return std::string();
    return std::string(text, length);
  };
}

std::string ChainText(const std::vector<std::string>& chain) {
  std::string text;
  for (const std::string& link : chain) text += (text.empty() ? "" : " < ") + link;
  return text;
}

void Tell(const Diagnostic& diagnostic, entente_diagnostic_fn diagnose, void* context) {
  const std::string chain = ChainText(diagnostic.include_chain);
  entente_diagnostic told{};
  told.struct_size = sizeof told;
  told.is_error = diagnostic.is_error ? 1 : 0;
  told.line = static_cast<uint32_t>(diagnostic.line);
  told.column = static_cast<uint32_t>(diagnostic.column);
  told.code = diagnostic.code.c_str();
  told.file = diagnostic.file.c_str();
  told.message = diagnostic.text.c_str();
  told.include_chain = chain.c_str();
  diagnose(context, &told);
}

bool IsUnsupported(const Diagnostic& diagnostic) { return diagnostic.code == "NOT_SUPPORTED"; }

// The first error, as one; not supported only if nothing else is wrong.
entente_status ReportErrors(const std::vector<Diagnostic>& diagnostics, entente_error* error) {
  const Diagnostic* first = nullptr;
  bool malformed = false;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (!diagnostic.is_error) continue;
    if (first == nullptr) first = &diagnostic;
    malformed |= !IsUnsupported(diagnostic);
  }
  if (first == nullptr) return Report(Refusal{ENTENTE_ERR_INTERNAL, "the map", "was not made"}, error);
  Place place;
  place.line = static_cast<uint32_t>(first->line);
  place.column = static_cast<uint32_t>(first->column);
  return ReportInFile(malformed ? ENTENTE_ERR_INVALID_ARGUMENT : ENTENTE_ERR_NOT_SUPPORTED, first->file, place,
                      first->code + ": " + first->text, error);
}

template <typename Value>
Outcome CopyOf(std::span<const Value> values, Value* buffer, size_t capacity, size_t* length) {
  return CopyArray<Value>(values, buffer, capacity, length);
}

std::string NearestPlacesText(const Map& map, std::string_view word) {
  std::string text;
  for (const std::string& near : map.NearestPlaces(word, 3)) text += (text.empty() ? " (nearest: " : ", ") + near;
  return text.empty() ? text : text + ")";
}

std::string PowersText(const Map& map) {
  std::string text;
  for (int p = 0; p < map.power_count(); ++p) {
    text += (p == 0 ? " (the map has " : ", ") + std::string(map.PowerId(static_cast<PowerIndex>(p)));
  }
  return text.empty() ? text : text + ")";
}

}  // namespace

const char* entente_builtin_map_name(uint32_t index) {
  const auto names = BuiltinMapNames();
  return index < names.size() ? names[index].data() : nullptr;  // static text with a final zero
}

entente_status entente_map_builtin(const char* name, size_t name_length, entente_map** map, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(name, name_length, "name", text));
    *map = nullptr;
    absl::StatusOr<MapRef> found = BuiltinMap(text);
    if (!found.ok()) return found.status();
    *map = new entente_map(*std::move(found));
    return {};
  });
}

entente_status entente_map_read(const char* text, size_t length, const char* file_name, size_t file_name_length,
                                entente_include_fn include, void* include_context, entente_diagnostic_fn diagnose,
                                void* diagnose_context, entente_map** map, entente_error* error) {
  entente_status told = ENTENTE_OK;
  const entente_status status = Guard(error, [&]() -> Outcome {
    std::string_view bytes, file;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    *map = nullptr;
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", bytes));
    ENTENTE_RETURN_IF_BAD(TextArgument(file_name, file_name_length, "file_name", file));
    const MapReadResult read = ReadMapText(bytes, file, IncludeThrough(include, include_context));
    for (const Diagnostic& diagnostic : read.diagnostics) {
      if (diagnose != nullptr) Tell(diagnostic, diagnose, diagnose_context);
    }
    if (read.ok()) {
      *map = new entente_map(read.map);
    } else {
      told = ReportErrors(read.diagnostics, error);
    }
    return {};
  });
  return status != ENTENTE_OK ? status : told;
}

entente_map* entente_map_retain(const entente_map* map) {
  if (map == nullptr) return nullptr;
  map->references.fetch_add(1, std::memory_order_relaxed);
  return const_cast<entente_map*>(map);  // only the count changes
}

void entente_map_free(entente_map* map) {
  if (map != nullptr && map->references.fetch_sub(1, std::memory_order_acq_rel) == 1) delete map;
}

entente_status entente_map_get_info(const entente_map* map, entente_map_info* info, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {info, "info"}}));
    const Map& board = *map->map;
    entente_map_info known{};
    known.fingerprint = board.fingerprint();
    known.province_count = static_cast<uint32_t>(board.province_count());
    known.location_count = static_cast<uint32_t>(board.location_count());
    known.power_count = static_cast<uint32_t>(board.power_count());
    known.center_count = static_cast<uint32_t>(board.center_count());
    known.start_unit_count = static_cast<uint32_t>(board.start_units().size());
    known.army_edge_count = map->army_edges;
    known.fleet_edge_count = map->fleet_edges;
    known.victory_centers = static_cast<uint32_t>(board.VictoryCenters(0));
    known.name = map->texts.Name();
    known.begin = map->texts.Begin();
    known.begin_phase = map->texts.BeginPhase();
    return Store(known, info, "info");
  });
}

entente_status entente_map_location(const entente_map* map, uint32_t location, entente_location_info* info,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {info, "info"}}));
    const Map& board = *map->map;
    if (location >= static_cast<uint32_t>(board.location_count())) return Invalid("location", "is out of range");
    const auto place = static_cast<LocationIndex>(location);
    const ProvinceIndex province = board.ProvinceOf(place);
    const Graph& graph = board.GraphAt(board.begin());
    entente_location_info known{};
    known.province = province;
    known.center = board.CenterOf(province);
    known.terrain = static_cast<uint8_t>(graph.terrain(province));
    known.takes_army = graph.MayStand(UnitType::kArmy, place) ? 1 : 0;
    known.takes_fleet = graph.MayStand(UnitType::kFleet, place) ? 1 : 0;
    known.coast_count = static_cast<uint8_t>(board.CoastCount(province));
    known.first_coast = board.CoastCount(province) > 0 ? board.FirstCoast(province) : kNoLocation;
    known.id = map->texts.LocationId(location);
    known.name = map->texts.LocationName(location);
    return Store(known, info, "info");
  });
}

entente_status entente_map_find_location(const entente_map* map, const char* text, size_t length, uint16_t* location,
                                         entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view word;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {location, "location"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", word));
    if (word.size() > 256) return Invalid("text", "is too long for the name of a place");
    const std::optional<LocationIndex> found = map->map->FindPlace(Map::PlaceKey(word));
    if (!found.has_value()) {
      return NotFoundError("'" + Excerpt(word) + "' is no place of the map" + NearestPlacesText(*map->map, word));
    }
    *location = *found;
    return {};
  });
}

entente_status entente_map_neighbors(const entente_map* map, uint32_t unit_type, uint32_t location, uint16_t* locations,
                                     size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    const Map& board = *map->map;
    if (unit_type > ENTENTE_FLEET) return Invalid("unit_type", "is neither an army nor a fleet");
    if (location >= static_cast<uint32_t>(board.location_count())) return Invalid("location", "is out of range");
    const Graph& graph = board.GraphAt(board.begin());
    return CopyOf(graph.Neighbors(static_cast<UnitType>(unit_type), static_cast<LocationIndex>(location)), locations,
                  capacity, length);
  });
}

entente_status entente_map_power(const entente_map* map, uint32_t power, entente_power_info* info,
                                 entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    entente_power_info known{};
    known.home_count = static_cast<uint32_t>(map->map->Homes(static_cast<PowerIndex>(power)).size());
    known.id = map->texts.PowerId(power);
    known.name = map->texts.PowerName(power);
    known.own_word = map->texts.OwnWord(power);
    return Store(known, info, "info");
  });
}

entente_status entente_map_find_power(const entente_map* map, const char* text, size_t length, uint8_t* power,
                                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view word;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {power, "power"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", word));
    if (word.size() > 256) return Invalid("text", "is too long for the name of a power");
    const std::optional<PowerIndex> found = map->map->FindPower(word);
    if (!found.has_value()) {
      return NotFoundError("'" + Excerpt(word) + "' is no power of the map" + PowersText(*map->map));
    }
    *power = *found;
    return {};
  });
}

entente_status entente_map_homes(const entente_map* map, uint32_t power, uint16_t* provinces, size_t capacity,
                                 size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    return CopyOf(map->map->Homes(static_cast<PowerIndex>(power)), provinces, capacity, length);
  });
}

entente_status entente_map_centers(const entente_map* map, uint16_t* provinces, size_t capacity, size_t* length,
                                   entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    return CopyOf(map->map->centers(), provinces, capacity, length);
  });
}
