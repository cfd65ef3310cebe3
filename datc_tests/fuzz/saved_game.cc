// Any text as a saved game: loaded, or refused with a place inside the text. A loaded game is saved as the same game,
// goes on, and takes its phases back.
//   Input: a byte for the map that is given along, the text.
#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

std::string Saved(const entente_game* game) {
  return TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_game_save(game, text, capacity, length, nullptr);
  });
}

Owned<entente_game> Loaded(std::string_view text, const entente_map* map) {
  entente_game* game = nullptr;
  auto error = Sized<entente_error>();
  CheckedText(entente_game_load(text.data(), text.size(), map, &game, &error), error, text);
  return Owned<entente_game>(game);
}

void LookBack(const entente_game* game) {
  const entente_map* map = entente_game_map(game);
  PositionMemory position = PositionFor(map);
  entente_order_result results[64];
  entente_event events[64];
  size_t length = 0;
  for (uint32_t i = 0; i < entente_game_phase_count(game) && i < 8; ++i) {
    Expect(entente_game_position_at(game, i, position.data(), nullptr) == ENTENTE_OK, "a phase has no position");
    Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "a position of a game is unsound");
    entente_game_results(game, i, results, sizeof results[0], 64, &length, nullptr);
    entente_game_events(game, i, events, 64, &length, nullptr);
  }
}

// One phase forth and back.
void GoOn(entente_game* game, const std::string& before) {
  auto error = Sized<entente_error>();
  if (!Checked(entente_game_process(game, &error), error)) {
    Expect(error.status == ENTENTE_ERR_WRONG_PHASE, "a loaded game does not go on");
    return;
  }
  Expect(entente_game_undo(game, nullptr) == ENTENTE_OK, "a phase cannot be taken back");
  Expect(Saved(game) == before, "a phase forth and back changed the game");
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Owned<entente_map> kMaps[] = {nullptr, BuiltinMap("standard"), OddMap()};
  FuzzInput input(data, std::min<size_t>(size, 16384));
  const entente_map* map = kMaps[input.Byte() % 3].get();
  const ExactText text(input.Rest());
  const Owned<entente_game> game = Loaded(text.view(), map);
  if (game == nullptr) return 0;
  const std::string saved = Saved(game.get());
  const Owned<entente_game> again = Loaded(saved, map);
  Expect(again != nullptr, "a saved game is refused");
  Expect(Saved(again.get()) == saved, "a game changed on its way through text");
  LookBack(game.get());
  GoOn(game.get(), saved);
  return 0;
}
