#include "game/end_rules.h"

#include "board/test_board.h"
#include "game/game.h"
#include "game/powers_left.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

MapRef Read(std::string_view text) {
  const MapReadResult read = ReadMapText(text, "test.map", WithShippedMaps(nullptr));
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

class EndRulesTest : public testing::Test {
 protected:
  // The end of a step from one phase to the next, with the same board: "solo FRANCE", "draw ENGLAND FRANCE"; "" if the
  // game goes on.
  std::string End(std::string_view from, std::string_view to, int quiet_years = 0, int phases = 1) {
    Position before(board_.view());
    before.ref().SetPhase(board_.map().ParsePhase(from).value());
    board_.ref().SetPhase(board_.map().ParsePhase(to).value());
    const std::optional<RuledEnd> end = EndByRules(rules_, before.view(), board_.view(), quiet_years, phases);
    if (!end.has_value()) return "";
    EXPECT_TRUE(MayHaveWinners(end->end, end->winners));
    std::string text(GameEndWord(end->end));
    ForEachBit(&end->winners, 1,
               [&](int p) { text += " " + std::string(board_.map().PowerId(static_cast<PowerIndex>(p))); });
    return text;
  }

  TestBoard board_;
  EndRules rules_;
};

TEST_F(EndRulesTest, WithoutARuleTheGameGoesOn) {
  EXPECT_FALSE(rules_.any());
  board_.Owns("FRANCE", {"PAR"});
  EXPECT_EQ(End("F1999M", "S2000M", 99), "");
}

TEST_F(EndRulesTest, TheLastPowerWithAUnitOrACenterWins) {
  rules_.last_survivor = true;
  board_.Owns("FRANCE", {"PAR"}).Units("ITALY", {"A ROM"});
  EXPECT_EQ(End("S1905M", "F1905M"), "");
  board_.ref().RemoveUnit(board_.At("ROM"));
  EXPECT_EQ(End("S1905M", "F1905M"), "solo FRANCE");
  board_.ref().SetOwner(board_.map().CenterOf(board_.At("PAR")), kNoPower);
  EXPECT_EQ(End("S1905M", "F1905M"), "") << "no power is left";
  board_.ref().SetPhase(board_.map().ParsePhase("S1905R").value());
  board_.Units("ITALY", {"A ROM"}).Dislodged("TURKEY", "A ROM", {"NAP"});
  EXPECT_EQ(End("S1905M", "S1905R"), "") << "a dislodged unit may still escape";
}

TEST_F(EndRulesTest, AfterSoManyPhasesThoseWhoAreLeftDraw) {
  rules_.phase_limit = 3;
  board_.Owns("FRANCE", {"PAR"}).Owns("ITALY", {"ROM"});
  EXPECT_EQ(End("S1901M", "F1901M", 0, 2), "");
  EXPECT_EQ(End("F1901M", "F1901R", 0, 3), "draw FRANCE ITALY");
}

TEST_F(EndRulesTest, AnEndOnTheBoardStands) {
  rules_ = {.last_survivor = true, .last_year = 1900, .stalemate_years = 1};
  board_.Owns("FRANCE", {"PAR"});
  board_.ref().SetEnd(GameEnd::kDraw, SetOf(board_.Power("ITALY")));
  EXPECT_EQ(End("F1905M", "S1906M", 5), "");
}

TEST_F(EndRulesTest, TheGameEndsWhenItsLastYearIsOver) {
  rules_.last_year = 1905;
  board_.Owns("FRANCE", {"PAR", "MAR"}).Owns("ENGLAND", {"LON"}).Units("ITALY", {"A ROM"});
  EXPECT_EQ(End("F1905M", "W1905A"), "") << "the last year is played to its end";
  EXPECT_EQ(End("W1905A", "S1906M"), "draw ENGLAND FRANCE ITALY");
  EXPECT_EQ(End("F1905M", "S1906M"), "draw ENGLAND FRANCE ITALY") << "adjustments were skipped";
  rules_.year_limit_end = YearLimitEnd::kMostCenters;
  EXPECT_EQ(End("W1905A", "S1906M"), "solo FRANCE");
  board_.Owns("ENGLAND", {"EDI"});
  EXPECT_EQ(End("W1905A", "S1906M"), "shared_victory ENGLAND FRANCE");
  rules_.year_limit_end = YearLimitEnd::kNoResult;
  EXPECT_EQ(End("W1905A", "S1906M"), "no_result");
}

TEST_F(EndRulesTest, ALimitThatIsPastEndsTheGameAtOnce) {
  rules_.last_year = 1903;
  board_.Owns("FRANCE", {"PAR"}).Owns("ENGLAND", {"LON"});
  EXPECT_EQ(End("S1905M", "F1905M"), "draw ENGLAND FRANCE");
}

TEST_F(EndRulesTest, FewerThanTwoAreNoDraw) {
  rules_.last_year = 1905;
  EXPECT_EQ(End("W1905A", "S1906M"), "no_result");
  rules_.year_limit_end = YearLimitEnd::kMostCenters;
  board_.Units("ITALY", {"A ROM"}).Units("FRANCE", {"A PAR"});
  EXPECT_EQ(End("W1905A", "S1906M"), "no_result") << "no power owns a center";
  rules_.year_limit_end = YearLimitEnd::kDraw;
  board_.ref().RemoveUnit(board_.At("PAR"));
  EXPECT_EQ(End("W1905A", "S1906M"), "solo ITALY");
}

TEST_F(EndRulesTest, QuietYearsAreAStalemateWhereAYearEnds) {
  rules_.stalemate_years = 3;
  board_.Owns("FRANCE", {"PAR"}).Owns("ENGLAND", {"LON"});
  EXPECT_EQ(End("F1905M", "S1906M", 2), "");
  EXPECT_EQ(End("F1905M", "S1906M", 3), "draw ENGLAND FRANCE");
  EXPECT_EQ(End("S1906M", "F1906M", 3), "") << "the host asked for it late: at the end of the year";
  rules_.stalemate_years = 0;
  EXPECT_EQ(End("F1905M", "S1906M", 99), "");
}

TEST_F(EndRulesTest, OfSeveralRulesTheFirstDecides) {
  rules_ = {.last_survivor = true, .last_year = 1905, .year_limit_end = YearLimitEnd::kNoResult, .stalemate_years = 1};
  board_.Owns("FRANCE", {"PAR"}).Owns("ENGLAND", {"LON"});
  EXPECT_EQ(End("F1905M", "S1906M", 1), "no_result");
  board_.ref().SetOwner(board_.map().CenterOf(board_.At("LON")), kNoPower);
  EXPECT_EQ(End("F1905M", "S1906M", 1), "solo FRANCE");
}

TEST_F(EndRulesTest, YearsThatRunBackwardsEndAtTheLowerOne) {
  board_ =
      TestBoard(Read("USE standard\nFLOW\nFLOW SPRING:MOVEMENT,RETREATS FALL:MOVEMENT,RETREATS WINTER:ADJUSTMENTS\n"
                     "FLOW NEWYEAR:-1\nBEGIN SPRING 264 MOVEMENT\n"),
                "S264M");
  board_.Owns("FRANCE", {"PAR"}).Owns("ENGLAND", {"LON"});
  rules_.last_year = 260;
  EXPECT_EQ(End("W261A", "S260M"), "");
  EXPECT_EQ(End("W260A", "S259M"), "draw ENGLAND FRANCE");
  rules_.last_year = -2;
  EXPECT_EQ(End("W-1A", "S-2M"), "");
  EXPECT_EQ(End("W-2A", "S-3M"), "draw ENGLAND FRANCE");
}

TEST_F(EndRulesTest, ALimitBetweenTwoYearsOfTheMapEndsWithTheOneBefore) {
  board_ = TestBoard("hundred", "A1425M");
  board_.Owns("FRANCE", {"PAR"}).Owns("ENGLAND", {"LON"});
  for (const int limit : {1430, 1431, 1434}) {
    rules_.last_year = limit;
    EXPECT_EQ(End("A1425M", "A1430M"), "") << limit;
    EXPECT_EQ(End("A1430A", "A1435M"), "draw ENGLAND FRANCE") << limit;
  }
}

TEST_F(EndRulesTest, DummiesAreNobodysRivals) {
  board_ = TestBoard(Read("USE standard\nDUMMIES GERMANY\n"), "S1901M");
  board_.Owns("GERMANY", {"BER", "KIE"}).Units("GERMANY", {"A RUH"}).Owns("FRANCE", {"PAR"});
  rules_.last_survivor = true;
  EXPECT_EQ(End("S1901M", "F1901M"), "solo FRANCE");
  rules_ = {.last_year = 1901, .year_limit_end = YearLimitEnd::kMostCenters};
  EXPECT_EQ(End("F1901M", "S1902M"), "solo FRANCE");
}

TEST_F(EndRulesTest, WhoMayStillBuildIsLeft) {
  const MapRef map = Read("USE standard\nRULE MOBILIZE\n");
  board_ = TestBoard(map, map->PhaseName(map->begin()));
  board_.ref().SetStart();
  EXPECT_EQ(board_.view().unit_count(), 0);
  EXPECT_EQ(PowersLeft(board_.view()), AllPowers(*map));
}

// A game without orders: quiet from its first year on.
TEST_F(EndRulesTest, AGameThatStandsStillEndsAsAStalemate) {
  rules_.stalemate_years = 2;
  Game game(BuiltinMap("standard").value(), {});
  QuietYears years(game.position());
  std::optional<RuledEnd> end;
  while (!end.has_value() && game.phase_count() < 50) {
    ASSERT_TRUE(game.Process().ok());
    years.GoOn(game.position());
    end =
        EndByRules(rules_, game.PositionAt(game.phase_count() - 1), game.position(), years.count(), game.phase_count());
  }
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(game.map().PhaseName(game.position().phase()), "S1903M");
  EXPECT_EQ(*end, (RuledEnd{GameEnd::kDraw, AllPowers(game.map())}));
  EXPECT_TRUE(game.End(end->end, end->winners).ok());
}

TEST(EndRuleWords, EveryWordIsFound) {
  for (int i = 0; i < kYearLimitEndCount; ++i) {
    const auto end = static_cast<YearLimitEnd>(i);
    EXPECT_EQ(FindYearLimitEnd(YearLimitWord(end)), end);
  }
  EXPECT_EQ(FindYearLimitEnd("win"), std::nullopt);
  EXPECT_EQ(YearLimitWord(static_cast<YearLimitEnd>(kYearLimitEndCount)), "");
}

}  // namespace
}  // namespace entente
