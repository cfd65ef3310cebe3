#include "order/line_text.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "map_build/builtin.h"
#include "map_build/read_map_text.h"
#include "order/notation.h"
#include "order/raw_order.h"

namespace entente {
namespace {

constexpr PowerIndex kFrance = 2;

class LineTextTest : public testing::Test {
 protected:
  // The text of the line that a text becomes.
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
                                      "England: A LON H",             // a nation
                                      "A PAR S Russian A SER - RUM",  // of the other unit
                                      "A GAS - SPA/NC",               // a needless coast
                                      "F GAS - Brest(ec)",            // a coast that is none
                                      "A PAR - BUR # or not",         // a comment
                                      "A PAR - BUR (*bounce*)",       // a result mark
                                      "A PAR - BUR [if I may]", "A PAR burns", "", "A PAR H\x01"}) {
    EXPECT_EQ(Text(text), text);
  }
  EXPECT_EQ(Text("A PAR - MAR - GAS", PhaseType::kRetreats), "A PAR - MAR - GAS");
}

// A referee of DAIDE keeps orders in words of DAIDE, which not every map has here.
TEST_F(LineTextTest, OfWordsOfAnotherLanguageTheOrderIsLeft) {
  ParsedOrder parsed = *ParseOrder(*map_, PhaseType::kMovement, kFrance, "A PAR - BUR");
  parsed.unit_nation = kFrance;
  OrderSheet sheet;
  sheet.Add("( FRA AMY PAR ) MTO BUR", parsed);
  sheet.Add("( FRN AMY PAR ) MTO BUR", parsed);  // no power
  sheet.Add("( FRA AMY PAR ) MTO GAS", parsed);  // another place
  const Order support = ParseOrder(*map_, PhaseType::kMovement, kFrance, "A PAR S A MAR - BUR")->order;
  parsed.order = support.WithWritten(0);  // the reader notes that a nation was written, others may not
  parsed.third_nation = kFrance;
  sheet.Add("( FRA AMY PAR ) SUP ( FRA AMY MAR ) MTO BUR", parsed);
  EXPECT_EQ(LineText(reader_, sheet[0]), "( FRA AMY PAR ) MTO BUR");
  EXPECT_EQ(LineText(reader_, sheet[3]), "( FRA AMY PAR ) SUP ( FRA AMY MAR ) MTO BUR");
  EXPECT_EQ(LineText(reader_, sheet[1]), "A PAR - BUR");
  EXPECT_EQ(LineText(reader_, sheet[2]), "A PAR - BUR");
  rules_.missing_nation = MissingNation::kIllegal;
  reader_.Use(rules_, PhaseType::kMovement);
  EXPECT_EQ(LineText(reader_, sheet[0]), "( FRA AMY PAR ) MTO BUR");
  EXPECT_EQ(LineText(reader_, sheet[1]), FormatRawOrder(sheet[1].order)) << "in words it would lack its nation";
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

// Normal form is not always readable under NO_CHECK.
// 4.C.5: words would leave out whose the army in Piedmont is.
TEST_F(LineTextTest, APackedOrderIsItsBitsWhereTheRulesAskHowItIsWritten) {
  const Order order = ParseOrder(*map_, PhaseType::kMovement, kFrance, "A MAR S A PIE")->order;
  EXPECT_EQ(Text(order), "A MAR S A PIE");
  rules_.missing_nation = MissingNation::kIllegal;
  EXPECT_EQ(Text(order), FormatRawOrder(order));
  EXPECT_EQ(Text("A MAR S A PIE"), "A MAR S A PIE") << "this was written so";
  // What needs no more than its words stays in words.
  const auto packed = [&](std::string_view text) {
    return Text(ParseOrder(*map_, PhaseType::kMovement, kFrance, text)->order);
  };
  for (const std::string_view text : {"A MAR H", "A MAR - PIE", "A BRE - LON VIA", "F BRE - ENG"}) {
    EXPECT_EQ(packed(text), text);
  }
  rules_.convoy_path = ConvoyPath::kRequired;
  for (const std::string_view text : {"A MAR H", "A MAR - PIE", "F BRE - ENG"}) EXPECT_EQ(packed(text), text);
  EXPECT_EQ(packed("A BRE - LON").substr(0, 2), "0x");
  EXPECT_EQ(packed("A BRE - PAR VIA").substr(0, 2), "0x");
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
}

// Of every packed order, whatever its bits.
TEST_F(LineTextTest, IsReadBackAsTheSameOrder) {
  Random random(2024);
  int in_words = 0;
  for (int i = 0; i < 20000; ++i) {
    // Bits of orders that are nearly right are the interesting ones.
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
