#include "retreat/retreat_options.h"

#include "board/test_board.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

class RetreatOptions : public testing::Test {
 protected:
  void SetUp() override { board_.Units("AUSTRIA", {"A VIE"}); }

  // The retreats of A VIE, as "BOH BUD". `attacker`: the closed origin of the attacker.
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
  board_.Units("ITALY", {"F TRI"}).Units("AUSTRIA", {"A GAL"});  // a unit of any power
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

// More places than a word of retreats has bits. Each place is open or closed on its own.
TEST(ManyRetreatOptions, HaveABitEachInAsManyWordsAsTheyNeed) {
  std::string names = "RED\nBLUE\nPlace HUB = HUB\n", hub = "LAND HUB ABUTS", rim;
  const auto id = [](int i) {
    return std::string{'R', static_cast<char>('A' + i / 10), static_cast<char>('A' + i % 10)};
  };
  for (int i = 0; i < 70; ++i) {
    names += "Place " + id(i) + " = " + id(i) + "\n";
    hub += " " + id(i);
    rim += "LAND " + id(i) + " ABUTS HUB\n";
  }
  const MapReadResult read = ReadMapText(names + hub + "\n" + rim, "hub.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  board.Units("RED", {"A HUB", "A RAA", "A RDB", "A RGJ"});  // the first, the 32nd and the last place
  const Unit lost = board.UnitOf("RED", "A HUB");
  ASSERT_EQ(board.map().RetreatPlaces(lost.type, lost.location).size(), 70u);
  ASSERT_EQ(RetreatWords(board.map()), 3);
  ProvinceSet contested{};
  SetBit(contested.words, board.At("RDC"));  // the 33rd place
  uint32_t mask[3] = {};
  FillRetreats(board.view(), lost, board.view().occupied(), contested.words, board.At("RGA"), mask);  // the 61st place
  EXPECT_EQ(mask[0], 0x7ffffffeu);
  EXPECT_EQ(mask[1], 0xeffffffeu);
  EXPECT_EQ(mask[2], 0x1fu);
}

}  // namespace
}  // namespace entente
