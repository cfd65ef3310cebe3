// Tests the translation between DPP and DAIDE: the worked examples of the protocols, messages without a form, and both
// ways.
#include "press/translation/translation.h"

#include <gtest/gtest.h>

#include "game/game.h"
#include "map_language/builtin.h"
#include "press/language/dialect.h"

namespace entente::press::dpp {
namespace {

constexpr auto kClient = MessageKind::kFromClient, kServer = MessageKind::kFromServer, kPress = MessageKind::kPress;

class DppTranslation : public testing::Test {
 protected:
  DppTranslation() { context_.self = Power("RUS"); }

  PowerIndex Power(std::string_view word) const { return tokens_.PowerOf(*tokens_.vocabulary().Find(word)); }
  ProvinceIndex Province(std::string_view word) const { return tokens_.ProvinceOf(*tokens_.vocabulary().Find(word)); }

  Message Read(Dialect dialect, std::string_view text) const {
    const Result<Message> message = ReadText(dialect, text, dialect == Dialect::kDpp ? dpp_ : daide_);
    EXPECT_TRUE(message.ok()) << text << ": " << message.status();
    return message.value_or(Message());
  }
  // The messages with " / " between them, or the error.
  std::string Told(const Result<Translation>& made, Dialect dialect) {
    if (!made.ok()) return std::string(made.status().message());
    std::string text;
    for (const Message& message : made->messages) {
      text += (text.empty() ? "" : " / ") + WriteText(dialect, message, dialect == Dialect::kDpp ? dpp_ : daide_);
    }
    lost_ = made->lost.empty() ? "" : made->lost.front();
    return text;
  }
  std::string ToDaideText(std::string_view line, MessageKind kind) {
    const std::string text = Told(ToDaide(Read(Dialect::kDpp, line), kind, tokens_, *map_, context_), Dialect::k0167);
    return text;
  }
  std::string FromDaideText(std::string_view text, MessageKind kind) {
    return Told(FromDaide(Read(Dialect::k0167, text), kind, tokens_, *map_, context_), Dialect::kDpp);
  }
  // Text of DAIDE as the writer writes it.
  std::string Daide(std::string_view text) const {
    std::string all;
    for (size_t start = 0; start <= text.size();) {
      const size_t end = std::min(text.find(" / ", start), text.size());
      all += (all.empty() ? "" : " / ") +
             WriteText(Dialect::k0167, Read(Dialect::k0167, text.substr(start, end - start)), daide_);
      start = end + 3;
    }
    return all;
  }

  const MapRef map_ = *BuiltinMap("standard");
  const MapTokens tokens_ = *MapTokens::Make(*map_);
  const Vocabulary& daide_ = tokens_.vocabulary();
  const Vocabulary dpp_ = *VocabularyOf(Dialect::kDpp, *map_, tokens_);
  TranslationContext context_;
  std::string lost_;
};

struct Pair {
  MessageKind kind;
  std::string_view dpp, daide;
};

// The messages of Russia.
constexpr Pair kBothWays[] = {
    {kClient, "SUB ((RUS AMY WAR) BLD) (WVE)", "SUB ((RUS AMY WAR) BLD) (RUS WVE)"},
    {kClient, "SUB ((RUS FLT BAR) MTO (STP NCS))", "SUB ((RUS FLT BAR) MTO (STP NCS))"},
    {kClient, "SUB ((RUS FLT BLA) CNV (RUS AMY SEV) CTO ANK)", "SUB ((RUS FLT BLA) CVY (RUS AMY SEV) CTO ANK)"},
    {kClient, "SUB ((RUS AMY SEV) SUP (RUS AMY MOS) MTO UKR)", "SUB ((RUS AMY SEV) SUP (RUS AMY MOS) MTO UKR)"},
    {kClient, "SUB ((RUS FLT SEV) RTO ARM) ((RUS AMY MOS) DSB) ((RUS AMY WAR) REM)",
     "SUB ((RUS FLT SEV) RTO ARM) ((RUS AMY MOS) DSB) ((RUS AMY WAR) REM)"},
    {kClient, "DRW", "DRW"},
    {kClient, "NOT (DRW)", "NOT (DRW)"},
    {kClient, "DRW (ENG TUR)", "DRW (ENG TUR)"},
    {kClient, "GOF", "GOF"},
    {kClient, "NOT (GOF)", "NOT (GOF)"},
    {kClient, "SCD", "SCO"},
    {kClient, "NOW", "NOW"},
    {kClient, "MIS", "MIS"},
    {kClient, "HLO", "HLO"},
    {kClient, "YES (SVE game1)", "YES (SVE ('game1'))"},
    {kClient, "NOT (SVE game1)", "REJ (SVE ('game1'))"},
    {kClient, "NOT (LOD game1)", "REJ (LOD ('game1'))"},
    {kClient, "HUH (DMZ BUR *ENG RUH)", "HUH (DMZ BUR ERR ENG RUH)"},
    {kClient, "PRN (SUB ()", "PRN (SUB ()"},
    {kClient, "SND (ENG) (PCE (RUS ENG))", "SND (ENG) (PRP (PCE (RUS ENG)))"},
    {kServer, "THK (RUS AMY SEV) MTO ANK FAR", "THX ((RUS AMY SEV) MTO ANK) (FAR)"},
    {kServer, "THK WVE MBV", "THX (RUS WVE) (MBV)"},
    {kServer, "ORD (SPR 102) ((RUS AMY SEV) HLD VLD)", "ORD (SPR 1902) ((RUS AMY SEV) HLD) (SUC)"},
    {kServer, "ORD (FAL 102) ((RUS AMY SEV) MTO UKR DSR)", "ORD (FAL 1902) ((RUS AMY SEV) MTO UKR) (DSR)"},
    {kServer, "NOW (SUM 102) (RUS FLT SEV MRT BLA)", "NOW (SUM 1902) (RUS FLT SEV MRT (BLA))"},
    {kServer, "NOW (SUM 102) (RUS FLT SEV MRT) (TUR AMY ANK)", "NOW (SUM 1902) (RUS FLT SEV MRT ()) (TUR AMY ANK)"},
    {kServer, "MIS ((RUS FLT SEV) BLA)", "MIS (RUS FLT SEV MRT (BLA))"},
    {kServer, "MIS (RUS FLT SEV) (RUS AMY MOS)", "MIS (RUS FLT SEV) (RUS AMY MOS)"},
    {kServer, "MIS -2", "MIS (-2)"},
    {kServer, "MIS", "MIS"},
    {kServer, "LOD game1", "LOD ('game1')"},
    {kServer, "SVE game1", "SVE ('game1')"},
    {kServer, "FRM ENG (CCD FRA) (NOT (PCE (ENG RUS)))", "FRM (ENG) (RUS FRA) (PRP (NOT (PCE (ENG RUS))))"},
    {kServer, "FRM ENG (DRW)", "FRM (ENG) (RUS) (PRP (DRW))"},
    {kServer, "SNT ENG (DRW)", "YES (SND (ENG) (PRP (DRW)))"},
    {kServer, "CDD ENG", "CCD (ENG)"},
    {kServer, "OUT FRA", "OUT (FRA)"},
    {kServer, "OFF", "OFF"},
    {kPress, "ALY (RUS ENG) VSS (GER)", "PRP (ALY (RUS ENG) VSS (GER))"},
    {kPress, "DMZ (ENG FRA) ECH BUR", "PRP (DMZ (ENG FRA) (ECH BUR))"},
    {kPress, "XDO ((RUS FLT SEV) HLD)", "PRP (XDO ((RUS FLT SEV) HLD))"},
    {kPress, "XDO ((RUS FLT SEV) HLD) ((RUS AMY MOS) HLD)",
     "PRP (AND (XDO ((RUS FLT SEV) HLD)) (XDO ((RUS AMY MOS) HLD)))"},
    {kPress, "DRW (ENG RUS)", "PRP (DRW (ENG RUS))"},
    {kPress, "SCD (ENG LON) (FRA PAR)", "PRP (SCD (ENG LON) (FRA PAR))"},
    {kPress, "QRY (DRW)", "QRY (DRW)"},
    {kPress, "INS (NOT (DRW))", "INS (NOT (DRW))"},
    {kPress, "YES (DRW)", "YES (PRP (DRW))"},
    {kPress, "REJ (DRW)", "REJ (PRP (DRW))"},
    {kPress, "BWX (TRY)", "BWX (TRY ())"},
    {kPress, "IDK (QRY (DRW))", "IDK (QRY (DRW))"},
    {kPress, "TRY PCE XDO", "TRY (PCE XDO)"},
    {kPress, "FOR (WIN 103) (XDO ((RUS FLT SEV) BLD))", "PRP (FOR (WIN 1903) (XDO ((RUS FLT SEV) BLD)))"},
    {kPress, "FOR (SPR 103)-(FAL 104) (DRW)", "PRP (FOR ((SPR 1903) (FAL 1904)) (DRW))"},
    {kPress, "IFF (ORR (DRW) (NOT (DRW))) THN (DRW) ELS (TRY)",
     "IFF (ORR (DRW) (NOT (DRW))) THN (PRP (DRW)) ELS (TRY ())"},
    {kPress, "XOY ENG FRA", "PRP (XOY (ENG) (FRA))"},
    {kPress, "EXP (SPR 101) (DRW)", "EXP (SPR 1901) (PRP (DRW))"},
    {kPress, "WHT (RUS FLT SEV)", "WHT (RUS FLT SEV)"},
    {kPress, "HOW GAL", "HOW (GAL)"},
    {kPress, "HOW TUR", "HOW (TUR)"},
    {kPress, "FRM ENG FRA (DRW)", "FRM (ENG) (FRA) (PRP (DRW))"},
    {kPress, "HUH (SUG * PCE)", "HUH (SUG ERR PCE)"},
};

TEST_F(DppTranslation, WhatBothHaveIsTranslatedBothWays) {
  for (const auto& [kind, dpp, daide] : kBothWays) {
    if (dpp.find("SUG") != std::string_view::npos) continue;
    EXPECT_EQ(ToDaideText(dpp, kind), Daide(daide)) << dpp;
    EXPECT_EQ(FromDaideText(daide, kind), dpp) << daide;
    EXPECT_EQ(lost_, "") << daide;
  }
}

TEST_F(DppTranslation, WhatIsImpliedIsWrittenOut) {
  context_.sender = Power("RUS");
  context_.receivers = {Power("ENG"), Power("FRA")};
  context_.passcode = 4711;
  const Pair examples[] = {
      {kClient, "SUB ((FLT SEV) HLD)", "SUB ((RUS FLT SEV) HLD)"},
      {kClient, "SUB ((RUS FLT BLA) CNV (RUS AMY SEV) MTO ANK)", "SUB ((RUS FLT BLA) CVY (RUS AMY SEV) CTO ANK)"},
      {kClient, "SUB ((RUS AMY SEV) CTO ANK VIA (RUS FLT BLA))", "SUB ((RUS AMY SEV) CTO ANK VIA (BLA))"},
      {kClient, "SND (ENG) (PCE)", "SND (ENG) (PRP (PCE (RUS ENG)))"},
      {kClient, "SND (ENG FRA) (ALY VSS (GER))", "SND (ENG FRA) (PRP (ALY (RUS ENG FRA) VSS (GER)))"},
      {kClient, "SND (ENG) (PCE) (DMZ GAL)", "SND (ENG) (PRP (PCE (RUS ENG))) / SND (ENG) (PRP (DMZ (RUS ENG) (GAL)))"},
      {kClient, "SND (ENG) (WHT (RUS AMY SEV) (RUS AMY MOS))",
       "SND (ENG) (WHT (RUS AMY SEV)) / SND (ENG) (WHT (RUS AMY MOS))"},
      {kServer, "FRM ENG (CCD FRA) (NOT (PCE))", "FRM (ENG) (RUS FRA) (PRP (NOT (PCE (ENG RUS))))"},
      {kServer, "FRM ENG (PCE) (DRW)", "FRM (ENG) (RUS) (PRP (PCE (ENG RUS))) / FRM (ENG) (RUS) (PRP (DRW))"},
      {kServer, "HLO RUS GBT", "HLO (RUS) (4711) ((LVL 0))"},
      {kServer, "ORD (SPR 102) ((RUS AMY SEV) HLD (RET RUM)) ((RUS AMY MOS) HLD VLD)",
       "ORD (SPR 1902) ((RUS AMY SEV) HLD) (RET) / ORD (SPR 1902) ((RUS AMY MOS) HLD) (SUC)"},
      {kServer, "ORD (SPR 102) ((RUS AMY SEV) SUP (RUS AMY MOS) (CUT RET RUM))",
       "ORD (SPR 1902) ((RUS AMY SEV) SUP (RUS AMY MOS)) (CUT RET)"},
      {kServer, "NRS (SND (ENG) (DRW))", "REJ (SND (ENG) (PRP (DRW)))"},
      {kServer, "BPR (SUB (WVE))", "REJ (SUB (RUS WVE))"},
      {kPress, "PRP (PCE)", "PRP (PCE (RUS ENG FRA))"},
      {kPress, "YES (PCE)", "YES (PRP (PCE (RUS ENG FRA)))"},
      {kPress, "NOT (PRP (DRW))", "REJ (PRP (DRW))"},
      {kPress, "XOY ENG FRA 50", "PRP (XOY (ENG) (FRA))"},
      {kPress, "THK (RUS AMY SEV) MTO ANK FAR", "THK (XDO ((RUS AMY SEV) MTO ANK))"},
      {kPress, "FOR (SPR 103) (DRW) (PCE)", "PRP (FOR (SPR 1903) (AND (DRW) (PCE (RUS ENG FRA))))"},
      {kPress, "TRY PCE DFM nonsense XDO", "TRY (PCE XDO)"},
  };
  for (const auto& [kind, dpp, daide] : examples) EXPECT_EQ(ToDaideText(dpp, kind), Daide(daide)) << dpp;
  EXPECT_EQ(ToDaideText("ORD (SUM 101)", kServer), "");
  context_.receivers = {Power("ENG")};
  EXPECT_EQ(ToDaideText("IOU 20", kPress), Daide("PRP (XOY (RUS) (ENG))"));
  EXPECT_EQ(ToDaideText("UOM", kPress), Daide("PRP (XOY (ENG) (RUS))"));
}

TEST_F(DppTranslation, CentersWithoutAnOwnerAreFound) {
  const std::string text = ToDaideText("SCD (RUS MOS SEV STP WAR)", kServer);
  EXPECT_TRUE(text.starts_with("SCO ( RUS MOS SEV STP WAR ) ( UNO ")) << text;
  EXPECT_EQ(Read(Dialect::k0167, text).size(), 1u + 2 + 5 + 2 + 1 + 30);
  EXPECT_EQ(FromDaideText(text, kServer), "SCD (RUS MOS SEV STP WAR)");
}

TEST_F(DppTranslation, TheBoardTellsWhatDaideDoesNot) {
  const Game game(map_, RuleOptions());
  context_.position = nullptr;
  const std::string_view convoy = "SUB ((RUS AMY SEV) CTO ANK VIA (BLA))",
                         retreat = "THX ((RUS AMY SEV) RTO MOS) (NVR)";
  EXPECT_EQ(FromDaideText(convoy, kClient), "the message does not tell whose fleets carry the army");
  EXPECT_EQ(FromDaideText(retreat, kServer), "the message does not tell where the unit might go (MBE)");
  const PositionView view = game.position();
  context_.position = &view;
  EXPECT_EQ(FromDaideText(convoy, kClient), "VIA where no fleet is has no form in DPP");
  EXPECT_EQ(FromDaideText("SUB ((RUS AMY MOS) CTO LON VIA (SEV))", kClient),
            "SUB ((RUS AMY MOS) CTO LON VIA (RUS FLT SEV))");
  EXPECT_EQ(FromDaideText("ORD (SPR 1902) ((RUS AMY SEV) HLD) (RET)", kServer),
            "the message does not tell where the attack came from (RET)");
  const std::pair<ProvinceIndex, ProvinceIndex> attacks[] = {{Province("SEV"), Province("RUM")}};
  context_.attacks = attacks;
  EXPECT_EQ(FromDaideText("ORD (SPR 1902) ((RUS AMY SEV) HLD) (RET)", kServer),
            "ORD (SPR 102) ((RUS AMY SEV) HLD (RET RUM))");
  EXPECT_EQ(FromDaideText("ORD (SPR 1902) ((RUS AMY SEV) SUP (RUS AMY MOS)) (CUT RET)", kServer),
            "ORD (SPR 102) ((RUS AMY SEV) SUP (RUS AMY MOS) (CUT RET RUM))");
}

TEST_F(DppTranslation, WhatIsLostIsTold) {
  const struct {
    MessageKind kind;
    std::string_view daide, dpp, lost;
  } examples[] = {
      {kServer, "HLO (RUS) (4711) ((LVL 0))", "HLO RUS GBT", "the passcode"},
      {kServer, "HLO (RUS) (4711) ((LVL 30) (PDA))", "HLO RUS PDA", "the passcode"},
      {kServer, "TME (30)", "TME", "how much time is left"},
      {kServer, "THX ((RUS AMY SEV) MTO ANK) (NSA)", "THK (RUS AMY SEV) MTO ANK NSU", "NSA, which is NSU in DPP"},
      {kServer, "ORD (WIN 1901) (RUS WVE) (SUC)", "ORD (WIN 101)", "a build that is waived"},
      {kServer, "YES (SND (ENG FRA) (PRP (DRW)))", "SNT ENG (DRW) / SNT FRA (DRW)", ""},
      {kClient, "SUB (SPR 1901) ((RUS AMY MOS) HLD)", "SUB ((RUS AMY MOS) HLD)", "the turn that it is for"},
      {kClient, "SND (SPR 1901) (ENG) (PRP (DRW))", "SND (ENG) (DRW)", "the turn that it is for"},
      {kPress, "TRY (PCE OCC)", "TRY PCE", "words that DPP does not have"},
  };
  for (const auto& [kind, daide, dpp, lost] : examples) {
    EXPECT_EQ(FromDaideText(daide, kind), dpp) << daide;
    EXPECT_EQ(lost_, lost) << daide;
  }
  EXPECT_EQ(ToDaideText("LOD GAME1.ENG.DUMP", kServer), "LOD ( 'GAME1ENG' )");
  EXPECT_EQ(lost_, "part of the file's name");
  EXPECT_EQ(ToDaideText("THK (RUS AMY SEV) MTO ANK NST", kServer), "THX ( ( RUS AMY SEV ) MTO ANK ) ( NSU )");
  EXPECT_EQ(lost_, "NST, which is NSU in DAIDE");
}

TEST_F(DppTranslation, WhatDaideHasNotIsNamed) {
  const std::pair<MessageKind, std::string_view> none[] = {
      {kClient, "SLP"},   {kClient, "LOG (x)"}, {kClient, "TRY PCE"}, {kServer, "DOC (ENG FRA)"},
      {kServer, "LNG 2"}, {kServer, "EOM"},     {kServer, "TME"},     {kServer, "NEC XYZ"},
  };
  for (const auto& [kind, line] : none) {
    EXPECT_EQ(ToDaideText(line, kind), std::string(line.substr(0, 3)) + " has no form in DAIDE");
  }
  const std::pair<std::string_view, std::string_view> press[] = {
      {"RPT", "RPT between players has no form in DAIDE"},
      {"PSV DMZ", "PSV between players has no form in DAIDE"},
      {"PPT", "PPT between players has no form in DAIDE"},
      {"SND (REF) (DRW)", "SND between players has no form in DAIDE"},
      {"ALY (RUS ENG)", "ALY without VSS has no form in DAIDE"},
      {"DMZ (RUS ENG)", "DMZ of all zones has no form in DAIDE"},
      {"DRW (ENG)", "DRW of one nation has no form in DAIDE"},
      {"SCD (ENG 5)", "SCD with numbers has no form in DAIDE"},
      {"SCD", "SCD without nations has no form in DAIDE"},
      {"XDO (WVE)", "XDO of an order that does not tell whose it is has no form in DAIDE"},
      {"HOW (RUS AMY MOS)", "HOW of a unit has no form in DAIDE"},
      {"YES", "YES without what it answers has no form in DAIDE"},
      {"YES (DRW) (DRW)", "YES of several messages has no form in DAIDE"},
      {"NOT", "NOT without what it answers has no form in DAIDE"},
      {"FOR (SPR 101)-(DRW)", "FOR with an open range of turns has no form in DAIDE"},
      {"FOR -(DRW)", "FOR with an open range of turns has no form in DAIDE"},
      {"EXP (DRW)", "EXP without a turn has no form in DAIDE"},
      {"FOR (SPR 101) (FOR (SPR 102) (DRW))", "FOR as it stands there has no form in DAIDE"},
      {"PCE (ENG)", "PCE as it stands there has no form in DAIDE"},
      {"PCE", "the message does not tell who is meant: it has no list of nations"},
      {"IOU", "the message does not tell between which two nations the favour is"},
  };
  for (const auto& [line, why] : press) EXPECT_EQ(ToDaideText(line, kPress), why) << line;
  EXPECT_EQ(ToDaideText("DRW (ENG)", kClient), "DRW as it stands there has no form in DAIDE");
  EXPECT_EQ(ToDaideText("YES (LOD g)", kClient), "LOD that is answered with YES (DAIDE has IAM) has no form in DAIDE");
  EXPECT_EQ(ToDaideText("SND (XYZ) (DRW)", kClient), "a nation that is none of the map has no form in DAIDE");
  EXPECT_EQ(ToDaideText("THK (RUS AMY SEV) HLD HUH", kServer), "HUH as a note has no form in DAIDE");
  EXPECT_EQ(ToDaideText("THK (RUS AMY SWI) HLD NSP", kServer), "a string has no form in DAIDE");
  EXPECT_EQ(ToDaideText("SUB ((RUS AMY SEV) CTO SWI VIA (RUS FLT BLA))", kClient), "a string has no form in DAIDE");
  EXPECT_EQ(ToDaideText("SUB", kClient), "it is no message of DPP");
}

TEST_F(DppTranslation, WhatDppHasNotIsNamed) {
  const std::pair<MessageKind, std::string_view> none[] = {
      {kClient, "OBS"},
      {kClient, "MDF"},
      {kClient, "HST (SPR 1901)"},
      {kClient, "TME"},
      {kServer, "SLO (RUS)"},
      {kServer, "DRW"},
      {kServer, "SMR (SPR 1901) (RUS ('a') ('b') 4)"},
      {kServer, "NOT (CCD (ENG))"},
  };
  for (const auto& [kind, text] : none) {
    EXPECT_EQ(FromDaideText(text, kind), std::string(text.substr(0, 3)) + " has no form in DPP");
  }
  EXPECT_EQ(FromDaideText("NOT (SUB)", kClient), "NOT of what DPP cannot take back has no form in DPP");
  EXPECT_EQ(FromDaideText("NOT (DRW (ENG TUR))", kClient), "NOT as it stands there has no form in DPP");
  EXPECT_EQ(FromDaideText("YES (OBS)", kServer), "YES to OBS has no form in DPP");
  EXPECT_EQ(FromDaideText("HLO (UNO) (0) ((LVL 0))", kServer), "HLO of an observer has no form in DPP");
  EXPECT_EQ(FromDaideText("PRP (OCC (ENG UNT LON))", kPress), "OCC between players has no form in DPP");
  EXPECT_EQ(FromDaideText("PRP (AND (DRW) (DRW))", kPress), "AND of other than orders has no form in DPP");
  EXPECT_EQ(FromDaideText("'hello'", kPress), "a string between players has no form in DPP");
  EXPECT_EQ(FromDaideText("SUB", kClient), "it is no message of DAIDE 0.167");
}

TEST_F(DppTranslation, DeepPressIsRefused) {
  std::string dpp = "DRW", daide = "DRW";
  for (int i = 0; i < 8000; ++i) dpp = "NOT (" + dpp + ")", daide = "NOT ( " + daide + " )";
  const std::string why = "press of more than 100 brackets within each other";
  EXPECT_EQ(ToDaideText(dpp, kPress), why);
  EXPECT_EQ(FromDaideText("PRP (" + daide + ")", kPress), why);
}

}  // namespace
}  // namespace entente::press::dpp
