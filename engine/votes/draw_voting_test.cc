#include "votes/draw_voting.h"

#include <gtest/gtest.h>

#include "votes/vote_script_test_util.h"

namespace entente {
namespace {

struct Script {
  const char* number;
  DrawPolicy policy;
  const char* survivors;
  const char* steps;
  ScriptResult result;
};
constexpr auto kNodias = DrawPolicy::kJudgeNodias;
constexpr auto kDias = DrawPolicy::kJudgeDias;
constexpr auto kDaide = DrawPolicy::kDaide;
constexpr auto kPda = DrawPolicy::kDaidePda;
constexpr auto kDpp = DrawPolicy::kDpp;
constexpr auto kDppPda = DrawPolicy::kDppPda;

// Numbered sequences of votes: S for the judge, D and P for DAIDE, L for DPP. The powers of DAIDE and DPP are A(US),
// E(NG), F(RA), T(UR); G(ER) is eliminated.
const Script kScripts[] = {
    {"S38", kNodias, "AEF", "A:AE E:AE |AEF F:AE", {"none", "yyy"}},
    {"S39", kNodias, "AEF", "A:AE E:AE E:- F:AE", {"none", "yyyy"}},
    {"S40", kNodias, "AEF", "A:AE E:AE A:AEF F:AEF", {"none", "yyyy"}},
    {"S41", kNodias, "AEF", "A:AE E:AE F:AG", {"none", "yyn"}},
    {"S42", kNodias, "AEF", "A:AE E:AE judge-dias F:", {"none", "yyy"}},
    {"S43", kNodias, "AEF", "A:AE E:AE F:AE E:-", {"AE", "yyyn"}},
    {"S44", kNodias, "AEF", "A:AE E:AE F:AE judge-nodias F:AE", {"none", "yyyy"}},
    {"S45", kDias, "AEF", "A: E: F:", {"AEF", "yyy"}},
    {"S46", kDias, "AEF", "A: E:", {"none", "yy"}},
    {"S47", kDias, "AEF", "A: E: A:- F:", {"none", "yyyy"}},
    {"S48", kDias, "AEF", "A: E: A:- F: A:", {"AEF", "yyyyy"}},
    {"S49", kDias, "AEF", "A: E: |AE A:", {"none", "yyy"}},
    {"S50", kDias, "AEFG", "A: E: F:", {"none", "yyy"}},  // G has a center and no unit, so it survives
    {"S51", kDias, "A", "A:", {"A", "y"}},
    {"D1", kDaide, "AEF", "A: E: F:", {"AEF", "yyy"}},
    {"D2", kDaide, "AEF", "A: E: |AEF F:", {"none", "yyy"}},
    {"D3", kDaide, "AEF", "A: !A: E: F:", {"none", "yyyy"}},
    {"D4", kDaide, "AEF", "E:AE", {"none", "n"}},
    {"D5", kDaide, "AEF", "G:", {"none", "n"}},
    {"D8", kDaide, "AEF", "A: E:", {"none", "yy"}},  // F is in civil disorder; its vote is needed, so there is no draw
    {"D9", kDaide, "AEF", "A: A: E: F:", {"AEF", "yyyy"}},
    {"P1", kPda, "AEF", "A:AE E:EA F:AE", {"AE", "yyy"}},
    {"P2", kPda, "AEF", "A:AE E:AE", {"none", "yy"}},
    {"P3", kPda, "AEF", "A:AEF E:AE F:AE", {"none", "yyy"}},
    {"P4", kPda, "AEF", "A:AE A:AF E:AE F:AF E:AF", {"AF", "yyyyy"}},
    {"P5", kPda, "AEF", "A: E:FEA F:", {"AEF", "yyy"}},
    {"P6", kPda, "AEF", "A: A:AEF !A: E: F:", {"AEF", "yyyyy"}},
    {"P7", kPda, "AEF", "A: !A:AEF E: F:", {"AEF", "yyyy"}},
    {"P8", kPda, "AEF", "E:EG", {"none", "n"}},
    {"P9", kPda, "AEF", "E:AF", {"none", "y"}},
    {"P10", kPda, "AEF", "A:AF E:AF F:AF", {"AF", "yyy"}},
    {"P11", kPda, "AEF", "E:E", {"none", "n"}},
    {"P12", kPda, "AEF", "E:EE", {"none", "n"}},
    {"P13", kPda, "AEF", "A:AE E:AE !E:EA F:AE", {"none", "yyyy"}},
    {"P14", kPda, "AEF", "A:AE E:AE |AE A:AE E:", {"AE", "yyyy"}},
    {"P15", kPda, "AEF", "A:AE A:EF E:AE E:EF F:EF F:AE", {"EF", "yyyyyn"}},
    {"P16",
     kPda,
     "AEF",
     "A:AE E:AE F:AE",
     {"AE", "yyy"}},  // the vote of a player who leaves and returns in the same turn counts
    {"P17", kPda, "E", "E:", {"E", "y"}},
    {"L1", kDppPda, "EFT", "E:ET F:ET T:ET", {"ET", "yyy"}},
    {"L2", kDppPda, "EFT", "E:ET T:ET F:F", {"none", "yyy"}},
    {"L3", kDppPda, "EFT", "F:E T:E", {"E", "yy"}},
    {"L4", kDppPda, "EFT", "E:ET F:E T:E", {"E", "yyy"}},
    {"L5", kDppPda, "EFT", "F:ET T:ET", {"none", "yy"}},
    {"L6", kDppPda, "EFT", "F:E F:F T:E", {"none", "yyy"}},
    {"L7", kDppPda, "EFT", "E:E F:F T:T", {"none", "yyy"}},
    {"L8", kDppPda, "EFT", "E:ET F:TE T:ET", {"ET", "yyy"}},
    {"L9", kDppPda, "EFT", "E:ET F:ET T:ET", {"ET", "yyy"}},  // G has a center and no unit, so its vote is not needed
    {"L10", kDppPda, "ET", "E:T", {"T", "y"}},
    {"L12", kDpp, "EFT", "E: F: !T:", {"none", "yyy"}},
    {"L13", kDpp, "EFT", "E: F: T:", {"EFT", "yyy"}},
    {"L14", kDpp, "EFT", "E:ET", {"none", "n"}},
    {"L15", kDpp, "EFT", "E: F: |EFT T:", {"none", "yyy"}},
};

class DrawScript : public testing::TestWithParam<Script> {};

TEST_P(DrawScript, Decides) {
  const Script& script = GetParam();
  EXPECT_EQ(RunScript(script.policy, script.survivors, script.steps), script.result);
}

INSTANTIATE_TEST_SUITE_P(Draws, DrawScript, testing::ValuesIn(kScripts),
                         [](const auto& row) { return std::string(row.param.number); });

// L11, and row 19 of the judge: a single survivor needs no other vote.
TEST(DrawVoting, ASingleSurvivorHasWonOnceAsked) {
  EXPECT_EQ(CountOf(DrawPolicy::kDppPda, "E", ""), "E");
  EXPECT_EQ(CountOf(DrawPolicy::kJudgeNodias, "A", ""), "A");
  EXPECT_EQ(CountOf(DrawPolicy::kDaide, "E", ""), "none");
}

TEST(DrawVoting, ADrawOfOneIsAConcession) {
  DrawVoting voting(DrawPolicy::kJudgeNodias, PowersOf("AE"));
  const PowerIndex list[] = {0};
  EXPECT_EQ(voting.Cast(1, {DrawVote::Kind::kList, list}), VoteReply::kTaken);
  EXPECT_EQ(LettersOf(voting.decided()), "A");
  EXPECT_EQ(voting.end(), GameEnd::kConcession);
  EXPECT_EQ(EndOfDraw(3), GameEnd::kDraw);
}

TEST(DrawVoting, AfterADecisionEverythingIsRefused) {
  DrawVoting voting(DrawPolicy::kDaide, PowersOf("AE"));
  const DrawVote yes;
  voting.Cast(0, yes);
  EXPECT_EQ(voting.Cast(1, yes), VoteReply::kTaken);
  voting.PhaseProcessed(PowersOf("AE"));
  EXPECT_EQ(LettersOf(voting.decided()), "AE") << "a phase that comes after it changes nothing";
  EXPECT_EQ(voting.Cast(0, yes), VoteReply::kDecided);
  EXPECT_EQ(voting.Cancel(0, yes), VoteReply::kDecided);
  EXPECT_EQ(voting.Concede(0, 1, 1), VoteReply::kDecided);
}

// SET CONCEDE: all others concede to the only leader, with DIAS alone. A processed phase forgets concessions.
TEST(DrawVoting, OthersConcedeToTheLeader) {
  DrawVoting voting(DrawPolicy::kJudgeDias, PowersOf("AEF"));
  const PowerIndex a = 0, e = 1, f = 2, g = 3;
  EXPECT_EQ(voting.Concede(a, e, f), VoteReply::kNotTheLeader) << "not to the leader";
  EXPECT_EQ(voting.Concede(a, e, kNoPower), VoteReply::kNotTheLeader) << "no power leads";
  EXPECT_EQ(voting.Concede(e, e, e), VoteReply::kNotTheLeader) << "to oneself";
  EXPECT_EQ(voting.Concede(g, e, e), VoteReply::kVoterIsOut) << "by one who does not survive";
  EXPECT_EQ(voting.Concede(a, e, e), VoteReply::kTaken);
  EXPECT_EQ(voting.ConcedesTo(a), e);
  voting.PhaseProcessed(PowersOf("AEF"));
  EXPECT_EQ(voting.ConcedesTo(a), kNoPower);
  EXPECT_EQ(voting.Concede(a, e, e), VoteReply::kTaken);
  EXPECT_EQ(voting.Concede(a, kNoPower, e), VoteReply::kTaken) << "it is taken back";
  EXPECT_EQ(voting.ConcedesTo(a), kNoPower);
  EXPECT_EQ(voting.Concede(a, e, e), VoteReply::kTaken);
  EXPECT_FALSE(voting.decided().has_value());
  EXPECT_EQ(voting.Concede(f, e, e), VoteReply::kTaken);
  EXPECT_EQ(LettersOf(voting.decided()), "E");
  EXPECT_EQ(voting.end(), GameEnd::kConcession);
  DrawVoting nodias(DrawPolicy::kJudgeNodias, PowersOf("AEF"));
  EXPECT_EQ(nodias.Concede(a, e, e), VoteReply::kNoConcession);
}

// In the old judge's count taking a vote back may complete a draw. Saving and restoring the votes does not decide it.
TEST(DrawVoting, RestoredVotesDecideNothing) {
  const PowerIndex a = 0, e = 1, f = 2;
  const PowerIndex of_a[] = {a}, of_e[] = {e};
  DrawVoting voting(DrawPolicy::kNjudge, PowersOf("AEF"));
  const auto put = [&](PowerIndex by, std::span<const PowerIndex> list) {
    EXPECT_EQ(voting.Restore(by, {DrawVote::Kind::kList, list}), VoteReply::kTaken);
  };
  put(a, of_e);
  put(f, of_e);
  EXPECT_FALSE(voting.decided().has_value());
  EXPECT_TRUE(voting.ballots().Count().has_value()) << "what the test is about";
  EXPECT_FALSE(voting.WouldHaveDecided()) << "it may have come to this";
  EXPECT_EQ(voting.Cast(a, {DrawVote::Kind::kList, of_a}), VoteReply::kTaken);
  EXPECT_FALSE(voting.decided().has_value());
  DrawVoting yes(DrawPolicy::kJudgeDias, PowersOf("AE"));
  for (const PowerIndex power : {a, e}) EXPECT_EQ(yes.Restore(power, {}), VoteReply::kTaken);
  EXPECT_FALSE(yes.decided().has_value());
  EXPECT_TRUE(yes.WouldHaveDecided());
  DrawVoting conceded(DrawPolicy::kJudgeDias, PowersOf("AE"));
  EXPECT_FALSE(conceded.WouldHaveDecided());
  EXPECT_EQ(conceded.RestoreConcession(a, e, e), VoteReply::kTaken);
  EXPECT_FALSE(conceded.decided().has_value());
  EXPECT_TRUE(conceded.WouldHaveDecided());
}

}  // namespace
}  // namespace entente
