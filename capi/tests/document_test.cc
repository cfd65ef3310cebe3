// JSON documents: their kinds, and extracting a phase of a game.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kGame = R"({"id":"g","map":"standard",
 "phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR H"]}},
  {"state":{"name":"F1901M","units":{"FRANCE":["A BUR"]}},"orders":{}},
  {"name":"S1902M",
   "state":{"units":{"FRANCE":["A PXR"]}}}]})";

class DocumentTest : public Board {
 protected:
  entente_status ReadDocument(std::string_view json) {
    return entente_document_read(json.data(), json.size(), document_.out(), &error_);
  }
  Owned<entente_document> document_;
};

TEST_F(DocumentTest, AGameHasItsPhases) {
  ASSERT_EQ(ReadDocument(kGame), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_document_is_game(document_), 1u);
  ASSERT_EQ(entente_document_phase_count(document_), 3u);
  EXPECT_STREQ(entente_document_phase_name(document_, 0), "S1901M");
  EXPECT_STREQ(entente_document_phase_name(document_, 1), "F1901M") << "that of the state stands in";
  EXPECT_STREQ(entente_document_phase_name(document_, 2), "S1902M");
  EXPECT_EQ(entente_document_has_orders(document_, 0), 1u);
  EXPECT_EQ(entente_document_has_orders(document_, 1), 0u);
  EXPECT_EQ(entente_document_has_orders(document_, 2), 0u);
}

TEST_F(DocumentTest, APhaseObjectIsItsOwnPhase) {
  const std::string_view phase = R"({"state":{"units":{}},"orders":{"FRANCE":["A PAR H"]}})";
  ASSERT_EQ(ReadDocument(phase), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_document_is_game(document_), 0u);
  ASSERT_EQ(entente_document_phase_count(document_), 1u);
  EXPECT_STREQ(entente_document_phase_name(document_, 0), "") << "it has no name";
  EXPECT_EQ(entente_document_has_orders(document_, 0), 1u);
  Text alone;
  ASSERT_EQ(entente_document_phase(document_, 0, alone.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(alone.str(), phase);
}

TEST_F(DocumentTest, BeyondTheLastPhaseThereIsNone) {
  ASSERT_EQ(ReadDocument(kGame), ENTENTE_OK) << error_.message;
  Text alone;
  for (const uint32_t phase : {3u, UINT32_MAX}) {
    EXPECT_EQ(entente_document_phase_name(document_, phase), nullptr);
    EXPECT_EQ(entente_document_has_orders(document_, phase), 0u);
    EXPECT_EQ(entente_document_phase(document_, phase, alone.out(), &error_), ENTENTE_ERR_NOT_FOUND);
    EXPECT_EQ(alone.get(), nullptr);
  }
  ASSERT_EQ(ReadDocument(R"({"phases":[]})"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_document_is_game(document_), 1u);
  EXPECT_EQ(entente_document_phase_count(document_), 0u);
  EXPECT_EQ(entente_document_phase(document_, 0, alone.out(), &error_), ENTENTE_ERR_NOT_FOUND);
}

TEST_F(DocumentTest, APhaseAloneKeepsTheGamesIdMapAndRules) {
  ASSERT_EQ(ReadDocument(kGame), ENTENTE_OK) << error_.message;
  Text alone;
  ASSERT_EQ(entente_document_phase(document_, 0, alone.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(alone.str(), R"({"id":"g","map":"standard","name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
                         R"("orders":{"FRANCE":["A PAR H"]}})");
  const std::string json = alone.str();
  Owned<entente_document> of_phase;
  ASSERT_EQ(entente_document_read(json.data(), json.size(), of_phase.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_document_is_game(of_phase), 0u);
}

// The caller may free its text after reading.
TEST_F(DocumentTest, ADocumentNeedsNotTheTextItWasReadFrom) {
  std::string json(kGame);
  ASSERT_EQ(ReadDocument(json), ENTENTE_OK) << error_.message;
  std::fill(json.begin(), json.end(), 'x');
  EXPECT_STREQ(entente_document_phase_name(document_, 0), "S1901M");
  Owned<entente_exchange> exchange;
  Text result;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_exchange_adjudicate_phase(exchange, document_, 0, nullptr, result.out(), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(result.str().rfind(R"({"id":"g","name":"S1901M","orders":[{"power":"FRANCE")", 0), 0u) << result.str();
}

TEST_F(DocumentTest, WhatIsNoOutlineIsRefusedWithItsPlace) {
  for (const std::string_view json : {"", "{", "[]", "7", R"({"phases":{}})", R"({"phases":[7]})", R"({"map":7})"}) {
    EXPECT_EQ(ReadDocument(json), ENTENTE_ERR_INVALID_ARGUMENT) << json;
    EXPECT_EQ(document_.get(), nullptr);
    EXPECT_NE(error_.message[0], '\0');
  }
  EXPECT_EQ(ReadDocument("{\"a\":1,\n \"phases\":[ 7]}"), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.has_place, 1u);
  EXPECT_EQ(error_.line, 2u);
  EXPECT_EQ(error_.column, 13u);
  EXPECT_EQ(error_.offset, 20u);
}

TEST_F(DocumentTest, MoreThanSixtyFourMebibytesAreALimit) {
  std::string json((size_t{64} << 20) + 1, ' ');
  EXPECT_EQ(ReadDocument(json), ENTENTE_ERR_LIMIT) << error_.message;
}

// An error inside a phase is reported when a function uses the phase.
TEST_F(DocumentTest, AnErrorInAPhaseHasItsPlaceInTheGame) {
  ASSERT_EQ(ReadDocument(kGame), ENTENTE_OK) << error_.message;
  Owned<entente_exchange> exchange;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  Text text;
  size_t size = 0;
  const std::function<entente_status(entente_error*)> calls[] = {
      [&](auto* e) { return entente_exchange_adjudicate_phase(exchange, document_, 2, nullptr, text.out(), e); },
      [&](auto* e) { return entente_exchange_legal_phase(exchange, document_, 2, nullptr, text.out(), e); },
      [&](auto* e) { return entente_exchange_report(exchange, document_, 2, nullptr, text.out(), e); },
      [&](auto* e) {
        return entente_exchange_read(exchange, document_, 2, nullptr, nullptr, nullptr, position_.data(),
                                     BytesOf(position_), &size, e);
      },
  };
  const size_t wrong = kGame.find("PXR"), unit = kGame.find("\"A PXR\"");
  for (const auto& call : calls) {
    ExpectRefused(call, "phases[2]");
    EXPECT_NE(std::string(error_.message).find("PXR"), std::string::npos) << error_.message;
    EXPECT_EQ(error_.status, ENTENTE_ERR_INVALID_ARGUMENT);
    EXPECT_EQ(error_.line, 5u);
    EXPECT_GE(error_.offset, unit);
    EXPECT_LE(error_.offset, wrong);
    EXPECT_EQ(error_.column, error_.offset - kGame.rfind('\n', unit));
    EXPECT_EQ(text.get(), nullptr);
  }
  EXPECT_EQ(entente_exchange_adjudicate_phase(exchange, document_, 0, nullptr, text.out(), &error_), ENTENTE_OK)
      << error_.message;
}

TEST_F(DocumentTest, NullPointersAreNamed) {
  Text text;
  ExpectRefused([&](auto* e) { return entente_document_read(nullptr, 2, document_.out(), e); }, "json");
  ExpectRefused([&](auto* e) { return entente_document_read("{}", 2, nullptr, e); }, "document");
  ExpectRefused([&](auto* e) { return entente_document_phase(nullptr, 0, text.out(), e); }, "document");
  EXPECT_EQ(entente_document_is_game(nullptr), 0u);
  EXPECT_EQ(entente_document_phase_count(nullptr), 0u);
  EXPECT_EQ(entente_document_phase_name(nullptr, 0), nullptr);
  EXPECT_EQ(entente_document_has_orders(nullptr, 0), 0u);
  ASSERT_EQ(ReadDocument(kGame), ENTENTE_OK) << error_.message;
  ExpectRefused([&](auto* e) { return entente_document_phase(document_, 0, nullptr, e); }, "json");
}

}  // namespace
}  // namespace entente_test
