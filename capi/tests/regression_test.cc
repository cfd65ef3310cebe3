// Defects that fuzzing found, each with its smallest case (datc_tests/fuzz/corpus has the inputs as they were found).
#include <cstring>

#include "board_fixture.h"

namespace entente_test {
namespace {

using RegressionTest = Board;

// A board with places called like order words.
constexpr std::string_view kOddNames =
    "North () AAA\n  A AAA\nSouth () BBB\n  A BBB\n"
    "Aye = AAA\nBee = BBB\nHold = HLD\nMove To = MTO\nPass = PSS waive\n"
    "LAND AAA ABUTS BBB HLD MTO PSS\nLAND BBB ABUTS AAA HLD\nLAND HLD ABUTS AAA BBB MTO PSS\n"
    "LAND MTO ABUTS AAA HLD PSS\nLAND PSS ABUTS AAA HLD MTO\n";

class OddNamesTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    entente_map_free(map_);
    ASSERT_EQ(entente_map_read(kOddNames.data(), kOddNames.size(), "odd.map", 7, nullptr, nullptr, nullptr, nullptr,
                               &map_, &error_),
              ENTENTE_OK)
        << error_.message;
  }
  // The normal form of an order, which must read as itself.
  std::string Normal(std::string_view text, uint32_t phase_type) {
    const std::string normal = Write(Read("NORTH", text, phase_type));
    EXPECT_EQ(Write(Read("NORTH", normal, phase_type)), normal);
    return normal;
  }
};

TEST_F(OddNamesTest, WaiveAloneIsAnOrderWhereAPlaceIsCalledSo) {
  EXPECT_EQ(Normal("WAIVE", ENTENTE_ADJUSTMENTS), "WAIVE");
  EXPECT_EQ(Normal("A AAA - waive", ENTENTE_MOVEMENT), "A AAA - PSS");
}

TEST_F(OddNamesTest, ADestinationMayBeCalledLikeAVerb) {
  EXPECT_EQ(Normal("A AAA R MTO", ENTENTE_RETREATS), "A AAA R MTO");
  EXPECT_EQ(Normal("A AAA MTO MTO", ENTENTE_MOVEMENT), "A AAA - MTO");
  EXPECT_EQ(Normal("A BBB S A AAA - HLD", ENTENTE_MOVEMENT), "A BBB S A AAA - HLD");
  EXPECT_EQ(Normal("A BBB S A AAA HLD", ENTENTE_MOVEMENT), "A BBB S A AAA");
}

TEST_F(RegressionTest, AMapThatWasRetainedOutlivesItsExchange) {
  const std::string phase = R"({"map":"pure","name":"S1901M","state":{"units":{}}})";
  entente_exchange* exchange = nullptr;
  const entente_map* given = nullptr;
  PositionMemory position(512);
  size_t size = 0;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, &exchange, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_exchange_read(exchange, phase.data(), phase.size(), &given, nullptr, position.data(),
                                  8 * position.size(), &size, &error_),
            ENTENTE_OK)
      << error_.message;
  entente_map* kept = entente_map_retain(given);
  entente_exchange_free(exchange);
  EXPECT_EQ(entente_position_check(kept, position.data(), &error_), ENTENTE_OK);
  entente_map_free(kept);
}

TEST_F(RegressionTest, AGameMayBeOverWithoutAWinner) {
  const std::string phase = R"({"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}})";
  ASSERT_EQ(entente_position_from_json(map_, phase.data(), phase.size(), position_.data(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_position_check(map_, position_.data(), &error_), ENTENTE_OK) << error_.message;
  auto info = Sized<entente_position_info>();
  ASSERT_EQ(entente_position_get_info(map_, position_.data(), &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.is_over, 1u);
  EXPECT_EQ(info.winner, ENTENTE_NO_POWER);
}

TEST_F(RegressionTest, AMapMessageIsNotCutAtAZeroByte) {
  const std::string text("North () AAA\nAye = AAA\nLAND \0 ABUTS AAA\n", 40);
  entente_map* map = nullptr;
  std::vector<std::string> messages;
  const auto hear = [](void* context, const entente_diagnostic* diagnostic) {
    static_cast<std::vector<std::string>*>(context)->push_back(diagnostic->message);
  };
  EXPECT_LT(entente_map_read(text.data(), text.size(), "m", 1, nullptr, nullptr, hear, &messages, &map, &error_), 0);
  EXPECT_FALSE(messages.empty());
  for (const std::string& message : messages) EXPECT_NE(message, "");
}

// A sea that freezes in fall, and a power that orders no builds.
constexpr std::string_view kFrost =
    "NORTH AAA\n  F SEA\nSOUTH BBB\nRULE HIBERNATE\nRULE CD_BUILDS\nIN FALL: SHUT SEA\n"
    "Aye = AAA\nBee = BBB\nSea = SEA\nCOAST AAA ABUTS BBB SEA\nLAND BBB ABUTS AAA\nWATER SEA ABUTS AAA\n";

TEST_F(RegressionTest, EventsOfMapsThatChangeAndOfBuildsByChanceHaveTheirSentence) {
  entente_scratch_free(scratch_);
  entente_map_free(map_);
  scratch_ = nullptr;
  ASSERT_EQ(entente_map_read(kFrost.data(), kFrost.size(), "frost.map", 9, nullptr, nullptr, nullptr, nullptr, &map_,
                             &error_),
            ENTENTE_OK)
      << error_.message;
  ASSERT_EQ(entente_scratch_new(map_, &scratch_, &error_), ENTENTE_OK);
  position_ = after_ = NewPosition();
  ASSERT_EQ(entente_position_start(map_, position_.data(), &error_), ENTENTE_OK);
  std::string told;
  for (int phase = 0; phase < 3; ++phase) {
    Adjudicate({});
    for (const entente_event& event : events_) {
      char text[128] = {};
      size_t length = 0;
      EXPECT_EQ(entente_event_sentence(map_, &event, text, sizeof text, &length, &error_), ENTENTE_OK)
          << error_.message;
      told += PhaseName(after_) + " " + std::string(text, length) + "\n";
    }
  }
  EXPECT_EQ(told,
            "S1901M F SEA of North is caught and may only hold: the map has changed.\n"
            "F1901M F SEA of North is free again: the map has changed.\n"
            "W1901A A BBB of South is built: it was not ordered.\n");
}

}  // namespace
}  // namespace entente_test
