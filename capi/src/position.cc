// Positions in memory of the caller.
#include "position/position.h"

#include "adjustment/adjustment_due.h"
#include "arguments.h"
#include "buffers.h"
#include "exchange/position_json.h"
#include "position/control.h"
#include "structs.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome CheckArguments(const entente_map* map, const void* position) {
  ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
  return CheckPosition(*map, position);
}

// For calls that only look at the position, or make it sound.
Outcome CheckLook(const entente_map* map, const void* position) {
  ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
  return CheckShownPosition(*map, position);
}

Outcome CheckMayDislodge(const PositionView& view) {
  if (MayHaveDislodged(view.phase_type())) return {};
  const std::string_view phase = view.phase_type() == PhaseType::kMovement ? "a movement" : "an adjustments";
  return WrongPhaseError("the position is in " + std::string(phase) +
                         " phase: only a retreats phase has dislodged units");
}

// Bit of a retreat mask that means `to`, or -1.
int NeighborIndex(const Map& map, const Unit& unit, LocationIndex to) {
  int index = 0;
  for (const LocationIndex neighbor : map.RetreatPlaces(unit.type, unit.location)) {
    if (neighbor == to) return index;
    ++index;
  }
  return -1;
}

Outcome CheckRetreats(const PositionView& view, const Unit& unit, const uint16_t* retreats, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (NeighborIndex(view.map(), unit, retreats[i]) >= 0) continue;
    const std::string place = retreats[i] < view.map().location_count() ? std::string(view.map().Id(retreats[i]))
                                                                        : std::to_string(retreats[i]);
    return InvalidError("the unit in " + std::string(view.map().Id(unit.location)) + " cannot retreat to " + place +
                        ": not adjacent for it");
  }
  return {};
}

// What a position can hold of a power's state: no more than the map gives it.
Outcome CheckPowerState(const Map& map, PowerIndex power, const entente_power_state& state) {
  const auto controllers = static_cast<uint32_t>(map.Controllers(power).size());
  const struct {
    const char* what;
    uint32_t value;
    uint32_t most;
  } counts[] = {
      {"claims", state.claims, static_cast<uint32_t>(map.Claims(power))},
      {"seizing_builds", state.seizing_builds, static_cast<uint32_t>(map.SeizingBuilds(power))},
      {"guest_builds", state.guest_builds, static_cast<uint32_t>(map.MostGuestBuilds(power))},
      {"control_turn", state.control_turn, controllers == 0 ? 0 : controllers - 1},
  };
  for (const auto& count : counts) {
    if (count.value <= count.most) continue;
    return InvalidError("state: " + std::string(count.what) + " " + std::to_string(count.value) +
                        " is out of range: expected at most " + std::to_string(count.most));
  }
  if (state.controller == 0) return {};
  const bool may_have_one = map.Has(MapTrait::kVassals) && map.IsDummy(power);
  const bool is_right = state.controller <= static_cast<uint32_t>(map.power_count()) &&
                        !map.IsDummy(static_cast<PowerIndex>(state.controller - 1));
  if (!may_have_one || !is_right) {
    return InvalidError("state: controller " + std::to_string(state.controller) +
                        ": expected 0, or for a dummy under VASSAL_DUMMIES 1 more than a power that is no dummy");
  }
  return {};
}

Outcome ReadHomes(const Map& map, const uint16_t* provinces, size_t count, Word* row) {
  std::fill_n(row, map.province_words(), Word{0});
  for (size_t i = 0; i < count; ++i) {
    ENTENTE_RETURN_IF_BAD(CheckProvince(map, provinces[i]));
    if (!map.IsCenter(provinces[i])) {
      return InvalidError(std::string(map.Id(provinces[i])) + " is no supply center: expected a home center");
    }
    SetBit(row, provinces[i]);
  }
  return {};
}

Outcome CopyProvinces(const Map& map, const Word* row, uint16_t* provinces, size_t capacity, size_t* length) {
  ArrayFiller<uint16_t> filler(provinces, capacity);
  ForEachBit(row, map.province_words(), [&](int province) { filler.Add(static_cast<uint16_t>(province)); });
  return filler.Finish(length);
}

void FillPhaseName(const PositionView& view, entente_position_info& info) {
  const std::string name = PhaseNameOf(view);
  const size_t length = std::min(name.size(), sizeof info.phase_name - 1);
  std::memcpy(info.phase_name, name.data(), length);
}

}  // namespace

size_t entente_position_size(const entente_map* map) { return map == nullptr ? 0 : PositionSize(*map->map); }

entente_status entente_position_start(const entente_map* map, void* position, size_t capacity, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckPositionRoom(*map->map, position, capacity));
    PositionRef(*map->map, position).SetStart();
    return {};
  });
}

entente_status entente_position_clear(const entente_map* map, void* position, size_t capacity, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckPositionRoom(*map->map, position, capacity));
    PositionRef(*map->map, position).Clear();
    return {};
  });
}

entente_status entente_position_check(const entente_map* map, const void* position, entente_error* error) {
  return Guard(error, [&]() -> Outcome { return CheckArguments(map, position); });
}

entente_status entente_position_place(const entente_map* map, void* position, const entente_unit* unit,
                                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    ENTENTE_RETURN_IF_BAD(NotNull({{unit, "unit"}}));
    PositionRef board(*map->map, position);
    Unit placed;
    ENTENTE_RETURN_IF_BAD(ReadUnit(board, unit, placed));
    if (board.HasUnit(map->map->ProvinceOf(placed.location))) {
      return InvalidError("there is a unit in " + std::string(map->map->Id(placed.location)) + " already");
    }
    board.PlaceUnit(placed);
    return {};
  });
}

entente_status entente_position_remove(const entente_map* map, void* position, uint32_t province,
                                       entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    ENTENTE_RETURN_IF_BAD(CheckProvince(*map->map, province));
    PositionRef board(*map->map, position);
    if (!board.HasUnit(static_cast<ProvinceIndex>(province))) {
      return NotFoundError("no unit stands in " + std::string(map->map->Id(static_cast<LocationIndex>(province))));
    }
    board.RemoveUnit(static_cast<ProvinceIndex>(province));
    return {};
  });
}

entente_status entente_position_dislodge(const entente_map* map, void* position, const entente_unit* unit,
                                         const uint16_t* retreats, size_t retreat_count, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    ENTENTE_RETURN_IF_BAD(NotNull({{unit, "unit"}}));
    ENTENTE_RETURN_IF_BAD(CheckArray(retreats, retreat_count, "retreats"));
    PositionRef board(*map->map, position);
    ENTENTE_RETURN_IF_BAD(CheckMayDislodge(board));
    Unit dislodged;
    ENTENTE_RETURN_IF_BAD(ReadUnit(board, unit, dislodged));
    if (board.FindDislodged(map->map->ProvinceOf(dislodged.location)) >= 0) {
      return InvalidError("a unit dislodged from " + std::string(map->map->Id(dislodged.location)) +
                          " is there already");
    }
    ENTENTE_RETURN_IF_BAD(CheckRetreats(board, dislodged, retreats, retreat_count));
    uint32_t* mask = board.AddDislodged(dislodged);
    if (mask == nullptr)
      return TooMany("the number of dislodged units", static_cast<uint64_t>(board.dislodged_count()) + 1,
                     static_cast<uint64_t>(board.dislodged_count()));
    for (size_t i = 0; i < retreat_count; ++i) {
      const int bit = NeighborIndex(board.map(), dislodged, retreats[i]);
      mask[bit >> 5] |= uint32_t{1} << (bit & 31);
    }
    return {};
  });
}

entente_status entente_position_set_owner(const entente_map* map, void* position, uint32_t center, uint32_t power,
                                          entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    ENTENTE_RETURN_IF_BAD(CheckIndex("center", center, map->map->center_count()));
    ENTENTE_RETURN_IF_BAD(CheckPowerOrNone(*map->map, power, "power"));
    PositionRef(*map->map, position).SetOwner(static_cast<CenterIndex>(center), static_cast<PowerIndex>(power));
    return {};
  });
}

entente_status entente_position_set_phase(const entente_map* map, void* position, const char* name, size_t length,
                                          entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(TextArgument(name, length, "name", text));
    const Result<Phase> phase = map->map->ParsePhase(text);
    if (!phase.ok()) return phase.status();
    PositionRef board(*map->map, position);
    if (board.dislodged_count() > 0 && !MayHaveDislodged(map->map->TypeOf(*phase))) {
      return WrongPhaseError("the position has dislodged units, but " + map->map->PhaseName(*phase) +
                             " is no retreats phase");
    }
    board.SetPhase(*phase);
    return {};
  });
}

entente_status entente_position_describe(const entente_map* map, const void* position, entente_position_info* info,
                                         entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(NotNull({{info, "info"}}));
    const PositionView view(*map->map, position);
    entente_position_info known{};
    known.year = view.phase().year;
    known.phase_type = static_cast<uint32_t>(view.phase_type());
    known.unit_count = static_cast<uint32_t>(view.unit_count());
    known.dislodged_count = static_cast<uint32_t>(view.dislodged_count());
    known.end = static_cast<uint32_t>(view.end());
    known.winners = view.winners();
    FillPhaseName(view, known);
    return Store(known, info, "info");
  });
}

entente_status entente_position_hash(const entente_map* map, const void* position, uint64_t* hash,
                                     entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(NotNull({{hash, "hash"}}));
    *hash = PositionView(*map->map, position).Hash();
    return {};
  });
}

entente_status entente_position_set_end(const entente_map* map, void* position, uint32_t end, uint64_t winners,
                                        entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    if (end > ENTENTE_END_NO_RESULT) return OutOfRange("end", end, ENTENTE_END_NO_RESULT);
    const auto how = static_cast<GameEnd>(end);
    if ((winners & ~AllPowers(*map->map)) != 0)
      return UnknownBits("winners", winners, AllPowers(*map->map), "has bits of no power of the map");
    if (!MayHaveWinners(how, winners)) {
      return InvalidError("winners: expected " + std::string(WinnersExpected(how)) + " for the end " +
                          entente_end_name(end));
    }
    PositionRef(*map->map, position).SetEnd(how, winners);
    return {};
  });
}

entente_status entente_position_units(const entente_map* map, const void* position, entente_unit* units,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(units, capacity, length));
    ArrayFiller<entente_unit> filler(units, capacity);
    PositionView(*map->map, position).ForEachUnit([&](const Unit& unit) { filler.Add(UnitOf(unit)); });
    return filler.Finish(length);
  });
}

entente_status entente_position_dislodged(const entente_map* map, const void* position, entente_unit* units,
                                          size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(units, capacity, length));
    ArrayFiller<entente_unit> filler(units, capacity);
    const PositionView view(*map->map, position);
    for (int i = 0; i < view.dislodged_count(); ++i) filler.Add(UnitOf(view.Dislodged(i).unit));
    return filler.Finish(length);
  });
}

entente_status entente_position_retreats(const entente_map* map, const void* position, uint32_t province,
                                         uint16_t* locations, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(locations, capacity, length));
    ENTENTE_RETURN_IF_BAD(CheckProvince(*map->map, province));
    const PositionView view(*map->map, position);
    const int index = view.FindDislodged(static_cast<ProvinceIndex>(province));
    if (index < 0)
      return NotFoundError("no unit was dislodged from " +
                           std::string(map->map->Id(static_cast<LocationIndex>(province))));
    const DislodgedUnit dislodged = view.Dislodged(index);
    ArrayFiller<uint16_t> filler(locations, capacity);
    int bit = 0;
    for (const LocationIndex to : view.map().RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
      if (MayRetreatTo(dislodged, bit++)) filler.Add(to);
    }
    return filler.Finish(length);
  });
}

entente_status entente_position_owners(const entente_map* map, const void* position, uint8_t* powers, size_t capacity,
                                       size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(powers, capacity, length));
    ArrayFiller<uint8_t> filler(powers, capacity);
    const PositionView view(*map->map, position);
    for (int c = 0; c < map->map->center_count(); ++c) filler.Add(view.OwnerOf(static_cast<CenterIndex>(c)));
    return filler.Finish(length);
  });
}

entente_status entente_position_center_counts(const entente_map* map, const void* position, uint16_t* counts,
                                              size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(counts, capacity, length));
    ArrayFiller<uint16_t> filler(counts, capacity);
    const PositionView view(*map->map, position);
    for (int p = 0; p < map->map->power_count(); ++p) {
      filler.Add(static_cast<uint16_t>(view.CenterCountOf(static_cast<PowerIndex>(p))));
    }
    return filler.Finish(length);
  });
}

entente_status entente_position_due(const entente_map* map, const void* position, const entente_rules* rules,
                                    uint32_t power, int32_t* due, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(NotNull({{due, "due"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    RuleOptions options;
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, options));
    const AdjustmentDue owed = DueOf(PositionView(*map->map, position), options, static_cast<PowerIndex>(power));
    *due = owed.removals > 0 ? -owed.removals : owed.builds;
    return {};
  });
}

entente_status entente_position_power_state(const entente_map* map, const void* position, uint32_t power,
                                            entente_power_state* state, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(NotNull({{state, "state"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    const PositionView view(*map->map, position);
    const auto index = static_cast<PowerIndex>(power);
    entente_power_state known{};
    known.claims = static_cast<uint32_t>(view.ClaimsLeft(index));
    known.seizing_builds = static_cast<uint32_t>(view.SeizingBuildsLeft(index));
    known.guest_builds = static_cast<uint32_t>(view.GuestBuildsLeft(index));
    known.control_turn = static_cast<uint32_t>(view.ControlTurn(index));
    const PowerIndex controller = view.ControllerOf(index);
    known.controller = controller == kNoPower ? 0 : controller + 1u;
    return Store(known, state, "state");
  });
}

entente_status entente_position_set_power_state(const entente_map* map, void* position, uint32_t power,
                                                const entente_power_state* state, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    ENTENTE_RETURN_IF_BAD(NotNull({{state, "state"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    entente_power_state loaded;
    ENTENTE_RETURN_IF_BAD(Load(state, loaded, "state"));
    const auto index = static_cast<PowerIndex>(power);
    ENTENTE_RETURN_IF_BAD(CheckPowerState(*map->map, index, loaded));
    PositionRef board(*map->map, position);
    board.SetClaimsLeft(index, static_cast<int>(loaded.claims));
    board.SetSeizingBuildsLeft(index, static_cast<int>(loaded.seizing_builds));
    board.SetGuestBuildsLeft(index, static_cast<int>(loaded.guest_builds));
    board.SetControlTurn(index, static_cast<int>(loaded.control_turn));
    board.SetController(index, loaded.controller == 0 ? kNoPower : static_cast<PowerIndex>(loaded.controller - 1));
    return {};
  });
}

entente_status entente_position_controller(const entente_map* map, const void* position, const entente_rules* rules,
                                           uint32_t power, char* name, size_t capacity, size_t* length,
                                           entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(name, capacity, length));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    RuleOptions chosen;
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, chosen));
    const PositionView view(*map->map, position);
    return CopyText(ControllerName(view, chosen, static_cast<PowerIndex>(power)), name, capacity, length);
  });
}

entente_status entente_position_homes(const entente_map* map, const void* position, uint32_t power, uint16_t* provinces,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(provinces, capacity, length));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    const PositionView view(*map->map, position);
    return CopyProvinces(*map->map, view.Homes(static_cast<PowerIndex>(power)), provinces, capacity, length);
  });
}

entente_status entente_position_set_homes(const entente_map* map, void* position, uint32_t power,
                                          const uint16_t* provinces, size_t count, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, power));
    ENTENTE_RETURN_IF_BAD(CheckArray(provinces, count, "provinces"));
    PositionRef board(*map->map, position);
    if (!board.homes_change()) return Invalid("the map", "has homes that do not change with the game");
    Word row[WordsFor(kMaxProvinces)];
    ENTENTE_RETURN_IF_BAD(ReadHomes(*map->map, provinces, count, row));
    board.SetHomes(static_cast<PowerIndex>(power), row);
    return {};
  });
}

entente_status entente_position_hidden_builds(const entente_map* map, const void* position, uint16_t* provinces,
                                              size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckLook(map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(provinces, capacity, length));
    const Word none[WordsFor(kMaxProvinces)] = {};
    const Word* hidden = PositionView(*map->map, position).HiddenRow();
    return CopyProvinces(*map->map, hidden == nullptr ? none : hidden, provinces, capacity, length);
  });
}

entente_status entente_position_hide_build(const entente_map* map, void* position, uint32_t province,
                                           entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    ENTENTE_RETURN_IF_BAD(CheckProvince(*map->map, province));
    PositionRef board(*map->map, position);
    if (board.HiddenRow() == nullptr) return Invalid("the map", "hides no builds");
    if (!board.HasUnit(static_cast<ProvinceIndex>(province))) {
      return NotFoundError("no unit stands in " + std::string(map->map->Id(static_cast<LocationIndex>(province))));
    }
    board.SetHidden(static_cast<ProvinceIndex>(province));
    return {};
  });
}

entente_status entente_position_to_json(const entente_map* map, const void* position, entente_text** json,
                                        entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(json, "json"));
    ENTENTE_RETURN_IF_BAD(CheckArguments(map, position));
    return GiveText(PositionToJson(PositionView(*map->map, position), map->rules), json);
  });
}

entente_status entente_position_from_json(const entente_map* map, const char* json, size_t length, void* position,
                                          size_t capacity, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(json, length, "json", text));
    ENTENTE_RETURN_IF_BAD(CheckPositionRoom(*map->map, position, capacity));
    const Result<Position> read = PositionFromJson(*map->map, text);
    if (!read.ok()) return read.status();
    PositionRef(*map->map, position).CopyFrom(read->view());
    return {};
  });
}
