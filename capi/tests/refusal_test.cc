// Errors name the given value and the valid ones.
#include "board_fixture.h"

namespace entente_test {
namespace {

class RefusalTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK);
  }
  // `message` is the whole message.
  void Expect(std::string_view message, const std::function<entente_status(entente_error*)>& call) {
    EXPECT_NE(call(&error_), ENTENTE_OK) << message;
    EXPECT_EQ(std::string_view(error_.message), message);
    EXPECT_NE(call(nullptr), ENTENTE_OK) << message;
  }

  Owned<entente_game> game_;
  entente_order order_ = 0;
  uint16_t places_[8] = {};
  char text_[8] = {};
  size_t length_ = 0;
};

TEST_F(RefusalTest, AnIndexWithTheLastOne) {
  auto location = Sized<entente_location_info>();
  auto line = Sized<entente_line>();
  Expect("location 82 is beyond the last: expected 0 to 81",
         [&](auto* e) { return entente_map_location(map_, 82, &location, e); });
  Expect("index 4294967295 is beyond the last: there is none",
         [&](auto* e) { return entente_game_line(game_, 0, UINT32_MAX, &line, e); });
  Expect("phase 1 was not reached: expected 0",
         [&](auto* e) { return entente_game_position(game_, 1, position_.data(), BytesOf(position_), e); });
  Expect("phase 0 was not played: there is none",
         [&](auto* e) { return entente_game_after(game_, 0, position_.data(), BytesOf(position_), e); });
  Expect("phase 1 was neither played nor undone: expected 0", [&](auto* e) { return entente_game_go_to(game_, 1, e); });
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  Expect("phase 4294967295 was neither played nor undone: expected 0 or 1",
         [&](auto* e) { return entente_game_go_to(game_, UINT32_MAX, e); });
  Expect("phase 3 was not played: expected 0",
         [&](auto* e) { return entente_game_after(game_, 3, position_.data(), BytesOf(position_), e); });
}

TEST_F(RefusalTest, ANumberWithItsRange) {
  void* p = position_.data();
  Expect("power 7 is out of range: expected 0 to 6",
         [&](auto* e) { return entente_map_homes(map_, 7, places_, 8, &length_, e); });
  Expect("power 7 is out of range: expected 0 to 6 or ENTENTE_NO_POWER (255)",
         [&](auto* e) { return entente_position_set_owner(map_, p, At("PAR"), 7, e); });
  Expect("province 76 is out of range: expected 0 to 75",
         [&](auto* e) { return entente_position_set_owner(map_, p, 76, 0, e); });
  Expect("province BUR has no supply center",
         [&](auto* e) { return entente_position_set_owner(map_, p, At("BUR"), 0, e); });
  Expect("unit_type 2 is neither an army nor a fleet: expected 0 or 1",
         [&](auto* e) { return entente_map_neighbors(map_, "", 0, 2, 0, places_, 8, &length_, e); });
  Expect("waits 2 is out of range: expected 0 or 1", [&](auto* e) { return entente_game_set_waiting(game_, 0, 2, e); });
  const entente_vote vote = VoteFor(0, 9);
  Expect("vote.kind 9 is none of ENTENTE_VOTE_*: expected 0 to 3",
         [&](auto* e) { return entente_game_vote(game_, &vote, e); });
  auto fields = Sized<entente_order_fields>();
  fields.kind = ENTENTE_HOLD;
  fields.source = 4096;
  Expect("fields.source 4096 is out of range: expected 0 to 4095",
         [&](auto* e) { return entente_order_pack(&fields, &order_, e); });
  const entente_unit unit{0, 9, ENTENTE_ARMY};
  Expect("unit.power 9 is out of range: expected 0 to 6",
         [&](auto* e) { return entente_position_place(map_, p, &unit, e); });
  auto options = Sized<entente_text_options>();
  options.width = 5;
  Text explanation;
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  Expect("options.width 5 is out of range: expected 20 to 1048576 or 0", [&](auto* e) {
    return entente_game_explain(game_, 0, nullptr, 0, ENTENTE_TEXT_FOR_PEOPLE, &options, explanation.out(), e);
  });
}

TEST_F(RefusalTest, AnElementWithItsIndex) {
  const entente_order_number numbers[] = {{0, At("PAR"), 0}, {1000, At("MUN"), 0}};
  entente_order orders[2];
  size_t count = 0;
  entente_legal_orders(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, At("MUN"), nullptr, 0, &count, nullptr);
  Expect("numbers[1]: number 1000 is beyond the last: expected 0 to " + std::to_string(count - 1), [&](auto* e) {
    return entente_legal_orders_numbered(scratch_, position_.data(), nullptr, numbers, 2, orders, 2, &length_, e);
  });
}

TEST_F(RefusalTest, RoomWithWhatIsNeeded) {
  Expect("capacity 3 is too small: expected at least 22", [&](auto* e) {
    entente_unit units[3];
    return entente_position_units(map_, position_.data(), units, 3, &length_, e);
  });
  Expect("capacity 8 is too small: expected at least " + std::to_string(entente_position_size(map_)),
         [&](auto* e) { return entente_position_start(map_, position_.data(), 8, e); });
  ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, nullptr, 0, nullptr, &error_), ENTENTE_OK);
  Expect("result_size 12 is no multiple of 8 that fits a result: expected 16 to 4096",
         [&](auto* e) { return entente_scratch_results(scratch_, nullptr, 12, 0, &length_, e); });
}

TEST_F(RefusalTest, BitsWithThoseThatAreKnown) {
  Expect("winners has bits of no power of the map 0x80: expected none but those of 0x7f",
         [&](auto* e) { return entente_game_end(game_, ENTENTE_END_DRAW, 0x81, e); });
  const entente_vote vote = VoteFor(0, ENTENTE_VOTE_LIST, 0x181);
  Expect("vote.powers has bits of no power of the map 0x180: expected none but those of 0x7f",
         [&](auto* e) { return entente_game_vote(game_, &vote, e); });
}

}  // namespace
}  // namespace entente_test
