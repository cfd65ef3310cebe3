// Any text as a JSON phase: adjudicated, listed, reported and read, or refused with a place inside the text. A used
// exchange and a new one give the same answers, and so do a document and a single call.
//   Input: the text.
#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

using TextCall = decltype(&entente_exchange_adjudicate);
using PhaseCall = decltype(&entente_exchange_adjudicate_phase);

struct Answer {
  entente_status status;
  std::string text;  // or the error object
  bool operator==(const Answer&) const = default;
};

// The answer of `call(exchange, &result, &error)`.
template <typename Call>
Answer AnswerOf(entente_exchange* exchange, const ExactText& text, const Call& call) {
  entente_text* result = nullptr;
  auto error = Sized<entente_error>();
  const entente_status status = call(exchange, &result, &error);
  const std::string answer = Taken(status, result);
  if (CheckedText(status, error, text.view())) return {status, answer};
  return {status, LongTextOf([&](entente_text** object) {
            return entente_exchange_error_json(exchange, text.data(), text.size(), &error, object);
          })};
}

// The answer of a used exchange, which must be that of a new one.
template <typename Call>
Answer AnswerOfBoth(entente_exchange* old, const ExactText& text, const Call& call) {
  const Owned<entente_exchange> fresh = NewExchange(nullptr);
  const Answer answer = AnswerOf(old, text, call);
  Expect(answer == AnswerOf(fresh.get(), text, call), "an answer depends on earlier calls");
  return answer;
}

// Makes the call on the text and on its document, which is null if the text is none.
void Ask(entente_exchange* old, const ExactText& text, const entente_document* document, TextCall at_once,
         PhaseCall by_phase) {
  const Answer answer = AnswerOfBoth(old, text, [&](auto* exchange, entente_text** result, entente_error* error) {
    return at_once(exchange, text.data(), text.size(), nullptr, result, error);
  });
  if (entente_document_phase_count(document) == 0) return;
  const Answer again = AnswerOfBoth(old, text, [&](auto* exchange, entente_text** result, entente_error* error) {
    return by_phase(exchange, document, 0, nullptr, result, error);
  });
  Expect(entente_document_is_game(document) != 0 || again == answer,
         "a phase object and its document get different answers");
}

void Report(entente_exchange* old, const ExactText& text, const entente_document* document) {
  if (entente_document_phase_count(document) == 0) return;
  auto options = Sized<entente_text_options>();
  options.board = text.size() % 2;
  options.full_names = text.size() / 2 % 2;
  if (text.size() % 5 == 0) options.language = ENTENTE_LANGUAGE_DE;
  options.width = text.size() % 3 == 0 ? 0 : 20 + static_cast<uint32_t>(text.size() % 100);
  AnswerOfBoth(old, text, [&](auto* exchange, entente_text** result, entente_error* error) {
    return entente_exchange_report(exchange, document, 0, &options, result, error);
  });
}

// Writes the position of a phase as JSON and reads it back.
void RoundTrip(entente_exchange* exchange, const ExactText& text, const entente_document* document) {
  const entente_map* map = nullptr;
  auto error = Sized<entente_error>();
  auto rules = Sized<entente_rules>();
  PositionMemory position(1 << 12);
  size_t size = 0;
  if (!CheckedText(entente_exchange_read(exchange, document, 0, nullptr, &map, &rules, position.data(),
                                         BytesOf(position), &size, &error),
                   error, text.view())) {
    return;
  }
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "an unsound position was read");
  const std::string json =
      LongTextOf([&](entente_text** told) { return entente_position_to_json(map, position.data(), told, nullptr); });
  PositionMemory again = PositionFor(map);
  Expect(
      Checked(entente_position_from_json(map, json.data(), json.size(), again.data(), BytesOf(again), &error), error),
      "a written position cannot be read");
  Expect(std::memcmp(again.data(), position.data(), size) == 0, "a position changed on its way through JSON");
}

void LookAt(const entente_document* document) {
  const uint32_t count = entente_document_phase_count(document);
  Expect(entente_document_is_game(document) != 0 || count == 1, "a phase object is one phase");
  for (uint32_t i = 0; i < count; ++i) {
    Expect(entente_document_phase_name(document, i) != nullptr, "a phase has no name, not even an empty one");
    entente_document_has_orders(document, i);
  }
  entente_text* beyond = nullptr;
  Expect(entente_document_phase_name(document, count) == nullptr, "a name beyond the last phase");
  Expect(entente_document_phase(document, count, &beyond, nullptr) == ENTENTE_ERR_NOT_FOUND && beyond == nullptr,
         "a phase beyond the last");
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Owned<entente_exchange> kOld = NewExchange(nullptr);
  FuzzInput input(data, std::min<size_t>(size, 8192));
  const ExactText text(input.Rest());
  const Owned<entente_document> document = Read(text.view());
  Ask(kOld.get(), text, document.get(), &entente_exchange_adjudicate, &entente_exchange_adjudicate_phase);
  Ask(kOld.get(), text, document.get(), &entente_exchange_legal, &entente_exchange_legal_phase);
  if (document == nullptr) return 0;
  Report(kOld.get(), text, document.get());
  LookAt(document.get());
  RoundTrip(kOld.get(), text, document.get());
  return 0;
}
