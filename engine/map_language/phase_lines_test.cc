// FLOW, BEGIN, VICTORY and NEWHOMES as the draft holds them. Source: maps/LANGUAGE.md (Homes; Phases and victory).
#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

using Ids = std::vector<std::string>;

Ids Flow(const std::string& text) {
  Ids texts;
  const DraftReading reading(text);
  for (const DraftFlowElement& element : reading.draft().flow) {
    if (element.kind == FlowElement::Kind::kPhase) {
      texts.push_back(element.season + ":" + element.type_name);
    } else if (element.kind == FlowElement::Kind::kNewYear) {
      texts.push_back("+" + std::to_string(element.step));
    } else {
      texts.push_back(std::to_string(element.step) + "=" + std::to_string(element.remainder));
    }
  }
  return texts;
}

TEST(FlowLines, AddUpAndAloneClear) {
  EXPECT_EQ(Flow("FLOW Spring:movement,Retreats\nFLOW NEWYEAR FALL:X\n"),
            (Ids{"SPRING:MOVEMENT", "SPRING:RETREATS", "+1", "FALL:X"}));
  EXPECT_EQ(Flow("FLOW A:B\nFLOW\nFLOW C:D\n"), (Ids{"C:D"}));
  EXPECT_TRUE(Flow("FLOW A:B\nFLOW\n").empty());
}

TEST(FlowLines, HaveYearsAndConditions) {
  EXPECT_EQ(Flow("FLOW NEWYEAR:5 A.D.:MOVEMENT IFYEARDIV:10 IFYEARDIV:4=3 NEWYEAR:-1\n"),
            (Ids{"+5", "A.D.:MOVEMENT", "10=0", "4=3", "+-1"}));
}

TEST(BeginLines, TheLastCounts) {
  const DraftReading reading("BEGIN a.d. 1425 movement\nBEGIN B.C. 273 ADJUSTMENTS\n");
  EXPECT_EQ(reading.draft().begin->season, "B.C.");
  EXPECT_EQ(reading.draft().begin->year, 273);
  EXPECT_EQ(reading.draft().begin->type_name, "ADJUSTMENTS");
  EXPECT_FALSE(DraftReading("").draft().begin.has_value());
}

TEST(VictoryLines, TheLastCounts) {
  EXPECT_EQ(DraftReading("VICTORY 18\nVICTORY 20 19 18\n").draft().victory, (std::vector<int32_t>{20, 19, 18}));
  EXPECT_EQ(DraftReading("VICTORY 18\nVICTORY x\n").draft().victory, (std::vector<int32_t>{18}));
}

TEST(NewHomesLines, TheLastCounts) {
  EXPECT_EQ(DraftReading("NEWHOMES 1899\nNEWHOMES 1900 -5\n").draft().new_homes, (std::vector<int32_t>{1900, -5}));
  EXPECT_EQ(DraftReading("NEWHOMES 1899\nNEWHOMES\n").draft().new_homes, (std::vector<int32_t>{1899}));
}

}  // namespace
}  // namespace entente
