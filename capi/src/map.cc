// Maps: shipped, read from text, and what they contain.
#include <algorithm>
#include <memory>
#include <optional>

#include "arguments.h"
#include "base/text.h"
#include "buffers.h"
#include "map_build/builtin.h"
#include "map_build/read_map_text.h"
#include "map_forms/map_form.h"
#include "map_forms/map_summary.h"
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

constexpr Refusal Beyond(const char* subject) { return {ENTENTE_ERR_NOT_FOUND, subject, "is beyond the last"}; }

// A phase by name; none for an empty name.
Outcome ReadPhase(const Map& map, const char* name, size_t length, std::optional<Phase>& phase) {
  std::string_view text;
  ENTENTE_RETURN_IF_BAD(TextArgument(name, length, "phase", text));
  if (text.empty()) return {};
  const absl::StatusOr<Phase> found = map.ParsePhase(text);
  if (!found.ok()) return found.status();
  phase = *found;
  return {};
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
  return entente_map_from_text(ENTENTE_MAP_TEXT, text, length, file_name, file_name_length, include, include_context,
                               diagnose, diagnose_context, map, error);
}

entente_status entente_map_from_text(uint32_t form, const char* text, size_t length, const char* file_name,
                                     size_t file_name_length, entente_include_fn include, void* include_context,
                                     entente_diagnostic_fn diagnose, void* diagnose_context, entente_map** map,
                                     entente_error* error) {
  entente_status told = ENTENTE_OK;
  const entente_status status = Guard(error, [&]() -> Outcome {
    std::string_view bytes, file;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    *map = nullptr;
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", bytes));
    ENTENTE_RETURN_IF_BAD(TextArgument(file_name, file_name_length, "file_name", file));
    if (form > ENTENTE_MAP_DOT) return Invalid("form", "is no form of a map");
    const IncludeCallback files = WithShippedMaps(IncludeThrough(include, include_context));
    MapReadResult read = ReadMap(bytes, static_cast<MapForm>(form), file, files);
    for (const Diagnostic& diagnostic : read.diagnostics) {
      if (diagnose != nullptr) Tell(diagnostic, diagnose, diagnose_context);
    }
    if (read.ok()) {
      auto made = std::make_unique<entente_map>(read.map);
      made->diagnostics = std::move(read.diagnostics);
      *map = made.release();
    } else {
      told = ReportErrors(read.diagnostics, error);
    }
    return {};
  });
  return status != ENTENTE_OK ? status : told;
}

entente_status entente_map_write(const entente_map* map, uint32_t form, char* text, size_t capacity, size_t* length,
                                 entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(text, capacity, length));
    if (form > ENTENTE_MAP_DOT) return Invalid("form", "is no form of a map");
    const absl::StatusOr<std::string> written = WriteMap(*map->map, static_cast<MapForm>(form));
    if (!written.ok()) return written.status();
    return CopyText(*written, text, capacity, length);
  });
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
    known.stage_count = static_cast<uint32_t>(board.stage_count());
    known.rotation_count = static_cast<uint32_t>(board.rotations().size());
    known.text_only = board.Has(MapMark::kTextOnly) ? 1 : 0;
    known.has_flag_maps = board.Has(MapMark::kFlagsGiven) ? 1 : 0;
    known.start_unit_count = static_cast<uint32_t>(board.start_units().size());
    known.army_edge_count = static_cast<uint32_t>(map->counts.army_edges);
    known.fleet_edge_count = static_cast<uint32_t>(map->counts.fleet_edges);
    known.victory_centers = static_cast<uint32_t>(map->counts.victory);
    known.name = map->texts.Name();
    known.begin = map->texts.Begin();
    known.begin_phase = map->texts.BeginPhase();
    known.graphics = map->texts.Graphics();
    return Store(known, info, "info");
  });
}

entente_status entente_map_count(const entente_map* map, const char* phase, size_t phase_length,
                                 entente_stage_counts* counts, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::optional<Phase> at;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {counts, "counts"}}));
    ENTENTE_RETURN_IF_BAD(ReadPhase(*map->map, phase, phase_length, at));
    const StageCounts found = CountStage(*map->map, at);
    entente_stage_counts known{};
    known.provinces = static_cast<uint32_t>(found.provinces);
    known.locations = static_cast<uint32_t>(found.locations);
    known.army_edges = static_cast<uint32_t>(found.army_edges);
    known.fleet_edges = static_cast<uint32_t>(found.fleet_edges);
    known.powers = static_cast<uint32_t>(found.powers);
    known.centers = static_cast<uint32_t>(found.centers);
    known.units = static_cast<uint32_t>(found.units);
    known.victory = static_cast<uint32_t>(found.victory);
    return Store(known, counts, "counts");
  });
}

entente_status entente_map_word(const entente_map* map, uint32_t list, uint32_t index, const char** word,
                                entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {word, "word"}}));
    if (list >= MapTexts::kWordLists) return Invalid("list", "is no list of words");
    if (index >= map->texts.WordCount(list)) return Beyond("index");
    *word = map->texts.Word(list, index);
    return {};
  });
}

entente_status entente_map_rotation(const entente_map* map, uint32_t index, entente_rotation_info* info,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {info, "info"}}));
    const auto rotations = map->map->rotations();
    if (index >= rotations.size()) return Beyond("index");
    entente_rotation_info known{};
    known.when = rotations[index].when;
    known.types = map->texts.RotationTypes(index);
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
    const Graph& graph = board.stage(0).graph();
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
    const Graph& graph = board.stage(0).graph();
    return CopyOf(graph.Neighbors(static_cast<UnitType>(unit_type), static_cast<LocationIndex>(location)), locations,
                  capacity, length);
  });
}

entente_status entente_map_power(const entente_map* map, uint32_t power, entente_power_info* info,
                                 entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    const Map& board = *map->map;
    const auto index = static_cast<PowerIndex>(power);
    entente_power_info known{};
    known.home_count = static_cast<uint32_t>(board.Homes(index).size());
    known.friends = board.stage(0).LeaguePowers(index);
    known.league_behavior = static_cast<uint32_t>(board.stage(0).BehaviorOf(index));
    known.letter = static_cast<uint32_t>(board.PowerLetter(index));
    known.dummy = board.IsDummy(index) ? 1 : 0;
    known.controller_count = static_cast<uint32_t>(board.Controllers(index).size());
    known.flag = map->texts.Flag(power);
    known.league = map->texts.League(power);
    known.id = map->texts.PowerId(power);
    known.name = map->texts.PowerName(power);
    known.own_word = map->texts.OwnWord(power);
    return Store(known, info, "info");
  });
}

entente_status entente_map_controller(const entente_map* map, uint32_t power, uint32_t index,
                                      entente_controller_info* info, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    const auto controllers = map->map->Controllers(static_cast<PowerIndex>(power));
    if (index >= controllers.size()) return Beyond("index");
    entente_controller_info known{};
    known.power = controllers[index].power;
    known.name = map->texts.Controller(power, index);
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

entente_status entente_map_to_json(const entente_map* map, char* text, size_t capacity, size_t* length,
                                   entente_error* error) {
  return entente_map_summary(map, nullptr, 0, text, capacity, length, error);
}

entente_status entente_map_summary(const entente_map* map, const char* phase, size_t phase_length, char* text,
                                   size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::optional<Phase> at;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(text, capacity, length));
    ENTENTE_RETURN_IF_BAD(ReadPhase(*map->map, phase, phase_length, at));
    return CopyText(MapSummaryToJson(*map->map, at, map->diagnostics), text, capacity, length);
  });
}
