// Tests 4.A.6 and IsInWords, line by line. phase/written_rules_test.cc and convoy_paths_test.cc test texts and results.
#include "sheet/written_rules.h"

#include <gtest/gtest.h>

#include "board/test_board.h"
#include "map_language/read_map_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

// The line that the reader makes of a text.
class Line {
 public:
  Line(const TestBoard& board, std::string_view text, PowerIndex power = 0) : names_(board.map()) {
    SheetReader reader(names_, RuleOptions{}, board.view().phase_type());
    reader.ReadLine(power, text, sheet_);
  }
  SheetLine operator*() const { return sheet_[0]; }

 private:
  NormalForm names_;
  OrderSheet sheet_;
};

uint8_t FaultOf(const TestBoard& board, const RuleOptions& rules, std::string_view text) {
  const Line line(board, text);
  const BoardView view(board.view(), rules);
  return PathFaultOf(view, *line, CheckMovementOrder(view, (*line).order.WithPower(kNoPower)).order);
}

TEST(WrittenRules, BitsAndUnreadableTextAreNoWords) {
  const TestBoard board;
  for (const std::string_view text : {"A PAR H", "par - bur", "A PAR - BUR # 0x"}) {
    EXPECT_TRUE(IsInWords(*Line(board, text))) << text;
  }
  for (const std::string_view text : {"0x0000000000000001", "0X0000000000000001", "A PAR burns", "0", ""}) {
    EXPECT_FALSE(IsInWords(*Line(board, text))) << text;
  }
  const MapReadResult read =
      ReadMapText("RED AAA\nBLUE BBB\nAye = AAA 0ye\nBee = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n", "m.map", {});
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  EXPECT_TRUE(IsInWords(*Line(TestBoard(read.map, "S1901M"), "0ye - Bee")));
  OrderSheet packed;
  packed.Add(board.Read("FRANCE", "A PAR H"));
  EXPECT_FALSE(IsInWords(packed[0]));
}

TEST(WrittenRules, APathIsOneOfUnitsThatCouldCarry) {
  TestBoard board;
  board.Units("FRANCE", {"A LON", "F ENG", "F NTH"});
  RuleOptions rules;
  rules.convoy_path = ConvoyPath::kAllowed;
  EXPECT_EQ(FaultOf(board, rules, "A LON - ENG - NTH - BEL"), 0);
  for (const std::string_view text :
       {"A LON - ENG - IRI - LVP", "A LON - NTH - HEL - DEN", "A LON - ENG - ENG - BEL", "A LON - ENG - NWY"}) {
    EXPECT_EQ(FaultOf(board, rules, text), kFaultPath) << text;
  }
  rules.convoy_path = ConvoyPath::kIgnored;
  EXPECT_EQ(FaultOf(board, rules, "A LON - ENG - IRI - LVP"), 0);
}

TEST(WrittenRules, WhereAPathIsRequiredAConvoyedFleetNamesOne) {
  TestBoard board;
  board.Units("GERMANY", {"F KIE", "A RUH"});
  RuleOptions rules;
  rules.convoy_path = ConvoyPath::kRequired;
  EXPECT_EQ(FaultOf(board, rules, "F KIE - BEL"), 0) << "no fleet is convoyed";
  rules.portage = Portage::kAllowed;
  EXPECT_EQ(FaultOf(board, rules, "F KIE - BEL"), kFaultNoPath);
  EXPECT_EQ(FaultOf(board, rules, "F KIE - HOL"), 0) << "it gets there by itself";
  EXPECT_EQ(FaultOf(board, rules, "F KIE - HOL VIA"), kFaultNoPath);
  EXPECT_EQ(FaultOf(board, rules, "F KIE - RUH - BEL"), 0);
}

// Where the passage is closed, an adjacent place can only be reached by sea.
TEST(WrittenRules, WhereAPathIsRequiredAMovePastAClosedPassageNamesOne) {
  const MapReadResult read = ReadMapText(
      "RED AAA\nBLUE BBB\nAye = AAA\nBee = BBB\nSea = SEA\n"
      "COAST AAA ABUTS SEA B:BBB\nCOAST BBB ABUTS SEA AAA\nWATER SEA ABUTS AAA BBB\n",
      "closed.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  board.Units("RED", {"A AAA", "F SEA"}).Units("BLUE", {"A BBB"});
  RuleOptions rules;
  rules.convoy_path = ConvoyPath::kRequired;
  EXPECT_EQ(FaultOf(board, rules, "A AAA - BBB"), kFaultNoPath);
  EXPECT_EQ(FaultOf(board, rules, "A BBB - AAA"), 0);
}

}  // namespace
}  // namespace entente
