// Defects that fuzzing found, each as a minimal case (datc_tests/fuzz/corpus has the original inputs).
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
    Use(MapOf(kOddNames));
  }
  // The normal form of an order, which must read back as the same order.
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
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  Owned<entente_map> kept;
  const entente_map* given = nullptr;
  PositionMemory position(512);
  size_t size = 0;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_document_read(phase.data(), phase.size(), document.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_exchange_read(exchange, document, 0, nullptr, &given, nullptr, position.data(), BytesOf(position),
                                  &size, &error_),
            ENTENTE_OK)
      << error_.message;
  *kept.out() = entente_map_retain(given);
  exchange.out();  // frees it
  EXPECT_EQ(entente_position_check(kept, position.data(), &error_), ENTENTE_OK);
}

TEST_F(RegressionTest, AGameMayBeOverWithoutAWinner) {
  ReadPosition(R"({"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}})");
  EXPECT_EQ(entente_position_check(map_, position_.data(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Describe(position_).end_kind, uint32_t{ENTENTE_END_NO_RESULT});
  EXPECT_EQ(Describe(position_).winners, 0u);
}

TEST_F(RegressionTest, AMapMessageIsNotCutAtAZeroByte) {
  const std::string text("North () AAA\nAye = AAA\nLAND \0 ABUTS AAA\n", 40);
  Owned<entente_map_reader> reader;
  Owned<entente_map> map;
  ASSERT_EQ(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "m", 1, reader.out(), &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_LT(entente_map_reader_finish(reader, map.out(), &error_), 0);
  auto counts = Sized<entente_diagnostic_counts>();
  Text told;
  ASSERT_EQ(entente_map_reader_diagnostics(reader, ENTENTE_TEXT_FOR_PEOPLE, 1, &counts, told.out(), &error_),
            ENTENTE_OK);
  EXPECT_GT(counts.errors, 0u);
  EXPECT_EQ(told.str().rfind("m:", 0), 0u) << told.str();
}

// A sea that freezes in fall, and a power that orders no builds.
constexpr std::string_view kFrost =
    "NORTH AAA\n  F SEA\nSOUTH BBB\nRULE HIBERNATE\nRULE CD_BUILDS\nIN FALL: SHUT SEA\n"
    "Aye = AAA\nBee = BBB\nSea = SEA\nCOAST AAA ABUTS BBB SEA\nLAND BBB ABUTS AAA\nWATER SEA ABUTS AAA\n";

TEST_F(RegressionTest, EventsOfMapsThatChangeAndOfBuildsByChanceHaveTheirSentence) {
  Use(MapOf(kFrost));
  std::string told;
  for (int phase = 0; phase < 3; ++phase) {
    Adjudicate({});
    for (uint32_t i = 0; i < events_.size(); ++i) told += PhaseName(after_) + " " + EventSentence(i) + "\n";
  }
  EXPECT_EQ(told,
            "S1901M F SEA of North is caught and may only hold: the map has changed.\n"
            "F1901M F SEA of North is free again: the map has changed.\n"
            "W1901A A BBB of South is built: it was not ordered.\n");
}

}  // namespace
}  // namespace entente_test
