// Actions: every order of a map as a number.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

class ActionsTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_actions_new(map_, nullptr, actions_.out(), &error_), ENTENTE_OK) << error_.message;
  }
  std::vector<entente_order> Legal(uint32_t power) {
    return Filled<std::vector<entente_order>>([&](entente_order* orders, size_t capacity, size_t* length) {
      return entente_legal_orders(scratch_, position_.data(), nullptr, power, ENTENTE_NO_PROVINCE, orders, capacity,
                                  length, &error_);
    });
  }
  std::vector<uint32_t> LegalActions(uint32_t power) {
    return Filled<std::vector<uint32_t>>([&](uint32_t* numbers, size_t capacity, size_t* length) {
      return entente_legal_actions(scratch_, position_.data(), nullptr, actions_, power, numbers, capacity, length,
                                   &error_);
    });
  }
  std::vector<uint32_t> NumbersOf(const std::vector<entente_order>& orders) {
    return Filled<std::vector<uint32_t>>([&](uint32_t* numbers, size_t capacity, size_t* length) {
      return entente_actions_of_orders(actions_, orders.data(), orders.size(), numbers, capacity, length, &error_);
    });
  }
  std::vector<entente_order> OrdersOf(const std::vector<uint32_t>& numbers) {
    return Filled<std::vector<entente_order>>([&](entente_order* orders, size_t capacity, size_t* length) {
      return entente_actions_to_orders(actions_, numbers.data(), numbers.size(), orders, capacity, length, &error_);
    });
  }

  Owned<entente_actions> actions_;
};

TEST_F(ActionsTest, LegalOrdersAreActionsInTheSameSequence) {
  for (const char* phase : {"S1901M", "W1901A"}) {
    SetPhase(phase);
    for (const uint32_t power : {uint32_t{ENTENTE_NO_POWER}, uint32_t{Power("FRANCE")}}) {
      const std::vector<entente_order> orders = Legal(power);
      const std::vector<uint32_t> numbers = LegalActions(power);
      EXPECT_EQ(numbers, NumbersOf(orders));
      const std::vector<entente_order> back = OrdersOf(numbers);
      ASSERT_EQ(back.size(), orders.size());
      for (size_t i = 0; i < orders.size(); ++i) {
        EXPECT_LT(numbers[i], entente_actions_count(actions_));
        EXPECT_EQ(back[i], orders[i] | uint64_t{0xff} << 16) << Write(orders[i]);  // except for the power
      }
    }
  }
}

// Trained models depend on these numbers: a change needs a line in CHANGELOG under ABI.
TEST_F(ActionsTest, TheActionsOfTheStandardMapStayAsTheyAre) {
  EXPECT_EQ(entente_actions_count(actions_), 19293u);
  EXPECT_EQ(entente_actions_hash(actions_), 0x554c15391a74e6cfu);
}

TEST_F(ActionsTest, RulesMayMakeOtherActions) {
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_init(&rules, map_, &error_), ENTENTE_OK) << error_.message;
  Owned<entente_actions> others;
  ASSERT_EQ(entente_rules_set(&rules, "convoy_back", 11, "allowed", 7, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_actions_new(map_, &rules, others.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_GT(entente_actions_count(others), entente_actions_count(actions_));
  ASSERT_EQ(entente_rules_set(&rules, "portage", 7, "allowed", 7, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_actions_new(map_, &rules, others.out(), &error_), ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_EQ(others.get(), nullptr);
}

TEST_F(ActionsTest, WhatIsNoActionIsTold) {
  EXPECT_EQ(NumbersOf({0, ~entente_order{0}}), (std::vector<uint32_t>{ENTENTE_NO_ACTION, ENTENTE_NO_ACTION}));
  const uint32_t beyond = entente_actions_count(actions_);
  entente_order order = 0;
  size_t length = 0;
  EXPECT_EQ(entente_actions_to_orders(actions_, &beyond, 1, &order, 1, &length, &error_), ENTENTE_ERR_NOT_FOUND);
  uint32_t number = 0;
  ExpectRefused([&](auto* e) { return entente_actions_new(nullptr, nullptr, actions_.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_actions_new(map_, nullptr, nullptr, e); }, "actions");
  ExpectRefused([&](auto* e) { return entente_actions_of_orders(nullptr, &order, 1, &number, 1, &length, e); },
                "actions");
  ExpectRefused([&](auto* e) { return entente_actions_to_orders(nullptr, &number, 1, &order, 1, &length, e); },
                "actions");
  EXPECT_EQ(entente_actions_count(nullptr), 0u);
  EXPECT_EQ(entente_actions_hash(nullptr), 0u);
}

TEST_F(ActionsTest, AnyNumberOfOrdersIsTakenAtOnce) {
  const std::vector<entente_order> orders((size_t{1} << 20) + 1, Read("FRANCE", "A PAR - BUR"));
  const std::vector<uint32_t> numbers = NumbersOf(orders);
  ASSERT_EQ(numbers.size(), orders.size());
  EXPECT_EQ(numbers.back(), numbers.front());
  EXPECT_NE(numbers.back(), ENTENTE_NO_ACTION);
}

TEST_F(ActionsTest, ActionsOfAnotherMapAreRefused) {
  Owned<entente_map> other;
  ASSERT_EQ(entente_map_builtin("pure", 4, other.out(), &error_), ENTENTE_OK) << error_.message;
  Owned<entente_actions> actions;
  ASSERT_EQ(entente_actions_new(other, nullptr, actions.out(), &error_), ENTENTE_OK) << error_.message;
  uint32_t number = 0;
  size_t length = 0;
  const auto legal = [&](const entente_actions* asked, uint32_t power, entente_error* e) {
    return entente_legal_actions(scratch_, position_.data(), nullptr, asked, power, &number, 1, &length, e);
  };
  ExpectRefused([&](auto* e) { return legal(actions, ENTENTE_NO_POWER, e); }, "actions");
  ExpectRefused([&](auto* e) { return legal(nullptr, ENTENTE_NO_POWER, e); }, "actions");
  ExpectRefused([&](auto* e) { return legal(actions_, 99, e); }, "power");
  EXPECT_EQ(legal(actions_, ENTENTE_NO_POWER, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_GT(length, 200u);
}

}  // namespace
}  // namespace entente_test
