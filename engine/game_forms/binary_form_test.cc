#include <gtest/gtest.h>

#include "game_forms/form_test_util.h"
#include "game_forms/forms.h"
#include "map_language/builtin.h"
#include "records/game_json.h"
#include "records/game_snapshot.h"

namespace entente {
namespace {

TEST(BinaryForm, GamesComeBack) {
  for (const std::string_view name : {"standard", "youngstown", "ancmed"}) {
    for (uint64_t seed = 0; seed < 20; ++seed) {
      const GameRecord record = RandomGame(*BuiltinMap(name), seed, static_cast<size_t>(seed));
      FormNotes notes;
      const Result<std::string> bytes = WriteGame(record, GameForm::kBinary, notes);
      ASSERT_TRUE(bytes.ok()) << bytes.status();
      EXPECT_EQ(GuessGameForm(*bytes), GameForm::kBinary);
      const Result<GameRecord> again = ReadGame(*bytes, GameForm::kBinary, {}, notes);
      ASSERT_TRUE(again.ok()) << again.status();
      ExpectSameGame(record, *again);
      EXPECT_EQ(notes, FormNotes());
      EXPECT_EQ(*WriteGame(*again, GameForm::kBinary, notes), *bytes);
    }
  }
}

TEST(BinaryForm, PhasesThatDoNotFollowAreRefused) {
  GameRecord record = RandomGame(*BuiltinMap("standard"), 2, 6);
  record.phases.erase(record.phases.begin() + 1);
  FormNotes notes;
  const Result<std::string> bytes = WriteGame(record, GameForm::kBinary, notes);
  ASSERT_FALSE(bytes.ok());
  EXPECT_TRUE(bytes.status().message().starts_with(
      "a snapshot holds only games whose phases follow from each other: the position of "))
      << bytes.status();
}

TEST(BinaryForm, WhatIsHandedInBesideOrdersStaysAndSoDoesTheId) {
  const MapRef map = *BuiltinMap("standard");
  Game game(map, RuleOptions{});
  EndRules rules;
  rules.last_survivor = true;
  rules.last_year = -5;
  rules.stalemate_years = 7;
  ASSERT_TRUE(game.SetWaiting(0, true).ok());
  game.SetDrawPolicy(DrawPolicy::kDpp);
  game.SetEndRules(rules);
  FormNotes notes;
  Result<GameRecord> record = ReadGame(*GameToSnapshot(game), GameForm::kBinary, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status();
  EXPECT_EQ(*WriteGame(*record, GameForm::kJson, notes), *GameToJson(game));
  EXPECT_EQ(*WriteGame(*record, GameForm::kBinary, notes), *GameToSnapshot(game));
  EXPECT_EQ(notes, FormNotes());
  record->id = "7";
  const Result<std::string> bytes = WriteGame(*record, GameForm::kBinary, notes);
  ASSERT_TRUE(bytes.ok()) << bytes.status();
  EXPECT_EQ(ReadGame(*bytes, GameForm::kBinary, {}, notes)->id, "7");
  EXPECT_EQ(notes, FormNotes());
}

}  // namespace
}  // namespace entente
