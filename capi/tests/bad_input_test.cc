// Every function refuses wrong arguments with a message and changes nothing.
#include "board_fixture.h"

namespace entente_test {
namespace {

class BadInputTest : public Board {
 protected:
  // Rules that every function refuses.
  static entente_rules WrongRules() {
    auto rules = Sized<entente_rules>();
    rules.value[0] = 0xff;
    return rules;
  }

  uint16_t places_[64] = {};
  char text_[256] = {};
  size_t length_ = 0;
  entente_order order_ = 0;
};

TEST_F(BadInputTest, NumbersOutOfRangeAreNamed) {
  auto location = Sized<entente_location_info>();
  auto power = Sized<entente_power_info>();
  int32_t due = 0;
  void* p = position_.data();
  for (const uint32_t big : {100u, 255u, 4095u, 65536u, UINT32_MAX}) {
    EXPECT_EQ(entente_map_location(map_, big, &location, &error_), ENTENTE_ERR_NOT_FOUND);
    ExpectRefused([&](auto* e) { return entente_map_location(map_, big, &location, e); }, "location");
    EXPECT_EQ(entente_map_power(map_, big, &power, &error_), ENTENTE_ERR_NOT_FOUND);
    ExpectRefused([&](auto* e) { return entente_map_power(map_, big, &power, e); }, "power");
    ExpectRefused([&](auto* e) { return entente_map_homes(map_, big, places_, 64, &length_, e); }, "power");
    ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, "", 0, 0, big, places_, 64, &length_, e); },
                  "location");
    ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, "", 0, big, 0, places_, 64, &length_, e); },
                  "unit_type");
    ExpectRefused([&](auto* e) { return entente_position_remove(map_, p, big, e); }, "province");
    ExpectRefused([&](auto* e) { return entente_position_retreats(map_, p, big, places_, 64, &length_, e); },
                  "province");
    ExpectRefused([&](auto* e) { return entente_position_set_owner(map_, p, big, 0, e); }, "province");
    ExpectRefused([&](auto* e) { return entente_position_due(map_, p, nullptr, big, &due, e); }, "power");
    ExpectRefused([&](auto* e) { return entente_order_read(map_, nullptr, big, 0, "A PAR H", 7, &order_, e); },
                  "phase_type");
    if (big == ENTENTE_NO_PROVINCE) continue;
    ExpectRefused([&](auto* e) { return entente_legal_orders(scratch_, p, nullptr, 0, big, &order_, 1, &length_, e); },
                  "province");
  }
  ExpectRefused([&](auto* e) { return entente_position_set_owner(map_, p, At("PAR"), 7, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_order_read(map_, nullptr, 0, 7, "A PAR H", 7, &order_, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_order_read(map_, nullptr, 0, 256, "A PAR H", 7, &order_, e); }, "power");
  ExpectRefused(
      [&](auto* e) {
        return entente_legal_orders(scratch_, p, nullptr, 256, ENTENTE_NO_PROVINCE, &order_, 1, &length_, e);
      },
      "power");
}

TEST_F(BadInputTest, UnitsThatCannotBeThereAreRefused) {
  void* p = position_.data();
  const auto refused = [&](entente_unit unit, std::string_view about) {
    ExpectRefused([&](auto* e) { return entente_position_place(map_, p, &unit, e); }, about);
  };
  refused({At("PAR"), 0, ENTENTE_ARMY}, "PAR");
  refused({At("NTH"), 0, ENTENTE_ARMY}, "NTH");
  refused({At("BUR"), 0, ENTENTE_FLEET}, "BUR");
  refused({At("SPA"), 0, ENTENTE_FLEET}, "SPA");
  refused({At("SPA/NC"), 0, ENTENTE_ARMY}, "SPA/NC");
  refused({At("BUR"), 7, ENTENTE_ARMY}, "power");
  refused({At("BUR"), 0, 2}, "army");
  refused({ENTENTE_NO_LOCATION, 0, ENTENTE_ARMY}, "location");
  SetPhase("S1901R");
  const uint16_t far_away[] = {At("MOS")};
  entente_unit unit{At("BUR"), 0, ENTENTE_ARMY};
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, far_away, 1, e); }, "MOS");
  const uint16_t nowhere[] = {ENTENTE_NO_LOCATION};
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, nowhere, 1, e); }, "4095");
  ASSERT_EQ(entente_position_dislodge(map_, p, &unit, nullptr, 0, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, nullptr, 0, e); }, "BUR");
}

TEST_F(BadInputTest, RulesThatAreNoneAreRefused) {
  auto rules = Sized<entente_rules>();
  const auto adjudicate = [&](entente_error* e) {
    return entente_adjudicate(scratch_, position_.data(), &rules, nullptr, 0, nullptr, e);
  };
  EXPECT_EQ(adjudicate(&error_), ENTENTE_OK);
  for (uint32_t i = 0; i < ENTENTE_MAX_OPTIONS; ++i) {
    rules.value[i] = 0xff;
    ExpectRefused(adjudicate, "rules");
    rules.value[i] = 0;
    EXPECT_EQ(adjudicate(&error_), ENTENTE_OK);
  }
  rules.value[33] = 2;  // proxy_orders = in_orders, the last of its values
  EXPECT_EQ(adjudicate(&error_), ENTENTE_OK);
}

TEST_F(BadInputTest, RulesAreCheckedByEveryFunctionThatTakesThem) {
  entente_rules wrong = WrongRules();
  Owned<entente_game> game;
  Owned<entente_exchange> exchange;
  Owned<entente_actions> actions, others;
  ASSERT_EQ(entente_actions_new(map_, nullptr, actions.out(), &error_), ENTENTE_OK) << error_.message;
  Text text;
  PositionMemory batch = position_;
  const void* p = position_.data();
  const uint64_t starts[] = {0, 0};
  const entente_order_number listed{0, At("PAR"), 0};
  uint32_t number = 0, step = 0;
  int32_t due = 0;
  ExpectRefused(
      [&](auto* e) { return entente_legal_orders(scratch_, p, &wrong, ENTENTE_NO_POWER, 0, &order_, 1, &length_, e); },
      "rules");
  ExpectRefused(
      [&](auto* e) {
        return entente_legal_orders(scratch_, p, &wrong, 0, ENTENTE_NO_PROVINCE, &order_, 1, &length_, e);
      },
      "rules");
  ExpectRefused([&](auto* e) { return entente_legal_order_counts(scratch_, p, &wrong, &number, 1, &length_, e); },
                "rules");
  ExpectRefused(
      [&](auto* e) { return entente_legal_orders_numbered(scratch_, p, &wrong, &listed, 1, &order_, 1, &length_, e); },
      "rules");
  ExpectRefused(
      [&](auto* e) { return entente_legal_order_numbers(scratch_, p, &wrong, &order_, 1, &number, 1, &length_, e); },
      "rules");
  ExpectRefused(
      [&](auto* e) {
        return entente_order_choices(scratch_, p, &wrong, 0, 0, nullptr, 0, &step, &number, 1, &length_, &order_, e);
      },
      "rules");
  ExpectRefused([&](auto* e) { return entente_actions_new(map_, &wrong, others.out(), e); }, "rules");
  ExpectRefused(
      [&](auto* e) { return entente_legal_actions(scratch_, p, &wrong, actions, 0, &number, 1, &length_, e); },
      "rules");
  ExpectRefused(
      [&](auto* e) {
        return entente_adjudicate_batch(scratch_, batch.data(), 1, &wrong, nullptr, starts, nullptr, 16, nullptr, e);
      },
      "rules");
  EXPECT_EQ(batch, position_);
  ExpectRefused([&](auto* e) { return entente_game_new(map_, &wrong, nullptr, game.out(), e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_game_new(map_, &wrong, p, game.out(), e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_position_due(map_, p, &wrong, 0, &due, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_order_read(map_, &wrong, 0, 0, "A PAR H", 7, &order_, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_play(scratch_, &wrong, 1, 1, nullptr, nullptr, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_exchange_new(map_, &wrong, exchange.out(), e); }, "rules");
  ExpectRefused(
      [&](auto* e) {
        return entente_convert("{}", 2, ENTENTE_GAME_FORM_JSON, ENTENTE_GAME_FORM_JSON, map_, &wrong, nullptr,
                               text.out(), nullptr, e);
      },
      "rules");
  ExpectRefused([&](auto* e) { return entente_rules_set(&wrong, "waive", 5, "allowed", 7, e); }, "rules");
}

TEST_F(BadInputTest, PositionsOfOtherMapsAreRefused) {
  Owned<entente_map> pure;
  *pure.out() = NewMap("pure");
  PositionMemory other(std::max(entente_position_size(pure), entente_position_size(map_)) / sizeof(uint64_t));
  ASSERT_EQ(entente_position_start(pure, other.data(), BytesOf(other), &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_position_check(map_, other.data(), e); }, "another map");
  ExpectRefused(
      [&](auto* e) {
        return entente_legal_orders(scratch_, other.data(), nullptr, ENTENTE_NO_POWER, 0, nullptr, 0, &length_, e);
      },
      "another map");
  ExpectRefused([&](auto* e) { return entente_adjudicate(scratch_, other.data(), nullptr, nullptr, 0, nullptr, e); },
                "another map");
  auto* misaligned = reinterpret_cast<unsigned char*>(other.data()) + 4;
  ExpectRefused([&](auto* e) { return entente_position_check(map_, misaligned, e); }, "aligned");
}

TEST_F(BadInputTest, BuffersThatAreTooSmallTellTheLengthNeeded) {
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  order_ = Read("FRANCE", "A PAR H");
  ASSERT_EQ(entente_game_submit(game, Power("FRANCE"), &order_, 1, nullptr, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_orders(game, 0, Power("FRANCE"), nullptr, 0, &length_, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length_, 1u);
  EXPECT_EQ(entente_position_units(map_, position_.data(), nullptr, 0, &length_, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length_, 22u);
  EXPECT_EQ(entente_legal_orders(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE, &order_, 1,
                                 &length_, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_GT(length_, 200u);
}

TEST_F(BadInputTest, OrdersThatAreNotAlignedAreRefused) {
  alignas(8) char memory[32] = {};
  const auto* misaligned = reinterpret_cast<const entente_order*>(memory + 1);
  ExpectRefused(
      [&](auto* e) { return entente_adjudicate(scratch_, position_.data(), nullptr, misaligned, 1, nullptr, e); },
      "orders is not aligned to 8 bytes");
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK) << error_.message;
  ExpectRefused([&](auto* e) { return entente_game_submit(game, 0, misaligned, 1, nullptr, e); },
                "orders is not aligned to 8 bytes");
  ExpectRefused([&](auto* e) { return entente_game_submit(game, 0, nullptr, 1, nullptr, e); }, "orders is NULL");
  alignas(8) const entente_order one[1] = {};
  EXPECT_EQ(entente_game_submit(game, 0, one, (size_t{1} << 20) + 1, nullptr, &error_), ENTENTE_ERR_LIMIT);
  EXPECT_TRUE(std::string_view(error_.message).starts_with("order_count")) << error_.message;
}

TEST_F(BadInputTest, BuffersThatAreNotAlignedAreRefused) {
  alignas(8) char memory[512] = {};
  auto* const orders = reinterpret_cast<entente_order*>(memory + 1);
  auto* const numbers = reinterpret_cast<uint16_t*>(memory + 1);
  auto* const groups = reinterpret_cast<entente_order_group*>(memory + 1);
  const auto refused = [&](const char* bytes, const auto& call) {
    ExpectRefused(call, std::string("the buffer is not aligned to ") + bytes);
  };
  refused("8 bytes", [&](auto* e) {
    return entente_legal_orders(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, 0, orders, 8, &length_, e);
  });
  refused("8 bytes", [&](auto* e) {
    return entente_legal_orders(scratch_, position_.data(), nullptr, 0, ENTENTE_NO_PROVINCE, orders, 8, &length_, e);
  });
  refused("4 bytes", [&](auto* e) { return entente_order_groups(map_, nullptr, 0, groups, 4, &length_, e); });
  refused("2 bytes", [&](auto* e) { return entente_map_centers(map_, numbers, 64, &length_, e); });
}

TEST_F(BadInputTest, APhaseHasOnlySoManyLines) {
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK) << error_.message;
  std::string lines;
  for (int i = 0; i <= (1 << 20); ++i) lines += "A PAR H\n";
  EXPECT_EQ(entente_game_submit_text(game, 0, lines.data(), lines.size(), nullptr, &error_), ENTENTE_ERR_LIMIT);
  EXPECT_EQ(entente_game_line_count(game, 0), 0u) << "nothing has changed";
  lines.resize(lines.size() - 8);
  EXPECT_EQ(entente_game_submit_text(game, 0, lines.data(), lines.size(), nullptr, &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(entente_game_line_count(game, 0), uint32_t{1} << 20);
}

}  // namespace
}  // namespace entente_test
