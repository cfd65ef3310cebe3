#include "notation/remark.h"

#include <gtest/gtest.h>

#include <string>

#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {
namespace {

class RemarkTest : public testing::Test {
 protected:
  std::string Normal(std::string_view text, PhaseType type = PhaseType::kMovement) const {
    const auto parsed = ParseOrder(*map_, type, kNoPower, text);
    if (!parsed.ok()) return std::string(parsed.status().message());
    return FormatOrder(*map_, parsed->order) + (parsed->has_remark ? " +" : "");
  }

  MapRef map_ = BuiltinMap("standard").value();
};

TEST_F(RemarkTest, ResultMarksBehindAnOrderAreNoPartOfIt) {
  for (std::string_view mark :
       {"(bounce)", "(*bounce*)", "(*void*)", "(*no convoy*)", "(*bounce, dislodged*)", "*bounce*",
        "*void* *dislodged*", "[dislodged by A MUN]", "(BNC)", "(SUC)", "( cut )", "(fails).",
        "(bounced with GERMANY: A MUN - BUR)", "(*cut*) (*dislodged*) # and so on", "(OK);"}) {
    EXPECT_EQ(Normal("A PAR - BUR " + std::string(mark)), "A PAR - BUR +") << mark;
    EXPECT_EQ(Normal("Army Paris S Army Mar -> Bur. " + std::string(mark)), "A PAR S A MAR - BUR +") << mark;
    EXPECT_EQ(Normal("((FRA AMY PAR) MTO BUR) " + std::string(mark)), "A PAR - BUR +") << mark;
    EXPECT_EQ(Normal("A PAR R GAS " + std::string(mark), PhaseType::kRetreats), "A PAR R GAS +") << mark;
    EXPECT_EQ(Normal("WAIVE " + std::string(mark), PhaseType::kAdjustments), "WAIVE +") << mark;
  }
  EXPECT_EQ(Normal("F GAS - SPA(bounce)"), "F GAS - SPA +");
  EXPECT_EQ(Normal("A LON - BEL VIA (*no convoy*)"), "A LON - BEL VIA +");
  EXPECT_EQ(Normal("A LON - BEL VIA (NTH) [bounce]"), "A LON - BEL VIA +");
  EXPECT_EQ(Normal("F GAS - SPA(nc) (bounce)"), "F GAS - SPA/NC +");
}

TEST_F(RemarkTest, OtherBracketsAreCommentsIfTheyCannotBeAPartOfTheOrder) {
  EXPECT_EQ(Normal("A PAR - BUR (please help me here)"), "A PAR - BUR +");
  EXPECT_EQ(Normal("A PAR - BUR [as agreed (twice)]"), "A PAR - BUR +");
  EXPECT_EQ(Normal("A PAR - BUR (in the hope of help)"), "A PAR - BUR +");
  EXPECT_EQ(Normal("A PAR H ()"), "A PAR H +");
  EXPECT_EQ(Normal("A PAR H # (bounce"), "A PAR H +");
}

// A remark may have words of orders and places, if it has other words, too.
TEST_F(RemarkTest, RemarksMayHaveWordsOfOrders) {
  for (std::string_view remark :
       {"(hold if attacked)", "(support from Marseilles)", "(to cover Paris)", "(move agreed)", "(convoy later)",
        "(Munich will support)", "(support by Germany expected)"}) {
    const std::string text = "A PAR - BUR " + std::string(remark);
    EXPECT_EQ(Normal(text), "A PAR - BUR +") << text;
    EXPECT_EQ(UnreadRemark(*map_, text), remark);
    EXPECT_EQ(Normal("A PAR H " + std::string(remark)), "A PAR H +") << remark;
  }
  for (std::string_view part : {"(to Burgundy)", "(to Burgndy)", "(moves to Burgundy)", "(moves)", "(S A MAR)", "(SC)",
                                "(by convoy)", "(convoyed)", "(support Marseilles)", "(- BUR)", "(Munich)"}) {
    EXPECT_NE(Normal("A PAR H " + std::string(part)).find("unexpected '('"), std::string::npos) << part;
  }
}

TEST_F(RemarkTest, SignsInBracketsAreRemarks) {
  for (std::string_view remark : {"(?)", "(!)", "(?!?)", "(~)", "(/)", "(?!)", "[?]", "(*)"}) {
    const std::string text = "A PAR - BUR " + std::string(remark);
    EXPECT_EQ(Normal(text), "A PAR - BUR +") << text;
    EXPECT_EQ(UnreadRemark(*map_, text), remark);
    EXPECT_FALSE(IsInFront(text, UnreadRemark(*map_, text)));
  }
  EXPECT_EQ(UnreadRemark(*map_, "F GAS - SPA/NC (?)"), "(?)");
  EXPECT_EQ(UnreadRemark(*map_, "A Paris - Burgundy (?)"), "(?)");
  EXPECT_EQ(Normal("A PAR - BUR (->)"), "unexpected '(' at 13 after the order");
}

TEST_F(RemarkTest, WhatCouldBeAPartOfTheOrderIsNotSkipped) {
  EXPECT_EQ(Normal("A LON - BEL VIA (as agreed)"),
            "'as agreed' at 18 is no place: expected the place of a convoying unit");
  EXPECT_EQ(Normal("F GAS - SPA(zk)"), "unexpected '(' at 12 after the order");
  EXPECT_EQ(Normal("F GAS - SPA (a coast)"), "unexpected '(' at 13 after the order");
  for (std::string_view coast : {"northcoast", "Noordkust", "south side", "north cst"}) {
    EXPECT_NE(Normal("F GAS - SPA (" + std::string(coast) + ")").find("after the order"), std::string::npos) << coast;
  }
  EXPECT_NE(Normal("A LON - BEL (overland)").find("after the order"), std::string::npos);
  EXPECT_EQ(Normal("A PAR - BUR (helped by England)"), "A PAR - BUR +");
  EXPECT_EQ(Normal("A MAR S A PAR (- BUR)"), "unexpected '(' at 15 after the order");
  EXPECT_EQ(Normal("A MAR S A PAR (to Burgundy)"), "unexpected '(' at 15 after the order");
  EXPECT_EQ(Normal("A LON - BEL (via the swamp)"), "'swamp' at 22 is no place: expected the place of a convoying unit");
  EXPECT_EQ(Normal("A LON - BEL VIA (a swamp)"), "'swamp' at 20 is no place: expected the place of a convoying unit");
  EXPECT_EQ(Normal("A PAR - BUR (Munich)"), "unexpected '(' at 13 after the order");
  EXPECT_EQ(Normal("A PAR - BUR (bounce"), "unexpected '(' at 13 after the order");
  EXPECT_EQ(Normal("A PAR - BUR no"), "unexpected 'no' at 13 after the order");
  EXPECT_EQ(Normal("A PAR - BUR *perhaps*"), "unexpected 'perhaps' at 14 after the order");
  EXPECT_EQ(Normal("A PAR - BUR bounced MUN"), "unexpected 'bounced' at 13 after the order");
  EXPECT_EQ(Normal("A PAR - BUR (bounce) MUN"), "unexpected '(' at 13 after the order");
}

TEST_F(RemarkTest, ResultsStandWithoutBracketsToo) {
  for (std::string_view mark : {"bounce", ", bounced", ": succeeds", "cut, dislodged", "// or so"}) {
    EXPECT_EQ(Normal("A PAR - BUR " + std::string(mark)), "A PAR - BUR +") << mark;
  }
}

// Results in brackets and comments are no news to the player; the player should know of anything else.
TEST_F(RemarkTest, WordsThatWerePassedOverAreFound) {
  EXPECT_EQ(UnreadRemark(*map_, "A PAR - BUR (if Germany agrees)"), "(if Germany agrees)");
  EXPECT_EQ(UnreadRemark(*map_, "A PAR - BUR (bounce) (not cancelled)"), "(not cancelled)");
  EXPECT_EQ(UnreadRemark(*map_, "F GAS - SPA(nc) [as agreed (twice)] # yes"), "[as agreed (twice)]");
  EXPECT_EQ(UnreadRemark(*map_, "A PAR - BUR bounced"), "bounced");
  EXPECT_EQ(UnreadRemark(*map_, "A PAR H the"), "the");
  EXPECT_EQ(UnreadRemark(*map_, "A PAR - BUR (*bounce*) *cut* # (if Germany agrees)"), "");
  EXPECT_EQ(UnreadRemark(*map_, "A PAR - BUR // (if Germany agrees)"), "");
  EXPECT_EQ(UnreadRemark(*map_, ""), "");
}

// An order cannot demand the way by land, so its player should know. Courtesy needs no answer.
TEST_F(RemarkTest, ByLandIsToldAndCourtesyIsNot) {
  EXPECT_EQ(UnreadRemark(*map_, "A YOR - EDI by land"), "by land");
  EXPECT_EQ(UnreadRemark(*map_, "A YOR - EDI (by land)"), "(by land)");
  EXPECT_EQ(UnreadRemark(*map_, "A YOR - EDI (as agreed), please"), "(as agreed)");
  EXPECT_EQ(UnreadRemark(*map_, "A YOR - EDI, please"), "");
}

TEST_F(RemarkTest, ABracketIsAKnownResultOnlyAsAWhole) {
  for (std::string_view mark : {"(bounced with GERMANY: A MUN - BUR)", "[dislodged by A MUN]", "(*no convoy*)",
                                "(*bounce, dislodged*)", "(support cut)", "(BNC)", "(dislodged from MUN)"}) {
    EXPECT_EQ(UnreadRemark(*map_, "A PAR - BUR " + std::string(mark)), "") << mark;
  }
  for (std::string_view mark : {"(no, hold)", "(void: replaced by A PAR H)", "(bounced, so GAS)", "(void if attacked)",
                                "(not failed)", "(void: A PAR H)"}) {
    const std::string text = "A PAR - BUR " + std::string(mark);
    EXPECT_EQ(Normal(text), "A PAR - BUR +") << mark;
    EXPECT_EQ(UnreadRemark(*map_, text), mark);
  }
}

TEST_F(RemarkTest, ABracketTakesTheOrderBack) {
  for (std::string_view remark :
       {"(cancelled)", "(withdrawn, see below)", "(void)", "[storniert]", "(annule)", "(annul\u00E9)", "(*cancelled*)",
        "(zur\u00FCckgezogen)", "(zurueckgezogen)", "(bounce) (cancelled)"}) {
    EXPECT_NE(Normal("A PAR - BUR " + std::string(remark)).find(" takes the order back"), std::string::npos) << remark;
  }
  EXPECT_EQ(Normal("A PAR - BUR (cancelled)"), "'(cancelled)' at 13 takes the order back");
}

TEST_F(RemarkTest, ANumberOfWaivesHasNoEffect) {
  for (std::string_view text : {"Waive 2", "2 builds waived", "w 2", "2 waives"}) {
    EXPECT_EQ(Normal(text, PhaseType::kAdjustments), "WAIVE +") << text;
    EXPECT_EQ(UnreadRemark(*map_, text), "2") << text;
    EXPECT_EQ(IsInFront(text, UnreadRemark(*map_, text)), text.front() == '2') << text;
  }
  EXPECT_EQ(Normal("waive both builds", PhaseType::kAdjustments), "WAIVE +");
  EXPECT_EQ(UnreadRemark(*map_, "waive both builds"), "both");
  EXPECT_EQ(UnreadRemark(*map_, "Waive ALL"), "ALL");
  EXPECT_EQ(Normal("Waive 1", PhaseType::kAdjustments), "WAIVE");
}

}  // namespace
}  // namespace entente
