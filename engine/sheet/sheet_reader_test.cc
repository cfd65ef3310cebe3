#include "sheet/sheet_reader.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

constexpr PowerIndex kFrance = 2;

class SheetReaderTest : public testing::Test {
 protected:
  std::string Order(size_t line) const { return FormatOrder(*map_, sheet_[line].order); }

  MapRef map_ = *BuiltinMap("standard");
  NormalForm names_{*map_};
  SheetReader reader_{names_, RuleOptions{}, PhaseType::kMovement};
  OrderSheet sheet_;
};

TEST_F(SheetReaderTest, ATextIsALineWhateverItIs) {
  for (const std::string_view text : {"A PAR - BUR", "England: a lon-nth-bel", "A PAR burns", ""}) {
    reader_.ReadLine(kFrance, text, sheet_);
    EXPECT_EQ(sheet_[sheet_.size() - 1].text, text);
    EXPECT_EQ(sheet_[sheet_.size() - 1].power, kFrance);
    EXPECT_TRUE(sheet_[sheet_.size() - 1].is_written);
  }
  ASSERT_EQ(sheet_.size(), 4u);
  EXPECT_EQ(Order(0), "A PAR - BUR");
  EXPECT_EQ(Order(1), "A LON - BEL VIA");
  EXPECT_EQ(sheet_[1].unit_nation, *map_->FindPower("ENGLAND"));
  ASSERT_EQ(sheet_[1].path.size(), 1u);
  EXPECT_EQ(map_->Id(sheet_[1].path[0]), "NTH");
  EXPECT_FALSE(sheet_[2].is_readable());
  EXPECT_EQ(WhyNoOrder(sheet_[2]).substr(0, 27), "'burns' at 7 is no order wo");
  EXPECT_EQ(sheet_[2].fault->offset, 6u);
  EXPECT_EQ(sheet_[2].fault->length, 5u);
  EXPECT_EQ(WhyNoOrder(sheet_[3]), "the text is empty: expected a unit (A or F and its place)");
}

TEST_F(SheetReaderTest, BlanksRoundATextAreNoPartOfIt) {
  reader_.ReadLine(kFrance, " \tA PAR dances\r ", sheet_);
  EXPECT_EQ(sheet_[0].text, "A PAR dances");
  EXPECT_EQ(sheet_[0].fault->offset, 6u);
  const auto refused = reader_.Read(kFrance, "\t\n A PAR dances");
  EXPECT_EQ(refused.status().place()->offset, 9u);
  EXPECT_EQ(refused.status().place()->column, 10u);
  EXPECT_TRUE(reader_.Read(kFrance, std::string(600, ' ') + "a par holds" + std::string(600, ' ')).ok());
}

TEST_F(SheetReaderTest, LinesThatShowNothingAreNoLines) {
  reader_.ReadLines(kFrance, "\uFEFF# orders\n\u200B\u00A0\n\uFEFFA PAR - BUR\u00A0\n\xC2\n\xC0\xA0\n", sheet_);
  ASSERT_EQ(sheet_.size(), 3u);
  EXPECT_EQ(Order(0), "A PAR - BUR");
  EXPECT_FALSE(sheet_[1].is_readable());  // the bytes are no text
  EXPECT_FALSE(sheet_[2].is_readable());
}

TEST_F(SheetReaderTest, BlankLinesAndCommentsAreNoLines) {
  reader_.ReadLines(kFrance, "\n# orders\nA PAR - BUR\r\n \t A MAR H # wait \n\n  # the end\n?\nF BRE H", sheet_);
  ASSERT_EQ(sheet_.size(), 4u);
  EXPECT_EQ(sheet_[0].text, "A PAR - BUR");
  EXPECT_EQ(sheet_[1].text, "A MAR H # wait");
  EXPECT_EQ(Order(1), "A MAR H");
  EXPECT_EQ(sheet_[2].text, "?");
  EXPECT_FALSE(sheet_[2].is_readable());
  EXPECT_EQ(Order(3), "F BRE H");
  reader_.ReadLines(kFrance, "", sheet_);
  EXPECT_EQ(sheet_.size(), 4u);
}

TEST_F(SheetReaderTest, APhaseOfAnotherTypeReadsOtherwise) {
  reader_.Use(RuleOptions{}, PhaseType::kRetreats);
  reader_.ReadLine(kFrance, "A PAR - BUR", sheet_);
  EXPECT_EQ(Order(0), "A PAR R BUR");
}

TEST_F(SheetReaderTest, TextThatNoBoundsHoldIsALine) {
  const std::string text = "A PAR - BUR" + std::string(600, ' ') + "VIA";
  reader_.ReadLine(kFrance, text, sheet_);
  EXPECT_EQ(sheet_[0].text, text);
  EXPECT_EQ(WhyNoOrder(sheet_[0]), "the order has 614 bytes: expected at most 512");
  reader_.ReadLine(kFrance, std::string_view("A PAR\0H", 7), sheet_);
  EXPECT_EQ(sheet_[1].text, std::string_view("A PAR\0H", 7));
  EXPECT_FALSE(sheet_[1].is_readable());
}

// A saved game is UTF-8, so its text must read as the same line.
TEST_F(SheetReaderTest, ATextIsReadAsItIsKept) {
  for (const std::string_view text : {"A P\xC3R H", "\xFF", "A PAR H # caf\xE9", "A PAR H # caf\xC3\xA9"}) {
    OrderSheet again;
    sheet_.Clear();
    reader_.ReadLine(kFrance, text, sheet_);
    reader_.ReadLine(kFrance, sheet_[0].text, again);
    EXPECT_EQ(again[0].text, sheet_[0].text) << text;
    EXPECT_EQ(WhyNoOrder(again[0]), WhyNoOrder(sheet_[0])) << text;
    EXPECT_EQ(again[0].order, sheet_[0].order) << text;
  }
  EXPECT_EQ(Order(0), "A PAR H");
}

// NO_CHECK, maps/LANGUAGE.md (Places).
TEST(SheetReader, AWordOfTwoMeaningsIsUnreadableUnderTheRule) {
  const MapReadResult read = ReadMapText(
      "ROUGE TYR\nA TYR\nBLUE ROM\nA ROM\nTyrolia = TYR tirol\nTyrrhenian Sea = TYS tyr? tirreno?\nRome = ROM\n"
      "LAND TYR ABUTS rom\nCOAST ROM ABUTS tyr TYS\nWATER TYS ABUTS ROM\n",
      "test.map", {});
  ASSERT_TRUE(read.ok());
  RuleOptions rules;
  const NormalForm names(*read.map);
  SheetReader reader(names, rules, PhaseType::kMovement);
  EXPECT_TRUE(reader.Read(0, "A TYR - ROM").ok());
  rules.ambiguous_words = AmbiguousWords::kRefused;
  reader.Use(rules, PhaseType::kMovement);
  EXPECT_FALSE(reader.Read(0, "A TYR - ROM").ok());  // also refused in normal form
  EXPECT_FALSE(reader.Read(0, "F tirreno - ROM").ok());
  EXPECT_TRUE(reader.Read(0, "A Tyrolia - ROM # not tirreno").ok());
  OrderSheet sheet;
  reader.ReadLine(0, "A TYR - ROM", sheet);
  EXPECT_EQ(WhyNoOrder(sheet[0]),
            "'TYR' at 3 may mean more than one thing: expected an abbreviation or a name of the place");
}

}  // namespace
}  // namespace entente
