// In every exported function the n-th allocation fails, once or from then on. The call reports that memory ran out (or
// succeeds without the memory) and leaks nothing, and the next call on the same handles gives its usual results.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <set>
#include <vector>

#include "allocations.h"
#include "subjects.h"

namespace entente_faults {
namespace {

constexpr long kMost = 100000;  // more allocations than any call makes
constexpr long kEachUpTo = 100;
constexpr long kUsualStride = 7;

// The next allocation to refuse after the n-th. After the first hundred it is every ENTENTE_FAULT_STRIDE-th, by default
// every seventh, because trying each one takes minutes, and ten times as long with sanitizers.
long NextAfter(long n) {
  static const char* const text = std::getenv("ENTENTE_FAULT_STRIDE");
  static const long stride = text == nullptr ? kUsualStride : std::max(1L, std::atol(text));
  return n < kEachUpTo ? n + 1 : n + stride;
}

std::vector<Subject> AllSubjects() {
  std::vector<Subject> all;
  for (const auto& group : {MapSubjects(), PositionSubjects(), PhaseSubjects(), GameSubjects(), SubmitSubjects(),
                            ExchangeSubjects(), SpecialSubjects()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
#ifdef ENTENTE_HAS_ENCODINGS
  all.insert(all.end(), EncodingsSubjects().begin(), EncodingsSubjects().end());
#endif
#ifdef ENTENTE_HAS_PRESS
  for (const auto& group : {PressSubjects(), RefereeSubjects(), MasterSubjects()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
#endif
  return all;
}

std::string NameOf(const testing::TestParamInfo<Subject>& info) {
  std::string name = std::string(info.param.function) + (*info.param.input == '\0' ? "" : "_") + info.param.input;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

class FaultTest : public testing::TestWithParam<Subject> {
 protected:
  // The results of the call with enough memory.
  std::string Reference() {
    const auto w = std::make_unique<Workplace>();
    return w->Told(GetParam().call(*w));
  }

  // Refuses the n-th allocation of the call; false if the call makes fewer.
  bool Starve(long n, Refuse refuse, const std::string& reference) {
    const auto w = std::make_unique<Workplace>();
    entente_status status;
    {
      const Shortage shortage(n, refuse);
      status = GetParam().call(*w);
    }
    if (status == ENTENTE_ERR_OUT_OF_MEMORY) {
      EXPECT_STREQ(w->error.message, "out of memory");
      EXPECT_FALSE(w->out.made_something());
      w->ClearOutputs();
      status = GetParam().call(*w);
    }
    EXPECT_TRUE(w->Told(status) == reference) << entente_word(ENTENTE_WORDS_STATUS, status) << ": " << w->error.message;
    return Shortage::refused() > 0;
  }

  bool StarveAt(long n, Refuse refuse, const std::string& reference) {
    SCOPED_TRACE("allocation " + std::to_string(n));
    return Starve(n, refuse, reference);
  }

  void StarveEach(Refuse refuse) {
    const std::string reference = Reference();
    StarveAt(1, refuse, reference);  // the first run also sets up the test program
    const long before = LiveBlocks();
    for (long n = 1; n < kMost && StarveAt(n, refuse, reference) && !HasFailure(); n = NextAfter(n)) {
    }
    EXPECT_EQ(LiveBlocks(), before);
  }
};

TEST_P(FaultTest, SurvivesOneRefusedAllocation) { StarveEach(Refuse::kOnce); }
TEST_P(FaultTest, SurvivesAllAllocationsRefusedFromOneOn) { StarveEach(Refuse::kFromThenOn); }

INSTANTIATE_TEST_SUITE_P(Faults, FaultTest, testing::ValuesIn(AllSubjects()), NameOf);

class SimpleTest : public testing::TestWithParam<Subject> {};

TEST_P(SimpleTest, AsksForNoMemory) {
  const auto w = std::make_unique<Workplace>();
  const Shortage shortage(1, Refuse::kFromThenOn);
  EXPECT_EQ(GetParam().call(*w), ENTENTE_OK);
  EXPECT_EQ(Shortage::requested(), 0);
}

INSTANTIATE_TEST_SUITE_P(Faults, SimpleTest, testing::ValuesIn(SimpleSubjects().begin(), SimpleSubjects().end()),
                         NameOf);

// A call that fails with bad input does not count, because it skips most of the function.
TEST(FaultsTest, EveryExportedFunctionSucceedsInSomeCall) {
#ifndef ENTENTE_EXPORTS
  GTEST_SKIP() << "the description of the C interface was not made: python3 or clang-14 is missing";
#else
  std::set<std::string> succeeds;
  for (const Subject& subject : AllSubjects()) {
    const auto w = std::make_unique<Workplace>();
    if (subject.call(*w) == ENTENTE_OK) succeeds.insert(subject.function);
  }
  for (const Subject& subject : SimpleSubjects()) succeeds.insert(subject.function);  // AsksForNoMemory tests these
  std::ifstream listed(ENTENTE_EXPORTS);
  ASSERT_TRUE(listed.is_open()) << ENTENTE_EXPORTS;
  std::set<std::string> exports;
  for (std::string name; std::getline(listed, name);) exports.insert(name);
  EXPECT_EQ(succeeds, exports);
#endif
}

// The first call of a process allocates the most.
TEST(FaultsTest, TheFirstCallOfAllSurvives) {
  for (long n = 1;; ++n) {
    entente_map* map = nullptr;
    entente_status status;
    {
      const Shortage shortage(n, Refuse::kOnce);
      status = entente_map_builtin("standard", 8, &map, nullptr);
    }
    entente_map_free(map);
    if (status == ENTENTE_OK) break;
    ASSERT_EQ(status, ENTENTE_ERR_OUT_OF_MEMORY);
  }
}

}  // namespace
}  // namespace entente_faults
