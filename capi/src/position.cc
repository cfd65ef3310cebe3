// Positions in memory of the caller.
#include "position/position.h"

#include "adjustment/adjustment_due.h"
#include "arguments.h"
#include "explain/end_phrase.h"
#include "phase_json/position_json.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome CheckMayDislodge(const PositionView& view) {
  if (MayHaveDislodged(view.phase_type())) return {};
  const std::string_view phase = view.phase_type() == PhaseType::kMovement ? "a movement" : "an adjustments";
  return WrongPhaseError("the position is in " + std::string(phase) +
                         " phase: only a retreats phase has dislodged units");
}

// The bit of `to` in a retreat mask; -1 if it has none.
int NeighborIndex(const Map& map, const Unit& unit, LocationIndex to) {
  int index = 0;
  for (const LocationIndex neighbor : map.RetreatPlaces(unit.type, unit.location)) {
    if (neighbor == to) return index;
    ++index;
  }
  return -1;
}

Outcome CheckRetreats(const Map& map, const Unit& unit, std::span<const uint16_t> retreats) {
  for (const uint16_t to : retreats) {
    if (NeighborIndex(map, unit, to) >= 0) continue;
    const std::string place = to < map.location_count() ? std::string(map.Id(to)) : std::to_string(to);
    return InvalidError("the unit in " + std::string(map.Id(unit.location)) + " cannot retreat to " + place +
                        ": not adjacent for it");
  }
  return {};
}

Outcome GiveProvinces(const Map& map, const Word* row, Buffer<uint16_t>& out) {
  ForEachBit(row, map.province_words(), [&](int province) { out.Add(static_cast<uint16_t>(province)); });
  return out.Finish();
}

entente_power_counts CountsOf(const PositionView& view, PowerIndex power) {
  entente_power_counts counts{};
  counts.centers = static_cast<uint16_t>(view.CenterCountOf(power));
  for (int i = 0; i < view.dislodged_count(); ++i) {
    if (view.Dislodged(i).unit.power == power) ++counts.dislodged;
  }
  view.ForEachUnit([&](const Unit& unit) {
    if (unit.power == power) ++counts.units;
  });
  return counts;
}

Outcome NoUnit(const Map& map, std::string_view what, ProvinceIndex province) {
  return NotFoundError(std::string(what) + std::string(map.Id(province)));
}

void FillPhase(const PositionView& view, entente_position_info& info) {
  info.place_in_flow = view.phase().element;
  const std::string name = PhaseNameOf(view);
  const size_t length = std::min(name.size(), sizeof info.phase_name - 1);
  std::memcpy(info.phase_name, name.data(), length);
}

}  // namespace

size_t entente_position_size(const entente_map* game_map) {
  return game_map == nullptr ? 0 : PositionSize(*game_map->map);
}

entente_status entente_position_start(const entente_map* game_map, void* position, size_t capacity,
                                      entente_error* error) {
  return Guard(error, In(game_map), PositionOut{game_map, position, capacity},
               [](PositionRef board) { board.SetStart(); });
}

entente_status entente_position_clear(const entente_map* game_map, void* position, size_t capacity,
                                      entente_error* error) {
  return Guard(error, In(game_map), PositionOut{game_map, position, capacity},
               [](PositionRef board) { board.Clear(); });
}

entente_status entente_position_check(const entente_map* game_map, const void* position, entente_error* error) {
  return Guard(error, In(game_map), PositionIn{game_map, position}, [](PositionView) {});
}

entente_status entente_position_place(const entente_map* game_map, void* position, const entente_unit* unit,
                                      entente_error* error) {
  return Guard(
      error, In(game_map), PositionInOut{game_map, position}, In(unit, "unit"), [&](PositionRef board) -> Outcome {
        Unit placed;
        ENTENTE_RETURN_IF_BAD(ReadUnit(board.map(), *unit, placed));
        if (board.HasUnit(board.map().ProvinceOf(placed.location))) {
          return InvalidError("there is a unit in " + std::string(board.map().Id(placed.location)) + " already");
        }
        board.PlaceUnit(placed);
        return {};
      });
}

entente_status entente_position_remove(const entente_map* game_map, void* position, entente_province province,
                                       entente_error* error) {
  return Guard(error, In(game_map), PositionInOut{game_map, position}, ProvinceIn{game_map, province},
               [](PositionRef board, ProvinceIndex from) -> Outcome {
                 if (!board.HasUnit(from)) return NoUnit(board.map(), "no unit stands in ", from);
                 board.RemoveUnit(from);
                 return {};
               });
}

entente_status entente_position_dislodge(const entente_map* game_map, void* position, const entente_unit* unit,
                                         const uint16_t* retreats, size_t retreat_count, entente_error* error) {
  return Guard(error, In(game_map), PositionInOut{game_map, position}, In(unit, "unit"),
               Array(retreats, retreat_count, "retreats"),
               [&](PositionRef board, std::span<const uint16_t> places) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(CheckMayDislodge(board));
                 Unit dislodged;
                 ENTENTE_RETURN_IF_BAD(ReadUnit(board.map(), *unit, dislodged));
                 if (board.FindDislodged(board.map().ProvinceOf(dislodged.location)) >= 0) {
                   return InvalidError("a unit dislodged from " + std::string(board.map().Id(dislodged.location)) +
                                       " is there already");
                 }
                 ENTENTE_RETURN_IF_BAD(CheckRetreats(board.map(), dislodged, places));
                 const auto count = static_cast<uint64_t>(board.dislodged_count());
                 uint32_t* mask = board.AddDislodged(dislodged);
                 if (mask == nullptr) return TooMany("the number of dislodged units", count + 1, count);
                 for (const uint16_t to : places) {
                   const int bit = NeighborIndex(board.map(), dislodged, to);
                   mask[bit >> 5] |= uint32_t{1} << (bit & 31);
                 }
                 return {};
               });
}

entente_status entente_position_set_owner(const entente_map* game_map, void* position, entente_province province,
                                          entente_power power, entente_error* error) {
  return Guard(error, In(game_map), PositionInOut{game_map, position}, PowerOrNone{game_map, power},
               CenterIn{game_map, province},
               [](PositionRef board, PowerIndex owner, CenterIndex of) { board.SetOwner(of, owner); });
}

entente_status entente_position_set_phase(const entente_map* game_map, void* position, const char* phase_name,
                                          size_t phase_name_length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position},
               TextIn{phase_name, phase_name_length, "phase_name"},
               [&](PositionView view, std::string_view text) -> Outcome {
                 const Result<Phase> phase = view.map().ParsePhase(text);
                 if (!phase.ok()) return phase.status();
                 if (view.dislodged_count() > 0 && !MayHaveDislodged(view.map().TypeOf(*phase))) {
                   return WrongPhaseError("the position has dislodged units, but " + view.map().PhaseName(*phase) +
                                          " is no retreats phase");
                 }
                 PositionRef(view.map(), position).SetPhase(*phase);
                 return {};
               });
}

entente_status entente_position_describe(const entente_map* game_map, const void* position, entente_position_info* info,
                                         entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, StructOut(info, "info"),
               [&](PositionView view) -> Outcome {
                 entente_position_info known{};
                 known.year = view.phase().year;
                 known.phase_type = static_cast<uint32_t>(view.phase_type());
                 known.unit_count = static_cast<uint32_t>(view.unit_count());
                 known.dislodged_count = static_cast<uint32_t>(view.dislodged_count());
                 known.end_kind = static_cast<uint32_t>(view.end());
                 known.winners = view.winners();
                 FillPhase(view, known);
                 return Give(known, info);
               });
}

entente_status entente_position_set_end(const entente_map* game_map, void* position, entente_end_kind end_kind,
                                        entente_power_set winners, entente_error* error) {
  return Guard(error, In(game_map), PositionInOut{game_map, position},
               NumberIn{"end_kind", end_kind, ENTENTE_END_NO_RESULT}, PowersIn{game_map, winners, "winners"},
               [&](PositionRef board) -> Outcome {
                 const auto how = static_cast<GameEnd>(end_kind);
                 if (!MayHaveWinners(how, winners)) {
                   return InvalidError("winners: expected " + std::string(WinnersExpected(how)) + " for the end " +
                                       entente_word(ENTENTE_WORDS_END_KIND, end_kind));
                 }
                 board.SetEnd(how, winners);
                 return {};
               });
}

entente_status entente_position_end_phrase(const entente_map* game_map, const void* position,
                                           const entente_text_options* options, char* text, size_t capacity,
                                           size_t* length, entente_error* error) {
  return Guard(
      error, In(game_map), ShownPosition{game_map, position}, TextOptionsIn{options}, Buffer(text, capacity, length),
      [](PositionView view, const TextStyle& style, auto& out) { return out.Copy(EndPhrase(view, style.voice)); });
}

entente_status entente_position_units(const entente_map* game_map, const void* position, entente_unit* units,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Buffer(units, capacity, length),
               [](PositionView view, auto& out) -> Outcome {
                 view.ForEachUnit([&](const Unit& unit) { out.Add(UnitOf(unit)); });
                 return out.Finish();
               });
}

entente_status entente_position_dislodged(const entente_map* game_map, const void* position, entente_unit* units,
                                          size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Buffer(units, capacity, length),
               [](PositionView view, auto& out) -> Outcome {
                 for (int i = 0; i < view.dislodged_count(); ++i) out.Add(UnitOf(view.Dislodged(i).unit));
                 return out.Finish();
               });
}

entente_status entente_position_retreats(const entente_map* game_map, const void* position, entente_province province,
                                         uint16_t* locations, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Buffer(locations, capacity, length),
               ProvinceIn{game_map, province}, [](PositionView view, auto& out, ProvinceIndex from) -> Outcome {
                 const int index = view.FindDislodged(from);
                 if (index < 0) return NoUnit(view.map(), "no unit was dislodged from ", from);
                 const DislodgedUnit dislodged = view.Dislodged(index);
                 int bit = 0;
                 for (const LocationIndex to : view.map().RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
                   if (MayRetreatTo(dislodged, bit++)) out.Add(to);
                 }
                 return out.Finish();
               });
}

entente_status entente_position_owners(const entente_map* game_map, const void* position, uint8_t* powers,
                                       size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Buffer(powers, capacity, length),
               [](PositionView view, auto& out) -> Outcome {
                 for (int c = 0; c < view.map().center_count(); ++c) out.Add(view.OwnerOf(static_cast<CenterIndex>(c)));
                 return out.Finish();
               });
}

entente_status entente_position_counts(const entente_map* game_map, const void* position, entente_power_counts* counts,
                                       size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Buffer(counts, capacity, length),
               [](PositionView view, auto& out) -> Outcome {
                 for (const PowerIndex p : view.map().powers()) out.Add(CountsOf(view, p));
                 return out.Finish();
               });
}

entente_status entente_position_due(const entente_map* game_map, const void* position, const entente_rules* rules,
                                    entente_power power, int32_t* due, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Out(due, "due"), PowerIn{game_map, power},
               RulesIn{game_map, rules}, [&](PositionView view, PowerIndex who, const RuleOptions& options) {
                 const AdjustmentDue owed = DueOf(view, options, who);
                 *due = owed.removals > 0 ? -owed.removals : owed.builds;
               });
}

entente_status entente_position_power_state(const entente_map* game_map, const void* position, entente_power power,
                                            entente_power_state* state, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, StructOut(state, "state"),
               PowerIn{game_map, power}, [&](PositionView view, PowerIndex who) -> Outcome {
                 entente_power_state known{};
                 known.claims = static_cast<uint32_t>(view.ClaimsLeft(who));
                 known.seizing_builds = static_cast<uint32_t>(view.SeizingBuildsLeft(who));
                 known.guest_builds = static_cast<uint32_t>(view.GuestBuildsLeft(who));
                 known.control_turn = static_cast<uint32_t>(view.ControlTurn(who));
                 const PowerIndex controller = view.ControllerOf(who);
                 known.controller = controller == kNoPower ? 0 : controller + 1u;
                 return Give(known, state);
               });
}

entente_status entente_position_homes(const entente_map* game_map, const void* position, entente_power power,
                                      uint16_t* provinces, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Buffer(provinces, capacity, length),
               PowerIn{game_map, power}, [](PositionView view, auto& out, PowerIndex who) {
                 return GiveProvinces(view.map(), view.Homes(who), out);
               });
}

entente_status entente_position_to_json(const entente_map* game_map, const void* position, entente_text** json,
                                        entente_error* error) {
  return Guard(error, HandleOut(json, "json"), In(game_map), PositionIn{game_map, position},
               [&](PositionView view) { return GiveText(PositionToJson(view, game_map->rules), json); });
}

entente_status entente_position_from_json(const entente_map* game_map, const char* json, size_t length, void* position,
                                          size_t capacity, entente_error* error) {
  return Guard(error, In(game_map), TextIn{json, length, "json"}, PositionOut{game_map, position, capacity},
               [](std::string_view text, PositionRef board) -> Outcome {
                 ENTENTE_ASSIGN(const Position read, PositionFromJson(board.map(), text));
                 board.CopyFrom(read.view());
                 return {};
               });
}
