// Rule options that change which units fight each other.
#include "movement/test_battle.h"

namespace entente {
namespace {

using RuleChoices = Battle;

TEST_F(RuleChoices, FleetsPassEachOtherByWayOfTwoCoastsWhereTheyMayCrawl) {
  RuleOptions crawl;
  crawl.coastal_crawl = CoastalCrawl::kAllowed;
  const BattleOrders two_coasts = {{"FRANCE", "F SPA/SC - POR"}, {"ITALY", "F POR - SPA/NC"}};
  const BattleOrders one_coast = {{"FRANCE", "F SPA/SC - POR"}, {"ITALY", "F POR - SPA/SC"}};
  const BattleOrders with_army = {{"FRANCE", "F SPA/SC - POR"}, {"ITALY", "A POR - SPA"}};
  const BattleOrders without_coast = {{"FRANCE", "F BRE - GAS"}, {"ITALY", "F GAS - BRE"}};
  Resolve(two_coasts, crawl);
  EXPECT_EQ(Why("SPA"), Reason::kNone);
  EXPECT_EQ(Why("POR"), Reason::kNone);
  Resolve(two_coasts);
  EXPECT_EQ(Why("SPA"), Reason::kBounced);
  EXPECT_EQ(Why("POR"), Reason::kBounced);
  for (const BattleOrders& orders : {one_coast, with_army}) {
    Resolve(orders, crawl);
    EXPECT_EQ(Why("SPA"), Reason::kBounced);
    EXPECT_EQ(Why("POR"), Reason::kBounced);
  }
  Resolve(without_coast, crawl);
  EXPECT_EQ(Why("BRE"), Reason::kBounced);
  EXPECT_EQ(Why("GAS"), Reason::kBounced);
}

TEST_F(RuleChoices, UnderFriendlyFireEveryPowerDislodgesItsOwn) {
  RuleOptions fire;
  fire.friendly_fire = FriendlyFire::kAll;
  for (const std::string_view power : {"RED", "BLU", "GRN"}) {
    const BattleOrders orders = {{power, "A AAA - BBB"}, {power, "A CCC S A AAA - BBB"}, {power, "A BBB H"}};
    ResolveOn(MapWithWeakPassages({}), orders, fire);
    EXPECT_EQ(DislodgedBy("BBB"), "AAA") << power;
    ResolveOn(MapWithWeakPassages({}), orders);
    EXPECT_EQ(DislodgedBy("BBB"), "-") << power;
  }
}

TEST_F(RuleChoices, AFleetOfItsPowerThatConvoysShowsTheIntentOnlyWhereThatCounts) {
  // Belgium attacks by sea: it passes Holland or meets it head to head.
  const BattleOrders orders = {
      {"ENGLAND", "A BEL - HOL"}, {"ENGLAND", "F NTH C A BEL - HOL"}, {"GERMANY", "A HOL - BEL"}};
  Resolve(orders);
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(Why("HOL"), Reason::kNone);
  RuleOptions via_only;
  via_only.adjacent_convoy = AdjacentConvoy::kViaOnly;
  Resolve(orders, via_only);
  EXPECT_EQ(Why("BEL"), Reason::kBounced);
  EXPECT_EQ(Why("HOL"), Reason::kBounced);
}

}  // namespace
}  // namespace entente
