#include "board/legality.h"

#include "base/test_repeats.h"
#include "board/test_board.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

// The normalised text of a legal order, or the number of its illegality as "!n".
std::string Check(const TestBoard& board, std::string_view power, std::string_view text,
                  const RuleOptions& rules = {}) {
  const BoardView view(board.view(), rules);
  const CheckedOrder checked = CheckMovementOrder(view, board.Read(power, text));
  return checked.legal() ? board.Text(checked.order) : "!" + std::to_string(static_cast<int>(checked.why));
}
std::string Why(Illegality why) { return "!" + std::to_string(static_cast<int>(why)); }

TEST(Legality, AnOrderIsFilledInWithTheRealTypeAndCoast) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR", "F SPA/SC"});
  EXPECT_EQ(Check(board, "FRANCE", "PAR - BUR"), "A PAR - BUR");
  EXPECT_EQ(Check(board, "FRANCE", "F PAR - BUR"), "A PAR - BUR");        // 4.C.2 b
  EXPECT_EQ(Check(board, "FRANCE", "F SPA/NC - LYO"), "F SPA/SC - LYO");  // 4.B.5 b
  EXPECT_EQ(Check(board, "FRANCE", "A PAR S F SPA - GAS"), Why(Illegality::kSupportedCannotMove));
}

TEST(Legality, AnArmyIgnoresCoasts) {
  TestBoard board;
  board.Units("FRANCE", {"A GAS"});
  EXPECT_EQ(Check(board, "FRANCE", "A GAS - SPA/NC"), "A GAS - SPA");  // 4.B.6 b
}

TEST(Legality, AFleetTakesTheOnlyPossibleCoast) {
  TestBoard board;
  board.Units("FRANCE", {"F GAS", "F POR"});
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA"), "F GAS - SPA/NC");                       // 6.B.2
  EXPECT_EQ(Check(board, "FRANCE", "F POR - SPA"), Why(Illegality::kCoastNeeded));          // 6.B.1
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA/SC"), Why(Illegality::kCoastUnreachable));  // 6.B.3
}

TEST(Legality, CoastsOfMovesFollowTheRules) {
  TestBoard board;
  board.Units("FRANCE", {"F GAS", "F POR"});
  RuleOptions rules;
  rules.missing_coast = MissingCoast::kFails;
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA", rules), Why(Illegality::kCoastNeeded));  // 4.B.2 b
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA/NC", rules), "F GAS - SPA/NC");
  rules = {};
  rules.wrong_move_coast = WrongMoveCoast::kOtherCoast;
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA/SC", rules), "F GAS - SPA/NC");  // 4.B.3 a
}

TEST(Legality, OnlyOwnUnitsCanBeOrdered) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  EXPECT_EQ(Check(board, "GERMANY", "A PAR - BUR"), Why(Illegality::kForeignUnit));
  EXPECT_EQ(Check(board, "GERMANY", "A MUN - BUR"), Why(Illegality::kUnitAbsent));
}

TEST(Legality, AMoveBySeaNeedsFleetsThatCouldCarryIt) {
  TestBoard board;
  board.Units("ENGLAND", {"A LON", "F NTH", "F LVP"});
  EXPECT_EQ(Check(board, "ENGLAND", "A LON - NWY"), "A LON - NWY");
  EXPECT_EQ(Check(board, "ENGLAND", "A LON - BRE"), Why(Illegality::kNotAdjacent));
  EXPECT_EQ(Check(board, "ENGLAND", "A LON - NTH"), Why(Illegality::kCannotStand));  // 6.A.3
  EXPECT_EQ(Check(board, "ENGLAND", "A LON - LON"), Why(Illegality::kOwnProvince));
  EXPECT_EQ(Check(board, "ENGLAND", "A LON - YOR VIA"), "A LON - YOR VIA");
  EXPECT_EQ(Check(board, "ENGLAND", "A LON - WAL VIA"), Why(Illegality::kNoFleets));
  EXPECT_EQ(Check(board, "ENGLAND", "F LVP - NWY"), Why(Illegality::kNotAdjacent));
}

TEST(Legality, AnOrderNeedNotNameItsPower) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  const Order order = board.Read("FRANCE", "A PAR - BUR");
  const CheckedOrder checked = CheckMovementOrder(BoardView(board.view(), {}), order.WithPower(kNoPower));
  EXPECT_EQ(checked.why, Illegality::kNone);
  EXPECT_EQ(checked.order, order);
}

TEST(Legality, NoUnitSupportsItsOwnMoveOrAMoveToWhereItStands) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR", "A GAS"});
  EXPECT_EQ(Check(board, "FRANCE", "A PAR S A PAR - BUR"), Why(Illegality::kSupportsItself));
  EXPECT_EQ(Check(board, "FRANCE", "A PAR S A GAS - PAR"), Why(Illegality::kSupportsItself));
  EXPECT_EQ(Check(board, "FRANCE", "A PAR S A PAR"), Why(Illegality::kSupportsItself));
}

TEST(Legality, TheCoastToWhichAnArmyIsSupportedMeansNothing) {
  TestBoard board;
  board.Units("FRANCE", {"A GAS", "F MAO", "A MAR"});
  const RuleOptions rules;
  const BoardView view(board.view(), rules);
  const auto target = [&](std::string_view text) {
    const CheckedOrder checked = CheckMovementOrder(view, board.Read("FRANCE", text));
    EXPECT_TRUE(checked.legal()) << text;
    return board.map().Id(checked.order.target());
  };
  EXPECT_EQ(target("F MAO S GAS - SPA/NC"), "SPA");  // 4.B.6 b
  EXPECT_EQ(target("A MAR S F MAO - SPA/NC"), "SPA/NC");
}

TEST(Legality, ASupporterMustReachTheProvinceItself) {
  TestBoard board;
  board.Units("ITALY", {"F ROM", "A APU", "A VEN"});
  EXPECT_EQ(Check(board, "ITALY", "F ROM S A APU - VEN"), Why(Illegality::kSupportUnreachable));  // 6.A.10
  EXPECT_EQ(Check(board, "ITALY", "A VEN S A APU - ROM"), "A VEN S A APU - ROM");
  EXPECT_EQ(Check(board, "ITALY", "A VEN S A APU - VEN"), Why(Illegality::kSupportsItself));  // 6.D.34
  EXPECT_EQ(Check(board, "ITALY", "A VEN S A VEN"), Why(Illegality::kSupportsItself));        // 6.A.8
  EXPECT_EQ(Check(board, "ITALY", "A VEN S A TRI"), Why(Illegality::kSupportedAbsent));
}

TEST(Legality, TheSupporterCannotCarryTheArmyItSupports) {
  TestBoard board;
  board.Units("TURKEY", {"F BLA"}).Units("AUSTRIA", {"A RUM"});
  EXPECT_EQ(Check(board, "TURKEY", "F BLA S A RUM - ARM"), Why(Illegality::kSupporterCarries));  // 6.D.31
  EXPECT_EQ(Check(board, "AUSTRIA", "A RUM - ARM"), "A RUM - ARM");
}

TEST(Legality, AConvoyNeedsAFleetAtSeaOnARouteThatNeedsIt) {
  TestBoard board;
  board.Units("FRANCE", {"A MAR", "F WES"}).Units("ITALY", {"F LYO"}).Units("TURKEY", {"F CON", "A BUL"});
  EXPECT_EQ(Check(board, "FRANCE", "F WES C A MAR - SPA"), Why(Illegality::kCarrierNotNeeded));  // 6.G.19
  EXPECT_EQ(Check(board, "ITALY", "F LYO C A MAR - SPA"), "F LYO C A MAR - SPA");
  EXPECT_EQ(Check(board, "FRANCE", "F WES C A MAR - NAF"), "F WES C A MAR - NAF");
  EXPECT_EQ(Check(board, "TURKEY", "F CON C A BUL - ANK"), Why(Illegality::kCarrierNotAtSea));  // 6.F.1
  EXPECT_EQ(Check(board, "ITALY", "F LYO C F CON - SPA"), Why(Illegality::kConvoyedAbsent));
}

RuleOptions PortageRules() {
  RuleOptions rules;
  rules.portage = Portage::kAllowed;
  return rules;
}

TEST(Legality, ArmiesConvoyFleetsOnlyUnderTheRuleOfPortage) {
  TestBoard board;
  board.Units("GERMANY", {"F KIE", "A RUH", "A HOL"});
  for (const std::string_view order : {"F KIE - BEL", "F KIE - BEL VIA", "A RUH C F KIE - BEL"}) {
    EXPECT_EQ(Check(board, "GERMANY", order, PortageRules()), order);
  }
  EXPECT_EQ(Check(board, "GERMANY", "F KIE - BEL"), Why(Illegality::kNotAdjacent));
  EXPECT_EQ(Check(board, "GERMANY", "F KIE - HOL VIA"), Why(Illegality::kFleetNotConvoyed));
  EXPECT_EQ(Check(board, "GERMANY", "A RUH C F KIE - BEL"), Why(Illegality::kConvoyedAbsent));
  EXPECT_EQ(Check(board, "GERMANY", "A RUH C A HOL - BEL"), Why(Illegality::kCarrierNotAtSea));
}

TEST(Legality, AFleetIsConvoyedFromCoastToCoastByArmiesAlone) {
  TestBoard board;
  board.Units("GERMANY", {"F KIE", "A RUH", "F HEL", "A MUN", "F BAL", "F HOL"});
  const auto check = [&](std::string_view text) { return Check(board, "GERMANY", text, PortageRules()); };
  EXPECT_EQ(check("A RUH C A MUN - BEL"), Why(Illegality::kCarrierNotAtSea));
  EXPECT_EQ(check("F HEL C F KIE - HOL"), Why(Illegality::kConvoyedAbsent));
  EXPECT_EQ(check("A RUH C F BEL - KIE"), Why(Illegality::kConvoyedAbsent));  // no unit in BEL
  EXPECT_EQ(check("F KIE - MUN"), Why(Illegality::kCannotStand));
  EXPECT_EQ(check("F KIE - BOH"), Why(Illegality::kCannotStand));
  EXPECT_EQ(check("A RUH C F KIE - BUR"), Why(Illegality::kCarrierNotNeeded));  // no fleet can stand there
  EXPECT_EQ(check("A RUH C F KIE - NTH"), Why(Illegality::kCarrierNotNeeded));
  EXPECT_EQ(check("F HEL - BEL"), Why(Illegality::kNotAdjacent));  // no army is beside the North Sea
  EXPECT_EQ(check("F KIE - BAL VIA"), Why(Illegality::kNoFleets));
  EXPECT_EQ(check("F KIE - KIE VIA"), Why(Illegality::kOwnProvince));
  EXPECT_EQ(check("A MUN C F KIE - KIE"), Why(Illegality::kOwnProvince));
  EXPECT_EQ(check("A MUN C F KIE - BEL"), Why(Illegality::kCarrierNotNeeded));  // A RUH alone is enough
  EXPECT_EQ(check("F KIE - PIC"), Why(Illegality::kNotAdjacent));
  EXPECT_EQ(check("F HOL - KIE VIA"), "F HOL - KIE VIA");
}

TEST(Legality, AFleetOverLandMustNameOneOfSeveralCoastsUnlessItReachesOneByItself) {
  TestBoard board;
  board.Units("FRANCE", {"F GAS", "A MAR", "F POR"}).Units("RUSSIA", {"F NWY", "A FIN"}).Units("ITALY", {"F WES"});
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA"), "F GAS - SPA/NC");
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA", PortageRules()), "F GAS - SPA/NC");                   // 4.B.2
  EXPECT_EQ(Check(board, "FRANCE", "F GAS - SPA VIA", PortageRules()), Why(Illegality::kCoastNeeded));  // 4.B.1
  for (const std::string_view order : {"F GAS - SPA/NC", "F GAS - SPA/SC", "F GAS - SPA/SC VIA", "A MAR C F GAS - SPA",
                                       "A MAR C F GAS - SPA/SC", "F POR S F GAS - SPA", "F POR S F GAS - SPA/SC"}) {
    EXPECT_EQ(Check(board, "FRANCE", order, PortageRules()), order);
  }
  EXPECT_EQ(Check(board, "FRANCE", "F POR S F GAS - SPA/SC"), Why(Illegality::kSupportedCannotMove));
  EXPECT_EQ(Check(board, "RUSSIA", "F NWY - STP", PortageRules()), "F NWY - STP/NC");
  EXPECT_EQ(Check(board, "RUSSIA", "F NWY - STP VIA", PortageRules()), Why(Illegality::kCoastNeeded));
  EXPECT_EQ(Check(board, "RUSSIA", "F NWY - STP/SC", PortageRules()), "F NWY - STP/SC");
  EXPECT_EQ(Check(board, "ITALY", "F WES - SPA", PortageRules()), "F WES - SPA/SC");
}

// East has a second coast only in fall.
constexpr std::string_view kCoastInFall = R"(
RED
BLU
North = NTH
East = EAS
East (north) = EAS/NC
Aye = AAA
WATER NTH ABUTS EAS/NC
COAST eas ABUTS NTH aaa
COAST EAS/NC ABUTS NTH
LAND AAA ABUTS eas
IN FALL
East (south) = EAS/SC
COAST EAS/SC ABUTS NTH
AMEND NTH ABUTS EAS/SC
)";

TEST(Legality, AFleetIsConvoyedHomeToACoastThatThePhaseHas) {
  const MapReadResult read = ReadMapText(kCoastInFall, "fall.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard spring(read.map, "S1901M"), fall(read.map, "F1901M");
  for (TestBoard* board : {&spring, &fall}) board->Units("RED", {"F EAS/NC", "A AAA"});
  EXPECT_EQ(Check(spring, "RED", "F EAS/NC - EAS/SC", PortageRules()), Why(Illegality::kCoastUnreachable));
  EXPECT_EQ(Check(fall, "RED", "F EAS/NC - EAS/SC", PortageRules()), "F EAS/NC - EAS/SC");
  EXPECT_EQ(Check(fall, "RED", "F EAS/NC - EAS/NC", PortageRules()), Why(Illegality::kOwnProvince));
}

TEST(Legality, WhoSupportsAFleetOverLandCouldGoThereAndDoesNotCarryIt) {
  TestBoard board;
  board.Units("GERMANY", {"F KIE", "A RUH", "A PIC", "A PAR"});
  EXPECT_EQ(Check(board, "GERMANY", "A PIC S F KIE - BEL", PortageRules()), "A PIC S F KIE - BEL");
  EXPECT_EQ(Check(board, "GERMANY", "A PAR S F KIE - BEL", PortageRules()), Why(Illegality::kSupportUnreachable));
  EXPECT_EQ(Check(board, "GERMANY", "A RUH S F KIE - BEL", PortageRules()), Why(Illegality::kSupporterCarries));
  EXPECT_EQ(Check(board, "GERMANY", "A PIC S F KIE - BEL"), Why(Illegality::kSupportedCannotMove));
}

TEST(Legality, OrdersOfOtherPhasesAreIllegal) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  EXPECT_EQ(Check(board, "FRANCE", "A PAR D"), Why(Illegality::kWrongPhase));
  EXPECT_EQ(Check(board, "FRANCE", "A PAR B"), Why(Illegality::kWrongPhase));
}

TEST(Legality, AnyBitPatternIsAnswered) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR", "F BRE", "F ENG"}).Units("ENGLAND", {"A LON", "F NTH"});
  const RuleOptions rules;
  const BoardView view(board.view(), rules);
  uint64_t bits = 1;
  int legal = 0;
  for (int i = 0; i < Repeats(200000); ++i) {
    bits = bits * 6364136223846793005u + 1442695040888963407u;
    legal += CheckMovementOrder(view, Order::FromBits(bits ^ (bits >> 29))).legal();
  }
  EXPECT_LT(legal, Repeats(200000));
}

// ---- Orders that are legal as written ----

struct WrittenCount {
  int legal = 0, others = 0;  // legal and normalised orders: found by rows, or only in full
};

// Visits every order of these kinds for every unit, and variants with one field changed.
template <typename Visit>
void ForEachOrder(const TestBoard& board, Visit&& visit) {
  const auto vary = [&](Order order) {
    const Unit unit = order.unit();
    for (const Order varied :
         {order, order.WithViaConvoy(true), order.WithUnknownType(), order.WithUnitType(OtherType(unit.type)),
          order.WithPower(kNoPower), order.WithPower(unit.power == 0 ? 1 : 0), order.WithWritten(1),
          order.WithUnknownThirdType(), order.WithThirdType(OtherType(order.third_type())),
          order.WithTarget(unit.location), Order::FromBits(order.bits() | uint64_t{1} << 60)}) {
      visit(varied);
    }
  };
  board.view().ForEachUnit([&](const Unit& unit) {
    vary(Order::Hold(unit));
    for (int l = 0; l <= board.map().location_count(); ++l) {
      const auto to = static_cast<LocationIndex>(l);
      vary(Order::Move(unit, to));
      vary(Order::SupportHold(unit, UnitType::kArmy, to));
      vary(Order::SupportHold(unit, UnitType::kFleet, to));
      board.view().ForEachUnit([&](const Unit& other) {
        vary(Order::SupportMove(unit, other.type, other.location, to));
        vary(Order::Convoy(unit, other.location, to));
      });
    }
  });
}

WrittenCount ExpectTheFullCheckAgrees(const TestBoard& board, const RuleOptions& rules) {
  WrittenCount count;
  const BoardView view(board.view(), rules);
  ForEachOrder(board, [&](Order order) {
    const CheckedOrder checked = CheckInFull(view, order), quickly = CheckMovementOrder(view, order);
    EXPECT_TRUE(quickly.order == checked.order && quickly.why == checked.why)
        << board.Text(order) << " " << std::hex << order.bits();
    const bool stands = checked.legal() && checked.order == order, is_legal = IsLegalAsWritten(view, order);
    EXPECT_TRUE(stands || !is_legal) << board.Text(order);
    count.legal += is_legal;
    if (!stands || is_legal) return;
    ++count.others;
    // All other legal orders leave out the coast of a supported fleet.
    const bool is_open = order.kind() == OrderKind::kSupportMove && order.third_type() == UnitType::kFleet &&
                         board.map().CoastCount(board.map().ProvinceOf(order.target())) > 0;
    const bool is_usual = rules.support_coast != SupportCoast::kIgnored &&
                          rules.convoy_back == ConvoyBack::kForbidden && rules.portage == Portage::kForbidden;
    EXPECT_TRUE(is_open || !is_usual) << board.Text(order);
  });
  return count;
}

TEST(WrittenOrders, AreLegalIfTheFullCheckSaysSo) {
  TestBoard board;
  board.Units("FRANCE", {"A BRE", "F ENG", "F MAO", "F SPA/SC", "A GAS", "F WES"})
      .Units("ENGLAND", {"A LON", "F NTH", "F NWG", "A EDI", "F LVP", "F HOL"})
      .Units("RUSSIA", {"F STP/SC", "A FIN", "F BOT", "A MUN", "A BER", "F BUL/EC"});
  const auto count = [&](auto change) {
    RuleOptions rules;
    change(rules);
    return ExpectTheFullCheckAgrees(board, rules);
  };
  const WrittenCount usual = count([](RuleOptions&) {});
  EXPECT_GT(usual.legal, 300);
  EXPECT_EQ(usual.others, 5);
  count([](RuleOptions& rules) { rules.support_coast = SupportCoast::kIgnored; });
  count([](RuleOptions& rules) { rules.convoy_back = ConvoyBack::kAllowed; });
  count([](RuleOptions& rules) { rules.convoying_fleets = ConvoyingFleets::kOnCoasts; });
  count([](RuleOptions& rules) { rules.portage = Portage::kAllowed; });
  count([](RuleOptions& rules) { rules.second_coasts = SecondCoasts::kRefused; });
  EXPECT_EQ(count([](RuleOptions& rules) { rules.dummy_moves = DummyMoves::kForbidden; }).legal, usual.legal);
}

}  // namespace
}  // namespace entente
