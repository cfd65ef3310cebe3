// Random games of all maps in every form, with partly ordered phases, unreadable texts and ends of all kinds. The parts that
// a form can hold survive writing and reading; a note names each other part. ENTENTE_GAMES sets the number of games.
#include <gtest/gtest.h>

#include <cstdlib>

#include "game_forms/come_back_test_util.h"
#include "game_forms/loss_notes.h"
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

// Notes in English and in German: as many, and none the same.
void ExpectTranslated(const FormNotes& english, const FormNotes& german) {
  ASSERT_EQ(english.size(), german.size());
  for (size_t i = 0; i < english.size(); ++i) EXPECT_NE(english[i], german[i]);
}

TEST(EveryForm, NotesAreInTheLanguageThatIsAskedFor) {
  std::vector<MapRef> maps = SpecialMaps();
  maps.push_back(*BuiltinMap("standard"));
  size_t notes = 0;
  for (uint64_t seed = 0; seed < 2 * maps.size(); ++seed) {
    GameRecord game = AnyGame(maps, seed * 7919);
    game.parts[0] = game.parts[1] = game.parts[2] = "{}";
    game.rule_names = {"NO_PRESS"};
    for (const GameFormInfo& info : GameForms()) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", " + std::string(info.word));
      const Voice german(Naming::kIds, *FindLanguage("de"));
      FormNotes english_lost, german_lost(german), english_read, german_read(german);
      const Result<std::string> written = WriteGame(game, info.form, english_lost);
      if (!written.ok()) continue;
      ASSERT_TRUE(WriteGame(game, info.form, german_lost).ok());
      ExpectTranslated(english_lost, german_lost);
      FormOptions options{game.map};
      if (ReadGame(*written, info.form, options, english_read).ok()) {
        options.voice = german;
        ASSERT_TRUE(ReadGame(*written, info.form, options, german_read).ok());
        ExpectTranslated(english_read, german_read);
      }
      notes += english_lost.size() + english_read.size();
    }
  }
  EXPECT_GT(notes, 100u);
}

TEST(LossNotes, CountTheirLossesInEachLanguage) {
  constexpr LossWords kOrders{MessageId::kLostSetOrder, MessageId::kLostSetOrders};
  const auto notes_of = [&](Language language) {
    FormNotes notes(Voice(Naming::kIds, language));
    LossNote one, several, none;
    one.Add("S1901M", "A PAR H");
    for (const char* order : {"A PAR H", "A MAR H", "A BUR H"}) several.Add("F1901M", order);
    none.Note(kOrders, notes);
    one.Note(kOrders, notes);
    several.Note(kOrders, notes);
    NoteLoss(0, kOrders, notes);
    NoteLoss(1, {MessageId::kLostMessage, MessageId::kLostMessages}, notes);
    NoteLoss(12, {MessageId::kLostMessage, MessageId::kLostMessages}, notes);
    GameRecord record;
    record.map = *BuiltinMap("standard");
    record.rules.waive = record.rules.waive == Waive::kAllowed ? Waive::kForbidden : Waive::kAllowed;
    NoteRules(record, notes);
    return std::vector<std::string>(notes);
  };
  EXPECT_EQ(notes_of(Language::kEnglish),
            (std::vector<std::string>{"1 order of an earlier set is left out (S1901M: A PAR H)",
                                      "3 orders of earlier sets are left out (first F1901M: A PAR H)",
                                      "1 message is left out", "12 messages are left out",
                                      "the rules waive=forbidden are left out"}));
  EXPECT_EQ(notes_of(*FindLanguage("de")),
            (std::vector<std::string>{"1 Befehl eines früheren Satzes wird weggelassen (S1901M: A PAR H)",
                                      "3 Befehle früherer Sätze werden weggelassen (zuerst F1901M: A PAR H)",
                                      "1 Nachricht wird weggelassen", "12 Nachrichten werden weggelassen",
                                      "Die Regeln waive=forbidden werden weggelassen"}));
}

}  // namespace
}  // namespace entente
