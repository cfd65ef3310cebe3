// Odd arguments of the functions on games: powers, phases and numbers beyond the map and the game, structs of a wrong
// size, and calls on a game that is over. (NULL: argument_test; votes and submissions are also in their own tests.)
#include <functional>

#include "board_fixture.h"

namespace entente_test {
namespace {

class GameArgumentsTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_game_submit_text(game_, Power("FRANCE"), "A PAR H\nA MAR X", 15, nullptr, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  }

  std::string Saved() {
    Text text;
    EXPECT_EQ(entente_game_save_binary(game_, text.out(), &error_), ENTENTE_OK) << error_.message;
    return text.str();
  }
  entente_submission SubmissionBy(uint32_t by) {
    auto submission = Sized<entente_submission>();
    submission.by = by;
    return submission;
  }
  // Checks that `call` fails with this status and leaves the game unchanged.
  void ExpectStatus(entente_status status, const std::function<entente_status()>& call, const char* what) {
    const std::string before = Saved();
    EXPECT_EQ(call(), status) << what << ": " << error_.message;
    EXPECT_EQ(Saved(), before) << what;
  }

  Owned<entente_game> game_;
  Text text_;
  char letters_[256] = {};
  size_t length_ = 0;
};

// Also numbers whose last byte is a power of the map: the function must not truncate.
TEST_F(GameArgumentsTest, PowersBeyondTheMapAreRefusedByName) {
  entente_order order = 0;
  auto owed = Sized<entente_owed>();
  const std::string before = Saved();
  for (const uint32_t power : {7u, 63u, 64u, 254u, 255u, 256u, 258u, 65538u, UINT32_MAX - 1, UINT32_MAX}) {
    SCOPED_TRACE(power);
    const auto refused = [&](const auto& call) { ExpectRefused(call, "power"); };
    refused([&](auto* e) { return entente_game_submit(game_, power, nullptr, 0, nullptr, e); });
    refused([&](auto* e) { return entente_game_submit_text(game_, power, "", 0, nullptr, e); });
    refused([&](auto* e) { return entente_game_cancel_order(game_, power, 0, ENTENTE_NO_POWER, e); });
    refused([&](auto* e) { return entente_game_set_waiting(game_, power, 1, e); });
    refused([&](auto* e) { return entente_game_allow(game_, 0, power, 1, e); });
    refused([&](auto* e) { return entente_game_owed(game_, power, &owed, e); });
    refused([&](auto* e) { return entente_game_owed_units(game_, power, nullptr, 0, &length_, e); });
    refused([&](auto* e) { return entente_game_orders(game_, 0, power, &order, 1, &length_, e); });
    refused([&](auto* e) { return entente_game_orders_text(game_, 0, power, 0, text_.out(), e); });
    const entente_vote vote = VoteFor(std::min(power, 255u), ENTENTE_VOTE_DRAW);
    refused([&](auto* e) { return entente_game_vote(game_, &vote, e); });
    refused([&](auto* e) { return entente_game_cancel_vote(game_, &vote, e); });
    refused([&](auto* e) { return entente_game_vote_command(game_, power, "SET DRAW", 8, e); });
    EXPECT_EQ(entente_game_may_order(game_, power, 0), 0u);
    EXPECT_EQ(entente_game_may_order(game_, 0, power), 0u);
    EXPECT_EQ(entente_game_may_order(game_, power, power), 0u);
    if (power == ENTENTE_NO_POWER) continue;  // it is no power
    const entente_submission by = SubmissionBy(power);
    ExpectRefused([&](auto* e) { return entente_game_submit(game_, 0, nullptr, 0, &by, e); }, "by");
    ExpectRefused([&](auto* e) { return entente_game_submit_text(game_, 0, "", 0, &by, e); }, "by");
    ExpectRefused([&](auto* e) { return entente_game_cancel_order(game_, 0, 0, power, e); }, "by");
    ExpectRefused([&](auto* e) { return entente_game_allow(game_, power, 0, 1, e); }, "by");
  }
  EXPECT_EQ(Saved(), before);
}

TEST_F(GameArgumentsTest, SetsOfPowersBeyondTheMapAreRefusedByName) {
  const std::string before = Saved();
  for (const uint64_t powers : {uint64_t{1} << 7, uint64_t{0x81}, uint64_t{1} << 63, ~uint64_t{0}}) {
    SCOPED_TRACE(powers);
    for (const uint32_t kind : {ENTENTE_VOTE_LIST, ENTENTE_VOTE_CONCEDE}) {
      const entente_vote vote = VoteFor(0, kind, powers);
      ExpectRefused([&](auto* e) { return entente_game_vote(game_, &vote, e); }, "vote.powers");
      ExpectRefused([&](auto* e) { return entente_game_cancel_vote(game_, &vote, e); }, "vote.powers");
    }
    ExpectRefused([&](auto* e) { return entente_game_end(game_, ENTENTE_END_DRAW, powers, e); }, "winner");
  }
  for (const uint32_t number : {uint32_t{ENTENTE_VOTE_CONCEDE} + 1, 255u}) {
    const entente_vote vote = VoteFor(0, number);
    ExpectRefused([&](auto* e) { return entente_game_vote(game_, &vote, e); }, "vote.kind");
    ExpectRefused([&](auto* e) { return entente_game_cancel_vote(game_, &vote, e); }, "vote.kind");
  }
  for (const uint32_t number : {7u, 256u, UINT32_MAX}) {
    ExpectRefused([&](auto* e) { return entente_game_set_draw_policy(game_, number, e); }, "policy");
    ExpectRefused([&](auto* e) { return entente_game_end(game_, number, 0, e); }, "end");
    EXPECT_EQ(entente_word(ENTENTE_WORDS_DRAW_POLICY, number), nullptr);
  }
  EXPECT_EQ(Saved(), before);
}

TEST_F(GameArgumentsTest, PhasesThatWereNotReachedAreRefusedByName) {
  entente_order order = 0;
  entente_order_result result{};
  entente_event event{};
  uint64_t hash = 0;
  uint16_t place = 0;
  auto line = Sized<entente_line>();
  auto summary = Sized<entente_phase_summary>();
  PositionMemory position = NewPosition();
  // The game has reached the current phase, 1, but not played it.
  for (const uint32_t phase : {1u, 2u, 256u, 65536u, UINT32_MAX}) {
    SCOPED_TRACE(phase);
    const auto refused = [&](const auto& call) { ExpectRefused(call, "phase"); };
    refused([&](auto* e) { return entente_game_summary(game_, phase, &summary, e); });
    refused([&](auto* e) { return entente_game_results(game_, phase, &result, sizeof result, 1, &length_, e); });
    refused([&](auto* e) { return entente_game_events(game_, phase, &event, 1, &length_, e); });
    refused([&](auto* e) { return entente_game_after(game_, phase, position.data(), BytesOf(position), e); });
    refused([&](auto* e) { return entente_game_texts(game_, phase, 0, nullptr, text_.out(), e); });
    if (phase == 1) continue;
    refused([&](auto* e) { return entente_game_position(game_, phase, position.data(), BytesOf(position), e); });
    refused([&](auto* e) { return entente_game_orders(game_, phase, 0, &order, 1, &length_, e); });
    refused([&](auto* e) { return entente_game_orders_text(game_, phase, 0, 0, text_.out(), e); });
    refused([&](auto* e) { return entente_game_line(game_, phase, 0, &line, e); });
    refused([&](auto* e) { return entente_game_line_text(game_, phase, 0, letters_, 256, &length_, e); });
    refused([&](auto* e) { return entente_game_line_fault(game_, phase, 0, nullptr, letters_, 256, &length_, e); });
    refused([&](auto* e) { return entente_game_line_path(game_, phase, 0, &place, 1, &length_, e); });
    refused([&](auto* e) { return entente_game_hash(game_, phase, &hash, e); });
    refused([&](auto* e) { return entente_game_go_to(game_, phase, e); });
    EXPECT_EQ(entente_game_line_count(game_, phase), 0u);
  }
}

TEST_F(GameArgumentsTest, WhatLiesBeyondTheLastIsNotFound) {
  auto line = Sized<entente_line>();
  uint16_t place = 0;
  ASSERT_EQ(entente_game_line_count(game_, 0), 2u);
  for (const uint32_t index : {2u, 258u, UINT32_MAX}) {
    SCOPED_TRACE(index);
    const auto missing = [&](const std::function<entente_status(entente_error*)>& call) {
      ExpectRefused(call, "index");
      EXPECT_EQ(call(nullptr), ENTENTE_ERR_NOT_FOUND);
    };
    missing([&](auto* e) { return entente_game_line(game_, 0, index, &line, e); });
    missing([&](auto* e) { return entente_game_line_text(game_, 0, index, letters_, 256, &length_, e); });
    missing([&](auto* e) { return entente_game_line_fault(game_, 0, index, nullptr, letters_, 256, &length_, e); });
    missing([&](auto* e) { return entente_game_line_path(game_, 0, index, &place, 1, &length_, e); });
  }
}

// Bytes and texts that are no game give an error and no handle.
TEST_F(GameArgumentsTest, WhatIsNoGameIsNotLoaded) {
  const std::string bytes = Saved();
  Text json;
  ASSERT_EQ(entente_game_save(game_, json.out(), &error_), ENTENTE_OK);
  const std::string text = json.str();
  Owned<entente_game> loaded;
  const auto refused = [&](std::string_view given, const char* what) {
    EXPECT_EQ(entente_game_load(given.data(), given.size(), map_, loaded.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT)
        << what;
    EXPECT_NE(error_.message[0], 0) << what;
    EXPECT_EQ(loaded.get(), nullptr) << what;
  };
  for (const std::string_view given : {std::string_view(), std::string_view("\0\0", 2), std::string_view("{}"),
                                       std::string_view("[]"), std::string_view("\"")}) {
    refused(given, "no game");
  }
  refused(bytes + '\0', "a byte too many");
  // A snapshot cut off at any point is invalid.
  for (size_t length = 0; length < bytes.size(); ++length) {
    refused(std::string_view(bytes).substr(0, length), "cut off");
  }
  for (size_t length = 0; length < text.find_last_of('}'); length += 7) {
    refused(std::string_view(text).substr(0, length), "cut off");
  }
  EXPECT_EQ(entente_game_load(nullptr, 0, map_, loaded.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
}

// When a game is over, calls that would change the phase fail and calls that read succeed.
TEST_F(GameArgumentsTest, AGameThatIsOverIsOnlyLookedAt) {
  ASSERT_EQ(entente_game_end(game_, ENTENTE_END_DRAW, Bit("FRANCE") | Bit("ITALY"), &error_), ENTENTE_OK);
  const auto over = [&](const char* what, const std::function<entente_status()>& call) {
    ExpectStatus(ENTENTE_ERR_WRONG_PHASE, call, what);
    EXPECT_STREQ(error_.message, "the game is over") << what;
  };
  over("submit", [&] { return entente_game_submit(game_, 0, nullptr, 0, nullptr, &error_); });
  over("submit_text", [&] { return entente_game_submit_text(game_, 0, "", 0, nullptr, &error_); });
  over("cancel_order", [&] { return entente_game_cancel_order(game_, 0, 0, ENTENTE_NO_POWER, &error_); });
  over("cancel_order",
       [&] { return entente_game_cancel_order(game_, 0, ENTENTE_NO_PROVINCE, ENTENTE_NO_POWER, &error_); });
  over("set_waiting", [&] { return entente_game_set_waiting(game_, 0, 1, &error_); });
  over("process", [&] { return entente_game_process(game_, &error_); });
  over("end", [&] { return entente_game_end(game_, ENTENTE_END_NO_RESULT, 0, &error_); });
  over("set_draw_policy", [&] { return entente_game_set_draw_policy(game_, ENTENTE_DRAW_DPP, &error_); });
  for (const entente_vote& vote : {VoteFor(0, ENTENTE_VOTE_DRAW), VoteFor(0, ENTENTE_VOTE_CONCEDE, Bit("RUSSIA"))}) {
    over("vote", [&] { return entente_game_vote(game_, &vote, &error_); });
    over("cancel_vote", [&] { return entente_game_cancel_vote(game_, &vote, &error_); });
  }
  over("SET DRAW", [&] { return entente_game_vote_command(game_, 0, "SET DRAW", 8, &error_); });
  over("SET NODIAS", [&] { return entente_game_vote_command(game_, ENTENTE_NO_POWER, "SET NODIAS", 10, &error_); });
  auto owed = Sized<entente_owed>();
  EXPECT_EQ(entente_game_owed(game_, Power("FRANCE"), &owed, &error_), ENTENTE_OK);
  EXPECT_EQ(owed.unit_count, 0u);
  EXPECT_EQ(entente_game_owed_json(game_, text_.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_line_count(game_, 1), 0u);
  EXPECT_EQ(entente_game_line_count(game_, 0), 2u);
  uint64_t hash = 0;
  EXPECT_EQ(entente_game_hash(game_, 1, &hash, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_undo(game_, &error_), ENTENTE_OK)
      << "an end that was agreed upon is taken back with its phase";
}

}  // namespace
}  // namespace entente_test
