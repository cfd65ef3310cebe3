// Calls on exchanges and documents.
#include "call_world.h"

namespace entente_fuzz {
namespace {

void New(World& w) {
  entente_exchange* made = nullptr;
  const entente_map* map = w.AnyMap();
  const entente_status status = entente_exchange_new(map, w.RulesOfPlay(), &made, w.Error());
  w.CheckMade(status, made);
}

// Makes a call whose text must not be empty or contain zero bytes.
template <typename Call>
void CheckAnswer(World& w, const Call& call) {
  const entente_text* answer = w.CheckLongText(call);
  if (answer == nullptr) return;
  Expect(entente_text_length(answer) > 0, "a result without text");
  Expect(std::strlen(static_cast<const char*>(entente_text_data(answer))) == entente_text_length(answer),
         "a zero byte inside a text");
}

template <auto kCall>
void Answer(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const ExactText json = w.AnyText();
  CheckAnswer(
      w, [&](entente_text** result) { return kCall(exchange, json.data(), json.size(), nullptr, result, w.Error()); });
}

void Vote(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const uint32_t policy = w.input.Byte() % 8;
  const ExactText json = w.AnyText();
  Expect((entente_word(ENTENTE_WORDS_DRAW_POLICY, policy) != nullptr) == (policy <= ENTENTE_DRAW_DPP_PDA),
         "a policy without a name");
  CheckAnswer(w, [&](entente_text** result) {
    return entente_exchange_count_votes(exchange, policy, json.data(), json.size(), nullptr, result, w.Error());
  });
}

void ErrorObject(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const ExactText json = w.AnyText();
  auto failure = Sized<entente_error>();
  failure.status = -static_cast<int32_t>(w.input.Byte() % 12);
  failure.line = w.input.Byte();
  for (char& c : failure.message) c = static_cast<char>(w.input.Byte());
  entente_text* result = nullptr;
  const entente_status status = entente_exchange_error_json(exchange, json.data(), json.size(), &failure, &result);
  const std::string told = Taken(status, result);
  Expect(status != ENTENTE_OK || (!told.empty() && told.find('\0') == std::string::npos),
         "an error object without text");
}

void ReadPosition(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const entente_document* document = w.ReadDocument();
  const uint32_t phase = w.input.Byte() % 8 == 7 ? 1 : 0;
  const entente_map* map = nullptr;
  const Room room = w.AnyRoom();
  entente_rules* rules = w.AnyRules();
  size_t size = 0;
  const entente_status status =
      entente_exchange_read(exchange, document, phase, nullptr, &map, rules, room.memory, room.bytes, &size, w.Error());
  if (!w.Check(status)) {
    Expect(status != ENTENTE_ERR_BUFFER_TOO_SMALL || size > room.bytes, "too small a buffer, but it would fit");
    return;
  }
  Expect(map != nullptr && size == entente_position_size(map), "a position of another size");
  Expect(entente_position_check(map, room.memory, nullptr) == ENTENTE_OK, "an unsound position was read");
  w.Put(entente_map_retain(map));
}

void CheckNotes(World& w, const entente_exchange* exchange) {
  w.CheckLongText([&](entente_text** notes) { return entente_exchange_notes(exchange, notes, w.Error()); });
}

void Phases(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const entente_document* document = w.ReadDocument();
  const uint32_t byte = w.input.Byte(), index = byte % 4;
  const bool is_there = index < entente_document_phase_count(document);
  Expect((entente_document_phase_name(document, index) != nullptr) == is_there, "a phase is there and is not");
  Expect(is_there || entente_document_has_orders(document, index) == 0, "orders without a phase");
  Expect(document == nullptr || entente_document_is_game(document) != 0 || entente_document_phase_count(document) == 1,
         "a phase object is one phase");
  CheckAnswer(w, [&](entente_text** json) { return entente_document_phase(document, index, json, w.Error()); });
  auto options = Sized<entente_text_options>();
  options.board = byte / 4 % 3;
  options.full_names = byte / 16 % 2;
  options.width = byte / 2;
  CheckAnswer(w, [&](entente_text** text) {
    return entente_exchange_report(exchange, document, index, &options, text, w.Error());
  });
  CheckNotes(w, exchange);
  for (const auto call : {&entente_exchange_adjudicate_phase, &entente_exchange_legal_phase}) {
    CheckAnswer(w, [&](entente_text** json) { return call(exchange, document, index, nullptr, json, w.Error()); });
  }
}

void ReplayDocument(World& w, entente_exchange* exchange, const entente_document* document) {
  auto summary = Sized<entente_replay_summary>();
  const entente_text_form form = w.input.Byte() % 2 == 0 ? ENTENTE_TEXT_JSON : ENTENTE_TEXT_FOR_PEOPLE;
  w.Check(entente_exchange_check(exchange, document, nullptr, w.Error()));
  CheckAnswer(w, [&](entente_text** text) {
    return entente_exchange_replay(exchange, document, form, nullptr, &summary, text, w.Error());
  });
}

// Converts a saved game to every form, or gets the reason why not, with one line for each note.
void ConvertSaved(World& w, const std::string& saved) {
  auto info = Sized<entente_game_form_info>();
  for (uint32_t i = 0; entente_game_form_describe(i, &info, nullptr) == ENTENTE_OK; ++i) {
    Expect(*info.name != 0 && *info.text != 0, "a form without a name");
    entente_text* notes = nullptr;
    w.CheckLongText([&](entente_text** text) {
      return entente_convert(saved.data(), saved.size(), ENTENTE_GAME_FORM_GUESS, info.form, nullptr, nullptr, nullptr,
                             text, &notes, w.Error());
    });
    entente_text_free(notes);
  }
  uint32_t guess = ENTENTE_GAME_FORM_GUESS;
  Expect(entente_game_form_guess(saved.data(), saved.size(), &guess, nullptr) == ENTENTE_OK,
         "a saved game has no form");
  Expect(guess == ENTENTE_GAME_FORM_JSON, "a saved game looks like another form");
}

// Replays a game of the pool.
void Replay(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const entente_game* game = w.AnyGame();
  if (exchange == nullptr || game == nullptr) return;
  const std::string saved = LongTextOf([&](entente_text** json) { return entente_game_save(game, json, nullptr); });
  entente_document* document = nullptr;
  const entente_status status = entente_document_read(saved.data(), saved.size(), &document, w.Error());
  w.CheckMade(status, document);
  Expect(document != nullptr && entente_document_is_game(document) == 1, "a saved game is no game");
  ReplayDocument(w, exchange, document);
  ConvertSaved(w, saved);
}

void ReplayAny(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  ReplayDocument(w, exchange, w.ReadDocument());
}

constexpr Operation kOperations[] = {&New,
                                     &Answer<&entente_exchange_adjudicate>,
                                     &Answer<&entente_exchange_legal>,
                                     &Vote,
                                     &ErrorObject,
                                     &ReadPosition,
                                     &Phases,
                                     &Replay,
                                     &ReplayAny,
                                     &Drop<entente_document>};

}  // namespace

std::span<const Operation> ExchangeOperations() { return kOperations; }

}  // namespace entente_fuzz
