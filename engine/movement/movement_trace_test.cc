// The trace of the general resolver. datc_tests/resolvers tests that it decides as the kernel does.
#include "movement/movement_resolver.h"
#include "movement/order_graph.h"
#include "movement/test_battle.h"

namespace entente {
namespace {

class Trace : public Battle {
 protected:
  void Decide(const BattleOrders& orders) {
    Resolve(orders);
    MovementScratch scratch(board_->map());
    ResolveMovement(board_->view(), RuleOptions{}, orders_, scratch, &trace_);
  }
  // The step that decides the order, or the path, of the unit that stood in `place`.
  DecisionStep Step(std::string_view place, bool path = false) const {
    for (const DecisionStep& step : trace_.steps) {
      if (step.province == board_->At(place) && (step.kind == DecisionKind::kPath) == path) return step;
    }
    ADD_FAILURE() << "no step about " << place;
    return {};
  }
  UnitStrengths Strengths(std::string_view place) const {
    for (const UnitStrengths& strengths : trace_.strengths) {
      if (strengths.province == board_->At(place)) return strengths;
    }
    ADD_FAILURE() << "no strengths of " << place;
    return {};
  }

  DecisionTrace trace_;
};

TEST_F(Trace, ToldIsEveryOrderOnceAndWhatItIsDecidedFromBefore) {
  Decide(
      {{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A MAR S A PAR - BUR"}, {"GERMANY", "A BUR H"}, {"ITALY", "A PIE - MAR"}});
  ASSERT_EQ(trace_.steps.size(), 3u);  // a hold is no decision
  EXPECT_EQ(trace_.steps[0].kind, DecisionKind::kSupport);
  EXPECT_FALSE(trace_.steps[0].succeeds);
  for (const DecisionStep& step : trace_.steps) {
    EXPECT_FALSE(step.succeeds);
    EXPECT_EQ(step.ground, DecisionGround::kKnown);
    EXPECT_EQ(step.core, -1);
  }
}

TEST_F(Trace, StrengthsAreThoseOfTheEnd) {
  Decide({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A MAR S A PAR - BUR"}, {"GERMANY", "A BUR H"}});
  EXPECT_EQ(Strengths("PAR").attack, kAlone + 2);
  EXPECT_EQ(Strengths("PAR").prevent, kAlone + 2);
  EXPECT_EQ(Strengths("PAR").against, kAlone);
  EXPECT_EQ(Strengths("PAR").hold, 0);  // the unit left
  EXPECT_EQ(Strengths("BUR").hold, kAlone);
  EXPECT_EQ(Strengths("BUR").attack, 0);
}

TEST_F(Trace, ACircleIsOneCore) {
  Decide({{"TURKEY", "F ANK - CON"}, {"TURKEY", "A CON - SMY"}, {"TURKEY", "A SMY - ANK"}});
  for (const char* place : {"ANK", "CON", "SMY"}) {
    EXPECT_EQ(Step(place).ground, DecisionGround::kCircle) << place;
    EXPECT_TRUE(Step(place).succeeds);
    EXPECT_EQ(Step(place).core, 0);
  }
}

TEST_F(Trace, AParadoxNamesTheConvoyThatItsRuleStopped) {
  Decide({{"ENGLAND", "F LON S F WAL - ENG"},
          {"ENGLAND", "F WAL - ENG"},
          {"FRANCE", "A BRE - LON"},
          {"FRANCE", "F ENG C A BRE - LON"}});
  EXPECT_EQ(Step("ENG").ground, DecisionGround::kParadoxRule);
  EXPECT_FALSE(Step("ENG").succeeds);
  EXPECT_EQ(Step("ENG").core, 0);
  EXPECT_EQ(Step("BRE", true).ground, DecisionGround::kKnown);
  EXPECT_FALSE(Step("BRE", true).succeeds);
  EXPECT_EQ(Step("LON").ground, DecisionGround::kKnown);
}

TEST_F(Trace, TwoParadoxesAreTwoCores) {
  Decide({{"ENGLAND", "F LON S F WAL - ENG"},
          {"ENGLAND", "F WAL - ENG"},
          {"FRANCE", "A BRE - LON"},
          {"FRANCE", "F ENG C A BRE - LON"},
          {"ITALY", "A TUN - NAP"},
          {"ITALY", "F TYS C A TUN - NAP"},
          {"TURKEY", "F NAP S F ION - TYS"},
          {"TURKEY", "F ION - TYS"}});
  EXPECT_NE(Step("ENG").core, Step("TYS").core);
  EXPECT_EQ(Step("TYS").ground, DecisionGround::kParadoxRule);
}

TEST_F(Trace, IsWrittenAnew) {
  const BattleOrders orders = {{"FRANCE", "A PAR - BUR"}};
  Decide(orders);
  const size_t steps = trace_.steps.size(), strengths = trace_.strengths.size();
  Decide(orders);
  EXPECT_EQ(trace_.steps.size(), steps);
  EXPECT_EQ(trace_.strengths.size(), strengths);
}

}  // namespace
}  // namespace entente
