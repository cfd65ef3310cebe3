#include "sheet/line_text.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"
#include "notation/raw_order.h"

namespace entente {
namespace {

constexpr PowerIndex kFrance = 2;

class LineTextTest : public testing::Test {
 protected:
  // The text of the line that the reader makes of a text.
  std::string Text(std::string_view written, PhaseType type = PhaseType::kMovement) {
    reader_.Use(rules_, type);
    OrderSheet sheet;
    reader_.ReadLine(kFrance, written, sheet);
    return LineText(reader_, sheet[0]);
  }
  std::string Text(Order packed, PhaseType type = PhaseType::kMovement) {
    reader_.Use(rules_, type);
    OrderSheet sheet;
    sheet.Add(packed);
    return LineText(reader_, sheet[0]);
  }

  MapRef map_ = *BuiltinMap("standard");
  NormalForm names_{*map_};
  RuleOptions rules_;
  SheetReader reader_{names_, rules_, PhaseType::kMovement};
};

TEST_F(LineTextTest, IsTheNormalFormWhereThatSaysAll) {
  EXPECT_EQ(Text("army paris  to burgundy"), "A PAR - BUR");
  EXPECT_EQ(Text("A PAR - BUR"), "A PAR - BUR");
  EXPECT_EQ(Text("par - bur"), "PAR - BUR");
  EXPECT_EQ(Text("a lon - bel via convoy"), "A LON - BEL VIA");
  EXPECT_EQ(Text("A PAR - GAS", PhaseType::kRetreats), "A PAR R GAS");
}

TEST_F(LineTextTest, IsWhatWasWrittenWhereTheNormalFormWouldLoseSomething) {
  for (const std::string_view text : {"a lon-nth-bel",                // a path
                                      "England: A LON H",             // a nationality
                                      "A PAR S Russian A SER - RUM",  // a nationality of the other unit
                                      "A GAS - SPA/NC",               // a needless coast
                                      "F GAS - Brest(ec)",            // a coast that does not exist
                                      "A PAR - BUR # or not",         // a comment
                                      "A PAR - BUR (*bounce*)",       // a result mark
                                      "A PAR - BUR [if I may]", "A PAR burns", "", "A PAR H\x01"}) {
    EXPECT_EQ(Text(text), text);
  }
  EXPECT_EQ(Text("A PAR - GAS VIA LYO", PhaseType::kRetreats), "A PAR - GAS VIA LYO");
}

// Packed orders whose words would leave out a detail that the rules require.
TEST_F(LineTextTest, WithoutATypeAnOrderIsWrittenAsItIsPacked) {
  const Order move = ParseOrder(*map_, PhaseType::kMovement, kFrance, "A PAR - BUR")->order.WithWritten(0);
  const Order support = ParseOrder(*map_, PhaseType::kMovement, kFrance, "A MAR S A PAR - BUR")->order.WithWritten(0);
  rules_.convoy_path = ConvoyPath::kRequired;
  EXPECT_EQ(Text(move), "A PAR - BUR");
  EXPECT_EQ(Text(move.WithUnknownType()), FormatRawOrder(move.WithUnknownType()));
  EXPECT_EQ(Text(support), "A MAR S A PAR - BUR");
  EXPECT_EQ(Text(support.WithUnknownThirdType()), FormatRawOrder(support.WithUnknownThirdType()));
}

// A referee of DAIDE keeps orders in words of DAIDE, some of which the reader does not know.
TEST_F(LineTextTest, OfWordsOfAnotherLanguageTheOrderIsLeft) {
  ParsedOrder parsed = *ParseOrder(*map_, PhaseType::kMovement, kFrance, "A PAR - BUR");
  parsed.unit_nation = kFrance;
  OrderSheet sheet;
  sheet.Add("( FRA AMY PAR ) MTO BUR", parsed);
  sheet.Add("( FRN AMY PAR ) MTO BUR", parsed);  // FRN is no power
  sheet.Add("( FRA AMY PAR ) MTO GAS", parsed);  // another place
  const Order support = ParseOrder(*map_, PhaseType::kMovement, kFrance, "A PAR S A MAR - BUR")->order;
  parsed.order = support.WithWritten(0);  // only the reader sets the flag for a written nationality
  parsed.third_nation = kFrance;
  sheet.Add("( FRA AMY PAR ) SUP ( FRA AMY MAR ) MTO BUR", parsed);
  EXPECT_EQ(LineText(reader_, sheet[0]), "( FRA AMY PAR ) MTO BUR");
  EXPECT_EQ(LineText(reader_, sheet[3]), "( FRA AMY PAR ) SUP ( FRA AMY MAR ) MTO BUR");
  EXPECT_EQ(LineText(reader_, sheet[1]), "A PAR - BUR");
  EXPECT_EQ(LineText(reader_, sheet[2]), "A PAR - BUR");
  rules_.missing_nation = MissingNation::kIllegal;
  reader_.Use(rules_, PhaseType::kMovement);
  EXPECT_EQ(LineText(reader_, sheet[0]), "( FRA AMY PAR ) MTO BUR");
  EXPECT_EQ(LineText(reader_, sheet[1]), FormatRawOrder(sheet[1].order)) << "in words it would lack its nationality";
}

// The reader finds another nationality or another path in the words, so the words are not kept.
TEST_F(LineTextTest, OfWordsThatAreReadAsMoreOrLessTheOrderIsLeft) {
  ParsedOrder move = *ParseOrder(*map_, PhaseType::kMovement, kFrance, "A LON - NTH - BEL");
  ParsedOrder support = *ParseOrder(*map_, PhaseType::kMovement, kFrance, "A PAR S Italian A MAR - BUR");
  const auto text_of = [&](std::string_view text, const ParsedOrder& parsed) {
    OrderSheet sheet;
    sheet.Add(text, parsed);
    return LineText(reader_, sheet[0]);
  };
  EXPECT_EQ(text_of("A LON - NTH - BEL", move), "A LON - NTH - BEL");
  EXPECT_EQ(text_of("A PAR S Italian A MAR - BUR", support), "A PAR S Italian A MAR - BUR");
  move.order = move.order.WithWritten(0);
  support.order = support.order.WithWritten(0);
  EXPECT_EQ(text_of("A LON - ENG - BEL", move), "A LON - BEL VIA");
  EXPECT_EQ(text_of("A LON - BEL VIA", move), "A LON - BEL VIA");
  EXPECT_EQ(text_of("Italy: A LON - NTH - BEL", move), "A LON - BEL VIA");
  EXPECT_EQ(text_of("A PAR S Russian A MAR - BUR", support), "A PAR S A MAR - BUR");
  EXPECT_EQ(text_of("A PAR S A MAR - BUR (please)", support), "A PAR S A MAR - BUR");
}

// The id "R:C" begins with a power's letter and a colon.
TEST_F(LineTextTest, AnOrderWhoseNormalFormNamesANationIsItsBits) {
  const MapReadResult read = ReadMapText(
      "Aye = AAA\nBee = BBB\nCee = CCC c\nLAND AAA ABUTS BBB CCC\nLAND BBB ABUTS AAA\nLAND CCC ABUTS AAA\n"
      "CCC -> Cee = R:C c\nRED (REDDISH:R) AAA\nBLUE BBB\n",
      "colon.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const NormalForm names(*read.map);
  SheetReader reader(names, RuleOptions{}, PhaseType::kMovement);
  OrderSheet sheet;
  const LocationIndex cee = *read.map->FindPlace(Map::PlaceKey("Cee")), aye = *read.map->FindPlace("AAA");
  sheet.Add(Order::Hold({0, UnitType::kArmy, cee}).WithUnknownType());
  sheet.Add(Order::SupportHold({0, UnitType::kArmy, aye}, UnitType::kArmy, cee).WithUnknownThirdType());
  sheet.Add(sheet[1].order.WithWritten(kWrittenNation));
  sheet.Add(Order::Hold({0, UnitType::kArmy, cee}));
  for (size_t i = 0; i < 4; ++i) {
    const std::string text = LineText(reader, sheet[i]);
    const auto again = reader.Read(0, text);
    ASSERT_TRUE(again.ok()) << text;
    EXPECT_EQ((*again)->order, sheet[i].order) << text;
    EXPECT_EQ((*again)->unit_nation, kNoPower) << text;
    EXPECT_EQ((*again)->third_nation, kNoPower) << text;
    EXPECT_EQ(text.starts_with("0x"), i < 3) << text;
  }
}

TEST_F(LineTextTest, AnOrderThatNoWordsExpressIsItsBits) {
  const Unit paris{kFrance, UnitType::kArmy, *map_->FindPlace("PAR")};
  const Order move = Order::Move(paris, *map_->FindPlace("GAS"));
  EXPECT_EQ(Text(move), "A PAR - GAS");
  EXPECT_EQ(Text(move, PhaseType::kRetreats).substr(0, 2), "0x");  // it would read as a retreat
  EXPECT_EQ(Text(move.WithWritten(kWrittenNation)).substr(0, 2), "0x");
  EXPECT_EQ(Text(Order::FromBits(~uint64_t{0})), "0xffffffffffffffff");
  EXPECT_EQ(Text(Order::FromBits(0)), "0x0000000000000000");
}

// 4.C.5: words would leave out the owner of the army in Piedmont.
TEST_F(LineTextTest, APackedOrderIsItsBitsWhereTheRulesAskHowItIsWritten) {
  const Order order = ParseOrder(*map_, PhaseType::kMovement, kFrance, "A MAR S A PIE")->order;
  EXPECT_EQ(Text(order), "A MAR S A PIE");
  rules_.missing_nation = MissingNation::kIllegal;
  EXPECT_EQ(Text(order), FormatRawOrder(order));
  EXPECT_EQ(Text("A MAR S A PIE"), "A MAR S A PIE") << "this was written so";
  // Orders whose words are complete stay in words.
  const auto packed = [&](std::string_view text) {
    return Text(ParseOrder(*map_, PhaseType::kMovement, kFrance, text)->order);
  };
  for (const std::string_view text : {"A MAR H", "A MAR - PIE", "A BRE - LON VIA", "F BRE - ENG"}) {
    EXPECT_EQ(packed(text), text);
  }
  rules_.convoy_path = ConvoyPath::kRequired;
  for (const std::string_view text : {"A MAR H", "A MAR - PIE", "F BRE - ENG"}) EXPECT_EQ(packed(text), text);
  EXPECT_EQ(packed("A BRE - LON").substr(0, 2), "0x");
  const Order move = ParseOrder(*map_, PhaseType::kMovement, kFrance, "A MAR - PIE")->order;
  for (const Order nowhere : {move.WithSource(kNoLocation), move.WithTarget(kNoLocation)}) {
    EXPECT_EQ(Text(nowhere), FormatRawOrder(nowhere));
  }
  EXPECT_EQ(packed("A BRE - PAR VIA").substr(0, 2), "0x");
}

// Adjacency changes with the phases.
TEST_F(LineTextTest, APackedMoveOnAMapThatChangesIsItsBitsWhereAPathIsRequired) {
  const MapReadResult read = ReadMapText(
      "RED AAA\nBLUE BBB\nAye = AAA\nBee = BBB\nCee = CCC\nLAND AAA ABUTS BBB CCC\nLAND BBB ABUTS AAA\n"
      "LAND CCC ABUTS AAA\nIN FALL\nAMEND AAA ABUTS -CCC\nAMEND CCC ABUTS -AAA\n",
      "fall.map", {});
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const NormalForm names(*read.map);
  RuleOptions rules;
  SheetReader reader(names, rules, PhaseType::kMovement);
  OrderSheet sheet;
  sheet.Add(ParseOrder(*read.map, PhaseType::kMovement, 0, "A AAA - BBB")->order);
  EXPECT_EQ(LineText(reader, sheet[0]), "A AAA - BBB");
  rules.convoy_path = ConvoyPath::kRequired;
  reader.Use(rules, PhaseType::kMovement);
  EXPECT_EQ(LineText(reader, sheet[0]), FormatRawOrder(sheet[0].order));
}

TEST_F(LineTextTest, AnOrderWhoseNormalFormIsRefusedKeepsItsText) {
  const MapReadResult read = ReadMapText(
      "ROUGE TYR\nA TYR\nBLUE ROM\nA ROM\nTyrolia = TYR tirol\nTyrrhenian Sea = TYS tyr? tirreno?\nRome = ROM\n"
      "LAND TYR ABUTS rom\nCOAST ROM ABUTS tyr TYS\nWATER TYS ABUTS ROM\n",
      "test.map", {});
  ASSERT_TRUE(read.ok());
  RuleOptions rules;
  rules.ambiguous_words = AmbiguousWords::kRefused;
  const NormalForm names(*read.map);
  SheetReader reader(names, rules, PhaseType::kMovement);
  OrderSheet sheet;
  reader.ReadLine(0, "A tirol - Rome", sheet);
  sheet.Add(sheet[0].order);
  EXPECT_EQ(LineText(reader, sheet[0]), "A tirol - Rome");
  EXPECT_EQ(LineText(reader, sheet[1]).substr(0, 2), "0x");
  ParsedOrder parsed;
  parsed.order = sheet[0].order;
  parsed.unit_nation = 0;
  sheet.Add("( ROU AMY TYR ) MTO ROM", parsed);  // words of another language
  EXPECT_EQ(LineText(reader, sheet[2]), FormatRawOrder(parsed.order));
}

// Every packed order, with any bits, reads back.
TEST_F(LineTextTest, IsReadBackAsTheSameOrder) {
  Random random(2024);
  int in_words = 0;
  for (int i = 0; i < 20000; ++i) {
    // Most orders are nearly legal, because these have more cases.
    Order order = Order::FromBits(random.Next());
    const auto place = [&] { return static_cast<LocationIndex>(random.Below(84)); };
    if (i % 4 != 0) {
      order = Order::Move({kFrance, static_cast<UnitType>(random.Below(2)), place()}, place())
                  .WithKind(static_cast<OrderKind>(random.Below(11)))
                  .WithWritten(random.Below(8) == 0 ? kWrittenNoSuchCoast : 0);
      if (random.Below(2) == 0) order = order.WithThird(place()).WithThirdType(static_cast<UnitType>(random.Below(2)));
      if (random.Below(4) == 0) order = order.WithUnknownType();
    }
    const auto type = static_cast<PhaseType>(random.Below(3));
    const std::string text = Text(order, type);
    const auto read = reader_.Read(order.power(), text);
    ASSERT_TRUE(read.ok()) << text;
    ASSERT_EQ((*read)->order, order) << text;
    in_words += !text.starts_with("0x");
  }
  EXPECT_GT(in_words, 1000);
}

}  // namespace
}  // namespace entente
