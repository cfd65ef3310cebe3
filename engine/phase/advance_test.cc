// Going from a phase to the next one that needs orders.
#include "phase/advance.h"

#include <algorithm>

#include "phase/test_special_board.h"

namespace entente {
namespace {

class AdvanceTest : public SpecialBoard {
 protected:
  // Dislodges a unit in a flow without a retreats phase; returns "disbanded 7" for every event.
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

TEST_F(AdvanceTest, NothingIsWrittenBehindThePosition) {
  constexpr size_t kBehind = 64;
  const Map& map = Board("BLUE\nOWNS bbb SC?\n", "F1901R").Units("RED", {"A AAA"}).Units("BLUE", {"A BBB"}).map();
  const size_t words = PositionSize(map) / sizeof(uint64_t);
  std::vector<uint64_t> memory(words + kBehind, ~uint64_t{0});
  std::copy_n(static_cast<const uint64_t*>(board_->view().block()), words, memory.begin());
  PhaseRecord record(map);
  record.Begin(0);
  record.after().CopyFrom(board_->view());
  PositionRef position(map, memory.data());
  Advance(position, rules_, record).ToNextPhase();
  EXPECT_NE(map.PhaseName(position.phase()), "F1901R");
  EXPECT_EQ(position.GuestBuildsLeft(*map.FindPower("BLUE")), 0) << "they lapse in the winter";
  EXPECT_EQ(std::count(memory.begin() + static_cast<ptrdiff_t>(words), memory.end(), ~uint64_t{0}), int{kBehind});
}

// ---- no_owners ----

TEST_F(AdvanceTest, WhereNobodyOwnsACenterEachPowerMayBeGivenItsHomesFirst) {
  Board("", "F1901M").Units("RED", {"A BBB", "A DDD"});
  Play({});
  EXPECT_EQ(Next(), "S1902M");
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 2) << "where it stands";
  rules_.no_owners = NoOwners::kHomes;
  Play({});
  EXPECT_EQ(Next(), "W1901A");
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 3) << "and its home";
  EXPECT_EQ(next().CenterCountOf(board_->Power("BLUE")), 0) << "RED stands on its home";
  EXPECT_EQ(next().CenterCountOf(board_->Power("GREEN")), 1);
  board_->Owns("GREEN", {"DDD"});
  Play({});
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 2) << "somebody owns one";
}

TEST_F(AdvanceTest, OfTwoPowersWithAHomeTheFirstIsGivenIt) {
  Board("GREEN aaa\nOWNS ccc\n", "F1901M").Units("RED", {"A EEE"});
  rules_.no_owners = NoOwners::kHomes;
  Play({});
  const auto owner = [&](std::string_view home) { return next().OwnerOf(board_->map().CenterOf(board_->At(home))); };
  EXPECT_EQ(owner("AAA"), board_->Power("GREEN")) << "powers in the sequence of their names";
  EXPECT_EQ(owner("CCC"), board_->Power("GREEN"));
  EXPECT_EQ(owner("BBB"), board_->Power("BLUE"));
}

// ---- RULE DONT_SKIP_PHASES ----

TEST_F(AdvanceTest, NoPhaseIsSkippedWhereAllAreHeld) {
  Standard("RULE DONT_SKIP_PHASES\n");
  board_->ref().SetStart();
  for (const char* next_phase : {"S1901R", "F1901M", "F1901R", "W1901A", "S1902M"}) {
    Play({});
    EXPECT_EQ(Next(), next_phase);
    EXPECT_TRUE(result_->events.empty()) << next_phase;
    GoOn();
  }
}

TEST_F(AdvanceTest, CentersAreTakenAndVictoriesLookedForInPhasesThatAreHeld) {
  Standard("RULE DONT_SKIP_PHASES\nVICTORY 2\n", "F1901R").Units("FRANCE", {"A BEL", "A HOL"});
  Play({});
  EXPECT_EQ(Next(), "W1901A");
  EXPECT_EQ(End(), "solo FRANCE");
}

// The units wait for the retreats phase, although none can retreat.
TEST_F(AdvanceTest, DislodgedUnitsWithoutARetreatAreThereInAPhaseThatIsHeld) {
  Standard("RULE DONT_SKIP_PHASES\n")
      .Units("FRANCE", {"A PIE"})
      .Units("ITALY", {"A VEN", "A TYR", "A TUS", "A MAR"})
      .Units("GERMANY", {"F LYO"});
  Play({{"ITALY", "A VEN - PIE"}, {"ITALY", "A TYR S A VEN - PIE"}});
  EXPECT_EQ(Next(), "S1901R");
  EXPECT_EQ(next().dislodged_count(), 1);
  EXPECT_TRUE(result_->events.empty());
  GoOn();
  Play({});
  EXPECT_EQ(Next(), "F1901M");
  EXPECT_EQ(result_->events.size(), 1u);
}

}  // namespace
}  // namespace entente
