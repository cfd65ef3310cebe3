// Cases that the engine writes (engine/game_forms/datc_form.cc) pass under `entente datc`.
#include <gtest/gtest.h>

#include <string>

#include "base/test_repeats.h"
#include "cli/datc/case_file.h"
#include "cli/datc/case_names.h"
#include "cli/datc/case_run.h"
#include "datc_tests/packed_judge.h"
#include "game_forms/text_form_test_util.h"

namespace entente {
namespace {

void ExpectPasses(std::string_view map_name, const std::string& text) {
  auto error = entente_error{};
  error.struct_size = sizeof error;
  entente_map* map = nullptr;
  ASSERT_EQ(entente_map_builtin(map_name.data(), map_name.size(), &map, &error), ENTENTE_OK);
  datc::PackedJudge judge(map, nullptr);
  const datc::CaseFile file =
      datc::ReadCases(text, "x.cases", [map](datc::Case& data) { return datc::UseNamesOf(map, data); });
  for (const datc::CaseError& wrong : file.errors) ADD_FAILURE() << wrong.ToString() << "\n" << text;
  ASSERT_EQ(file.cases.size(), 1u);
  const datc::CaseVerdict verdict = datc::RunCase("x.cases", {}, file.cases[0].phases, judge);
  for (const std::string& difference : verdict.differences) ADD_FAILURE() << difference << "\n" << text;
  entente_map_free(map);
}

TEST(WrittenCases, RandomGamesPassAsCases) {
  for (uint64_t seed = 0; seed < Repeats(150u); ++seed) {
    const std::string_view map = seed % 5 == 0 ? "youngstown" : seed % 5 == 1 ? "hundred" : "standard";
    const GameRecord game = RandomRecord(map, seed, 16, seed % 2 == 0 ? Oddity{} : Oddity{30, 10, 20});
    FormNotes notes;
    const Result<std::string> text = WriteGame(game, GameForm::kDatc, notes);
    ASSERT_TRUE(text.ok()) << text.status();
    ASSERT_NO_FATAL_FAILURE(ExpectPasses(map, *text));
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace entente
