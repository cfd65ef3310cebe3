#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

entente_submission In(uint32_t mode) { return {sizeof(entente_submission), ENTENTE_NO_POWER, mode, 0}; }

entente_status HandInText(Workplace& w, uint32_t mode, std::string_view text) {
  const entente_submission how = In(mode);
  return entente_game_submit_text(w.game, w.france, text.data(), text.size(), &how, &w.error);
}

// Redoes a phase that was undone once; can be repeated.
entente_status Redo(Workplace& w) {
  auto info = Sized<entente_game_info>();
  entente_status status = entente_game_describe(w.game, &info, &w.error);
  if (status == ENTENTE_OK && info.undone_count == 0) status = entente_game_undo(w.game, &w.error);
  return status != ENTENTE_OK ? status : entente_game_redo(w.game, &w.error);
}

// Cancels the order of the workplace.
entente_status Cancel(Workplace& w) {
  const entente_status status = entente_game_submit(w.game, w.france, w.orders, 1, nullptr, &w.error);
  if (status != ENTENTE_OK) return status;
  const auto source = static_cast<uint32_t>(w.orders[0] >> 24 & 0xfff);
  return entente_game_cancel_order(w.game, w.france, source, ENTENTE_NO_POWER, &w.error);
}

constexpr Subject kSubjects[] = {
    {"entente_game_submit", "amended",
     [](Workplace& w) {
       const entente_submission how = In(ENTENTE_SUBMIT_AMEND);
       return entente_game_submit(w.game, w.france, w.orders, 1, &how, &w.error);
     }},
    {"entente_game_submit_text", "amended",
     [](Workplace& w) { return HandInText(w, ENTENTE_SUBMIT_AMEND, "A PAR - PIC\nA PAR burns\n"); }},
    {"entente_game_submit_text", "as the next set",
     [](Workplace& w) { return HandInText(w, ENTENTE_SUBMIT_NEXT_SET, "A PAR - PIC\n"); }},
    {"entente_game_submit_text", "as default orders",
     [](Workplace& w) { return HandInText(w, ENTENTE_SUBMIT_DEFAULTS, "A PAR - PIC\n"); }},
    {"entente_game_cancel_order", "", &Cancel},
    {"entente_game_cancel_order", "that is not there",
     [](Workplace& w) { return entente_game_cancel_order(w.game, w.france + 1, 0, ENTENTE_NO_POWER, &w.error); }},
    {"entente_game_cancel_order", "all",
     [](Workplace& w) {
       return entente_game_cancel_order(w.game, w.france, ENTENTE_NO_PROVINCE, ENTENTE_NO_POWER, &w.error);
     }},
    {"entente_game_cancel_order", "all by another power",
     [](Workplace& w) {
       return entente_game_cancel_order(w.game, w.france, ENTENTE_NO_PROVINCE, w.france + 1, &w.error);
     }},
    {"entente_game_orders_text", "by default",
     [](Workplace& w) { return entente_game_orders_text(w.game, 2, w.france, 1, &w.out.long_text, &w.error); }},
    {"entente_game_set_waiting", "",
     [](Workplace& w) { return entente_game_set_waiting(w.game, w.france, 1, &w.error); }},
    {"entente_game_allow", "",
     [](Workplace& w) { return entente_game_allow(w.game, w.france + 1, w.france, 1, &w.error); }},
    {"entente_game_owed", "",
     [](Workplace& w) { return entente_game_owed(w.game, w.france, w.out.sized<entente_owed>(), &w.error); }},
    {"entente_game_owed_units", "",
     [](Workplace& w) {
       return entente_game_owed_units(w.game, w.france, w.out.as<entente_unit>(), 100, &w.out.length, &w.error);
     }},
    {"entente_game_owed_json", "",
     [](Workplace& w) { return entente_game_owed_json(w.game, &w.out.long_text, &w.error); }},
    {"entente_game_set_end_rules", "",
     [](Workplace& w) {
       const entente_end_rules rules{sizeof(entente_end_rules), 1, 1, 1905, ENTENTE_YEAR_LIMIT_DRAW, 3, 40, 0};
       return entente_game_set_end_rules(w.game, &rules, &w.error);
     }},
    {"entente_game_end_rules", "",
     [](Workplace& w) { return entente_game_end_rules(w.game, w.out.sized<entente_end_rules>(), &w.error); }},
    {"entente_game_hash", "", [](Workplace& w) { return entente_game_hash(w.game, 2, &w.out.number, &w.error); }},
    {"entente_game_hash", "not reached",
     [](Workplace& w) { return entente_game_hash(w.game, 3, &w.out.number, &w.error); }},
    {"entente_game_redo", "", &Redo},
    {"entente_game_redo", "nothing undone", [](Workplace& w) { return entente_game_redo(w.game, &w.error); }},
    {"entente_game_go_to", "", [](Workplace& w) { return entente_game_go_to(w.game, 0, &w.error); }},
    {"entente_game_go_to", "not reached", [](Workplace& w) { return entente_game_go_to(w.game, 9, &w.error); }},
};

}  // namespace

std::span<const Subject> SubmitSubjects() { return kSubjects; }

}  // namespace entente_faults
