// JSON exchange: phases, games, reports, replays.
#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPhase = R"({"id":7,"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
                                    R"("orders":{"FRANCE":["A PAR - BUR"]}})";

class ExchangeTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    New(nullptr);
  }
  void New(const entente_map* map) {
    ASSERT_EQ(entente_exchange_new(map, nullptr, exchange_.out(), &error_), ENTENTE_OK) << error_.message;
  }
  void ReadDocument(std::string_view json) {
    ASSERT_EQ(entente_document_read(json.data(), json.size(), document_.out(), &error_), ENTENTE_OK) << error_.message;
  }
  std::string Told(const std::function<entente_status(entente_text**)>& call) {
    Text text;
    EXPECT_EQ(call(text.out()), ENTENTE_OK) << error_.message;
    return text.str();
  }
  std::string Adjudicated(std::string_view json) {
    return Told([&](entente_text** result) {
      return entente_exchange_adjudicate(exchange_, json.data(), json.size(), nullptr, result, &error_);
    });
  }

  Owned<entente_exchange> exchange_;
  Owned<entente_document> document_;
};

TEST_F(ExchangeTest, JsonGoesInAndOut) {
  EXPECT_EQ(Adjudicated(kPhase).rfind(R"({"id":7,"name":"S1901M","orders":[{"power":"FRANCE")", 0), 0u)
      << Adjudicated(kPhase);
  const std::string legal = Told([&](entente_text** result) {
    return entente_exchange_legal(exchange_, kPhase.data(), kPhase.size(), nullptr, result, &error_);
  });
  EXPECT_NE(legal.find(R"("A PAR":["A PAR H")"), std::string::npos) << legal;
  ReadDocument(kPhase);
  const std::string report = Told(
      [&](entente_text** text) { return entente_exchange_report(exchange_, document_, 0, nullptr, text, &error_); });
  EXPECT_NE(report.find("A PAR - BUR"), std::string::npos) << report;
  EXPECT_EQ(Told([&](entente_text** result) {
              return entente_exchange_adjudicate_phase(exchange_, document_, 0, nullptr, result, &error_);
            }),
            Adjudicated(kPhase));
  EXPECT_EQ(Told([&](entente_text** result) {
              return entente_exchange_legal_phase(exchange_, document_, 0, nullptr, result, &error_);
            }),
            legal);
}

TEST_F(ExchangeTest, LegalOrdersTellWhoseTheyAre) {
  const auto legal = [&](std::string_view json) {
    return Told([&](entente_text** result) {
      return entente_exchange_legal(exchange_, json.data(), json.size(), nullptr, result, &error_);
    });
  };
  const std::string move =
      legal(R"({"name":"S1901M","state":{"units":{"TURKEY":["F ANK"],"FRANCE":["A PAR","F SPA/SC"]}}})");
  EXPECT_NE(move.find(R"(]},"powers":{"FRANCE":["A PAR","F SPA/SC"],"TURKEY":["F ANK"]}})"), std::string::npos) << move;
  const std::string build = legal(
      R"({"name":"W1901A","state":{"units":{"TURKEY":["F ANK"]},"centers":{"FRANCE":["PAR","BRE"],"TURKEY":[]}}})");
  EXPECT_NE(build.find(R"("powers":{"FRANCE":["BRE","PAR","FRANCE"],"TURKEY":["F ANK"]}})"), std::string::npos)
      << build;
}

TEST_F(ExchangeTest, PartsOfResultsAreLeftOutOnRequest) {
  const std::string whole = Adjudicated(kPhase);
  ASSERT_EQ(entente_exchange_leave_out(exchange_, ENTENTE_PART_AFTER, &error_), ENTENTE_OK);
  std::string brief = whole;
  const size_t after = brief.find(R"("after":)");
  EXPECT_EQ(Adjudicated(kPhase), brief.erase(after, brief.find(R"("next":)") - after));
  ASSERT_EQ(entente_exchange_leave_out(exchange_, ENTENTE_PART_POWERS, &error_), ENTENTE_OK);
  EXPECT_EQ(Adjudicated(kPhase), whole);
  const std::string legal = Told([&](entente_text** result) {
    return entente_exchange_legal(exchange_, kPhase.data(), kPhase.size(), nullptr, result, &error_);
  });
  EXPECT_EQ(legal.find("powers"), std::string::npos) << legal;
  EXPECT_EQ(entente_exchange_leave_out(exchange_, 4, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "parts has unknown bits 0x4: expected none but those of 0x3");
  EXPECT_EQ(entente_exchange_leave_out(nullptr, 0, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST_F(ExchangeTest, WhatAPhaseMeansIsTold) {
  ReadDocument(kPhase);
  const entente_map* map = nullptr;
  auto rules = Sized<entente_rules>(), own = Sized<entente_rules>();
  size_t size = 0;
  ASSERT_EQ(entente_exchange_read(exchange_, document_, 0, nullptr, &map, &rules, position_.data(), BytesOf(position_),
                                  &size, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(size, entente_position_size(map_));
  EXPECT_EQ(entente_position_check(map, position_.data(), &error_), ENTENTE_OK);
  EXPECT_STREQ(entente_map_name(map), "standard");
  ASSERT_EQ(entente_rules_init(&own, map, &error_), ENTENTE_OK);
  EXPECT_EQ(std::memcmp(&rules, &own, sizeof own), 0);
  EXPECT_EQ(Describe(position_).unit_count, 1u);
}

TEST_F(ExchangeTest, AMapThatWasLentIsTheSameEachTime) {
  ReadDocument(kPhase);
  const entente_map *first = nullptr, *second = nullptr;
  size_t size = 0;
  for (const entente_map** map : {&first, &second}) {
    ASSERT_EQ(entente_exchange_read(exchange_, document_, 0, nullptr, map, nullptr, position_.data(),
                                    BytesOf(position_), &size, &error_),
              ENTENTE_OK)
        << error_.message;
  }
  EXPECT_EQ(first, second);
}

TEST_F(ExchangeTest, AnExchangeWithAMapReadsLinesOnOthers) {
  New(map_);
  for (const std::string_view name : {"standard", "pure", "pure"}) {
    ReadDocument(R"({"map":")" + std::string(name) + R"(","name":"S1901M","state":{"units":{}}})");
    const entente_map* map = nullptr;
    size_t size = 0;
    ASSERT_EQ(entente_exchange_read(exchange_, document_, 0, nullptr, &map, nullptr, position_.data(),
                                    BytesOf(position_), &size, &error_),
              ENTENTE_OK)
        << error_.message;
    EXPECT_EQ(entente_map_name(map), name);
  }
}

TEST_F(ExchangeTest, AGameIsReplayed) {
  New(map_);
  ReadDocument(R"({"map":"standard","phases":[
    {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR H"]}},
    {"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{}}]})");
  auto summary = Sized<entente_replay_summary>();
  const std::string json = Told([&](entente_text** result) {
    return entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_JSON, nullptr, &summary, result, &error_);
  });
  EXPECT_EQ(summary.phase_count, 2u);
  EXPECT_EQ(summary.compared, 1u);
  EXPECT_EQ(summary.difference_count, 1u);
  EXPECT_NE(json.find(R"("compared":1)"), std::string::npos) << json;
  auto again = Sized<entente_replay_summary>();
  const std::string report = Told([&](entente_text** text) {
    return entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_FOR_PEOPLE, nullptr, &again, text, &error_);
  });
  EXPECT_NE(report.find("recorded A BUR; ours A PAR"), std::string::npos) << report;
  EXPECT_EQ(std::memcmp(&again, &summary, sizeof summary), 0);
  EXPECT_EQ(Told([&](entente_text** result) {
              return entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_JSON, nullptr, nullptr, result,
                                             &error_);
            }),
            json);
}

TEST_F(ExchangeTest, OnlyAGameIsReplayed) {
  ReadDocument(kPhase);
  Text text;
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_JSON, nullptr, nullptr, text.out(), e);
      },
      "no game");
  EXPECT_EQ(text.get(), nullptr);
}

TEST_F(ExchangeTest, AReplayReportNamesWhatOnlyOneSideHas) {
  const auto report = [&](std::string_view first, std::string_view second) {
    ReadDocument(R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{"FRANCE":[)" + std::string(first) +
                 R"(]}},"orders":{}},{"name":"F1901M","state":{"units":{"FRANCE":[)" + std::string(second) +
                 R"(]}},"orders":{}}]})");
    return Told([&](entente_text** text) {
      return entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_FOR_PEOPLE, nullptr, nullptr, text, &error_);
    });
  };
  EXPECT_NE(report(R"("A PAR")", "").find("recorded nothing; ours "), std::string::npos) << report(R"("A PAR")", "");
  EXPECT_NE(report("", R"("A PAR")").find("; ours nothing"), std::string::npos) << report("", R"("A PAR")");
  EXPECT_NE(report("", "").find(" 0 differences"), std::string::npos);
}

TEST_F(ExchangeTest, AReportNeedsTheMapOfItsGame) {
  ReadDocument(R"({"map":"nowhere","phases":[{"name":"S1901M","state":{"units":{}}}]})");
  Text text;
  ExpectRefused([&](auto* e) { return entente_exchange_report(exchange_, document_, 0, nullptr, text.out(), e); },
                "nowhere");
  ExpectRefused([&](auto* e) { return entente_exchange_check(exchange_, document_, nullptr, e); }, "nowhere");
  EXPECT_EQ(error_.line, 1u);
}

TEST_F(ExchangeTest, MapAndRulesOfAGameAreChecked) {
  ReadDocument(R"({"map":"pure","rules":{"civil_disorder":"home_distance"},"phases":[)" + std::string(kPhase) + "]}");
  EXPECT_EQ(entente_exchange_check(exchange_, document_, nullptr, &error_), ENTENTE_OK) << error_.message;
  ReadDocument(R"({"phases":[{"name":7}]})");
  ExpectRefused([&](auto* e) { return entente_exchange_check(exchange_, document_, nullptr, e); }, "phases[0]: name");
  ReadDocument(R"({"rules":{"proxy_orders":"in_order"},"phases":[]})");
  EXPECT_NE(entente_exchange_check(exchange_, document_, nullptr, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_exchange_check(exchange_, nullptr, nullptr, e); }, "document");
  ExpectRefused([&](auto* e) { return entente_exchange_check(nullptr, document_, nullptr, e); }, "exchange");
}

TEST_F(ExchangeTest, BeyondTheLastPhaseThereIsNothing) {
  ReadDocument(kPhase);
  Text text;
  size_t size = 0;
  EXPECT_EQ(entente_exchange_adjudicate_phase(exchange_, document_, 1, nullptr, text.out(), &error_),
            ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_exchange_legal_phase(exchange_, document_, 1, nullptr, text.out(), &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_exchange_report(exchange_, document_, UINT32_MAX, nullptr, text.out(), &error_),
            ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_exchange_read(exchange_, document_, 1, nullptr, nullptr, nullptr, position_.data(),
                                  BytesOf(position_), &size, &error_),
            ENTENTE_ERR_NOT_FOUND);
}

TEST_F(ExchangeTest, AnErrorIsToldAsJson) {
  Text text;
  const std::string broken = "{\"id\":5,\n x}";
  EXPECT_EQ(entente_exchange_adjudicate(exchange_, broken.data(), broken.size(), nullptr, text.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 2u);
  ASSERT_EQ(entente_exchange_error_json(exchange_, broken.data(), broken.size(), &error_, text.out()), ENTENTE_OK);
  EXPECT_NE(text.str().find(R"("status":"invalid_argument")"), std::string::npos) << text.str();
  EXPECT_NE(text.str().find(R"("line":2)"), std::string::npos) << text.str();
}

TEST_F(ExchangeTest, VotesAreCounted) {
  const std::string ballot =
      R"({"id":1,"survivors":["FRANCE","ITALY"],"votes":{"FRANCE":["FRANCE"],"ITALY":["FRANCE"]}})";
  EXPECT_EQ(Told([&](entente_text** result) {
              return entente_exchange_count_votes(exchange_, ENTENTE_DRAW_JUDGE_NODIAS, ballot.data(), ballot.size(),
                                                  nullptr, result, &error_);
            }),
            R"({"id":1,"draw":["FRANCE"]})");
  Text text;
  const std::string broken = "{\"survivors\":[\"FRANCE\"],\n\"votes\":{\"FRANCE\":\"PERHAPS\"}}";
  EXPECT_EQ(entente_exchange_count_votes(exchange_, 0, broken.data(), broken.size(), nullptr, text.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 2u) << error_.message;
  EXPECT_EQ(entente_exchange_count_votes(exchange_, 7, ballot.data(), ballot.size(), nullptr, text.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "policy 7 is out of range: expected 0 to 6");
  EXPECT_EQ(entente_exchange_count_votes(nullptr, 0, ballot.data(), ballot.size(), nullptr, text.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST_F(ExchangeTest, AFinishedGameIsTheWrongPhase) {
  const std::string_view over = R"({"name":"COMPLETED","winner":"FRANCE","state":{"units":{"FRANCE":["A PAR"]}}})";
  Text text;
  EXPECT_EQ(entente_exchange_adjudicate(exchange_, over.data(), over.size(), nullptr, text.out(), &error_),
            ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(text.get(), nullptr);
}

}  // namespace
}  // namespace entente_test
