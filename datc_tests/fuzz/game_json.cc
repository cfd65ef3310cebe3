// Any text as a recorded JSON game: counted, taken apart, reported and replayed, or refused with a place inside the
// text.
//   Input: the text.
#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

constexpr uint32_t kMostPhases = 4;  // of a game, taken one by one

// Phase `index` of a game; a phase object of its own can be taken out of itself.
void TakePhase(entente_exchange* exchange, const ExactText& game, uint32_t index) {
  const char* result = nullptr;
  size_t length = 0;
  auto info = Sized<entente_phase_info>();
  auto error = Sized<entente_error>();
  CheckedText(entente_exchange_phase_info(exchange, game.data(), game.size(), index, &info, &error), error,
              game.view());
  CheckedText(entente_exchange_report(exchange, game.data(), game.size(), index, &result, &length, &error), error,
              game.view());
  if (!CheckedText(entente_exchange_phase(exchange, game.data(), game.size(), index, &result, &length, &error), error,
                   game.view())) {
    return;
  }
  const ExactText phase({result, length});
  uint32_t count = 0, is_game = 1;
  CheckedText(entente_exchange_phases(exchange, phase.data(), phase.size(), &count, &is_game, &error), error,
              phase.view());
  CheckedText(entente_exchange_adjudicate(exchange, phase.data(), phase.size(), &result, &length, &error), error,
              phase.view());
}

void Replay(entente_exchange* exchange, const ExactText& game) {
  const char* result = nullptr;
  size_t length = 0;
  auto summary = Sized<entente_replay_summary>();
  auto text_summary = Sized<entente_replay_summary>();
  auto error = Sized<entente_error>();
  const entente_status status =
      entente_exchange_replay(exchange, game.data(), game.size(), &summary, &result, &length, &error);
  CheckedText(status, error, game.view());
  Expect(entente_exchange_replay_report(exchange, game.data(), game.size(), &text_summary, &result, &length, &error) ==
             status,
         "two ways to replay a game differ");
  Expect(std::memcmp(&summary, &text_summary, sizeof summary) == 0, "two replays of a game differ");
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Owned<entente_exchange> kExchange = NewExchange(nullptr);
  FuzzInput input(data, std::min<size_t>(size, 16384));
  const ExactText game(input.Rest());
  uint32_t count = 0, is_game = 0;
  auto error = Sized<entente_error>();
  if (CheckedText(entente_exchange_phases(kExchange.get(), game.data(), game.size(), &count, &is_game, &error), error,
                  game.view())) {
    for (uint32_t i = 0; i <= count && i < kMostPhases; ++i) TakePhase(kExchange.get(), game, i);
  }
  Replay(kExchange.get(), game);
  return 0;
}
