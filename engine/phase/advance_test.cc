// From a phase to the next that needs orders.
#include "phase/advance.h"

#include "phase/test_special_board.h"

namespace entente {
namespace {

class AdvanceTest : public SpecialBoard {
 protected:
  // A dislodgement in a flow that has no retreats phase next; "disbanded 7" for every event.
  std::string LostIn(std::string_view flow) {
    Board(flow).Units("RED", {"A AAA"}).Units("BLUE", {"A BBB", "A CCC", "A EEE"});
    Play({{"BLUE", "A BBB - AAA"}, {"BLUE", "A CCC S A BBB - AAA"}});
    EXPECT_EQ(after().dislodged_count(), 1);
    EXPECT_EQ(next().dislodged_count(), 0);
    std::string text;
    for (const PhaseEvent& event : result_->events) {
      if (event.kind == EventKind::kDisbanded) text += "disbanded " + std::to_string(static_cast<int>(event.why));
    }
    return text;
  }
};

TEST_F(AdvanceTest, DislodgedUnitsAreLostWhereMovementFollowsMovement) {
  EXPECT_EQ(LostIn("FLOW\nFLOW SPRING:MOVEMENT FALL:MOVEMENT,RETREATS\n"), "disbanded 7");
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(AdvanceTest, DislodgedUnitsAreLostWhereAdjustmentsFollowMovement) {
  EXPECT_EQ(LostIn("FLOW\nFLOW SPRING:MOVEMENT,ADJUSTMENTS FALL:MOVEMENT,RETREATS\n"), "disbanded 7");
  EXPECT_EQ(Next(), "S1901A");
}

}  // namespace
}  // namespace entente
