// The graph that follows from the adjacency records. Source: maps/LANGUAGE.md (Restrictions).
#include <gtest/gtest.h>

#include <algorithm>

#include "map_language/builtin.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

// WHA (water), POR (port), FAR (land), COA and END (coast), a province with coasts (DBL), shut SHU.
constexpr char kBoard[] = R"(REDD () COA
BLUE () END
Whale Bay = WHA
Port = POR
Farm = FAR
Coast = COA
End = END
Double = DBL
Double (north coast) = DBL/NC
Double (south coast) = DBL/SC
Shutter = SHU
WATER WHA ABUTS POR COA END DBL/NC SHU
PORT POR ABUTS WHA Coa
COAST COA ABUTS WHA Por FAR end
COAST END ABUTS WHA coa
LAND FAR ABUTS COA DBL
COAST dbl ABUTS WHA FAR
COAST DBL/NC ABUTS WHA
COAST DBL/SC
SHUT SHU ABUTS WHA
)";

class BoardTest : public testing::Test {
 protected:
  BoardTest() : result_(ReadTest(kBoard)) {}
  void SetUp() override { ASSERT_TRUE(result_.ok()) << Describe(result_); }

  const Map& map() const { return *result_.map; }
  const Graph& graph() const { return map().GraphAt(map().begin()); }
  LocationIndex At(std::string_view text) const { return PlaceNamed(map(), text); }
  bool Army(std::string_view a, std::string_view b) const { return TestBit(graph().ArmyMoves(At(a)), At(b)); }
  bool Fleet(std::string_view a, std::string_view b) const { return TestBit(graph().FleetMoves(At(a)), At(b)); }

  MapReadResult result_;
};

TEST_F(BoardTest, UnitsStandWhereTheirTypeMay) {
  const auto army = [&](std::string_view p) { return graph().MayStand(UnitType::kArmy, At(p)); };
  const auto fleet = [&](std::string_view p) { return graph().MayStand(UnitType::kFleet, At(p)); };
  EXPECT_TRUE(army("far") && army("coa") && army("por") && army("dbl"));
  EXPECT_FALSE(army("wha") || army("shu") || army("dbl/nc"));
  EXPECT_TRUE(fleet("wha") && fleet("coa") && fleet("por") && fleet("dbl/nc") && fleet("dbl/sc"));
  EXPECT_FALSE(fleet("far") || fleet("shu") || fleet("dbl"));
}

TEST_F(BoardTest, ArmiesWalkOverUpperAndLowerCaseEntries) {
  EXPECT_TRUE(Army("coa", "far") && Army("coa", "end") && Army("end", "coa") && Army("far", "dbl") &&
              Army("dbl", "far"));
  EXPECT_FALSE(Army("coa", "wha") || Army("wha", "coa") || Army("coa", "coa"));
}

TEST_F(BoardTest, ArmiesDoNotWalkOverTitleCaseEntries) {
  EXPECT_FALSE(Army("coa", "por") || Army("por", "coa"));
  EXPECT_TRUE(Fleet("coa", "por") && Fleet("por", "coa"));
}

TEST_F(BoardTest, FleetsDoNotSailOverLowerCaseEntriesNorInland) {
  EXPECT_FALSE(Fleet("coa", "end") || Fleet("end", "coa") || Fleet("coa", "far"));
  EXPECT_TRUE(Fleet("wha", "coa") && Fleet("coa", "wha"));
}

TEST_F(BoardTest, FleetsReachACoastNotTheProvince) {
  EXPECT_TRUE(Fleet("wha", "dbl/nc") && Fleet("dbl/nc", "wha"));
  EXPECT_FALSE(Fleet("wha", "dbl") || Fleet("wha", "dbl/sc") || Fleet("dbl", "wha"));
  EXPECT_TRUE(TestBit(graph().FleetReach(At("wha")), At("dbl")));
}

TEST_F(BoardTest, NothingEntersOrLeavesAShutProvince) {
  EXPECT_FALSE(Fleet("wha", "shu") || Fleet("shu", "wha"));
  EXPECT_FALSE(TestBit(graph().Adjacent(At("wha")), At("shu")));
  EXPECT_EQ(graph().terrain(At("shu")), Terrain::kShut);
}

TEST_F(BoardTest, SeasAndPortsCarryArmiesCoastsDoNot) {
  EXPECT_TRUE(graph().IsCarrierProvince(At("wha")) && graph().IsCarrierProvince(At("por")));
  EXPECT_FALSE(graph().IsCarrierProvince(At("coa")) || graph().IsCarrierProvince(At("dbl")));
}

TEST_F(BoardTest, ConvoysUseEveryEntryNotWrittenInLowerCase) {
  EXPECT_TRUE(TestBit(graph().Boarding(At("coa")), At("wha")));
  EXPECT_TRUE(TestBit(graph().Boarding(At("coa")), At("por")));  // title case is fine for convoys
  EXPECT_TRUE(TestBit(graph().Boarding(At("dbl")), At("wha")));  // from the lower-case record
  EXPECT_TRUE(TestBit(graph().Landing(At("dbl")), At("wha")));   // over the entry that names a coast
  EXPECT_TRUE(TestBit(graph().Landing(At("por")), At("wha")));
  EXPECT_TRUE(TestBit(graph().CarrierLinks(At("por")), At("wha")));
  EXPECT_TRUE(TestBit(graph().CarrierLinks(At("wha")), At("por")));
  EXPECT_FALSE(TestBit(graph().Landing(At("far")), At("wha")));
  EXPECT_FALSE(TestBit(graph().Boarding(At("far")), At("wha")));
  EXPECT_FALSE(TestBit(graph().CarrierLinks(At("coa")), At("wha")));
}

TEST_F(BoardTest, AdjacentProvincesAreThoseOfEitherType) {
  EXPECT_TRUE(TestBit(graph().Adjacent(At("coa")), At("wha")));
  EXPECT_TRUE(TestBit(graph().Adjacent(At("coa")), At("far")));
  EXPECT_TRUE(TestBit(graph().Adjacent(At("coa")), At("por")));
  EXPECT_FALSE(TestBit(graph().Adjacent(At("wha")), At("far")));
}

TEST(Convoys, ALowerCaseEntryCarriesNobody) {
  const MapReadResult result = ReadTest(SmallMap("AMEND COA ABUTS -SE1 se1\nAMEND SE1 ABUTS -COA coa\n"));
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"~NO_WAY"}));
}

// ---- The shipped maps ----

class StandardGraph : public testing::Test {
 protected:
  StandardGraph() : map_(*BuiltinMap("standard")), graph_(map_->GraphAt(map_->begin())) {}
  LocationIndex At(std::string_view text) const { return PlaceNamed(*map_, text); }

  MapRef map_;
  const Graph& graph_;
};

TEST_F(StandardGraph, NeighborListsHoldTheBitsOfTheRowsInOrder) {
  int longest = 0;
  for (LocationIndex l = 0; l < map_->location_count(); ++l) {
    for (UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      const auto list = graph_.Neighbors(type, l);
      std::vector<LocationIndex> bits;
      const auto add = [&](int bit) { bits.push_back(static_cast<LocationIndex>(bit)); };
      if (type == UnitType::kFleet) ForEachBit(graph_.FleetMoves(l), graph_.location_words(), add);
      if (type == UnitType::kArmy && !map_->IsCoast(l)) ForEachBit(graph_.ArmyMoves(l), graph_.province_words(), add);
      EXPECT_EQ(std::vector<LocationIndex>(list.begin(), list.end()), bits);
      longest = std::max(longest, static_cast<int>(list.size()));
    }
  }
  EXPECT_EQ(map_->max_degree(), longest);
}

TEST_F(StandardGraph, CoastalMovesFollowTheCoasts) {
  EXPECT_TRUE(TestBit(graph_.FleetMoves(At("por")), At("spa/sc")));
  EXPECT_TRUE(TestBit(graph_.FleetMoves(At("gas")), At("spa/nc")));
  EXPECT_FALSE(TestBit(graph_.FleetMoves(At("gas")), At("spa/sc")));
  EXPECT_FALSE(TestBit(graph_.FleetMoves(At("rom")), At("ven")));
  EXPECT_FALSE(TestBit(graph_.FleetMoves(At("spa/nc")), At("spa/sc")));
  EXPECT_TRUE(TestBit(graph_.ArmyMoves(At("mos")), At("stp")));
}

TEST_F(StandardGraph, BoardingAndLandingMirrorEachOther) {
  for (ProvinceIndex p = 0; p < map_->province_count(); ++p) {
    for (int w = 0; w < graph_.province_words(); ++w)
      EXPECT_EQ(graph_.Boarding(p)[w], graph_.Landing(p)[w]) << map_->Id(p);
  }
  EXPECT_TRUE(TestBit(graph_.Boarding(At("stp")), At("bot")));
  EXPECT_TRUE(TestBit(graph_.Boarding(At("stp")), At("bar")));
  EXPECT_TRUE(TestBit(graph_.CarrierLinks(At("eng")), At("mao")));
}

TEST_F(StandardGraph, EveryMoveLeadsBack) {
  for (LocationIndex a = 0; a < map_->location_count(); ++a) {
    for (LocationIndex b : graph_.Neighbors(UnitType::kFleet, a)) EXPECT_TRUE(TestBit(graph_.FleetMoves(b), a));
    for (LocationIndex b : graph_.Neighbors(UnitType::kArmy, a)) EXPECT_TRUE(TestBit(graph_.ArmyMoves(b), a));
  }
}

}  // namespace
}  // namespace entente
