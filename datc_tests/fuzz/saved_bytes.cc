// Any bytes as a saved game: loaded, or refused. A loaded game is saved to bytes that load as the same game; it
// continues, and its phases can be undone.
//   Input: a byte for the map passed along; a byte; then data. If the second byte is odd, the data are put between the
//          first bytes of a snapshot and a valid checksum, so that the reader gets past these. If it is even, the data
//          are a whole snapshot.
#include "fuzz_input.h"
#include "game_look.h"

namespace entente_fuzz {
namespace {

constexpr std::string_view kMagic = "ENTENTE\x1a\x03";

// The data between the beginning and the checksum, 64-bit FNV-1a with the lowest byte first.
std::string Enclosed(std::string_view middle) {
  std::string bytes = std::string(kMagic) + std::string(middle);
  uint64_t checksum = 0xcbf29ce484222325;
  for (const char c : bytes) checksum = (checksum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  for (int i = 0; i < 8; ++i) bytes += static_cast<char>(checksum >> 8 * i & 0xff);
  return bytes;
}

Owned<entente_game> Loaded(std::string_view bytes, const entente_map* map) {
  entente_game* game = nullptr;
  auto error = Sized<entente_error>();
  const bool fine = Checked(entente_game_load(bytes.data(), bytes.size(), map, &game, &error), error);
  Expect(fine == (game != nullptr), "a game without success, or success without one");
  return Owned<entente_game>(game);
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Owned<entente_map> kMaps[] = {nullptr, BuiltinMap("standard"), OddMap()};
  FuzzInput input(data, std::min<size_t>(size, 16384));
  const entente_map* map = kMaps[input.Byte() % 3].get();
  const bool is_middle = input.Byte() % 2 == 1;
  const ExactText bytes(is_middle ? Enclosed(input.Rest()) : std::string(input.Rest()));
  const Owned<entente_game> game = Loaded(bytes.view(), map);
  if (game == nullptr) return 0;
  const std::string saved = SavedBytes(game.get());
  const Owned<entente_game> again = Loaded(saved, map);
  Expect(again != nullptr, "a saved game is refused");
  Expect(SavedBytes(again.get()) == saved, "a game changed on its way through bytes");
  Expect(SavedText(again.get()) == SavedText(game.get()), "the same bytes are two games as text");
  LookBack(game.get());
  GoForthAndBack(game.get());
  return 0;
}
