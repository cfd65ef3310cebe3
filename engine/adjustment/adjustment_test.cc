#include "adjustment/adjustment_due.h"
#include "adjustment/adjustment_orders.h"
#include "adjustment/civil_disorder.h"
#include "board/test_board.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

class AdjustmentTest : public testing::Test {
 protected:
  explicit AdjustmentTest(TestBoard board = TestBoard("standard", "W1901A")) : board_(std::move(board)) {}

  AdjustmentDue Due(std::string_view power) { return DueOf(board_.view(), rules_, board_.Power(power)); }
  std::string Removed(std::string_view power) {
    uint16_t distances[kMaxProvinces];
    UnitDistances(board_.view(), rules_, board_.Power(power), distances);
    const ProvinceIndex province = NextRemoval(board_.view(), distances, board_.Power(power));
    return province == kNoProvince ? "none" : std::string(board_.map().Id(province));
  }

  TestBoard board_;
  RuleOptions rules_;
};

TEST_F(AdjustmentTest, BuildsAreLimitedByVacantOwnedHomes) {
  board_.Units("FRANCE", {"A PAR"}).Owns("FRANCE", {"PAR", "BRE", "SPA", "POR", "BEL"});
  EXPECT_EQ(Due("FRANCE").difference, 4);
  EXPECT_EQ(Due("FRANCE").builds, 1);  // Brest; Paris is occupied, Marseilles is not owned
  rules_.build_sites = BuildSites::kAnyOwned;
  EXPECT_EQ(Due("FRANCE").builds, 4);
}

TEST_F(AdjustmentTest, RemoteAndAnyHomeSitesFollowTheirRules) {
  board_.Owns("FRANCE", {"SPA", "BER"});
  rules_.build_sites = BuildSites::kRemote;
  EXPECT_EQ(Due("FRANCE").builds, 0);  // owns no home
  rules_.build_sites = BuildSites::kAnyHome;
  EXPECT_EQ(Due("FRANCE").builds, 1);  // Berlin is a home of another power
  rules_.build_sites = BuildSites::kRemoteAnyHome;
  EXPECT_EQ(Due("FRANCE").builds, 0);
}

TEST_F(AdjustmentTest, RemoteSitesOpenWithOneOwnedHome) {
  board_.Units("FRANCE", {"A BRE"}).Owns("FRANCE", {"BRE", "SPA", "BER"});  // an occupied own home allows them, too
  rules_.build_sites = BuildSites::kRemote;
  EXPECT_EQ(Due("FRANCE").builds, 2);
  rules_.build_sites = BuildSites::kRemoteAnyHome;
  EXPECT_EQ(Due("FRANCE").builds, 1);  // Berlin; Spain is not a home
}

TEST_F(AdjustmentTest, UnitsBeyondTheCentersMustGo) {
  board_.Units("FRANCE", {"A PAR", "A BUR"});
  EXPECT_EQ(Due("FRANCE").removals, 2);
  EXPECT_EQ(Due("FRANCE").builds, 0);
}

TEST_F(AdjustmentTest, TheFarthestUnitGoes) {
  board_.Units("RUSSIA", {"A LVN", "A SWE"}).Owns("RUSSIA", {"MOS"});
  EXPECT_EQ(Removed("RUSSIA"), "SWE");  // 6.J.3
}

TEST_F(AdjustmentTest, AmongEqualsAFleetGoesThenTheFirstInTheAlphabet) {
  board_.Units("RUSSIA", {"A LVN", "A UKR"}).Owns("RUSSIA", {"MOS"});
  EXPECT_EQ(Removed("RUSSIA"), "LVN");  // 6.J.4
  board_.Units("RUSSIA", {"F SEV"});
  EXPECT_EQ(Removed("RUSSIA"), "SEV");
}

TEST_F(AdjustmentTest, TheAlphabetIsThatOfTheNamesNotOfTheAbbreviations) {
  board_.Units("FRANCE", {"F MAO", "F MAR"}).Owns("FRANCE", {"SPA"});
  EXPECT_EQ(Removed("FRANCE"), "MAR");  // Marseilles comes before Mid-Atlantic Ocean
}

TEST_F(AdjustmentTest, AUnitOfAPowerWithoutCentersIsInfinitelyFar) {
  board_.Units("RUSSIA", {"A LVN", "F SKA"});
  EXPECT_EQ(Removed("RUSSIA"), "SKA");
  EXPECT_EQ(Removed("TURKEY"), "none");
}

TEST_F(AdjustmentTest, UnderTheOlderRuleFleetsCountTheirOwnWay) {
  board_.Units("RUSSIA", {"F BLA", "A GAL"}).Owns("RUSSIA", {"MOS"});
  rules_.civil_disorder = CivilDisorder::kHomeDistance;
  EXPECT_EQ(Removed("RUSSIA"), "BLA");  // both one step from home: a fleet before an army
}

// Warsaw is two steps away from both, but no fleet can reach it.
TEST_F(AdjustmentTest, UnderTheOlderRuleTheNearestHomesOfAFleetAreThoseItCanSailTo) {
  board_.Units("RUSSIA", {"F BAL", "A BER"}).Owns("RUSSIA", {"WAR", "STP"});
  const auto nearest = [&](std::string_view place) {
    const Unit unit = board_.view().UnitAt(board_.map().ProvinceOf(board_.At(place)));
    uint16_t distances[kMaxProvinces];
    UnitDistances(board_.view(), rules_, unit.power, distances);
    const ProvinceSet homes = NearestCenters(board_.view(), rules_, unit, distances[board_.At(place)]);
    std::string text;
    ForEachBit(homes.words, board_.map().province_words(),
               [&](int home) { text += (text.empty() ? "" : " ") + board_.Text(static_cast<ProvinceIndex>(home)); });
    return text;
  };
  EXPECT_EQ(nearest("BAL"), "STP WAR");
  EXPECT_EQ(nearest("BER"), "WAR");
  rules_.civil_disorder = CivilDisorder::kHomeDistance;
  EXPECT_EQ(nearest("BAL"), "STP");
  EXPECT_EQ(nearest("BER"), "WAR");
}

TEST_F(AdjustmentTest, ABuildNeedsATypeThatTheSiteTakes) {
  board_.Owns("RUSSIA", {"MOS", "STP", "SEV", "WAR"});
  Position after(board_.view());
  Adjuster adjuster(board_.view(), rules_, after.ref());
  CheckedOrder checked;
  const auto why = [&](std::string_view text) {
    adjuster.Carry(board_.Read("RUSSIA", text), checked);
    return checked.why;
  };
  EXPECT_EQ(why("F MOS B"), Illegality::kCannotStand);        // 4.C.4 a, 6.I.2
  EXPECT_EQ(why("F STP B"), Illegality::kCoastNeeded);        // 4.B.7, 6.B.14
  EXPECT_EQ(why("BUILD SEV"), Illegality::kBuildTypeNeeded);  // 4.C.3 c
  EXPECT_EQ(why("BUILD MOS"), Illegality::kNone);
  EXPECT_EQ(checked.order.unit_type(), UnitType::kArmy);
  EXPECT_EQ(why("F STP/NC B"), Illegality::kNone);
  EXPECT_EQ(why("A PAR B"), Illegality::kNoBuildSite);
  EXPECT_EQ(why("A WAR H"), Illegality::kWrongPhase);
}

TEST_F(AdjustmentTest, ABuildWithACoastButWithoutATypeIsAFleet) {
  board_.Owns("RUSSIA", {"STP"});
  Position after(board_.view());
  Adjuster adjuster(board_.view(), rules_, after.ref());
  CheckedOrder checked;
  adjuster.Carry(board_.Read("RUSSIA", "BUILD STP/NC"), checked);  // 4.C.3 c
  EXPECT_TRUE(checked.legal());
  EXPECT_EQ(board_.Text(checked.order), "F STP/NC B");
}

TEST_F(AdjustmentTest, AWaiveUsesUpOneOfTheBuildsThatAreDue) {
  board_.Units("FRANCE", {"A BUR"}).Owns("FRANCE", {"PAR", "BRE"});
  Position after(board_.view());
  Adjuster adjuster(board_.view(), rules_, after.ref());
  CheckedOrder checked;
  EXPECT_EQ(adjuster.BuildsLeft(board_.Power("FRANCE")), 1);
  EXPECT_EQ(adjuster.Carry(board_.Read("FRANCE", "WAIVE"), checked).reason, Reason::kNone);
  EXPECT_EQ(adjuster.BuildsLeft(board_.Power("FRANCE")), 0);
  EXPECT_EQ(adjuster.Carry(board_.Read("FRANCE", "A PAR B"), checked).reason, Reason::kExcess);
  EXPECT_EQ(adjuster.Carry(board_.Read("FRANCE", "WAIVE"), checked).reason, Reason::kExcess);
}

TEST_F(AdjustmentTest, NobodyBuildsWhereAUnitIsRemovedInTheSamePhase) {
  board_.Units("GERMANY", {"A PAR"}).Owns("FRANCE", {"PAR", "BRE"});
  for (const bool removal_first : {true, false}) {
    Position after(board_.view());
    Adjuster adjuster(board_.view(), rules_, after.ref());
    CheckedOrder removal, build;
    if (removal_first) adjuster.Carry(board_.Read("GERMANY", "A PAR D"), removal);
    EXPECT_EQ(adjuster.Carry(board_.Read("FRANCE", "A PAR B"), build).reason, Reason::kIllegal);
    if (!removal_first) adjuster.Carry(board_.Read("GERMANY", "A PAR D"), removal);
    EXPECT_TRUE(removal.legal());
    EXPECT_EQ(build.why, Illegality::kSiteOccupied) << "removal first: " << removal_first;
    EXPECT_EQ(after.view().unit_count(), 0);
  }
}

TEST_F(AdjustmentTest, AnArmyIsBuiltWhateverTheCoast) {
  board_.Owns("RUSSIA", {"STP"});
  Position after(board_.view());
  Adjuster adjuster(board_.view(), rules_, after.ref());
  const Unit army{board_.Power("RUSSIA"), UnitType::kArmy, board_.At("STP/NC")};
  CheckedOrder checked;
  adjuster.Carry(Order::Build(army).WithTarget(board_.At("MOS")), checked);
  EXPECT_TRUE(checked.legal());
  EXPECT_EQ(checked.order, board_.Read("RUSSIA", "A STP B")) << "what a build has no use for is left out";
}

TEST_F(AdjustmentTest, EveryUnitIsRemovedOnceAndByItsOwnPower) {
  board_.Units("FRANCE", {"A PAR", "A BUR"}).Units("GERMANY", {"A MUN"});
  Position after(board_.view());
  Adjuster adjuster(board_.view(), rules_, after.ref());
  CheckedOrder checked;
  EXPECT_EQ(adjuster.Carry(board_.Read("FRANCE", "A MUN D"), checked).reason, Reason::kIllegal);
  EXPECT_EQ(checked.why, Illegality::kForeignUnit);
  EXPECT_EQ(adjuster.Carry(board_.Read("FRANCE", "A PAR D"), checked).reason, Reason::kNone);
  EXPECT_EQ(adjuster.Carry(board_.Read("FRANCE", "A PAR D"), checked).reason, Reason::kIllegal);  // 6.J.2
  EXPECT_EQ(checked.why, Illegality::kUnitAbsent);
  EXPECT_EQ(adjuster.RemovalsLeft(board_.Power("FRANCE")), 1);
  EXPECT_EQ(after.view().unit_count(), 2);
}

// RED's homes are a sea and an inland province; no fleet can go from the lake to the sea.
constexpr std::string_view kLakeMap =
    "RED NTH AAA\nBLU BBB\nNorth = NTH\nAye = AAA\nBee = BBB\nCee = CCC\nDee = DDD\nEee = EEE\nLake = LAK\n"
    "WATER NTH ABUTS BBB\nCOAST BBB ABUTS NTH DDD\nLAND AAA ABUTS CCC DDD\nCOAST CCC ABUTS AAA LAK\n"
    "LAND DDD ABUTS AAA BBB EEE\nLAND EEE ABUTS DDD FFF\nEff = FFF\nLAND FFF ABUTS EEE\nWATER LAK ABUTS CCC\n";

class LakeTest : public AdjustmentTest {
 protected:
  LakeTest() : AdjustmentTest(TestBoard(ReadMapText(kLakeMap, "lake.map", nullptr).map, "W1901A")) {}
};

TEST_F(LakeTest, NoArmyIsBuiltAtSea) {
  board_.Owns("RED", {"NTH", "AAA"});
  Position after(board_.view());
  Adjuster adjuster(board_.view(), rules_, after.ref());
  CheckedOrder checked;
  adjuster.Carry(board_.Read("RED", "A NTH B"), checked);
  EXPECT_EQ(checked.why, Illegality::kCannotStand);
  EXPECT_EQ(adjuster.Carry(board_.Read("RED", "F NTH B"), checked).reason, Reason::kNone);
}

TEST_F(LakeTest, UnderTheOlderRuleAFleetThatCannotSailHomeIsFartherThanAnyArmy) {
  board_.Units("RED", {"F LAK", "A FFF"}).Owns("RED", {"AAA"});
  EXPECT_EQ(Removed("RED"), "FFF");  // three steps from AAA; the fleet is two steps away
  rules_.civil_disorder = CivilDisorder::kHomeDistance;
  EXPECT_EQ(Removed("RED"), "LAK");
}

// ---- As many provinces in a row as a map can have ----

std::string RowId(int i) {
  return {static_cast<char>('A' + i / 26 % 26), static_cast<char>('A' + i % 26), i < 676 ? '0' : '1'};
}

MapRef RowOfProvinces() {
  std::string text = "RED " + RowId(0) + "\nBLUE " + RowId(kMaxProvinces - 1) + "\n";
  for (int i = 0; i < kMaxProvinces; ++i) {
    text += "Place " + RowId(i) + " = " + RowId(i) + "\nLAND " + RowId(i) + " ABUTS";
    if (i > 0) text += " " + RowId(i - 1);
    if (i + 1 < kMaxProvinces) text += " " + RowId(i + 1);
    text += "\n";
  }
  const MapReadResult read = ReadMapText(text, "row.map", nullptr);
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

class RowTest : public AdjustmentTest {
 protected:
  RowTest() : AdjustmentTest(TestBoard(RowOfProvinces(), "W1901A")) {}
};

TEST_F(RowTest, TheFarthestUnitGoesOnTheLargestMap) {
  for (const int far : {2, 64, 300, 700, kMaxProvinces - 1}) {
    board_ = TestBoard(RowOfProvinces(), "W1901A");
    board_.Units("RED", {"A " + RowId(1), "A " + RowId(far)}).Owns("RED", {RowId(0)});
    EXPECT_EQ(Removed("RED"), RowId(far));
  }
}

}  // namespace
}  // namespace entente
