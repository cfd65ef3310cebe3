// Adjudicates many positions at once; each is replaced by its next position.
#include <algorithm>
#include <thread>

#include "board_fixture.h"

namespace entente_test {
namespace {

class BatchTest : public Board {
 protected:
  static constexpr entente_status kUntouched = 99;

  void SetUp() override {
    Board::SetUp();
    orders_ = {Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR"), Read("TURKEY", "A CON - BUL")};
    for (int i = 0; i < 3; ++i) positions_.insert(positions_.end(), position_.begin(), position_.end());
    for (entente_order_result& result : results_) result.order = ~uint64_t{0};
  }
  entente_status Run(const std::vector<uint64_t>& starts, entente_error* error, entente_order_result* results) {
    std::fill(std::begin(statuses_), std::end(statuses_), kUntouched);
    return entente_adjudicate_batch(scratch_, positions_.data(), static_cast<uint32_t>(starts.size()) - 1, nullptr,
                                    orders_.data(), starts.data(), results, sizeof *results, statuses_, error);
  }
  PositionMemory At(size_t i) const {
    const auto first = positions_.begin() + static_cast<long>(i * position_.size());
    return PositionMemory(first, first + static_cast<long>(position_.size()));
  }
  void ExpectStatuses(const std::vector<entente_status>& expected) const {
    EXPECT_EQ(std::vector<entente_status>(std::begin(statuses_), std::end(statuses_)), expected);
  }
  void ExpectNothingDone() const { ExpectStatuses({kUntouched, kUntouched, kUntouched}); }
  void Spoil(size_t i) { positions_[i * position_.size()] ^= 1; }

  std::vector<entente_order> orders_;
  PositionMemory positions_;
  entente_order_result results_[3] = {};
  entente_status statuses_[3] = {kUntouched, kUntouched, kUntouched};
};

TEST_F(BatchTest, IsTheSameAsOneByOne) {
  ASSERT_EQ(Run({0, 2, 2, 3}, &error_, results_), ENTENTE_OK) << error_.message;
  ExpectStatuses({ENTENTE_OK, ENTENTE_OK, ENTENTE_OK});
  const PositionMemory start = position_;
  const std::vector<std::vector<entente_order>> each = {{orders_[0], orders_[1]}, {}, {orders_[2]}};
  size_t first = 0;
  for (size_t i = 0; i < 3; ++i) {
    position_ = start;
    const auto alone = Adjudicate(each[i]);
    EXPECT_EQ(At(i), position_) << i;
    EXPECT_EQ(std::memcmp(results_ + first, alone.data(), each[i].size() * sizeof results_[0]), 0) << i;
    first += each[i].size();
  }
  EXPECT_EQ(results_[0].reason, ENTENTE_REASON_BOUNCED);
  EXPECT_EQ(results_[2].reason, ENTENTE_REASON_NONE);
}

// A position for every set of some orders that interact, some of them illegal.
class BatchSplit : public Board {
 protected:
  struct Answer {
    PositionMemory positions;
    std::vector<entente_order_result> results;
    std::vector<entente_status> status;
  };

  void SetUp() override {
    Board::SetUp();
    const entente_order each[] = {Read("FRANCE", "A PAR - BUR"),         Read("GERMANY", "A MUN - BUR"),
                                  Read("FRANCE", "A MAR S A PAR - BUR"), Read("TURKEY", "F ANK - BLA"),
                                  Read("RUSSIA", "F SEV - BLA"),         Read("RUSSIA", "A MOS - LON")};
    constexpr uint32_t kOrders = sizeof each / sizeof each[0];
    for (uint32_t set = 0; set < 1u << kOrders; ++set) {
      positions_.insert(positions_.end(), position_.begin(), position_.end());
      for (uint32_t i = 0; i < kOrders; ++i) {
        if ((set >> i & 1) != 0) orders_.push_back(each[i]);
      }
      starts_.push_back(orders_.size());
    }
  }
  uint32_t count() const { return static_cast<uint32_t>(starts_.size()) - 1; }
  Answer NoAnswer() const { return {positions_, std::vector<entente_order_result>(orders_.size()), {}}; }
  // Adjudicates positions `first` to `end` of the answer.
  entente_status Take(entente_scratch* scratch, uint32_t first, uint32_t end, Answer& answer) const {
    return entente_adjudicate_batch(scratch, answer.positions.data() + first * position_.size(), end - first, nullptr,
                                    orders_.data(), starts_.data() + first, answer.results.data(),
                                    sizeof answer.results[0], nullptr, nullptr);
  }
  static bool IsSame(const Answer& a, const Answer& b) {
    return a.positions == b.positions &&
           std::memcmp(a.results.data(), b.results.data(), a.results.size() * sizeof a.results[0]) == 0;
  }

  PositionMemory positions_;
  std::vector<entente_order> orders_;
  std::vector<uint64_t> starts_ = {0};
};

TEST_F(BatchSplit, AnywhereGivesTheSameBits) {
  Answer whole = NoAnswer();
  ASSERT_EQ(Take(scratch_, 0, count(), whole), ENTENTE_OK);
  EXPECT_NE(whole.positions, positions_);
  for (uint32_t at = 0; at <= count(); ++at) {
    Answer split = NoAnswer();
    ASSERT_EQ(Take(scratch_, at, count(), split), ENTENTE_OK);
    EXPECT_EQ(IsSame(split, whole), at == 0);
    ASSERT_EQ(Take(scratch_, 0, at, split), ENTENTE_OK);
    EXPECT_TRUE(IsSame(split, whole)) << at;
  }
}

TEST_F(BatchSplit, AmongThreadsGivesTheSameBits) {
  Answer whole = NoAnswer();
  ASSERT_EQ(Take(scratch_, 0, count(), whole), ENTENTE_OK);
  for (const uint32_t threads : {2u, 3u, 7u}) {
    Answer split = NoAnswer();
    split.status.assign(threads, ENTENTE_ERR_INTERNAL);
    std::vector<std::thread> running;
    for (uint32_t t = 0; t < threads; ++t) {
      running.emplace_back([&, t] {
        Owned<entente_scratch> scratch;
        if (entente_scratch_new(map_, scratch.out(), nullptr) != ENTENTE_OK) return;
        split.status[t] = Take(scratch, count() * t / threads, count() * (t + 1) / threads, split);
      });
    }
    for (std::thread& thread : running) thread.join();
    EXPECT_EQ(split.status, std::vector<entente_status>(threads, ENTENTE_OK));
    EXPECT_TRUE(IsSame(split, whole)) << threads;
  }
}

TEST_F(BatchTest, ResultsNeedNotBeWanted) {
  ASSERT_EQ(Run({0, 2, 2, 3}, &error_, nullptr), ENTENTE_OK) << error_.message;
  ExpectStatuses({ENTENTE_OK, ENTENTE_OK, ENTENTE_OK});
  EXPECT_EQ(PhaseName(At(2)), "F1901M");
  PositionMemory one = position_;
  const uint64_t starts[] = {0, 1};
  EXPECT_EQ(
      entente_adjudicate_batch(scratch_, one.data(), 1, nullptr, orders_.data(), starts, nullptr, 0, nullptr, &error_),
      ENTENTE_OK)
      << error_.message;
}

TEST_F(BatchTest, NoPositionsAreDoneAtOnce) {
  EXPECT_EQ(entente_adjudicate_batch(scratch_, nullptr, 0, nullptr, nullptr, nullptr, nullptr, 0, statuses_, &error_),
            ENTENTE_OK);
  ExpectNothingDone();
}

TEST_F(BatchTest, GoesOnPastWhatItCannotAdjudicate) {
  Spoil(1);
  const PositionMemory spoilt = At(1);
  EXPECT_EQ(entente_position_check(map_, spoilt.data(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  const std::string why = error_.message;
  EXPECT_EQ(Run({0, 1, 2, 3}, &error_, results_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.message, "positions[1]: " + why);
  ExpectStatuses({ENTENTE_OK, ENTENTE_ERR_INVALID_ARGUMENT, ENTENTE_OK});
  EXPECT_EQ(PhaseName(At(0)), "F1901M");
  EXPECT_EQ(At(1), spoilt);
  EXPECT_EQ(PhaseName(At(2)), "F1901M");
  EXPECT_EQ(results_[0].order, orders_[0]);
  const entente_order_result none = {};
  EXPECT_EQ(std::memcmp(&results_[1], &none, sizeof none), 0);
  EXPECT_EQ(results_[2].order, orders_[2]);
}

TEST_F(BatchTest, ReportsTheFirstOfSeveralFaults) {
  Spoil(0);
  Spoil(2);
  EXPECT_EQ(Run({0, 1, 2, 3}, &error_, results_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(std::string_view(error_.message).substr(0, 14), "positions[0]: ");
  ExpectStatuses({ENTENTE_ERR_INVALID_ARGUMENT, ENTENTE_OK, ENTENTE_ERR_INVALID_ARGUMENT});
}

TEST_F(BatchTest, AGameThatIsOverIsNoFault) {
  ReadPosition(R"({"name":"COMPLETED","winner":"FRANCE","state":{"units":{}}})");
  std::copy(position_.begin(), position_.end(), positions_.begin() + static_cast<long>(position_.size()));
  EXPECT_EQ(Run({0, 1, 2, 3}, &error_, results_), ENTENTE_OK) << error_.message;
  ExpectStatuses({ENTENTE_OK, ENTENTE_ERR_WRONG_PHASE, ENTENTE_OK});
  EXPECT_EQ(At(1), position_);
  EXPECT_EQ(results_[1].order, 0u);
  EXPECT_EQ(PhaseName(At(2)), "F1901M");
}

TEST_F(BatchTest, OrdersOfPositionsAscend) {
  ExpectRefused([&](auto* e) { return Run({1, 0}, e, results_); }, "order_starts");
  ExpectNothingDone();
  EXPECT_EQ(At(0), position_);
  EXPECT_EQ(Run({0, 2, 1, 3}, &error_, results_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "positions[1]: order_starts[i + 1] 1 does not ascend: expected at least 2");
  ExpectNothingDone();
  EXPECT_EQ(At(0), position_);
}

// Memory of a batch inside the rules or the error, with the sizes of other releases.
class BatchMemory : public BatchTest {
 protected:
  template <typename Struct>
  struct Wide {
    Struct known = Sized<Struct>();
    uint32_t tail[4] = {};
    Wide() { known.struct_size = sizeof(Wide); }
  };

  void SetUp() override {
    BatchTest::SetUp();
    entente_rules rules = Sized<entente_rules>();
    ASSERT_EQ(entente_rules_init(&rules, nullptr, &error_), ENTENTE_OK) << error_.message;
    std::memcpy(rules_.known.value, rules.value, sizeof rules.value);
    at_ = {positions_.data(), results_, statuses_};
  }
  struct Written {
    void* positions;
    void* results;
    void* statuses;
  };
  entente_status Run(const Written& at, const void* rules, entente_error* e) {
    return entente_adjudicate_batch(scratch_, at.positions, 2, static_cast<const entente_rules*>(rules), orders_.data(),
                                    starts_, static_cast<entente_order_result*>(at.results), 16,
                                    static_cast<entente_status*>(at.statuses), e);
  }
  void ExpectRefusedWith(const void* rules, const Written& at, std::string_view about) {
    ExpectRefused([&](auto* e) { return Run(at, rules, e); }, about);
  }

  const uint64_t starts_[3] = {0, 1, 2};
  // After each there is room for two positions, so that an overlap reaches only one struct.
  alignas(8) Wide<entente_rules> rules_;
  uint64_t behind_rules_[256] = {};
  alignas(8) Wide<entente_error> wide_error_;
  uint64_t behind_error_[256] = {};
  Written at_ = {};
};

TEST_F(BatchMemory, RulesAreNoPlaceToWrite) {
  const Wide<entente_rules> before = rules_;
  ExpectRefusedWith(&rules_, {at_.positions, at_.results, &rules_.known.value[4]}, "statuses overlaps rules");
  ExpectRefusedWith(&rules_, {at_.positions, at_.results, &rules_.tail[3]}, "statuses overlaps rules");
  ExpectRefusedWith(&rules_, {at_.positions, reinterpret_cast<char*>(&rules_) + 8, statuses_},
                    "results overlaps rules");
  ExpectRefusedWith(&rules_, {reinterpret_cast<char*>(&rules_) + 8, at_.results, statuses_},
                    "positions overlaps rules");
  EXPECT_EQ(std::memcmp(&rules_, &before, sizeof rules_), 0);
  EXPECT_EQ(Run(at_, &rules_, &error_), ENTENTE_OK) << error_.message;
}

TEST_F(BatchMemory, TheErrorIsNoPlaceToWrite) {
  const auto refused = [&](const Written& at, const std::string& about) {
    EXPECT_EQ(Run(at, nullptr, &wide_error_.known), ENTENTE_ERR_INVALID_ARGUMENT);
    EXPECT_EQ(wide_error_.known.message, about + " overlaps error: expected memory of its own");
  };
  refused({at_.positions, at_.results, &wide_error_.known.line}, "statuses");
  refused({at_.positions, at_.results, &wide_error_.tail[3]}, "statuses");
  refused({at_.positions, reinterpret_cast<char*>(&wide_error_) + 8, statuses_}, "results");
  refused({reinterpret_cast<char*>(&wide_error_) + 8, at_.results, statuses_}, "positions");
}

// The memory of the statuses is checked first; after an error nothing is written.
TEST_F(BatchMemory, MemoryOfTheStatusesIsCheckedFirst) {
  rules_.known.value[0] = 250;
  const Wide<entente_rules> before = rules_;
  const PositionMemory positions = positions_;
  const std::vector<entente_order> orders = orders_;
  const Written in_rules = {at_.positions, at_.results, &rules_.known.value[4]};
  ExpectRefusedWith(&rules_, in_rules, "statuses overlaps rules");
  rules_.known.struct_size = 0;
  ExpectRefusedWith(&rules_, in_rules, "statuses overlaps rules");
  rules_.known.struct_size = before.known.struct_size;
  EXPECT_EQ(std::memcmp(&rules_, &before, sizeof rules_), 0);
  ExpectRefusedWith(&rules_, {at_.positions, at_.results, positions_.data()}, "statuses overlaps positions");
  ExpectRefusedWith(&rules_, {at_.positions, at_.results, orders_.data()}, "statuses overlaps orders");
  ExpectRefusedWith(&rules_, {at_.positions, at_.results, reinterpret_cast<char*>(statuses_) + 2},
                    "statuses is not aligned to 4 bytes");
  // Of several faults the error names this one.
  ExpectRefusedWith(nullptr, {at_.positions, positions_.data(), positions_.data()}, "statuses overlaps results");
  ExpectNothingDone();
  EXPECT_EQ(positions_, positions);
  EXPECT_EQ(orders_, orders);
  ExpectRefusedWith(&rules_, at_, "rules: option");
  ExpectNothingDone();
}

TEST_F(BatchMemory, WithoutScratchOrPositionsItIsCheckedAsFarAsItIsKnown) {
  const auto run = [&](entente_scratch* scratch, void* positions, uint32_t count, const uint64_t* starts, void* results,
                       size_t result_size, void* statuses, entente_error* e) {
    return entente_adjudicate_batch(scratch, positions, count, &rules_.known, orders_.data(), starts,
                                    static_cast<entente_order_result*>(results), result_size,
                                    static_cast<entente_status*>(statuses), e);
  };
  void* p = positions_.data();
  ExpectRefused([&](auto* e) { return run(nullptr, p, 2, starts_, results_, 16, &rules_.known.value[4], e); },
                "statuses overlaps rules");
  ExpectRefused([&](auto* e) { return run(nullptr, p, 2, starts_, results_, 16, orders_.data(), e); },
                "statuses overlaps orders");
  ExpectRefused([&](auto* e) { return run(scratch_, p, 2, nullptr, results_, 16, p, e); },
                "statuses overlaps positions");
  ExpectRefused([&](auto* e) { return run(scratch_, p, 1, starts_, results_, 16, orders_.data(), e); },
                "statuses overlaps orders");
  std::vector<entente_order> most(size_t{1} << 20);
  const uint64_t all[] = {0, most.size()};
  ExpectRefused(
      [&](auto* e) {
        return entente_adjudicate_batch(scratch_, p, 1, nullptr, most.data(), all, nullptr, 0,
                                        reinterpret_cast<entente_status*>(&most.back()), e);
      },
      "statuses overlaps orders");
  // The place of orders and results is unknown: order_starts is misaligned, no result has this size.
  alignas(8) char memory[4 + sizeof starts_];
  std::memcpy(memory + 4, starts_, sizeof starts_);
  ExpectRefused(
      [&](auto* e) {
        return run(scratch_, p, 2, reinterpret_cast<const uint64_t*>(memory + 4), results_, 16, results_ + 1, e);
      },
      "order_starts is not aligned to 8 bytes");
  for (const size_t size : {size_t{20}, size_t{1} << 60}) {
    ExpectRefused([&](auto* e) { return run(scratch_, p, 2, starts_, results_, size, results_ + 1, e); },
                  "result_size");
  }
  ExpectRefused([&](auto* e) { return run(nullptr, p, 2, starts_, results_, 16, statuses_, e); }, "scratch is NULL");
  ExpectNothingDone();
  // With no positions the call reads nothing.
  EXPECT_EQ(run(scratch_, nullptr, 0, nullptr, nullptr, 0, statuses_, &error_), ENTENTE_OK) << error_.message;
  ExpectNothingDone();
}

TEST_F(BatchMemory, AfterAnyErrorTheScratchHasNothingToAskFor) {
  size_t length = 0;
  for (void* statuses : {static_cast<void*>(statuses_), static_cast<void*>(orders_.data())}) {
    PositionMemory next = position_;
    ASSERT_EQ(entente_adjudicate(scratch_, next.data(), nullptr, nullptr, 0, nullptr, &error_), ENTENTE_OK);
    rules_.known.value[0] = 250;
    ExpectRefusedWith(&rules_, {at_.positions, at_.results, statuses}, "");
    EXPECT_EQ(entente_scratch_results(scratch_, nullptr, 16, 0, &length, &error_), ENTENTE_ERR_WRONG_PHASE);
  }
}

// Every pair of arguments of which the call writes one.
TEST_F(BatchTest, MemoryThatOverlapsIsRefused) {
  const size_t words = position_.size();
  const auto call = [&](void* positions, const void* orders, const void* starts, void* results, void* statuses,
                        auto* e) {
    return entente_adjudicate_batch(scratch_, positions, 2, nullptr, static_cast<const entente_order*>(orders),
                                    static_cast<const uint64_t*>(starts), static_cast<entente_order_result*>(results),
                                    16, static_cast<entente_status*>(statuses), e);
  };
  uint64_t starts[] = {0, 2, 3};
  uint64_t* p = positions_.data();
  entente_order* orders = orders_.data();
  const PositionMemory before = positions_;
  const auto refused = [&](void* positions, const void* given, const void* from, void* results, void* statuses,
                           const std::string& about) {
    ExpectRefused([&](auto* e) { return call(positions, given, from, results, statuses, e); },
                  about + ": expected memory of its own");
  };
  refused(p, p + 2 * words - 1, starts, results_, statuses_, "positions overlaps orders");
  refused(p, orders, starts, orders + 2, statuses_, "results overlaps orders");
  refused(p, orders, starts, p + 2 * words - 1, statuses_, "results overlaps positions");
  refused(p, orders, starts, starts + 2, statuses_, "results overlaps order_starts");
  // The starts of orders are checked before they are used.
  refused(p, orders, p, results_, statuses_, "positions overlaps order_starts");
  EXPECT_EQ(positions_, before);
  // Adjacent memory does not overlap, nor do orders and results before order_starts[0].
  starts[0] = 2;
  starts[1] = 3;
  PositionMemory joined(starts, starts + 3);
  joined.insert(joined.end(), p, p + 2 * words);
  joined.resize(3 + 2 * words + 4);
  uint64_t* behind = joined.data() + 3 + 2 * words;  // memory for a result, the order, and two statuses
  behind[2] = orders[2];
  behind[3] = ~uint64_t{0};
  EXPECT_EQ(call(joined.data() + 3, behind, joined.data(), behind - 4, behind + 3, &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(behind[0], orders[2]);
  EXPECT_EQ(behind[3], 0u);
}

TEST_F(BatchTest, WhatIsEmptyOverlapsNothing) {
  const uint64_t starts[] = {0, 0};
  auto* inside = positions_.data() + 1;
  for (void* statuses : {static_cast<void*>(statuses_), static_cast<void*>(results_ + 1)}) {
    auto* results = statuses == statuses_ ? reinterpret_cast<entente_order_result*>(inside) : results_;
    EXPECT_EQ(entente_adjudicate_batch(scratch_, positions_.data(), 1, nullptr, inside, starts, results, 16,
                                       static_cast<entente_status*>(statuses), &error_),
              ENTENTE_OK)
        << error_.message;
  }
  EXPECT_EQ(PhaseName(At(0)), "S1902M");
}

TEST_F(BatchTest, StatusesOverlapNothing) {
  uint64_t starts[] = {0, 1, 2};
  const auto refused = [&](const uint64_t* order_starts, uint64_t* statuses, const std::string& about) {
    ExpectRefused(
        [&](auto* e) {
          return entente_adjudicate_batch(scratch_, positions_.data(), 2, nullptr, orders_.data(), order_starts,
                                          results_, 16, reinterpret_cast<entente_status*>(statuses), e);
        },
        about);
  };
  uint64_t kept = orders_[0];
  refused(starts, orders_.data(), "statuses overlaps orders");
  EXPECT_EQ(orders_[0], kept) << "it was not written either";
  refused(starts, positions_.data() + 1, "statuses overlaps positions");
  refused(starts, starts + 2, "statuses overlaps order_starts");
  refused(starts, reinterpret_cast<uint64_t*>(results_ + 1), "statuses overlaps results");
  refused(starts, reinterpret_cast<uint64_t*>(reinterpret_cast<char*>(&kept) + 2),
          "statuses is not aligned to 4 bytes");
  EXPECT_EQ(positions_, [&] {
    PositionMemory all = position_;
    for (int i = 1; i < 3; ++i) all.insert(all.end(), position_.begin(), position_.end());
    return all;
  }());
}

TEST_F(BatchTest, WhatItTakesIsChecked) {
  const uint64_t starts[] = {0, 1};
  const auto batch = [&](void* positions, const entente_order* orders, const uint64_t* order_starts, size_t size,
                         entente_error* e) {
    return entente_adjudicate_batch(scratch_, positions, 1, nullptr, orders, order_starts, results_, size, statuses_,
                                    e);
  };
  void* p = positions_.data();
  const entente_order* orders = orders_.data();
  ExpectRefused([&](auto* e) { return batch(nullptr, orders, starts, 16, e); }, "positions is NULL");
  ExpectRefused([&](auto* e) { return batch(p, orders, nullptr, 16, e); }, "order_starts is NULL");
  for (const uint64_t first : {0, 1}) {
    const uint64_t some[] = {first, 2};
    ExpectRefused([&](auto* e) { return batch(p, nullptr, some, 16, e); }, "positions[0]: orders is NULL");
  }
  // The number of all orders is checked together with the positions.
  const uint64_t many[] = {0, uint64_t{1} << 50};
  EXPECT_EQ(batch(p, orders, many, 16, &error_), ENTENTE_ERR_LIMIT);
  EXPECT_STREQ(error_.message, "positions[0]: order_count 1125899906842624 is too large: expected 0 to 1048576");
  for (const size_t size : {size_t{8}, size_t{20}, size_t{4104}}) {
    ExpectRefused([&](auto* e) { return batch(p, orders, starts, size, e); }, "result_size");
  }
  ExpectNothingDone();
  EXPECT_EQ(At(0), position_) << "nothing was done";
}

}  // namespace
}  // namespace entente_test
