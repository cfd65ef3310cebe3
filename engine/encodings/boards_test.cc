#include "encodings/boards.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "board/test_board.h"
#include "encodings/candidates.h"

namespace entente {
namespace {

class BoardsTest : public testing::Test {
 protected:
  // The columns that are set in the row of a place.
  std::vector<int> Row(BoardForm form, std::string_view place) {
    std::vector<uint8_t> board(BoardSize(form));
    Boards(board_.map(), places_).Fill(form, board_.view(), board.data());
    const LocationIndex at = board_.At(place);
    const int row = form == BoardForm::kDeepMind ? places_.RowOf(at) : places_.PlaceOf(at);
    std::vector<int> columns;
    for (int c = 0; c < BoardColumns(form); ++c) {
      if (board[static_cast<size_t>(row * BoardColumns(form) + c)] == 1) columns.push_back(c);
    }
    return columns;
  }

  TestBoard board_;
  PublishedPlaces places_ = *PublishedPlaces::Make(board_.map());
};

using Columns = std::vector<int>;

TEST_F(BoardsTest, AFleetOnACoastMarksItsProvinceToo) {
  board_.Units("RUSSIA", {"F STP/SC"}).Owns("TURKEY", {"STP"});
  EXPECT_EQ(Row(BoardForm::kDeepMind, "STP/SC"), (Columns{1, 8, 15, 23, 26, 33}));
  EXPECT_EQ(Row(BoardForm::kDeepMind, "STP"), (Columns{1, 8, 15, 23, 24, 33}));
  EXPECT_EQ(Row(BoardForm::kDipNet, "STP"), (Columns{1, 8, 15, 23, 26, 33}));
  EXPECT_EQ(Row(BoardForm::kDipNet, "STP/NC"), (Columns{2, 10, 15, 23, 26, 33}));
  EXPECT_EQ(Row(BoardForm::kFair, "STP/SC"), (Columns{1, 7, 22, 29}));
  EXPECT_EQ(Row(BoardForm::kFair, "STP"), (Columns{1, 7, 22, 29, 36}));
}

TEST_F(BoardsTest, BuildsAndRemovalsAreOfAdjustmentsPhases) {
  board_.Owns("FRANCE", {"PAR", "BRE"}).Units("FRANCE", {"A PAR"}).Units("ITALY", {"F SPA/SC"});
  EXPECT_EQ(Row(BoardForm::kFair, "BRE"), (Columns{22, 25, 33}));
  board_.ref().SetPhase(board_.map().ParsePhase("W1901A").value());
  EXPECT_EQ(Row(BoardForm::kFair, "BRE"), (Columns{9, 22, 25, 33}));
  EXPECT_EQ(Row(BoardForm::kFair, "PAR"), (Columns{0, 4, 20, 25, 33}));  // not open
  EXPECT_EQ(Row(BoardForm::kDeepMind, "SPA/SC"), (Columns{1, 7, 12, 15, 23, 26, 34}));
}

TEST_F(BoardsTest, ADislodgedUnitHasColumnsOfItsOwn) {
  board_.ref().SetPhase(board_.map().ParsePhase("S1901R").value());
  board_.Units("GERMANY", {"A BUR"}).Dislodged("FRANCE", "A BUR", {"PAR"});
  EXPECT_EQ(Row(BoardForm::kDipNet, "BUR"), (Columns{0, 6, 13, 18, 24}));
}

TEST_F(BoardsTest, FairsCandidatesInBuildsAreSets) {
  board_.Owns("AUSTRIA", {"BUD", "TRI", "VIE"}).Units("AUSTRIA", {"A BOH"});
  board_.ref().SetPhase(board_.map().ParsePhase("W1901A").value());
  const auto list = *Vocabulary::Make(board_.map(), EncodingKind::kFair);
  const RuleOptions rules;
  LegalOrderLister lister(board_.map());
  lister.SetPosition(board_.view(), rules);
  std::vector<int32_t> entries;
  Candidates().AppendLegal(lister, board_.view(), board_.Power("AUSTRIA"), *list, entries);
  EXPECT_EQ(entries.size(), 5u);  // two of three homes: A A, A A, A F, A F, A A
  EXPECT_TRUE(std::is_sorted(entries.begin(), entries.end()));
}

}  // namespace
}  // namespace entente
