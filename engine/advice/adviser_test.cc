// Which powers' orders get warnings, and orders that cannot succeed.
#include "advice/adviser.h"

#include "advice/test_plan.h"

namespace entente {
namespace {

class AdviserTest : public PlanTest {
 protected:
  // As "own_swap A PAR - BUR".
  std::vector<std::string> Advise(const AdviceQuestion& question = {}) {
    adviser_.Read(board_.view(), rules_, sheet_, question);
    std::vector<std::string> words;
    for (const Warning& warning : adviser_.warnings()) {
      words.push_back(std::string(WordOf(warning.kind)) + " " + board_.Text(warning.told.result.order));
    }
    return words;
  }

  Adviser adviser_{board_.map()};
};

using Words = std::vector<std::string>;

TEST_F(AdviserTest, AMoveBehindAnOwnUnitThatCannotLeave) {
  board_.Units("FRANCE", {"A PAR", "A BUR", "A MAR", "A GAS"});
  Write("FRANCE", {"A PAR - BUR", "A BUR - MAR", "A MAR H", "A GAS S A PAR - BUR"});
  EXPECT_EQ(Advise(),
            (Words{"cannot_succeed A PAR - BUR", "own_unit_stays A BUR - MAR", "in_vain A GAS S A PAR - BUR"}));
  sheet_.Clear();
  Write("FRANCE", {"A PAR - BUR", "A BUR - MAR", "A MAR - SPA", "A GAS S A PAR - BUR"});
  EXPECT_EQ(Advise(), Words());
}

TEST_F(AdviserTest, WhatHangsOnOthersMaySucceed) {
  board_.Units("FRANCE", {"A PAR", "A BUR"}).Units("GERMANY", {"A MUN", "A RUH"});
  Write("FRANCE", {"A PAR - BUR", "A BUR - MUN"});
  Write("GERMANY", {"A MUN H", "A RUH S A MUN"});
  EXPECT_EQ(Advise(), Words()) << "though it fails as the others' orders are now";
}

TEST_F(AdviserTest, WarningsAndOutlookAreThoseThatWereAskedFor) {
  board_.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR - ROM"});
  Write("GERMANY", {"A MUN - ROM"});
  AdviceQuestion question;
  question.about = SetOf(board_.Power("GERMANY"));
  EXPECT_EQ(Advise(question), (Words{"illegal A MUN - ROM", "no_order "}));
  EXPECT_EQ(adviser_.outlook(), nullptr);
  question.outlook = true;
  Advise(question);
  ASSERT_NE(adviser_.outlook(), nullptr);
  EXPECT_EQ(adviser_.outlook()->units.size(), 2u);
}

}  // namespace
}  // namespace entente
