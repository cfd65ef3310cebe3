#include "game_forms/binary_form.h"

#include <gtest/gtest.h>

#include "exchange/game_json.h"
#include "exchange/game_snapshot.h"
#include "game_forms/form_test_util.h"
#include "map_build/builtin.h"

namespace entente {
namespace {

TEST(BinaryForm, GamesComeBack) {
  for (const std::string_view name : {"standard", "youngstown", "ancmed"}) {
    for (uint64_t seed = 0; seed < 20; ++seed) {
      const GameRecord record = RandomGame(*BuiltinMap(name), seed, static_cast<size_t>(seed));
      FormNotes notes;
      const absl::StatusOr<std::string> bytes = WriteGame(record, GameForm::kBinary, notes);
      ASSERT_TRUE(bytes.ok()) << bytes.status();
      EXPECT_EQ(GuessGameForm(*bytes), GameForm::kBinary);
      const absl::StatusOr<GameRecord> again = ReadGame(*bytes, GameForm::kBinary, {}, notes);
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
  const absl::StatusOr<std::string> bytes = WriteGame(record, GameForm::kBinary, notes);
  ASSERT_FALSE(bytes.ok());
  EXPECT_TRUE(MessageOf(bytes.status())
                  .starts_with("a snapshot holds only games whose phases follow from each other: the position of "))
      << bytes.status();
}

TEST(BinaryForm, WhatIsLeftOutIsTold) {
  const MapRef map = *BuiltinMap("standard");
  Game game(map, RuleOptions{});
  ASSERT_TRUE(game.SetWaiting(0, true).ok());
  game.SetDrawPolicy(DrawPolicy::kDpp);
  FormNotes notes, wanted{"the draw vote is left out",
                          "default orders of the current phase, who waits and who may order for others are left out"};
  ASSERT_TRUE(ReadGame(*GameToSnapshot(game), GameForm::kBinary, {}, notes).ok());
  EXPECT_EQ(notes, wanted);
  notes.clear();
  absl::StatusOr<GameRecord> record = ReadGame(*GameToJson(game), GameForm::kJson, {}, notes);
  EXPECT_EQ(notes, wanted);
  notes.clear();
  record->id = "7";
  ASSERT_TRUE(WriteGame(*record, GameForm::kBinary, notes).ok());
  EXPECT_EQ(notes, FormNotes{"the id is left out"});
}

}  // namespace
}  // namespace entente
