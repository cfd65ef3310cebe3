// PORTAGE_CONVOY: armies convoy fleets over land, from one coast to another.
#include "map_language/read_map_text.h"
#include "movement/test_battle.h"

namespace entente {
namespace {

RuleOptions PortageRules() {
  RuleOptions rules;
  rules.portage = Portage::kAllowed;
  return rules;
}

class PortageTest : public Battle {
 protected:
  void Carry(const BattleOrders& orders, RuleOptions rules = PortageRules()) { Resolve(orders, rules); }
  void CarryOn(std::string_view map, const BattleOrders& orders) {
    const MapReadResult read = ReadMapText(map, "test.map", {});
    ASSERT_TRUE(read.ok()) << read.ToStatus();
    ResolveOn(read.map, orders, PortageRules());
  }
  void ExpectMoved(std::string_view from, std::string_view to) const {
    EXPECT_EQ(Why(from), Reason::kNone) << from;
    EXPECT_EQ(Of(from).moved_to, board_->At(to)) << from;
  }
};

BattleOrders With(BattleOrders orders, const BattleOrders& more) {
  orders.insert(orders.end(), more.begin(), more.end());
  return orders;
}

TEST_F(PortageTest, AnArmyConvoysAFleetToACoastBehindTheLand) {
  Carry({{"GERMANY", "F KIE - BEL"}, {"GERMANY", "A RUH C F KIE - BEL"}});
  ExpectMoved("KIE", "BEL");
  EXPECT_EQ(Why("RUH"), Reason::kNone);
}

TEST_F(PortageTest, ArmiesFormChainsAsFleetsDo) {
  const BattleOrders chain = {
      {"AUSTRIA", "F TRI - MAR"}, {"AUSTRIA", "A TYR C F TRI - MAR"}, {"ITALY", "A PIE C F TRI - MAR"}};
  Carry(chain);
  ExpectMoved("TRI", "MAR");
  Carry({chain[0], chain[1], {"ITALY", "A PIE H"}});
  EXPECT_EQ(Why("TRI"), Reason::kNoConvoy);
  Carry({chain[0], chain[2], {"AUSTRIA", "A TYR H"}});
  EXPECT_EQ(Why("TRI"), Reason::kNoConvoy);
}

TEST_F(PortageTest, ArmiesOnCoastsCarryToo) {
  Carry({{"ITALY", "F VEN - NAP"}, {"ITALY", "A ROM C F VEN - NAP"}});
  ExpectMoved("VEN", "NAP");
}

TEST_F(PortageTest, ArmiesAndFleetsConvoyOneAnotherAtTheSameTime) {
  Carry({{"GERMANY", "F KIE - BEL"},
         {"GERMANY", "A RUH C F KIE - BEL"},
         {"GERMANY", "A HOL - EDI"},
         {"GERMANY", "F NTH C A HOL - EDI"}});
  ExpectMoved("KIE", "BEL");
  ExpectMoved("HOL", "EDI");
}

TEST_F(PortageTest, AnArmyThatIsDislodgedCarriesNobody) {
  Carry({{"GERMANY", "F KIE - BEL"},
         {"GERMANY", "A RUH C F KIE - BEL"},
         {"FRANCE", "A MUN - RUH"},
         {"FRANCE", "A BUR S A MUN - RUH"}});
  EXPECT_EQ(Why("KIE"), Reason::kDisrupted);
  EXPECT_EQ(Cause("KIE"), "MUN");
  EXPECT_EQ(DislodgedBy("RUH"), "MUN");
}

TEST_F(PortageTest, AnArmyThatIsAttackedInVainCarries) {
  Carry({{"GERMANY", "F KIE - BEL"}, {"GERMANY", "A RUH C F KIE - BEL"}, {"FRANCE", "A MUN - RUH"}});
  ExpectMoved("KIE", "BEL");
  EXPECT_EQ(Cause("MUN"), "RUH");
}

TEST_F(PortageTest, OfTwoRoutesOneUnbrokenIsEnough) {  // 4.A.1 b
  const BattleOrders orders = {{"GERMANY", "F KIE - BEL"},
                               {"GERMANY", "A RUH C F KIE - BEL"},
                               {"GERMANY", "A HOL C F KIE - BEL"},
                               {"FRANCE", "A MUN - RUH"},
                               {"FRANCE", "A BUR S A MUN - RUH"}};
  Carry(orders);
  ExpectMoved("KIE", "BEL");
  EXPECT_EQ(DislodgedBy("RUH"), "MUN");
  Carry(With(orders, {{"ENGLAND", "F NTH - HOL"}, {"ENGLAND", "F HEL S F NTH - HOL"}}));
  EXPECT_EQ(Why("KIE"), Reason::kDisrupted);
}

TEST_F(PortageTest, AFleetThatCutsTheSupportAgainstItsOwnConvoyIsAParadox) {  // as 6.F.14
  Carry({{"GERMANY", "F KIE - BEL"},
         {"GERMANY", "A RUH C F KIE - BEL"},
         {"FRANCE", "A BEL S A MUN - RUH"},
         {"FRANCE", "A MUN - RUH"}});
  EXPECT_EQ(Why("KIE"), Reason::kDisrupted);
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("RUH"), "MUN");
}

TEST_F(PortageTest, AConvoyOverLandAndOneBySeaMakeAParadoxTogether) {  // as 6.F.22
  Carry({{"GERMANY", "F KIE - BEL"},
         {"GERMANY", "A RUH C F KIE - BEL"},
         {"FRANCE", "A HOL S A MUN - RUH"},
         {"FRANCE", "A MUN - RUH"},
         {"ENGLAND", "A LON - HOL"},
         {"ENGLAND", "F NTH C A LON - HOL"},
         {"RUSSIA", "F BEL S F NWG - NTH"},
         {"RUSSIA", "F NWG - NTH"}});
  EXPECT_EQ(Why("KIE"), Reason::kDisrupted);
  EXPECT_EQ(Why("LON"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("RUH"), "MUN");
  EXPECT_EQ(DislodgedBy("NTH"), "NWG");
  EXPECT_EQ(Why("HOL"), Reason::kNone);
  EXPECT_EQ(Why("BEL"), Reason::kNone);
}

TEST_F(PortageTest, AnArmyOfAParadoxThatNobodyDislodgesIsStoppedAllTheSame) {  // as 6.F.18
  // If the fleet arrives, it cuts the support that keeps the army which convoys it in place.
  Carry({{"GERMANY", "F KIE - BEL"},
         {"GERMANY", "A RUH C F KIE - BEL"},
         {"RUSSIA", "A BEL S A RUH"},
         {"FRANCE", "A MUN - RUH"},
         {"FRANCE", "A BUR S A MUN - RUH"}});
  EXPECT_EQ(Why("KIE"), Reason::kDisrupted);
  EXPECT_EQ(Why("RUH"), Reason::kParadox);
  EXPECT_EQ(Cause("RUH"), "MUN");
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("RUH"), "-");
}

TEST_F(PortageTest, WhoCouldGoThereItselfSupportsAFleetOverLand) {
  const BattleOrders orders = {{"GERMANY", "F KIE - BEL"},
                               {"GERMANY", "A RUH C F KIE - BEL"},
                               {"FRANCE", "A BEL H"},
                               {"FRANCE", "A PIC S A BEL"}};
  Carry(orders);
  EXPECT_EQ(Cause("KIE"), "BEL");
  Carry(With(orders, {{"GERMANY", "F ENG S F KIE - BEL"}, {"GERMANY", "A BUR S F KIE - BEL"}}));
  EXPECT_EQ(DislodgedBy("BEL"), "KIE");
  EXPECT_TRUE(Of("BEL").dislodger_convoyed) << "it may retreat to where the attacker came from: 4.A.5";
}

TEST_F(PortageTest, AFleetOverLandCutsSupports) {
  Carry({{"GERMANY", "F KIE - BEL"},
         {"GERMANY", "A RUH C F KIE - BEL"},
         {"FRANCE", "A BEL S A BUR - PIC"},
         {"FRANCE", "A BUR - PIC"},
         {"ENGLAND", "A PIC H"}});
  EXPECT_EQ(Why("BEL"), Reason::kCut);
  EXPECT_EQ(Cause("BEL"), "KIE");
  EXPECT_EQ(Why("BUR"), Reason::kBounced);
}

TEST_F(PortageTest, AFleetOverLandDoesNotCutASupportAgainstWhereItStarted) {  // 4.A.4 a, 6.G.13
  Carry({{"GERMANY", "F KIE - HOL VIA"},
         {"GERMANY", "A RUH C F KIE - HOL"},
         {"ENGLAND", "A HOL S A BER - KIE"},
         {"ENGLAND", "A BER - KIE"}});
  EXPECT_EQ(Why("HOL"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("KIE"), "BER");
}

TEST_F(PortageTest, TwoUnitsChangePlacesIfOneGoesOverLand) {
  const BattleOrders orders = {{"GERMANY", "F KIE - HOL VIA"}, {"ENGLAND", "F HOL - KIE"}};
  Carry(With(orders, {{"ENGLAND", "A RUH C F KIE - HOL"}}));
  ExpectMoved("KIE", "HOL");
  ExpectMoved("HOL", "KIE");
  Carry({{"GERMANY", "F KIE - HOL"}, {"ENGLAND", "F HOL - KIE"}});
  EXPECT_EQ(Cause("KIE"), "HOL");
  EXPECT_EQ(Cause("HOL"), "KIE");
}

TEST_F(PortageTest, AFleetGoesOverLandOrBySeaAsAnArmyDoes) {  // 4.A.3 c
  RuleOptions via_only = PortageRules();
  via_only.adjacent_convoy = AdjacentConvoy::kViaOnly;
  const BattleOrders own = {{"GERMANY", "F KIE - HOL"}, {"GERMANY", "A RUH C F KIE - HOL"}, {"ENGLAND", "F HOL - KIE"}};
  const BattleOrders foreign = {
      {"GERMANY", "F KIE - HOL"}, {"ENGLAND", "A RUH C F KIE - HOL"}, {"ENGLAND", "F HOL - KIE"}};
  Carry(own);
  ExpectMoved("KIE", "HOL");
  Carry(own, via_only);
  EXPECT_EQ(Why("KIE"), Reason::kBounced);
  Carry(foreign);
  EXPECT_EQ(Why("KIE"), Reason::kBounced);
  Carry({{"GERMANY", "F KIE - HOL VIA"}, {"ENGLAND", "A RUH H"}});
  EXPECT_EQ(Why("KIE"), Reason::kNoConvoy);
  Carry({{"GERMANY", "F KIE - HOL"}, {"ENGLAND", "A RUH H"}});
  ExpectMoved("KIE", "HOL");
}

TEST_F(PortageTest, EveryCoastIsWithinReachOfEveryOther) {
  Carry({{"FRANCE", "F GAS - SPA/SC"}, {"FRANCE", "A MAR C F GAS - SPA/SC"}});
  ExpectMoved("GAS", "SPA/SC");
  Carry({{"FRANCE", "F SPA/NC - PIE"}, {"FRANCE", "A MAR C F SPA/NC - PIE"}});
  ExpectMoved("SPA", "PIE");
}

TEST_F(PortageTest, ACoastInTheConvoyOrderMustBeThatOfTheMove) {  // 4.B.4
  const BattleOrders matching = {{"FRANCE", "F GAS - SPA/SC"}, {"FRANCE", "A MAR C F GAS - SPA"}};
  const BattleOrders other = {{"FRANCE", "F GAS - SPA/SC"}, {"FRANCE", "A MAR C F GAS - SPA/NC"}};
  Carry(matching);
  ExpectMoved("GAS", "SPA/SC");
  Carry(other);
  EXPECT_EQ(Why("GAS"), Reason::kNoConvoy);
  EXPECT_EQ(Why("MAR"), Reason::kVoid);
}

TEST_F(PortageTest, OnlyItsOwnCoastIsWithinReachOfAFleetThatNobodyIsOrderedToCarry) {
  Carry({{"FRANCE", "F GAS - SPA/NC"}, {"FRANCE", "A MAR H"}});
  ExpectMoved("GAS", "SPA/NC");
  Carry({{"FRANCE", "F GAS - SPA/SC"}, {"FRANCE", "A MAR H"}});
  EXPECT_EQ(Why("GAS"), Reason::kNoConvoy);
}

// A port on an inland lake and a port at sea, with land between them that only BLU may enter.
constexpr std::string_view kPorts = R"(
RED (Redish)
BLU (Bluish)
Lakeport = LPO
Seaport = SPO
Middle = MID
Lake = LAK
Sea = SEA
Beach = BEA
PORT LPO ABUTS LAK B:MID
PORT SPO ABUTS SEA B:MID
COAST BEA ABUTS SEA
LAND MID ABUTS LPO SPO
WATER LAK ABUTS LPO
WATER SEA ABUTS SPO BEA
)";

TEST_F(PortageTest, PortsServeAsCoastsDoAndTheConditionsOfPassagesAreNotAsked) {
  CarryOn(kPorts, {{"RED", "F LPO - SPO"}, {"RED", "A MID C F LPO - SPO"}});
  ExpectMoved("LPO", "SPO");
}

TEST_F(PortageTest, OfAConvoyOverLandTheLastLegCounts) {
  const BattleOrders orders = {{"RED", "F AAA - BBB VIA"},
                               {"RED", "A DDD C F AAA - BBB"},
                               {"BLU", "A CCC - BBB"},
                               {"RED", "A EEE S F AAA - BBB"}};
  const auto carry = [&](const std::set<std::string, std::less<>>& weak, size_t count) {
    ResolveOn(MapWithWeakPassages(weak), BattleOrders(orders.begin(), orders.begin() + static_cast<long>(count)),
              PortageRules());
  };
  carry({"DDD *BBB"}, 3);
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Why("CCC"), Reason::kNone);
  carry({"DDD *BBB"}, 4);
  EXPECT_EQ(Why("AAA"), Reason::kNone);
  EXPECT_EQ(Cause("CCC"), "AAA");
  carry({"AAA ~BBB", "AAA *DDD"}, 3);
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Cause("CCC"), "AAA");
}

}  // namespace
}  // namespace entente
