// Tests the grammar of DPP, one case for each rule of its protocol.
#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/dpp_line.h"
#include "press/language/message_check.h"

namespace entente::press::dpp {
namespace {

constexpr auto kClient = MessageKind::kFromClient, kServer = MessageKind::kFromServer, kPress = MessageKind::kPress;

const Vocabulary& Words() {
  static const MapRef map = *BuiltinMap("standard");
  static const Vocabulary vocabulary = *VocabularyOf(*map, *MapTokens::Make(*map));
  return vocabulary;
}

// The verdict on a line: "ok", the reply, or "dropped".
std::string Answer(std::string_view line, MessageKind kind, bool partial_draws = true) {
  const MessageGrammar grammar({Dialect::kDpp, partial_draws});
  const Result<Message> message = ReadLine(line, Words());
  if (!message.ok()) return std::string(message.status().message());
  const MessageCheck check = grammar.Check(*message, kind, 0);
  if (check.verdict == Verdict::kAllowed) return "ok";
  if (check.verdict == Verdict::kNotAnswered) return "dropped";
  return LineText(ReplyTo(*message, check, Dialect::kDpp), Words());
}

void AllAreAllowed(std::initializer_list<std::string_view> lines, MessageKind kind) {
  for (const std::string_view line : lines) EXPECT_EQ(Answer(line, kind), "ok") << line;
}

TEST(DppGrammar, MessagesToTheGameMaster) {
  AllAreAllowed(
      {"SUB ((RUS AMY WAR) HLD)",
       "SUB ((RUS AMY WAR) BLD) (WVE)",
       "SUB ((FLT SEV) HLD)",
       "SUB ((RUS FLT BAR) MTO (STP NCS))",
       "SUB ((RUS FLT (STP SCS)) MTO GOB) ((AMY MOS) SUP (RUS AMY WAR)) ((AMY UKR) SUP (RUS AMY WAR) MTO GAL)",
       "SUB ((RUS FLT BLA) CNV (RUS AMY SEV) MTO ANK)",
       "SUB ((RUS FLT BLA) CNV (RUS AMY SEV) CTO ANK)",
       "SUB ((RUS AMY SEV) CTO ANK VIA (RUS FLT BLA))",
       "SUB ((RUS AMY SEV) CTO SMY VIA (RUS FLT BLA) (TUR FLT CON))",
       "SUB ((RUS AMY SEV) RTO RUM)",
       "SUB ((RUS AMY SEV) DSB)",
       "SUB ((RUS AMY SEV) REM)",
       "SUB ((RUS AMY SWI) HLD)",
       "SUB (WVE) (WVE)",
       "DRW",
       "NOT(DRW)",
       "DRW (ENG TUR)",
       "DRW (ENG)",
       "SND (ENG) (PCE)",
       "SND (ENG FRA) (PCE) (what ever (it is)) ()",
       "SND (XYZ) (PCE)",
       "GOF",
       "NOT (GOF)",
       "LOG (anything at all)",
       "SCD",
       "NOW",
       "HLO",
       "MIS",
       "SLP",
       "YES (LOD GAME1.ENG.DUMP)",
       "NOT (SVE game)",
       "TRY",
       "TRY PCE XYZ 7",
       "HUH (ORD ERR x)",
       "PRN (ORD ()"},
      kClient);
}

TEST(DppGrammar, MessagesFromTheGameMaster) {
  AllAreAllowed({"HLO RUS",
                 "HLO RUS PDA GBT",
                 "LOD GAME1.ENG.DUMP",
                 "SVE ENG",
                 "DOC (ENG FRA) (RUS)",
                 "TME",
                 "TME 0",
                 "THK (RUS AMY SEV) MTO ANK FAR",
                 "THK WVE MBV",
                 "ORD (SUM 101)",
                 "ORD (SPR 102) ((RUS AMY SEV) HLD (RET RUM))",
                 "ORD (SPR 102) ((RUS AMY SEV) SUP (RUS AMY MOS) (CUT RET RUM)) ((ENG FLT LON) HLD VLD)",
                 "ORD (SUM 102) ((RUS AMY SEV) RTO ANK (MBE RUM UKR)) ((RUS AMY MOS) RTO ANK (MBE))",
                 "NOW (SPR 101)",
                 "NOW (SUM 102) (RUS FLT SEV MRT BLA) (RUS FLT (STP NCS)) (TUR AMY ANK MRT)",
                 "SCD",
                 "SCD (RUS MOS SEV STP WAR) (ENG)",
                 "MIS",
                 "MIS (RUS FLT SEV) (RUS AMY MOS)",
                 "MIS ((RUS FLT SEV) BLA) ((RUS AMY MOS))",
                 "MIS -2",
                 "MIS 1",
                 "FRM ENG (PCE)",
                 "FRM ENG (CCD FRA) (NOT (PCE))",
                 "FRM ENG FRA (PCE) (PCE)",
                 "SNT ENG (PCE)",
                 "SNT ENG",
                 "CDD ENG",
                 "OUT FRA",
                 "NSC XYZ",
                 "NEC XYZ",
                 "HUH (DMZ BUR *ENG RUH)",
                 "PRN (SUB ()",
                 "NRS (SND (ENG) (PCE))",
                 "BPR (SUB ((RUS AMY WAR) HLD))",
                 "LNG 3",
                 "EOM",
                 "OFF"},
                kServer);
}

TEST(DppGrammar, MessagesBetweenPlayers) {
  AllAreAllowed({"TRY PCE XDO",
                 "TRY",
                 "PSV",
                 "PSV DMZ XDO",
                 "ACT SCD",
                 "ALT DPP",
                 "RPT",
                 "RPT (PCE)",
                 "END",
                 "MSG m1 (PCE)",
                 "LAB 7 (any thing)",
                 "DFM 3",
                 "YES",
                 "YES (PCE) (DMZ GAL)",
                 "NOT (PCE)",
                 "IDK",
                 "IDK (PCE)",
                 "BWX (WHT)",
                 "SRY",
                 "REJ (PCE)",
                 "PCE",
                 "PCE (ENG FRA)",
                 "DMZ",
                 "DMZ GAL",
                 "DMZ (ENG FRA) ECH",
                 "NOT (DMZ)",
                 "ALY",
                 "ALY VSS (GER)",
                 "ALY (ENG FRA) VSS (GER ITA)",
                 "XDO ((RUS FLT SEV) BLD)",
                 "XDO ((RUS FLT SEV) HLD) (WVE)",
                 "SCD",
                 "SCD (ENG LON) (FRA 5)",
                 "IOU",
                 "IOU 20",
                 "UOM",
                 "XOY ENG FRA",
                 "XOY ENG FRA 50",
                 "PPT",
                 "PPT ENG FRA XDO SND",
                 "EXP (SPR 101) (PCE)",
                 "EXP (PCE)",
                 "HOW (RUS AMY WAR)",
                 "HOW GAL",
                 "HOW ENG",
                 "WHT",
                 "WHT (RUS AMY WAR) (RUS AMY MOS)",
                 "CTE IX.3",
                 "PRP (PCE)",
                 "INS (PCE)",
                 "QRY (INS (PCE))",
                 "FOR (SPR 102) (XDO ((RUS FLT SEV) BLD))",
                 "FOR (SPR 102)-(FAL 104) (PCE) (DMZ GAL)",
                 "FOR -(FAL 104) (PCE)",
                 "FOR (SPR 102)-(PCE)",
                 "IFF (AND (PCE) (ORR (DMZ GAL) (NOT (ALY)))) THN (PCE)",
                 "IFF (PCE) THN (DMZ GAL) ELS (ALY VSS (ENG))",
                 "FRM ENG (PCE)",
                 "FRM ENG FRA (CCD GER REF) (PCE)",
                 "SNT REF (DRW)",
                 "SND (REF) (DRW)",
                 "THK (RUS AMY SEV) MTO ANK FAR",
                 "SUB ((RUS AMY WAR) HLD)",
                 "DRW (ENG FRA)",
                 "GOF",
                 "SLP"},
                kPress);
}

TEST(DppGrammar, TheAsteriskStandsBeforeWhatWasNotUnderstood) {
  const struct {
    std::string_view line;
    MessageKind kind;
    std::string_view answer;
  } examples[] = {
      {"", kClient, "HUH (*)"},
      {"SUB", kClient, "HUH (SUB *)"},
      {"SUB (MOS HLD)", kClient, "HUH (SUB (*MOS HLD))"},
      {"SUB (FLT SEV HLD)", kClient, "HUH (SUB (*FLT SEV HLD))"},
      {"SUB ((RUS AMY XYZ) HLD)", kClient, "HUH (SUB ((RUS AMY *XYZ) HLD))"},
      {"SUB ((REF AMY MOS) HLD)", kClient, "HUH (SUB ((*REF AMY MOS) HLD))"},
      {"SUB ((RUS FLT (STP WCS)) HLD)", kClient, "HUH (SUB ((RUS FLT (STP *WCS)) HLD))"},
      {"SUB ((RUS AMY SEV) CTO ANK VIA (BLA))", kClient, "HUH (SUB ((RUS AMY SEV) CTO ANK VIA (*BLA)))"},
      {"SUB ((RUS AMY SEV) CVY ANK)", kClient, "HUH (SUB ((RUS AMY SEV) *CVY ANK))"},
      {"DRW (REF)", kClient, "HUH (DRW (*REF))"},
      {"DRW ()", kClient, "HUH (DRW (*))"},
      {"SND (REF) (DRW)", kClient, "HUH (SND (*REF) (DRW))"},
      {"SND (ENG)", kClient, "HUH (SND (ENG) *)"},
      {"SND () (PCE)", kClient, "HUH (SND (*) (PCE))"},
      {"GOF (ENG)", kClient, "HUH (GOF *(ENG))"},
      {"IAM (ENG) (5)", kClient, "HUH (*IAM (ENG) (5))"},
      {"NAME", kClient, "HUH (*NAME)"},
      {"SUB ((RUS AMY SEV) HLD", kClient, "PRN (SUB ((RUS AMY SEV) HLD)"},
      {"GOF)", kClient, "PRN (GOF))"},
      {"HUH", kClient, "dropped"},
      {"PRN", kClient, "dropped"},
      {"HLO (ENG)", kServer, "HUH (HLO *(ENG))"},
      {"OUT (FRA)", kServer, "HUH (OUT *(FRA))"},
      {"THK ((RUS AMY SEV) HLD MBV)", kServer, "HUH (THK (*(RUS AMY SEV) HLD MBV))"},
      {"ORD (SPR 102) (RUS AMY SEV) HLD VLD", kServer, "HUH (ORD (SPR 102) (*RUS AMY SEV) HLD VLD)"},
      {"FRM ENG (CCD REF) (PCE)", kServer, "ok"},  // press that looks like a CCD list, then press
      {"PCE ENG", kPress, "HUH (PCE *ENG)"},
      {"FOR 15 (PCE)", kPress, "HUH (FOR *15 (PCE))"},
      {"FOR -80 (PCE)", kPress, "HUH (FOR *-80 (PCE))"},
      {"SCD (UNO GAL)", kPress, "HUH (SCD (*UNO GAL))"},
      {"NOW", kPress, "HUH (*NOW)"},
      {"LOG (x)", kPress, "HUH (*LOG (x))"},
      {"HUH", kPress, "HUH (HUH *)"},
  };
  for (const auto& [line, kind, answer] : examples) EXPECT_EQ(Answer(line, kind), answer) << line;
}

TEST(DppGrammar, OnlyPartialDrawsHaveLists) {
  EXPECT_EQ(Answer("DRW (ENG TUR)", kClient, false), "HUH (DRW *(ENG TUR))");
  EXPECT_EQ(Answer("NOT (DRW (ENG TUR))", kClient), "HUH (NOT (DRW *(ENG TUR)))");
  EXPECT_EQ(Answer("DRW", kClient, false), "ok");
  EXPECT_EQ(Answer("DRW (ENG TUR)", kPress, false), "HUH (DRW *(ENG TUR))");
}

TEST(DppGrammar, ItHasNoLevels) {
  const MessageGrammar grammar({Dialect::kDpp});
  const Message message = *ReadLine("SND (ENG) (PCE)", Words());
  for (const int level : {-5, -1, 0, 10, 8000}) {
    const MessageCheck check = grammar.Check(message, kClient, level);
    EXPECT_EQ(check.verdict, Verdict::kAllowed);
    EXPECT_EQ(check.level, 0);
  }
}

TEST(DppGrammar, AMessageOfDaideIsNone) {
  const MessageGrammar dpp({Dialect::kDpp}), daide;
  EXPECT_EQ(dpp.Check(Message{tokens::kGOF}, kClient, 0).verdict, Verdict::kNotUnderstood);
  EXPECT_EQ(daide.Check(*ReadLine("GOF", Words()), kClient, 0).verdict, Verdict::kNotUnderstood);
}

}  // namespace
}  // namespace entente::press::dpp
