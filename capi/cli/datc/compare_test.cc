#include "compare.h"

#include <gtest/gtest.h>

namespace entente::datc {
namespace {

CasePhase Phase() {
  CasePhase phase;
  phase.line = 3;
  phase.orders.resize(2);
  phase.orders[0].line = 5;
  phase.orders[0].succeeds = true;
  phase.orders[1].line = 6;
  phase.orders[1].power = "France";
  phase.orders[1].text = "F Eng Hold";
  phase.orders[1].reason = "dislodged";
  phase.orders[1].dislodged_by = "F WAL";
  phase.after = {{"England", 'F', "ENG"}};
  CaseDislodged dislodged;
  dislodged.unit = {"France", 'F', "ENG"};
  dislodged.by = "F WAL";
  dislodged.retreats = {"BEL", "NTH"};
  phase.dislodged = {dislodged};
  return phase;
}

Answer Right() {
  Answer answer;
  answer.orders.resize(2);
  answer.orders[0].succeeds = true;
  answer.orders[1].reason = "dislodged";
  answer.orders[1].dislodged_by = "F WAL";
  answer.units = {{"England", 'F', "ENG"}};
  answer.dislodged = {{{"France", 'F', "ENG"}, {"BEL", "NTH"}}};
  return answer;
}

std::vector<std::string> Compare(const CasePhase& phase, const Answer& answer) {
  return Differences("x.cases", phase, answer);
}

TEST(Compare, TheRightAnswerHasNoDifferences) { EXPECT_TRUE(Compare(Phase(), Right()).empty()); }

TEST(Compare, AWrongReasonIsADifference) {
  Answer answer = Right();
  answer.orders[1].reason = "bounced";
  EXPECT_EQ(Compare(Phase(), answer)[0],
            "x.cases:6: France F Eng Hold: expected fails dislodged, dislodged by F WAL; got fails bounced, dislodged "
            "by F WAL");
}

TEST(Compare, ADifferenceTellsWhy) {
  Answer answer = Right();
  answer.orders[0].succeeds = false;
  answer.orders[0].reason = "bounced";
  answer.orders[0].detail = "F LON bounced from ENG.";
  EXPECT_EQ(Compare(Phase(), answer)[0],
            "x.cases:5:  : expected succeeds; got fails bounced (F LON bounced from ENG.)");
}

TEST(Compare, AnOpenResultIsNotComparedButWhoDislodgesIs) {
  CasePhase phase = Phase();
  phase.orders[1].open = true;
  Answer answer = Right();
  answer.orders[1].reason = "void";
  EXPECT_TRUE(Compare(phase, answer).empty());
  answer.orders[1].dislodged_by = "";
  EXPECT_EQ(Compare(phase, answer).size(), 1u);
}

TEST(Compare, AMissingRetreatIsADifference) {
  Answer answer = Right();
  answer.dislodged[0].retreats = {"BEL"};
  EXPECT_EQ(Compare(Phase(), answer)[0],
            "x.cases:3: the dislodged units: expected France F ENG to BEL NTH; got France F ENG to BEL");
}

TEST(Compare, AnotherBoardIsADifference) {
  Answer answer = Right();
  answer.units = {};
  EXPECT_EQ(Compare(Phase(), answer)[0], "x.cases:3: the board after: expected England F ENG; got none");
}

TEST(Compare, AnErrorIsTheOnlyDifference) {
  Answer answer;
  answer.error = "no such map";
  EXPECT_EQ(Compare(Phase(), answer), std::vector<std::string>{"x.cases:3: the engine refuses the phase: no such map"});
}

TEST(Compare, RemovalsByRuleAreComparedInAdjustments) {
  CasePhase phase;
  phase.kind = PhaseKind::kAdjustment;
  phase.disordered = {{"Russia", 'A', "SWE"}};
  EXPECT_EQ(Compare(phase, Answer{})[0], "x.cases:0: what civil disorder removes: expected Russia A SWE; got none");
}

}  // namespace
}  // namespace entente::datc
