// Tests the game master, message by message of the protocol.
#include "press/dpp/game_master.h"

#include <gtest/gtest.h>

#include "press/dpp/master_test_util.h"

namespace entente::press::dpp {
namespace {

class GameMasterTest : public testing::Test {
 protected:
  void Use(const MasterOptions& options) {
    table_.emplace(options);
    table_->Begin();
  }
  std::string England(std::string_view line) { return table_->Ask("ENG", line); }
  MasterTable& table() { return *table_; }

  std::optional<MasterTable> table_;
};

// ---- Beginning ----

TEST(GameMasterBegins, EverybodyIsToldHisNationAndTheBoard) {
  MasterTable table({true, true});
  table.JoinAll();
  EXPECT_EQ(table.master().Join(9, 0), kNoPower);
  table.Say("ENG", "HLO");
  EXPECT_EQ(table.Heard("ENG"), "");
  table.master().Begin();
  EXPECT_EQ(table.Heard("ENG"),
            "HLO ENG PDA GBT / SCD (AUS BUD VIE TRI) (ENG EDI LON LVP) (FRA PAR BRE MAR) (GER MUN BER KIE) (ITA "
            "NAP ROM VEN) (RUS MOS WAR SEV STP) (TUR ANK CON SMY) / NOW (SPR 101) (AUS AMY BUD) (AUS AMY VIE) "
            "(AUS FLT TRI) (ENG FLT EDI) (ENG FLT LON) (ENG AMY LVP) (FRA AMY PAR) (FRA FLT BRE) (FRA AMY MAR) "
            "(GER AMY MUN) (GER AMY BER) (GER FLT KIE) (ITA FLT NAP) (ITA AMY ROM) (ITA AMY VEN) (RUS AMY MOS) "
            "(RUS AMY WAR) (RUS FLT SEV) (RUS FLT (STP SCS)) (TUR FLT ANK) (TUR AMY CON) (TUR AMY SMY)");
}

TEST(GameMasterBegins, TeamsAreToldUnlessEverybodyIsAlone) {
  MasterTable alone;
  alone.JoinAll();
  alone.master().Begin();
  EXPECT_EQ(alone.Heard("ENG").find("DOC"), std::string::npos);
  MasterTable table;
  for (const uint32_t program : {7u, 3u, 7u, 3u, 3u, 5u}) table.master().Join(program, 0);
  table.master().Begin();
  std::set<size_t> sizes;
  std::string doc;
  for (PowerIndex power = 0; power < 7; ++power) {
    for (const std::string& message : table.HeardMessages(power)) {
      if (message.starts_with("DOC")) doc = message;
    }
  }
  EXPECT_EQ(doc.size(), std::string_view("DOC (ENG FRA GER) (ITA) (RUS TUR)").size()) << doc;
  EXPECT_EQ(std::count(doc.begin(), doc.end(), '('), 3);
}

TEST(GameMasterBegins, ChanceGivesTheNations) {
  std::set<PowerIndex> first;
  for (uint64_t seed = 1; seed <= 20; ++seed) first.insert(MasterTable({}, "standard", seed).master().Join(0, 0));
  EXPECT_GT(first.size(), 3u);
}

TEST(GameMasterBegins, OtherMapsHaveNationsOfTheirOwn) {
  MasterTable table({}, "france_austria");
  table.Begin();
  EXPECT_EQ(table.Ask("FRA", "HLO"), "HLO FRA");
}

// ---- Orders ----

TEST_F(GameMasterTest, EveryOrderIsAnswered) {
  Use({});
  EXPECT_EQ(England("SUB ((ENG FLT LON) MTO NTH) ((FLT EDI) MTO NWG) ((AMY LVP) MTO SWI) ((ENG AMY LVP) MTO LON)"),
            "THK (ENG FLT LON) MTO NTH MBV / THK (ENG FLT EDI) MTO NWG MBV / THK (ENG AMY LVP) MTO SWI NSP / THK (ENG "
            "AMY LVP) MTO LON FAR");
  EXPECT_EQ(England("SUB ((FRA AMY PAR) HLD) ((ENG AMY PAR) HLD) ((ENG AMY LVP) BLD) (WVE)"),
            "THK (FRA AMY PAR) HLD NYU / THK (ENG AMY PAR) HLD NSU / THK (ENG AMY LVP) BLD NRS / THK WVE NRS");
  EXPECT_EQ(England("SUB ((ENG FLT LON) CNV (ENG AMY LVP) MTO BEL)"),
            "THK (ENG FLT LON) CNV (ENG AMY LVP) MTO BEL NAS");
  EXPECT_EQ(England("SUB ((ENG AMY LVP) CTO BEL VIA (ENG FLT LON))"),
            "THK (ENG AMY LVP) CTO BEL VIA (ENG FLT LON) NAS");
  EXPECT_EQ(England("SUB ((ENG AMY SWI) BLD)"), "THK (ENG AMY SWI) BLD NRS");
  EXPECT_EQ(England("MIS"), "MIS (ENG AMY LVP)");
}

TEST_F(GameMasterTest, AUnitThatIsNamedByItsProvinceIsToldWhole) {
  Use({});
  EXPECT_EQ(England("SUB (LVP HLD) ((FLT LON) SUP EDI MTO NTH)"),
            "THK (ENG AMY LVP) HLD MBV / THK (ENG FLT LON) SUP (ENG FLT EDI) MTO NTH MBV");
  EXPECT_EQ(England("SUB (EDI SUP LON MTO NTH) (PAR HLD)"),
            "THK (ENG FLT EDI) SUP (ENG FLT LON) MTO NTH MBV / THK (FRA AMY PAR) HLD NYU");
  EXPECT_EQ(table().Ask("RUS", "SUB (STP MTO GOB)"), "THK (RUS FLT (STP SCS)) MTO GOB MBV");
  EXPECT_EQ(England("SUB (LVP HLD) (WAL MTO LON)"), "HUH (SUB ((ENG AMY LVP) HLD) (*WAL MTO LON))");
  EXPECT_EQ(England("SUB (LVP CTO BEL VIA LON)"), "THK (ENG AMY LVP) CTO BEL VIA (ENG FLT LON) NAS");
  EXPECT_EQ(England("SUB ((LVP HLD)"), "PRN (SUB ((LVP HLD))");
}

TEST_F(GameMasterTest, TheFleetsOfAPathAreThoseThatStandThere) {
  Use({});
  England("SUB (LON MTO NTH) (LVP MTO YOR) (EDI HLD)");
  for (const std::string_view other : {"AUS", "FRA", "GER", "ITA", "RUS", "TUR"}) table().Hold(other);
  table().ForgetHeard();
  EXPECT_EQ(England("SUB ((ENG AMY YOR) CTO NWY VIA (ENG FLT NTH))"),
            "THK (ENG AMY YOR) CTO NWY VIA (ENG FLT NTH) MBV");
  EXPECT_EQ(England("SUB ((ENG AMY YOR) CTO NWY VIA (FRA FLT NTH))"),
            "THK (ENG AMY YOR) CTO NWY VIA (FRA FLT NTH) NSF");
  EXPECT_EQ(England("SUB ((ENG AMY YOR) CTO NWY VIA (ENG FLT NWG))"),
            "THK (ENG AMY YOR) CTO NWY VIA (ENG FLT NWG) NSF");
}

TEST_F(GameMasterTest, ALaterOrderTakesThePlaceOfTheEarlier) {
  Use({});
  England("SUB ((ENG FLT LON) MTO NTH)");
  England("SUB ((ENG FLT LON) MTO ECH)");
  table().HoldAll();
  EXPECT_EQ(table().game().phase_count(), 1);
  EXPECT_EQ(England("MIS"), "MIS (ENG FLT EDI) (ENG FLT LON) (ENG AMY LVP)");
}

TEST_F(GameMasterTest, LinesThatAreNoneAreAnswered) {
  Use({});
  EXPECT_EQ(England("SUB (WAL HLD)"), "HUH (SUB (*WAL HLD))");
  EXPECT_EQ(England("SUB ((ENG"), "PRN (SUB ((ENG)");
  EXPECT_EQ(England("gof"), "");
  EXPECT_EQ(England("HUH"), "");
  EXPECT_EQ(England("a\tb\x01"), "HUH (*)");
  EXPECT_EQ(England(""), "");
  EXPECT_EQ(England("  "), "");
  EXPECT_EQ(table().master().EmptyLinesOf(table().Power("ENG")), 2);
}

TEST_F(GameMasterTest, LongLinesComeAndGoInParts) {
  Use({});
  England("LNG 2");
  England("SUB ((ENG FLT LON)");
  England("HLD)");
  EXPECT_EQ(England("EOM"), "THK (ENG FLT LON) HLD MBV");
  EXPECT_EQ(England("LNG two"), "HUH (*LNG two)");
  EXPECT_EQ(England("EOM"), "HUH (*EOM)");
  MasterTable table;
  const PowerIndex power = table.master().Join(0, 40);
  table.master().Begin();
  bool has_long = false;
  for (const OutgoingLine& sent : table.master().outbox()) {
    EXPECT_LE(sent.line.size(), 40u);
    has_long = has_long || sent.line.starts_with("LNG ");
  }
  EXPECT_TRUE(has_long);
  EXPECT_EQ(table.HeardMessages(power).size(), 3u);
}

// ---- Turns ----

TEST_F(GameMasterTest, ResultsComeInOneMessageAlsoOfTurnsWithoutEvents) {
  Use({});
  England("SUB ((ENG FLT LON) MTO NTH)");
  for (const std::string_view power : {"AUS", "FRA", "GER", "ITA", "RUS", "TUR"}) table().Hold(power);
  table().ForgetHeard();
  England("SUB ((ENG FLT EDI) MTO NTH) ((ENG AMY LVP) HLD)");
  EXPECT_EQ(table().game().phase_count(), 1);
  const std::vector<std::string> heard = table().HeardMessages(table().Power("TUR"));
  ASSERT_EQ(heard.size(), 4u);
  EXPECT_NE(heard[0].find("ORD (SPR 101) "), std::string::npos);
  EXPECT_NE(heard[0].find("((ENG FLT EDI) MTO NTH BNC)"), std::string::npos) << heard[0];
  EXPECT_NE(heard[0].find("((ENG FLT LON) MTO NTH BNC)"), std::string::npos) << heard[0];
  EXPECT_NE(heard[0].find("((TUR FLT ANK) HLD VLD)"), std::string::npos);
  EXPECT_TRUE(heard[1].starts_with("NOW (SUM 101) (AUS "));
  EXPECT_EQ(heard[2], "ORD (SUM 101)");
  EXPECT_TRUE(heard[3].starts_with("NOW (FAL 101) (AUS "));
}

TEST_F(GameMasterTest, CentersAreToldAfterAutumn) {
  Use({});
  table().HoldAll();
  table().ForgetHeard();
  table().HoldAll();
  std::vector<std::string> first_words;
  for (const std::string& message : table().HeardMessages(table().Power("TUR"))) {
    if (!message.starts_with("THK")) first_words.push_back(message.substr(0, message.find(')') + 1));
  }
  EXPECT_EQ(first_words,
            (std::vector<std::string>{"ORD (FAL 101)", "NOW (AUT 101)", "ORD (AUT 101)", "SCD (AUS BUD VIE TRI)",
                                      "NOW (WIN 101)", "ORD (WIN 101)", "NOW (SPR 102)"}));
}

TEST_F(GameMasterTest, AGoFlagThatIsDownHoldsAMovementTurnBack) {
  Use({});
  EXPECT_EQ(England("NOT(GOF)"), "");
  table().HoldAll();
  EXPECT_EQ(table().game().phase_count(), 0);
  England("GOF");
  EXPECT_EQ(table().game().phase_count(), 1);
  table().HoldAll();
  EXPECT_EQ(table().game().phase_count(), 2) << "the flag is up again";
}

TEST_F(GameMasterTest, AtADeadlineTheTurnIsPlayedAndWhoMissedItIsInDisorder) {
  Use({});
  table().Hold("ENG");
  table().master().Warn();
  EXPECT_NE(table().Heard("FRA").find("TME"), std::string::npos);
  table().master().PlayDeadline();
  EXPECT_EQ(table().game().phase_count(), 1);
  EXPECT_EQ(England("SND (FRA) (PCE)"), "CDD FRA");
  table().Hold("FRA");
  EXPECT_EQ(England("SND (FRA) (PCE)"), "SNT FRA (PCE)");
  EXPECT_EQ(table().master().record().front().text, "civil disorder: AUS");
}

TEST_F(GameMasterTest, TurnsDoNotWaitForAProgramThatEnded) {
  Use({});
  table().master().Leave(table().Power("FRA"));
  EXPECT_EQ(England("SND (FRA GER) (PCE)"), "CDD FRA / SNT GER (PCE)");
  EXPECT_EQ(table().Heard("GER"), "FRM ENG (PCE)");
  table().HoldAll();
  EXPECT_EQ(table().game().phase_count(), 1);
}

// Russia dislodges Turkey's army in Rumania, which must retreat.
class RetreatTest : public GameMasterTest {
 protected:
  void Dislodge() {
    Use({});
    table().Say("TUR", "SUB ((TUR AMY CON) MTO BUL)");
    table().Say("AUS", "SUB ((AUS AMY BUD) MTO SER)");
    Play();
    table().Say("TUR", "SUB ((TUR AMY BUL) MTO RUM)");
    table().Say("RUS", "SUB ((RUS AMY WAR) MTO UKR)");
    Play();
    Play();
    table().Say("RUS", "SUB ((RUS AMY UKR) MTO RUM) ((RUS FLT SEV) SUP (RUS AMY UKR) MTO RUM)");
    table().ForgetHeard();
    Play();
  }
  // Plays the turn at its deadline: units without an order hold, and no power builds.
  void Play() {
    table().master().PlayDeadline();
    if (table().game().position().phase_type() == PhaseType::kAdjustments) table().master().PlayDeadline();
    table().Collect();
  }
};

TEST_F(RetreatTest, ResultsTellWhereTheAttackCameFrom) {
  Dislodge();
  const std::string heard = table().Heard("TUR");
  EXPECT_NE(heard.find("((TUR AMY RUM) HLD (RET UKR))"), std::string::npos) << heard;
  EXPECT_NE(heard.find("(TUR AMY RUM MRT BUD BUL GAL)"), std::string::npos) << heard;
  EXPECT_EQ(table().Ask("TUR", "MIS"), "MIS ((TUR AMY RUM) BUD BUL GAL)");
}

TEST_F(RetreatTest, ABadRetreatIsAnsweredWithThePlaces) {
  Dislodge();
  EXPECT_EQ(table().Ask("TUR", "SUB ((TUR AMY RUM) RTO SER)"), "THK (TUR AMY RUM) RTO SER (MBE BUD BUL GAL)");
  EXPECT_EQ(table().Ask("TUR", "SUB ((TUR AMY RUM) RTO CON)"), "THK (TUR AMY RUM) RTO CON FAR");
  EXPECT_EQ(table().Ask("TUR", "SND (RUS) (PCE)"), "NRS (SND (RUS) (PCE))");
  EXPECT_EQ(table().Ask("TUR", "NOT (GOF)"), "");
  const std::string heard = table().Ask("TUR", "SUB ((TUR AMY RUM) RTO BUL)");
  EXPECT_TRUE(
      heard.starts_with("THK (TUR AMY RUM) RTO BUL MBV / ORD (AUT 102) ((TUR AMY RUM) RTO BUL VLD) / SCD (AUS "))
      << heard;
}

// ---- Winter ----

class WinterTest : public GameMasterTest {
 protected:
  // Gives Russia one more build, while its own units stand in all its home centers except Moscow.
  void TakeSweden() {
    Use({});
    table().Say("RUS", "SUB ((RUS FLT (STP SCS)) MTO GOB)");
    Hold();
    table().Say("RUS", "SUB ((RUS FLT GOB) MTO SWE) ((RUS AMY WAR) MTO LVN)");
    Hold();
  }
  void Hold() { table().master().PlayDeadline(); }
};

TEST_F(WinterTest, ARightOrderIsFinal) {
  TakeSweden();
  EXPECT_EQ(table().Ask("RUS", "MIS"), "MIS -1");
  EXPECT_EQ(table().Ask("RUS", "SUB ((RUS FLT MOS) BLD)"), "THK (RUS FLT MOS) BLD ESC");
  const std::string heard = table().Ask("RUS", "SUB ((RUS FLT (STP NCS)) BLD) (WVE) ((RUS AMY WAR) BLD)");
  EXPECT_TRUE(heard.starts_with(
      "THK (RUS FLT (STP NCS)) BLD MBV / THK WVE NMB / THK (RUS AMY WAR) BLD NMB / ORD (WIN 101) ((RUS FLT (STP NCS)) "
      "BLD VLD) / NOW (SPR 102) "))
      << heard;
}

TEST_F(WinterTest, AWaiveIsAnOrder) {
  TakeSweden();
  const std::string heard = table().Ask("RUS", "SUB (WVE)");
  EXPECT_TRUE(heard.starts_with("THK WVE MBV / ORD (WIN 101) / NOW (SPR 102) ")) << heard;
}

// With two centers more than units and one free home center, one build is waived first, in any order of the orders.
TEST_F(WinterTest, ABuildWithoutAFreeCenterIsWaivedToo) {
  Use({});
  table().Say("RUS", "SUB ((RUS FLT (STP SCS)) MTO GOB)");
  Hold();
  table().Say("RUS", "SUB ((RUS FLT GOB) MTO SWE)");
  Hold();
  table().Say("RUS", "SUB (WVE)");
  Hold();
  table().Say("RUS", "SUB ((RUS FLT SWE) MTO NWY)");
  Hold();
  EXPECT_EQ(table().Ask("RUS", "MIS"), "MIS -2");
  EXPECT_EQ(table().Ask("RUS", "SUB (WVE)"), "THK WVE MBV");
  EXPECT_EQ(table().Ask("RUS", "MIS"), "MIS -1");
  const std::string heard = table().Ask("RUS", "SUB ((RUS FLT (STP NCS)) BLD)");
  EXPECT_TRUE(heard.starts_with("THK (RUS FLT (STP NCS)) BLD MBV / ORD (WIN 102) ((RUS FLT (STP NCS)) BLD VLD) / NOW "))
      << heard;
}

TEST_F(WinterTest, ABuildThatIsNotWaivedIsCivilDisorder) {
  TakeSweden();
  table().master().PlayDeadline();
  EXPECT_EQ(table().game().position().phase_type(), PhaseType::kMovement);
  EXPECT_EQ(England("SND (RUS) (PCE)"), "CDD RUS");
}

// ---- Press ----

TEST_F(GameMasterTest, EachRecipientGetsEachMessage) {
  Use({});
  EXPECT_EQ(England("SND (FRA GER) (PCE) (any words (at all))"),
            "SNT FRA (PCE) / SNT GER (PCE) / SNT FRA (any words (at all)) / SNT GER (any words (at all))");
  EXPECT_EQ(table().Heard("FRA"), "FRM ENG (CCD GER) (PCE) / FRM ENG (CCD GER) (any words (at all))");
  EXPECT_EQ(table().Heard("ITA"), "");
}

TEST_F(GameMasterTest, WhoCannotHaveItIsToldOnce) {
  Use({});
  EXPECT_EQ(England("SND (XYZ FRA XYZ FRA) (PCE) (DRW)"), "NEC XYZ / SNT FRA (PCE) / SNT FRA (DRW)");
  EXPECT_EQ(table().Heard("FRA"), "FRM ENG (PCE) / FRM ENG (DRW)");
  EXPECT_EQ(England("SND (REF) (DRW)"), "HUH (SND (*REF) (DRW))");
}

TEST_F(GameMasterTest, GunboatHasNoPress) {
  Use({false, true});
  EXPECT_EQ(England("SND (FRA) (PCE)"), "NRS (SND (FRA) (PCE))");
  EXPECT_EQ(table().Heard("FRA"), "");
}

TEST_F(GameMasterTest, WhatComesLateIsReturned) {
  Use({});
  table().master().ReceiveLate(table().Power("ENG"), "SUB ((ENG FLT LON) HLD)");
  EXPECT_EQ(table().Heard("ENG"), "BPR (SUB ((ENG FLT LON) HLD))");
  EXPECT_EQ(England("MIS"), "MIS (ENG FLT EDI) (ENG FLT LON) (ENG AMY LVP)");
}

TEST_F(GameMasterTest, NotesGoIntoTheRecord) {
  Use({});
  EXPECT_EQ(England("log (thinking of (ITA))"), "");
  EXPECT_EQ(England("TRY DRW"), "");
  ASSERT_EQ(table().master().record().size(), 2u);
  EXPECT_EQ(table().master().record()[0].text, "LOG (thinking of (ITA))");
  EXPECT_EQ(table().master().record()[0].by, table().Power("ENG"));
  table().master().ClearRecord();
  EXPECT_TRUE(table().master().record().empty());
}

TEST_F(GameMasterTest, WhoSleepsWakesWhenItHears) {
  Use({});
  EXPECT_EQ(England("SLP"), "");
  EXPECT_TRUE(table().master().IsAsleep(table().Power("ENG")));
  table().Say("FRA", "SND (ENG) (PCE)");
  EXPECT_FALSE(table().master().IsAsleep(table().Power("ENG")));
}

// ---- Draws ----

TEST_F(GameMasterTest, ADrawOfAllEndsTheGame) {
  Use({});
  for (const std::string_view power : {"AUS", "ENG", "FRA", "GER", "ITA", "RUS"}) {
    EXPECT_EQ(table().Ask(power, "DRW"), "");
  }
  EXPECT_EQ(England("DRW (ENG TUR)"), "HUH (DRW *(ENG TUR))");
  England("NOT (DRW)");
  EXPECT_EQ(table().Ask("TUR", "DRW"), "");
  EXPECT_EQ(England("DRW"), "OFF");
  EXPECT_EQ(table().Heard("TUR"), "OFF");
  EXPECT_EQ(table().master().stage(), Stage::kFinished);
  EXPECT_EQ(table().master().record().back().text, "draw of AUS ENG FRA GER ITA RUS TUR");
  EXPECT_EQ(England("NOW"), "");
}

TEST_F(GameMasterTest, AVoteLivesForATurn) {
  Use({});
  for (const std::string_view power : {"AUS", "ENG", "FRA", "GER", "ITA", "RUS"}) table().Say(power, "DRW");
  table().HoldAll();
  table().Say("TUR", "DRW");
  EXPECT_FALSE(table().game().is_over());
}

TEST_F(GameMasterTest, PartialDrawsHaveLists) {
  Use({true, false});
  EXPECT_EQ(England("DRW"), "HUH (DRW *)");
  for (const std::string_view power : {"AUS", "FRA", "GER", "ITA", "RUS"}) {
    EXPECT_EQ(table().Ask(power, "DRW (ENG)"), "");
  }
  EXPECT_EQ(table().Ask("FRA", "NOT (DRW)"), "");
  table().Say("TUR", "DRW (ENG)");
  EXPECT_FALSE(table().game().is_over());
  EXPECT_EQ(table().Ask("FRA", "DRW (ENG)"), "OFF");  // the winner need not vote
  EXPECT_EQ(table().master().record().back().text, "victory by vote of ENG");
  EXPECT_EQ(table().master().Scores()[table().Power("ENG")], (Score{6, 1}));
}

TEST_F(GameMasterTest, ADrawOfTwoNeedsBoth) {
  Use({true, false});
  for (const std::string_view power : {"AUS", "FRA", "GER", "ITA", "RUS", "TUR"}) table().Say(power, "DRW (TUR ENG)");
  EXPECT_FALSE(table().game().is_over());
  EXPECT_EQ(England("DRW (ENG TUR)"), "OFF");
  EXPECT_EQ(table().master().Scores()[table().Power("ENG")], (Score{5, 2}));
  EXPECT_EQ(table().master().Scores()[table().Power("FRA")], (Score{0, 1}));
}

TEST(GameMasterScores, TeamsShareThem) {
  MasterTable table;
  std::map<PowerIndex, uint32_t> programs;
  for (const uint32_t program : {1u, 1u, 2u, 2u, 2u, 3u, 3u}) programs[table.master().Join(program, 0)] = program;
  table.master().Begin();
  const PowerIndex england = table.Power("ENG");
  const std::vector<Score> scores = table.master().Scores();
  for (const auto& [power, program] : programs) EXPECT_EQ(scores[power] == scores[england], true) << int{power};
}

// ---- Saving ----

TEST_F(GameMasterTest, ASavedGameGoesOn) {
  Use({true, false});
  England("SUB ((ENG FLT LON) MTO NTH)");
  England("DRW (ENG)");
  const std::string saved = table().master().Save("GAME1.DUMP").value();
  EXPECT_EQ(table().Heard("FRA"), "SVE GAME1.DUMP");
  EXPECT_EQ(England("YES (SVE GAME1.DUMP)"), "");
  table().Use(GameMaster::Load(saved, nullptr).value());
  GameMaster& master = table().master();
  EXPECT_EQ(master.Join(0, 0), kNoPower);
  for (PowerIndex power = 0; power < 7; ++power) master.Return(power, 0);
  master.Begin();
  const std::string heard = table().Heard("ENG");
  EXPECT_TRUE(heard.starts_with("LOD GAME1.DUMP / SCD (AUS ")) << heard;
  EXPECT_EQ(England("MIS"), "MIS (ENG FLT EDI) (ENG AMY LVP)");
  for (const std::string_view power : {"AUS", "FRA", "GER", "ITA", "RUS", "TUR"}) table().Say(power, "DRW (ENG)");
  EXPECT_TRUE(table().game().is_over());
}

TEST_F(GameMasterTest, OnlySoundGamesAreLoaded) {
  Use({});
  EXPECT_EQ(table().master().Save("a b").status().message(),
            "the name of a saved game: expected 1 to 64 characters without blanks and brackets, no word of DPP");
  EXPECT_FALSE(table().master().Save("ENG").ok());
  EXPECT_EQ(GameMaster::Make(table().game().map_ref(), table().game().rules(), {}, 1)->Save("x").status().code(),
            WrongPhaseError("").code());
  std::string saved = table().master().Save("x1").value();
  EXPECT_TRUE(GameMaster::Load(saved, nullptr).ok());
  for (size_t i = 0; i < saved.size(); ++i) {
    std::string damaged = saved;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    EXPECT_FALSE(GameMaster::Load(damaged, nullptr).ok()) << i;
    EXPECT_FALSE(GameMaster::Load(saved.substr(0, i), nullptr).ok()) << i;
  }
}

}  // namespace
}  // namespace entente::press::dpp
