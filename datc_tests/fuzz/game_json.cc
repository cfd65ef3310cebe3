// Any text as a recorded JSON game: counted, split into phases, reported and replayed, or refused with a place inside
// the text.
//   Input: the text.
#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

constexpr uint32_t kMostPhases = 4;  // of a game, extracted one by one

// The text of a call, which may be refused with a place inside `text`.
template <typename Call>
std::string Asked(std::string_view text, const Call& call) {
  entente_text* result = nullptr;
  auto error = Sized<entente_error>();
  const entente_status status = call(&result, &error);
  std::string answer = Taken(status, result);
  CheckedText(status, error, text);
  return answer;
}

// Phase `index` of a game, by its number and as its own object; also beyond the last.
void TakePhase(entente_exchange* exchange, const ExactText& text, const entente_document* game, uint32_t index) {
  const bool is_there = index < entente_document_phase_count(game);
  Expect((entente_document_phase_name(game, index) != nullptr) == is_there, "a name without a phase");
  Asked(text.view(), [&](entente_text** result, entente_error* error) {
    return entente_exchange_report(exchange, game, index, nullptr, result, error);
  });
  for (const auto call : {&entente_exchange_adjudicate_phase, &entente_exchange_legal_phase}) {
    Asked(text.view(), [&](entente_text** result, entente_error* error) {
      return call(exchange, game, index, nullptr, result, error);
    });
  }
  const ExactText alone(Asked(text.view(), [&](entente_text** result, entente_error* error) {
    return entente_document_phase(game, index, result, error);
  }));
  Expect((alone.size() > 0) == is_there, "a phase of a game cannot be taken out of it");
  if (!is_there) return;
  Asked(alone.view(), [&](entente_text** result, entente_error* error) {
    return entente_exchange_adjudicate(exchange, alone.data(), alone.size(), nullptr, result, error);
  });
}

void Replay(entente_exchange* exchange, const ExactText& text, const entente_document* game) {
  auto error = Sized<entente_error>();
  const bool usable = CheckedText(entente_exchange_check(exchange, game, nullptr, &error), error, text.view());
  entente_replay_summary summaries[2];
  entente_status statuses[2];
  for (int as_text = 0; as_text < 2; ++as_text) {
    summaries[as_text] = Sized<entente_replay_summary>();
    Asked(text.view(), [&](entente_text** result, entente_error* told) {
      const entente_text_form form = as_text != 0 ? ENTENTE_TEXT_FOR_PEOPLE : ENTENTE_TEXT_JSON;
      statuses[as_text] = entente_exchange_replay(exchange, game, form, nullptr, &summaries[as_text], result, told);
      return statuses[as_text];
    });
  }
  Expect(statuses[0] == statuses[1], "two ways to replay a game differ");
  Expect(usable || statuses[0] != ENTENTE_OK, "a game was replayed with a map or rules that cannot be used");
  Expect(std::memcmp(&summaries[0], &summaries[1], sizeof summaries[0]) == 0, "two replays of a game differ");
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Owned<entente_exchange> kExchange = NewExchange(nullptr);
  FuzzInput input(data, std::min<size_t>(size, 16384));
  const ExactText text(input.Rest());
  const Owned<entente_document> game = Read(text.view());
  if (game == nullptr) return 0;
  const uint32_t count = entente_document_phase_count(game.get());
  for (uint32_t i = 0; i <= count && i < kMostPhases; ++i) TakePhase(kExchange.get(), text, game.get(), i);
  Replay(kExchange.get(), text, game.get());
  return 0;
}
