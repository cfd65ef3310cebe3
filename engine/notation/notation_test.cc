#include "notation/notation.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/test_repeats.h"
#include "map_language/builtin.h"
#include "notation/guesses.h"
#include "notation/order_tokens.h"

namespace entente {
namespace {

constexpr PhaseType kMovement = PhaseType::kMovement;
constexpr PhaseType kRetreats = PhaseType::kRetreats;
constexpr PhaseType kAdjustments = PhaseType::kAdjustments;

const Map& Standard() {
  static const MapRef map = *BuiltinMap("standard");
  return *map;
}

LocationIndex At(std::string_view id) { return *Standard().FindPlace(id); }

PowerIndex Power(std::string_view id) { return *Standard().FindPower(id); }

ParsedOrder Parse(std::string_view text, PhaseType phase = kMovement, PowerIndex power = kNoPower) {
  Result<ParsedOrder> parsed = ParseOrder(Standard(), phase, power, text);
  EXPECT_TRUE(parsed.ok()) << text << ": " << parsed.status();
  return parsed.ok() ? *parsed : ParsedOrder{};
}

// The normal form of `text`, or the error message.
std::string Normal(std::string_view text, PhaseType phase = kMovement) {
  Result<ParsedOrder> parsed = ParseOrder(Standard(), phase, kNoPower, text);
  return parsed.ok() ? FormatOrder(Standard(), parsed->order) : std::string(parsed.status().message());
}

struct Reading {
  std::string_view text;
  std::string_view normal;
};

void ExpectAll(const std::vector<Reading>& readings, PhaseType phase = kMovement) {
  for (const Reading& reading : readings) EXPECT_EQ(Normal(reading.text, phase), reading.normal) << reading.text;
}

// ---- Dialects ----

TEST(NotationTest, NormalFormsReadAsThemselves) {
  for (std::string_view text : {"A PAR H",
                                "A PAR - BUR",
                                "A LON - BEL VIA",
                                "A BUR S A PAR",
                                "A BUR S A MAR - GAS",
                                "F NTH C A LON - BEL",
                                "A PAR R GAS",
                                "A PAR D",
                                "A PAR B",
                                "WAIVE",
                                "F STP/SC - BOT",
                                "F MAO - SPA/NC",
                                "F POR S F MAO - SPA/NC",
                                "F STP/NC B",
                                "PAR - BUR",
                                "A BUR S PAR",
                                "A BUR S MAR - GAS",
                                "F NTH C LON - BEL",
                                "NTH C LON - BEL",
                                "PAR H"}) {
    EXPECT_EQ(Normal(text), text);
  }
}

TEST(NotationTest, ReadsConvoysOfFleets) {
  for (std::string_view text : {"A RUH C F KIE - BEL", "A MAR C F GAS - SPA/SC", "F KIE - BEL VIA"}) {
    EXPECT_EQ(Normal(text), text);
  }
  EXPECT_EQ(Normal("A MAR C GAS - SPA/SC"), "A MAR C GAS - SPA/SC");  // an army convoys fleets, so the coast is kept
  EXPECT_EQ(Normal("F LYO C MAR - SPA/SC"), "F LYO C MAR - SPA");
}

TEST(NotationTest, ReadsJsonGames) {
  ExpectAll({{"A WAL - LON VIA CONVOY", "A WAL - LON VIA"},
             {"A PAR S F BRE H", "A PAR S F BRE"},
             {"A PAR - - BUR", "A PAR - BUR"},
             {"F NTH C A LON - BEL VIA", "F NTH C A LON - BEL"},
             {"A PAR S A LON - BEL VIA", "A PAR S A LON - BEL"},
             {"*A PAR R GAS", "A PAR R GAS"}});
}

TEST(NotationTest, ReadsLongNames) {
  ExpectAll({{"F North Sea Convoys A Yorkshire - Yorkshire", "F NTH C A YOR - YOR"},
             {"A Belgium - Holland via convoy", "A BEL - HOL VIA"},
             {"F Marseilles Supports F Gascony - Spain(nc)", "F MAR S F GAS - SPA/NC"},
             {"F London Supports F Wales - English Channel", "F LON S F WAL - ENG"},
             {"A Prussia Supports Livonia - Prussia", "A PRU S LVN - PRU"},
             {"A Norway Supports A Sweden", "A NWY S A SWE"},
             {"F Mid-Atlantic Ocean - Spain (south coast)", "F MAO - SPA/SC"},
             {"F Gulf of Lyon Hold", "F LYO H"},
             {"F Norway Supports Norwegian Sea - North Sea", "F NWY S NWG - NTH"},
             {"F North Atlantic Ocean - Mid-Atlantic Ocean", "F NAO - MAO"},
             {"Build F St Petersburg", "F STP B"},
             {"Build F St. Petersburg (north coast)", "F STP/NC B"},
             {"Remove A Paris", "A PAR D"},
             {"F English Channel Hold", "F ENG H"}});
}

TEST(NotationTest, ReadsDpjudge) {
  ExpectAll({{"A PAR S A MAR - BUR", "A PAR S A MAR - BUR"},
             {"(FRA AMY PAR) - BUR", "A PAR - BUR"},
             {"(FRA AMY PAR) S (FRA AMY MAR) - BUR", "A PAR S A MAR - BUR"},
             {"A PAR SUPPORT F BRE HOLD", "A PAR S F BRE"},
             {"F ENG CONVOYS A LON -> BRE", "F ENG C A LON - BRE"},
             {"BUILD A PAR", "A PAR B"},
             {"REMOVE F BRE", "F BRE D"},
             {"A PAR RETREATS TO GAS", "A PAR R GAS"},
             {"A LON - NTH - BEL", "A LON - BEL VIA"},
             {"BUILD WAIVED", "WAIVE"},
             {"WAIVES BUILD", "WAIVE"},
             {"BUILD FLEET STP SC", "F STP/SC B"}});
}

TEST(NotationTest, ReadsJudgeAndJdipStyle) {
  ExpectAll({{"a par-bur", "A PAR - BUR"},
             {"army paris to burgundy", "A PAR - BUR"},
             {"F ION convoy a tun-nap", "F ION C A TUN - NAP"},
             {"England: F lon - nth", "F LON - NTH"},
             {"fra: a par h", "A PAR H"},
             {"a par moves to bur", "A PAR - BUR"},
             {"f bre s a par-gas", "F BRE S A PAR - GAS"},
             {"A BUR STANDS", "A BUR H"},
             {"disband A Par", "A PAR D"},
             {"A mun d", "A MUN D"},
             {"f mid-atlantic - por", "F MAO - POR"},
             {"f stp(sc)-gob", "F STP/SC - BOT"},
             {"f spa-sc h", "F SPA/SC H"},
             {"F MAO - SPA(WC)", "F MAO - SPA/SC"},
             {"F MAO - Spain(wc)", "F MAO - SPA/SC"},
             {"The army in Paris moves to Burgundy.", "A PAR - BUR"},
             {"f nrg-nao", "F NWG - NAO"},
             {"f emed s f ion", "F EAS S F ION"}});
}

TEST(NotationTest, ReadsDaideForms) {
  ExpectAll({{"(FRA AMY PAR) MTO BUR", "A PAR - BUR"},
             {"(FRA AMY PAR) HLD", "A PAR H"},
             {"(FRA AMY PAR) SUP (FRA AMY MAR) MTO BUR", "A PAR S A MAR - BUR"},
             {"(FRA AMY PAR) SUP (FRA FLT BRE)", "A PAR S F BRE"},
             {"(ENG FLT NTH) CVY (ENG AMY LON) CTO BEL", "F NTH C A LON - BEL"},
             {"(FRA AMY MAR) CVY (FRA FLT GAS) CTO (SPA SCS)", "A MAR C F GAS - SPA/SC"},
             {"(ENG AMY LON) CTO BEL VIA (NTH)", "A LON - BEL VIA"},
             {"(FRA AMY PAR) RTO GAS", "A PAR R GAS"},
             {"(FRA AMY PAR) DSB", "A PAR D"},
             {"(FRA AMY PAR) BLD", "A PAR B"},
             {"(FRA AMY PAR) REM", "A PAR D"},
             {"FRA WVE", "WAIVE"},
             {"(FRA WVE)", "WAIVE"},
             {"( ( fra amy par ) hld )", "A PAR H"},
             {"(RUS FLT (STP SCS)) MTO GOB", "F STP/SC - BOT"},
             {"(FRA FLT MAO) MTO (SPA NCS)", "F MAO - SPA/NC"},
             {"(ENG FLT ECH) HLD", "F ENG H"},
             {"(ENG AMY LON) CTO BEL", "A LON - BEL VIA"},
             {"(FRA AMY PAR) SUP (ENG AMY LON) CTO BEL", "A PAR S A LON - BEL"},
             {"(ENG FLT NTH) CVY (ENG AMY LON) MTO BEL", "F NTH C A LON - BEL"}});
  EXPECT_EQ(Parse("(FRA WVE)", kAdjustments, Power("FRANCE")).order, Order::Waive(Power("FRANCE")));
}

TEST(NotationTest, ReadsConvoysInEveryForm) {
  ExpectAll({{"A LON CTO BEL", "A LON - BEL VIA"},
             {"A LON - NTH TO BEL", "A LON - BEL VIA"},
             {"A LON - BEL by a convoy", "A LON - BEL VIA"},
             {"A LON - BEL via the convoy", "A LON - BEL VIA"},
             {"A LON - BEL via the NTH", "A LON - BEL VIA"},
             {"A LON - BEL (via convoy)", "A LON - BEL VIA"},
             {"A LON - BEL (VIA NTH)", "A LON - BEL VIA"},
             {"A LON - BEL VIA NTH -", "unexpected '-' at 21 after the order"}});
}

TEST(NotationTest, WordsWithoutMeaningMayStandAnywhere) {
  ExpectAll({{"A PAR H the", "A PAR H"},
             {"the A in PAR moves to the BUR", "A PAR - BUR"},
             {"of France: the army in Paris to Burgundy", "A PAR - BUR"}});
}

TEST(NotationTest, ReadsEveryArrow) {
  for (std::string_view arrow : {"-", "--", "->", "=>", "-->", "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x86\x92", " to ",
                                 " moves to ", " move to ", " MTO ", " - "}) {
    EXPECT_EQ(Normal("A PAR" + std::string(arrow) + "BUR"), "A PAR - BUR") << arrow;
  }
}

TEST(NotationTest, ReadsCoastsInEveryForm) {
  for (std::string_view place :
       {"stp/sc", "STP(SC)", "stp (sc)", "StP[sc]", "stp sc", "STP SCS", "stp/scs", "stp south coast",
        "St Petersburg (south coast)", "st. petersburg/sc", "stp / sc", "stp-sc"}) {
    EXPECT_EQ(Normal("f " + std::string(place) + " - bot"), "F STP/SC - BOT") << place;
    EXPECT_EQ(Normal("f bot - " + std::string(place)), "F BOT - STP/SC") << place;
  }
}

// ---- Words with two meanings ----

TEST(NotationTest, APlaceWinsOverAPowerUnlessAUnitFollows) {
  EXPECT_EQ(Normal("ENG - NTH"), "ENG - NTH");
  EXPECT_EQ(Parse("ENG - NTH").unit_nation, kNoPower);
  EXPECT_EQ(Normal("ENG F LON - NTH"), "F LON - NTH");
  EXPECT_EQ(Parse("ENG F LON - NTH").order.power(), Power("ENGLAND"));
  EXPECT_EQ(Normal("ENG LON - NTH"), "LON - NTH");
  EXPECT_FALSE(ParseOrder(Standard(), kMovement, kNoPower, "ENG: C A LON - BEL").ok());
  EXPECT_EQ(Normal("F NTH S ENG F LON - BEL"), "F NTH S F LON - BEL");
  EXPECT_EQ(Normal("ENG F NTH S ENG F LON"), "F NTH S F LON");
  EXPECT_EQ(Normal("F NTH S ENG"), "F NTH S ENG");
  EXPECT_EQ(Normal("F NTH S ENG - BEL"), "F NTH S ENG - BEL");
  EXPECT_EQ(Normal("English F LON - English"), "F LON - ENG");
}

TEST(NotationTest, TheTextMayNameThePower) {
  const ParsedOrder parsed = Parse("France: A PAR - BUR");
  EXPECT_EQ(parsed.order.power(), Power("FRANCE"));
  EXPECT_EQ(parsed.unit_nation, Power("FRANCE"));
  EXPECT_EQ(Parse("A PAR - BUR").unit_nation, kNoPower);
  EXPECT_EQ(Parse("A PAR - BUR").order.power(), kNoPower);
}

TEST(NotationTest, TheCallersPowerStaysAndTheWrittenOneIsReported) {
  const ParsedOrder parsed = Parse("(ENG FLT LON) HLD", kMovement, Power("FRANCE"));
  EXPECT_EQ(parsed.order.power(), Power("FRANCE"));
  EXPECT_EQ(parsed.unit_nation, Power("ENGLAND"));
  EXPECT_EQ(Parse("WAIVE", kAdjustments, Power("FRANCE")).order, Order::Waive(Power("FRANCE")));
  EXPECT_EQ(Parse("FRA WVE", kAdjustments).order, Order::Waive(Power("FRANCE")));
}

TEST(NotationTest, AUnitsNationalityNeedNotBeTheGivers) {
  const ParsedOrder parsed = Parse("France: English F LON H");
  EXPECT_EQ(parsed.order.power(), Power("FRANCE"));
  EXPECT_EQ(parsed.unit_nation, Power("ENGLAND"));
  EXPECT_EQ(Parse("Build English F LON").unit_nation, Power("ENGLAND"));
  EXPECT_EQ(Parse("French A PAR H").order.power(), Power("FRANCE"));
}

// 4.C.5
TEST(NotationTest, TheNationalityOfASupportedUnitIsKept) {
  for (std::string_view text :
       {"A BUD S Russian A SER - RUM", "A BUD S RUS A SER - RUM", "A BUD S Russia's army ser - rum",
        "A BUD S Russian SER - RUM", "(AUS AMY BUD) SUP (RUS AMY SER) MTO RUM"}) {
    const ParsedOrder parsed = Parse(text);
    EXPECT_EQ(parsed.third_nation, Power("RUSSIA")) << text;
    EXPECT_EQ(parsed.order.written() & kWrittenNation, kWrittenNation) << text;
    EXPECT_EQ(parsed.order.target(), At("RUM")) << text;
  }
  EXPECT_EQ(Parse("A BUD S RUS F SEV").order.third(), At("SEV"));
  EXPECT_EQ(Parse("A BUD S A SER - RUM").third_nation, kNoPower);
  EXPECT_EQ(Parse("A BUD S A SER - RUM").order.written(), 0);
}

// 4.B.6
TEST(NotationTest, ACoastThatDoesNotExistIsDroppedAndFlagged) {
  for (std::string_view text : {"F GAS - Brest(ec)", "F GAS - BRE/EC", "F GAS - BRE EC", "F GAS - Brest (east coast)",
                                "F GAS - Brest east coast", "(FRA FLT GAS) MTO (BRE ECS)"}) {
    const Order order = Parse(text).order;
    EXPECT_EQ(order.target(), At("BRE")) << text;
    EXPECT_EQ(order.written(), kWrittenNoSuchCoast) << text;
  }
  EXPECT_EQ(Parse("F GAS - SPA/EC").order.target(), At("SPA"));
  EXPECT_EQ(Parse("F GAS - SPA/EC").order.written(), kWrittenNoSuchCoast);
  EXPECT_EQ(Parse("F GAS - SPA (EC)").order.written(), kWrittenNoSuchCoast);
}

// 4.B.6
TEST(NotationTest, ACoastForAnArmyIsDroppedAndFlagged) {
  EXPECT_EQ(Normal("A GAS - SPA/NC"), "A GAS - SPA");
  EXPECT_EQ(Normal("A SPA/NC - GAS"), "A SPA - GAS");
  EXPECT_EQ(Normal("F MAR S A GAS - SPA(nc)"), "F MAR S A GAS - SPA");
  EXPECT_EQ(Normal("F MAO C GAS - SPA/NC"), "F MAO C GAS - SPA");
  EXPECT_EQ(Normal("Build A St Petersburg(nc)"), "A STP B");
  EXPECT_EQ(Parse("A GAS - SPA/NC").order.written(), kWrittenNoSuchCoast);
  EXPECT_EQ(Parse("Build A St Petersburg(nc)").order.written(), kWrittenNoSuchCoast);
  EXPECT_EQ(Normal("GAS - SPA/NC"), "GAS - SPA/NC");  // the type is not known yet
}

TEST(NotationTest, AMissingUnitTypeIsUnknown) {
  const Order order = Parse("par s mar - bur").order;
  EXPECT_FALSE(order.type_known());
  EXPECT_FALSE(order.third_type_known());
  EXPECT_TRUE(Parse("F SKA C DEN - NWY").order.type_known());
  EXPECT_FALSE(Parse("F SKA C DEN - NWY").order.third_type_known());
}

// 4.A.6
TEST(NotationTest, AConvoyPathTravelsBesideTheOrder) {
  for (std::string_view text :
       {"A LON - NTH - HEL - KIE", "(ENG AMY LON) CTO KIE VIA (NTH HEL)", "A LON - KIE VIA NTH, HEL",
        "A LON - KIE VIA (NTH HEL)", "a lon-nth-hel-kie", "A LON - KIE VIA NTH - HEL"}) {
    const ParsedOrder parsed = Parse(text);
    EXPECT_EQ(parsed.convoy_path, (std::vector<LocationIndex>{At("NTH"), At("HEL")})) << text;
    EXPECT_EQ(parsed.order.target(), At("KIE")) << text;
    EXPECT_TRUE(parsed.order.via_convoy()) << text;
    EXPECT_EQ(parsed.order.written(), kWrittenPath) << text;
  }
  EXPECT_TRUE(Parse("A LON - BEL VIA").convoy_path.empty());
  EXPECT_EQ(Parse("A LON - BEL VIA").order.written(), 0);
}

TEST(NotationTest, ASupportToTheUnitsOwnPlaceStaysAMove) {
  EXPECT_EQ(Parse("A LVP S A YOR - YOR").order.kind(), OrderKind::kSupportMove);
  EXPECT_EQ(Parse("A LVP S A YOR H").order.kind(), OrderKind::kSupportHold);
  EXPECT_EQ(Parse("A LVP S A YOR to hold").order.kind(), OrderKind::kSupportHold);
}

// ---- Phases ----

TEST(NotationTest, ARetreatForgetsItsConvoy) {
  const Order retreat = Parse("A LON R BEL", kRetreats).order;
  EXPECT_EQ(Parse("A LON R BEL VIA", kRetreats).order, retreat);
  EXPECT_EQ(Parse("A LON - BEL VIA CONVOY", kRetreats).order, retreat);
  EXPECT_EQ(Parse("(ENG AMY LON) CTO BEL", kRetreats, Power("ENGLAND")).order, retreat.WithPower(Power("ENGLAND")));
}

TEST(NotationTest, AConvoyWrittenForARetreatIsKept) {
  for (const std::string_view text :
       {"A LON - BEL VIA NTH", "A LON R BEL VIA (NTH)", "(ENG AMY LON) CTO BEL VIA (NTH)"}) {
    const ParsedOrder parsed = Parse(text, kRetreats);
    EXPECT_EQ(FormatOrder(Standard(), parsed.order), "A LON R BEL") << text;
    EXPECT_EQ(parsed.order.written(), kWrittenPath) << text;
    EXPECT_EQ(parsed.convoy_path, std::vector<LocationIndex>{At("NTH")}) << text;
  }
}

TEST(NotationTest, TwoPlacesAreNotOne) {
  ExpectAll({{"A BUD - SER/RUM", "'RUM' at 13 is a second place: expected one"},
             {"F AEG - BUL/CON", "'CON' at 13 is a second place: expected one"},
             {"A BUD - SER/XYZ", "unexpected '/' at 12 after the order"},
             {"F GAS - SPA/XX", "unexpected '/' at 12 after the order"},
             {"A BUD - SER or RUM", "'RUM' at 16 is a second place: expected one"},
             {"A PAR H; A MAR H", "'A MAR' at 10 begins a second order: expected one order in a text"},
             {"A BRE - MOS - LON", "unexpected 'MOS' at 9: expected the place of a convoying unit"},
             {"A BRE - PIC - LON", "unexpected 'PIC' at 9: expected the place of a convoying unit"},
             {"A BRE - ENG - PIC - LON", "unexpected 'PIC' at 15: expected the place of a convoying unit"},
             {"A LON - BEL VIA PAR", "unexpected 'PAR' at 17: expected the place of a convoying unit"},
             {"F ENG C A BRE - MOS - LON", "unexpected 'MOS' at 17: expected the place of a convoying unit"},
             {"A LVP VIA NTH", "unexpected 'VIA' at 7: expected an order (H, -, S, C, R, D or B)"},
             {"A LVP - YOR -- Bob", "unexpected '--' at 13 after the order"},
             {"A LVP - YOR - ", "unexpected '-' at 13 after the order"}});
  ExpectAll({{"A BUR R GAS - PAR", "'PAR' at 15 is a second place: expected one"},
             {"A BUR R GAS > PAR", "'PAR' at 15 is a second place: expected one"},
             {"A BUR retreats to GAS to PAR", "unexpected 'to' at 23 after the order"},
             {"A BUR R GAS/PAR", "'PAR' at 13 is a second place: expected one"},
             {"A BUR R GAS R PAR", "unexpected 'R' at 13 after the order"},
             {"A BUR R GAS, PAR", "unexpected 'PAR' at 14 after the order"},
             {"A LON - NTH - BEL", "'BEL' at 15 is a second place: expected one"}},
            kRetreats);
  ExpectAll({{"A PAR/MAR B", "'MAR' at 7 is a second place: expected one"}}, kAdjustments);
}

TEST(NotationTest, OnlyArmiesHaveAPath) {
  constexpr std::string_view kReason = "expected the end of the order, because only armies are convoyed";
  const auto said = [&](std::string_view begin) { return std::string(begin).append(": ").append(kReason); };
  const std::string at_arrow = said("unexpected '-' at 13"), in_support = said("unexpected '-' at 21");
  const std::string at_via = said("unexpected 'NTH' at 17");
  ExpectAll({{"F LON - NTH - NWY", at_arrow.c_str()},
             {"F BRE S F LON - NTH - NWY", in_support.c_str()},
             {"F LON - BEL VIA NTH", at_via.c_str()}});
}

TEST(NotationTest, InAdjustmentsABuildOrARemovalIsExpected) {
  ExpectAll({{"A PAR", "the text ends at 6: expected B to build the unit, or D to remove it"},
             {"A PAR/BRE", "'BRE' at 7 is a second place: expected one"}},
            kAdjustments);
}

// A fleet on a coast convoys where the rules say so.
TEST(NotationTest, APathMayLeadOverCoastsIfTheyCarry) {
  OrderTokens tokens;
  ParsedOrder parsed;
  EXPECT_TRUE(ReadOrder(Standard(), kMovement, kNoPower, "A BRE - PIC - LON", tokens, parsed).has_value());
  EXPECT_FALSE(ReadOrder(Standard(), kMovement, kNoPower, "A BRE - PIC - LON", tokens, parsed, true).has_value());
  EXPECT_EQ(parsed.convoy_path, std::vector<LocationIndex>{At("PIC")});
  EXPECT_TRUE(ReadOrder(Standard(), kMovement, kNoPower, "A BRE - PAR - LON", tokens, parsed, true).has_value());
}

TEST(NotationTest, APathOfASupportedOrConvoyedUnitIsThatUnitsOwnBusiness) {
  for (const std::string_view text : {"A BEL S A LON - NTH - HOL", "F NTH C A LON - NTH - HOL"}) {
    EXPECT_TRUE(Parse(text).convoy_path.empty()) << text;
    EXPECT_EQ(Parse(text).order.written(), 0) << text;
    EXPECT_EQ(Parse(text).order.target(), At("HOL")) << text;
  }
}

// ---- Comments ----

TEST(NotationTest, ACommentMayFollowAnOrder) {
  ExpectAll({{"A PAR - BUR # or else", "A PAR - BUR"},
             {"A PAR H #hold", "A PAR H"},
             {"A PAR # - BUR", "'#' at 7 is no order word: expected an order (H, -, S, C, R, D or B)"},
             {"A LON - BEL VIA # by sea", "A LON - BEL VIA"},
             {"A LON - BEL VIA NTH # - and back", "A LON - BEL VIA"},
             {"A LON - NTH - BEL # path", "A LON - BEL VIA"},
             {"A BUR S A MAR - GAS # ?(!*", "A BUR S A MAR - GAS"},
             {"(FRA AMY PAR) HLD # wait", "A PAR H"},
             {"WAIVE # it", "WAIVE"},
             {"# A PAR H", "the text is only a comment: expected a unit (A or F and its place)"},
             {"// A PAR H", "the text is only a comment: expected a unit (A or F and its place)"},
             {"GAS WAIVE", "unexpected 'WAIVE' at 5: expected an order (H, -, S, C, R, D or B)"},
             {"GAS WAVE", "'WAVE' at 5 is no order word: expected an order (H, -, S, C, R, D or B) (nearest: WAIVE)"},
             {"（A PAR） - （BURR）", "unexpected '（' at 11: expected a destination"},
             {"A PAR - BUR!# no", "unexpected '!' at 12 after the order"}});
}

TEST(NotationTest, InARetreatPhaseAMoveIsARetreat) {
  ExpectAll({{"A PAR - GAS", "A PAR R GAS"},
             {"A PAR R GAS", "A PAR R GAS"},
             {"A PAR moves to GAS", "A PAR R GAS"},
             {"A PAR GAS", "A PAR R GAS"},
             {"retreat A PAR - GAS", "A PAR R GAS"},
             {"(FRA AMY PAR) RTO GAS", "A PAR R GAS"},
             {"(FRA AMY PAR) MTO GAS", "A PAR R GAS"},
             {"(ENG AMY LON) CTO BEL VIA (NTH)", "A LON R BEL"},
             {"A LON - BEL VIA", "A LON R BEL"},
             {"A PAR D", "A PAR D"},
             {"A PAR H", "A PAR H"},
             {"F NTH C A HOL - YOR", "F NTH C A HOL - YOR"},
             {"A SER S F TRI - ALB", "A SER S F TRI - ALB"}},
            kRetreats);
}

TEST(NotationTest, AdjustmentsReadInEveryDialect) {
  ExpectAll({{"A PAR B", "A PAR B"},
             {"PAR B", "PAR B"},
             {"build f brest", "F BRE B"},
             {"A PAR D", "A PAR D"},
             {"remove a par", "A PAR D"},
             {"waives", "WAIVE"},
             {"France: build waived", "WAIVE"}},
            kAdjustments);
}

// ---- Errors ----

struct Refusal {
  std::string_view text;
  uint32_t offset;
  uint32_t length;
  std::string_view message;  // a part of it
};

TEST(NotationTest, ARefusalNamesTheWordItsPlaceAndWhatWasExpected) {
  const Refusal refusals[] = {
      {"A PAR - BURR", 8, 4, "'BURR' at 9 is no place: expected a destination (nearest: BUR"},
      {"A PAR S A MARX - BUR", 10, 4, "'MARX' at 11 is no place: expected the supported unit (nearest: MAR"},
      {"A PAR HOLT", 6, 4, "'HOLT' at 7 is no order word: expected an order (H, -, S, C, R, D or B) (nearest: HOLD"},
      {"A PAR -", 7, 0, "the text ends at 8: expected a destination"},
      {"A PAR", 5, 0, "the text ends at 6: expected an order"},
      {"A PAR H FOO", 8, 3, "unexpected 'FOO' at 9 after the order"},
      {"A PAR - BUR FOO", 12, 3, "unexpected 'FOO' at 13 after the order"},
      {"F NTH C A LON", 13, 0, "the text ends at 14: expected '-' and a destination"},
      {"", 0, 0, "the text is empty: expected a unit"},
      {"   ", 3, 0, "the text is empty"},
      {"A North See - NWY", 2, 9, "'North See' at 3 is no place: expected a unit"},
      {"(FRX AMY PAR) HLD", 1, 3, "'FRX' at 2 is no power: expected a power"},
      {"(FRA AMX PAR) HLD", 5, 3, "unexpected 'AMX' at 6: expected army or fleet"},
      {"(FRA AMY PAR HLD", 13, 3, "unexpected 'HLD' at 14: expected ')'"},
      {"(FRA AMY PAR) JMP", 14, 3, "'JMP' at 15 is no order word"},
      {"A LON - BEL VIA FOO", 16, 3, "'FOO' at 17 is no place: expected the place of a convoying unit"},
      {"A PAR ? BUR", 6, 1, "unexpected '?' at 7: expected an order"},
      {"(FRA AMY PAR) HLD BUR", 18, 3, "unexpected 'BUR' at 19 after the order"},
      {"(RUS FLT (STP SCS HLD", 18, 3, "unexpected 'HLD' at 19: expected ')'"},
      {"(FRA AMY PAR) MTO QQQ", 18, 3, "'QQQ' at 19 is no place: expected a destination"},
      {"(FRA AMY PAR) RTO QQQ", 18, 3, "'QQQ' at 19 is no place: expected a destination"},
      {"(FRA AMY PAR) SUP FRA", 18, 3, "unexpected 'FRA' at 19: expected '('"},
      {"(FRA AMY PAR) SUP (FRA AMY QQQ)", 27, 3, "'QQQ' at 28 is no place: expected the supported unit"},
      {"(FRA AMY PAR) SUP (FRA AMY MAR) MTO QQQ", 36, 3, "'QQQ' at 37 is no place: expected a destination"},
      {"(ENG FLT NTH) CVY (ENG AMY QQQ) CTO BEL", 27, 3, "'QQQ' at 28 is no place: expected the convoyed unit"},
      {"(ENG FLT NTH) CVY (ENG AMY LON) HLD", 32, 3, "unexpected 'HLD' at 33: expected '-' and a destination"},
      {"(ENG AMY LON) CTO QQQ", 18, 3, "'QQQ' at 19 is no place: expected a destination"},
      {"(ENG AMY LON) CTO BEL VIA NTH", 26, 3, "unexpected 'NTH' at 27: expected '('"},
      {"(ENG AMY LON) CTO BEL VIA (QQQ)", 27, 3, "'QQQ' at 28 is no place: expected the place of a convoying unit"},
      {"(ENG AMY LON) CTO BEL VIA (NTH", 30, 0, "the text ends at 31: expected the place of a convoying unit"},
      {"A LON - NTH - QQQ", 14, 3, "'QQQ' at 15 is no place: expected a destination"},
      {"A LON - BEL (via convoy", 23, 0, "the text ends at 24: expected ')'"},
      {"A LON - BEL VIA (NTH", 20, 0, "the text ends at 21: expected ')'"},
      {"F NTH C QQQ - BEL", 8, 3, "'QQQ' at 9 is no place: expected the convoyed unit"},
      {"retreat QQQ - GAS", 8, 3, "'QQQ' at 9 is no place: expected a unit"},
      {"F GAS - SPA N", 12, 1, "unexpected 'N' at 13 after the order"},
      {"F MAO - SPA/ABCDEFGHI", 11, 1, "unexpected '/' at 12 after the order"},
      {std::string_view("A PAR\0H", 7), 5, 1, "control character at 6"},
      {"A P\xFFR H", 3, 1, "the byte at 4 is no UTF-8"},
  };
  for (const Refusal& refusal : refusals) {
    const Result<ParsedOrder> parsed = ParseOrder(Standard(), kMovement, kNoPower, refusal.text);
    ASSERT_FALSE(parsed.ok()) << refusal.text;
    EXPECT_NE(parsed.status().message().find(refusal.message), std::string_view::npos) << parsed.status();
    const std::optional<Place> place = parsed.status().place();
    ASSERT_TRUE(place.has_value()) << refusal.text;
    EXPECT_EQ(place->offset, refusal.offset) << refusal.text;
    EXPECT_EQ(place->length, refusal.length) << refusal.text;
    EXPECT_EQ(place->line, 1u) << refusal.text;
    EXPECT_EQ(place->column, refusal.offset + 1) << refusal.text;
  }
}

TEST(NotationTest, AnOverlongTextIsRefused) {
  EXPECT_EQ(Normal("A PAR - BUR" + std::string(501, ' ')), "A PAR - BUR");
  const Result<ParsedOrder> parsed = ParseOrder(Standard(), kMovement, kNoPower, "A PAR - BUR" + std::string(502, ' '));
  ASSERT_FALSE(parsed.ok());
  EXPECT_EQ(parsed.status().place()->offset, 512u);
}

// Random texts: of ten, eight have any bytes, one is printable, one is made of pieces of orders.
std::string Noise(int round, Random& random) {
  constexpr std::string_view kPieces[] = {"A",      "F ",    "PAR",    "-",    " S ",  "(",        ")", "/",
                                          "ENG",    " ENG ", "to ",    "VIA",  "nc ",  "\xC3\xA9", "*", "WVE ",
                                          "build ", "St. ",  "North ", "Sea ", "FRA ", ":"};
  std::string text;
  const uint32_t length = random.Below(24);
  for (uint32_t i = 0; i < length; ++i) {
    if (round % 10 == 0) {
      text += kPieces[random.Below(std::size(kPieces))];
    } else {
      text += static_cast<char>(round % 10 == 1 ? 32 + random.Below(95) : random.Below(256));
    }
  }
  return text;
}

TEST(NotationTest, NoiseNeverCrashesOrRunsAway) {
  Random random(20240223);
  for (int round = 0; round < Repeats(200000); ++round) {
    const std::string text = Noise(round, random);
    const auto phase = static_cast<PhaseType>(random.Below(3));
    const Result<ParsedOrder> parsed = ParseOrder(Standard(), phase, kNoPower, text);
    if (!parsed.ok()) {
      const std::optional<Place> place = parsed.status().place();
      ASSERT_TRUE(place.has_value());
      ASSERT_LE(place->offset + place->length, text.size());
    }
  }
}

TEST(NotationTest, ALongAmbiguousTextEndsSoon) {
  std::string text;
  while (text.size() + 4 <= kMaxOrderBytes) text += "ENG ";
  EXPECT_FALSE(ParseOrder(Standard(), kMovement, kNoPower, text).ok());
}

// ---- Output ----

Order RandomOrder(const Map& map, Random& random) {
  const auto location = [&] {
    return static_cast<LocationIndex>(random.Below(static_cast<uint32_t>(map.location_count())));
  };
  const auto place = [&](UnitType type) {
    const LocationIndex at = location();
    return type == UnitType::kArmy ? map.ProvinceOf(at) : at;
  };
  const auto type = static_cast<UnitType>(random.Below(2));
  const auto third = static_cast<UnitType>(random.Below(2));
  const Unit unit{kNoPower, type, place(type)};
  switch (random.Below(9)) {
    case 0:
      return Order::Hold(unit);
    case 1:
      return Order::Move(unit, place(type), random.Below(2) == 1);
    case 2:
      return Order::SupportHold(unit, third, place(third));
    case 3:
      return Order::SupportMove(unit, third, place(third), place(third));
    case 4:
      return Order::Convoy(unit, place(UnitType::kArmy), place(UnitType::kArmy));
    case 5:
      return Order::Retreat(unit, place(type));
    case 6:
      return Order::Disband(unit);
    case 7:
      return Order::Build(unit);
    default:
      return Order::Waive(kNoPower);
  }
}

TEST(NotationTest, EveryOrderPrintsAndReadsBack) {
  Random random(1901);
  for (int round = 0; round < Repeats(20000); ++round) {
    const Order order = RandomOrder(Standard(), random);
    const std::string text = FormatOrder(Standard(), order);
    ASSERT_EQ(Parse(text).order, order) << text;
    ASSERT_EQ(Normal(text), text);
  }
}

TEST(NotationTest, FormattingStopsAtTheBuffersEnd) {
  const Order order = Parse("F POR S F MAO - SPA/NC").order;
  char buffer[8] = "#######";
  EXPECT_EQ(FormatOrderTo(Standard(), order, buffer, 5), 22u);
  EXPECT_EQ(std::string_view(buffer, 7), "F POR##");
  EXPECT_EQ(FormatOrderTo(Standard(), order, nullptr, 0), 22u);
  EXPECT_EQ(FormatOrder(Standard(), Order()), "0x0fffffffffff0000") << "no words express it";
  EXPECT_EQ(FormatOrder(Standard(), Order().WithKind(OrderKind::kHold)), "0x0fffffffffff0001");
}

TEST(NotationTest, GuessesBeyondTheRoomStayTheFirst) {
  Guesses guesses;
  for (int i = 0; i < 30; ++i) EXPECT_FALSE(guesses.TakeSecond());
  int readings = 1;
  for (; readings < 100 && guesses.Next(); ++readings) {
    for (int i = 0; i < 23; ++i) guesses.TakeSecond();
    EXPECT_EQ(guesses.TakeSecond(), readings % 2 == 1);  // the last choice with room changes in every reading
    EXPECT_FALSE(guesses.TakeSecond());
  }
  EXPECT_EQ(readings, 100);
}

// ---- Units ----

Result<Unit> ReadUnit(std::string_view text, bool* dislodged) {
  return ParseUnit(Standard(), Standard().GraphAt(Phase{}), Power("RUSSIA"), text, dislodged);
}

TEST(NotationTest, AUnitIsReadAsStatesWriteIt) {
  bool dislodged = true;
  EXPECT_EQ(*ReadUnit("A PAR", &dislodged), (Unit{Power("RUSSIA"), UnitType::kArmy, At("PAR")}));
  EXPECT_FALSE(dislodged);
  EXPECT_EQ(*ReadUnit("*F STP/SC", &dislodged), (Unit{Power("RUSSIA"), UnitType::kFleet, At("STP/SC")}));
  EXPECT_TRUE(dislodged);
  EXPECT_EQ(FormatUnit(Standard(), UnitType::kFleet, At("STP/SC")), "F STP/SC");
  EXPECT_EQ(FormatUnit(Standard(), UnitType::kArmy, kNoLocation), "A ?");
}

TEST(NotationTest, AUnitThatCannotStandThereIsRefused) {
  const Refusal refusals[] = {
      {"F STP", 2, 3, "a fleet in STP needs a coast: expected STP/NC or STP/SC"},
      {"A NTH", 2, 3, "an army cannot stand in NTH"},
      {"F MUN", 2, 3, "a fleet cannot stand in MUN"},
      {"A STP/NC", 2, 6, "an army has no coast: expected STP"},
      {"F BRE/NC", 2, 6, "BRE has no such coast"},
      {"A SWI", 2, 3, "an army cannot stand in SWI"},
      {"PAR", 0, 3, "unexpected 'PAR' at 1: expected army or fleet"},
      {"A PARR", 2, 4, "'PARR' at 3 is no place: expected the place of the unit (nearest: PAR"},
      {"A PAR H", 6, 1, "unexpected 'H' at 7 after the unit"},
      {"A", 1, 0, "the text ends at 2: expected the place of the unit"},
      {"", 0, 0, "the text is empty"},
  };
  bool dislodged = false;
  for (const Refusal& refusal : refusals) {
    const Result<Unit> unit = ReadUnit(refusal.text, &dislodged);
    ASSERT_FALSE(unit.ok()) << refusal.text;
    EXPECT_NE(unit.status().message().find(refusal.message), std::string_view::npos) << unit.status();
    EXPECT_EQ(unit.status().place()->offset, refusal.offset) << refusal.text;
    EXPECT_EQ(unit.status().place()->line, 1u) << refusal.text;
    EXPECT_EQ(unit.status().place()->column, refusal.offset + 1) << refusal.text;
    EXPECT_EQ(unit.status().place()->length, refusal.length) << refusal.text;
  }
}

}  // namespace
}  // namespace entente
