// Compares build plans on random boards with a search through all ways to pay.
#include "adjustment/build_plan.h"

#include <algorithm>
#include <set>

#include "adjustment/adjustment_orders.h"
#include "base/random.h"
#include "board/test_board.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

// Ten inland provinces, every two adjacent. RED has normal homes, alternatives with and without limits, claims, tokens
// and a factory; BLUE has a claim and shares a home with RED.
MapRef TestMap() {
  std::string text;
  const std::vector<std::string> inland = {"aaa", "bbb", "ccc", "ddd", "eee", "fff", "ggg", "hhh", "iii", "jjj"};
  for (const std::string& place : inland) {
    text += place + place + " = " + place + "\nLAND " + place + " ABUTS";
    for (const std::string& other : inland) text += other == place ? "" : " " + other;
    text += "\n";
  }
  text +=
      "RED aaa bbb ccc @ddd @eee(AAA,BBB) @fff(BBB) +jjj &SC &SC\nOWNS AAA SC! SC?\n"
      "BLUE bbb ggg &SC\nOWNS GGG\nUNOWNED hhh iii\n";
  return ReadMapText(text, "test.map", nullptr).map;
}

class BuildPlanTest : public testing::Test {
 protected:
  BuildPlanTest() : board_(TestMap(), "W1901A") {}

  void Shuffle(Random& random) {
    const Map& map = board_.map();
    board_.ref().Clear();
    board_.ref().SetPhase(map.ParsePhase("W1901A").value());
    for (int c = 0; c < map.center_count(); ++c) {
      board_.ref().SetOwner(static_cast<CenterIndex>(c), random.Below(5) == 0 ? PowerIndex{kNoPower} : Any(random));
    }
    for (ProvinceIndex p = 0; p < map.province_count(); ++p) {
      if (random.Below(5) == 0) board_.ref().PlaceUnit({Any(random), UnitType::kArmy, p});
    }
    board_.ref().SetSeizingBuildsLeft(red_, static_cast<int>(random.Below(2)));
    board_.ref().SetGuestBuildsLeft(red_, random.Below(4) == 0 ? 1 : 0);
    board_.ref().SetClaimsLeft(red_, static_cast<int>(random.Below(3)));
  }
  PowerIndex Any(Random& random) const { return random.Below(3) == 0 ? blue_ : red_; }

  // Whether there is a way to pay for all the builds.
  bool CanPay(PowerIndex power, const std::vector<ProvinceIndex>& builds, int most_tokens = 100) const {
    SiteGroups groups;
    FindSiteGroups(board_.view(), rules_, power, groups);
    return TryToPay(power, groups, builds, 0, std::set<ProvinceIndex>(builds.begin(), builds.end()), groups.claims,
                    std::min(groups.tokens, most_tokens));
  }
  bool TryToPay(PowerIndex power, const SiteGroups& groups, const std::vector<ProvinceIndex>& builds, size_t next,
                std::set<ProvinceIndex> used_homes, int claims, int tokens) const {
    if (claims < 0 || tokens < 0) return false;
    if (next == builds.size()) return true;
    const ProvinceIndex site = builds[next];
    const auto go_on = [&](const std::set<ProvinceIndex>& homes, int claims_left, int tokens_left) {
      return TryToPay(power, groups, builds, next + 1, homes, claims_left, tokens_left);
    };
    if (groups.free.Test(site)) return go_on(used_homes, claims, tokens);
    if (groups.claimable.Test(site)) return go_on(used_homes, claims - 1, tokens);
    if (groups.by_token.Test(site)) return go_on(used_homes, claims, tokens - 1);
    if (!groups.alternatives.Test(site)) return false;
    if (go_on(used_homes, claims, tokens - 1)) return true;
    for (ProvinceIndex home = 0; home < board_.map().province_count(); ++home) {
      ProvinceSet alone{};
      SetBit(alone.words, home);
      const bool may_stand = groups.open_homes.Test(home) && !used_homes.contains(home) &&
                             HasHomeToStandFor(board_.view().stage(), power, site, alone.words);
      if (!may_stand) continue;
      std::set<ProvinceIndex> more = used_homes;
      more.insert(home);
      if (go_on(more, claims, tokens)) return true;
    }
    return false;
  }

  std::vector<ProvinceIndex> VacantSites(PowerIndex power) const {
    ProvinceSet sites;
    FindBuildSites(board_.view(), rules_, power, sites);
    std::vector<ProvinceIndex> list;
    ForEachBit(sites.words, board_.map().province_words(),
               [&](int p) { list.push_back(static_cast<ProvinceIndex>(p)); });
    return list;
  }

  TestBoard board_;
  RuleOptions rules_;
  const PowerIndex red_ = board_.Power("RED"), blue_ = board_.Power("BLUE");
};

TEST_F(BuildPlanTest, TakesABuildExactlyIfThereIsAWayToPayForAll) {
  Random random(1);
  for (int i = 0; i < 20000; ++i) {
    Shuffle(random);
    const PowerIndex power = Any(random);
    std::vector<ProvinceIndex> sites = VacantSites(power), builds;
    for (size_t n = sites.size(); n > 1; --n) std::swap(sites[n - 1], sites[random.Below(static_cast<uint32_t>(n))]);
    BuildPlan plan(board_.view(), rules_);
    for (const ProvinceIndex site : sites) {
      builds.push_back(site);
      const bool can_pay = CanPay(power, builds);
      ASSERT_EQ(plan.Add(power, site), can_pay) << "board " << i << ", build " << builds.size();
      if (!can_pay) builds.pop_back();
    }
  }
}

TEST_F(BuildPlanTest, TheBuildsDueAreTheMostThatFitTogether) {
  Random random(2);
  for (int i = 0; i < 5000; ++i) {
    Shuffle(random);
    const PowerIndex power = Any(random);
    const std::vector<ProvinceIndex> sites = VacantSites(power);
    int most = 0;
    for (uint32_t set = 0; set < uint32_t{1} << sites.size(); ++set) {
      if (std::popcount(set) <= most) continue;
      std::vector<ProvinceIndex> builds;
      for (size_t s = 0; s < sites.size(); ++s) {
        if ((set >> s & 1) != 0) builds.push_back(sites[s]);
      }
      if (CanPay(power, builds)) most = std::popcount(set);
    }
    SiteGroups groups;
    FindSiteGroups(board_.view(), rules_, power, groups);
    ASSERT_EQ(MostBuilds(board_.view(), groups), most) << "board " << i;
  }
}

TEST_F(BuildPlanTest, ABuildThatIsOnNoSiteNeverFits) {
  Random random(6);
  for (int i = 0; i < 2000; ++i) {
    Shuffle(random);
    const std::vector<ProvinceIndex> sites = VacantSites(red_);
    BuildPlan plan(board_.view(), rules_);
    for (ProvinceIndex p = 0; p < board_.map().province_count(); ++p) {
      if (board_.view().HasUnit(p) || std::count(sites.begin(), sites.end(), p) > 0) continue;
      ASSERT_FALSE(plan.Add(red_, p)) << board_.map().Id(p) << " on board " << i;
    }
  }
}

// In any sequence the plan accepts as many builds as MostBuilds says.
TEST_F(BuildPlanTest, NoSequenceOfBuildsLosesOne) {
  Random random(3);
  for (int i = 0; i < 20000; ++i) {
    Shuffle(random);
    const PowerIndex power = Any(random);
    std::vector<ProvinceIndex> sites = VacantSites(power);
    for (size_t n = sites.size(); n > 1; --n) std::swap(sites[n - 1], sites[random.Below(static_cast<uint32_t>(n))]);
    BuildPlan plan(board_.view(), rules_);
    int added = 0;
    for (const ProvinceIndex site : sites) added += plan.Add(power, site);
    SiteGroups groups;
    FindSiteGroups(board_.view(), rules_, power, groups);
    ASSERT_EQ(added, MostBuilds(board_.view(), groups)) << "board " << i;
  }
}

// A vacant site belongs to one power, so powers do not hinder each other.
TEST_F(BuildPlanTest, AVacantSiteBelongsToOnePower) {
  Random random(4);
  for (int i = 0; i < 20000; ++i) {
    Shuffle(random);
    if (random.Below(2) == 0) rules_.build_sites = static_cast<BuildSites>(random.Below(5));
    const std::vector<ProvinceIndex> red = VacantSites(red_), blue = VacantSites(blue_);
    for (const ProvinceIndex site : red) {
      ASSERT_EQ(std::count(blue.begin(), blue.end(), site), 0) << board_.map().Id(site) << " on board " << i;
    }
  }
}

TEST_F(BuildPlanTest, TheCheapestWayIsPaid) {
  Random random(5);
  for (int i = 0; i < 20000; ++i) {
    Shuffle(random);
    const Position before(board_.view());
    Position after(before.view());
    Adjuster adjuster(before.view(), rules_, after.ref());
    SiteGroups groups;
    FindSiteGroups(before.view(), rules_, red_, groups);
    std::vector<ProvinceIndex> builds;
    int claims = 0, at_home = 0;
    for (const ProvinceIndex site : VacantSites(red_)) {
      CheckedOrder checked;
      if (adjuster.Carry(Order::Build({red_, UnitType::kArmy, site}), checked).reason != Reason::kNone) continue;
      builds.push_back(site);
      claims += groups.claimable.Test(site);
      at_home += groups.free.Test(site);
    }
    adjuster.Settle();
    int tokens = 0;
    while (!CanPay(red_, builds, tokens)) ++tokens;
    const int used = std::min(groups.tokens, tokens + at_home);  // a build that needs no token uses one up, too
    const PositionView now = after;
    ASSERT_EQ(now.SeizingBuildsLeft(red_), std::max(0, before.view().SeizingBuildsLeft(red_) - used));
    ASSERT_EQ(now.ClaimsLeft(red_), before.view().ClaimsLeft(red_) - claims);
    ASSERT_EQ(now.GuestBuildsLeft(red_), 0);
    ASSERT_TRUE(CheckPositionBlock(board_.map(), now.block()).ok());
  }
}

}  // namespace
}  // namespace entente
