#include "rules/presets.h"

#include <gtest/gtest.h>

#include "rules/rule_names.h"

namespace entente {
namespace {

RuleOptions Preset(std::string_view name) { return *FindRulePreset(name); }

TEST(Presets, Datc3IsTheDefaultAndActs) {
  EXPECT_EQ(Preset("datc3"), RuleOptions{});
  EXPECT_EQ(AllRulePresets()[0].name, "datc3");
  EXPECT_TRUE(CheckRuleValues(Preset("DATC3")).ok());
}

// maps/LANGUAGE.md (Phases and victory).
TEST(Presets, OnlyDpjudgeAndItsDescendantAskThatTheWinnerHasGained) {
  for (const RulePreset& preset : AllRulePresets()) {
    const bool asks = preset.name == "dpjudge" || preset.name == "diplomacy";
    EXPECT_EQ(preset.options.victory_gain == VictoryGain::kNeeded, asks) << preset.name;
  }
}

// Version 1.1.2 of the package was asked as a black box: it fails 6.J.6, 6.J.10 and 6.J.11, and passes 6.J.2 to 6.J.5.
TEST(Presets, ThePackageDiplomacyDiffersFromDpjudgeInTheWayOfArmiesAndInRemovals) {
  RuleOptions rules = Preset("diplomacy");
  EXPECT_EQ(rules.adjacent_convoy, AdjacentConvoy::kOwnIntentOrLandUnlessVia);
  EXPECT_EQ(rules.civil_disorder, CivilDisorder::kHomeDistance);
  rules.adjacent_convoy = Preset("dpjudge").adjacent_convoy;
  rules.civil_disorder = Preset("dpjudge").civil_disorder;
  EXPECT_EQ(rules, Preset("dpjudge"));
}

// DATC 3.0, chapter 4: the choices of each printed rulebook.
TEST(Presets, RulebooksFollowTheirText) {
  EXPECT_EQ(FormatRules(Preset("1971")),
            "convoy_routes=any_broken, convoy_paradox=1971, adjacent_convoy=swap_only, convoy_retreat=never, "
            "dislodged_bounce=never, civil_disorder=home_distance");
  EXPECT_EQ(FormatRules(Preset("1982")),
            "convoy_paradox=1982, adjacent_convoy=intent, convoy_retreat=never, dislodged_bounce=never, "
            "civil_disorder=home_distance");
  EXPECT_EQ(FormatRules(Preset("2000")),
            "convoy_paradox=2000, convoy_retreat=never, dislodged_bounce=never, civil_disorder=home_distance");
  EXPECT_EQ(FormatRules(Preset("2023")), "convoy_paradox=2000, dislodged_bounce=never");
}

TEST(Presets, Datc2DiffersWhereVersion3ChangedItsMind) {
  EXPECT_EQ(FormatRules(Preset("datc2")), "adjacent_convoy=own_intent_or_land, civil_disorder=home_distance");
}

TEST(Presets, JudgesRemoveByDistanceToHomeCentersButDpjudgeByCenter) {
  for (const char* name : {"dptg", "dpjudge", "webdiplomacy", "daide"}) {
    const bool is_dpjudge = name == std::string_view("dpjudge");
    EXPECT_EQ(Preset(name).civil_disorder, is_dpjudge ? CivilDisorder::kByCenter : CivilDisorder::kHomeDistance)
        << name;
    EXPECT_EQ(Preset(name).support_coast, SupportCoast::kIgnored) << name;
  }
}

TEST(Presets, AllAct) {
  for (const RulePreset& preset : AllRulePresets()) {
    EXPECT_TRUE(CheckRuleValues(preset.options).ok()) << preset.name;
  }
}

TEST(Presets, UnknownPresetNamesAll) {
  EXPECT_EQ(FindRulePreset("2024").status().message(),
            "unknown rules preset '2024'; expected: datc3, datc2, 1971, 1982, 2000, 2023, dptg, dpjudge, diplomacy, "
            "webdiplomacy, daide; did you mean 2023?");
  EXPECT_TRUE(FindRulePreset("dpjudg").status().message().ends_with("; did you mean dpjudge?"));
  EXPECT_TRUE(FindRulePreset("xyzzy").status().message().ends_with(", daide"));
}

}  // namespace
}  // namespace entente
