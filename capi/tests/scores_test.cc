// Scores of a game from its position, and the list of the systems.
#include "board_fixture.h"

namespace entente_test {
namespace {

class ScoresTest : public Board {
 protected:
  // France owns three centers and Germany one; no other power is left.
  void SetUp() override {
    Board::SetUp();
    Clear("S1905M");
    for (const std::string_view place : {"PAR", "BRE", "MAR"}) Own(place, "FRANCE");
    Own("MUN", "GERMANY");
  }
  void Own(std::string_view place, std::string_view power) {
    ASSERT_EQ(entente_position_set_owner(map_, position_.data(), At(place), Power(power), &error_), ENTENTE_OK);
  }
  uint64_t Bit(std::string_view power) { return uint64_t{1} << Power(power); }
  // "0 0 1/2 1/2 0 0 0".
  std::string Scores(uint32_t system, uint64_t unplayed = 0) {
    const auto scores = Filled<std::vector<entente_score>>([&](entente_score* to, size_t capacity, size_t* length) {
      return entente_position_scores(map_, position_.data(), system, unplayed, to, capacity, length, &error_);
    });
    std::string text;
    for (const entente_score& score : scores) {
      text += (text.empty() ? "" : " ") + std::to_string(score.numerator);
      if (score.denominator != 1) text += "/" + std::to_string(score.denominator);
    }
    return text;
  }
};

TEST_F(ScoresTest, EverySystemIsListed) {
  const std::string_view names[] = {"draw-size", "sum-of-squares", "center-share", "win-draw-loss", "dpp"};
  auto info = Sized<entente_score_system_info>();
  for (uint32_t system = 0; system < std::size(names); ++system) {
    ASSERT_EQ(entente_score_system_describe(system, &info, &error_), ENTENTE_OK);
    EXPECT_EQ(info.name, names[system]);
    EXPECT_GT(std::strlen(info.text), 10u);
    EXPECT_LT(std::strlen(info.text), sizeof info.text - 1) << "it is not cut";
  }
  EXPECT_EQ(entente_score_system_describe(std::size(names), &info, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "system 5 is beyond the last: expected 0 to 4");
}

TEST_F(ScoresTest, CentersAreCountedByPower) {
  const auto counts =
      Filled<std::vector<entente_power_counts>>([&](entente_power_counts* to, size_t capacity, size_t* length) {
        return entente_position_counts(map_, position_.data(), to, capacity, length, &error_);
      });
  std::vector<uint16_t> centers;
  for (const entente_power_counts& count : counts) centers.push_back(count.centers);
  EXPECT_EQ(centers, (std::vector<uint16_t>{0, 0, 3, 1, 0, 0, 0}));
}

TEST_F(ScoresTest, PowersThatAreLeftScoreWhileTheGameGoesOn) {
  EXPECT_EQ(Scores(ENTENTE_SCORE_DRAW_SIZE), "0 0 1/2 1/2 0 0 0");
  EXPECT_EQ(Scores(ENTENTE_SCORE_SUM_OF_SQUARES), "0 0 90 10 0 0 0");
  EXPECT_EQ(Scores(ENTENTE_SCORE_CENTER_SHARE), "0 0 3/4 1/4 0 0 0");
  EXPECT_EQ(Scores(ENTENTE_SCORE_WIN_DRAW_LOSS), "0 0 1/2 1/2 0 0 0");
  EXPECT_EQ(Scores(ENTENTE_SCORE_DPP), "0 0 5/2 5/2 0 0 0");
}

TEST_F(ScoresTest, TheEndOfTheGameTellsWhoScores) {
  ASSERT_EQ(entente_position_set_end(map_, position_.data(), ENTENTE_END_SOLO, Bit("GERMANY"), &error_), ENTENTE_OK);
  EXPECT_EQ(Scores(ENTENTE_SCORE_SUM_OF_SQUARES), "0 0 0 100 0 0 0");
  EXPECT_EQ(Scores(ENTENTE_SCORE_DPP), "0 0 0 6 0 0 0");
  EXPECT_EQ(Scores(ENTENTE_SCORE_DPP, Bit("TURKEY") | Bit("ITALY")), "0 0 0 4 0 0 0");
}

TEST_F(ScoresTest, WrongArgumentsAreRefused) {
  entente_score score{};
  size_t length = 0;
  const auto call = [&](uint32_t system, uint64_t unplayed) {
    return entente_position_scores(map_, position_.data(), system, unplayed, &score, 1, &length, &error_);
  };
  EXPECT_EQ(call(5, 0), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "system 5 is beyond the last: expected 0 to 4");
  EXPECT_EQ(call(0, uint64_t{1} << 7), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "unplayed has bits of no power of the map 0x80: expected none but those of 0x7f");
  EXPECT_EQ(call(0, 0), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length, 7u);
}

}  // namespace
}  // namespace entente_test
