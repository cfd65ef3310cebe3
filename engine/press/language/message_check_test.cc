#include "press/language/message_check.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/dialect.h"
#include "press/language/map_tokens.h"
#include "press/language/message_text.h"

namespace entente::press {
namespace {

constexpr auto kClient = MessageKind::kFromClient, kServer = MessageKind::kFromServer, kPress = MessageKind::kPress;

const Vocabulary& Words() {
  static const MapTokens tokens = *MapTokens::Make(**BuiltinMap("standard"));
  return tokens.vocabulary();
}

const MessageGrammar& Grammar() {
  static const MessageGrammar grammar;
  return grammar;
}

Message Read(std::string_view text) {
  const Result<Message> message = ReadMessage(text, Words());
  EXPECT_TRUE(message.ok()) << text << ": " << message.status();
  return message.value_or(Message());
}

// The verdict on a text: "allowed at 10", the reply, or "dropped".
std::string Answer(const MessageGrammar& grammar, std::string_view text, MessageKind kind, int level) {
  const Message message = Read(text);
  const MessageCheck check = grammar.Check(message, kind, level);
  const Message reply = ReplyTo(message, check);
  if (check.verdict == Verdict::kAllowed) return "allowed at " + std::to_string(check.level);
  return check.verdict == Verdict::kNotAnswered ? "dropped" : MessageText(reply, Words());
}
std::string Answer(std::string_view text, MessageKind kind, int level) { return Answer(Grammar(), text, kind, level); }

TEST(MessageCheck, ErrStandsBeforeTheFirstTokenThatCannotGoOn) {
  const struct {
    std::string_view message;
    int level;
    std::string_view reply;
  } examples[] = {
      {"DRW", -1, "HUH ( ERR DRW )"},
      {"NME ('x')", 0, "HUH ( NME ( 'x' ) ERR )"},
      {"SUB", 0, "HUH ( SUB ERR )"},
      {"SND (ENG) (PRP (PCE (AUS)))", 10, "HUH ( SND ( ENG ) ( PRP ( PCE ( AUS ERR ) ) ) )"},
      {"SND (ENG) (PRP (PCE (AUS ENG)))", 0, "HUH ( ERR SND ( ENG ) ( PRP ( PCE ( AUS ENG ) ) ) )"},
      {"SND (ENG) (PRP (AND (DRW)))", 30, "HUH ( SND ( ENG ) ( PRP ( AND ( DRW ) ERR ) ) )"},
      {"TME ('a')", 0, "HUH ( TME ( ERR 'a' ) )"},
      {"DRW (ENG)", 10, "HUH ( DRW ( ENG ERR ) )"},
      {"DRW (ENG FRA)", 0, "HUH ( DRW ERR ( ENG FRA ) )"},
      {"TME (1 2)", 0, "HUH ( TME ( 1 ERR 2 ) )"},
      {"TME 5", 0, "HUH ( TME ERR 5 )"},
      {"IAM ((ENG)) (1)", 0, "HUH ( IAM ( ERR ( ENG ) ) ( 1 ) )"},
      {"", 0, "HUH ( ERR )"},
      {"0x4a25", 0, "HUH ( ERR 0x4a25 )"},
      {"ERR", 8000, "HUH ( ERR ERR )"},
      {"HST", 0, "HUH ( HST ERR )"},
      {"ADM ('a' 5) ('b')", 0, "HUH ( ADM ( 'a' ERR 5 ) ( 'b' ) )"},
  };
  for (const auto& example : examples) {
    EXPECT_EQ(Answer(example.message, kClient, example.level), example.reply) << example.message;
  }
}

TEST(MessageCheck, InPressAsWell) {
  EXPECT_EQ(Answer("PRP (ORR (NOT (DRW)) (AND (DRW) (DRW)))", kPress, 40),
            "HUH ( PRP ( ORR ( NOT ( DRW ) ) ( ERR AND ( DRW ) ( DRW ) ) ) )");
  EXPECT_EQ(Answer("PRP (ORR (NOT (DRW)) (AND (DRW) (DRW)))", kPress, 50), "allowed at 50");
  EXPECT_EQ(Answer("PRP (ORR (NOT (DRW)) (DRW))", kPress, 50), "allowed at 30");
  EXPECT_EQ(Answer("PRP (XDO ((ENG FLT LON) HLD))", kPress, 10), "HUH ( PRP ( ERR XDO ( ( ENG FLT LON ) HLD ) ) )");
  EXPECT_EQ(Answer("PRP (AND ((ENG FLT LON) HLD) (DRW))", kPress, 50),
            "HUH ( PRP ( AND ( ERR ( ENG FLT LON ) HLD ) ( DRW ) ) )");  // an order needs XDO
}

TEST(MessageCheck, BracketsComeFirst) {
  EXPECT_EQ(Answer("NME ('x'", kClient, 0), "PRN ( NME ( 'x' )");
  EXPECT_EQ(Answer("BLD ) (", kClient, 0), "PRN ( BLD ) ( )");
  EXPECT_EQ(Answer("PRP (DRW))", kPress, 10), "PRN ( PRP ( DRW ) ) )");
  EXPECT_EQ(Answer("(", kClient, 0), "PRN ( ( )");
}

TEST(MessageCheck, PrnAndHuhAreNeverAnswered) {
  for (const MessageKind kind : {kClient, kServer}) {
    for (const std::string_view text :
         {"PRN (NME ('x')", "PRN ((()", "HUH (ERR DRW)", "HUH ()", "HUH (ERR 0x4a25 ERR ())"}) {
      EXPECT_EQ(Answer(text, kind, -1), "allowed at -1") << text;
    }
    for (const std::string_view text :
         {"PRN", "HUH", "HUH (", "HUH (DRW", "PRN DRW", "HUH DRW", "HUH () ()", "PRN ("}) {
      EXPECT_EQ(Answer(text, kind, 8000), "dropped") << text;
    }
  }
  EXPECT_EQ(Answer("HUH (DRW", kPress, 10), "PRN ( HUH ( DRW )");
  EXPECT_EQ(Answer("PRN (DRW)", kPress, 10), "HUH ( ERR PRN ( DRW ) )");
  EXPECT_EQ(Answer("HUH (ERR XDO (ERR) 'x')", kPress, 10), "allowed at 10");
}

TEST(MessageCheck, TheLeastLevelIsTold) {
  const struct {
    int level;
    std::string_view press;
  } examples[] = {
      {10, "PRP (PCE (ENG FRA))"},
      {10, "TRY ()"},
      {10, "TRY (PRP CHO BCC UNT ELS)"},
      {10, "PRP (DRW (ENG FRA))"},
      {10, "BWX (PRP (NOT (ALY (ENG FRA) VSS (GER))))"},
      {20, "PRP (DMZ (ENG) (LON NTH))"},
      {30, "PRP (AND (DRW) (SLO (ENG)))"},
      {40, "PRP (SCD (ENG LON) (UNO BEL))"},
      {40, "PRP (OCC (ENG UNT LON) (ENG FLT (STP NCS)))"},
      {50, "PRP (CHO (1 1) (DRW))"},
      {60, "THK (NOT (QRY (DRW)))"},
      {60, "IDK (QRY (DRW))"},
      {70, "IDK (WHT (ENG FLT LON))"},
      {70, "HOW (BEL)"},
      {80, "SRY (EXP (SPR 1901) (YES (PRP (DRW))))"},
      {90, "PRP (FOR (SPR 1901) (DRW))"},
      {90, "PRP (FOR ((SPR 1901) (FAL 1901)) (DRW))"},
      {100, "IFF (DRW) THN (PRP (DRW)) ELS (PRP (SLO (ENG)))"},
      {110, "PRP (YDO (ENG) (FRA AMY PAR) (FRA AMY MAR))"},
      {120, "FRM (ENG) (FRA) (PRP (DRW))"},
      {120, "PRP (SND (ENG) (FRA) (YES (PRP (DRW))))"},
      {130, "POB (WHY (FCT (DRW)))"},
      {130, "IDK (PRP (DRW))"},
      {8000, "'let us talk'"},
      {8000, "YES ('aye')"},
  };
  for (const auto& [level, press] : examples) {
    const std::string allowed = "allowed at " + std::to_string(level);
    EXPECT_EQ(Answer(press, kPress, level), allowed) << press;
    EXPECT_EQ(Answer(press, kPress, 8000), allowed) << press;
    EXPECT_EQ(Answer(press, kPress, level - 1).substr(0, 3), "HUH") << press;
    const std::string sent = "SND (FRA) (" + std::string(press) + ")",
                      heard = "FRM (FRA) (ENG) (" + std::string(press) + ")";
    EXPECT_EQ(Answer(sent, kClient, level), allowed) << press;
    EXPECT_EQ(Answer("YES (" + sent + ")", kServer, level), allowed) << press;
    EXPECT_EQ(Answer(heard, kServer, level), allowed) << press;
    EXPECT_EQ(Answer(heard, kServer, level - 1).substr(0, 3), "HUH") << press;
  }
}

TEST(MessageCheck, ALevelNeedNotBeATen) {
  EXPECT_EQ(Answer("PRP (XDO ((ENG FLT LON) HLD))", kPress, 29), "allowed at 20");
  EXPECT_EQ(Answer("PRP (XDO ((ENG FLT LON) HLD))", kPress, 19).substr(0, 3), "HUH");
  EXPECT_EQ(Answer("NME ('x') ('y')", kClient, -2), "HUH ( ERR NME ( 'x' ) ( 'y' ) )");
}

TEST(MessageCheck, TheEditionsNumberPressOtherwise) {
  const MessageGrammar old({Dialect::k0143});
  EXPECT_EQ(Answer(old, "SND (3) (FRA) (PRP (DRW)) WRT (FRA 2)", kClient, 10), "allowed at 10");
  EXPECT_EQ(Answer(old, "SND (3) (FRA) (PRP (DRW))", kClient, 10), "allowed at 10");
  EXPECT_EQ(Answer(old, "FRM (FRA 3) (ENG) (PRP (DRW)) WRT (FRA 2)", kServer, 10), "allowed at 10");
  EXPECT_EQ(Answer(old, "SND (FRA) (PRP (DRW))", kClient, 10), "HUH ( SND ( ERR FRA ) ( PRP ( DRW ) ) )");
  EXPECT_EQ(Answer(old, "SUB (SPR 1901) ((ENG FLT LON) HLD)", kClient, 10),
            "HUH ( SUB ( ERR SPR 1901 ) ( ( ENG FLT LON ) HLD ) )");
  EXPECT_EQ(Answer("SND (3) (FRA) (PRP (DRW))", kClient, 10), "HUH ( SND ( ERR 3 ) ( FRA ) ( PRP ( DRW ) ) )");
  EXPECT_EQ(Answer("SUB (SPR 1901) ((ENG FLT LON) HLD)", kClient, 10), "allowed at 0");
}

// An answer is bound to the messages that it answers.
TEST(MessageCheck, InTheOlderEditionAnswersHaveReferences) {
  const MessageGrammar old({Dialect::k0143});
  EXPECT_EQ(Answer(old, "SND (7) (ENG) (PRP (PCE (AUS ENG))) WRT (ENG 3) (FRA 12)", kClient, 10), "allowed at 10");
  EXPECT_EQ(Answer(old, "SND (7) (ENG) (YES (PRP (DRW))) WRT (ENG 3) (FRA 12)", kClient, 10), "allowed at 10");
  EXPECT_EQ(Answer(old, "SND (7) (ENG) (YES (PRP (DRW)))", kClient, 10),
            "HUH ( SND ( 7 ) ( ENG ) ( YES ( PRP ( DRW ) ) ) ERR )");
  EXPECT_EQ(Answer(old, "FRM (ENG 3) (FRA) (PRP (DRW)) WRT (FRA 1)", kPress, 120), "allowed at 120");
  EXPECT_EQ(Answer(old, "PRP (SND (AUS) (ENG) (PRP (DRW)) WRT (ENG 4))", kPress, 120), "allowed at 120");
  EXPECT_EQ(Answer(old, "PRP (SND (AUS) (ENG) (YES (PRP (DRW))) WRT (ENG 4))", kPress, 120), "allowed at 120");
  EXPECT_EQ(Answer(old, "PRP (SND (AUS) (ENG) (YES (PRP (DRW))))", kPress, 120),
            "HUH ( PRP ( SND ( AUS ) ( ENG ) ( YES ( PRP ( DRW ) ) ) ERR ) )");
}

TEST(MessageCheck, WhyMayBeRefused) {
  for (const std::string_view text :
       {"BWX (WHY (THK (DRW)))", "REJ (WHY (FCT (DRW)))", "BWX (WHY (PRP (PCE (FRA ITA))))", "REJ (WHY (SUG (DRW)))",
        "BWX (WHY (INS (DRW)))"}) {
    EXPECT_EQ(Answer(text, kPress, 8000), "allowed at 130") << text;
  }
  EXPECT_EQ(Answer("YES (WHY (THK (DRW)))", kPress, 8000), "HUH ( YES ( ERR WHY ( THK ( DRW ) ) ) )");
}

TEST(MessageCheck, TheLaterDraftsHaveWordsOfTheirOwn) {
  const MessageGrammar later({Dialect::k0178});
  const MapRef map = *BuiltinMap("standard");
  const Vocabulary words = *VocabularyOf(Dialect::k0178, *map, *MapTokens::Make(*map));
  const auto level_of = [&](std::string_view text, const MessageGrammar& grammar) {
    const MessageCheck check = grammar.Check(*ReadMessage(text, words), kPress, kFreeTextLevel);
    return check.verdict == Verdict::kAllowed ? check.level : kObserverLevel - 1;
  };
  const std::pair<std::string_view, int> levels[] = {
      {"CCL (PRP (PCE (AUS ENG)))", 10},
      {"PRP (NAR (PCE (AUS ENG)))", 10},
      {"FCT (DRW)", 10},
      {"TRY (PRP CCL NAR ULB)", 10},
      {"PRP (DMZ (AUS ENG) (NTH (STP NCS)))", 20},
      {"PRP (AND ((ENG FLT LON) MTO NTH) ((ENG FLT EDI) HLD))", 30},
      {"PRP (ORR (DRW) (AND (ENG WVE) (DRW)))", 50},
      {"PRP (FOR (SPR 1902) (AND (DRW) ((ENG FLT LON) HLD)))", 90},
      {"UHY (PRP (DRW))", 140},
      {"HPY (PRP (DRW))", 140},
      {"ANG (PRP (DRW))", 140},
      {"ULB (ENG 3)", 150},
      {"UUB (ENG 3)", 150},
  };
  for (const auto& [text, level] : levels) {
    EXPECT_EQ(level_of(text, later), level) << text;
    EXPECT_EQ(level_of(text, MessageGrammar()), text == "FCT (DRW)" ? 60 : kObserverLevel - 1) << text;
  }
}

TEST(MessageCheck, OnlyTheOlderEditionHasForInsideFor) {
  const MessageGrammar old({Dialect::k0143});
  for (const std::string_view text : {"PRP (FOR (SPR 1901) (FOR (FAL 1901) (DRW)))",
                                      "PRP (FOR ((SPR 1901) (FAL 1901)) (NOT (FOR ((FAL 1901) (FAL 1902)) (DRW))))"}) {
    EXPECT_EQ(Answer(old, text, kPress, 90), "allowed at 90") << text;
    EXPECT_EQ(Answer(old, text, kPress, 80).substr(0, 15), "HUH ( PRP ( ERR") << text;
  }
  EXPECT_EQ(Answer("PRP (FOR (SPR 1901) (FOR (FAL 1901) (DRW)))", kPress, 90),
            "HUH ( PRP ( FOR ( SPR 1901 ) ( ERR FOR ( FAL 1901 ) ( DRW ) ) ) )");
}

TEST(MessageCheck, PowersAndProvincesMayBeOfAnyMapWordsMayNot) {
  EXPECT_EQ(Answer("IAM (0x41ee) (1)", kClient, 0), "allowed at -1");
  EXPECT_EQ(Answer("SUB ((ENG FLT 0x52ee) HLD)", kClient, 0), "allowed at 0");
  EXPECT_EQ(Answer("SUB ((ENG FLT (STP 0x4601)) HLD)", kClient, 0),
            "HUH ( SUB ( ( ENG FLT ( STP ERR 0x4601 ) ) HLD ) )");
  EXPECT_EQ(Answer("HST (0x4705 1901)", kClient, 0), "HUH ( HST ( ERR 0x4705 1901 ) )");
}

TEST(MessageCheck, AReplyQuotesAllOfALongMessage) {
  Message message(kMostTokens, tokens::kYES);
  const MessageCheck check = Grammar().Check(message, kClient, 0);
  EXPECT_EQ(check.err_at, 1u);
  const Message reply = ReplyTo(message, check);
  ASSERT_EQ(reply.size(), kMostTokens + 4);
  EXPECT_EQ(reply[3], tokens::kERR);
  EXPECT_EQ(reply.back(), tokens::kKET);
}

TEST(MessageCheck, PressHasListsOfDrawsOnlyWhereTheGameHas) {
  const MessageGrammar full({Dialect::k0167, false});
  EXPECT_EQ(Answer(full, "PRP (DRW (ENG FRA))", kPress, 10), "HUH ( PRP ( DRW ERR ( ENG FRA ) ) )");
  EXPECT_EQ(Answer(full, "DRW (ENG FRA)", kClient, 10),
            "allowed at 10");  // the grammar allows a list in a vote; the referee refuses it
}

TEST(MessageCheck, DeepAndLongMessages) {
  std::string deep = "DRW";
  for (int i = 0; i < 10000; ++i) deep = "NOT (" + deep + ")";
  EXPECT_EQ(Answer("PRP (" + deep + ")", kPress, 10), "allowed at 10");
  EXPECT_EQ(Answer(deep, kPress, 10).substr(0, 16), "HUH ( ERR NOT ( ");
  Message message(kMostTokens + 10, tokens::kBRA);
  EXPECT_EQ(Grammar().Check(message, kClient, 0).verdict, Verdict::kUnbalanced);
  message.assign(kMostTokens + 10, TextToken('x'));
  const MessageCheck check = Grammar().Check(message, kPress, 8000);
  EXPECT_EQ(check.verdict, Verdict::kNotUnderstood);
  EXPECT_EQ(check.err_at, kMostTokens);
  message.resize(kMostTokens);
  EXPECT_EQ(Grammar().Check(message, kPress, 8000).verdict, Verdict::kAllowed);
}

}  // namespace
}  // namespace entente::press
