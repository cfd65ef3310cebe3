// Random games of all maps in every form, with partly ordered phases, unreadable texts and ends of all kinds. The parts that
// a form can hold survive writing and reading; a note names each other part. ENTENTE_GAMES sets the number of games.
#include <gtest/gtest.h>

#include <cstdlib>

#include "game_forms/come_back_test_util.h"
#include "game_forms/special_maps_test_util.h"
#include "game_forms/text_form_test_util.h"

namespace entente {
namespace {

uint64_t GameCount() {
  const char* text = std::getenv("ENTENTE_GAMES");
  return text == nullptr ? 48 : std::strtoull(text, nullptr, 10);
}

// A game whose last phase is an end by agreement or by the last year.
void End(uint64_t seed, GameRecord& game) {
  constexpr GameEnd kEnds[] = {GameEnd::kDraw, GameEnd::kConcession, GameEnd::kNoResult, GameEnd::kSharedVictory};
  RecordedPhase& last = game.phases.back();
  if (last.position.view().is_over()) return;
  const GameEnd end = kEnds[seed / 4 % std::size(kEnds)];
  last.sheet.Clear();
  last.position.ref().SetEnd(end, end == GameEnd::kNoResult ? 0 : 0b11);
}

GameRecord AnyGame(const std::vector<MapRef>& maps, uint64_t seed) {
  constexpr Oddity kFew{60, 20, 10};  // a power or two have handed in orders
  const bool is_legal = seed % 3 == 0;
  const Oddity oddity = is_legal ? Oddity{0, 0, 0} : Oddity{};
  GameRecord game = RandomRecord(maps[seed % maps.size()], seed, static_cast<int>(seed % 17), oddity,
                                 seed % 2 == 0 ? &kFew : nullptr);
  if (seed % 4 == 0) End(seed, game);
  if (seed % 5 == 0) game.id = seed % 2 == 0 ? "17" : "\"kestrel\"";
  return game;
}

TEST(EveryForm, GamesComeBackOrNotesTellWhatDoesNot) {
  std::vector<MapRef> maps = SpecialMaps();
  for (size_t i = maps.size() / 2; i > 0; --i)
    maps.push_back(*BuiltinMap("standard"));  // the map that every form can hold
  const uint64_t games = GameCount();
  size_t phases = 0;
  for (uint64_t seed = 0; seed < games; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const GameRecord game = AnyGame(maps, seed * 7919);
    phases += game.phases.size();
    for (const GameFormInfo& info : GameForms()) {
      ASSERT_NO_FATAL_FAILURE(ExpectGameComesBack(game, info.form));
      if (HasFailure()) return;
    }
  }
  std::printf("%llu games of %zu phases through %zu forms\n", static_cast<unsigned long long>(games), phases,
              GameForms().size());
}

}  // namespace
}  // namespace entente
