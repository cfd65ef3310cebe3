// Powers that play, dummies, controllers, leagues, reserves and flags in the draft. Source: maps/LANGUAGE.md (Powers).
#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

using Ids = std::vector<std::string>;

Ids CodesOf(const std::string& text) { return Codes(DraftReading(text).TakeResult()); }
std::string Said(const std::string& text) { return Describe(DraftReading(text).TakeResult()); }

Ids Dummies(const std::string& text) {
  Ids ids;
  const DraftReading reading(text);
  for (const auto& [id, power] : reading.draft().powers) {
    if (power.dummy) ids.push_back(id);
  }
  return ids;
}

Ids Controllers(const DraftPower& power) {
  Ids ids;
  for (const DraftMention& controller : power.controllers) ids.push_back(controller.id);
  return ids;
}

const char* const kPowers = "X\nY\nZ\n";

TEST(Dummy, AllReplacesTheListAndNamesAddToIt) {
  EXPECT_EQ(Dummies("X\nY\nZ\nDUMMY X, Y\nDUMMIES ALL EXCEPT Y Z\n"), (Ids{"X"}));
  EXPECT_EQ(Dummies("X\nY\nZ\nDUMMIES Z\nDUMMY x\n"), (Ids{"X", "Z"}));
  EXPECT_EQ(Dummies("X\nDUMMY\nY\nDUMMY ALL\nZ\n"), (Ids{"X", "Y"}));  // the powers known at that line
}

TEST(Dummy, WithWordsBehindItLeavesNoCurrentPower) {
  EXPECT_EQ(CodesOf("X\nDUMMY X\nFLAG X\n"), (Ids{"NO_POWER"}));
  EXPECT_EQ(CodesOf("X\nDUMMY\nFLAG X\n"), (Ids{}));
}

TEST(Dummy, ListsAreCheckedWordByWord) {
  EXPECT_EQ(Said("X\nY\nDUMMY ALL X\n"),
            "test.map:3:11: error: UNKNOWN_POWER: expected EXCEPT and the names of powers after ALL\n");
  EXPECT_EQ(CodesOf("X\nDUMMY ALL EXCEPT\n"), (Ids{"UNKNOWN_POWER"}));
  EXPECT_EQ(Said("FRANCE\nUNPLAYED FRENCE\n"),
            "test.map:2:10: error: UNKNOWN_POWER: 'FRENCE' is no power so far; nearest: FRANCE\n");
}

TEST(Unplayed, TakesThePowerOutOfControllersToo) {
  DraftReading reading("X\nY\nZ\nDUMMY\nCONTROL X Y\nUNPLAYED X\n");
  EXPECT_FALSE(reading.draft().powers.contains("X"));
  EXPECT_EQ(Controllers(reading.Power("Z")), (Ids{"Y"}));
}

TEST(Control, FirstNamedIsInCharge) {
  DraftReading reading("X\nY\nZ\nDUMMY\nCONTROL Y, X+ y\n");
  EXPECT_EQ(Controllers(reading.Power("Z")), (Ids{"Y", "X"}));
  EXPECT_TRUE(reading.Power("Z").control_at.has_value());
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
}

TEST(Control, MayNameAPowerThatComesLater) {
  DraftReading reading("Z\nDUMMY\nCONTROL LATER\nLATER\n");
  EXPECT_EQ(Controllers(reading.Power("Z")), (Ids{"LATER"}));
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
}

TEST(Control, ANameThatIsNoPowerIsAPlayerFromOutside) {
  EXPECT_EQ(CodesOf("X\nY\nDUMMY\nCONTROL Somebody\n"), (Ids{}));
  EXPECT_EQ(Said("FRANCE\nY\nDUMMY\nCONTROL FRENCE\n"),
            "test.map:4:9: warning: LIKELY_TYPO: 'FRENCE' is no power, so a player from outside the map controls Y; "
            "nearest: FRANCE\n");
}

TEST(Control, NeedsADummyAndControllersThatPlay) {
  EXPECT_EQ(CodesOf("X\nY\nCONTROL X\n"), (Ids{"UNKNOWN_POWER"}));
  EXPECT_EQ(CodesOf("X\nY\nDUMMY\nCONTROL\n"), (Ids{"UNKNOWN_POWER"}));
  EXPECT_EQ(CodesOf("X\nY\nDUMMY\nCONTROL X\nX\nDUMMY\n"), (Ids{"UNKNOWN_POWER"}));  // X becomes a dummy later
  EXPECT_EQ(CodesOf("X\nDUMMY\nCONTROL X\n"), (Ids{"UNKNOWN_POWER"}));
  EXPECT_EQ(CodesOf("CONTROL X\n"), (Ids{"NO_POWER"}));
}

TEST(Control, EndsWithTheDummy) {
  DraftReading reading("X\nY\nZ\nDUMMY\nCONTROL X\nDUMMY ALL EXCEPT X Z\n");
  EXPECT_EQ(Controllers(reading.Power("Z")), (Ids{}));
}

TEST(PowerRename, KeepsControlAndLeagueAndTheOldFlag) {
  DraftReading reading("X\nLEAGUE L\nRESERVES 2\nY\nDUMMY\nCONTROL X\nX -> XX\nXX -> XXX\nFLAG ROME\nY -> YY\n");
  EXPECT_EQ(Controllers(reading.Power("YY")), (Ids{"XXX"}));
  EXPECT_TRUE(reading.Power("YY").dummy);
  EXPECT_EQ(reading.Power("XXX").league->name, "L");
  EXPECT_EQ(reading.Power("XXX").reserves, 2);
  EXPECT_EQ(reading.Power("XXX").flag, "ROME");
  EXPECT_EQ(reading.Power("YY").flag, "Y");
  EXPECT_EQ(DraftReading("X\nX -> XX\nXX -> Z\n").Power("Z").flag, "X");
  EXPECT_EQ(DraftReading("X\nX -> X\n").Power("X").flag, "");
}

TEST(PowerRename, KeepsThePowerCurrentInFilesThatInclude) {
  DraftReading reading("X AAA\nUSE r\nOWNS BBB\n", {{"r.map", "X -> XX\n"}});
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
  EXPECT_EQ(reading.Power("XX").owned->at(0).id, "BBB");
}

TEST(PowerRename, KeepsLetterAndWordUnlessTheLineGivesNewOnes) {
  EXPECT_EQ(DraftReading("X (Word:Q)\nX -> Y\n").Power("Y").letter, "Q");
  EXPECT_EQ(DraftReading("X (Word:Q)\nX -> Y (Other)\n").Power("Y").letter, "Q");
  EXPECT_EQ(DraftReading("X (Word:Q)\nX -> Y (Other)\n").Power("Y").own_word, "Other");
  EXPECT_EQ(DraftReading("X (Word:Q)\nX -> Y (Other:)\n").Power("Y").letter, "");
}

TEST(Teams, AreLedByTheirFirstMember) {
  DraftReading reading("X\nY\nZ\nU\nV\nTEAM X-y-Z U-V\n");
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
  EXPECT_FALSE(reading.Power("X").dummy);
  for (const char* id : {"Y", "Z"}) {
    EXPECT_TRUE(reading.Power(id).dummy);
    EXPECT_EQ(Controllers(reading.Power(id)), (Ids{"X"}));
  }
  EXPECT_EQ(Controllers(reading.Power("V")), (Ids{"U"}));
  EXPECT_EQ(CodesOf("X\nY\nTEAMS X-Q\n"), (Ids{"UNKNOWN_POWER"}));
  EXPECT_EQ(CodesOf("X\nY\nTEAMS X\n"), (Ids{"UNKNOWN_POWER"}));
  EXPECT_EQ(CodesOf("X\nY\nTEAMS\n"), (Ids{"UNKNOWN_POWER"}));
}

// "AFTER MOVEMENT RETREATS", one text per clause.
Ids Rotations(const std::string& line) {
  constexpr const char* kWhen[] = {"ORDERED", "AFTER", "BEFORE", "FOR"};
  Ids texts;
  const DraftReading reading(line + "\n");
  for (const DraftRotation& rotation : reading.draft().rotations) {
    std::string text = kWhen[static_cast<size_t>(rotation.when)];
    for (const std::string& type : rotation.types) text += " " + type;
    texts.push_back(text);
  }
  return texts;
}

TEST(Rotate, TakesClausesOneBehindTheOther) {
  EXPECT_EQ(Rotations("ROTATE"), (Ids{"ORDERED"}));
  EXPECT_EQ(Rotations("rotate control"), (Ids{"ORDERED"}));
  EXPECT_EQ(Rotations("ROTATE AFTER"), (Ids{"AFTER"}));
  EXPECT_EQ(Rotations("ROTATE AFTER movement,Retreats BEFORE A FOR M R"),
            (Ids{"AFTER MOVEMENT RETREATS", "BEFORE A", "FOR M R"}));
  EXPECT_EQ(Rotations("ROTATE CONTROL FOR MOVEMENT"), (Ids{"FOR MOVEMENT"}));
  EXPECT_EQ(Rotations("ROTATE\nROTATE AFTER\n"), (Ids{"ORDERED", "AFTER"}));
}

TEST(Rotate, NeedsKnownClausesAndTypes) {
  EXPECT_EQ(CodesOf("ROTATE AFER\n"), (Ids{"BAD_ROTATE"}));
  EXPECT_NE(Said("ROTATE AFER\n").find("test.map:1:8: error: BAD_ROTATE"), std::string::npos);
  EXPECT_NE(Said("ROTATE AFER\n").find("nearest: AFTER"), std::string::npos);
  EXPECT_EQ(CodesOf("ROTATE BEFORE\n"), (Ids{"BAD_ROTATE"}));
  EXPECT_EQ(CodesOf("ROTATE AFTER INCOME\n"), (Ids{"BAD_ROTATE"}));
  EXPECT_EQ(CodesOf("ROTATE AFTER INCOME\nFLOW SPRING:INCOME,MOVEMENT\n"), (Ids{}));
}

TEST(League, HasThreeForms) {
  const DraftReading reading("X\nLEAGUE Catholic\nY\nLEAGUE Catholic strict\nZ\nLEAGUE A BENIGN B, C\n");
  EXPECT_EQ(reading.Power("X").league->name, "CATHOLIC");
  EXPECT_EQ(reading.Power("X").league->behavior, LeagueBehavior::kNone);
  EXPECT_EQ(reading.Power("Y").league->behavior, LeagueBehavior::kStrict);
  EXPECT_EQ(reading.Power("Z").league->behavior, LeagueBehavior::kBenign);
  EXPECT_EQ(reading.Power("Z").league->others, (Ids{"B", "C"}));
  EXPECT_TRUE(DraftReading("X\nLEAGUE A BENIGN\n").Power("X").league->others.empty());
}

TEST(League, ASecondLineLeavesTheFirst) {
  DraftReading reading("X\nLEAGUE A\nLEAGUE B\n");
  EXPECT_EQ(reading.Power("X").league->name, "A");
  EXPECT_EQ(Codes(reading.TakeResult()), (Ids{"LEAGUE_TWICE"}));
}

TEST(Reserves, AndMilitiaAreCountsWhoseLastLineCounts) {
  const DraftReading reading("X\nRESERVES\nRESERVES 3\nMILITIA\nY\nMILITIA 2\nMILITIA 0\n");
  EXPECT_EQ(reading.Power("X").reserves, 3);
  EXPECT_EQ(reading.Power("X").militia, 1);
  EXPECT_EQ(reading.Power("Y").reserves, 0);
  EXPECT_EQ(reading.Power("Y").militia, 0);
  for (const char* count : {"-1", "x", "1025", "1 2"}) {
    EXPECT_EQ(CodesOf(std::string("X\nRESERVES ") + count + "\n"), (Ids{"BAD_NUMBER"})) << count;
    EXPECT_EQ(CodesOf(std::string("X\nMILITIA ") + count + "\n"), (Ids{"BAD_NUMBER"})) << count;
  }
}

TEST(Flag, MayBeOneOfAnotherMap) {
  EXPECT_EQ(DraftReading("X\nFLAG Holy+Rome\n").Power("X").flag, "HOLYROME");
  EXPECT_EQ(DraftReading("X\nFLAG Y\nFLAG\n").Power("X").flag, "");
  EXPECT_EQ(CodesOf("X\nFLAG A B\n"), (Ids{"~EXTRA_WORDS"}));
}

TEST(PowerLines, LinesOfAPowerNeedOneAndSayWhere) {
  for (const char* line : {"OWNS A", "INHABITS A", "HOME A", "HOMES A", "UNITS", "A LAN", "F LAN", "DUMMY", "CONTROL X",
                           "LEAGUE X", "RESERVES", "MILITIA", "FLAG X", "UNPLAYED"}) {
    EXPECT_EQ(Said(std::string("  ") + line + "\n").substr(0, 30), "test.map:1:3: error: NO_POWER:") << line;
  }
  EXPECT_EQ(CodesOf(std::string(kPowers) + "UNPLAYED X\nA LAN\n"), (Ids{"NO_POWER"}));
}

}  // namespace
}  // namespace entente
