// Buffers that are filled and arrays that are read, in every function that takes one: memory that is not there, or where
// no such element may lie, is refused by name before anything is written. (Those of press.h: in their own test.)
#include "argument_fixture.h"

namespace entente_test {
namespace {

class ArrayArgumentTest : public ArgumentBoard {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_actions_new(map_, nullptr, actions_.out(), &error_), ENTENTE_OK) << error_.message;
    const PositionMemory start = position_;
    PlayABuild();
    position_ = start;
    NoteSomething();
  }
  // A phase with an order and an event, in the scratch and in a game.
  void PlayABuild() {
    ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
    SetPhase("W1901A");
    ASSERT_EQ(entente_game_new_at(map_, nullptr, position_.data(), game_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_submit_text(game_, Power("GERMANY"), "A MUN D", 7, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
    Adjudicate({Read("GERMANY", "A MUN D", ENTENTE_ADJUSTMENTS)});
  }
  void NoteSomething() {
    Text result;
    const std::string_view phase = R"({"name":"S1901M","state":{"units":{}},"order":{}})";
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_exchange_adjudicate(exchange_, phase.data(), phase.size(), result.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_exchange_note_count(exchange_), 1u);
  }
  const void* p() const { return position_.data(); }

  Owned<entente_actions> actions_;
  Owned<entente_game> game_;
  Owned<entente_exchange> exchange_;
};

TEST_F(ArrayArgumentTest, BuffersOfOrders) {
  const entente_order_number number{0, At("PAR"), 0};
  const uint32_t action = 0;
  const BufferCall<entente_order> calls[] = {
      {"legal_orders", [&](auto... room) { return entente_legal_orders(scratch_, p(), nullptr, At("PAR"), room...); }},
      {"legal_orders_of_power",
       [&](auto... room) { return entente_legal_orders_of_power(scratch_, p(), nullptr, 0, room...); }},
      {"legal_orders_numbered",
       [&](auto... room) { return entente_legal_orders_numbered(scratch_, p(), nullptr, &number, 1, room...); }},
      {"actions_to_orders", [&](auto... room) { return entente_actions_to_orders(actions_, &action, 1, room...); }},
      {"game_orders", [&](auto... room) { return entente_game_orders(game_, 0, 0, room...); }},
  };
  for (const auto& call : calls) ExpectBufferChecked(call);
}

TEST_F(ArrayArgumentTest, BuffersOfNumbers) {
  const entente_order order = Read("FRANCE", "A PAR H");
  const BufferCall<uint32_t> calls[] = {
      {"legal_order_counts", [&](auto... room) { return entente_legal_order_counts(scratch_, p(), nullptr, room...); }},
      {"legal_order_numbers",
       [&](auto... room) { return entente_legal_order_numbers(scratch_, p(), nullptr, &order, 1, room...); }},
      {"order_choices",
       [&](uint32_t* choices, size_t capacity, size_t* length, entente_error* e) {
         return entente_order_choices(scratch_, p(), nullptr, At("PAR"), Power("FRANCE"), nullptr, 0,
                                      Untouched<uint32_t>(), choices, capacity, length, Untouched<entente_order>(), e);
       }},
      {"actions_of_orders", [&](auto... room) { return entente_actions_of_orders(actions_, &order, 1, room...); }},
      {"legal_actions",
       [&](auto... room) { return entente_legal_actions(scratch_, p(), nullptr, actions_, 0, room...); }},
  };
  for (const auto& call : calls) ExpectBufferChecked(call);
}

TEST_F(ArrayArgumentTest, BuffersOfPlaces) {
  const BufferCall<uint16_t> calls[] = {
      {"map_neighbors",
       [&](auto... room) { return entente_map_neighbors(map_, "", 0, ENTENTE_ARMY, At("PAR"), room...); }},
      {"map_homes", [&](auto... room) { return entente_map_homes(map_, 0, room...); }},
      {"map_centers", [&](auto... room) { return entente_map_centers(map_, room...); }},
      {"position_retreats", [&](auto... room) { return entente_position_retreats(map_, p(), At("PAR"), room...); }},
      {"position_center_counts", [&](auto... room) { return entente_position_center_counts(map_, p(), room...); }},
      {"position_homes", [&](auto... room) { return entente_position_homes(map_, p(), 0, room...); }},
      {"position_hidden_builds", [&](auto... room) { return entente_position_hidden_builds(map_, p(), room...); }},
      {"game_line_path", [&](auto... room) { return entente_game_line_path(game_, 0, 0, room...); }},
  };
  for (const auto& call : calls) ExpectBufferChecked(call);
}

TEST_F(ArrayArgumentTest, BuffersOfUnitsResultsAndScores) {
  constexpr size_t kSize = sizeof(entente_order_result);
  const entente_order order = Read("FRANCE", "A PAR H");
  const BufferCall<entente_unit> of_units[] = {
      {"position_units", [&](auto... room) { return entente_position_units(map_, p(), room...); }},
      {"position_dislodged", [&](auto... room) { return entente_position_dislodged(map_, p(), room...); }},
      {"game_owed_units", [&](auto... room) { return entente_game_owed_units(game_, 0, room...); }},
  };
  const BufferCall<entente_order_result> of_results[] = {
      {"scratch_results", [&](entente_order_result* first,
                              auto... room) { return entente_scratch_results(scratch_, first, kSize, room...); }},
      {"game_results", [&](entente_order_result* first,
                           auto... room) { return entente_game_results(game_, 0, first, kSize, room...); }},
  };
  const BufferCall<entente_event> of_events[] = {
      {"scratch_events", [&](auto... room) { return entente_scratch_events(scratch_, room...); }},
      {"game_events", [&](auto... room) { return entente_game_events(game_, 0, room...); }},
  };
  for (const auto& call : of_units) ExpectBufferChecked(call);
  for (const auto& call : of_results) ExpectBufferChecked(call);
  for (const auto& call : of_events) ExpectBufferChecked(call);
  ExpectBufferChecked<entente_score>(
      {"position_scores", [&](auto... room) { return entente_position_scores(map_, p(), 0, 0, room...); }});
  ExpectBufferChecked<entente_order_group>(
      {"order_groups", [&](auto... room) { return entente_order_groups(map_, &order, 1, room...); }});
  ExpectBufferChecked<uint8_t>(
      {"position_owners", [&](auto... room) { return entente_position_owners(map_, p(), room...); }});
}

TEST_F(ArrayArgumentTest, BuffersOfText) {
  const entente_order order = Read("FRANCE", "A PAR H");
  const BufferCall<char> calls[] = {
      {"order_write", [&](auto... room) { return entente_order_write(map_, order, room...); }},
      {"position_controller",
       [&](auto... room) { return entente_position_controller(map_, p(), nullptr, 0, room...); }},
      {"position_write_line", [&](auto... room) { return entente_position_write_line(map_, p(), room...); }},
      {"scratch_result_sentence", [&](auto... room) { return entente_scratch_result_sentence(scratch_, 0, room...); }},
      {"scratch_event_sentence", [&](auto... room) { return entente_scratch_event_sentence(scratch_, 0, room...); }},
      {"game_line_text", [&](auto... room) { return entente_game_line_text(game_, 0, 0, room...); }},
      {"game_line_fault", [&](auto... room) { return entente_game_line_fault(game_, 0, 0, room...); }},
      {"game_result_sentence", [&](auto... room) { return entente_game_result_sentence(game_, 0, 0, room...); }},
      {"game_event_sentence", [&](auto... room) { return entente_game_event_sentence(game_, 0, 0, room...); }},
      {"exchange_note", [&](auto... room) { return entente_exchange_note(exchange_, 0, room...); }},
  };
  for (const auto& call : calls) ExpectBufferChecked(call);
}

TEST_F(ArrayArgumentTest, ArraysOfOrders) {
  auto submission = Sized<entente_submission>();
  submission.by = ENTENTE_NO_POWER;
  const ArrayCall<entente_order> calls[] = {
      {"adjudicate", "orders",
       [&](auto* orders, size_t count, auto* e) {
         return entente_adjudicate(scratch_, p(), nullptr, orders, count, nullptr, e);
       }},
      {"game_submit", "orders",
       [&](auto* orders, size_t count, auto* e) { return entente_game_submit(game_, 0, orders, count, e); }},
      {"game_hand_in", "orders",
       [&](auto* orders, size_t count, auto* e) { return entente_game_hand_in(game_, &submission, orders, count, e); }},
      {"order_groups", "orders",
       [&](auto* orders, size_t count, auto* e) {
         return entente_order_groups(map_, orders, count, Untouched<entente_order_group>(), 1, Untouched<size_t>(), e);
       }},
      {"legal_order_numbers", "orders",
       [&](auto* orders, size_t count, auto* e) {
         return entente_legal_order_numbers(scratch_, p(), nullptr, orders, count, Untouched<uint32_t>(), 1,
                                            Untouched<size_t>(), e);
       }},
      {"actions_of_orders", "orders",
       [&](auto* orders, size_t count, auto* e) {
         return entente_actions_of_orders(actions_, orders, count, Untouched<uint32_t>(), 1, Untouched<size_t>(), e);
       }},
  };
  for (const auto& call : calls) ExpectArrayChecked(call);
}

TEST_F(ArrayArgumentTest, ArraysOfNumbersAndPlaces) {
  ExpectArrayChecked<uint32_t>({"actions_to_orders", "numbers", [&](auto* numbers, size_t count, auto* e) {
                                  return entente_actions_to_orders(actions_, numbers, count, Untouched<entente_order>(),
                                                                   1, Untouched<size_t>(), e);
                                }});
  ExpectArrayChecked<uint32_t>({"order_choices", "chosen", [&](auto* chosen, size_t count, auto* e) {
                                  return entente_order_choices(scratch_, p(), nullptr, 0, 0, chosen, count,
                                                               Untouched<uint32_t>(), Untouched<uint32_t>(), 1,
                                                               Untouched<size_t>(), Untouched<entente_order>(), e);
                                }});
  ExpectArrayChecked<entente_order_number>(
      {"legal_orders_numbered", "numbers", [&](auto* numbers, size_t count, auto* e) {
         return entente_legal_orders_numbered(scratch_, p(), nullptr, numbers, count, Untouched<entente_order>(), 1,
                                              Untouched<size_t>(), e);
       }});
  PositionMemory board = position_;
  const entente_unit unit{At("BUR"), Power("FRANCE"), ENTENTE_ARMY};
  ExpectArrayChecked<uint16_t>({"position_dislodge", "retreats", [&](auto* retreats, size_t count, auto* e) {
                                  return entente_position_dislodge(map_, board.data(), &unit, retreats, count, e);
                                }});
  ExpectArrayChecked<uint16_t>({"position_set_homes", "provinces", [&](auto* provinces, size_t count, auto* e) {
                                  return entente_position_set_homes(map_, board.data(), 0, provinces, count, e);
                                }});
  EXPECT_EQ(board, position_);
}

// More than the 32 bits of a group count; nobody reads that far.
TEST_F(ArrayArgumentTest, GroupsAreOfSoManyOrders) {
  const entente_order order = 0;
  const size_t count = size_t{UINT32_MAX} + 1;
  ExpectRefusedAs(ENTENTE_ERR_LIMIT, "order_count 4294967296 is too large: expected 0 to 4294967295", [&](auto* e) {
    return entente_order_groups(map_, &order, count, Untouched<entente_order_group>(), 1, Untouched<size_t>(), e);
  });
}

TEST_F(ArrayArgumentTest, WhatDoesNotFitTellsTheLengthAndIsNotWritten) {
  const entente_order order = Read("FRANCE", "A PAR H");
  const entente_order_number number{0, At("PAR"), 0};
  const uint32_t action = 0;
  size_t length = 0;
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_, &info, &error_), ENTENTE_OK);
  const auto too_small = [&](size_t needed, const Call& call) {
    length = 0;
    ExpectRefusedAs(ENTENTE_ERR_BUFFER_TOO_SMALL,
                    "capacity 0 is too small: expected at least " + std::to_string(needed), call);
    EXPECT_EQ(length, needed);
  };
  too_small(1, [&](auto* e) {
    return entente_legal_orders_numbered(scratch_, p(), nullptr, &number, 1, Untouched<entente_order>(), 0, &length, e);
  });
  too_small(1, [&](auto* e) {
    return entente_legal_order_numbers(scratch_, p(), nullptr, &order, 1, Untouched<uint32_t>(), 0, &length, e);
  });
  too_small(info.province_count, [&](auto* e) {
    return entente_legal_order_counts(scratch_, p(), nullptr, Untouched<uint32_t>(), 0, &length, e);
  });
  too_small(
      1, [&](auto* e) { return entente_actions_of_orders(actions_, &order, 1, Untouched<uint32_t>(), 0, &length, e); });
  too_small(1, [&](auto* e) {
    return entente_actions_to_orders(actions_, &action, 1, Untouched<entente_order>(), 0, &length, e);
  });
}

}  // namespace
}  // namespace entente_test
