// Ends of games: by a phase or set by a caller, with the winners that each end may have.
#include "board_fixture.h"

namespace entente_test {
namespace {

class GameEndTest : public Board {
 protected:
  entente_status SetEnd(uint32_t end, uint64_t winners) {
    return entente_position_set_end(map_, position_.data(), end, winners, &error_);
  }
  void ExpectEnd(uint32_t end, uint64_t winners) {
    const entente_position_info info = Describe(position_);
    EXPECT_EQ(info.end_kind, end);
    EXPECT_EQ(info.winners, winners);
    EXPECT_STREQ(info.phase_name, end == ENTENTE_END_NONE ? "S1901M" : "COMPLETED");
    EXPECT_EQ(entente_position_check(map_, position_.data(), &error_), ENTENTE_OK) << error_.message;
  }
};

TEST_F(GameEndTest, EveryEndIsSetWithTheWinnersThatItMayHave) {
  const uint64_t one = Bit("FRANCE"), two = one | Bit("ITALY"), all = 0x7f;
  struct End {
    uint32_t end;
    std::vector<uint64_t> right, wrong;
  };
  const End ends[] = {
      {ENTENTE_END_SOLO, {one}, {0, two, all}}, {ENTENTE_END_SHARED_VICTORY, {two, all}, {0, one}},
      {ENTENTE_END_DRAW, {one, two, all}, {0}}, {ENTENTE_END_CONCESSION, {one, two}, {0}},
      {ENTENTE_END_NO_RESULT, {0}, {one, two}}, {ENTENTE_END_NONE, {0}, {one, all}},
  };
  for (const auto& [end, right, wrong] : ends) {
    SCOPED_TRACE(end);
    for (const uint64_t winners : right) {
      EXPECT_EQ(SetEnd(end, winners), ENTENTE_OK) << error_.message;
      ExpectEnd(end, winners);
    }
    const PositionMemory before = position_;
    for (const uint64_t winners : wrong) {
      EXPECT_EQ(SetEnd(end, winners), ENTENTE_ERR_INVALID_ARGUMENT) << winners;
      EXPECT_NE(std::string(error_.message).find("winner"), std::string::npos) << error_.message;
      EXPECT_EQ(position_, before);
    }
  }
}

TEST_F(GameEndTest, NumbersThatAreNoEndAndPowersThatAreNoneAreRefused) {
  ExpectRefused([&](auto* e) { return entente_position_set_end(map_, position_.data(), 6, 0, e); }, "end");
  ExpectRefused([&](auto* e) { return entente_position_set_end(map_, position_.data(), UINT32_MAX, 0, e); }, "end");
  ExpectRefused(
      [&](auto* e) { return entente_position_set_end(map_, position_.data(), ENTENTE_END_SOLO, uint64_t{1} << 7, e); },
      "winners");
  ExpectRefused(
      [&](auto* e) { return entente_position_set_end(map_, position_.data(), ENTENTE_END_DRAW, ~uint64_t{0}, e); },
      "winners");
  ExpectRefused([&](auto* e) { return entente_position_set_end(map_, nullptr, ENTENTE_END_SOLO, 1, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_set_end(nullptr, position_.data(), 1, 1, e); }, "map");
  ExpectEnd(ENTENTE_END_NONE, 0);
}

TEST_F(GameEndTest, AnEndTakenBackLeavesThePositionAsItWas) {
  const PositionMemory start = position_;
  ASSERT_EQ(SetEnd(ENTENTE_END_DRAW, Bit("FRANCE")), ENTENTE_OK) << error_.message;
  EXPECT_NE(position_, start);
  uint64_t ended = 0, going_on = 0;
  ASSERT_EQ(entente_position_hash(map_, position_.data(), &ended, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_hash(map_, start.data(), &going_on, &error_), ENTENTE_OK);
  EXPECT_NE(ended, going_on);
  ASSERT_EQ(SetEnd(ENTENTE_END_NONE, 0), ENTENTE_OK) << error_.message;
  EXPECT_EQ(position_, start);
}

TEST_F(GameEndTest, ASoloIsToldByThePhaseAndByThePosition) {
  Clear("F1910M");
  for (uint32_t center = 0; center < 18; ++center) {
    ASSERT_EQ(entente_position_set_owner(map_, position_.data(), Centers()[center], Power("FRANCE"), &error_),
              ENTENTE_OK);
  }
  Adjudicate({});
  EXPECT_EQ(summary_.end_kind, uint32_t{ENTENTE_END_SOLO});
  EXPECT_EQ(summary_.winners, Bit("FRANCE"));
  const entente_position_info info = Describe(position_);
  EXPECT_EQ(info.end_kind, uint32_t{ENTENTE_END_SOLO});
  EXPECT_EQ(info.winners, Bit("FRANCE"));
  EXPECT_STREQ(info.phase_name, "COMPLETED");
  EXPECT_EQ(Describe(after_).end_kind, uint32_t{ENTENTE_END_NONE}) << "straight after the phase no power has won yet";
  ASSERT_EQ(events_.size(), 1u);
  EXPECT_EQ(events_[0].kind, ENTENTE_EVENT_SOLO);
  EXPECT_EQ(events_[0].why, ENTENTE_WHY_VICTORY);
  EXPECT_EQ(events_[0].power, Power("FRANCE"));
  EXPECT_EQ(events_[0].unit.location, ENTENTE_NO_LOCATION);
  EXPECT_EQ(EventSentence(0), "France wins: it owns enough centers and more than any other power.");
}

TEST_F(GameEndTest, AGameTellsItsSoloToo) {
  Clear("F1910M");
  for (uint32_t center = 0; center < 18; ++center) {
    ASSERT_EQ(entente_position_set_owner(map_, position_.data(), Centers()[center], Power("ITALY"), &error_),
              ENTENTE_OK);
  }
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, position_.data(), game.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK) << error_.message;
  auto summary = Sized<entente_phase_summary>();
  ASSERT_EQ(entente_game_summary(game, 0, &summary, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(summary.end_kind, uint32_t{ENTENTE_END_SOLO});
  EXPECT_EQ(summary.winners, Bit("ITALY"));
  EXPECT_EQ(summary.event_count, 1u);
  EXPECT_EQ(entente_game_process(game, &error_), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(entente_game_submit_text(game, Power("ITALY"), "A PAR H", 7, nullptr, &error_), ENTENTE_ERR_WRONG_PHASE);
  const entente_order order = Read("ITALY", "A PAR H");
  EXPECT_EQ(entente_game_submit(game, Power("ITALY"), &order, 1, nullptr, &error_), ENTENTE_ERR_WRONG_PHASE);
}

TEST_F(GameEndTest, EveryEndIsSaved) {
  for (const auto& [end, winners] : {std::pair{ENTENTE_END_SOLO, Bit("FRANCE")},
                                     {ENTENTE_END_SHARED_VICTORY, Bit("FRANCE") | Bit("ITALY")},
                                     {ENTENTE_END_DRAW, Bit("FRANCE") | Bit("ITALY")},
                                     {ENTENTE_END_CONCESSION, Bit("TURKEY")},
                                     {ENTENTE_END_NO_RESULT, uint64_t{0}}}) {
    SCOPED_TRACE(entente_word(ENTENTE_WORDS_END_KIND, static_cast<uint32_t>(end)));
    ASSERT_EQ(SetEnd(static_cast<uint32_t>(end), winners), ENTENTE_OK) << error_.message;
    const PositionMemory ended = position_;
    Text json;
    ASSERT_EQ(entente_position_to_json(map_, position_.data(), json.out(), &error_), ENTENTE_OK) << error_.message;
    ReadPosition(json.str());
    EXPECT_EQ(position_, ended) << json.str();
  }
}

TEST_F(GameEndTest, AFinishedGameIsNotAdjudicated) {
  ReadPosition(R"({"name":"COMPLETED","winner":"FRANCE","state":{"units":{"FRANCE":["A PAR"]}}})");
  EXPECT_EQ(PhaseName(position_), "COMPLETED");
  EXPECT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, nullptr, 0, nullptr, &error_),
            ENTENTE_ERR_WRONG_PHASE);
  size_t length = 9;
  EXPECT_EQ(
      entente_legal_orders(scratch_, position_.data(), nullptr, 0, ENTENTE_NO_PROVINCE, nullptr, 0, &length, &error_),
      ENTENTE_OK);
  EXPECT_EQ(length, 0u);
  length = 9;
  EXPECT_EQ(entente_legal_orders(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, At("PAR"), nullptr, 0, &length,
                                 &error_),
            ENTENTE_OK);
  EXPECT_EQ(length, 0u);
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, position_.data(), game.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_process(game, &error_), ENTENTE_ERR_WRONG_PHASE);
}

TEST_F(GameEndTest, AGameThatIsOverHasNoLegalOrders) {
  const entente_order hold = Read("FRANCE", "A PAR H");
  ASSERT_EQ(SetEnd(ENTENTE_END_DRAW, 0x7f), ENTENTE_OK) << error_.message;
  const void* p = position_.data();
  using Orders = std::vector<entente_order>;
  using Numbers = std::vector<uint32_t>;
  EXPECT_EQ(Filled<Orders>([&](auto... room) {
              return entente_legal_orders(scratch_, p, nullptr, ENTENTE_NO_POWER, At("PAR"), room..., &error_);
            }),
            Orders());
  EXPECT_EQ(Filled<Orders>([&](auto... room) {
              return entente_legal_orders(scratch_, p, nullptr, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE, room...,
                                          &error_);
            }),
            Orders());
  Owned<entente_actions> actions;
  ASSERT_EQ(entente_actions_new(map_, nullptr, actions.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(Filled<Numbers>([&](auto... room) {
              return entente_legal_actions(scratch_, p, nullptr, actions, ENTENTE_NO_POWER, room..., &error_);
            }),
            Numbers());
  const auto counts =
      Filled<Numbers>([&](auto... room) { return entente_legal_order_counts(scratch_, p, nullptr, room..., &error_); });
  EXPECT_EQ(counts, Numbers(counts.size(), 0));
  EXPECT_EQ(Filled<Numbers>([&](auto... room) {
              return entente_legal_order_numbers(scratch_, p, nullptr, &hold, 1, room..., &error_);
            }),
            Numbers{ENTENTE_NOT_LISTED});
}

TEST_F(GameEndTest, InAGameThatIsOverNothingIsChosen) {
  ASSERT_EQ(SetEnd(ENTENTE_END_DRAW, 0x7f), ENTENTE_OK) << error_.message;
  const entente_order_number number{0, At("PAR"), 0};
  entente_order order = 1;
  size_t length = 1;
  uint32_t step = ENTENTE_STEP_NONE, choice = 0;
  EXPECT_EQ(entente_legal_orders_numbered(scratch_, position_.data(), nullptr, &number, 1, &order, 1, &length, &error_),
            ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "numbers[0]: number 0 is beyond the last: there is none");
  EXPECT_EQ(entente_order_choices(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, At("PAR"), nullptr, 0, &step,
                                  &choice, 1, &length, &order, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(step, uint32_t{ENTENTE_STEP_KIND});
  EXPECT_EQ(length, 0u);
  EXPECT_EQ(order, 0u);
}

}  // namespace
}  // namespace entente_test
