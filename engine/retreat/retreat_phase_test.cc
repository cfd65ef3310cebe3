#include "retreat/retreat_phase.h"

#include "board/test_board.h"

namespace entente {
namespace {

class RetreatPhaseTest : public testing::Test {
 protected:
  RetreatPhaseTest() {
    board_.Dislodged("AUSTRIA", "A BOH", {"TYR", "VIE"}).Dislodged("FRANCE", "A PAR", {"BUR"});
    board_.Dislodged("GERMANY", "A MUN", {"BUR"}).Dislodged("ITALY", "A ROM", {});
  }
  void Play(const std::vector<Order>& orders) {
    RetreatPhase(board_.map()).Adjudicate(board_.view(), rules_, orders, record_);
  }
  // The reason why a unit without a legal order is lost.
  EventWhy WhyLost(std::string_view power) const {
    for (const PhaseEvent& event : record_.events()) {
      if (event.kind == EventKind::kDisbanded && event.power == board_.Power(power)) return event.why;
    }
    return EventWhy::kNone;
  }

  TestBoard board_{"standard", "S1901R"};
  RuleOptions rules_;
  PhaseRecord record_{board_.map()};
};

TEST_F(RetreatPhaseTest, ItIsToldWhyAUnitIsLost) {
  Play({board_.Read("FRANCE", "A PAR R GAS"), board_.Read("FRANCE", "A MUN R BUR")});
  EXPECT_EQ(WhyLost("FRANCE"), EventWhy::kIllegalOrder);
  EXPECT_EQ(WhyLost("AUSTRIA"), EventWhy::kNoOrder);
  EXPECT_EQ(WhyLost("GERMANY"), EventWhy::kNoOrder) << "what another power orders is no order for it";
  EXPECT_EQ(WhyLost("ITALY"), EventWhy::kNoRetreat) << "it had no place to go";
  Play({board_.Read("ITALY", "A ROM R TUS")});
  EXPECT_EQ(WhyLost("ITALY"), EventWhy::kNoRetreat) << "with any order";
  rules_.retreats = Retreats::kNever;
  Play({});
  EXPECT_EQ(WhyLost("ITALY"), EventWhy::kRetreatsForbidden);
}

TEST_F(RetreatPhaseTest, OnlyUnitsThatMeetNobodyArrive) {
  Play({board_.Read("FRANCE", "A PAR R BUR"), board_.Read("GERMANY", "A MUN R BUR"),
        board_.Read("AUSTRIA", "A BOH R VIE")});
  EXPECT_EQ(record_.results()[0].outcome.reason, Reason::kBounced);
  EXPECT_EQ(record_.results()[0].outcome.cause, board_.At("MUN"));
  EXPECT_EQ(record_.after().unit_count(), 1);
  EXPECT_EQ(record_.after().UnitAt(board_.At("VIE")), board_.UnitOf("AUSTRIA", "A VIE"));
  EXPECT_EQ(record_.after().dislodged_count(), 0);
}

}  // namespace
}  // namespace entente
