#include <cstring>
#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

constexpr std::string_view kPhase =
    R"({"id":[1,{"a":null}],"map":"pure","rules":{"civil_disorder":"home_distance"},"name":"S1901M",)"
    R"("state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A BER"]}},)"
    R"("orders":{"FRANCE":["A PAR - BER","nonsense \u00e9"],"GERMANY":["A BER H"]}})";
constexpr std::string_view kUnknownOrders =
    R"({"map":"pure","name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A BER"]}},)"
    R"("orders":{"FRANCE":["A PAR - LON"]}})";
constexpr std::string_view kArmyAtSea =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A NTH"]}},"orders":{}})";
constexpr std::string_view kMistyped =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"order":{"FRANCE":["A PAR H"]}})";
constexpr std::string_view kBroken = R"({"id":7,"name":"S1901M","state":{"units":{"FRANCE":["A PAR",]}}})";

using Call = decltype(&entente_exchange_adjudicate);
using PhaseCall = decltype(&entente_exchange_adjudicate_phase);

entente_status Ask(Workplace& w, Call call, std::string_view json) {
  return call(w.exchange, json.data(), json.size(), nullptr, &w.out.long_text, &w.error);
}

// A phase of the saved game.
entente_status AskPhase(Workplace& w, PhaseCall call, uint32_t phase) {
  return call(w.exchange, w.document, phase, nullptr, &w.out.long_text, &w.error);
}

entente_status ReadDocument(Workplace& w, std::string_view json) {
  return entente_document_read(json.data(), json.size(), &w.out.document, &w.error);
}

// A call on a document made for it.
template <typename DocumentCall>
entente_status WithDocument(Workplace& w, std::string_view json, const DocumentCall& call) {
  entente_document* document = nullptr;
  entente_status status = entente_document_read(json.data(), json.size(), &document, &w.error);
  if (status == ENTENTE_OK) status = call(document);
  entente_document_free(document);
  return status;
}

entente_status Read(Workplace& w, std::string_view json) {
  const entente_map* map = nullptr;
  const entente_status status = WithDocument(w, json, [&](const entente_document* document) {
    return entente_exchange_read(w.exchange, document, 0, nullptr, &map, &w.rules, w.out.bytes, Outputs::kCapacity,
                                 &w.out.length, &w.error);
  });
  w.out.number = map != nullptr ? 1 : 0;
  return status;
}

entente_status Check(Workplace& w, std::string_view json) {
  return WithDocument(w, json, [&](const entente_document* document) {
    return entente_exchange_check(w.exchange, document, nullptr, &w.error);
  });
}

entente_status FindPhase(Workplace& w, std::string_view name) {
  uint32_t phase = 0;
  const entente_status status = entente_document_find_phase(w.document, name.data(), name.size(), &phase, &w.error);
  w.out.number = phase;
  return status;
}

// In German, because its texts are another allocation.
entente_text_options TextOptions() {
  auto options = Sized<entente_text_options>();
  options.board = options.full_names = 1;
  options.language = ENTENTE_LANGUAGE_DE;
  options.width = 40;
  return options;
}

entente_status Report(Workplace& w) {
  const entente_text_options options = TextOptions();
  return entente_exchange_report(w.exchange, w.document, 0, &options, &w.out.long_text, &w.error);
}

entente_status Explain(Workplace& w, entente_text_form form) {
  const entente_text_options options = TextOptions();
  return entente_exchange_explain(w.exchange, w.document, 0, "", 0, form, &options, &w.out.long_text, &w.error);
}

// With few order sets, because there is one run for each allocation.
entente_status Advise(Workplace& w, entente_text_form form) {
  auto question = Sized<entente_advise_options>();
  question.outlook = 1;
  return WithDocument(w, kUnknownOrders, [&](const entente_document* document) {
    return entente_exchange_advise(w.exchange, document, 0, &question, form, nullptr, &w.out.long_text, &w.error);
  });
}

entente_status Replay(Workplace& w, entente_text_form form) {
  auto* summary = w.out.sized<entente_replay_summary>();
  const entente_text_options options = TextOptions();
  return entente_exchange_replay(w.exchange, w.document, form, &options, summary, &w.out.long_text, &w.error);
}

// Reads the note about a phase with a mistyped key.
entente_status Notes(Workplace& w) {
  entente_text* legal = nullptr;
  const entente_status status =
      entente_exchange_legal(w.exchange, kMistyped.data(), kMistyped.size(), nullptr, &legal, &w.error);
  entente_text_free(legal);
  if (status != ENTENTE_OK) return status;
  return entente_exchange_notes(w.exchange, &w.out.long_text, &w.error);
}

constexpr std::string_view kVotes = R"({"id":1,"survivors":["FRANCE","ITALY"],"votes":{"FRANCE":["FRANCE","ITALY"]}})";

entente_status CountVotes(Workplace& w, std::string_view json) {
  return entente_exchange_count_votes(w.exchange, ENTENTE_DRAW_DAIDE_PDA, json.data(), json.size(), nullptr,
                                      &w.out.long_text, &w.error);
}

entente_status ErrorJson(Workplace& w) {
  auto failure = Sized<entente_error>();
  failure.status = ENTENTE_ERR_INVALID_ARGUMENT;
  failure.line = 3;
  std::strcpy(failure.message, "something \"is\" wrong");
  const entente_status status =
      entente_exchange_error_json(w.exchange, kBroken.data(), kBroken.size(), &failure, &w.out.long_text);
  if (status != ENTENTE_OK) std::strcpy(w.error.message, "out of memory");  // this call does not fill an error
  return status;
}

// A movement phase with a dislodgement.
constexpr std::string_view kWebGame =
    R"({"gameID":5,"variantID":1,"phases":[{"turn":0,"phase":"Diplomacy","units":[{"unitType":"Army","terrID":20,)"
    R"("countryID":5},{"unitType":"Army","terrID":22,"countryID":7},{"unitType":"Army","terrID":21,"countryID":7}],)"
    R"("orders":[{"countryID":7,"terrID":22,"type":"Move","toTerrID":20},{"countryID":7,"terrID":21,)"
    R"("type":"Support move","toTerrID":20,"fromTerrID":22}]},{"turn":0,"phase":"Retreats","units":[{"unitType":)"
    R"("Army","terrID":20,"countryID":5,"retreating":"Yes"}],"messages":[{}]}]})";
constexpr std::string_view kPackageGame =
    R"({"id":"g","rules":["NO_PRESS"],"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
    R"("orders":{"FRANCE":["A PAR - BUR"]},"results":{},"messages":[{"message":"x"}]},)"
    R"({"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{"FRANCE":null},"results":{},"messages":[]}]})";

entente_status Convert(Workplace& w, std::string_view game, uint32_t from, uint32_t to) {
  entente_text* notes = nullptr;
  const entente_status status = entente_convert(game.data(), game.size(), from, to, nullptr, &w.rules, nullptr,
                                                &w.out.long_text, &notes, &w.error);
  w.out.number = entente_text_length(notes);
  entente_text_free(notes);
  return status;
}

entente_status AdjudicateListing(Workplace& w, std::string_view listing) {
  entente_text* notes = nullptr;
  const entente_status status = entente_adjudicate_listing(listing.data(), listing.size(), nullptr, &w.rules, nullptr,
                                                           &w.out.long_text, &notes, &w.error);
  w.out.number = entente_text_length(notes);
  entente_text_free(notes);
  return status;
}

entente_status GuessForm(Workplace& w, std::string_view game) {
  uint32_t form = 0;
  const entente_status status = entente_game_form_guess(game.data(), game.size(), &form, &w.error);
  w.out.number = form;
  return status;
}

constexpr Subject kSubjects[] = {
    {"entente_exchange_new", "",
     [](Workplace& w) { return entente_exchange_new(w.map, &w.rules, &w.out.exchange, &w.error); }},
    {"entente_exchange_adjudicate", "", [](Workplace& w) { return Ask(w, &entente_exchange_adjudicate, kPhase); }},
    {"entente_exchange_adjudicate", "an army at sea",
     [](Workplace& w) { return Ask(w, &entente_exchange_adjudicate, kArmyAtSea); }},
    {"entente_exchange_adjudicate", "broken",
     [](Workplace& w) { return Ask(w, &entente_exchange_adjudicate, kBroken); }},
    {"entente_exchange_legal", "", [](Workplace& w) { return Ask(w, &entente_exchange_legal, kPhase); }},
    {"entente_exchange_leave_out", "",
     [](Workplace& w) { return entente_exchange_leave_out(w.exchange, ENTENTE_PART_AFTER, &w.error); }},
    {"entente_exchange_count_votes", "", [](Workplace& w) { return CountVotes(w, kVotes); }},
    {"entente_exchange_count_votes", "no votes", [](Workplace& w) { return CountVotes(w, kPhase); }},
    {"entente_exchange_error_json", "", &ErrorJson},
    {"entente_exchange_read", "", [](Workplace& w) { return Read(w, kPhase); }},
    {"entente_exchange_read", "an army at sea", [](Workplace& w) { return Read(w, kArmyAtSea); }},
    {"entente_exchange_check", "",
     [](Workplace& w) { return entente_exchange_check(w.exchange, w.document, nullptr, &w.error); }},
    {"entente_exchange_check", "unknown map",
     [](Workplace& w) { return Check(w, R"({"map":"nowhere","phases":[]})"); }},
    {"entente_document_read", "", [](Workplace& w) { return ReadDocument(w, kPhase); }},
    {"entente_document_read", "a game",
     [](Workplace& w) {
       return ReadDocument(w, {static_cast<const char*>(entente_text_data(w.text)), entente_text_length(w.text)});
     }},
    {"entente_document_read", "broken", [](Workplace& w) { return ReadDocument(w, kBroken); }},
    {"entente_document_find_phase", "", [](Workplace& w) { return FindPhase(w, "f1901m"); }},
    {"entente_document_find_phase", "none", [](Workplace& w) { return FindPhase(w, "F1801M"); }},
    {"entente_document_phase", "",
     [](Workplace& w) { return entente_document_phase(w.document, 1, &w.out.long_text, &w.error); }},
    {"entente_document_phase", "beyond the last",
     [](Workplace& w) { return entente_document_phase(w.document, 9, &w.out.long_text, &w.error); }},
    {"entente_exchange_adjudicate_phase", "",
     [](Workplace& w) { return AskPhase(w, &entente_exchange_adjudicate_phase, 1); }},
    {"entente_exchange_adjudicate_phase", "beyond the last",
     [](Workplace& w) { return AskPhase(w, &entente_exchange_adjudicate_phase, 9); }},
    {"entente_exchange_legal_phase", "", [](Workplace& w) { return AskPhase(w, &entente_exchange_legal_phase, 1); }},
    {"entente_exchange_report", "", [](Workplace& w) { return Report(w); }},
    {"entente_exchange_explain", "", [](Workplace& w) { return Explain(w, ENTENTE_TEXT_FOR_PEOPLE); }},
    {"entente_exchange_explain", "json", [](Workplace& w) { return Explain(w, ENTENTE_TEXT_JSON); }},
    {"entente_exchange_explain", "graph", [](Workplace& w) { return Explain(w, ENTENTE_TEXT_GRAPH_DOT); }},
    {"entente_exchange_advise", "", [](Workplace& w) { return Advise(w, ENTENTE_TEXT_FOR_PEOPLE); }},
    {"entente_exchange_advise", "json", [](Workplace& w) { return Advise(w, ENTENTE_TEXT_JSON); }},
    {"entente_exchange_explain", "graph as json", [](Workplace& w) { return Explain(w, ENTENTE_TEXT_GRAPH_JSON); }},
    {"entente_exchange_render", "",
     [](Workplace& w) {
       return entente_exchange_render(w.exchange, w.document, 0, "PAR", 3, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_exchange_render", "outlook",
     [](Workplace& w) {
       const entente_render_options options = {sizeof options, 0, 0, 0, 0, 0, 0, 0, 1};
       return entente_exchange_render(w.exchange, w.document, 0, "", 0, &options, &w.out.long_text, &w.error);
     }},
    {"entente_exchange_notes", "", &Notes},
    {"entente_exchange_replay", "", [](Workplace& w) { return Replay(w, ENTENTE_TEXT_JSON); }},
    {"entente_game_form_guess", "", [](Workplace& w) { return GuessForm(w, kWebGame); }},
    {"entente_game_form_guess", "nothing", [](Workplace& w) { return GuessForm(w, "?"); }},
    {"entente_convert", "webdiplomacy to diplomacy",
     [](Workplace& w) { return Convert(w, kWebGame, ENTENTE_GAME_FORM_WEBDIPLOMACY, ENTENTE_GAME_FORM_DIPLOMACY); }},
    {"entente_convert", "diplomacy to webdiplomacy",
     [](Workplace& w) { return Convert(w, kPackageGame, ENTENTE_GAME_FORM_GUESS, ENTENTE_GAME_FORM_WEBDIPLOMACY); }},
    {"entente_convert", "diplomacy to dipcc",
     [](Workplace& w) { return Convert(w, kPackageGame, ENTENTE_GAME_FORM_DIPLOMACY, ENTENTE_GAME_FORM_DIPCC); }},
    {"entente_convert", "dipcc to json",
     [](Workplace& w) { return Convert(w, kPackageGame, ENTENTE_GAME_FORM_DIPCC, ENTENTE_GAME_FORM_JSON); }},
    {"entente_convert", "broken",
     [](Workplace& w) { return Convert(w, kBroken, ENTENTE_GAME_FORM_JSON, ENTENTE_GAME_FORM_JSON); }},
    {"entente_adjudicate_listing", "",
     [](Workplace& w) {
       return AdjudicateListing(w,
                                "Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nA MAR S A PAR - BUR\n"
                                "Germany: Army Burgundy HOLD.\n");
     }},
    {"entente_adjudicate_listing", "broken", [](Workplace& w) { return AdjudicateListing(w, kBroken); }},
    {"entente_exchange_replay", "for people", [](Workplace& w) { return Replay(w, ENTENTE_TEXT_FOR_PEOPLE); }},
};

}  // namespace

std::span<const Subject> ExchangeSubjects() { return kSubjects; }

}  // namespace entente_faults
