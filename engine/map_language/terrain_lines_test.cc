// Terrain lines in the draft: types, case, and all marks of an entry. Source: maps/LANGUAGE.md (Text and lines; Terrain
// and ABUTS).
#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

using Ids = std::vector<std::string>;

// An entry in one form: "EI:~*Naf(TUN,CON)", the case as written.
std::string Written(const DraftEntry& entry) {
  std::string text = entry.by_power ? entry.powers + ":" : "";
  if (entry.strait) text += "~";
  if (entry.half) text += "*";
  text += entry.written == WrittenCase::kLower ? "lower " : entry.written == WrittenCase::kTitle ? "title " : "";
  text += entry.id;
  for (size_t i = 0; i < entry.centers.size(); ++i) text += (i == 0 ? "(" : ",") + entry.centers[i];
  return entry.centers.empty() ? text : text + ")";
}

Ids Entries(const std::string& text, const std::string& id = "AAA") {
  const DraftReading reading(text);
  Ids texts;
  for (const DraftEntry& entry : reading.draft().terrain.at(id).entries) texts.push_back(Written(entry));
  return texts;
}

Ids EntriesOf(const std::string& entries) { return Entries("LAND AAA ABUTS " + entries + "\n"); }

TEST(TerrainLines, HaveFiveTypes) {
  const DraftReading reading("WATER AAA\nland BBB\nCoast CCC\nPORT DDD\nSHUT EEE\nCOAST fff\n");
  const auto& terrain = reading.draft().terrain;
  EXPECT_EQ(terrain.at("AAA").type, Terrain::kWater);
  EXPECT_EQ(terrain.at("BBB").type, Terrain::kLand);
  EXPECT_EQ(terrain.at("CCC").type, Terrain::kCoast);
  EXPECT_EQ(terrain.at("DDD").type, Terrain::kPort);
  EXPECT_EQ(terrain.at("EEE").type, Terrain::kShut);
  EXPECT_TRUE(terrain.at("CCC").fleets);
  EXPECT_FALSE(terrain.at("FFF").fleets);
}

TEST(TerrainLines, AWordAloneIsAPower) {
  for (const char* word : {"WATER", "LAND", "COAST", "PORT", "SHUT", "AMEND"}) {
    EXPECT_TRUE(DraftReading(std::string(word) + "\n").draft().powers.contains(word)) << word;
  }
}

TEST(TerrainEntries, AreUpperLowerOrTitleCase) {
  EXPECT_EQ(EntriesOf("ROM rom Rom BUL/EC bul/ec"), (Ids{"ROM", "lower ROM", "title ROM", "BUL/EC", "lower BUL/EC"}));
}

TEST(TerrainEntries, CarryMarksOnEitherSide) {
  EXPECT_EQ(EntriesOf("~AEG AEG~ *mao mao* ~~AEG"), (Ids{"~AEG", "~AEG", "*lower MAO", "*lower MAO", "~AEG"}));
}

TEST(TerrainEntries, CarryPowersAndConditions) {
  EXPECT_EQ(EntriesOf("EI:NAF :SKA AEG(con,SMY) e:naf"), (Ids{"EI:NAF", ":SKA", "AEG(CON,SMY)", "E:lower NAF"}));
}

TEST(TerrainEntries, CarryAllOfThemTogether) {
  EXPECT_EQ(EntriesOf("EI:~NAF(TUN) EI:NAF(TUN)~ EI:NAF~(TUN) :*Naf(TUN,CON)"),
            (Ids{"EI:~NAF(TUN)", "EI:~NAF(TUN)", "EI:~NAF(TUN)", ":*title NAF(TUN,CON)"}));
}

TEST(TerrainLines, AmendAddsAndRemovesInOrder) {
  EXPECT_EQ(Entries("LAND AAA ABUTS SPA/NC SPA/SC Q:spa MAR(X)\nAMEND AAA ABUTS NEW -SPA spa -NEW\n"),
            (Ids{"MAR(X)", "lower SPA"}));
  EXPECT_EQ(Entries("LAND AAA ABUTS BBB\nCOAST AAA\n"), (Ids{"BBB"}));
  EXPECT_EQ(Entries("LAND AAA ABUTS BBB\nCOAST AAA ABUTS\n"), (Ids{}));
  EXPECT_EQ(Entries("LAND AAA ABUTS BBB\nLAND AAA ABUTS CCC\n"), (Ids{"CCC"}));
}

TEST(TerrainLines, TheOtherCaseForgetsAndAmendCarriesOver) {
  EXPECT_EQ(Entries("LAND AAA ABUTS BBB\nCOAST aaa\n"), (Ids{}));
  EXPECT_EQ(Entries("LAND AAA ABUTS BBB\nAMEND aaa\n"), (Ids{"BBB"}));
  const DraftReading reading("LAND AAA ABUTS BBB\nAMEND aaa ABUTS CCC\n");
  EXPECT_FALSE(reading.draft().terrain.at("AAA").fleets);
  EXPECT_EQ(reading.draft().terrain.at("AAA").type, Terrain::kLand);
  EXPECT_EQ(reading.draft().terrain.at("AAA").entries.size(), 2u);
}

TEST(TerrainLines, AProvinceInUpperCaseTakesItsCoastsIn) {
  const std::string coasts = "COAST aaa\nCOAST AAA/NC\nCOAST AAA/SC\nWATER SEA ABUTS ~AAA/NC AAA/SC X:aaa/ec BBB\n";
  EXPECT_EQ(Entries(coasts + "AMEND AAA\n", "SEA"), (Ids{"~AAA", "BBB"}));
  const DraftReading reading(coasts + "AMEND AAA\n");
  EXPECT_FALSE(reading.draft().terrain.contains("AAA/NC"));
  EXPECT_EQ(Entries(coasts + "AMEND aaa\n", "SEA").size(), 4u);
}

}  // namespace
}  // namespace entente
