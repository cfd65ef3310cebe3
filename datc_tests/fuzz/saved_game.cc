// Any text as a saved game: loaded, or refused with a place inside the text. A loaded game is saved as the same game;
// it continues, and its phases can be undone.
//   Input: a byte for the map passed along, the text.
#include "fuzz_input.h"
#include "game_look.h"

namespace entente_fuzz {
namespace {

Owned<entente_game> Loaded(std::string_view text, const entente_map* map) {
  entente_game* game = nullptr;
  auto error = Sized<entente_error>();
  CheckedText(entente_game_load(text.data(), text.size(), map, &game, &error), error, text);
  return Owned<entente_game>(game);
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
  const std::string saved = SavedText(game.get());
  const Owned<entente_game> again = Loaded(saved, map);
  Expect(again != nullptr, "a saved game is refused");
  Expect(SavedText(again.get()) == saved, "a game changed on its way through text");
  LookBack(game.get());
  GoForthAndBack(game.get());
  return 0;
}
