// Positions in every function that takes one: memory that is not there, is not aligned or holds the position of another map
// is refused, and is not written; so is memory that is too small for a position that a function gives.
#include <algorithm>

#include "argument_fixture.h"

namespace entente_test {
namespace {

class PositionArgumentTest : public ArgumentBoard {
 protected:
  // A function on a position, and its name.
  struct PositionCall {
    const char* name;
    std::function<entente_status(void*, entente_error*)> call;
  };
  // A function that gives one.
  struct RoomCall {
    const char* name;
    std::function<entente_status(void*, size_t, entente_error*)> call;
  };

  void SetUp() override {
    Board::SetUp();
    Owned<entente_map> pure;
    *pure.out() = NewMap("pure");
    other_ = PositionMemory(std::max(entente_position_size(pure), entente_position_size(map_)) / sizeof(uint64_t));
    ASSERT_EQ(entente_position_start(pure, other_.data(), BytesOf(other_), &error_), ENTENTE_OK);
  }
  void ExpectPositionChecked(const PositionCall& of) {
    SCOPED_TRACE(of.name);
    const PositionMemory before = other_;
    auto* misaligned = reinterpret_cast<unsigned char*>(other_.data()) + 4;
    ExpectInvalid("position is NULL", [&](auto* e) { return of.call(nullptr, e); });
    ExpectInvalid("the position is not aligned to 8 bytes", [&](auto* e) { return of.call(misaligned, e); });
    ExpectRefused([&](auto* e) { return of.call(other_.data(), e); }, "another map");
    EXPECT_EQ(error_.status, ENTENTE_ERR_INVALID_ARGUMENT);
    EXPECT_EQ(other_, before) << "a call that is refused writes nothing";
  }
  void ExpectRoomChecked(const RoomCall& of) {
    SCOPED_TRACE(of.name);
    const PositionMemory junk(position_.size(), 0xeeeeeeeeeeeeeeee);
    PositionMemory room = junk;
    const size_t size = BytesOf(room);
    auto* misaligned = reinterpret_cast<unsigned char*>(room.data()) + 4;
    ExpectInvalid("position is NULL", [&](auto* e) { return of.call(nullptr, size, e); });
    ExpectInvalid("the position is not aligned to 8 bytes", [&](auto* e) { return of.call(misaligned, size - 8, e); });
    ExpectRefusedAs(ENTENTE_ERR_BUFFER_TOO_SMALL,
                    "capacity " + std::to_string(size - 1) + " is too small: expected at least " + std::to_string(size),
                    [&](auto* e) { return of.call(room.data(), size - 1, e); });
    EXPECT_EQ(room, junk) << "a call that is refused writes nothing";
    EXPECT_EQ(of.call(room.data(), size, &error_), ENTENTE_OK) << error_.message;
    EXPECT_NE(room, junk);
  }

  PositionMemory other_;  // of another map
};

TEST_F(PositionArgumentTest, WhereItIsLookedAt) {
  const PositionCall calls[] = {
      {"check", [&](void* p, auto* e) { return entente_position_check(map_, p, e); }},
      {"describe",
       [&](void* p, auto* e) {
         auto info = Sized<entente_position_info>();
         return entente_position_describe(map_, p, &info, e);
       }},
      {"hash", [&](void* p, auto* e) { return entente_position_hash(map_, p, Untouched<uint64_t>(), e); }},
      {"line_hash", [&](void* p, auto* e) { return entente_position_line_hash(map_, p, Untouched<uint64_t>(), e); }},
      {"board_hash", [&](void* p, auto* e) { return entente_position_board_hash(map_, p, Untouched<uint64_t>(), e); }},
      {"due", [&](void* p, auto* e) { return entente_position_due(map_, p, nullptr, 0, Untouched<int32_t>(), e); }},
      {"power_state",
       [&](void* p, auto* e) {
         auto state = Sized<entente_power_state>();
         return entente_position_power_state(map_, p, 0, &state, e);
       }},
      {"units",
       [&](void* p, auto* e) {
         return entente_position_units(map_, p, Untouched<entente_unit, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"dislodged",
       [&](void* p, auto* e) {
         return entente_position_dislodged(map_, p, Untouched<entente_unit, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"retreats",
       [&](void* p, auto* e) {
         return entente_position_retreats(map_, p, 0, Untouched<uint16_t, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"owners",
       [&](void* p, auto* e) {
         return entente_position_owners(map_, p, Untouched<uint8_t, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"center_counts",
       [&](void* p, auto* e) {
         return entente_position_center_counts(map_, p, Untouched<uint16_t, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"homes",
       [&](void* p, auto* e) {
         return entente_position_homes(map_, p, 0, Untouched<uint16_t, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"hidden_builds",
       [&](void* p, auto* e) {
         return entente_position_hidden_builds(map_, p, Untouched<uint16_t, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"controller",
       [&](void* p, auto* e) {
         return entente_position_controller(map_, p, nullptr, 0, Untouched<char, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"scores",
       [&](void* p, auto* e) {
         return entente_position_scores(map_, p, 0, 0, Untouched<entente_score, 64>(), 64, Untouched<size_t>(), e);
       }},
      {"to_json", [&](void* p, auto* e) { return entente_position_to_json(map_, p, NoHandle<entente_text>(), e); }},
      {"write_line",
       [&](void* p, auto* e) {
         return entente_position_write_line(map_, p, Untouched<char, 256>(), 256, Untouched<size_t>(), e);
       }},
      {"game_new_at",
       [&](void* p, auto* e) { return entente_game_new_at(map_, nullptr, p, NoHandle<entente_game>(), e); }},
  };
  for (const auto& call : calls) ExpectPositionChecked(call);
}

TEST_F(PositionArgumentTest, WhereItIsChanged) {
  const entente_unit unit{At("BUR"), 0, ENTENTE_ARMY};
  const auto state = Sized<entente_power_state>();
  const PositionCall calls[] = {
      {"place", [&](void* p, auto* e) { return entente_position_place(map_, p, &unit, e); }},
      {"remove", [&](void* p, auto* e) { return entente_position_remove(map_, p, 0, e); }},
      {"dislodge", [&](void* p, auto* e) { return entente_position_dislodge(map_, p, &unit, nullptr, 0, e); }},
      {"set_owner", [&](void* p, auto* e) { return entente_position_set_owner(map_, p, 0, 0, e); }},
      {"set_phase", [&](void* p, auto* e) { return entente_position_set_phase(map_, p, "S1901M", 6, e); }},
      {"set_end", [&](void* p, auto* e) { return entente_position_set_end(map_, p, ENTENTE_END_SOLO, 1, e); }},
      {"set_power_state", [&](void* p, auto* e) { return entente_position_set_power_state(map_, p, 0, &state, e); }},
      {"set_homes", [&](void* p, auto* e) { return entente_position_set_homes(map_, p, 0, nullptr, 0, e); }},
      {"hide_build", [&](void* p, auto* e) { return entente_position_hide_build(map_, p, 0, e); }},
  };
  for (const auto& call : calls) ExpectPositionChecked(call);
}

TEST_F(PositionArgumentTest, WhereOrdersAreListedOrAdjudicated) {
  Owned<entente_actions> actions;
  ASSERT_EQ(entente_actions_new(map_, nullptr, actions.out(), &error_), ENTENTE_OK) << error_.message;
  const entente_order order = Read("FRANCE", "A PAR H");
  const entente_order_number number{0, At("PAR"), 0};
  using Orders = Untouched<entente_order, 64>;
  using Numbers = Untouched<uint32_t, 128>;
  using Length = Untouched<size_t>;
  const PositionCall calls[] = {
      {"legal_orders",
       [&](void* p, auto* e) {
         return entente_legal_orders(scratch_, p, nullptr, At("PAR"), Orders(), 64, Length(), e);
       }},
      {"legal_orders_of_power",
       [&](void* p, auto* e) {
         return entente_legal_orders_of_power(scratch_, p, nullptr, 0, Orders(), 64, Length(), e);
       }},
      {"legal_order_counts",
       [&](void* p, auto* e) { return entente_legal_order_counts(scratch_, p, nullptr, Numbers(), 128, Length(), e); }},
      {"legal_orders_numbered",
       [&](void* p, auto* e) {
         return entente_legal_orders_numbered(scratch_, p, nullptr, &number, 1, Orders(), 64, Length(), e);
       }},
      {"legal_order_numbers",
       [&](void* p, auto* e) {
         return entente_legal_order_numbers(scratch_, p, nullptr, &order, 1, Numbers(), 128, Length(), e);
       }},
      {"order_choices",
       [&](void* p, auto* e) {
         return entente_order_choices(scratch_, p, nullptr, At("PAR"), 0, nullptr, 0, Untouched<uint32_t>(), Numbers(),
                                      128, Length(), Untouched<entente_order>(), e);
       }},
      {"legal_actions",
       [&](void* p, auto* e) {
         return entente_legal_actions(scratch_, p, nullptr, actions, 0, Numbers(), 128, Length(), e);
       }},
      {"adjudicate",
       [&](void* p, auto* e) { return entente_adjudicate(scratch_, p, nullptr, nullptr, 0, nullptr, e); }},
  };
  for (const auto& call : calls) ExpectPositionChecked(call);
}

TEST_F(PositionArgumentTest, WhereItIsGiven) {
  Owned<entente_game> game;
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  ASSERT_EQ(entente_game_new(map_, nullptr, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(
      entente_document_read(R"({"phases":[{"name":"S1901M","state":{"units":{}}}]})", 51, document.out(), &error_),
      ENTENTE_OK)
      << error_.message;
  Text json;
  ASSERT_EQ(entente_position_to_json(map_, position_.data(), json.out(), &error_), ENTENTE_OK);
  const std::string text = json.str(), line = Filled<std::string>([&](auto... room) {
                                         return entente_position_write_line(map_, position_.data(), room..., &error_);
                                       });
  Adjudicate({});
  size_t length = 0;
  const RoomCall calls[] = {
      {"start", [&](auto... room) { return entente_position_start(map_, room...); }},
      {"clear", [&](auto... room) { return entente_position_clear(map_, room...); }},
      {"from_json", [&](auto... room) { return entente_position_from_json(map_, text.data(), text.size(), room...); }},
      {"read_line", [&](auto... room) { return entente_position_read_line(map_, line.data(), line.size(), room...); }},
      {"scratch_after", [&](auto... room) { return entente_scratch_after(scratch_, room...); }},
      {"scratch_next", [&](auto... room) { return entente_scratch_next(scratch_, room...); }},
      {"game_position", [&](auto... room) { return entente_game_position(game, 0, room...); }},
      {"game_after", [&](auto... room) { return entente_game_after(game, 0, room...); }},
      {"exchange_read",
       [&](void* room, size_t capacity, auto* e) {
         return entente_exchange_read(exchange, document, 0, nullptr, nullptr, room, capacity, &length, e);
       }},
  };
  for (const auto& call : calls) ExpectRoomChecked(call);
}

// The two positions of a difference have names of their own.
TEST_F(PositionArgumentTest, WhereTwoAreCompared) {
  using Names = NoHandle<entente_text>;
  const void* p = position_.data();
  ExpectInvalid("before is NULL",
                [&](auto* e) { return entente_position_difference(map_, nullptr, p, 0, Names(), e); });
  ExpectInvalid("after is NULL",
                [&](auto* e) { return entente_position_difference_json(map_, p, nullptr, Names(), e); });
  for (const bool is_before : {true, false}) {
    const void* before = is_before ? other_.data() : p;
    const void* after = is_before ? p : other_.data();
    ExpectRefused([&](auto* e) { return entente_position_difference(map_, before, after, 0, Names(), e); },
                  "another map");
    ExpectRefused([&](auto* e) { return entente_position_difference_json(map_, before, after, Names(), e); },
                  "another map");
  }
}

// It is checked like one that is placed, in a phase that has dislodged units.
TEST_F(PositionArgumentTest, AUnitThatIsDislodgedIsOneOfTheMap) {
  SetPhase("S1901R");
  const PositionMemory before = position_;
  const auto refused = [&](const entente_unit& unit, std::string_view message) {
    ExpectInvalid(message,
                  [&](auto* e) { return entente_position_dislodge(map_, position_.data(), &unit, nullptr, 0, e); });
  };
  refused({At("BUR"), 0, 2}, "unit.type 2 is neither an army nor a fleet: expected 0 or 1");
  refused({At("BUR"), 7, ENTENTE_ARMY}, "unit.power 7 is out of range: expected 0 to 6");
  refused({ENTENTE_NO_LOCATION, 0, ENTENTE_ARMY}, "unit.location 4095 is out of range: expected 0 to 81");
  refused({At("NTH"), 0, ENTENTE_ARMY}, "an army cannot stand in NTH");
  EXPECT_EQ(position_, before);
}

}  // namespace
}  // namespace entente_test
