// Legal orders, and their groups in a list.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr uint16_t kProvinces = 76;  // of the standard map

class LegalOrdersTest : public Board {
 protected:
  std::vector<entente_order> Legal(uint32_t power) {
    return Filled<std::vector<entente_order>>([&](entente_order* orders, size_t capacity, size_t* length) {
      return entente_legal_orders(scratch_, position_.data(), nullptr, power, ENTENTE_NO_PROVINCE, orders, capacity,
                                  length, &error_);
    });
  }
  std::vector<entente_order_group> Groups(const std::vector<entente_order>& orders) {
    return Filled<std::vector<entente_order_group>>([&](entente_order_group* groups, size_t capacity, size_t* length) {
      return entente_order_groups(map_, orders.data(), orders.size(), groups, capacity, length, &error_);
    });
  }
  entente_order_fields Fields(entente_order order) {
    auto fields = Sized<entente_order_fields>();
    EXPECT_EQ(entente_order_unpack(order, &fields, &error_), ENTENTE_OK) << error_.message;
    return fields;
  }
  std::vector<entente_order> LegalOf(uint32_t province, uint32_t power = ENTENTE_NO_POWER) {
    return Filled<std::vector<entente_order>>([&](entente_order* orders, size_t capacity, size_t* length) {
      return entente_legal_orders(scratch_, position_.data(), nullptr, power, province, orders, capacity, length,
                                  &error_);
    });
  }
  std::vector<uint32_t> Counts() {
    return Filled<std::vector<uint32_t>>([&](uint32_t* counts, size_t capacity, size_t* length) {
      return entente_legal_order_counts(scratch_, position_.data(), nullptr, counts, capacity, length, &error_);
    });
  }
  std::vector<uint32_t> NumbersOf(const std::vector<entente_order>& orders) {
    return Filled<std::vector<uint32_t>>([&](uint32_t* numbers, size_t capacity, size_t* length) {
      return entente_legal_order_numbers(scratch_, position_.data(), nullptr, orders.data(), orders.size(), numbers,
                                         capacity, length, &error_);
    });
  }
  // Compares every number that calls give without a list with the list of the province.
  void ExpectNumbersOf(uint16_t province, uint32_t count) {
    const std::vector<entente_order> list = LegalOf(province);
    ASSERT_EQ(list.size(), count);
    std::vector<entente_order_number> numbers(count);
    for (uint32_t i = 0; i < count; ++i) numbers[i] = {i, province, 0};
    std::vector<entente_order> orders(count);
    size_t length = 0;
    ASSERT_EQ(entente_legal_orders_numbered(scratch_, position_.data(), nullptr, numbers.data(), count, orders.data(),
                                            count, &length, &error_),
              ENTENTE_OK)
        << error_.message;
    EXPECT_EQ(length, count);
    EXPECT_EQ(orders, list);
    const std::vector<uint32_t> found = NumbersOf(list);
    for (uint32_t i = 0; i < count; ++i) EXPECT_EQ(found[i], i);
  }
  uint32_t ProvinceOf(uint32_t location) {
    auto info = Sized<entente_location_info>();
    EXPECT_EQ(entente_map_location(map_, location, &info, &error_), ENTENTE_OK) << error_.message;
    return info.province;
  }
  // Groups follow one another, and each order is in the group of its power and province.
  void ExpectSound(const std::vector<entente_order_group>& groups, const std::vector<entente_order>& orders) {
    size_t next = 0;
    for (const entente_order_group& group : groups) {
      EXPECT_EQ(group.first, next);
      EXPECT_GT(group.count, 0u);
      EXPECT_EQ(group.reserved, 0);
      next += group.count;
      ASSERT_LE(next, orders.size());
      for (uint32_t i = group.first; i < next; ++i) {
        const entente_order_fields fields = Fields(orders[i]);
        EXPECT_EQ(fields.power, group.power) << Write(orders[i]);
        EXPECT_EQ(fields.kind == ENTENTE_WAIVE ? ENTENTE_NO_LOCATION : ProvinceOf(fields.source), group.province)
            << Write(orders[i]);
      }
    }
    EXPECT_EQ(next, orders.size());
  }
  // "A STP B, F STP/NC B"
  std::string Written(const entente_order_group& group, const std::vector<entente_order>& orders) {
    std::string text;
    for (uint32_t i = 0; i < group.count; ++i) text += (i == 0 ? "" : ", ") + Write(orders[group.first + i]);
    return text;
  }
};

TEST_F(LegalOrdersTest, EveryListedOrderIsLegal) {
  const std::vector<entente_order> orders = Legal(ENTENTE_NO_POWER);
  ASSERT_GT(orders.size(), 200u);
  for (const entente_order order : orders) {
    const PositionMemory start = position_;
    EXPECT_NE(Adjudicate({order})[0].reason, ENTENTE_REASON_ILLEGAL) << Write(order);
    position_ = start;
  }
  const std::vector<entente_order> of_paris = LegalOf(At("PAR"));
  EXPECT_FALSE(of_paris.empty());
  EXPECT_TRUE(std::search(orders.begin(), orders.end(), of_paris.begin(), of_paris.end()) != orders.end());
}

TEST_F(LegalOrdersTest, UnitsLieGroupByGroupAscending) {
  const std::vector<entente_order> orders = Legal(ENTENTE_NO_POWER);
  const std::vector<entente_order_group> groups = Groups(orders);
  ASSERT_EQ(groups.size(), 22u);
  ExpectSound(groups, orders);
  for (size_t i = 1; i < groups.size(); ++i) EXPECT_LT(groups[i - 1].province, groups[i].province);
  for (const entente_order_group& group : groups) {
    const std::vector<entente_order> alone = LegalOf(group.province);
    ASSERT_EQ(alone.size(), group.count);
    EXPECT_TRUE(std::equal(alone.begin(), alone.end(), orders.begin() + group.first));
    EXPECT_EQ(LegalOf(group.province, group.power), alone);
    EXPECT_TRUE(LegalOf(group.province, (group.power + 1u) % 7).empty());
  }
  const std::vector<entente_order> french = Legal(Power("FRANCE"));
  EXPECT_EQ(Groups(french).size(), 3u);
  ExpectSound(Groups(french), french);
}

TEST_F(LegalOrdersTest, BuildsLieBySiteAndWaiveIsAGroupOfItsOwn) {
  SetPhase("W1901A");
  for (const std::string_view place : {"STP", "MOS", "PAR"}) {
    ASSERT_EQ(entente_position_remove(map_, position_.data(), At(place), &error_), ENTENTE_OK) << error_.message;
  }
  const std::vector<entente_order> russian = Legal(Power("RUSSIA"));
  const std::vector<entente_order_group> groups = Groups(russian);
  ExpectSound(groups, russian);
  std::vector<std::string> written;
  for (const entente_order_group& group : groups) written.push_back(Written(group, russian));
  std::sort(written.begin(), written.end());
  EXPECT_EQ(written, (std::vector<std::string>{"A MOS B", "A STP B, F STP/NC B, F STP/SC B", "WAIVE"}));
  for (const entente_order_group& group : groups) {
    EXPECT_EQ(group.province == ENTENTE_NO_LOCATION, Written(group, russian) == "WAIVE");
    EXPECT_EQ(group.power, Power("RUSSIA"));
  }
  EXPECT_EQ(LegalOf(At("STP"), Power("RUSSIA")).size(), 3u);
  EXPECT_TRUE(LegalOf(At("STP"), Power("FRANCE")).empty());
  // Two powers: each has a group for WAIVE.
  const std::vector<entente_order> all = Legal(ENTENTE_NO_POWER);
  const std::vector<entente_order_group> of_all = Groups(all);
  ExpectSound(of_all, all);
  EXPECT_EQ(std::count_if(of_all.begin(), of_all.end(),
                          [](const entente_order_group& group) { return group.province == ENTENTE_NO_LOCATION; }),
            2);
  EXPECT_EQ(of_all.size(), 5u);
}

TEST_F(LegalOrdersTest, RemovalsAndRetreatsLieByUnit) {
  Place("GERMANY", "RUH");
  SetPhase("W1901A");
  const std::vector<entente_order> removals = Legal(Power("GERMANY"));
  EXPECT_EQ(Groups(removals).size(), 4u);
  ExpectSound(Groups(removals), removals);
  SetPhase("F1901R");
  const uint16_t retreats[] = {At("PIC"), At("GAS")};
  const entente_unit unit{At("BUR"), Power("FRANCE"), ENTENTE_ARMY};
  ASSERT_EQ(entente_position_dislodge(map_, position_.data(), &unit, retreats, 2, &error_), ENTENTE_OK)
      << error_.message;
  const std::vector<entente_order> orders = Legal(ENTENTE_NO_POWER);
  const std::vector<entente_order_group> groups = Groups(orders);
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].count, 3u);  // two retreats and the disbandment
  EXPECT_EQ(groups[0].province, At("BUR"));
}

TEST_F(LegalOrdersTest, GroupsOfNothingAreNone) {
  EXPECT_TRUE(Groups({}).empty());
  std::vector<entente_order_group> groups(1);
  const std::vector<entente_order> orders = Legal(Power("FRANCE"));
  size_t length = 0;
  EXPECT_EQ(entente_order_groups(map_, orders.data(), orders.size(), groups.data(), 1, &length, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length, 3u);
  ExpectRefused([&](auto* e) { return entente_order_groups(nullptr, orders.data(), 1, groups.data(), 1, &length, e); },
                "map");
  ExpectRefused([&](auto* e) { return entente_order_groups(map_, nullptr, 1, groups.data(), 1, &length, e); },
                "orders");
  ExpectRefused([&](auto* e) { return entente_order_groups(map_, orders.data(), 1, nullptr, 1, &length, e); },
                "buffer");
  ExpectRefused([&](auto* e) { return entente_order_groups(map_, orders.data(), 1, groups.data(), 1, nullptr, e); },
                "length");
}

// The list of a large board is longer than the limit for orders of a phase.
TEST_F(LegalOrdersTest, GroupsOfAnyNumberOfOrdersAreFound) {
  constexpr size_t kCount = (size_t{1} << 20) + 1;
  const auto groups = Groups(std::vector<entente_order>(kCount, Legal(Power("FRANCE"))[0]));
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].count, kCount);
}

TEST_F(LegalOrdersTest, CountsAndNumbersAreThoseOfTheLists) {
  for (const char* phase : {"S1901M", "W1901A"}) {
    SetPhase(phase);
    const std::vector<uint32_t> counts = Counts();
    EXPECT_EQ(counts.size(), kProvinces);
    for (size_t p = 0; p < counts.size(); ++p) ExpectNumbersOf(static_cast<uint16_t>(p), counts[p]);
  }
}

TEST_F(LegalOrdersTest, WhatIsNotListedHasNoNumber) {
  const entente_order listed = LegalOf(At("PAR"))[0];
  EXPECT_EQ(NumbersOf({listed, 0, ~entente_order{0}, listed ^ (entente_order{1} << 16)}),
            (std::vector<uint32_t>{0, ENTENTE_NOT_LISTED, ENTENTE_NOT_LISTED, ENTENTE_NOT_LISTED}));
  EXPECT_TRUE(NumbersOf({}).empty());
}

TEST_F(LegalOrdersTest, NumbersBeyondTheLastAndBadPlacesAreRefused) {
  entente_order order = 0;
  size_t length = 0;
  const auto at = [&](entente_order_number number, entente_error* e) {
    return entente_legal_orders_numbered(scratch_, position_.data(), nullptr, &number, 1, &order, 1, &length, e);
  };
  const auto count = static_cast<uint32_t>(LegalOf(At("PAR")).size());
  EXPECT_EQ(at({count - 1, At("PAR"), 0}, &error_), ENTENTE_OK);
  EXPECT_EQ(at({count, At("PAR"), 0}, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(at({0xffffffffu, At("PAR"), 0}, &error_), ENTENTE_ERR_NOT_FOUND);
  ExpectRefused([&](auto* e) { return at({0, kProvinces, 0}, e); }, "province");
  ExpectRefused([&](auto* e) { return at({0, At("PAR"), 1}, e); }, "reserved");
  uint32_t counts[kProvinces];
  const auto refused = [&](entente_scratch* scratch, const void* position, uint32_t* into, const char* what) {
    ExpectRefused(
        [&](auto* e) { return entente_legal_order_counts(scratch, position, nullptr, into, kProvinces, &length, e); },
        what);
  };
  refused(nullptr, position_.data(), counts, "scratch");
  refused(scratch_, nullptr, counts, "position");
  refused(scratch_, position_.data(), nullptr, "buffer");
  EXPECT_EQ(entente_legal_order_counts(scratch_, position_.data(), nullptr, counts, kProvinces - 1, &length, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length, kProvinces);
}

TEST_F(LegalOrdersTest, AnyNumberOfOrdersAndNumbersIsTakenAtOnce) {
  constexpr size_t kMany = (size_t{1} << 20) + 1;  // more than one call adjudicates
  const entente_order hold = LegalOf(At("PAR"))[0];
  const std::vector<uint32_t> numbers = NumbersOf(std::vector<entente_order>(kMany, hold));
  EXPECT_EQ(numbers, std::vector<uint32_t>(kMany, 0));
  const std::vector<entente_order_number> first(kMany, {0, At("PAR"), 0});
  std::vector<entente_order> orders(kMany);
  size_t length = 0;
  EXPECT_EQ(entente_legal_orders_numbered(scratch_, position_.data(), nullptr, first.data(), kMany, orders.data(),
                                          kMany, &length, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(orders, std::vector<entente_order>(kMany, hold));
}

TEST_F(LegalOrdersTest, AnOrderIsEnteredStepByStep) {
  uint32_t step = 99;
  entente_order order = 1;
  const auto next = [&](const std::vector<uint32_t>& chosen) {
    return Filled<std::vector<uint32_t>>([&](uint32_t* choices, size_t capacity, size_t* length) {
      return entente_order_choices(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, At("PAR"), chosen.data(),
                                   chosen.size(), &step, choices, capacity, length, &order, &error_);
    });
  };
  EXPECT_EQ(next({}), (std::vector<uint32_t>{ENTENTE_HOLD, ENTENTE_MOVE, ENTENTE_SUPPORT_HOLD, ENTENTE_SUPPORT_MOVE}));
  EXPECT_EQ(step, uint32_t{ENTENTE_STEP_KIND});
  EXPECT_STREQ(entente_word(ENTENTE_WORDS_ORDER_STEP, step), "kind");
  EXPECT_EQ(order, 0u);
  EXPECT_EQ(next({ENTENTE_SUPPORT_MOVE}), (std::vector<uint32_t>{At("BRE"), At("MAR"), At("MUN")}));
  EXPECT_EQ(step, uint32_t{ENTENTE_STEP_OTHER});
  EXPECT_EQ(next({ENTENTE_SUPPORT_MOVE, At("MAR")}), (std::vector<uint32_t>{At("BUR"), At("GAS")}));
  EXPECT_EQ(step, uint32_t{ENTENTE_STEP_TARGET});
  EXPECT_TRUE(next({ENTENTE_SUPPORT_MOVE, At("MAR"), At("BUR")}).empty());
  EXPECT_EQ(step, uint32_t{ENTENTE_STEP_NONE});
  EXPECT_EQ(Write(order), "A PAR S A MAR - BUR");
  EXPECT_EQ(entente_word(ENTENTE_WORDS_ORDER_STEP, 7), nullptr);
}

TEST_F(LegalOrdersTest, ChoicesThatCannotFollowAreRefused) {
  uint32_t step = 0, choices[64];
  size_t length = 0;
  const auto next = [&](uint32_t province, uint32_t power, uint32_t chosen, entente_error* e) {
    return entente_order_choices(scratch_, position_.data(), nullptr, power, province, &chosen, 1, &step, choices, 64,
                                 &length, nullptr, e);
  };
  EXPECT_EQ(next(At("PAR"), ENTENTE_NO_POWER, ENTENTE_MOVE, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(length, 4u);
  EXPECT_EQ(next(At("PAR"), ENTENTE_NO_POWER, ENTENTE_BUILD, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "chosen[0]: choice 8 is none of those that can follow");
  EXPECT_EQ(next(At("PAR"), Power("ITALY"), ENTENTE_MOVE, &error_), ENTENTE_ERR_NOT_FOUND);
  ExpectRefused([&](auto* e) { return next(kProvinces, ENTENTE_NO_POWER, ENTENTE_MOVE, e); }, "province");
  ExpectRefused([&](auto* e) { return next(At("PAR"), 99, ENTENTE_MOVE, e); }, "power");
  const auto refused = [&](entente_scratch* scratch, const uint32_t* chosen, uint32_t* to, const char* what) {
    ExpectRefused(
        [&](auto* e) {
          return entente_order_choices(scratch, position_.data(), nullptr, ENTENTE_NO_POWER, At("PAR"), chosen, 1, to,
                                       choices, 64, &length, nullptr, e);
        },
        what);
  };
  // The error names the first wrong choice, also if the order was complete before it.
  for (const auto& [kind, index] :
       {std::pair{ENTENTE_SUPPORT_MOVE, 2}, std::pair{ENTENTE_MOVE, 1}, std::pair{ENTENTE_HOLD, 1}}) {
    const uint32_t several[] = {static_cast<uint32_t>(kind), At("MAR"), At("SMY"), At("SEV")};
    EXPECT_EQ(entente_order_choices(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, At("PAR"), several, 4, &step,
                                    choices, 64, &length, nullptr, &error_),
              ENTENTE_ERR_NOT_FOUND);
    EXPECT_EQ(error_.message, "chosen[" + std::to_string(index) + "]: choice " + std::to_string(several[index]) +
                                  " is none of those that can follow");
  }
  const uint32_t move = ENTENTE_MOVE;
  refused(nullptr, &move, &step, "scratch");
  refused(scratch_, nullptr, &step, "chosen");
  refused(scratch_, &move, nullptr, "step");
}

}  // namespace
}  // namespace entente_test
