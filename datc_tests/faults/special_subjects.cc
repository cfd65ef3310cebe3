#include <cstring>
#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

constexpr std::string_view kWinter =
    R"({"name":"W1901A","state":{"units":{"RED":["A DDD"],"BLUE":["A BBB"]},"centers":{"RED":["AAA","DDD"]},)"
    R"("homes":{"RED":["AAA"]},"claims":{"RED":1},"seizing_builds":{"RED":1},"guest_builds":{"BLUE":1},)"
    R"("hidden_builds":["A BBB"],"control_turns":{"GREEN":1}},"orders":{"RED":["A FROST B"],"BLUE":["WAIVE"]}})";

// Copies a position to the outputs, for a call that changes it.
void* CopyOf(Workplace& w, const uint64_t* position) {
  std::memcpy(w.out.bytes, position, sizeof w.special.start);
  return w.out.bytes;
}

entente_status WriteForm(Workplace& w, uint32_t form) {
  return entente_map_write(w.special.map, form, &w.out.long_text, &w.error);
}

// A state with all members that only some maps have.
constexpr std::string_view kSpecialState =
    R"({"name":"S1901M","state":{"units":{"BLUE":["A BBB"]},"homes":{"RED":["CCC"]},"claims":{"RED":1},)"
    R"("control_turns":{"GREEN":1},"hidden_builds":["A BBB"]}})";

entente_status SpecialFromJson(Workplace& w, std::string_view json) {
  return entente_position_from_json(w.special.map, json.data(), json.size(), w.out.bytes, Outputs::kCapacity, &w.error);
}

entente_status ReadOrder(Workplace& w, std::string_view text) {
  return entente_order_read(w.special.map, nullptr, ENTENTE_MOVEMENT, w.special.red, text.data(), text.size(),
                            w.out.as<entente_order>(), &w.error);
}

// Writes the result, followed by the position after the phase.
entente_status Adjudicate(Workplace& w) {
  entente_scratch* scratch = w.special.scratch;
  entente_status status =
      entente_adjudicate(scratch, w.special.winter, nullptr, &w.special.build, 1, nullptr, &w.error);
  if (status != ENTENTE_OK) return status;
  auto* results = w.out.as<entente_order_result>();
  status = entente_scratch_results(scratch, results, sizeof *results, 10, &w.out.length, &w.error);
  if (status != ENTENTE_OK) return status;
  return entente_scratch_after(scratch, results + 10, 8 * SpecialBoard::kPositionWords, &w.error);
}

entente_status Sentences(Workplace& w) {
  const entente_status status = Adjudicate(w);
  if (status != ENTENTE_OK) return status;
  return entente_scratch_texts(w.special.scratch, ENTENTE_TEXTS_RESULTS, nullptr, &w.out.long_text, &w.error);
}

// Uses a separate exchange whose default map is the special one.
template <typename Call>
entente_status Exchange(Workplace& w, const Call& call) {
  entente_exchange* exchange = nullptr;
  entente_status status = entente_exchange_new(w.special.map, nullptr, &exchange, &w.error);
  if (status == ENTENTE_OK)
    status = call(exchange, kWinter.data(), kWinter.size(), nullptr, &w.out.long_text, &w.error);
  entente_exchange_free(exchange);
  return status;
}

entente_status ActionsToOrders(Workplace& w, uint32_t number) {
  return entente_actions_to_orders(w.special.actions, &number, 1, w.out.as<entente_order>(), 100, &w.out.length,
                                   &w.error);
}

constexpr Subject kSubjects[] = {
    {"entente_map_read", "special",
     [](Workplace& w) {
       return entente_map_read(ENTENTE_MAP_FORM_MAP, SpecialBoard::kText.data(), SpecialBoard::kText.size(),
                               "special.map", 11, &w.out.map, &w.error);
     }},
    {"entente_actions_new", "",
     [](Workplace& w) { return entente_actions_new(w.special.map, nullptr, &w.out.actions, &w.error); }},
    {"entente_actions_of_orders", "",
     [](Workplace& w) {
       return entente_actions_of_orders(w.special.actions, &w.special.build, 1, w.out.as<uint32_t>(), 100,
                                        &w.out.length, &w.error);
     }},
    {"entente_actions_to_orders", "", [](Workplace& w) { return ActionsToOrders(w, 3); }},
    {"entente_actions_to_orders", "beyond the last", [](Workplace& w) { return ActionsToOrders(w, 99999); }},
    {"entente_legal_actions", "",
     [](Workplace& w) {
       return entente_legal_actions(w.special.scratch, w.special.start, nullptr, w.special.actions, ENTENTE_NO_POWER,
                                    w.out.as<uint32_t>(), 500, &w.out.length, &w.error);
     }},
    {"entente_legal_actions", "of another map",
     [](Workplace& w) {
       return entente_legal_actions(w.scratch, w.start, nullptr, w.special.actions, ENTENTE_NO_POWER,
                                    w.out.as<uint32_t>(), 500, &w.out.length, &w.error);
     }},
    {"entente_map_write", "special text", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_FORM_MAP); }},
    {"entente_map_write", "special JSON", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_FORM_JSON); }},
    {"entente_map_neighbors", "a stage",
     [](Workplace& w) {
       return entente_map_neighbors(w.special.map, "W1901A", 6, ENTENTE_ARMY, 0, w.out.as<uint16_t>(), 100,
                                    &w.out.length, &w.error);
     }},
    {"entente_map_count", "a stage",
     [](Workplace& w) {
       return entente_map_count(w.special.map, "W1901A", 6, w.out.sized<entente_stage_counts>(), &w.error);
     }},
    {"entente_map_summary", "a stage",
     [](Workplace& w) {
       return entente_map_summary(w.special.map, "W1901A", 6, ENTENTE_TEXT_JSON, &w.out.long_text, &w.error);
     }},
    {"entente_map_summary", "special, for people",
     [](Workplace& w) {
       return entente_map_summary(w.special.map, nullptr, 0, ENTENTE_TEXT_FOR_PEOPLE, &w.out.long_text, &w.error);
     }},
    {"entente_position_start", "special",
     [](Workplace& w) { return entente_position_start(w.special.map, w.out.bytes, Outputs::kCapacity, &w.error); }},
    {"entente_position_check", "special",
     [](Workplace& w) { return entente_position_check(w.special.map, w.special.winter, &w.error); }},
    {"entente_position_set_phase", "another stage",
     [](Workplace& w) {
       return entente_position_set_phase(w.special.map, CopyOf(w, w.special.start), "WINTER 1903 ADJUSTMENTS", 23,
                                         &w.error);
     }},
    {"entente_position_power_state", "special",
     [](Workplace& w) {
       return entente_position_power_state(w.special.map, w.special.start, w.special.red,
                                           w.out.sized<entente_power_state>(), &w.error);
     }},
    {"entente_position_from_json", "all members", [](Workplace& w) { return SpecialFromJson(w, kSpecialState); }},
    {"entente_position_from_json", "a hidden build where no unit is",
     [](Workplace& w) {
       return SpecialFromJson(w, R"({"name":"S1901M","state":{"units":{"BLUE":["A BBB"]},"hidden_builds":["A CCC"]}})");
     }},
    {"entente_position_homes", "special",
     [](Workplace& w) {
       return entente_position_homes(w.special.map, w.special.vassal, w.special.green, w.out.as<uint16_t>(), 100,
                                     &w.out.length, &w.error);
     }},
    {"entente_position_due", "special",
     [](Workplace& w) {
       return entente_position_due(w.special.map, w.special.winter, nullptr, w.special.red, w.out.as<int32_t>(),
                                   &w.error);
     }},
    {"entente_position_to_json", "special",
     [](Workplace& w) {
       return entente_position_to_json(w.special.map, w.special.winter, &w.out.long_text, &w.error);
     }},
    {"entente_position_from_json", "special",
     [](Workplace& w) {
       return entente_position_from_json(w.special.map, kWinter.data(), kWinter.size(), w.out.bytes, Outputs::kCapacity,
                                         &w.error);
     }},
    {"entente_order_read", "a word of another stage", [](Workplace& w) { return ReadOrder(w, "A Deeton - frost"); }},
    {"entente_order_write", "special",
     [](Workplace& w) {
       return entente_order_write(w.special.map, w.special.build, w.out.text(), Outputs::kCapacity, &w.out.length,
                                  &w.error);
     }},
    {"entente_scratch_new", "special",
     [](Workplace& w) { return entente_scratch_new(w.special.map, &w.out.scratch, &w.error); }},
    {"entente_legal_orders", "special",
     [](Workplace& w) {
       return entente_legal_orders(w.special.scratch, w.special.winter, nullptr, w.special.red, ENTENTE_NO_PROVINCE,
                                   w.out.as<entente_order>(), 100, &w.out.length, &w.error);
     }},
    {"entente_adjudicate", "a hidden build", &Adjudicate},
    {"entente_scratch_texts", "a hidden build", &Sentences},
    {"entente_play", "special",
     [](Workplace& w) {
       return entente_play(w.special.scratch, nullptr, 7, 12, w.out.sized<entente_play_summary>(), &w.out.game,
                           &w.error);
     }},
    {"entente_game_new", "special",
     [](Workplace& w) { return entente_game_new(w.special.map, nullptr, w.special.winter, &w.out.game, &w.error); }},
    {"entente_game_fork", "special",
     [](Workplace& w) { return entente_game_fork(w.special.game, &w.out.game, &w.error); }},
    {"entente_game_submit", "a hidden build",
     [](Workplace& w) {
       return entente_game_submit(w.special.game, w.special.red, &w.special.build, 1, nullptr, &w.error);
     }},
    {"entente_game_process", "special", [](Workplace& w) { return entente_game_process(w.special.game, &w.error); }},
    {"entente_game_undo", "special", [](Workplace& w) { return entente_game_undo(w.special.game, &w.error); }},
    {"entente_game_load", "special",
     [](Workplace& w) {
       return entente_game_load(w.special.saved.data(), w.special.saved.size(), w.special.map, &w.out.game, &w.error);
     }},
    {"entente_exchange_adjudicate", "special", [](Workplace& w) { return Exchange(w, &entente_exchange_adjudicate); }},
    {"entente_exchange_legal", "special", [](Workplace& w) { return Exchange(w, &entente_exchange_legal); }},
};

}  // namespace

std::span<const Subject> SpecialSubjects() { return kSubjects; }

}  // namespace entente_faults
