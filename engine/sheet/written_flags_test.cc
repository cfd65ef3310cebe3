#include "sheet/written_flags.h"

#include <gtest/gtest.h>

#include "board/test_board.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

class WrittenFlagsTest : public testing::Test {
 protected:
  WrittenFlagsTest() {
    movement_.Units("FRANCE", {"A PAR", "A SPA", "A GAS", "F BRE"});
    movement_.Units("ENGLAND", {"A LON", "F NTH"});
    movement_.Units("RUSSIA", {"F STP/SC"});
    retreats_.Dislodged("FRANCE", "A SPA", {"GAS"}).Dislodged("RUSSIA", "F STP/SC", {"LVN"});
  }

  static int Flags(const TestBoard& board, std::string_view power, std::string_view text) {
    const NormalForm names(board.map());
    SheetReader reader(names, RuleOptions{}, board.view().phase_type());
    OrderSheet sheet;
    reader.ReadLine(board.Power(power), text, sheet);
    EXPECT_TRUE(sheet[0].is_readable()) << text << ": " << WhyNoOrder(sheet[0]);
    return WrittenFlagsOf(board.view(), sheet[0]);
  }
  int French(std::string_view text) const { return Flags(movement_, "FRANCE", text); }
  int English(std::string_view text) const { return Flags(movement_, "ENGLAND", text); }
  int Russian(std::string_view text) const { return Flags(movement_, "RUSSIA", text); }

  TestBoard movement_, retreats_{"standard", "S1901R"}, winter_{"standard", "W1901A"};
};

TEST_F(WrittenFlagsTest, WhatIsWrittenRightHasNone) {
  for (const std::string_view text : {"A PAR - BUR", "par - bur", "A PAR S A GAS", "F BRE - MAO", "A GAS - SPA",
                                      "F BRE S F STP/SC - BOT", "A PAR VIENNA", "A VIE H"}) {
    EXPECT_EQ(French(text), 0) << text;
  }
  EXPECT_EQ(Russian("F STP/SC - BOT"), 0);
  EXPECT_EQ(Russian("F STP - BOT"), 0);  // a missing coast is not wrong
}

// 4.B.5, 6.B.10
TEST_F(WrittenFlagsTest, WrongCoastOfTheOrderedFleet) {
  EXPECT_EQ(Russian("F STP/NC - BOT"), kWrittenWrongCoast);
  EXPECT_EQ(Russian("STP(nc) H"), kWrittenWrongCoast);
  EXPECT_EQ(French("F BRE S F STP/NC"), 0);  // the coast of another unit is not checked
}

// 4.B.6, 6.B.12
TEST_F(WrittenFlagsTest, CoastThatMeansNothing) {
  EXPECT_EQ(French("A GAS - SPA/NC"), kWrittenNoSuchCoast);
  EXPECT_EQ(French("GAS - SPA/NC"), kWrittenNoSuchCoast);  // an army in the position
  EXPECT_EQ(French("SPA/NC H"), kWrittenNoSuchCoast);
  EXPECT_EQ(French("F BRE - GAS/EC"), kWrittenNoSuchCoast);
  EXPECT_EQ(French("F BRE S GAS - SPA/NC"), kWrittenNoSuchCoast);
  EXPECT_EQ(French("A PAR S SPA/SC"), kWrittenNoSuchCoast);
  EXPECT_EQ(English("NTH C LON - STP/NC"), kWrittenNoSuchCoast);
}

TEST_F(WrittenFlagsTest, TheCoastToWhichAFleetIsSupportedIsNone) {
  TestBoard board;
  board.Units("FRANCE", {"A GAS", "F MAO", "F POR"});
  EXPECT_EQ(Flags(board, "FRANCE", "A GAS S F MAO - SPA/NC"), 0) << "an army supports";
  EXPECT_EQ(Flags(board, "FRANCE", "F POR S F MAO - SPA/NC"), 0) << "a fleet supports";
  EXPECT_EQ(Flags(board, "FRANCE", "F POR S A GAS - SPA/NC"), kWrittenNoSuchCoast);
}

TEST_F(WrittenFlagsTest, ATypeThatIsNotWrittenIsNotWrong) {
  for (const std::string_view text : {"PAR S BRE", "A PAR S BRE", "BRE H", "F BRE S GAS", "F BRE S PAR - PIC"}) {
    EXPECT_EQ(French(text), 0) << text;
  }
}

// 4.C.2
TEST_F(WrittenFlagsTest, WrongType) {
  EXPECT_EQ(French("F PAR - BUR"), kWrittenWrongType);
  EXPECT_EQ(French("A PAR S F GAS"), kWrittenWrongType);
  EXPECT_EQ(French("A BRE H"), kWrittenWrongType);
  EXPECT_EQ(French("F SPA/NC H"), kWrittenWrongType | kWrittenNoSuchCoast);
  EXPECT_EQ(French("F VIE H"), 0);  // there is no unit, so no type is wrong
}

// 4.C.5, 4.C.6
TEST_F(WrittenFlagsTest, Nations) {
  EXPECT_EQ(French("A PAR S English A LON - BEL"), kWrittenNation);
  EXPECT_EQ(French("A PAR S Russian A LON - BEL"), kWrittenNation | kWrittenWrongNation);
  EXPECT_EQ(French("A PAR S Russian A VIE"), kWrittenNation);
  EXPECT_EQ(French("France: A PAR H"), 0);
  EXPECT_EQ(French("England: A PAR H"), kWrittenWrongNation);
  EXPECT_EQ(French("(ENG AMY LON) HLD"), 0);  // the nationality is that of the unit; the giver does not matter
}

// 4.A.6
TEST_F(WrittenFlagsTest, Path) {
  EXPECT_EQ(English("A LON - NTH - BEL"), kWrittenPath);
  EXPECT_EQ(English("A LON - BEL VIA NTH"), kWrittenPath);
  EXPECT_EQ(English("A LON - BEL VIA"), 0);
}

TEST_F(WrittenFlagsTest, InARetreatsPhaseTheDislodgedUnitsAreMeant) {
  EXPECT_EQ(Flags(retreats_, "FRANCE", "A SPA R GAS"), 0);
  EXPECT_EQ(Flags(retreats_, "FRANCE", "F SPA/NC R GAS"), kWrittenWrongType | kWrittenNoSuchCoast);
  EXPECT_EQ(Flags(retreats_, "RUSSIA", "F STP/NC R LVN"), kWrittenWrongCoast);
  EXPECT_EQ(Flags(retreats_, "RUSSIA", "France: F STP/SC R LVN"), kWrittenWrongNation);
  EXPECT_EQ(Flags(retreats_, "FRANCE", "A SPA - GAS VIA MAO"), kWrittenPath);
}

TEST_F(WrittenFlagsTest, AUnitToBeBuiltIsOfItsPower) {
  EXPECT_EQ(Flags(winter_, "RUSSIA", "Build F STP/NC"), 0);
  EXPECT_EQ(Flags(winter_, "RUSSIA", "Build A STP/NC"), kWrittenNoSuchCoast);
  EXPECT_EQ(Flags(winter_, "RUSSIA", "Build English F STP/NC"), kWrittenWrongNation);
  EXPECT_EQ(Flags(winter_, "RUSSIA", "France: waive"), kWrittenWrongNation);
}

TEST_F(WrittenFlagsTest, APackedOrderTellsWhatItsTextTold) {
  const Unit fleet{movement_.Power("FRANCE"), UnitType::kFleet, movement_.At("PAR")};
  OrderSheet sheet;
  sheet.Add(Order::Hold(fleet).WithWritten(kWrittenNation | kWrittenPath | kWrittenWrongCoast));
  EXPECT_EQ(WrittenFlagsOf(movement_.view(), sheet[0]), kWrittenNation | kWrittenPath | kWrittenWrongType);
  sheet.Add(Order::FromBits(~uint64_t{0}));  // bits of any value are allowed
  EXPECT_EQ(WrittenFlagsOf(movement_.view(), sheet[1]),
            kWrittenNation | kWrittenPath | kWrittenNoSuchCoast | kWrittenWrongNation | kWrittenPerpetual);
  sheet.AddUnreadable(0, "?", {});
  EXPECT_EQ(WrittenFlagsOf(movement_.view(), sheet[2]), 0);
  const Unit army{movement_.Power("FRANCE"), UnitType::kArmy, movement_.At("PAR")};
  const Order move = Order::Hold(army).WithKind(OrderKind::kMove);
  sheet.Add(move.WithTarget(movement_.At("SPA/NC")));
  sheet.Add(move.WithTarget(kNoLocation));
  const uint8_t to_coast = WrittenFlagsOf(movement_.view(), sheet[3]),
                nowhere = WrittenFlagsOf(movement_.view(), sheet[4]);
  EXPECT_EQ(to_coast & kWrittenNoSuchCoast, kWrittenNoSuchCoast) << "an army has no coast to go to";
  EXPECT_EQ(nowhere & kWrittenNoSuchCoast, 0);
}

}  // namespace
}  // namespace entente
