#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

entente_status Load(Workplace& w, std::string_view text, const entente_map* map) {
  return entente_game_load(text.data(), text.size(), map, &w.out.game, &w.error);
}

entente_status SubmitText(Workplace& w, std::string_view text) {
  return entente_game_submit_text(w.game, w.france, text.data(), text.size(), &w.error);
}

constexpr Subject kSubjects[] = {
    {"entente_game_new", "", [](Workplace& w) { return entente_game_new(w.map, &w.rules, &w.out.game, &w.error); }},
    {"entente_game_new_at", "",
     [](Workplace& w) { return entente_game_new_at(w.map, nullptr, w.retreat, &w.out.game, &w.error); }},
    {"entente_game_fork", "", [](Workplace& w) { return entente_game_fork(w.game, &w.out.game, &w.error); }},
    {"entente_game_position", "", [](Workplace& w) { return entente_game_position(w.game, w.out.bytes, &w.error); }},
    {"entente_game_position_at", "",
     [](Workplace& w) { return entente_game_position_at(w.game, 1, w.out.bytes, &w.error); }},
    {"entente_game_submit", "",
     [](Workplace& w) { return entente_game_submit(w.game, w.france, w.orders, 1, &w.error); }},
    {"entente_game_submit", "of another power",
     [](Workplace& w) { return entente_game_submit(w.game, w.france + 1, w.orders, 2, &w.error); }},
    {"entente_game_submit_text", "",
     [](Workplace& w) { return SubmitText(w, "# two orders\nA PAR - PIC\nF BRE - MAO\n"); }},
    {"entente_game_submit_text", "unreadable",
     [](Workplace& w) { return SubmitText(w, "A PAR - PIC\nA PAR burns\nA BRE - ENG - BEL # by sea\n"); }},
    {"entente_game_orders", "",
     [](Workplace& w) {
       return entente_game_orders(w.game, w.france, w.out.as<entente_order>(), 100, &w.out.length, &w.error);
     }},
    {"entente_game_line", "",
     [](Workplace& w) { return entente_game_line(w.game, 2, 2, w.out.sized<entente_line>(), &w.error); }},
    {"entente_game_line_text", "",
     [](Workplace& w) {
       return entente_game_line_text(w.game, 2, 2, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_game_line_fault", "",
     [](Workplace& w) {
       return entente_game_line_fault(w.game, 2, 2, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_game_line_path", "",
     [](Workplace& w) {
       return entente_game_line_path(w.game, 2, 3, w.out.as<uint16_t>(), 100, &w.out.length, &w.error);
     }},
    {"entente_game_line", "beyond the last",
     [](Workplace& w) { return entente_game_line(w.game, 2, 99, w.out.sized<entente_line>(), &w.error); }},
    {"entente_game_process", "", [](Workplace& w) { return entente_game_process(w.game, &w.error); }},
    {"entente_game_undo", "", [](Workplace& w) { return entente_game_undo(w.game, &w.error); }},
    {"entente_game_results", "",
     [](Workplace& w) {
       return entente_game_results(w.game, 0, w.out.as<entente_order_result>(), sizeof(entente_order_result), 100,
                                   &w.out.length, &w.error);
     }},
    {"entente_game_events", "",
     [](Workplace& w) {
       return entente_game_events(w.game, 1, w.out.as<entente_event>(), 100, &w.out.length, &w.error);
     }},
    {"entente_game_save", "",
     [](Workplace& w) { return entente_game_save(w.game, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error); }},
    {"entente_game_load", "", [](Workplace& w) { return Load(w, w.saved, nullptr); }},
    {"entente_game_load", "with its map", [](Workplace& w) { return Load(w, w.saved, w.map); }},
    {"entente_game_load", "cut off",
     [](Workplace& w) { return Load(w, std::string_view(w.saved).substr(0, w.saved.size() / 2), nullptr); }},
    {"entente_game_load", "unknown map",
     [](Workplace& w) { return Load(w, R"({"map":"nowhere","phases":[{"name":"S1901M"}]})", nullptr); }},
};

}  // namespace

std::span<const Subject> GameSubjects() { return kSubjects; }

}  // namespace entente_faults
