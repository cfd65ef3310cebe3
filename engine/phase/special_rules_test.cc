// Leagues, dummies and rules that a map states: maps/LANGUAGE.md (Restrictions; Powers; RULE), on a small map.
#include "phase/test_special_board.h"
#include "position/control.h"

namespace entente {
namespace {

using SpecialRulesTest = SpecialBoard;

// ---- Leagues and dummies ----

constexpr std::string_view kLeagues =
    "YELLOW eee\nRED\nLEAGUE East STRICT\nBLUE\nLEAGUE East\nGREEN\nLEAGUE West BENIGN East\n";

TEST_F(SpecialRulesTest, AStrictLeagueHelpsItsMembersAlone) {
  Board(kLeagues).Units("RED", {"A AAA"}).Units("BLUE", {"A BBB"}).Units("GREEN", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA S A BBB"}, {"BLUE", "A BBB H"}}), "--");
  EXPECT_EQ(Play({{"RED", "A AAA S A CCC"}, {"GREEN", "A CCC H"}}), "I-");
  EXPECT_EQ(results_[0].why, Illegality::kLeague);
  EXPECT_EQ(Play({{"BLUE", "A BBB S A CCC"}, {"GREEN", "A CCC H"}}), "--") << "a league by name alone binds no power";
  rules_.league_rules = LeagueRules::kIgnored;
  EXPECT_EQ(Play({{"RED", "A AAA S A CCC"}, {"GREEN", "A CCC H"}}), "--");
}

TEST_F(SpecialRulesTest, ABenignLeagueHelpsNoOutsiderAgainstItsFriends) {
  Board(kLeagues).Units("GREEN", {"A CCC"}).Units("YELLOW", {"A EEE"}).Units("BLUE", {"A BBB", "A FFF"});
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE - BBB"}, {"YELLOW", "A EEE - BBB"}}), "IB");
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE - DDD"}, {"YELLOW", "A EEE - DDD"}}), "--");
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE"}, {"BLUE", "A BBB - EEE"}}), "-B");
  EXPECT_EQ(Play({{"GREEN", "A CCC S A BBB - FFF"}, {"BLUE", "A BBB - FFF"}, {"BLUE", "A FFF - GGG"}}), "---");
}

TEST_F(SpecialRulesTest, ABenignLeagueHelpsOutsidersAgainstEverybodyElse) {
  Board(kLeagues).Units("GREEN", {"A CCC"}).Units("YELLOW", {"A EEE", "A GGG"});
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE - GGG"}, {"YELLOW", "A EEE - GGG"}, {"YELLOW", "A GGG - FFF"}}), "---");
}

TEST_F(SpecialRulesTest, AStrictLeagueConvoysItsMembersAlone) {
  Board(kLeagues).Units("RED", {"F NTH"}).Units("GREEN", {"A EAS"});
  EXPECT_EQ(Play({{"RED", "F NTH C A EAS - WES"}, {"GREEN", "A EAS - WES"}}), "IN");
  EXPECT_EQ(results_[0].why, Illegality::kLeague);
}

TEST_F(SpecialRulesTest, NobodySupportsOrConvoysTheMoveOfAnImmobileUnit) {
  Board("RULE IMMOBILE_DUMMIES\nGREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A EAS"}).Units("RED", {"A AAA", "F NTH"});
  EXPECT_EQ(Play({{"RED", "A AAA S A CCC - BBB"}, {"RED", "F NTH C A EAS - WES"}}), "II");
  EXPECT_EQ(results_[0].why, Illegality::kSupportedCannotMove);
  EXPECT_EQ(results_[1].why, Illegality::kImmobile);
}

TEST_F(SpecialRulesTest, AnImmobileDummyRetreatsIfSomebodyControlsIt) {
  Board("RULE IMMOBILE_DUMMIES\nGREEN\nDUMMY\nCONTROL BLUE\n")
      .Units("GREEN", {"A CCC"})
      .Units("RED", {"A AAA", "A EEE"});
  EXPECT_EQ(Play({{"RED", "A AAA - CCC"}, {"RED", "A EEE S A AAA - CCC"}}), "--");
  EXPECT_EQ(Retreats(), "BBB DDD FFF GGG");
}

TEST_F(SpecialRulesTest, ImmobileDummiesHoldSupportAndNeverMove) {
  Board("RULE IMMOBILE_DUMMIES\nGREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A DDD"}).Units("RED", {"A AAA", "A EEE"});
  EXPECT_EQ(Play({{"GREEN", "A CCC - BBB"}, {"GREEN", "A DDD S A AAA - BBB"}, {"RED", "A AAA - BBB"}}), "I--");
  EXPECT_EQ(results_[0].why, Illegality::kImmobile);
  EXPECT_EQ(Play({{"RED", "A AAA - CCC"}, {"RED", "A EEE S A AAA - CCC"}}), "--");
  EXPECT_EQ(result_->after.dislodged_count(), 1);
  EXPECT_EQ(Retreats(), "") << "no power controls it";
  ASSERT_EQ(result_->events.size(), 1u);
  EXPECT_EQ(result_->events[0].why, EventWhy::kImmobile);
}

TEST_F(SpecialRulesTest, DummyFireLetsDummiesDislodgeTheirOwn) {
  const Orders orders = {
      {"GREEN", "A CCC - DDD"}, {"GREEN", "A BBB S A CCC - DDD"}, {"GREEN", "A DDD S A AAA"}, {"RED", "A AAA H"}};
  Board("GREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "B---");
  Board("RULE DUMMY_FIRE\nGREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "--C!-");
  Board("RULE DUMMY_FIRE\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "B---") << "no dummy";
  Board("RULE FRIENDLY_FIRE\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "--C!-");
}

TEST_F(SpecialRulesTest, UnderFriendlyFireTheStrongerOfTwoOwnUnitsHeadToHeadDislodgesTheOther) {
  const Orders orders = {{"GREEN", "A CCC - DDD"}, {"GREEN", "A BBB S A CCC - DDD"}, {"GREEN", "A DDD - CCC"}};
  for (const std::string_view rules : {"RULE FRIENDLY_FIRE\n", "RULE DUMMY_FIRE\nGREEN\nDUMMY\n"}) {
    Board(rules).Units("GREEN", {"A BBB", "A CCC", "A DDD"});
    EXPECT_EQ(Play(orders), "--B!") << rules;
    EXPECT_EQ(Play({{"GREEN", "A CCC - DDD"}, {"GREEN", "A DDD - CCC"}}), "BB") << rules;
  }
  Board("").Units("GREEN", {"A BBB", "A CCC", "A DDD"});
  EXPECT_EQ(Play(orders), "B-B");
}

TEST_F(SpecialRulesTest, UnderFriendlyFireAnOwnAttackThatDislodgesTheFleetBreaksTheConvoy) {
  const Orders orders = {{"GREEN", "A EAS - WES"},
                         {"GREEN", "F NTH C A EAS - WES"},
                         {"GREEN", "F SOU - NTH"},
                         {"GREEN", "F FAR S F SOU - NTH"}};
  const std::string waters =
      "South Sea = sou\nFar Sea = far\nWATER SOU ABUTS NTH FAR\nWATER FAR ABUTS NTH SOU\nAMEND NTH ABUTS SOU FAR\n";
  for (const auto& [rule, expected] : {std::pair("RULE FRIENDLY_FIRE\n", "DX!--"), std::pair("", "--B-")}) {
    Board(waters + rule).Units("GREEN", {"A EAS", "F NTH", "F SOU", "F FAR"});
    EXPECT_EQ(Play(orders), expected) << rule;
  }
}

TEST_F(SpecialRulesTest, WithoutRetreatsDislodgedUnitsAreLost) {
  Board("RULE NO_RETREAT\n").Units("RED", {"A AAA", "A CCC"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}}), "--");
  EXPECT_EQ(Retreats(), "");
  EXPECT_EQ(Next(), "F1901M");
  ASSERT_EQ(result_->events.size(), 1u);
  EXPECT_EQ(result_->events[0].why, EventWhy::kRetreatsForbidden);
}

TEST_F(SpecialRulesTest, ControlOfADummyTurnsAsTheRotateLineSays) {
  const std::string control = "GREEN\nDUMMY\nCONTROL RED BLUE Somebody\n";
  const auto turns = [&](std::string_view rotate, std::string_view phase) {
    Board(control + std::string(rotate), phase).Units("GREEN", {"A CCC"}).Owns("GREEN", {"CCC"});
    Play({});
    return std::string(ControllerName(result_->next, rules_, board_->Power("GREEN")));
  };
  EXPECT_EQ(turns("", "S1901M"), "RED");
  EXPECT_EQ(turns("ROTATE\n", "S1901M"), "BLUE");
  EXPECT_EQ(turns("ROTATE AFTER MOVEMENT\n", "S1901M"), "BLUE");
  EXPECT_EQ(turns("ROTATE AFTER RETREATS\n", "S1901M"), "RED");
  EXPECT_EQ(turns("ROTATE BEFORE ADJUSTMENTS\n", "F1901M"), "RED") << "the adjustments are skipped";
  EXPECT_EQ(turns("ROTATE BEFORE MOVEMENT\n", "F1901M"), "BLUE");
  EXPECT_EQ(turns("ROTATE AFTER MOVEMENT BEFORE MOVEMENT\n", "F1901M"), "SOMEBODY") << "twice";
  EXPECT_EQ(turns("ROTATE FOR MOVEMENT\n", "F1901M"), "BLUE");
  const Controllers controllers(result_->next, rules_);
  EXPECT_EQ(controllers.Of(board_->Power("GREEN")), board_->Power("BLUE"));
  EXPECT_EQ(controllers.Of(board_->Power("RED")), board_->Power("RED"));
}

TEST_F(SpecialRulesTest, ControlTurnsOnlyBeforePhasesInWhichTheDummyHasOrdersToGive) {
  const std::string control = "GREEN\nDUMMY\nCONTROL RED BLUE\n";
  const auto turn = [&] { return std::string(ControllerName(result_->next, rules_, board_->Power("GREEN"))); };
  const auto attack = [&](std::string_view rotate, std::string_view attacked) {
    Board(control + std::string(rotate)).Units(attacked, {"A CCC"}).Units("BLUE", {"A AAA", "A BBB"});
    Play({{"BLUE", "A AAA - CCC"}, {"BLUE", "A BBB S A AAA - CCC"}});
    EXPECT_EQ(Next(), "S1901R");
    return turn();
  };
  EXPECT_EQ(attack("ROTATE\n", "GREEN"), "BLUE");
  EXPECT_EQ(attack("ROTATE\n", "RED"), "RED") << "the dummy has no retreat to order";
  EXPECT_EQ(attack("ROTATE FOR RETREATS\n", "GREEN"), "BLUE");
  EXPECT_EQ(attack("ROTATE FOR RETREATS\n", "RED"), "RED");
  EXPECT_EQ(attack("ROTATE FOR MOVEMENT\n", "GREEN"), "RED");
  using Names = std::initializer_list<std::string_view>;
  const auto adjust = [&](Names green, Names centers) {
    Board(control + "ROTATE\n", "F1901M").Units("GREEN", green).Units("RED", {"A AAA", "A FFF"});
    board_->Owns("GREEN", centers).Owns("RED", {"AAA"});
    Play({});
    EXPECT_EQ(Next(), "W1901A") << "RED has to remove a unit";
    return turn();
  };
  EXPECT_EQ(adjust({}, {"CCC"}), "BLUE") << "a build";
  EXPECT_EQ(adjust({"A GGG"}, {}), "BLUE") << "a removal";
  EXPECT_EQ(adjust({"A GGG"}, {"CCC"}), "RED") << "nothing";
}

TEST_F(SpecialRulesTest, ControlDoesNotTurnBeforeAPhaseOfTheMapsOwn) {
  Board("GREEN\nDUMMY\nCONTROL RED BLUE\nROTATE\nFLOW SPRING:MOVEMENT,INCOME FALL:MOVEMENT\n")
      .Units("GREEN", {"A CCC"});
  Play({});
  EXPECT_EQ(Next(), "S1901I");
  EXPECT_EQ(ControllerName(result_->next, rules_, board_->Power("GREEN")), "RED");
}

TEST_F(SpecialRulesTest, APlayerFromOutsideTheMapMayControlADummy) {
  Board("GREEN\nDUMMY\nCONTROL Somebody RED\n").Units("GREEN", {"A CCC"});
  EXPECT_EQ(ControllerName(board_->view(), rules_, board_->Power("GREEN")), "SOMEBODY");
  EXPECT_EQ(Controllers(board_->view(), rules_).Of(board_->Power("GREEN")), kNoPower);
}

TEST_F(SpecialRulesTest, ADummyCountsForATeamOnlyIfSomebodyControlsIt) {
  const auto winner = [&](std::string_view control) {
    Board("RULE TEAM_VICTORY\nGREEN\nDUMMY\n" + std::string(control), "F1901M")
        .Units("RED", {"A AAA", "A BBB"})
        .Units("GREEN", {"A CCC"});
    Play({});
    return result_->next.winner();
  };
  EXPECT_EQ(winner(""), kNoPower);
  EXPECT_EQ(winner("CONTROL RED\n"), board_->Power("RED"));
}

TEST_F(SpecialRulesTest, AVictoryLineHoldsForTheHomesOfOthersToo) {
  Board("RULE VICTORY_HOMES\nVICTORY 3\n", "F1901M").Units("RED", {"A BBB", "A CCC"}).Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(result_->next.end(), GameEnd::kPlaying) << "two would do without the line";
}

TEST_F(SpecialRulesTest, WithVictoryHomesTheHomesOfOthersCount) {
  // Three powers have one home each: the threshold is 3 * 2 / 6 + 1 = 2 homes.
  Board("RULE VICTORY_HOMES\n", "F1901M").Units("RED", {"A BBB", "A DDD", "A AAA"}).Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(result_->next.end(), GameEnd::kPlaying) << "one home of another, one neutral center, the own home";
  board_->Units("RED", {"A CCC"});
  Play({});
  EXPECT_EQ(result_->next.winner(), board_->Power("RED"));
}

TEST_F(SpecialRulesTest, ArmiesConvoyFleetsIfTheRulesSaySo) {
  const Orders orders = {{"RED", "F EAS - WES"}, {"RED", "A AAA C F EAS - WES"}, {"BLUE", "A BBB C F EAS - WES"}};
  Board("RULE PORTAGE_CONVOY\n").Units("RED", {"F EAS", "A AAA"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play(orders), "---");
  EXPECT_EQ(UnitsOf(result_->after), "A AAA A BBB F WES");
  Board("").Units("RED", {"F EAS", "A AAA"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play(orders), "III");
}

TEST_F(SpecialRulesTest, LeaguesAndImmobileDummiesBindArmiesThatConvoyToo) {
  Board(std::string(kLeagues) + "RULE PORTAGE_CONVOY\n").Units("RED", {"A AAA", "A BBB"}).Units("GREEN", {"F EAS"});
  EXPECT_EQ(Play({{"RED", "A AAA C F EAS - WES"}, {"GREEN", "F EAS - WES"}}), "IN");
  EXPECT_EQ(results_[0].why, Illegality::kLeague);
  Board("RULES PORTAGE_CONVOY IMMOBILE_DUMMIES\nGREEN\nDUMMY\n")
      .Units("GREEN", {"F EAS"})
      .Units("RED", {"A AAA", "A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA C F EAS - WES"}}), "I");
  EXPECT_EQ(results_[0].why, Illegality::kImmobile);
}

TEST_F(SpecialRulesTest, AFleetCaughtOnLandIsNotConvoyed) {
  Board("RULES PORTAGE_CONVOY HIBERNATE\nIN FALL: LAND EAS\n", "F1901M").Units("RED", {"F EAS", "A AAA", "A BBB"});
  EXPECT_EQ(Play({{"RED", "F EAS - WES VIA"}, {"RED", "A AAA C F EAS - WES"}}), "II");
}

TEST_F(SpecialRulesTest, AFleetIsConvoyedToNoCoastThatIsNotThereNow) {
  const std::string coasts =
      "IN FALL\nEast Coast (north) = EAS/NC\nEast Coast (south) = EAS/SC\nCOAST eas ABUTS NTH aaa\n"
      "COAST EAS/NC ABUTS NTH\nCOAST EAS/SC ABUTS NTH\nAMEND NTH ABUTS -EAS EAS/NC EAS/SC\n";
  for (const bool fall : {false, true}) {
    Board("RULE PORTAGE_CONVOY\n" + coasts, fall ? "F1901M" : "S1901M")
        .Units("RED", {"F WES", "A AAA", "A BBB", "F NTH"});
    Play({{"RED", "F WES - EAS/NC"}, {"RED", "A AAA C F WES - EAS/NC"}, {"RED", "F NTH S F WES - EAS/NC"}});
    EXPECT_EQ(results_[0].why, fall ? Illegality::kNone : Illegality::kCoastUnreachable);
    EXPECT_EQ(results_[1].why, fall ? Illegality::kNone : Illegality::kCoastUnreachable);
    EXPECT_EQ(results_[2].why, fall ? Illegality::kNone : Illegality::kSupportedCannotMove);
  }
}

TEST_F(SpecialRulesTest, ASupportNeedsToNameNoCoastThatIsNotThereNow) {
  Board(
      "RULE PORTAGE_CONVOY\nIN FALL\nEast Coast (north) = EAS/NC\nEast Coast (south) = EAS/SC\n"
      "COAST eas ABUTS NTH aaa\nCOAST EAS/NC ABUTS NTH\nCOAST EAS/SC ABUTS NTH\n"
      "AMEND NTH ABUTS -EAS EAS/NC EAS/SC\n");
  board_->Units("RED", {"F WES", "A AAA", "A BBB", "F NTH"});
  rules_.support_coast = SupportCoast::kRequired;
  Play({{"RED", "F NTH S F WES - EAS"}, {"RED", "F WES - EAS VIA"}, {"RED", "A AAA C F WES - EAS"}});
  EXPECT_EQ(results_[0].why, Illegality::kNone);
}

TEST_F(SpecialRulesTest, FleetsOnCoastsConvoyIfTheRulesSaySo) {
  const std::string_view more =
      "South Coast = sou\nCOAST SOU ABUTS EAS WES\nAMEND EAS ABUTS SOU\nAMEND WES ABUTS SOU\n";
  const Orders orders = {{"RED", "A EAS - WES"}, {"RED", "F SOU C A EAS - WES"}};
  Board(more).Units("RED", {"A EAS", "F SOU"});
  EXPECT_EQ(Play(orders), "II");
  Board(std::string(more) + "RULE COASTAL_CONVOY\n").Units("RED", {"A EAS", "F SOU"});
  EXPECT_EQ(Play(orders), "--");
  EXPECT_EQ(UnitsOf(result_->after), "F SOU A WES");
}

TEST_F(SpecialRulesTest, FleetsPassEachOtherByTwoCoastsIfTheyMayCrawl) {
  const Orders orders = {{"RED", "F SPA/NC - POR"}, {"BLUE", "F POR - SPA/SC"}};
  const std::string more =
      "Spain = spa\nSpain (nc) = SPA/NC\nSpain (sc) = SPA/SC\nPortugal = por\nCOAST spa ABUTS POR\n"
      "COAST SPA/NC ABUTS POR\nCOAST SPA/SC ABUTS POR\nCOAST POR ABUTS SPA/NC SPA/SC\n";
  Board(more).Units("RED", {"F SPA/NC"}).Units("BLUE", {"F POR"});
  EXPECT_EQ(Play(orders), "BB");
  Board(more + "RULE COASTAL_CRAWL\n").Units("RED", {"F SPA/NC"}).Units("BLUE", {"F POR"});
  EXPECT_EQ(Play(orders), "--");
  EXPECT_EQ(Play({{"RED", "F SPA/NC - POR"}, {"BLUE", "F POR - SPA/NC"}}), "BB") << "the same coast";
  Board(more + "RULE COASTAL_CRAWL\n").Units("RED", {"A SPA"}).Units("BLUE", {"F POR"});
  EXPECT_EQ(Play({{"RED", "A SPA - POR"}, {"BLUE", "F POR - SPA/SC"}}), "BB") << "an army";
  Board(more + "RULE COASTAL_CRAWL\n").Units("RED", {"F SPA/NC"}).Units("BLUE", {"A POR"});
  EXPECT_EQ(Play({{"RED", "F SPA/NC - POR"}, {"BLUE", "A POR - SPA"}}), "BB") << "an army";
}

TEST_F(SpecialRulesTest, ForeignUnitsAreOrderedWhereTheRulesAllowIt) {
  for (const char* rules : {"", "RULE ORDER_ANY\n", "RULE PROXY_OK\n"}) {
    Board(rules).Units("RED", {"A AAA"});
    EXPECT_EQ(Play({{"BLUE", "A AAA - BBB"}}), "I") << rules << "without a proxy";
    rules_.foreign_orders = ForeignOrders::kAccepted;
    EXPECT_EQ(Play({{"BLUE", "A AAA - BBB"}}), "-");
  }
}

// ---- Retreats without orders ----

class RandomRetreatsTest : public SpecialBoard {
 protected:
  TestBoard& RetreatsBoard(int year = 1901) {
    return Board("RULE CD_RETREATS\n", "S" + std::to_string(year) + "R").Units("GREEN", {"A AAA", "A BBB"});
  }
  // The events about RED and BLUE, as "A AAA retreated no_order".
  std::string Events() const {
    std::string text;
    for (const PhaseEvent& event : result_->events) {
      text += (text.empty() ? "" : ", ") +
              FormatUnit(board_->map(), event.unit.type, event.unit.location).append(" ").append(EventName(event));
    }
    return text;
  }
  static std::string_view EventName(const PhaseEvent& event) {
    if (event.kind == EventKind::kRetreated && event.why == EventWhy::kNoOrder) return "retreated";
    if (event.kind != EventKind::kDisbanded) return "?";
    return event.why == EventWhy::kNoOrder ? "lost" : event.why == EventWhy::kIllegalOrder ? "lost by error" : "?";
  }
};

TEST_F(RandomRetreatsTest, UnitsOfAPowerThatOrdersNoneGoSomewhere) {
  RetreatsBoard().Dislodged("RED", "A AAA", {"DDD"}).Dislodged("RED", "A BBB", {"EEE"});
  Play({});
  EXPECT_EQ(Events(), "A DDD retreated, A EEE retreated");
  EXPECT_EQ(UnitsOf(after()), "A AAA A BBB A DDD A EEE");
}

TEST_F(RandomRetreatsTest, EveryPlaceIsChosenInTime) {
  int fff = 0;
  for (int year = 1901; year < 2101; ++year) {
    RetreatsBoard(year).Dislodged("RED", "A AAA", {"EEE", "FFF"});
    Play({});
    fff += Events() == "A FFF retreated";
  }
  EXPECT_GT(fff, 70);
  EXPECT_LT(fff, 130);
}

// In this sequence: an own home that is not owned, another center that is not owned, an owned home, an owned center,
// any place. The unit takes the first open one, wherever it is in the list.
TEST_F(RandomRetreatsTest, CentersThatItDoesNotOwnDrawAUnitAndHomesMost) {
  std::vector<std::string_view> places = {"EEE", "FFF", "GGG", "AAA", "DDD"};
  for (const char* best : {"FFF", "DDD", "AAA", "GGG", "EEE"}) {
    for (int year = 1901; year < 1911; ++year) {
      Board("RULE CD_RETREATS\nRED fff\nUNOWNED ggg\n", "S" + std::to_string(year) + "R").Units("GREEN", {"A BBB"});
      board_->Owns("RED", {"AAA", "GGG"}).Owns("BLUE", {"DDD"}).Dislodged("RED", "A BBB", {});
      const DislodgedUnit lost = board_->view().Dislodged(0);
      int bit = 0;
      for (const LocationIndex to : board_->map().RetreatPlaces(lost.unit.type, lost.unit.location)) {
        const bool is_open = std::count(places.begin(), places.end(), board_->map().Id(to)) > 0;
        if (is_open) board_->ref().MutableRetreats(0)[bit / 32] |= 1u << (bit % 32);
        ++bit;
      }
      Play({});
      EXPECT_EQ(Events(), "A " + std::string(best) + " retreated") << year;
    }
    std::erase(places, best);
  }
}

TEST_F(RandomRetreatsTest, APowerThatOrdersOneOfItsUnitsLosesTheOthers) {
  RetreatsBoard().Dislodged("RED", "A AAA", {"DDD"}).Dislodged("RED", "A BBB", {"EEE"});
  EXPECT_EQ(Play({{"RED", "A AAA - DDD"}}), "-");
  EXPECT_EQ(Events(), "A BBB lost");
  EXPECT_EQ(Play({{"RED", "A AAA - FFF"}}), "I");
  EXPECT_EQ(Events(), "A AAA lost by error, A BBB lost") << "an illegal order is an order";
  EXPECT_EQ(Play({{"BLUE", "A AAA D"}}), "I");
  EXPECT_EQ(Events(), "A DDD retreated, A EEE retreated") << "that of another power is none";
  EXPECT_EQ(Play({{"RED", "A CCC - DDD"}}), "I");
  EXPECT_EQ(Events(), "A DDD retreated, A EEE retreated") << "nor is one for a unit that is not there";
  EXPECT_EQ(Play({{"RED", "WAIVE"}}), "I");
  EXPECT_EQ(Events(), "A DDD retreated, A EEE retreated") << "nor one for no unit";
}

TEST_F(RandomRetreatsTest, UnitsOfOnePowerGoToDifferentPlaces) {
  for (int year = 1901; year < 1921; ++year) {
    RetreatsBoard(year).Dislodged("RED", "A AAA", {"DDD", "EEE"}).Dislodged("RED", "A BBB", {"DDD", "EEE"});
    Play({});
    EXPECT_EQ(UnitsOf(after()), "A AAA A BBB A DDD A EEE") << year;
  }
  RetreatsBoard().Dislodged("RED", "A AAA", {"DDD"}).Dislodged("RED", "A BBB", {"DDD"});
  Play({});
  EXPECT_EQ(Events(), "A DDD retreated, A BBB lost");
}

TEST_F(RandomRetreatsTest, NobodyGoesToAPlaceThatIsTakenThoughTheListHasIt) {
  for (int year = 1901; year < 1921; ++year) {
    RetreatsBoard(year).Dislodged("RED", "A AAA", {"BBB", "DDD"});
    Play({});
    EXPECT_EQ(Events(), "A DDD retreated") << year;
  }
}

TEST_F(RandomRetreatsTest, WhoMeetsAnotherPowerIsLost) {
  RetreatsBoard().Dislodged("RED", "A AAA", {"DDD"}).Dislodged("BLUE", "A BBB", {"DDD"});
  Play({});
  EXPECT_EQ(Events(), "A AAA lost, A BBB lost");
  EXPECT_EQ(Play({{"BLUE", "A BBB - DDD"}}), "B");
  EXPECT_EQ(Events(), "A AAA lost");
}

TEST_F(RandomRetreatsTest, WithoutTheRuleTheyAreLost) {
  Board("", "S1901R").Units("GREEN", {"A AAA"}).Dislodged("RED", "A AAA", {"DDD"});
  Play({});
  EXPECT_EQ(Events(), "A AAA lost");
}

// ---- Victory ----

TEST_F(SpecialRulesTest, WhereTheWinnerMustHaveGainedHoldingIsNotEnough) {
  Board("VICTORY 2\n", "F1901M").Units("RED", {"A CCC"}).Owns("RED", {"AAA", "BBB"});
  Play({{"RED", "A CCC - EEE"}});
  EXPECT_EQ(next().winner(), board_->Power("RED"));
  rules_.victory_gain = VictoryGain::kNeeded;
  Play({{"RED", "A CCC - EEE"}});
  EXPECT_EQ(next().end(), GameEnd::kPlaying);
  Play({{"RED", "A CCC - DDD"}});
  EXPECT_EQ(next().winner(), board_->Power("RED"));
}

TEST_F(SpecialRulesTest, WhoWinsACenterAndLosesOneHasNotGained) {
  Board("VICTORY 2\n", "F1901M").Units("RED", {"A CCC"}).Units("BLUE", {"A EEE"}).Owns("RED", {"AAA", "BBB"});
  rules_.victory_gain = VictoryGain::kNeeded;
  Play({{"RED", "A CCC - DDD"}, {"BLUE", "A EEE - AAA"}});
  EXPECT_EQ(next().end(), GameEnd::kPlaying);
}

}  // namespace
}  // namespace entente
