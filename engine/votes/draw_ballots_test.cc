#include "votes/draw_ballots.h"

#include <gtest/gtest.h>

#include "votes/vote_script_test_util.h"

namespace entente {
namespace {

// ---- Numbered ballots of the judge without DIAS ----

struct JudgeBallot {
  int number;
  const char* survivors;
  const char* votes;
  const char* draw;    // by the judge's help
  const char* njudge;  // by the code of the old judge
};
const JudgeBallot kJudgeBallots[] = {
    {1, "AEF", "F:AEF E:AEF A:AEF", "AEF", "AEF"},
    {2, "AEF", "F:AE E:AEF A:AEF", "AEF", "AE"},
    {3, "AEF", "F:AE E:AEF A:AE", "AE", "AE"},
    {4, "AEF", "F:AEF E:AE A:AE", "none", "none"},
    {5, "AEF", "F:A E:A A:-", "A", "A"},
    {6, "AEF", "A:EF E:AEF F:AEF", "AEF", "AEF"},
    {7, "EFA", "A:EF E:AEF F:AEF", "AEF", "EF"},
    {8, "AEF", "A:EF E:EF F:EF", "EF", "EF"},
    {9, "AEF", "A:EF E:AEF F:EF", "EF", "EF"},
    {10, "AEFG", "A:EF E:EF F:EF G:EF", "EF", "EF"},
    {11, "AEFG", "A:EF E:EF F:EF", "none", "none"},
    {12, "EFG", "E:FG F:EG G:EF", "EFG", "E"},
    {13, "EFG", "E:F F:E G:EF", "EF", "E"},
    {14, "EF", "E:F F:E", "EF", "E"},
    {15, "EF", "E:F F:F", "F", "F"},
    {16, "EF", "E:EF F:E", "EF", "E"},
    {17, "EF", "E:EF", "none", "none"},
    {18, "A", "A:A", "A", "A"},
    {19, "A", "", "A", "A"},
    {20, "AEF", "", "none", "none"},
    {21, "AEF", "A:E E:F F:A", "none", "none"},
    {22, "AEF", "A:AE E:EF F:AF", "none", "none"},
    {23, "AEF", "A:A E:A F:AEF", "none", "none"},
    {24, "AEF", "A:A E:A F:AE", "A", "A"},
    {25, "AEF", "A:EF E:E F:E", "E", "E"},
    {26, "AEFG", "A:EF E:AEFG F:AEFG G:AEF", "AEF", "AEF"},
    {27, "AEFG", "A:EG E:AEFG F:AEG G:AEFG", "AEG", "AEG"},
    {28, "EFGT", "E:EFG F:EFG G:EFG T:EFG", "EFG", "EFG"},
    {29, "EFGT", "E:EFG F:EFG G:EFG T:EG", "none", "none"},
    {30, "AFGI", "A:AFGI F:AGI G:AFI I:AFG", "AFGI", "A"},
    {31, "AFGI", "A:FG F:AFG G:AFG I:AF", "none", "none"},
    {32, "AEFGIRT", "A:AEFGIRT E:AEFGIRT F:AEFGIRT G:AEFGIRT I:AEFGIRT R:AEFGIRT T:AEFGIRT", "AEFGIRT", "AEFGIRT"},
    {33, "AEFGIRT", "A:EF E:EF F:EF G:EF I:EF R:EF T:EF", "EF", "EF"},
    {34, "AEFGIRT", "A:EF E:EF F:EF G:EF I:EF R:EF", "none", "none"},
    {35, "AEFGIRT", "A:EFT E:EFT F:EFT G:EFT I:EFT R:EFT T:EF", "EFT", "EF"},
    {36, "AEFG", "A:EF E:EF F:EF G:AG", "none", "none"},
    {37, "AEFG", "A:AE E:AE F:AEG G:AEF", "AE", "AE"},
};

class JudgeBallotTest : public testing::TestWithParam<JudgeBallot> {};

TEST_P(JudgeBallotTest, Counts) {
  const JudgeBallot& ballot = GetParam();
  EXPECT_EQ(CountOf(DrawPolicy::kJudgeNodias, ballot.survivors, ballot.votes), ballot.draw);
  EXPECT_EQ(CountOf(DrawPolicy::kNjudge, ballot.survivors, ballot.votes), ballot.njudge);
}

INSTANTIATE_TEST_SUITE_P(Draws, JudgeBallotTest, testing::ValuesIn(kJudgeBallots),
                         [](const auto& row) { return "Row" + std::to_string(row.param.number); });

// ---- Refusals ----

TEST(DrawBallots, ARefusedListLeavesTheOldOne) {
  DrawBallots ballots(DrawPolicy::kJudgeNodias, PowersOf("AEF"));
  const auto cast = [&](std::string_view word) {
    return CastWord(word, [&](PowerIndex by, const DrawVote& vote) { return ballots.Cast(by, vote); });
  };
  EXPECT_EQ(cast("A:AE"), VoteReply::kTaken);
  EXPECT_EQ(cast("A:AG"), VoteReply::kMemberIsOut) << "G does not survive";
  EXPECT_EQ(cast("A:AA"), VoteReply::kNamedTwice) << "a letter twice";
  EXPECT_EQ(cast("A:"), VoteReply::kListNeeded);
  EXPECT_EQ(cast("G:AE"), VoteReply::kVoterIsOut) << "a voter that does not survive";
  EXPECT_EQ(ballots.Cast(0, {DrawVote::Kind::kList, {}}), VoteReply::kTooFew);
  ASSERT_EQ(ballots.ListCount(0), 1u);
  EXPECT_EQ(LettersOf(ballots.ListAt(0, 0)), "AE");
}

TEST(DrawBallots, ListsThatAPolicyHasNoUseForAreRefusedOrCountAsYes) {
  EXPECT_EQ(CountOf(DrawPolicy::kJudgeDias, "AE", "A:A E:A"), "AE");
  EXPECT_EQ(CountOf(DrawPolicy::kDaide, "AE", "A:AE E:AE"), "none");
  EXPECT_EQ(CountOf(DrawPolicy::kDpp, "AE", "A:AE E:AE"), "none");
  EXPECT_EQ(CountOf(DrawPolicy::kDppPda, "AE", "A: E:"), "none");
}

TEST(DrawBallots, OnePowerHasOnlySoManyLists) {
  std::vector<PowerIndex> all;
  for (PowerIndex p = 0; p < kMaxPowers; ++p) all.push_back(p);
  DrawBallots ballots(DrawPolicy::kDaidePda, all);
  size_t taken = 0;
  for (PowerIndex a = 0; a < kMaxPowers; ++a) {
    for (PowerIndex b = a + 1; b < kMaxPowers; ++b) {
      const PowerIndex list[] = {a, b};
      taken += ballots.Cast(0, {DrawVote::Kind::kList, list}) == VoteReply::kTaken;
    }
  }
  EXPECT_EQ(taken, DrawBallots::kMostLists);
  EXPECT_FALSE(ballots.Count().has_value());
}

// Several draws may be complete at once in a restored game. The largest counts; of equally large draws, the one
// completed first.
TEST(DrawBallots, OfSeveralExactDrawsTheLargestThenTheFirstCounts) {
  EXPECT_EQ(CountOf(DrawPolicy::kDaidePda, "AEF", "A:AE E:AE F:AE A:AEF E:AEF F:AEF"), "AEF");
  EXPECT_EQ(CountOf(DrawPolicy::kDaidePda, "AEF", "A:AE A:EF E:AE E:EF F:EF F:AE"), "EF");
  EXPECT_EQ(CountOf(DrawPolicy::kDppPda, "AE", "A:E E:A"), "E");
  EXPECT_EQ(CountOf(DrawPolicy::kDppPda, "AE", "E:A A:E"), "A");
}

}  // namespace
}  // namespace entente
