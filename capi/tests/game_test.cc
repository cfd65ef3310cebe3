// Games: played, undone, forked, saved; results of their phases, the same at every call.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

class GameTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  }

  void Submit(entente_game* game, std::string_view power, std::string_view text) {
    ASSERT_EQ(entente_game_submit_text(game, Power(power), text.data(), text.size(), nullptr, &error_), ENTENTE_OK)
        << error_.message;
  }
  void Play(uint64_t seed, uint32_t phases) {
    ASSERT_EQ(entente_play(scratch_, nullptr, seed, phases, nullptr, game_.out(), &error_), ENTENTE_OK)
        << error_.message;
  }
  PositionMemory At(uint32_t phase) {
    PositionMemory position = NewPosition();
    EXPECT_EQ(entente_game_position(game_, phase, position.data(), BytesOf(position), &error_), ENTENTE_OK)
        << error_.message;
    return position;
  }
  PositionMemory After(uint32_t phase) {
    PositionMemory position = NewPosition();
    EXPECT_EQ(entente_game_after(game_, phase, position.data(), BytesOf(position), &error_), ENTENTE_OK)
        << error_.message;
    return position;
  }
  std::vector<entente_order> OrdersOf(const entente_game* game, uint32_t phase, uint32_t power) {
    return Filled<std::vector<entente_order>>([&](entente_order* orders, size_t capacity, size_t* length) {
      return entente_game_orders(game, phase, power, orders, capacity, length, &error_);
    });
  }
  std::string OrdersText(const entente_game* game, uint32_t phase, std::string_view power) {
    Text text;
    EXPECT_EQ(entente_game_orders_text(game, phase, Power(power), 0, text.out(), &error_), ENTENTE_OK)
        << error_.message;
    return text.str();
  }
  std::vector<entente_order_result> ResultsOf(uint32_t phase) {
    return Filled<std::vector<entente_order_result>>(
        [&](entente_order_result* results, size_t capacity, size_t* length) {
          return entente_game_results(game_, phase, results, sizeof *results, capacity, length, &error_);
        });
  }
  std::vector<entente_event> EventsOf(uint32_t phase) {
    return Filled<std::vector<entente_event>>([&](entente_event* events, size_t capacity, size_t* length) {
      return entente_game_events(game_, phase, events, capacity, length, &error_);
    });
  }
  entente_phase_summary SummaryOf(uint32_t phase) {
    auto summary = Sized<entente_phase_summary>();
    EXPECT_EQ(entente_game_summary(game_, phase, &summary, &error_), ENTENTE_OK) << error_.message;
    return summary;
  }
  std::string TextsOf(uint32_t phase, entente_phase_texts kind) {
    Text texts;
    EXPECT_EQ(entente_game_texts(game_, phase, kind, nullptr, texts.out(), &error_), ENTENTE_OK) << error_.message;
    return texts.str();
  }
  std::string ResultSentenceOf(uint32_t phase, uint32_t index) {
    Text texts;
    EXPECT_EQ(entente_game_texts(game_, phase, ENTENTE_TEXTS_RESULTS, nullptr, texts.out(), &error_), ENTENTE_OK);
    return texts.lines().at(index);
  }
  // All results of a played phase, as text.
  std::string Told(uint32_t phase) {
    std::string text;
    const auto results = ResultsOf(phase);
    for (const auto& each : results) text.append(reinterpret_cast<const char*>(&each), sizeof each);
    const auto events = EventsOf(phase);
    for (const auto& each : events) text.append(reinterpret_cast<const char*>(&each), sizeof each);
    text += TextsOf(phase, ENTENTE_TEXTS_RESULTS) + TextsOf(phase, ENTENTE_TEXTS_EVENTS);
    const PositionMemory after = After(phase);
    return text.append(reinterpret_cast<const char*>(after.data()), BytesOf(after));
  }

  Owned<entente_game> game_;
};

TEST_F(GameTest, GoesForthAndBack) {
  Submit(game_, "FRANCE", "# opening\r\nA PAR - BUR\n\n  A MAR S A PAR - BUR\n");
  EXPECT_EQ(OrdersOf(game_, 0, Power("FRANCE")).size(), 2u);
  Owned<entente_game> fork;
  ASSERT_EQ(entente_game_fork(game_, fork.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_phase_count(game_), 1u);
  EXPECT_EQ(entente_game_phase_count(fork), 0u);
  EXPECT_EQ(OrdersOf(game_, 0, Power("FRANCE")).size(), 2u);
  EXPECT_TRUE(OrdersOf(game_, 1, Power("FRANCE")).empty());
  const auto results = ResultsOf(0);
  ASSERT_EQ(results.size(), 22u);  // one for every unit
  EXPECT_EQ(results[1].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(results[1].implied, 0);
  EXPECT_EQ(results[2].implied, 1);
  EXPECT_EQ(At(0), position_);
  EXPECT_EQ(PhaseName(At(1)), "F1901M");
  ASSERT_EQ(entente_game_undo(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(At(0), position_);
  EXPECT_EQ(OrdersOf(game_, 0, Power("FRANCE")).size(), 2u) << "as they were submitted";
  EXPECT_EQ(entente_game_undo(game_, &error_), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(entente_game_map(game_), map_);
}

TEST_F(GameTest, IsSavedAndLoaded) {
  auto summary = Sized<entente_play_summary>();
  ASSERT_EQ(entente_play(scratch_, nullptr, 5, 30, &summary, game_.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(summary.phase_count, 30u);
  Text saved;
  ASSERT_EQ(entente_game_save(game_, saved.out(), &error_), ENTENTE_OK) << error_.message;
  const std::string json = saved.str();
  const PositionMemory last = At(30);
  const std::string told = Told(29);
  ASSERT_EQ(entente_game_load(json.data(), json.size(), nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_game_phase_count(game_), 30u);
  EXPECT_EQ(At(30), last);
  EXPECT_EQ(Told(29), told);
  ASSERT_EQ(entente_game_save(game_, saved.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(saved.str(), json);
}

TEST_F(GameTest, IsSavedAndLoadedAsBytes) {
  ASSERT_EQ(entente_play(scratch_, nullptr, 5, 30, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_submit_text(game_, Power("FRANCE"), "A PAR sleeps", 12, nullptr, &error_), ENTENTE_OK);
  Text json, bytes, again;
  ASSERT_EQ(entente_game_save(game_, json.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_save_binary(game_, bytes.out(), &error_), ENTENTE_OK) << error_.message;
  const std::string saved = bytes.str();
  ASSERT_EQ(entente_game_load(saved.data(), saved.size(), map_, game_.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_game_map(game_), map_);
  ASSERT_EQ(entente_game_save(game_, again.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(again.str(), json.str());
  EXPECT_LT(saved.size() * 6, json.str().size());
  EXPECT_EQ(entente_game_load(saved.data(), saved.size() - 1, map_, game_.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_LT(entente_game_load(saved.data(), 3, map_, game_.out(), &error_), 0) << "a file cut off in its first bytes";
  std::string newer = saved;
  ++newer[8];
  EXPECT_EQ(entente_game_load(newer.data(), newer.size(), map_, game_.out(), &error_), ENTENTE_ERR_NOT_SUPPORTED);
}

TEST_F(GameTest, TextsOfAPhaseAreThoseOfItsResultsAndEvents) {
  Play(8, 40);
  for (uint32_t phase = 0; phase < 40; ++phase) {
    std::string orders;
    const auto all = ResultsOf(phase);
    for (const auto& each : all) orders += Write(each.order) + "\n";
    EXPECT_EQ(TextsOf(phase, ENTENTE_TEXTS_ORDERS), orders);
    const std::string results = TextsOf(phase, ENTENTE_TEXTS_RESULTS);
    EXPECT_EQ(static_cast<size_t>(std::count(results.begin(), results.end(), '\n')), all.size());
    EXPECT_EQ(TextsOf(phase, ENTENTE_TEXTS_EVENTS), "");
  }
  const std::string_view retreats =
      R"({"name":"F1901R","state":{"units":{"FRANCE":["*A BUR","*A MAR"],"GERMANY":["A BUR"],
    "ITALY":["A MAR"]}},"retreats":{"FRANCE":{"A BUR":["PAR"],"A MAR":["GAS"]}},"orders":{"FRANCE":["A MAR D"]}})";
  ASSERT_EQ(entente_game_load(retreats.data(), retreats.size(), nullptr, game_.out(), &error_), ENTENTE_OK)
      << error_.message;
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  const std::string events = TextsOf(0, ENTENTE_TEXTS_EVENTS), losses = TextsOf(0, ENTENTE_TEXTS_LOSSES);
  EXPECT_EQ(std::count(events.begin(), events.end(), '\n'), 1);
  EXPECT_NE(events.find("A BUR"), std::string::npos) << events;
  EXPECT_EQ(losses.compare(0, events.size(), events), 0) << losses;
  EXPECT_NE(losses.find("A MAR"), std::string::npos) << losses;
}

TEST_F(GameTest, TextsOfOrdersAreAsTheyWereWritten) {
  const std::string_view lines = "army paris to burgundy\nA MAR sleeps";
  ASSERT_EQ(entente_game_submit_text(game_, Power("FRANCE"), lines.data(), lines.size(), nullptr, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(TextsOf(0, ENTENTE_TEXTS_ORDERS).compare(0, 36, "army paris to burgundy\nA MAR sleeps\n"), 0);
}

TEST_F(GameTest, ASerialTellsWhetherAPhaseWasPlayedAgainOtherwise) {
  const auto play = [&](std::string_view order) {
    EXPECT_EQ(entente_game_submit_text(game_, Power("FRANCE"), order.data(), order.size(), nullptr, &error_),
              ENTENTE_OK);
    EXPECT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  };
  play("A PAR - BUR");
  play("A BUR - MUN");
  const uint64_t first = SummaryOf(0).serial, second = SummaryOf(1).serial;
  EXPECT_NE(first, second);
  ASSERT_EQ(entente_game_undo(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(SummaryOf(0).serial, first);
  ASSERT_EQ(entente_game_redo(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(SummaryOf(1).serial, second);
  ASSERT_EQ(entente_game_undo(game_, &error_), ENTENTE_OK);
  play("A BUR - RUH");
  EXPECT_EQ(SummaryOf(0).serial, first);
  EXPECT_NE(SummaryOf(1).serial, second);
  ASSERT_EQ(entente_game_go_to(game_, 0, &error_), ENTENTE_OK);
  play("A PAR - PIC");
  EXPECT_NE(SummaryOf(0).serial, first);
}

TEST_F(GameTest, GivesItsRules) {
  auto rules = Sized<entente_rules>(), told = Sized<entente_rules>();
  ASSERT_EQ(entente_game_rules(game_, &told, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_rules_init(&rules, map_, &error_), ENTENTE_OK);
  EXPECT_EQ(std::memcmp(&told, &rules, sizeof rules), 0);
  ASSERT_EQ(entente_rules_set(&rules, "civil_disorder", 14, "home_distance", 13, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_new(map_, &rules, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_rules(game_, &told, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(std::memcmp(&told, &rules, sizeof rules), 0);
  Text saved;
  ASSERT_EQ(entente_game_save(game_, saved.out(), &error_), ENTENTE_OK) << error_.message;
  const std::string json = saved.str();
  told = Sized<entente_rules>();
  ASSERT_EQ(entente_game_load(json.data(), json.size(), nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_rules(game_, &told, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(std::memcmp(&told, &rules, sizeof rules), 0) << json;
  ExpectRefused([&](auto* e) { return entente_game_rules(nullptr, &told, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_rules(game_, nullptr, e); }, "rules");
}

TEST_F(GameTest, OrdersAsTextReadBackTheSame) {
  Submit(game_, "ENGLAND", "A LVP - NTH - NWY\nFrance: a par-bur # theirs\nwhat is this\nA PAR - BURR");
  const entente_order packed[] = {Read("FRANCE", "F PAR - BUR"), Read("FRANCE", "A MAR - SPA"),
                                  uint64_t{Power("FRANCE")} << 16};
  ASSERT_EQ(entente_game_submit(game_, Power("FRANCE"), packed, 3, nullptr, &error_), ENTENTE_OK) << error_.message;
  Owned<entente_game> again;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, again.out(), &error_), ENTENTE_OK);
  for (const std::string_view power : {"ENGLAND", "FRANCE", "ITALY"}) {
    const std::string text = OrdersText(game_, 0, power);
    Submit(again, power, text);
    EXPECT_EQ(OrdersText(again, 0, power), text);
    EXPECT_EQ(OrdersOf(again, 0, Power(power)), OrdersOf(game_, 0, Power(power))) << text;
  }
  EXPECT_EQ(OrdersText(game_, 0, "ENGLAND"),
            "A LVP - NTH - NWY\nFrance: a par-bur # theirs\nwhat is this\nA PAR - BURR\n");
  EXPECT_EQ(OrdersText(game_, 0, "ITALY"), "");
  const std::string before = OrdersText(game_, 0, "ENGLAND");
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(OrdersText(game_, 0, "ENGLAND"), before) << "of a played phase, too";
  EXPECT_EQ(OrdersText(game_, 1, "ENGLAND"), "");
  ExpectRefused([&](auto* e) { return entente_game_orders_text(game_, 2, 0, 0, Text().out(), e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_orders_text(game_, 0, 7, 0, Text().out(), e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_orders_text(game_, 0, 0, 0, nullptr, e); }, "text");
}

TEST_F(GameTest, ASummaryCountsWhatIsTold) {
  Play(3, 40);
  for (uint32_t phase = 0; phase < entente_game_phase_count(game_); ++phase) {
    const entente_phase_summary summary = SummaryOf(phase);
    EXPECT_EQ(summary.result_count, ResultsOf(phase).size());
    EXPECT_EQ(summary.event_count, EventsOf(phase).size());
    EXPECT_GE(summary.result_count, entente_game_line_count(game_, phase));
    const entente_position_info next = Describe(At(phase + 1));
    EXPECT_EQ(summary.end_kind, next.end_kind);
    EXPECT_EQ(summary.winners, next.winners);
    EXPECT_EQ(PhaseName(After(phase)), PhaseName(At(phase)));
  }
}

TEST_F(GameTest, WhatIsAskedTwiceIsToldTwice) {
  Play(3, 12);
  for (uint32_t phase = 0; phase < 12; ++phase) EXPECT_EQ(Told(phase), Told(phase)) << phase;
  Owned<entente_game> fork;
  const std::string told = Told(11);
  ASSERT_EQ(entente_game_fork(game_, fork.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_undo(fork, &error_), ENTENTE_OK);
  EXPECT_EQ(Told(11), told) << "unchanged by a fork";
}

// A game and a scratch give the same results for the same position and orders.
TEST_F(GameTest, AnswersAsAScratchDoes) {
  Play(8, 40);
  for (uint32_t phase = 0; phase < entente_game_phase_count(game_); ++phase) {
    SCOPED_TRACE(phase);
    std::vector<entente_order> orders;
    for (uint32_t power = 0; power < 7; ++power) {
      const auto own = OrdersOf(game_, phase, power);
      orders.insert(orders.end(), own.begin(), own.end());
    }
    position_ = At(phase);
    const auto results = Adjudicate(orders);
    const auto expected = ResultsOf(phase);
    ASSERT_EQ(results.size(), expected.size());
    EXPECT_EQ(std::memcmp(results.data(), expected.data(), results.size() * sizeof results[0]), 0);
    ASSERT_EQ(events_.size(), EventsOf(phase).size());
    for (const entente_phase_texts kind : {0u, 1u, 2u, 3u}) {
      Text texts;
      ASSERT_EQ(entente_scratch_texts(scratch_, kind, nullptr, texts.out(), &error_), ENTENTE_OK) << error_.message;
      EXPECT_EQ(texts.str(), TextsOf(phase, kind));
    }
    EXPECT_EQ(after_, After(phase));
    EXPECT_EQ(position_, At(phase + 1));
    entente_phase_summary summary = SummaryOf(phase);
    summary.serial = summary_.serial;  // which a scratch does not have
    EXPECT_EQ(std::memcmp(&summary, &summary_, sizeof summary), 0);
  }
}

TEST_F(GameTest, TheSentenceOfAnUnreadableLineIsItsFault) {
  Submit(game_, "FRANCE", "A PAR - BURR\nA MAR H");
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  const std::string fault = Filled<std::string>([&](char* text, size_t capacity, size_t* length) {
    return entente_game_line_fault(game_, 0, 0, nullptr, text, capacity, length, &error_);
  });
  EXPECT_EQ(fault.rfind("'BURR' at 9 is no place:", 0), 0u) << fault;
  EXPECT_EQ(ResultSentenceOf(0, 0), fault);
  EXPECT_EQ(ResultSentenceOf(0, 1), "A MAR holds.");
}

TEST_F(GameTest, NothingIsToldOfPhasesThatWereNotPlayed) {
  size_t length = 0;
  auto summary = Sized<entente_phase_summary>();
  ExpectRefused([&](auto* e) { return entente_game_summary(game_, 0, &summary, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_results(game_, 0, nullptr, 16, 0, &length, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_events(game_, 0, nullptr, 0, &length, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_after(game_, 0, after_.data(), BytesOf(after_), e); }, "phase");
  Text texts;
  ExpectRefused([&](auto* e) { return entente_game_texts(game_, 0, ENTENTE_TEXTS_RESULTS, nullptr, texts.out(), e); },
                "phase");
  ExpectRefused([&](auto* e) { return entente_game_position(game_, 1, after_.data(), BytesOf(after_), e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_orders(game_, 1, 0, nullptr, 0, &length, e); }, "phase");
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_texts(game_, 0, ENTENTE_TEXTS_RESULTS, nullptr, texts.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(texts.lines().size(), 22u);
  ASSERT_EQ(entente_game_texts(game_, 0, ENTENTE_TEXTS_EVENTS, nullptr, texts.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(texts.str(), "");
}

TEST_F(GameTest, RefusesOrdersOfOthersAndPhasesNotReached) {
  const entente_order order = Read("GERMANY", "A MUN H");
  const uint32_t france = Power("FRANCE");
  char text[8];
  size_t length = 0;
  ExpectRefused([&](auto* e) { return entente_game_submit(game_, france, &order, 1, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_submit(game_, 7, &order, 1, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_submit(game_, france, nullptr, 1, nullptr, e); }, "orders");
  ExpectRefused([&](auto* e) { return entente_game_submit_text(game_, 300, "", 0, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_submit_text(game_, 0, nullptr, 1, nullptr, e); }, "text");
  auto line = Sized<entente_line>();
  Submit(game_, "FRANCE", "A PAR H");
  ASSERT_EQ(entente_game_line(game_, 0, 0, &line, &error_), ENTENTE_OK) << error_.message;
  ExpectRefused([&](auto* e) { return entente_game_line(game_, 1, 0, &line, e); }, "phase");
  EXPECT_EQ(entente_game_line(game_, 0, 1, &line, &error_), ENTENTE_ERR_NOT_FOUND);
  ExpectRefused([&](auto* e) { return entente_game_line(game_, 0, 1, &line, e); }, "index");
  ExpectRefused([&](auto* e) { return entente_game_line(game_, 0, 0, nullptr, e); }, "line");
  uint16_t path[4];
  ExpectRefused([&](auto* e) { return entente_game_line_text(game_, 0, 0, nullptr, 4, &length, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_game_line_fault(game_, 0, 0, nullptr, text, 4, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_game_line_path(game_, 0, 7, path, 4, &length, e); }, "index");
  EXPECT_EQ(entente_game_line_count(game_, 1), 0u);
}

TEST_F(GameTest, RefusesBuffersThatAreNone) {
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  entente_order_result results[2] = {};
  entente_event event = {};
  entente_order order = 0;
  size_t length = 0;
  ExpectRefused([&](auto* e) { return entente_game_orders(game_, 0, 7, &order, 1, &length, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_orders(game_, 0, 0, nullptr, 1, &length, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_game_results(game_, 0, nullptr, 16, 1, &length, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_game_results(game_, 0, results, 8, 2, &length, e); }, "result_size");
  ExpectRefused([&](auto* e) { return entente_game_events(game_, 0, &event, 1, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_game_save(game_, nullptr, e); }, "json");
  EXPECT_EQ(entente_game_results(game_, 0, results, 16, 2, &length, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length, 22u);
}

TEST_F(GameTest, LinesOfOrdersMayBeIndented) {
  Submit(game_, "FRANCE", "\t A PAR H \t\r\n \r\n# a remark\n\tA MAR H\r");
  EXPECT_EQ(OrdersOf(game_, 0, Power("FRANCE")).size(), 2u);
}

TEST_F(GameTest, OrdersAreReplaced) {
  const entente_order order = Read("FRANCE", "A PAR H");
  Submit(game_, "FRANCE", "A MAR H\nF BRE H");
  ASSERT_EQ(entente_game_submit(game_, Power("FRANCE"), &order, 1, nullptr, &error_), ENTENTE_OK);
  EXPECT_EQ(OrdersOf(game_, 0, Power("FRANCE")), std::vector<entente_order>{order});
  ASSERT_EQ(entente_game_submit(game_, Power("FRANCE"), nullptr, 0, nullptr, &error_), ENTENTE_OK);
  EXPECT_TRUE(OrdersOf(game_, 0, Power("FRANCE")).empty());
}

}  // namespace
}  // namespace entente_test
