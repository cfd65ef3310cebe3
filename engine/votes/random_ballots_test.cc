#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "base/test_repeats.h"
#include "votes/draw_ballots.h"
#include "votes/vote_script_test_util.h"

namespace entente {
namespace {

// Compares random ballots with a count of all possible draws.

using Said = std::vector<std::pair<int, PowerSet>>;  // accepted votes: voter and list; 0: DRAW

// Whether the power `p` approves a draw after these votes. Written from the texts of the rules, power by power.
bool Approves(DrawPolicy policy, PowerSet all, int first, int p, const Said& said, PowerSet draw) {
  const PowerSet self = PowerSet{1} << p;
  std::vector<PowerSet> own;
  for (const auto& [voter, list] : said) {
    if (voter == p) own.push_back(list);
  }
  const auto has = [&](PowerSet list) { return std::count(own.begin(), own.end(), list) > 0; };
  switch (policy) {
    case DrawPolicy::kJudgeDias:
    case DrawPolicy::kDaide:
    case DrawPolicy::kDpp:
      return draw == all && has(0);
    case DrawPolicy::kDaidePda:
      return has(draw) || (draw == all && has(0));
    case DrawPolicy::kDppPda:
      return draw == self || (!own.empty() && own.back() == draw);
    case DrawPolicy::kJudgeNodias:
    case DrawPolicy::kNjudge: {
      const PowerSet list = own.empty() ? self : own.back();
      if ((list & self) != 0) return (draw & self) != 0 && (draw | list) == list;
      const bool may_add = policy == DrawPolicy::kJudgeNodias || p == first;
      const PowerSet most = may_add ? list | self : list;
      return (draw | most) == most;
    }
  }
  return false;
}

std::string BruteForce(DrawPolicy policy, const std::vector<PowerIndex>& survivors, const Said& said) {
  PowerSet all = 0;
  for (const PowerIndex power : survivors) all |= SetOf(power);
  PowerSet best = 0;
  int equals = 0;
  for (PowerSet draw = all; draw != 0; draw = (draw - 1) & all) {
    const bool passes = std::all_of(survivors.begin(), survivors.end(), [&](PowerIndex p) {
      return Approves(policy, all, survivors.front(), p, said, draw);
    });
    if (!passes || std::popcount(draw) < std::popcount(best)) continue;
    equals = std::popcount(draw) == std::popcount(best) ? equals + 1 : 1;
    best = draw;
  }
  return equals > 1 ? "several" : best == 0 ? "none" : LettersOf(best);
}

class RandomBallots : public testing::TestWithParam<int> {};

TEST_P(RandomBallots, CountAsAListOfAllDrawsSays) {
  const auto policy = static_cast<DrawPolicy>(GetParam());
  const bool has_lists = policy == DrawPolicy::kJudgeNodias || policy == DrawPolicy::kNjudge ||
                         policy == DrawPolicy::kDaidePda || policy == DrawPolicy::kDppPda;
  const bool has_bare =
      policy != DrawPolicy::kJudgeNodias && policy != DrawPolicy::kNjudge && policy != DrawPolicy::kDppPda;
  std::mt19937 random(17);
  int draws = 0;
  for (int round = 0; round < Repeats(100000); ++round) {
    std::vector<PowerIndex> survivors = PowersOf(kLetters);
    std::shuffle(survivors.begin(), survivors.end(), random);
    survivors.resize(1 + random() % 5);
    DrawBallots ballots(policy, survivors);
    // Lists come from two favourites, so that powers sometimes agree.
    PowerSet favourites[2] = {};
    for (const PowerIndex p : survivors) {
      favourites[0] |= random() % 2 * SetOf(p);
      favourites[1] |= random() % 4 / 3 * SetOf(p);
    }
    Said said;
    for (size_t i = 0, votes = survivors.size() + random() % 4; i < votes; ++i) {
      const PowerIndex voter = i < survivors.size() ? survivors[i] : survivors[random() % survivors.size()];
      if (has_bare && (!has_lists || random() % 2 == 0)) {
        if (random() % 8 == 0) continue;
        ASSERT_EQ(ballots.Cast(voter, {DrawVote::Kind::kDraw, {}}), VoteReply::kTaken);
        said.emplace_back(voter, 0);
        continue;
      }
      PowerSet list = favourites[random() % 2];
      if (random() % 4 == 0) list ^= SetOf(survivors[random() % survivors.size()]);
      std::vector<PowerIndex> powers;
      for (const PowerIndex p : survivors) {
        if ((list & SetOf(p)) != 0) powers.push_back(p);
      }
      const bool fits = powers.size() >= (policy == DrawPolicy::kDaidePda ? 2u : 1u);
      ASSERT_EQ(ballots.Cast(voter, {DrawVote::Kind::kList, powers}) == VoteReply::kTaken, fits);
      if (fits) said.emplace_back(voter, list);
    }
    const std::string expected = BruteForce(policy, survivors, said);
    const std::string counted = LettersOf(ballots.Count());
    draws += counted != "none";
    if (expected == "several") {  // only under exact policies; another test checks which of them counts
      EXPECT_TRUE(policy == DrawPolicy::kDaidePda || policy == DrawPolicy::kDppPda) << round;
      EXPECT_NE(counted, "none");
    } else {
      ASSERT_EQ(counted, expected) << "round " << round;
    }
  }
  EXPECT_GT(draws, Repeats(5000)) << "too few draws for a test";
}

INSTANTIATE_TEST_SUITE_P(Policies, RandomBallots, testing::Range(0, kDrawPolicyCount), [](const auto& row) {
  std::string name(TraitsOf(static_cast<DrawPolicy>(row.param)).name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace entente
