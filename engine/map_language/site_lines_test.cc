// Homes and their marks, claims, neutral and owned centers in the draft. Source: maps/LANGUAGE.md (Powers; Homes).
#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

using Ids = std::vector<std::string>;

// A site as it would be written: "~@CAL(NYO)".
std::string Written(const DraftSite& site) {
  std::string text = site.kind == DraftSite::Kind::kFactory ? "+" : site.kind == DraftSite::Kind::kPartisan ? "*" : "";
  if (site.hidden) text += "~";
  if (site.alternative) text += "@";
  text += site.id;
  for (size_t i = 0; i < site.limits.size(); ++i) text += (i == 0 ? "(" : ",") + site.limits[i];
  return site.limits.empty() ? text : text + ")";
}

Ids Sites(const DraftPower& power) {
  Ids texts;
  for (const DraftSite& site : power.sites) texts.push_back(Written(site));
  return texts;
}

Ids SitesOf(const std::string& text) { return Sites(DraftReading(text).Power("X")); }

Ids IdsOf(const std::vector<DraftMention>& mentions) {
  Ids ids;
  for (const DraftMention& mention : mentions) ids.push_back(mention.id);
  return ids;
}

Ids Neutrals(const std::string& text) { return IdsOf(DraftReading(text).draft().neutrals); }

Ids CodesOf(const std::string& text) { return Codes(DraftReading(text).TakeResult()); }

TEST(SiteMarks, StandInFrontOfThePlaceInAnyOrder) {
  EXPECT_EQ(SitesOf("X aaa +bbb *ccc @ddd ~eee\n"), (Ids{"AAA", "+BBB", "*CCC", "@DDD", "~EEE"}));
  EXPECT_EQ(SitesOf("X ~@aaa @~bbb ~+ccc +~ddd *~eee\n"), (Ids{"~@AAA", "~@BBB", "+~CCC", "+~DDD", "*~EEE"}));
}

TEST(SiteMarks, LimitsOfAnAlternativeStandInBrackets) {
  EXPECT_EQ(SitesOf("X @cal(nyo) ~@haw(nyo,was) @was\n"), (Ids{"@CAL(NYO)", "~@HAW(NYO,WAS)", "@WAS"}));
}

TEST(SiteMarks, ThatContradictEachOtherAreErrors) {
  EXPECT_EQ(CodesOf("X +*AAA\n"), (Ids{"PARTISAN_FACTORY"}));
  EXPECT_EQ(CodesOf("X *+AAA\n"), (Ids{"PARTISAN_FACTORY"}));
  EXPECT_EQ(CodesOf("X +@AAA\n"), (Ids{"FACTORY_SC"}));
  EXPECT_EQ(CodesOf("X @*AAA\n"), (Ids{"PARTISAN_SC"}));
  EXPECT_EQ(CodesOf("X AAA(BBB)\n"), (Ids{"ALT_LIMIT"}));
}

TEST(SiteMarks, NeedAPlaceAndClosedBrackets) {
  for (const char* word : {"+", "-", "@~", "(AAA)", "@(AAA)", "@AAA(", "@AAA()", "@AAA(,)", "@AAA(BBB", "@AAA(BBB)C"}) {
    EXPECT_EQ(CodesOf(std::string("X (Y) ") + word + "\n"), (Ids{"BAD_HOME"})) << word;
  }
}

TEST(SiteMarks, AnErrorLeavesTheOtherPlacesOfTheLine) { EXPECT_EQ(SitesOf("X AAA +*BBB CCC\n"), (Ids{"AAA", "CCC"})); }

TEST(Sites, ListedAgainMoveToTheEndWithTheNewMarks) {
  EXPECT_EQ(SitesOf("X AAA @BBB\nX ~AAA\n"), (Ids{"@BBB", "~AAA"}));
  EXPECT_EQ(SitesOf("X @AAA(BBB) BBB\nX AAA\n"), (Ids{"BBB", "AAA"}));
  EXPECT_EQ(SitesOf("X +AAA\nX *AAA\n"), (Ids{"*AAA"}));
}

TEST(Sites, AreTakenAwayWithAnyMark) {
  EXPECT_EQ(SitesOf("X AAA +BBB *CCC @DDD\nX -BBB -CCC\n"), (Ids{"AAA", "@DDD"}));
  EXPECT_EQ(SitesOf("X +AAA BBB\nX -+AAA\n"), (Ids{"BBB"}));
  EXPECT_EQ(SitesOf("X AAA BBB\nX -AAA AAA\n"), (Ids{"BBB", "AAA"}));
}

TEST(Sites, OnlyAHomeThatIsTakenAwayBecomesNeutral) {
  EXPECT_EQ(Neutrals("X AAA +BBB *CCC @DDD\nX -AAA -BBB -CCC -DDD\n"), (Ids{"AAA", "DDD"}));
  EXPECT_EQ(Neutrals("X AAA\nX -AAA\nUNOWNED -AAA\n"), (Ids{}));
  EXPECT_EQ(Neutrals("X AAA\nUNOWNED -AAA\nX -AAA\n"), (Ids{"AAA"}));
}

TEST(Sites, TakingAwayWhatIsNotThereIsAWarning) {
  EXPECT_EQ(CodesOf("X AAA\nX -BBB\n"), (Ids{"~REMOVE_NONE"}));
  EXPECT_EQ(CodesOf("UNOWNED -BBB\n"), (Ids{"~REMOVE_NONE"}));
  EXPECT_EQ(Neutrals("X AAA\nX -BBB\n"), (Ids{}));
}

TEST(Claims, AreCounted) {
  EXPECT_EQ(DraftReading("X AAA &SC BBB &sc\nX &SC\n").Power("X").claims, 3);
  EXPECT_EQ(DraftReading("X AAA\n").Power("X").claims, 0);
}

TEST(Inhabits, ReplacesWhatThePowerLineListsAndThenAdds) {
  EXPECT_EQ(SitesOf("X AAA +BBB &SC\nINHABITS CCC\nINHABITS *DDD\n"), (Ids{"CCC", "*DDD"}));
  EXPECT_EQ(DraftReading("X AAA &SC\nINHABITS CCC &SC &SC\n").Power("X").claims, 2);
  EXPECT_EQ(SitesOf("X AAA\nINHABITS\n"), (Ids{}));
}

TEST(Homes, AlwaysStartAfresh) {
  EXPECT_EQ(SitesOf("X AAA\nHOMES BBB\nHOME @CCC(BBB) BBB\n"), (Ids{"@CCC(BBB)", "BBB"}));
  EXPECT_EQ(SitesOf("X AAA +BBB\nHOMES\n"), (Ids{}));
  EXPECT_EQ(SitesOf("X\nHOMES AAA\nINHABITS BBB\n"), (Ids{"AAA", "BBB"}));
}

TEST(Homes, OfALaterPowerLineStartAFreshListOnlyIfItListsSome) {
  EXPECT_EQ(SitesOf("X AAA\nHOMES BBB\nX CCC\n"), (Ids{"CCC"}));
  EXPECT_EQ(SitesOf("X AAA\nINHABITS BBB\nX (Word)\n"), (Ids{"BBB"}));
  EXPECT_EQ(SitesOf("X AAA\nHOMES BBB CCC\nX -BBB\n"), (Ids{"CCC"}));
  EXPECT_EQ(SitesOf("X AAA\nHOMES BBB\nX CCC\nX DDD\n"), (Ids{"CCC", "DDD"}));
}

TEST(Owns, AddsUpAndCentersStartsAfresh) {
  const DraftReading owns("X\nOWNS AAA BBB\nOWNS AAA CCC\n");
  EXPECT_EQ(IdsOf(*owns.Power("X").owned), (Ids{"BBB", "AAA", "CCC"}));
  const DraftReading centers("X\nOWNS AAA\nCENTERS BBB\n");
  EXPECT_EQ(IdsOf(*centers.Power("X").owned), (Ids{"BBB"}));
  const DraftReading nothing("X AAA\nCENTERS\n");
  EXPECT_EQ(IdsOf(*nothing.Power("X").owned), (Ids{}));
  EXPECT_FALSE(DraftReading("X AAA\n").Power("X").owned.has_value());
}

TEST(Owns, HoldsTokensForBuildsOnAnyHome) {
  const DraftReading reading("X\nOWNS SC! AAA sc?\nOWNS SC!\n");
  EXPECT_EQ(reading.Power("X").seizing_builds, 2);
  EXPECT_EQ(reading.Power("X").guest_builds, 1);
  EXPECT_EQ(IdsOf(*reading.Power("X").owned), (Ids{"AAA"}));
  const DraftReading centers("X\nOWNS SC! SC?\nCENTERS SC!\n");
  EXPECT_EQ(centers.Power("X").seizing_builds, 1);
  EXPECT_EQ(centers.Power("X").guest_builds, 0);
}

TEST(Neutral, CentersWithoutACurrentPowerIsUnowned) {
  EXPECT_EQ(Neutrals("CENTERS AAA\nX BBB\nNEUTRAL CCC\nCENTERS DDD -CCC\n"), (Ids{"AAA", "DDD"}));
  EXPECT_EQ(CodesOf("UNOWNED -\n"), (Ids{"BAD_HOME"}));
}

TEST(Neutral, LeavesNoCurrentPower) { EXPECT_EQ(CodesOf("X AAA\nUNOWNED BBB\nOWNS AAA\n"), (Ids{"NO_POWER"})); }

TEST(Rename, ReachesEverySiteLimitAndCondition) {
  DraftReading reading(
      "Old = OLD\nOther = OTH\nLAND OTH ABUTS X:old(OLD,OTH)~\nX +OLD @OTH(OLD)\nOWNS OLD\nY *OLD\nA OLD\nUNOWNED OLD\n"
      "OLD -> New = NEW\n");
  EXPECT_EQ(Sites(reading.Power("X")), (Ids{"+NEW", "@OTH(NEW)"}));
  EXPECT_EQ(Sites(reading.Power("Y")), (Ids{"*NEW"}));
  EXPECT_EQ(IdsOf(*reading.Power("X").owned), (Ids{"NEW"}));
  EXPECT_EQ(IdsOf(reading.draft().neutrals), (Ids{"NEW"}));
  EXPECT_EQ(reading.draft().units.at(0).id, "NEW");
  const DraftEntry& entry = reading.draft().terrain.at("OTH").entries.at(0);
  EXPECT_EQ(entry.id, "NEW");
  EXPECT_EQ(entry.written, WrittenCase::kLower);
  EXPECT_EQ(entry.centers, (Ids{"NEW", "OTH"}));
  EXPECT_EQ(entry.powers, "X");
  EXPECT_TRUE(entry.strait);
}

TEST(Drop, ReachesEverySiteLimitAndCondition) {
  DraftReading reading(
      "Old = OLD\nOld (n) = OLD/NC\nOther = OTH\nCOAST old\nCOAST OLD/NC\nLAND OTH ABUTS OLD oth(OLD,OTH)\nWATER SEA "
      "ABUTS OLD/NC\nX +OLD @OTH(OLD,OTH)\nOWNS OLD\nY *OLD\nF OLD/NC\nUNOWNED OLD\nDROP OLD\n");
  const MapDraft& draft = reading.draft();
  EXPECT_EQ(Sites(reading.Power("X")), (Ids{"@OTH(OTH)"}));
  EXPECT_EQ(Sites(reading.Power("Y")), (Ids{}));
  EXPECT_EQ(IdsOf(*reading.Power("X").owned), (Ids{}));
  EXPECT_TRUE(draft.neutrals.empty());
  EXPECT_TRUE(draft.units.empty());
  EXPECT_EQ(draft.places.size(), 1u);
  EXPECT_EQ(draft.terrain.size(), 2u);
  EXPECT_TRUE(draft.terrain.at("SEA").entries.empty());
  ASSERT_EQ(draft.terrain.at("OTH").entries.size(), 1u);
  EXPECT_EQ(draft.terrain.at("OTH").entries[0].centers, (Ids{"OTH"}));
}

TEST(Drop, AnAlternativeWhoseLastHomeIsGoneStandsForNothing) {
  DraftReading reading(
      "Old = OLD\nOther = OTH\nAny = ANY\nLAND OLD\nLAND OTH\nLAND ANY\nX OLD @OTH(OLD) @ANY\nDROP OLD\n");
  EXPECT_EQ(Sites(reading.Power("X")), (Ids{"@ANY"}));
}

}  // namespace
}  // namespace entente
