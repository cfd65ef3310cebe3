// Gives shipped maps, the contents of a map, and its other forms.
#include <optional>

#include "arguments.h"
#include "base/text.h"
#include "map/called.h"
#include "map_forms/map_form.h"
#include "map_forms/map_summary.h"
#include "map_forms/map_summary_text.h"
#include "map_language/builtin.h"
#include "notation/order_failure.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

constexpr size_t kMostName = 256;  // the most bytes of a name to look up

// The name of a place or power. `what`: the fault of a name that is too long, in words.
struct NameIn {
  TextIn name;
  const char* what;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(name.Check());
    return NumberIn{"length", name.length, kMostName, what}.Check();
  }
  std::string_view value() const { return name.value(); }
};

bool HasLocation(const entente_map* map, uint32_t location) {
  return map != nullptr && location < static_cast<uint32_t>(map->map->location_count());
}

bool HasPower(const entente_map* map, uint32_t power) {
  return map != nullptr && power < static_cast<uint32_t>(map->map->power_count());
}

}  // namespace

entente_status entente_map_builtin_describe(uint32_t index, entente_builtin_info* info, entente_error* error) {
  return Guard(error, StructOut(info, "info"), [&]() -> Outcome {
    const auto names = BuiltinMapNames();
    if (index >= names.size()) return BeyondTheLast("index", index, names.size());
    entente_builtin_info known{};
    FillText(names[index], known.name);
    return Give(known, info);
  });
}

entente_status entente_map_builtin(const char* name, size_t name_length, entente_map** game_map, entente_error* error) {
  return Guard(error, HandleOut(game_map, "game_map"), TextIn{name, name_length, "name"},
               [&](std::string_view text) -> Outcome {
                 ENTENTE_ASSIGN(MapRef found, BuiltinMap(text));
                 *game_map = new entente_map(std::move(found));
                 return {};
               });
}

entente_status entente_map_write(const entente_map* game_map, entente_map_form form, entente_text** text,
                                 entente_error* error) {
  return Guard(error, HandleOut(text, "text"), In(game_map),
               NumberIn{"form", form, ENTENTE_MAP_FORM_DOT, "is no form of a map"},
               [&]() { return GiveText(WriteMap(*game_map->map, static_cast<MapForm>(form)), text); });
}

entente_status entente_map_summary(const entente_map* game_map, const char* phase_name, size_t phase_name_length,
                                   entente_text_form form, entente_text** text, entente_error* error) {
  return Guard(error, HandleOut(text, "text"), In(game_map), TextFormIn{form},
               PhaseIn{game_map, {phase_name, phase_name_length, "phase_name"}}, [&](const std::optional<Phase>& at) {
                 const Map& board = *game_map->map;
                 return GiveText(form == ENTENTE_TEXT_JSON ? MapSummaryToJson(board, at, game_map->diagnostics)
                                                           : MapSummaryText(board, at),
                                 text);
               });
}

entente_map* entente_map_retain(const entente_map* game_map) {
  if (game_map == nullptr) return nullptr;
  game_map->references.fetch_add(1, std::memory_order_relaxed);
  return const_cast<entente_map*>(game_map);  // only the reference count changes
}

void entente_map_free(entente_map* game_map) {
  if (game_map != nullptr && game_map->references.fetch_sub(1, std::memory_order_acq_rel) == 1) delete game_map;
}

entente_status entente_map_describe(const entente_map* game_map, entente_map_info* info, entente_error* error) {
  return Guard(error, In(game_map), StructOut(info, "info"), [&]() -> Outcome {
    const Map& board = *game_map->map;
    entente_map_info known{};
    known.fingerprint = board.fingerprint();
    known.province_count = static_cast<uint32_t>(board.province_count());
    known.location_count = static_cast<uint32_t>(board.location_count());
    known.power_count = static_cast<uint32_t>(board.power_count());
    known.center_count = static_cast<uint32_t>(board.center_count());
    known.stage_count = static_cast<uint32_t>(board.stage_count());
    FillText(board.PhaseName(board.begin()), known.begin_phase);
    FillText(board.LongPhaseName(board.begin()), known.begin_text);
    return Give(known, info);
  });
}

const char* entente_map_name(const entente_map* game_map) {
  return game_map == nullptr ? nullptr : game_map->map->name().data();
}

entente_status entente_map_count(const entente_map* game_map, const char* phase_name, size_t phase_name_length,
                                 entente_stage_counts* counts, entente_error* error) {
  return Guard(error, In(game_map), StructOut(counts, "counts"),
               PhaseIn{game_map, {phase_name, phase_name_length, "phase_name"}},
               [&](const std::optional<Phase>& at) -> Outcome {
                 const StageCounts found = CountStage(*game_map->map, at);
                 entente_stage_counts known{};
                 known.provinces = static_cast<uint32_t>(found.provinces);
                 known.locations = static_cast<uint32_t>(found.locations);
                 known.army_edges = static_cast<uint32_t>(found.army_edges);
                 known.fleet_edges = static_cast<uint32_t>(found.fleet_edges);
                 known.powers = static_cast<uint32_t>(found.powers);
                 known.centers = static_cast<uint32_t>(found.centers);
                 known.units = static_cast<uint32_t>(found.units);
                 known.victory = static_cast<uint32_t>(found.victory);
                 return Give(known, counts);
               });
}

entente_status entente_map_location(const entente_map* game_map, entente_location location, entente_location_info* info,
                                    entente_error* error) {
  return Guard(error, In(game_map), StructOut(info, "info"), [&]() -> Outcome {
    const Map& board = *game_map->map;
    if (!HasLocation(game_map, location)) {
      return BeyondTheLast("location", location, static_cast<uint64_t>(board.location_count()));
    }
    const auto place = static_cast<LocationIndex>(location);
    const ProvinceIndex province = board.ProvinceOf(place);
    const Graph& graph = board.stage(0).graph();
    entente_location_info known{};
    known.province = province;
    known.center = board.CenterOf(province);
    known.terrain = static_cast<uint32_t>(graph.terrain(province));
    known.takes_army = graph.MayStand(UnitType::kArmy, place) ? 1 : 0;
    known.takes_fleet = graph.MayStand(UnitType::kFleet, place) ? 1 : 0;
    known.coast_count = static_cast<uint32_t>(board.CoastCount(province));
    known.first_coast = board.CoastCount(province) > 0 ? board.FirstCoast(province) : kNoLocation;
    return Give(known, info);
  });
}

const char* entente_map_location_id(const entente_map* game_map, entente_location location) {
  return HasLocation(game_map, location) ? game_map->map->Id(static_cast<LocationIndex>(location)).data() : nullptr;
}

const char* entente_map_location_name(const entente_map* game_map, entente_location location) {
  return HasLocation(game_map, location) ? game_map->map->LongName(static_cast<LocationIndex>(location)).data()
                                         : nullptr;
}

entente_status entente_map_find_location(const entente_map* game_map, const char* text, size_t length,
                                         entente_location* location, entente_error* error) {
  return Guard(error, In(game_map), Out(location, "location"),
               NameIn{{text, length, "text"}, "is too long for the name of a place"},
               [&](std::string_view name) -> Outcome {
                 const std::optional<LocationIndex> found = PlaceCalled(*game_map->map, name);
                 if (!found.has_value()) return NotFoundError(NoPlaceText(*game_map->map, name));
                 *location = *found;
                 return {};
               });
}

entente_status entente_map_neighbors(const entente_map* game_map, const char* phase_name, size_t phase_name_length,
                                     entente_unit_type unit_type, entente_location location, uint16_t* locations,
                                     size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), PhaseIn{game_map, {phase_name, phase_name_length, "phase_name"}},
               NumberIn{"unit_type", unit_type, ENTENTE_FLEET, "is neither an army nor a fleet"},
               LocationIn{game_map, location}, Buffer(locations, capacity, length),
               [&](const std::optional<Phase>& at, LocationIndex from, auto& out) -> Outcome {
                 const Graph& graph = (at.has_value() ? game_map->map->StageAt(*at) : game_map->map->stage(0)).graph();
                 return out.Copy(graph.Neighbors(static_cast<UnitType>(unit_type), from));
               });
}

entente_status entente_map_power(const entente_map* game_map, entente_power power, entente_power_info* info,
                                 entente_error* error) {
  return Guard(error, In(game_map), StructOut(info, "info"), [&]() -> Outcome {
    const Map& board = *game_map->map;
    if (!HasPower(game_map, power)) return BeyondTheLast("power", power, static_cast<uint64_t>(board.power_count()));
    const auto index = static_cast<PowerIndex>(power);
    entente_power_info known{};
    known.home_count = static_cast<uint32_t>(board.Homes(index).size());
    known.friends = board.stage(0).LeaguePowers(index);
    known.letter = static_cast<uint32_t>(board.PowerLetter(index));
    known.is_dummy = board.IsDummy(index) ? 1 : 0;
    return Give(known, info);
  });
}

const char* entente_map_power_id(const entente_map* game_map, entente_power power) {
  return HasPower(game_map, power) ? game_map->map->PowerId(static_cast<PowerIndex>(power)).data() : nullptr;
}

const char* entente_map_power_name(const entente_map* game_map, entente_power power) {
  return HasPower(game_map, power) ? game_map->map->PowerName(static_cast<PowerIndex>(power)).data() : nullptr;
}

entente_status entente_map_find_power(const entente_map* game_map, const char* text, size_t length,
                                      entente_power* power, entente_error* error) {
  return Guard(error, In(game_map), Out(power, "power"),
               NameIn{{text, length, "text"}, "is too long for the name of a power"},
               [&](std::string_view name) -> Outcome {
                 const std::optional<PowerIndex> found = PowerCalled(*game_map->map, name);
                 if (!found.has_value()) {
                   return NotFoundError(error == nullptr ? "" : NoPowerMessage(*game_map->map, name));
                 }
                 *power = *found;
                 return {};
               });
}

entente_status entente_map_homes(const entente_map* game_map, entente_power power, uint16_t* provinces, size_t capacity,
                                 size_t* length, entente_error* error) {
  return Guard(error, In(game_map), PowerIn{game_map, power}, Buffer(provinces, capacity, length),
               [&](PowerIndex of, auto& out) { return out.Copy(game_map->map->Homes(of)); });
}

entente_status entente_map_centers(const entente_map* game_map, uint16_t* provinces, size_t capacity, size_t* length,
                                   entente_error* error) {
  return Guard(error, In(game_map), Buffer(provinces, capacity, length),
               [&](auto& out) { return out.Copy(game_map->map->centers()); });
}
