#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

entente_status Load(Workplace& w, std::string_view text, const entente_map* map) {
  return entente_game_load(text.data(), text.size(), map, &w.out.game, &w.error);
}

// Saves a game and loads the first `kept` of `of` parts of the bytes.
entente_status SaveAndLoadBinary(Workplace& w, size_t kept, size_t of) {
  entente_text* text = nullptr;
  entente_status status = entente_game_save_binary(w.game, &text, &w.error);
  if (status == ENTENTE_OK) {
    const size_t length = entente_text_length(text) * kept / of;
    status = entente_game_load(static_cast<const char*>(entente_text_data(text)), length, w.map, &w.out.game, &w.error);
  }
  entente_text_free(text);
  return status;
}

entente_status SubmitText(Workplace& w, std::string_view text) {
  return entente_game_submit_text(w.game, w.france, text.data(), text.size(), nullptr, &w.error);
}

std::string_view SavedGame(const Workplace& w) {
  return {static_cast<const char*>(entente_text_data(w.text)), entente_text_length(w.text)};
}

// Uses a separate game in which a dislodged unit is lost.
entente_status EventSentences(Workplace& w) {
  entente_game* game = nullptr;
  entente_status status = entente_game_new(w.map, nullptr, w.retreat, &game, &w.error);
  if (status == ENTENTE_OK) status = entente_game_process(game, &w.error);
  if (status == ENTENTE_OK) {
    status = entente_game_texts(game, 0, ENTENTE_TEXTS_EVENTS, nullptr, &w.out.long_text, &w.error);
  }
  entente_game_free(game);
  return status;
}

entente_status Position(Workplace& w, uint32_t phase) {
  return entente_game_position(w.game, phase, w.out.bytes, Outputs::kCapacity, &w.error);
}

entente_status FindPhase(Workplace& w, std::string_view name) {
  entente_phase phase = 0;
  const entente_status status = entente_game_find_phase(w.game, name.data(), name.size(), &phase, &w.error);
  w.out.number = phase;
  return status;
}

entente_status Check(Workplace& w, std::string_view text) {
  return entente_game_check_order(w.game, w.france, text.data(), text.size(), nullptr,
                                  w.out.sized<entente_order_check>(), &w.out.long_text, &w.error);
}

entente_status Command(Workplace& w, std::string_view text) {
  return entente_game_vote_command(w.game, w.france, text.data(), text.size(), &w.error);
}

// Uses a game at the start of the map, where Russia leads.
entente_status Concede(Workplace& w) {
  entente_game* game = nullptr;
  entente_status status = entente_game_new(w.map, nullptr, nullptr, &game, &w.error);
  const entente_vote vote{uint64_t{1} << 5, 2, ENTENTE_VOTE_CONCEDE, 0, {}};
  if (status == ENTENTE_OK) status = entente_game_vote(game, &vote, &w.error);
  entente_game_free(game);
  return status;
}

entente_status Vote(Workplace& w, uint8_t kind, uint64_t powers) {
  const entente_vote vote{powers, static_cast<uint8_t>(w.france), kind, 0, {}};
  return entente_game_vote(w.game, &vote, &w.error);
}

entente_status Votes(Workplace& w) {
  entente_status status = entente_game_set_draw_policy(w.game, ENTENTE_DRAW_DPP_PDA, &w.error);
  if (status == ENTENTE_OK) status = Vote(w, ENTENTE_VOTE_LIST, uint64_t{1} << w.france);
  if (status != ENTENTE_OK) return status;
  return entente_game_votes(w.game, w.out.as<entente_vote>(), 100, &w.out.length, &w.error);
}

entente_status Resume(Workplace& w) {
  const entente_status status = entente_game_end(w.game, ENTENTE_END_NO_RESULT, 0, &w.error);
  return status != ENTENTE_OK ? status : entente_game_resume(w.game, &w.error);
}

entente_status Orders(Workplace& w, uint32_t phase) {
  return entente_game_orders(w.game, phase, w.france, w.out.as<entente_order>(), 100, &w.out.length, &w.error);
}

constexpr Subject kSubjects[] = {
    {"entente_game_new", "",
     [](Workplace& w) { return entente_game_new(w.map, &w.rules, nullptr, &w.out.game, &w.error); }},
    {"entente_game_new", "at a position",
     [](Workplace& w) { return entente_game_new(w.map, nullptr, w.retreat, &w.out.game, &w.error); }},
    {"entente_game_fork", "", [](Workplace& w) { return entente_game_fork(w.game, &w.out.game, &w.error); }},
    {"entente_game_view", "", [](Workplace& w) { return entente_game_view(w.game, w.france, &w.out.game, &w.error); }},
    {"entente_game_find_phase", "", [](Workplace& w) { return FindPhase(w, "FALL 1901 MOVEMENT"); }},
    {"entente_game_find_phase", "unknown", [](Workplace& w) { return FindPhase(w, "W1999A"); }},
    {"entente_game_legal_orders", "",
     [](Workplace& w) {
       return entente_game_legal_orders(w.game, w.france, ENTENTE_NO_PROVINCE, w.out.as<entente_order>(), 4096,
                                        &w.out.length, &w.error);
     }},
    {"entente_game_check_order", "", [](Workplace& w) { return Check(w, "A PAR H"); }},
    {"entente_game_check_order", "illegal", [](Workplace& w) { return Check(w, "A PAR - MOS"); }},
    {"entente_game_check_order", "unreadable", [](Workplace& w) { return Check(w, "A PAR burns"); }},
    {"entente_game_phase_json", "",
     [](Workplace& w) { return entente_game_phase_json(w.game, 1, nullptr, &w.out.long_text, &w.error); }},
    {"entente_game_losses", "",
     [](Workplace& w) {
       return entente_game_losses(w.game, 1, w.out.as<entente_event>(), 100, &w.out.length, &w.error);
     }},
    {"entente_game_position", "", [](Workplace& w) { return Position(w, 2); }},
    {"entente_game_position", "of an earlier phase", [](Workplace& w) { return Position(w, 1); }},
    {"entente_game_position", "not reached", [](Workplace& w) { return Position(w, 3); }},
    {"entente_game_after", "",
     [](Workplace& w) { return entente_game_after(w.game, 1, w.out.bytes, Outputs::kCapacity, &w.error); }},
    {"entente_game_rules", "",
     [](Workplace& w) { return entente_game_rules(w.game, w.out.sized<entente_rules>(), &w.error); }},
    {"entente_game_summary", "",
     [](Workplace& w) { return entente_game_summary(w.game, 0, w.out.sized<entente_phase_summary>(), &w.error); }},
    {"entente_game_summary", "not played",
     [](Workplace& w) { return entente_game_summary(w.game, 2, w.out.sized<entente_phase_summary>(), &w.error); }},
    {"entente_game_texts", "",
     [](Workplace& w) {
       return entente_game_texts(w.game, 0, ENTENTE_TEXTS_ORDERS, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_game_texts", "losses",
     [](Workplace& w) {
       return entente_game_texts(w.game, 0, ENTENTE_TEXTS_LOSSES, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_game_texts", "results",
     [](Workplace& w) {
       return entente_game_texts(w.game, 0, ENTENTE_TEXTS_RESULTS, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_game_explain", "",
     [](Workplace& w) {
       return entente_game_explain(w.game, 0, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_game_explain", "no such order",
     [](Workplace& w) {
       return entente_game_explain(w.game, 0, "ROM", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_game_advise", "",
     [](Workplace& w) {
       return entente_game_advise(w.game, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_game_texts", "events", &EventSentences},
    {"entente_game_submit", "",
     [](Workplace& w) { return entente_game_submit(w.game, w.france, w.orders, 1, nullptr, &w.error); }},
    {"entente_game_submit", "of another power",
     [](Workplace& w) { return entente_game_submit(w.game, w.france + 1, w.orders, 2, nullptr, &w.error); }},
    {"entente_game_submit_text", "",
     [](Workplace& w) { return SubmitText(w, "# two orders\nA PAR - PIC\nF BRE - MAO\n"); }},
    {"entente_game_submit_text", "unreadable",
     [](Workplace& w) { return SubmitText(w, "A PAR - PIC\nA PAR burns\nA BRE - ENG - BEL # by sea\n"); }},
    {"entente_game_orders", "", [](Workplace& w) { return Orders(w, 2); }},
    {"entente_game_orders", "of an earlier phase", [](Workplace& w) { return Orders(w, 0); }},
    {"entente_game_orders_text", "",
     [](Workplace& w) { return entente_game_orders_text(w.game, 2, w.france, 0, &w.out.long_text, &w.error); }},
    {"entente_game_orders_text", "of an earlier phase",
     [](Workplace& w) { return entente_game_orders_text(w.game, 0, w.france + 1, 0, &w.out.long_text, &w.error); }},
    {"entente_game_line", "",
     [](Workplace& w) { return entente_game_line(w.game, 2, 2, w.out.sized<entente_line>(), &w.error); }},
    {"entente_game_line_text", "",
     [](Workplace& w) {
       return entente_game_line_text(w.game, 2, 2, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_game_line_fault", "",
     [](Workplace& w) {
       return entente_game_line_fault(w.game, 2, 2, nullptr, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_game_line_path", "",
     [](Workplace& w) {
       return entente_game_line_path(w.game, 2, 3, w.out.as<uint16_t>(), 100, &w.out.length, &w.error);
     }},
    {"entente_game_line", "beyond the last",
     [](Workplace& w) { return entente_game_line(w.game, 2, 99, w.out.sized<entente_line>(), &w.error); }},
    {"entente_game_process", "", [](Workplace& w) { return entente_game_process(w.game, &w.error); }},
    {"entente_game_set_draw_policy", "",
     [](Workplace& w) { return entente_game_set_draw_policy(w.game, ENTENTE_DRAW_DAIDE_PDA, &w.error); }},
    {"entente_game_describe", "",
     [](Workplace& w) { return entente_game_describe(w.game, w.out.sized<entente_game_info>(), &w.error); }},
    {"entente_game_vote", "", [](Workplace& w) { return Vote(w, ENTENTE_VOTE_DRAW, 0); }},
    {"entente_game_vote", "refused", [](Workplace& w) { return Vote(w, ENTENTE_VOTE_LIST, ~uint64_t{0}); }},
    {"entente_game_vote", "a concession", &Concede},
    {"entente_game_cancel_vote", "",
     [](Workplace& w) {
       const entente_vote vote{0, static_cast<uint8_t>(w.france), ENTENTE_VOTE_DRAW, 0, {}};
       return entente_game_cancel_vote(w.game, &vote, &w.error);
     }},
    {"entente_game_vote_command", "", [](Workplace& w) { return Command(w, "SET DRAW"); }},
    {"entente_game_vote_command", "unreadable", [](Workplace& w) { return Command(w, "SET DRAW ?"); }},
    {"entente_game_votes", "", &Votes},
    {"entente_game_end", "", [](Workplace& w) { return entente_game_end(w.game, ENTENTE_END_DRAW, 1, &w.error); }},
    {"entente_game_resume", "", &Resume},
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
    {"entente_game_save", "", [](Workplace& w) { return entente_game_save(w.game, &w.out.long_text, &w.error); }},
    {"entente_game_load", "", [](Workplace& w) { return Load(w, SavedGame(w), nullptr); }},
    {"entente_game_load", "with its map", [](Workplace& w) { return Load(w, SavedGame(w), w.map); }},
    {"entente_game_load", "cut off",
     [](Workplace& w) { return Load(w, SavedGame(w).substr(0, SavedGame(w).size() / 2), nullptr); }},
    {"entente_game_save_binary", "",
     [](Workplace& w) { return entente_game_save_binary(w.game, &w.out.long_text, &w.error); }},
    {"entente_game_load", "bytes", [](Workplace& w) { return SaveAndLoadBinary(w, 1, 1); }},
    {"entente_game_load", "bytes cut off", [](Workplace& w) { return SaveAndLoadBinary(w, 1, 2); }},
    {"entente_game_load", "unknown map",
     [](Workplace& w) { return Load(w, R"({"map":"nowhere","phases":[{"name":"S1901M"}]})", nullptr); }},
};

}  // namespace

std::span<const Subject> GameSubjects() { return kSubjects; }

}  // namespace entente_faults
