#include "game_forms/game_form.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace entente
