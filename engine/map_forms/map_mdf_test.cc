#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "map_forms/map_form.h"
#include "map_forms/map_summary.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

std::string MdfOf(const Map& map) {
  const Result<std::string> mdf = WriteMap(map, MapForm::kMdf);
  EXPECT_TRUE(mdf.ok()) << mdf.status();
  return mdf.value_or("");
}

std::string Describe(const MapReadResult& result) {
  std::string text;
  for (const Diagnostic& diagnostic : result.diagnostics) text += diagnostic.ToString() + "\n";
  return text;
}

MapRef Read(std::string_view mdf) {
  const MapReadResult result = ReadMapMdf(mdf, "standard.mdf");
  EXPECT_TRUE(result.ok()) << Describe(result) << mdf;
  return result.map;
}

std::string DaideId(std::string_view id) {
  return std::string(id == "ENG" ? "ECH" : id == "BOT" ? "GOB" : id == "LYO" ? "GOL" : id);
}

std::set<std::string> Moves(const Map& map, UnitType type, LocationIndex from) {
  std::set<std::string> moves;
  for (const LocationIndex to : map.stage(0).graph().Neighbors(type, from)) moves.insert(DaideId(map.Id(to)));
  return moves;
}

TEST(MapMdf, TheGraphOfTheStandardMapComesBack) {
  const MapRef standard = *BuiltinMap("standard");
  const MapRef read = Read(MdfOf(*standard));
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->province_count(), 75);  // without Switzerland
  for (LocationIndex l = 0; l < standard->location_count(); ++l) {
    const std::string id = DaideId(standard->Id(l));
    const std::optional<LocationIndex> there = read->FindPlace(id);
    ASSERT_EQ(there.has_value(), id != "SWI") << id;
    if (!there.has_value()) continue;
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      EXPECT_EQ(Moves(*read, type, *there), Moves(*standard, type, l)) << id;
      EXPECT_EQ(read->stage(0).graph().MayStand(type, *there), standard->stage(0).graph().MayStand(type, l)) << id;
    }
    EXPECT_EQ(read->stage(0).graph().terrain(read->ProvinceOf(*there)),
              standard->stage(0).graph().terrain(standard->ProvinceOf(l)));
    EXPECT_EQ(read->IsCenter(read->ProvinceOf(*there)), standard->IsCenter(standard->ProvinceOf(l)));
  }
  EXPECT_EQ(read->power_count(), 7);
  EXPECT_EQ(read->PowerId(0), "AUS");
  EXPECT_EQ(read->Homes(5).size(), 4u);  // Russia
  EXPECT_EQ(read->stage(0).VictoryCenters(0), 18);
  EXPECT_EQ(MdfOf(*read), MdfOf(*standard));
}

// Armies may board and land by the same seas as before.
TEST(MapMdf, ConvoysOfTheStandardMapComeBack) {
  const MapRef standard = *BuiltinMap("standard");
  const MapRef read = Read(MdfOf(*standard));
  ASSERT_NE(read, nullptr);
  const auto seas = [](const Map& map, const Word* row) {
    std::set<std::string> ids;
    ForEachBit(row, map.province_words(), [&](int p) { ids.insert(DaideId(map.Id(static_cast<LocationIndex>(p)))); });
    return ids;
  };
  for (ProvinceIndex p = 0; p < standard->province_count(); ++p) {
    const std::optional<LocationIndex> there = read->FindPlace(DaideId(standard->Id(p)));
    if (!there.has_value()) continue;
    const Graph &ours = standard->stage(0).graph(), &theirs = read->stage(0).graph();
    EXPECT_EQ(seas(*read, theirs.Boarding(*there)), seas(*standard, ours.Boarding(p))) << standard->Id(p);
    EXPECT_EQ(seas(*read, theirs.Landing(*there)), seas(*standard, ours.Landing(p))) << standard->Id(p);
    EXPECT_EQ(seas(*read, theirs.CarrierLinks(*there)), seas(*standard, ours.CarrierLinks(p))) << standard->Id(p);
  }
}

TEST(MapMdf, TheStandardMapIsWhatServersSend) {
  const std::string file = std::string(ENTENTE_SHARED_DIR) + "/daide/transcripts/aiserver_0.38_standard.jsonl";
  std::ifstream lines(file);
  if (!lines) GTEST_SKIP() << "../shared/daide/transcripts is absent";
  int found = 0;
  for (std::string line; std::getline(lines, line);) {
    const size_t start = line.find("MDF ( ");
    if (start == std::string::npos) continue;
    const MapRef theirs = Read(line.substr(start, line.find('"', start) - start));
    ASSERT_NE(theirs, nullptr);
    EXPECT_EQ(theirs->source(), Read(MdfOf(**BuiltinMap("standard")))->source());
    ++found;
  }
  EXPECT_GT(found, 0);
}

TEST(MapMdf, EveryShippedMapComesBackWithItsEdges) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    const MapRef read = Read(MdfOf(*map));
    ASSERT_NE(read, nullptr) << name;
    const StageCounts counts = CountStage(*map), again = CountStage(*read);
    EXPECT_EQ(again.army_edges, counts.army_edges) << name;
    EXPECT_EQ(again.fleet_edges, counts.fleet_edges) << name;
    EXPECT_EQ(again.powers, counts.powers) << name;
    EXPECT_EQ(again.centers, counts.centers) << name;
  }
}

TEST(MapMdf, TokensAreThreeLettersAndMeanOneThing) {
  const MapReadResult result = ReadMapText(
      "Norway NOR\nNordland AND\nUno A-B\nUNOWNED VIA\nNorway = NOR\nAndes = AND anz\nVia = VIA\nA-B = A-B\nOdd = "
      "\xc3\x89TA\n"
      "LAND NOR ABUTS AND VIA A-B \xc3\x89TA\nLAND AND ABUTS NOR\nCOAST via ABUTS NOR SEA\nCOAST VIA/ZZ ABUTS SEA\n"
      "COAST VIA/SC ABUTS SEA\nLAND A-B ABUTS NOR\nLAND \xc3\x89TA ABUTS NOR\nSea = SEA\nWATER SEA ABUTS VIA/ZZ "
      "VIA/SC\n"
      "Via (z) = VIA/ZZ\nVia (s) = VIA/SC\n",
      "odd.map", IncludeCallback());
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_EQ(
      MdfOf(*result.map),
      "MDF ( NOD NOA Z02 ) ( ( ( NOD ANZ ) ( NOA NOR ) ( Z02 Z00 ) ( UNO Z01 ) ) ( ODD SEA ) ) ( ( ANZ ( AMY NOR ) ) "
      "( NOR ( AMY ANZ ODD Z00 Z01 ) ) ( ODD ( AMY NOR ) ) ( SEA ( FLT ( Z01 NCS ) ( Z01 SCS ) ) ) ( Z00 ( AMY NOR ) ) "
      "( Z01 ( AMY NOR ) ( ( FLT SCS ) SEA ) ( ( FLT NCS ) SEA ) ) )\n");
}

TEST(MapMdf, AMapIsCalledByItsFileAndAByteOrderMarkIsSkipped) {
  const std::string mdf = MdfOf(**BuiltinMap("pure"));
  for (const std::string_view file : {"small.mdf", "maps/small.mdf", "small"}) {
    const MapReadResult result = ReadMapMdf("\xef\xbb\xbf" + mdf, file);
    ASSERT_TRUE(result.ok()) << Describe(result);
    EXPECT_EQ(result.map->name(), "small");
  }
}

TEST(MapMdf, ProvincesWithoutAWordAreNumbered) {
  constexpr int kCount = 120;
  const auto id = [](int i) {
    return std::string{static_cast<char>('A' + i / 26), '-', static_cast<char>('A' + i % 26)};
  };
  std::string text = "Norway " + id(0) + "\nRussia " + id(1) + "\n";
  for (int i = 0; i < kCount; ++i) {
    text += id(i) + " = " + id(i) + "\nLAND " + id(i) + " ABUTS " + id((i + 1) % kCount) + " " +
            id((i + kCount - 1) % kCount) + "\n";
  }
  const MapReadResult result = ReadMapText(text, "ring.map", IncludeCallback());
  ASSERT_TRUE(result.ok()) << Describe(result);
  const MapRef read = Read(MdfOf(*result.map));
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->province_count(), kCount);
  for (LocationIndex l = 0; l < read->location_count(); ++l) EXPECT_EQ(read->Id(l).size(), 3u) << read->Id(l);
}

TEST(MapMdf, SharedHomesStandUnderAllTheirPowers) {
  const std::string mdf =
      "mdf (aaa bbb) ((((aaa bbb) xxx) (aaa yyy) (bbb zzz) (uno)) ()) ((xxx (amy yyy zzz)) (yyy (amy xxx)) (zzz (amy "
      "xxx)))";
  const MapRef map = Read(mdf);
  ASSERT_NE(map, nullptr);
  EXPECT_EQ(map->Homes(0).size(), 2u);
  EXPECT_EQ(map->start_owners()[0], kNoPower);
  EXPECT_EQ(map->start_owners()[1], 0);
  EXPECT_EQ(MdfOf(*map),
            "MDF ( AAA BBB ) ( ( ( AAA YYY ) ( BBB ZZZ ) ( ( AAA BBB ) XXX ) ( UNO ) ) ( ) ) ( ( XXX ( AMY YYY ZZZ ) ) "
            "( YYY ( AMY XXX ) ) ( ZZZ ( AMY XXX ) ) )\n");
}

std::string FaultOf(std::string_view mdf) {
  const MapReadResult result = ReadMapMdf(mdf, "f.mdf");
  EXPECT_FALSE(result.ok()) << mdf;
  return Describe(result);
}

TEST(MapMdf, FaultsTellTheirPlace) {
  EXPECT_EQ(FaultOf(""), "f.mdf:1:1: error: BAD_MDF: expected 'MDF', not the end of the message\n");
  EXPECT_EQ(FaultOf("MDF\n (AAA"),
            "f.mdf:2:6: error: BAD_MDF: expected a power of three letters, not the end of the message\n");
  EXPECT_EQ(FaultOf("MDF (AAA FLT)"), "f.mdf:1:10: error: BAD_MDF: expected a power of three letters, not 'FLT'\n");
  EXPECT_EQ(FaultOf("MDF (AAA BBB) (((AAA XXX) (CCC YYY)) (YYY)) ((XXX (AMY ZZZ) (FLT (XXX NCS))) (XXX) (VVV))"),
            "f.mdf:1:28: error: BAD_MDF: CCC is no power of this message\n"
            "f.mdf:1:39: error: BAD_MDF: the province YYY stands in these lists already\n"
            "f.mdf:1:79: error: BAD_MDF: the moves from XXX are given already\n"
            "f.mdf:1:85: error: BAD_MDF: VVV is no province of this message\n"
            "f.mdf:1:56: error: BAD_MDF: ZZZ is no province of this message\n"
            "f.mdf:1:67: error: BAD_MDF: XXX has no such coast\n"
            "f.mdf:1:39: error: BAD_MDF: there are no moves from YYY\n");
  EXPECT_EQ(FaultOf("MDF (AAA BBB) (((AAA XXX) (BBB YYY)) ()) ((XXX ((AMY NCS) YYY)))"),
            "f.mdf:1:50: error: BAD_MDF: expected 'FLT', not 'AMY'\n");
  EXPECT_NE(FaultOf("MDF (AAA BBB) (((AAA XXX) (BBB YYY)) ()) ((XXX (AMY YYY)) (YYY (AMY)))").find("error: ONE_WAY"),
            std::string::npos);
  EXPECT_NE(FaultOf("MDF (AAA) (((AAA XXX)) (YYY)) ((XXX (AMY YYY)) (YYY (AMY XXX)))").find("FEW_POWERS"),
            std::string::npos);
  EXPECT_NE(FaultOf("MDF (AAA BBB) (() ()) () x").find("the end of the message, not 'X'"), std::string::npos);
  EXPECT_NE(FaultOf(std::string((size_t{4} << 20) + 1, ' ')).find("LIMIT"), std::string::npos);
  EXPECT_NE(FaultOf(std::string(size_t{1} << 20, '(')).find("more than 262144 tokens"), std::string::npos);
}

}  // namespace
}  // namespace entente
