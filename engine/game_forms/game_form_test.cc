#include "game_forms/game_form.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace entente {
namespace {

TEST(GameForm, ARecordOfOnePhaseComesBackFromJson) {
  const std::string json =
      R"({"id":"x","map":"standard","phases":[{"name":"F1902M","state":{"units":{"FRANCE":["A PAR"]},"centers":{}},)"
      R"("orders":{"FRANCE":["A PAR - BUR","nonsense"]}}]})";
  FormNotes notes;
  const absl::StatusOr<GameRecord> record = ReadGame(json, GameForm::kJson, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status();
  const absl::StatusOr<std::string> written = WriteGame(*record, GameForm::kJson, notes);
  ASSERT_TRUE(written.ok()) << written.status();
  const absl::StatusOr<GameRecord> again = ReadGame(*written, GameForm::kJson, {}, notes);
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->id, "\"x\"");
  ASSERT_EQ(again->phases.size(), 1u);
  EXPECT_EQ(again->phases[0].position.view(), record->phases[0].position.view());
  EXPECT_EQ(again->phases[0].sheet.size(), 2u);
  EXPECT_EQ(*WriteGame(*again, GameForm::kJson, notes), *written);
}

TEST(GameForm, WhatIsHandedInBesideOrdersStaysInJsonAndIsNotedElsewhere) {
  const std::string json =
      R"({"map":"standard","draw_vote":{"policy":"daide"},"submissions":{"waiting":["FRANCE"]},"end_rules":)"
      R"({"last_survivor":true},"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
      R"("by_default":["FRANCE"],"orders":{"FRANCE":["A PAR H"]}}]})";
  FormNotes notes;
  const absl::StatusOr<GameRecord> record = ReadGame(json, GameForm::kJson, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status();
  const absl::StatusOr<std::string> again = WriteGame(*record, GameForm::kJson, notes);
  ASSERT_TRUE(again.ok());
  for (const std::string_view part : {R"("draw_vote":{"policy":"daide"})", R"("submissions":{"waiting":["FRANCE"]})",
                                      R"("end_rules":{"last_survivor":true})", R"("by_default":["FRANCE"])"}) {
    EXPECT_NE(again->find(part), std::string::npos) << *again;
  }
  EXPECT_TRUE(notes.empty());
  ASSERT_TRUE(WriteGame(*record, GameForm::kDiplomacy, notes).ok());
  for (const std::string_view part : {"the draw vote", "default orders, who waits", "the end rules", "whose orders"}) {
    EXPECT_TRUE(std::any_of(notes.begin(), notes.end(), [&](const std::string& note) {
      return note.find(part) != std::string::npos;
    })) << part;
  }
}

}  // namespace
}  // namespace entente
