// The phase flow: NEWYEAR, IFYEARDIV, BEGIN, names of phases. Source: maps/LANGUAGE.md (Phases and victory).
#include <gtest/gtest.h>

#include "map/flow_walk.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

MapRef Load(const std::string& more) {
  const MapReadResult result = ReadTest(SmallMap(more));
  EXPECT_TRUE(result.ok()) << more << "\n" << Describe(result);
  return result.map;
}

// Names of the first `count` phases from BEGIN on.
std::string Walk(const Map& map, int count) {
  std::string names;
  Phase phase = map.begin();
  for (int i = 0; i < count; ++i, phase = map.NextPhase(phase)) names += (i > 0 ? " " : "") + map.PhaseName(phase);
  return names;
}

TEST(PhaseFlow, WithoutFlowTheYearHasFivePhases) {
  const MapRef map = Load("");
  EXPECT_EQ(Walk(*map, 7), "S1901M S1901R F1901M F1901R W1901A S1902M S1902R");
  EXPECT_EQ(map->TypeOf(map->begin()), PhaseType::kMovement);
  EXPECT_EQ(map->Season(map->begin()), "SPRING");
  EXPECT_EQ(map->TypeName(map->begin()), "MOVEMENT");
}

TEST(PhaseFlow, YearsOfSeveralStepsAndAConditionOnTheYear) {
  const MapRef map =
      Load("BEGIN A.D. 1425 MOVEMENT\nFLOW NEWYEAR:5 A.D.:MOVEMENT,RETREATS\nFLOW IFYEARDIV:10 A.D.:ADJUSTMENTS\n");
  EXPECT_EQ(Walk(*map, 9), "A1425M A1425R A1430M A1430R A1430A A1435M A1435R A1440M A1440R");
  EXPECT_EQ(map->ParsePhase("A1440M")->game_year, 3);
}

TEST(PhaseFlow, YearsMayCountDown) {
  const MapRef map = Load(
      "BEGIN B.C. 273 MOVEMENT\nFLOW NEWYEAR:-1\nFLOW B.C.:MOVEMENT,RETREATS\nFLOW IFYEARDIV:2\nFLOW "
      "B.C.:ADJUSTMENTS\n");
  EXPECT_EQ(Walk(*map, 7), "B273M B273R B272M B272R B272A B271M B271R");
  EXPECT_EQ(map->ParsePhase("B270M")->game_year, 3);
}

TEST(PhaseFlow, TheRemainderOfANegativeYearIsNotNegative) {
  const MapRef map = Load("BEGIN X -4 MOVEMENT\nFLOW NEWYEAR X:MOVEMENT IFYEARDIV:3=2 X:ADJUSTMENTS\n");
  EXPECT_EQ(Walk(*map, 6), "X-4M X-4A X-3M X-2M X-1M X-1A");
}

TEST(PhaseFlow, BeginMayStandInsideTheFlow) {
  const MapRef map =
      Load("BEGIN SPRING 1763 MOVEMENT\nFLOW SPRING:INCOME,MOVEMENT,RETREATS\nFLOW FALL:INCOME,MOVEMENT\n");
  EXPECT_EQ(Walk(*map, 5), "S1763M S1763R F1763I F1763M S1764I");
  EXPECT_EQ(map->TypeOf(*map->ParsePhase("F1763I")), PhaseType::kOther);
  EXPECT_EQ(Load("BEGIN WINTER 1900 ADJUSTMENTS\n")->PhaseName(Load("")->begin()), "S1901M");
  EXPECT_EQ(Walk(*Load("BEGIN WINTER 1900 ADJUSTMENTS\n"), 2), "W1900A S1901M");
}

TEST(PhaseFlow, FlowAloneClearsWhatStoodBefore) {
  EXPECT_EQ(Walk(*Load("FLOW X:MOVEMENT\nFLOW\nFLOW SPRING:MOVEMENT\n"), 2), "S1901M S1902M");
  EXPECT_EQ(Walk(*Load("FLOW X:MOVEMENT\nFLOW\n"), 5), "S1901M S1901R F1901M F1901R W1901A");
}

TEST(PhaseFlow, GameYearsCountNewYears) {
  const MapRef map = Load("FLOW SPRING:MOVEMENT NEWYEAR:1 FALL:MOVEMENT NEWYEAR:3\nVICTORY 5 4 3\n");
  Phase phase = map->begin();
  for (int i = 0; i < 20; ++i, phase = map->NextPhase(phase)) {
    EXPECT_EQ(phase.game_year, i);
    EXPECT_EQ(*map->ParsePhase(map->PhaseName(phase)), phase);
  }
  EXPECT_EQ(map->ParsePhase("S1899M")->game_year, 0);
}

TEST(PhaseFlow, TheGameYearFollowsFromTheYear) {
  for (const char* flow :
       {"", "BEGIN X 2 MOVEMENT\nFLOW NEWYEAR:-3 X:MOVEMENT NEWYEAR:-1 X:RETREATS\n",
        "BEGIN X 1900 MOVEMENT\nFLOW NEWYEAR X:MOVEMENT IFYEARDIV:2 NEWYEAR:3 X:ADJUSTMENTS\n",
        "BEGIN X 1900 MOVEMENT\nFLOW NEWYEAR X:MOVEMENT IFYEARDIV:2=1 NEWYEAR:2 X:RETREATS IFYEARDIV:3 NEWYEAR "
        "X:ADJUSTMENTS\n"}) {
    const MapRef map = Load(flow);
    uint16_t new_years = 0;  // counted on the way
    Phase phase = map->begin();
    for (int i = 0; i < 500; ++i) {
      const Phase next = map->NextPhase(phase);
      Phase uncounted = phase;
      uncounted.game_year = 0;
      new_years = static_cast<uint16_t>(new_years + NextInFlow(map->flow(), uncounted)->game_year);
      phase = next;
      ASSERT_EQ(phase.game_year, new_years) << flow << map->PhaseName(phase);
      ASSERT_EQ(*map->ParsePhase(map->PhaseName(phase)), phase) << flow;
    }
  }
}

TEST(PhaseFlow, GameYearsBeginWithTheFirstYearOfTheMap) {
  const MapRef map = Load("");
  Phase phase = *map->ParsePhase("F1898M");
  for (int i = 0; i < 30; ++i, phase = map->NextPhase(phase)) {
    ASSERT_EQ(*map->ParsePhase(map->PhaseName(phase)), phase) << map->PhaseName(phase);
  }
}

TEST(PhaseFlow, AConditionThatFailsEndsTheYear) {
  const MapRef map = Load("BEGIN X 1908 MOVEMENT\nFLOW X:MOVEMENT IFYEARDIV:10 Y:ADJUSTMENTS\n");
  EXPECT_EQ(Walk(*map, 6), "X1908M X1909M X1910M Y1910A X1911M X1912M");
  EXPECT_EQ(map->ParsePhase("Y1910A")->game_year, 2);
}

TEST(PhaseFlow, AFlowThatNeverComesToItsNextYearHasAGameYear) {
  const MapRef map = Load("BEGIN X 1900 MOVEMENT\nFLOW X:MOVEMENT IFYEARDIV:2=1 NEWYEAR NEWYEAR\n");
  EXPECT_EQ(map->ParsePhase("X1950M")->game_year, 0);
}

TEST(PhaseFlow, PhasesBeforeTheBeginningAreEarlier) {
  const MapRef map = Load("BEGIN SPRING 1905 MOVEMENT\n");
  const auto earlier = [&](const char* a, const char* b) {
    return IsEarlier(map->flow(), *map->ParsePhase(a), *map->ParsePhase(b));
  };
  EXPECT_TRUE(earlier("F1904M", "S1905M"));
  EXPECT_TRUE(earlier("S1903M", "S1904M"));
  EXPECT_FALSE(earlier("S1905M", "F1904M"));
  EXPECT_TRUE(earlier("S1905M", "F1905M"));
}

TEST(PhaseNames, ShortAndLongFormsReadBack) {
  const MapRef map = Load("");
  for (const char* name : {"S1901M", "s1901m", "SPRING 1901 MOVEMENT", "spring  1901\tmovement"}) {
    const Result<Phase> phase = map->ParsePhase(name);
    ASSERT_TRUE(phase.ok()) << name;
    EXPECT_EQ(*phase, map->begin()) << name;
  }
  EXPECT_EQ(map->PhaseName(*map->ParsePhase("W12345A")), "W12345A");
  EXPECT_EQ(map->PhaseName(*map->ParsePhase("F-3R")), "F-3R");
  EXPECT_EQ(map->PhaseName(*map->ParsePhase("S0M")), "S0M");
}

TEST(PhaseNames, ANameHasNoBlanksAroundItAndNoZerosBehindASign) {
  const MapRef map = Load("");
  for (const char* name : {" S1901M", "S1901M ", "S 1901M", "S1901 M", "\tS1901M", "S-0M", "S-01M", "S0-1M", "S0",
                           "S+1901M", "S--1M", " SPRING 1901 MOVEMENT", "SPRING 1901 MOVEMENT ", " ", "   "}) {
    EXPECT_EQ(map->ParsePhase(name).status().code(), StatusCode::kInvalid) << "'" << name << "'";
  }
}

TEST(PhaseNames, AYearMayBeFilledUpWithZeros) {
  const MapRef map = Load("");
  for (const auto& [filled, plain] : {std::pair("S0001M", "S1M"),
                                      {"f0012r", "F12R"},
                                      {"W0901A", "W901A"},
                                      {"S0000M", "S0M"},
                                      {"S1901M", "S1901M"},
                                      {"S01M", "S1M"},
                                      {"S001M", "S1M"},
                                      {"S00M", "S0M"},
                                      {"S00001M", "S1M"},
                                      {"S01901M", "S1901M"},
                                      {"S00000000000000001M", "S1M"},
                                      {"SPRING 0001 MOVEMENT", "S1M"},
                                      {"fall  01902\tmovement", "F1902M"}}) {
    const Result<Phase> phase = map->ParsePhase(filled);
    ASSERT_TRUE(phase.ok()) << filled;
    EXPECT_EQ(*phase, *map->ParsePhase(plain)) << filled;
    EXPECT_EQ(map->PhaseName(*phase), plain);
  }
}

TEST(PhaseNames, APhaseWhoseShortFormMeansAnEarlierOneHasItsLongName) {
  const MapRef map = Load("FLOW SPRING:MOVEMENT SUMMER:MOVEMENT,RETREATS WINTER:ADJUSTMENTS\n");
  Phase phase = map->begin();
  std::vector<std::string> names;
  for (int i = 0; i < 4; ++i, phase = map->NextPhase(phase)) {
    names.push_back(map->PhaseName(phase));
    EXPECT_EQ(map->ParsePhase(names.back()).value(), phase);
  }
  EXPECT_EQ(names, (std::vector<std::string>{"S1901M", "SUMMER 1901 MOVEMENT", "S1901R", "W1901A"}));
}

TEST(PhaseNames, WhatIsNoPhaseOfTheMapIsRefused) {
  const MapRef map = Load("");
  for (const char* name :
       {"", " ", "S", "SM", "S1901", "1901M", "X1901M", "S1901A", "W1901M", "S19x1M", "S99999999999M", "SPRING 1901",
        "SPRING MOVEMENT", "SPRING 1901 FALL MOVEMENT", "COMPLETED", "S1901M S1901M"}) {
    EXPECT_EQ(map->ParsePhase(name).status().code(), StatusCode::kInvalid) << name;
  }
}

TEST(PhaseFlow, BadElementsAreReported) {
  const auto code = [](const std::string& more) { return Codes(ReadTest(SmallMap(more + "\n"))).at(0); };
  EXPECT_EQ(code("FLOW SPRING"), "FLOW_SYNTAX");
  EXPECT_EQ(code("FLOW SPRING:"), "FLOW_SYNTAX");
  EXPECT_EQ(code("FLOW NEWYEAR"), "FLOW_SYNTAX");
  EXPECT_EQ(code("FLOW SPRING:MOVEMENT,MAGIC"), "FLOW_LETTER");
  EXPECT_EQ(code("FLOW SPRING:MOVEMENT SPRING:MOVEMENT"), "FLOW_TWICE");
  EXPECT_EQ(code("FLOW SPRING:MOVEMENT NEWYEAR NEWYEAR:-1"), "FLOW_SIGN");
  EXPECT_EQ(code("FLOW SPRING:MOVEMENT SUMMER:MOVEMENT"), "~PHASE_SHORT");
  EXPECT_EQ(code("FLOW NEWYEAR:0 SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("FLOW NEWYEAR: SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("FLOW IFYEARDIV:0 SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("FLOW IFYEARDIV:2=2 SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("BEGIN SPRING MOVEMENT"), "BAD_BEGIN");
  EXPECT_EQ(code("BEGIN SPRING x MOVEMENT"), "BAD_BEGIN");
  EXPECT_EQ(code("BEGIN SUMMER 1901 MOVEMENT"), "BAD_BEGIN");
}

TEST(PhaseFlow, YearsStepsAndDivisorsAreAtMostAMillion) {
  const auto code = [](const std::string& more) { return Codes(ReadTest(SmallMap(more + "\n"))).at(0); };
  EXPECT_EQ(code("FLOW IFYEARDIV:1073741825 SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("FLOW IFYEARDIV:1000001 SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("FLOW NEWYEAR:1000001 SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("FLOW NEWYEAR:-1000001 SPRING:MOVEMENT"), "BAD_NUMBER");
  EXPECT_EQ(code("BEGIN SPRING 1000001 MOVEMENT"), "BAD_BEGIN");
  EXPECT_TRUE(ReadTest(SmallMap("FLOW NEWYEAR:1000000 SPRING:MOVEMENT\n")).ok());
}

// The names of phases have the bound of the years in maps.
TEST(PhaseFlow, YearsOfPhasesAreAtMostAMillion) {
  const MapRef map = Load("");
  for (const std::string_view name : {"S1000000M", "S-1000000M", "SPRING 1000000 MOVEMENT"}) {
    EXPECT_TRUE(map->ParsePhase(name).ok()) << name;
  }
  for (const std::string_view name : {"S1000001M", "S-1000001M", "SPRING 2147483647 MOVEMENT"}) {
    const Result<Phase> phase = map->ParsePhase(name);
    ASSERT_FALSE(phase.ok()) << name;
    EXPECT_EQ(phase.status().code(), StatusCode::kLimit);
    EXPECT_NE(phase.status().message().find(": expected a year from -1000000 to 1000000"), std::string::npos);
  }
}

TEST(PhaseFlow, AConditionThatNoYearMeetsIsAnError) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("FLOW NEWYEAR:2 IFYEARDIV:2 SPRING:MOVEMENT\n")), "FLOW_SYNTAX"));
}

TEST(PhaseFlow, YearsStopAtTheEndsOfTheirRange) {
  const MapRef map = Load("");
  const Phase last{2147483647, 65535, 4};
  EXPECT_EQ(map->NextPhase(last), (Phase{2147483647, 65535, 0}));
  EXPECT_EQ(GameYear(map->flow(), map->begin(), 2147483647), 65535);
}

}  // namespace
}  // namespace entente
