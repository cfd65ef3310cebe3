// RULE names that change battles and convoys, on the standard map. Source: maps/LANGUAGE.md (RULE).
#include "phase/test_special_board.h"

namespace entente {
namespace {

class BattleRulesTest : public SpecialBoard {
 protected:
  // Plays orders on a board with the units that they name, and with the units of `others`, which get no orders.
  std::string Battle(std::string_view rules, Orders orders, Orders others = {}) {
    Standard(rules);
    for (const auto& [power, text] : orders) {
      board_->Units(power, {text.substr(0, text.find(' ', text.find(' ') + 1))});
    }
    for (const auto& [power, unit] : others) board_->Units(power, {unit});
    return Play(orders);
  }
  std::string_view IdOf(ProvinceIndex province) const {
    return province == kNoProvince ? "-" : board_->map().Id(province);
  }
};

// ---- RULE WEAK_BOUNCES ----

constexpr std::string_view kWeakBounces = "RULE WEAK_BOUNCES\n";

TEST_F(BattleRulesTest, AUnitThatBouncesFallsToALoneAttacker) {
  const Orders orders = {{"GERMANY", "A MUN - BOH"}, {"AUSTRIA", "A VIE - BOH"}, {"FRANCE", "A BUR - MUN"}};
  EXPECT_EQ(Battle("", orders), "BBB");
  EXPECT_EQ(Battle(kWeakBounces, orders), "B!B-");
  EXPECT_EQ(Retreats(), "BER KIE RUH SIL TYR") << "not BOH, where the standoff was, nor BUR";
}

TEST_F(BattleRulesTest, AttackersThatTieLeaveAUnitThatBouncesAlone) {
  EXPECT_EQ(Battle(kWeakBounces, {{"GERMANY", "A MUN - BOH"},
                                  {"AUSTRIA", "A VIE - BOH"},
                                  {"FRANCE", "A BUR - MUN"},
                                  {"ITALY", "A TYR - MUN"}}),
            "BBBB");
}

TEST_F(BattleRulesTest, NobodyDislodgesItsOwnUnitThatBounces) {
  const Orders orders = {{"GERMANY", "A MUN - BOH"}, {"AUSTRIA", "A VIE - BOH"}, {"GERMANY", "A BER - MUN"}};
  EXPECT_EQ(Battle(kWeakBounces, orders), "BBB");
  EXPECT_EQ(Battle("RULE WEAK_BOUNCES FRIENDLY_FIRE\n", orders), "B!B-");
}

TEST_F(BattleRulesTest, AlongARingEachForeignFollowerAdvancesBehindAUnitThatBounces) {
  EXPECT_EQ(
      Battle(
          kWeakBounces,
          {{"AUSTRIA", "A VIE - BUD"}, {"ITALY", "A BUD - GAL"}, {"TURKEY", "A GAL - VIE"}, {"RUSSIA", "A WAR - GAL"}}),
      "-B!-B");
  EXPECT_EQ(IdOf(results_[1].outcome.dislodged_by), "VIE");
}

// Each of the two has its full strength against a third unit that enters the other's province.
TEST_F(BattleRulesTest, TwoThatBounceOffEachOtherKeepAThirdOut) {
  EXPECT_EQ(Battle(kWeakBounces, {{"FRANCE", "A BUR - MUN"}, {"GERMANY", "A MUN - BUR"}, {"ITALY", "A TYR - MUN"}}),
            "BBB");
}

TEST_F(BattleRulesTest, WhoHoldsSupportsConvoysOrIsIllegallyOrderedIsNotWeak) {
  EXPECT_EQ(Battle(kWeakBounces, {{"GERMANY", "A MUN H"}, {"FRANCE", "A BUR - MUN"}}), "-B");
  EXPECT_EQ(Battle(kWeakBounces, {{"GERMANY", "A MUN S A BER"}, {"GERMANY", "A BER H"}, {"FRANCE", "A BUR - MUN"}}),
            "C-B");
  EXPECT_EQ(Battle(kWeakBounces, {{"GERMANY", "A MUN - LON"}, {"FRANCE", "A BUR - MUN"}}), "IB");
}

TEST_F(BattleRulesTest, AnArmyWithoutItsConvoyIsWeak) {
  const Orders orders = {{"FRANCE", "A BRE - LON"}, {"GERMANY", "A PAR - BRE"}};
  EXPECT_EQ(Battle(kWeakBounces, orders, {{"FRANCE", "F ENG"}}), "N!-");
  EXPECT_EQ(results_[0].outcome.reason, Reason::kNoConvoy);
  EXPECT_EQ(Battle("", orders, {{"FRANCE", "F ENG"}}), "NB");
}

// A move over a strait without support has no strength, but still bounces.
TEST_F(BattleRulesTest, AMoveOverAStraitIsNoStrongerThanAUnitThatBounces) {
  const std::string map = "AMEND spa ABUTS ~naf\nAMEND NAF ABUTS ~spa\nRULE WEAK_BOUNCES\n";
  EXPECT_EQ(Battle(map, {{"FRANCE", "A SPA - GAS"}, {"GERMANY", "A BUR - GAS"}, {"ITALY", "A NAF - SPA"}}), "BBB");
  const std::string half = "AMEND spa ABUTS *naf\nAMEND NAF ABUTS *spa\nRULE WEAK_BOUNCES\n";
  EXPECT_EQ(Battle(half, {{"FRANCE", "A SPA - GAS"}, {"GERMANY", "A BUR - GAS"}, {"ITALY", "A NAF - SPA"}}), "B!B-");
}

// ---- RULE SAFE_CONVOYS, WEAK_CONVOYS ----

TEST_F(BattleRulesTest, AnAttackAsStrongAsTheFleetBreaksAWeakConvoy) {
  const Orders orders = {{"ENGLAND", "A LON - NWY"}, {"ENGLAND", "F NTH C A LON - NWY"}, {"FRANCE", "F ENG - NTH"}};
  EXPECT_EQ(Battle("", orders), "--B");
  EXPECT_EQ(Battle("RULE SAFE_CONVOYS\n", orders), "--B");
  for (const char* rules : {"RULE WEAK_CONVOYS\n", "RULE SAFE_CONVOYS WEAK_CONVOYS\n"}) {
    EXPECT_EQ(Battle(rules, orders), "DDB");
    EXPECT_EQ(results_[0].outcome.reason, Reason::kDisrupted);
    EXPECT_EQ(IdOf(results_[0].outcome.cause), "NTH");
    EXPECT_EQ(results_[1].outcome.reason, Reason::kDisrupted);
    EXPECT_EQ(IdOf(results_[1].outcome.cause), "ENG");
    EXPECT_EQ(UnitsOf(after()), "F ENG A LON F NTH");
  }
  EXPECT_EQ(Battle("RULE WEAK_CONVOYS\n", {{"ENGLAND", "A LON - NWY"},
                                           {"ENGLAND", "F NTH C A LON - NWY"},
                                           {"ENGLAND", "F EDI S F NTH"},
                                           {"FRANCE", "F ENG - NTH"}}),
            "---B");
}

TEST_F(BattleRulesTest, ABeleagueredFleetConvoysNobodyWhereConvoysMustBeSafe) {
  const Orders orders = {{"ENGLAND", "A LON - NWY"}, {"ENGLAND", "F NTH C A LON - NWY"},
                         {"FRANCE", "F ENG - NTH"},  {"FRANCE", "F BEL S F ENG - NTH"},
                         {"GERMANY", "F HEL - NTH"}, {"GERMANY", "F DEN S F HEL - NTH"}};
  EXPECT_EQ(Battle("", orders), "--B-B-");
  EXPECT_EQ(Battle("RULE SAFE_CONVOYS\n", orders), "DDB-B-");
  EXPECT_EQ(Battle("RULE WEAK_CONVOYS\n", orders), "DDB-B-");
}

TEST_F(BattleRulesTest, AttacksAndSupportsOfItsOwnPowerBreakNoConvoy) {
  const Orders own = {{"ENGLAND", "A LON - NWY"}, {"ENGLAND", "F NTH C A LON - NWY"}, {"ENGLAND", "F EDI - NTH"}};
  EXPECT_EQ(Battle("RULE WEAK_CONVOYS\n", own), "--B");
  EXPECT_EQ(Battle("RULE WEAK_CONVOYS\n", {{"ENGLAND", "A LON - NWY"},
                                           {"ENGLAND", "F NTH C A LON - NWY"},
                                           {"ENGLAND", "F EDI - NTH"},
                                           {"ENGLAND", "F YOR S F EDI - NTH"},
                                           {"FRANCE", "F ENG - NTH"}}),
            "DDB-B")
      << "nor do they save one";
  EXPECT_EQ(IdOf(results_[1].outcome.cause), "ENG");
  EXPECT_EQ(Battle("RULE SAFE_CONVOYS\n", {{"ENGLAND", "A LON - NWY"},
                                           {"ENGLAND", "F NTH C A LON - NWY"},
                                           {"FRANCE", "F ENG - NTH"},
                                           {"ENGLAND", "F EDI S F ENG - NTH"}}),
            "--B-");
}

// The other route carries the army.
TEST_F(BattleRulesTest, ABrokenRouteLeavesTheOthers) {
  EXPECT_EQ(Battle("RULE WEAK_CONVOYS\n", {{"ENGLAND", "A LON - NWY"},
                                           {"ENGLAND", "F NTH C A LON - NWY"},
                                           {"ENGLAND", "F ENG C A LON - NWY"},
                                           {"ENGLAND", "F IRI C A LON - NWY"},
                                           {"ENGLAND", "F NAO C A LON - NWY"},
                                           {"ENGLAND", "F NWG C A LON - NWY"},
                                           {"GERMANY", "F HEL - NTH"}}),
            "-D----B");
}

// ---- RULE CONVOY_BACK ----

TEST_F(BattleRulesTest, AFleetOnADetourMayBeOrderedToConvoy) {
  const Orders orders = {{"ITALY", "A TUN - NAP"}, {"ITALY", "F TYS C A TUN - NAP"}, {"ITALY", "F LYO C A TUN - NAP"}};
  EXPECT_EQ(Battle("", orders), "--I");
  EXPECT_EQ(results_[2].why, Illegality::kCarrierNotNeeded);
  EXPECT_EQ(Battle("RULE CONVOY_BACK\n", orders), "---");
  EXPECT_EQ(UnitsOf(after()), "F LYO A NAP F TYS");
}

TEST_F(BattleRulesTest, AnArmyThatIsConvoyedOutAndHomeCountsAsAMove) {
  const auto battle = [&](std::string_view rules, std::string_view support) {
    return Battle(rules, {{"ITALY", "A TUN - TUN"},
                          {"ITALY", "F TYS C A TUN - TUN"},
                          {"FRANCE", "A NAF - TUN"},
                          {"FRANCE", "F WES S A NAF - TUN"},
                          {"ITALY", support}});
  };
  EXPECT_EQ(battle("RULE CONVOY_BACK\n", "F ION H"), "B!----");
  EXPECT_EQ(battle("RULE CONVOY_BACK\n", "F ION S A TUN"), "B!---V") << "it is ordered to move";
  EXPECT_EQ(battle("RULE CONVOY_BACK\n", "F ION S A TUN - TUN"), "B-B--");
  EXPECT_EQ(IdOf(results_[0].outcome.cause), "NAF");
  EXPECT_EQ(UnitsOf(after()), "F ION A NAF A TUN F TYS F WES");
  EXPECT_EQ(battle("", "F ION S A TUN - TUN"), "I!I--I");
  EXPECT_EQ(results_[0].why, Illegality::kOwnProvince);
}

TEST_F(BattleRulesTest, OutAndHomeTheArmyKeepsItsProvinceAndDislodgesNobody) {
  EXPECT_EQ(Battle("RULE CONVOY_BACK\n",
                   {{"ITALY", "A TUN - TUN"}, {"ITALY", "F TYS C A TUN - TUN"}, {"FRANCE", "A NAF - TUN"}}),
            "B-B")
      << "a rival as strong";
  EXPECT_EQ(Battle("RULE CONVOY_BACK\n", {{"ITALY", "A TUN - TUN"}, {"ITALY", "F TYS C A TUN - TUN"}}), "--");
  EXPECT_EQ(UnitsOf(after()), "A TUN F TYS");
  EXPECT_EQ(Battle("RULE CONVOY_BACK\n", {{"ITALY", "A TUN - TUN"}}, {{"ITALY", "F TYS"}}), "N");
  EXPECT_EQ(Battle("RULE CONVOY_BACK\n", {{"ITALY", "A TUN - TUN"}}), "I") << "there is no fleet";
}

TEST_F(BattleRulesTest, AnArmyWhoseWayOutAndHomeIsBrokenHolds) {
  const Orders orders = {{"ITALY", "A TUN - TUN"},
                         {"ITALY", "F TYS C A TUN - TUN"},
                         {"FRANCE", "F LYO - TYS"},
                         {"FRANCE", "F WES S F LYO - TYS"},
                         {"TURKEY", "F ION - TUN"}};
  EXPECT_EQ(Battle("RULE CONVOY_BACK\n", orders), "DX!--B");
  EXPECT_EQ(Battle("RULE CONVOY_BACK WEAK_BOUNCES\n", orders), "D!X!---");
}

// 4.A.1 a: the convoy out and back needs every fleet that could take part.
TEST_F(BattleRulesTest, AWayOutAndHomeIsBrokenWithAnyOfItsFleetsWhereThatIsTheRule) {
  const auto battle = [&](ConvoyRoutes routes, std::string_view other) {
    const Orders orders = {{"ITALY", "A TUN - TUN"},
                           {"ITALY", "F TYS C A TUN - TUN"},
                           {"FRANCE", "F LYO - TYS"},
                           {"FRANCE", "F WES S F LYO - TYS"},
                           {"ITALY", other}};
    Battle("RULE CONVOY_BACK\n", orders);
    rules_.convoy_routes = routes;
    return Play(orders);
  };
  constexpr std::string_view kNone = "F ION H", kAnother = "F ION C A TUN - TUN";
  EXPECT_EQ(battle(ConvoyRoutes::kAllBroken, kNone), "DX!---");
  EXPECT_EQ(battle(ConvoyRoutes::kAllBroken, kAnother), "-X!---");
  for (const ConvoyRoutes routes : {ConvoyRoutes::kAnyBroken, ConvoyRoutes::kAnyBrokenOwnFirst}) {
    EXPECT_EQ(battle(routes, kNone), "DX!---");
    EXPECT_EQ(battle(routes, kAnother), "DX!---");
  }
}

// ---- RULE PORTAGE_CONVOY ----

TEST_F(BattleRulesTest, AFleetIsNotCarriedToAnotherCoastByAnArmyThatIsDislodged) {
  const Orders orders = {{"RUSSIA", "F STP/SC - STP/NC"},
                         {"RUSSIA", "A LVN C F STP/SC - STP/NC"},
                         {"GERMANY", "A PRU - LVN"},
                         {"GERMANY", "A MOS S A PRU - LVN"}};
  EXPECT_EQ(Battle("RULE PORTAGE_CONVOY\n", orders), "DX!--");
  rules_.convoy_routes = ConvoyRoutes::kAnyBroken;
  EXPECT_EQ(Play(orders), "DX!--");
}

TEST_F(BattleRulesTest, AnArmyCarriesAFleetToAnotherCoastOfItsProvince) {
  const Orders orders = {{"RUSSIA", "F STP/NC - STP/SC"}, {"RUSSIA", "A MOS C F STP/NC - STP/SC"}};
  EXPECT_EQ(Battle("RULE PORTAGE_CONVOY\n", orders), "--");
  EXPECT_EQ(UnitsOf(after()), "A MOS F STP/SC");
  EXPECT_EQ(Battle("", orders), "II");
  EXPECT_EQ(results_[0].why, Illegality::kOwnProvince);
  EXPECT_EQ(Battle("RULE PORTAGE_CONVOY\n", {{"RUSSIA", "F STP/NC - STP/NC"}, {"RUSSIA", "A MOS H"}}), "I-");
  EXPECT_EQ(Battle("RULE PORTAGE_CONVOY\n", {{"RUSSIA", "F STP/NC - STP"}, {"RUSSIA", "A MOS H"}}), "I-");
  EXPECT_EQ(results_[0].why, Illegality::kCoastNeeded);
  EXPECT_EQ(
      Battle("RULE PORTAGE_CONVOY\n",
             {{"RUSSIA", "F STP/NC - STP/SC"}, {"RUSSIA", "A MOS C F STP/NC - STP/SC"}, {"ENGLAND", "F BOT - STP/SC"}}),
      "B-B")
      << "as any move into the province";
}

// ---- RULE NO_CHECK ----

TEST_F(BattleRulesTest, WhereNothingIsCheckedASupportOrConvoyNamesNoCoast) {
  const Orders orders = {{"FRANCE", "F MAO - SPA/NC"}, {"FRANCE", "F GAS S F MAO - SPA/NC"}};
  EXPECT_EQ(Battle("RULE NO_CHECK\n", orders), "-I");
  EXPECT_EQ(results_[1].why, Illegality::kCoastRefused);
  EXPECT_EQ(Battle("", orders), "--");
  EXPECT_EQ(Battle("RULE NO_CHECK\n", {{"FRANCE", "F MAO - SPA/NC"}, {"FRANCE", "F GAS S F MAO - SPA"}}), "--");
}

// ---- RULE SOLITAIRE ----

TEST_F(BattleRulesTest, InASolitaireGameEveryPowerIsADummy) {
  const Orders orders = {{"GERMANY", "A BER - MUN"}, {"GERMANY", "A KIE S A BER - MUN"}, {"GERMANY", "A MUN H"}};
  EXPECT_EQ(Battle("RULE DUMMY_FIRE\n", orders), "B--");
  EXPECT_EQ(Battle("RULE DUMMY_FIRE SOLITAIRE\n", orders), "--X!");
  EXPECT_EQ(Battle("RULE IMMOBILE_DUMMIES LAST_MAN_STANDING\n", orders), "II-") << "which switches it on";
}

}  // namespace
}  // namespace entente
