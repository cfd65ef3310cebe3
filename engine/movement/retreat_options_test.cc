#include "movement/retreat_options.h"

#include "order/test_board.h"

namespace entente {
namespace {

class RetreatOptions : public testing::Test {
 protected:
  void SetUp() override { board_.Units("AUSTRIA", {"A VIE"}); }

  // The retreats of A VIE, "BOH BUD"; `attacker`: the place that is closed as the attacker's origin.
  std::string Options(std::string_view attacker = "") {
    std::vector<uint32_t> mask(static_cast<size_t>(RetreatWords(board_.map())));
    const Unit lost = board_.UnitOf("AUSTRIA", "A VIE");
    const ProvinceIndex origin = attacker.empty() ? ProvinceIndex{kNoProvince} : board_.At(attacker);
    FillRetreats(board_.view(), lost, board_.view().occupied(), contested_.words, origin, mask.data());
    has_retreat_ = HasRetreat(board_.map(), {lost, mask.data()});
    std::string text;
    uint32_t bit = 0;
    for (const LocationIndex place : board_.map().RetreatPlaces(lost.type, lost.location)) {
      const bool open = (mask[bit / 32] >> (bit % 32) & 1) != 0;
      if (open) text += (text.empty() ? "" : " ") + std::string(board_.map().Id(place));
      ++bit;
    }
    return text;
  }

  TestBoard board_;
  ProvinceSet contested_{};
  bool has_retreat_ = false;
};

TEST_F(RetreatOptions, AreAllPlacesToWhichTheUnitCouldMove) {
  EXPECT_EQ(Options(), "BOH BUD GAL TRI TYR");
  EXPECT_TRUE(has_retreat_);
}

TEST_F(RetreatOptions, NobodyRetreatsToAnOccupiedPlace) {
  board_.Units("ITALY", {"F TRI"}).Units("AUSTRIA", {"A GAL"});  // whoever it is
  EXPECT_EQ(Options(), "BOH BUD TYR");
}

TEST_F(RetreatOptions, NobodyRetreatsToWhereAStandoffLeftNobody) {
  SetBit(contested_.words, board_.At("BUD"));
  EXPECT_EQ(Options(), "BOH GAL TRI TYR");
}

TEST_F(RetreatOptions, NobodyRetreatsToWhereTheAttackerCameFrom) { EXPECT_EQ(Options("TYR"), "BOH BUD GAL TRI"); }

TEST_F(RetreatOptions, OnePlaceIsEnoughToHaveARetreat) {
  board_.Units("ITALY", {"A TRI", "A TYR", "A BUD", "A BOH"});
  EXPECT_EQ(Options(), "GAL");
  EXPECT_TRUE(has_retreat_);
  EXPECT_EQ(Options("GAL"), "");
  EXPECT_FALSE(has_retreat_);
}

}  // namespace
}  // namespace entente
