// Arrays that are too long, and buffers that are too small. (Other wrong arguments: argument_test.)
#include "argument_fixture.h"

namespace entente_test {
namespace {

class ArrayArgumentTest : public ArgumentBoard {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_actions_new(map_, nullptr, actions_.out(), &error_), ENTENTE_OK) << error_.message;
  }
  const void* p() const { return position_.data(); }

  Owned<entente_actions> actions_;
};

// A count above 32 bits; no call reads that far.
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

// A dislodged unit is checked like a placed unit, in a phase that has dislodged units.
TEST_F(ArrayArgumentTest, AUnitThatIsDislodgedIsOneOfTheMap) {
  SetPhase("S1901R");
  const PositionMemory before = position_;
  const auto refused = [&](const entente_unit& unit, std::string_view message) {
    ExpectInvalid(message,
                  [&](auto* e) { return entente_position_dislodge(map_, position_.data(), &unit, nullptr, 0, e); });
  };
  refused({At("BUR"), 0, 2}, "unit.unit_type 2 is neither an army nor a fleet: expected 0 or 1");
  refused({At("BUR"), 7, ENTENTE_ARMY}, "unit.power 7 is out of range: expected 0 to 6");
  refused({ENTENTE_NO_LOCATION, 0, ENTENTE_ARMY}, "unit.location 4095 is out of range: expected 0 to 81");
  refused({At("NTH"), 0, ENTENTE_ARMY}, "an army cannot stand in NTH");
  EXPECT_EQ(position_, before);
}

TEST_F(ArrayArgumentTest, AskedForItsSizeAReadingTellsIt) {
  constexpr std::string_view phase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}})";
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_document_read(phase.data(), phase.size(), document.out(), &error_), ENTENTE_OK);
  for (const size_t room : {size_t{0}, size_t{8}}) {
    size_t needed = 0;
    EXPECT_EQ(entente_exchange_read(exchange, document, 0, nullptr, nullptr, nullptr,
                                    room == 0 ? nullptr : position_.data(), room, &needed, &error_),
              ENTENTE_ERR_BUFFER_TOO_SMALL);
    EXPECT_EQ(needed, entente_position_size(map_));
  }
}

}  // namespace
}  // namespace entente_test
