// Convoys that depend on one another. On one board a fleet in a port convoys, so armies can attack it by sea.

#include "map_language/read_map_text.h"
#include "movement/test_battle.h"

namespace entente {
namespace {

// The fleet in the port POR carries armies from AAA to QUA. Seas SEA and SOU touch the port; FAR and FAS lie behind
// SEA, LOW behind SOU. AAB, AAC and AAD are coasts beside the port.
constexpr std::string_view kPortMap = R"(
RED
BLU
GRN
Place Port = POR
Place Alpha = AAA
Place Beta = AAB
Place Gamma = AAC
Place Delta = AAD
Place Quay = QUA
Place Xenia = XEN
Place Yonder = YON
Place Zeta = ZET
Place Sea = SEA
Place South = SOU
Place Far = FAR
Place Fare = FAS
Place Low = LOW
Place Lobe = LOB
PORT POR ABUTS AAA AAB AAC AAD QUA SEA SOU
COAST AAA ABUTS POR AAB
COAST AAB ABUTS POR AAA AAC
COAST AAC ABUTS POR AAB
COAST AAD ABUTS POR
COAST QUA ABUTS POR SEA
COAST XEN ABUTS SEA
COAST YON ABUTS SEA
COAST ZET ABUTS SOU
WATER SEA ABUTS POR QUA XEN YON FAR FAS
WATER SOU ABUTS POR ZET LOW LOB
WATER FAR ABUTS SEA FAS
WATER FAS ABUTS SEA FAR
WATER LOW ABUTS SOU LOB
WATER LOB ABUTS SOU LOW
)";

class ConvoyPath : public Battle {
 protected:
  void ResolveAtPort(const BattleOrders& orders) {
    const MapReadResult read = ReadMapText(kPortMap, "port.map", {});
    ASSERT_TRUE(read.ok()) << read.ToStatus();
    ResolveOn(read.map, orders);
  }
};

TEST_F(ConvoyPath, AnArmyTakesTheRouteThatIsSafeWhereAnotherIsInDoubt) {
  // The dislodgement of NTH depends on this army itself; ENG is surely not dislodged.
  Resolve({{"ENGLAND", "A LON - BEL VIA"},
           {"ENGLAND", "F NTH C A LON - BEL"},
           {"ENGLAND", "F ENG C A LON - BEL"},
           {"FRANCE", "F BRE - ENG"},
           {"GERMANY", "F HOL - NTH"},
           {"GERMANY", "F BEL S F HOL - NTH"}});
  EXPECT_EQ(Why("LON"), Reason::kBounced);
  EXPECT_EQ(Why("BEL"), Reason::kCut);
  EXPECT_EQ(Why("NTH"), Reason::kNone);
  EXPECT_EQ(Why("HOL"), Reason::kBounced);
}

TEST_F(ConvoyPath, AnArmyOfItsOwnPowerLeavesNoSupportInDoubt) {
  // BEL supports the fleet that convoys an army of its own power to BEL, and that army cuts nothing there. The foreign
  // army that would cut the support does not arrive.
  Resolve({{"ENGLAND", "A YOR - BEL VIA"},
           {"ENGLAND", "F NTH C A YOR - BEL"},
           {"ENGLAND", "F BEL S F NTH"},
           {"FRANCE", "A BRE - BEL VIA"},
           {"FRANCE", "F ENG C A BRE - BEL"},
           {"ITALY", "F IRI - ENG"},
           {"ITALY", "F MAO S F IRI - ENG"},
           {"RUSSIA", "F NWG - NTH"},
           {"RUSSIA", "F NWY S F NWG - NTH"}});
  EXPECT_EQ(Why("BRE"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("ENG"), "IRI");
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(Why("NTH"), Reason::kNone);
  EXPECT_EQ(Why("NWG"), Reason::kBounced);
  EXPECT_EQ(Why("YOR"), Reason::kBounced);
}

TEST_F(ConvoyPath, ACycleInWhichOnePathDoesNotDependOnTheOneBeforeIsNoParadox) {
  // The army from XEN decides who dislodges the fleet in the port, not whether it is dislodged.
  ResolveAtPort({{"RED", "A AAA - QUA VIA"},
                 {"RED", "F POR C A AAA - QUA"},
                 {"BLU", "A XEN - POR VIA"},
                 {"BLU", "F SEA C A XEN - POR"},
                 {"BLU", "F SOU S A XEN - POR"},
                 {"BLU", "A AAB S A XEN - POR"},
                 {"GRN", "F QUA S F FAR - SEA"},
                 {"GRN", "F FAR - SEA"},
                 {"BLU", "A AAC - POR"}});
  // AAC alone is not strong enough: a paradox, in which the armies stay.
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(Why("POR"), Reason::kParadox);
  EXPECT_EQ(Cause("POR"), "AAC");
  EXPECT_EQ(DislodgedBy("SEA"), "FAR");

  ResolveAtPort({{"RED", "A AAA - QUA VIA"},
                 {"RED", "F POR C A AAA - QUA"},
                 {"BLU", "A XEN - POR VIA"},
                 {"BLU", "F SEA C A XEN - POR"},
                 {"GRN", "F QUA S F FAR - SEA"},
                 {"GRN", "F FAR - SEA"},
                 {"BLU", "A AAC - POR"},
                 {"BLU", "A AAB S A AAC - POR"},
                 {"BLU", "F SOU S A XEN - POR"},
                 {"BLU", "A AAD S A XEN - POR"}});
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(Cause("AAA"), "AAC");
  EXPECT_EQ(Why("XEN"), Reason::kDisrupted);
  EXPECT_EQ(Why("POR"), Reason::kDislodged);
  EXPECT_EQ(Why("AAC"), Reason::kNone);
}

TEST_F(ConvoyPath, AnArmyOfSuchACycleArrives) {
  // As before, but the army to QUA would cut the support that protects the other convoy. It does not arrive, so the
  // army of the other convoy does.
  ResolveAtPort({{"RED", "A AAA - QUA VIA"},
                 {"RED", "F POR C A AAA - QUA"},
                 {"BLU", "A XEN - POR VIA"},
                 {"BLU", "F SEA C A XEN - POR"},
                 {"BLU", "F QUA S F SEA"},
                 {"GRN", "F FAR - SEA"},
                 {"GRN", "F FAS S F FAR - SEA"},
                 {"BLU", "A AAC - POR"},
                 {"BLU", "A AAB S A AAC - POR"},
                 {"BLU", "F SOU S A XEN - POR"},
                 {"BLU", "A AAD S A XEN - POR"}});
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(Cause("AAA"), "XEN");
  EXPECT_EQ(Why("QUA"), Reason::kNone);
  EXPECT_EQ(Why("XEN"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("POR"), "XEN");
  EXPECT_EQ(Why("AAC"), Reason::kBounced);
}

TEST_F(ConvoyPath, AnArmyThatMayNotArriveMayStillKeepAnotherOutOfAPort) {
  // If the army from XEN arrives, it keeps AAC out of the port; the army to QUA then arrives and cuts the support that
  // XEN's convoy needs. If it does not arrive, AAC breaks the convoy to QUA, and XEN's convoy is safe: a paradox.
  ResolveAtPort({{"RED", "A AAA - QUA VIA"},
                 {"RED", "F POR C A AAA - QUA"},
                 {"BLU", "A XEN - POR VIA"},
                 {"BLU", "F SEA C A XEN - POR"},
                 {"BLU", "F QUA S F SEA"},
                 {"GRN", "F FAR - SEA"},
                 {"GRN", "F FAS S F FAR - SEA"},
                 {"BLU", "A AAC - POR"},
                 {"BLU", "A AAB S A AAC - POR"},
                 {"BLU", "F SOU S A XEN - POR"}});
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(Why("XEN"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("POR"), "AAC");
  EXPECT_EQ(Why("SEA"), Reason::kParadox);
  EXPECT_EQ(Cause("SEA"), "FAR");
}

TEST_F(ConvoyPath, AnArmyThatSurelyDoesNotArriveStopsNobody) {
  // NTH is dislodged, so its army does not arrive. BEL keeps its support, ENG stays, and ENG's army arrives.
  Resolve({{"ENGLAND", "A LON - BEL VIA"},
           {"ENGLAND", "F NTH C A LON - BEL"},
           {"RUSSIA", "F NWG - NTH"},
           {"RUSSIA", "F NWY S F NWG - NTH"},
           {"GERMANY", "F HEL - NTH"},
           {"FRANCE", "A PIC - WAL VIA"},
           {"FRANCE", "F ENG C A PIC - WAL"},
           {"GERMANY", "F BEL S F ENG"},
           {"ITALY", "F MAO - ENG"},
           {"ITALY", "F IRI S F MAO - ENG"}});
  EXPECT_EQ(Why("LON"), Reason::kDisrupted);
  EXPECT_EQ(Cause("LON"), "NWG");
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(Why("ENG"), Reason::kNone);
  EXPECT_EQ(Why("PIC"), Reason::kNone);
}

TEST_F(ConvoyPath, AParadoxThroughAPortIsAttackedByNobodyWhoArrives) {
  ResolveAtPort({{"RED", "A AAA - QUA VIA"},
                 {"RED", "F POR C A AAA - QUA"},
                 {"BLU", "A XEN - POR VIA"},
                 {"BLU", "F SEA C A XEN - POR"},
                 {"BLU", "A AAB S A XEN - POR"},
                 {"GRN", "F QUA S F FAR - SEA"},
                 {"GRN", "F FAR - SEA"}});
  EXPECT_EQ(Why("POR"), Reason::kParadox);
  EXPECT_EQ(Cause("POR"), "-");
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(Why("XEN"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("SEA"), "FAR");
  EXPECT_EQ(DislodgedBy("POR"), "-");
}

TEST_F(ConvoyPath, ArmiesThatDoNotArriveDoNotDislodgeAFleetInAPort) {
  // YON has no convoy, and the convoy from ZET is surely broken. So only AAC attacks the port.
  ResolveAtPort({{"RED", "A AAA - QUA VIA"},
                 {"RED", "F POR C A AAA - QUA"},
                 {"BLU", "F QUA S A AAC - POR"},
                 {"BLU", "A AAC - POR"},
                 {"RED", "F SEA H"},
                 {"BLU", "A YON - POR"},
                 {"BLU", "A ZET - POR VIA"},
                 {"BLU", "F SOU C A ZET - POR"},
                 {"RED", "F LOW - SOU"},
                 {"RED", "F LOB S F LOW - SOU"},
                 {"BLU", "A AAB S A AAC - POR"}});
  EXPECT_EQ(Why("YON"), Reason::kNoConvoy);
  EXPECT_EQ(Why("ZET"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("POR"), "AAC");
}

// A row of inland provinces; all but the last ones have an army that moves to the next.
MapRef RowMap(int provinces) {
  const auto id = [](int p) {
    return std::string{"QX"[p / 676], static_cast<char>('A' + p / 26 % 26), static_cast<char>('A' + p % 26)};
  };
  std::string text = "RED\nBLU\n";
  for (int p = 0; p < provinces; ++p) text += "Place " + id(p) + " = " + id(p) + "\n";
  for (int p = 0; p < provinces; ++p) {
    text += "LAND " + id(p) + " ABUTS";
    if (p > 0) text += " " + id(p - 1);
    text += p + 1 < provinces ? " " + id(p + 1) + "\n" : "\n";
  }
  return ReadMapText(text, "row.map", {}).map;
}

TEST_F(ConvoyPath, BoardsOfEverySizeAreResolvedAlike) {
  for (const auto& [provinces, units] :
       {std::pair(64, 60), std::pair(65, 64), std::pair(65, 65), std::pair(128, 100), std::pair(128, 128),
        std::pair(129, 100), std::pair(256, 256), std::pair(257, 200), std::pair(512, 512), std::pair(513, 513),
        std::pair(1024, 1024)}) {
    const MapRef map = RowMap(provinces);
    ASSERT_NE(map, nullptr) << provinces;
    MovementScratch scratch(*map);
    Position position(*map);
    std::vector<Order> orders;
    for (int p = 0; p < units; ++p) {
      const Unit unit{static_cast<PowerIndex>(p % 2), UnitType::kArmy, static_cast<LocationIndex>(p)};
      position.ref().PlaceUnit(unit);
      if (p + 1 < provinces) orders.push_back(Order::Move(unit, static_cast<LocationIndex>(p + 1)));
    }
    const bool blocked = units == provinces;
    const MovementResult result = ResolveMovement(position, RuleOptions{}, orders, scratch);
    ASSERT_EQ(result.units.size(), static_cast<size_t>(units));
    for (int p = 0; p + 1 < units; ++p) {
      EXPECT_EQ(result.units[static_cast<size_t>(p)].outcome.reason, blocked ? Reason::kBounced : Reason::kNone)
          << provinces << " provinces, " << units << " units, " << p;
    }
  }
}

}  // namespace
}  // namespace entente
