// Tests the note of every kind of bad order, and which note comes first if several apply.
#include "press/table/order_note.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/message_text.h"
#include "press/table/daide_rules.h"

namespace entente::press {
namespace {

class OrderNoteTable : public testing::Test {
 protected:
  OrderNoteTable() { board_.ref().SetPhase(map_->ParsePhase("S1901M").value()); }

  Unit ReadUnit(std::string_view text) const { return Read("(" + std::string(text) + ") HLD").order.unit(); }
  WrittenOrder Read(std::string_view text) const {
    return ReadOrder(ReadMessage(text, tokens_.vocabulary()).value(), tokens_).value();
  }
  void Put(std::initializer_list<std::string_view> units) {
    for (const std::string_view unit : units) board_.ref().PlaceUnit(ReadUnit(unit));
  }
  void GoTo(std::string_view phase) { board_.ref().SetPhase(map_->ParsePhase(phase).value()); }
  void Own(std::string_view power, std::initializer_list<std::string_view> centers) {
    for (const std::string_view center : centers) {
      const ProvinceIndex at = tokens_.ProvinceOf(tokens_.vocabulary().Find(center).value());
      board_.ref().SetOwner(map_->CenterOf(at), Power(power));
    }
  }
  PowerIndex Power(std::string_view word) const { return tokens_.PowerOf(tokens_.vocabulary().Find(word).value()); }

  std::string Note(std::string_view power, std::string_view text) const { return NoteOf(power, text, false); }
  std::string NoteOf(std::string_view power, std::string_view text, bool any_orders) const {
    const PositionView position = board_.view();
    const OrderNotes notes(position, rules_, any_orders);
    return std::string(tokens_.vocabulary().Word(notes.NoteOf(Power(power), Read(text), stored_)));
  }
  void Store(std::string_view text) { stored_.push_back(Read(text).order); }

  MapRef map_ = BuiltinMap("standard").value();
  MapTokens tokens_ = MapTokens::Make(*map_).value();
  RuleOptions rules_ = DaideRules();
  Position board_{*map_};
  std::vector<Order> stored_;
};

// ---- Movement: the tests that all orders share ----

TEST_F(OrderNoteTable, Movement1TheSeasonIsLookedAtFirst) {
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) DSB"), "NRS");
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) RTO WAL"), "NRS");
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) BLD"), "NRS");
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) REM"), "NRS");
  EXPECT_EQ(Note("ENG", "ENG WVE"), "NRS");
  GoTo("S1901R");
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) HLD"), "NRS");
}

TEST_F(OrderNoteTable, MovementThenWhetherTheMapHasTheProvinces) {
  Put({"ENG FLT LON"});
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) MTO 0x50ff"), "NSP");
  EXPECT_EQ(Note("ENG", "(ENG FLT 0x5012) HLD"), "NSP");
}

TEST_F(OrderNoteTable, Movement2TheUnitHasToBeThereAsWritten) {
  Put({"ENG FLT LON", "RUS FLT (STP SCS)"});
  EXPECT_EQ(Note("ENG", "(ENG FLT EDI) HLD"), "NSU");
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) HLD"), "NSU");
  EXPECT_EQ(Note("FRA", "(FRA FLT LON) HLD"), "NSU");
  EXPECT_EQ(Note("RUS", "(RUS FLT STP) HLD"), "NSU");
  EXPECT_EQ(Note("RUS", "(RUS FLT (STP NCS)) HLD"), "NSU");
  EXPECT_EQ(Note("RUS", "(RUS FLT (STP ECS)) HLD"), "NSU");
  EXPECT_EQ(Note("RUS", "(RUS FLT (STP SCS)) HLD"), "MBV");
  EXPECT_EQ(Note("FRA", "(ENG FLT EDI) HLD"), "NSU");  // a foreign unit that is not there
}

TEST_F(OrderNoteTable, Movement3ThenItHasToBeTheSenders) {
  Put({"ENG FLT LON"});
  EXPECT_EQ(Note("FRA", "(ENG FLT LON) MTO PAR"), "NYU");
}

// ---- Movement: each kind of order ----

TEST_F(OrderNoteTable, MtoWithoutAWayIsFar) {
  Put({"ENG FLT LON", "ENG AMY LVP", "FRA FLT MAO", "FRA AMY MAR"});
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) MTO NTH"), "MBV");
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) MTO BEL"), "FAR");
  EXPECT_EQ(Note("ENG", "(ENG FLT LON) MTO LON"), "FAR");
  EXPECT_EQ(Note("ENG", "(ENG AMY LVP) MTO IRI"), "FAR");
  EXPECT_EQ(Note("ENG", "(ENG AMY LVP) MTO BRE"), "FAR");
  EXPECT_EQ(Note("FRA", "(FRA FLT MAO) MTO SPA"), "FAR");
  EXPECT_EQ(Note("FRA", "(FRA FLT MAO) MTO (SPA ECS)"), "FAR");
  EXPECT_EQ(Note("FRA", "(FRA FLT MAO) MTO (SPA SCS)"), "MBV");
  EXPECT_EQ(Note("FRA", "(FRA AMY MAR) MTO SPA"), "MBV");
  EXPECT_EQ(Note("FRA", "(FRA AMY MAR) MTO (SPA SCS)"), "FAR");
}

TEST_F(OrderNoteTable, SupOfAHold) {
  Put({"FRA AMY PAR", "FRA AMY BUR", "FRA FLT BRE", "GER AMY MUN", "RUS FLT (STP SCS)", "RUS AMY LVN"});
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY BUR)"), "MBV");
  EXPECT_EQ(Note("FRA", "(FRA AMY BUR) SUP (GER AMY MUN)"), "MBV");
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY GAS)"), "NSU");
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (GER AMY MUN)"), "FAR");
  EXPECT_EQ(Note("FRA", "(FRA FLT BRE) SUP (FRA AMY PAR)"), "FAR");
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY PAR)"), "FAR");
  EXPECT_EQ(Note("RUS", "(RUS AMY LVN) SUP (RUS FLT STP)"), "NSU");
  EXPECT_EQ(Note("RUS", "(RUS AMY LVN) SUP (RUS FLT (STP SCS))"), "MBV");
}

TEST_F(OrderNoteTable, SupOfAMove) {
  Put({"FRA AMY PAR", "FRA AMY MAR", "FRA FLT BRE", "ENG AMY LON", "ENG FLT NTH", "ENG FLT ECH"});
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY MAR) MTO BUR"), "MBV");
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY RUH) MTO BUR"), "NSU");
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY MAR) MTO PIC"), "FAR");  // the supported unit cannot get there
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY MAR) MTO SPA"), "FAR");  // the supporter cannot get there
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (FRA AMY PAR) MTO BUR"), "FAR");  // supports itself
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) SUP (ENG AMY LON) MTO BRE"), "MBV");  // by convoy
  EXPECT_EQ(Note("ENG", "(ENG FLT ECH) SUP (ENG AMY LON) MTO BRE"), "FAR");  // the only route is through the supporter
  EXPECT_EQ(Note("FRA", "(FRA FLT BRE) SUP (ENG AMY LON) MTO PIC"), "MBV");
}

TEST_F(OrderNoteTable, CvyInItsSteps) {
  Put({"ENG AMY LON", "ENG FLT NTH", "ENG FLT LVP", "ENG FLT BLA", "ENG FLT ECH", "ENG AMY YOR"});
  EXPECT_EQ(Note("ENG", "(ENG FLT NTH) CVY (ENG AMY LON) CTO BEL"), "MBV");
  EXPECT_EQ(Note("ENG", "(ENG FLT NTH) CVY (ENG AMY EDI) CTO BEL"), "NSU");
  EXPECT_EQ(Note("ENG", "(ENG AMY YOR) CVY (ENG AMY EDI) CTO BEL"),
            "NSU");  // the convoyed unit is tested before the convoying unit
  EXPECT_EQ(Note("ENG", "(ENG AMY YOR) CVY (ENG AMY LON) CTO BEL"), "NSF");
  EXPECT_EQ(Note("ENG", "(ENG FLT LVP) CVY (ENG AMY LON) CTO BEL"), "NAS");
  EXPECT_EQ(Note("ENG", "(ENG FLT NTH) CVY (ENG FLT ECH) CTO BEL"), "NSA");
  EXPECT_EQ(Note("ENG", "(ENG FLT NTH) CVY (ENG AMY LON) CTO ROM"), "FAR");
  EXPECT_EQ(Note("ENG", "(ENG FLT NTH) CVY (ENG AMY LON) CTO LON"), "FAR");
  EXPECT_EQ(Note("ENG", "(ENG FLT BLA) CVY (ENG AMY LON) CTO BEL"),
            "FAR");  // there is a route, but not through this fleet
  EXPECT_EQ(Note("ENG", "(ENG FLT NTH) CVY (ENG AMY LON) CTO ECH"), "FAR");  // the target is not on land
}

TEST_F(OrderNoteTable, CtoInItsSteps) {
  Put({"ENG AMY LON", "ENG FLT NTH", "ENG FLT LVP", "ENG FLT NWG", "ENG FLT BRE"});
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO BEL VIA (NTH)"), "MBV");
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO NWY VIA (NTH NWG)"), "MBV");
  EXPECT_EQ(Note("ENG", "(ENG FLT LVP) CTO BEL VIA (NTH)"), "NSA");
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO BEL VIA (ECH)"), "NSF");
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO BEL VIA (BRE)"), "NAS");
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO NWY VIA (NWG)"), "FAR");          // not next to London
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO BEL VIA (NTH NWG)"), "FAR");      // the last fleet is not next to Belgium
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO NWY VIA (NTH NWG NTH)"), "FAR");  // a fleet twice
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO LON VIA (NTH)"), "FAR");
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO ROM VIA (ECH)"), "NSF");  // the path is tested before the destination
  EXPECT_EQ(Note("ENG", "(ENG AMY LON) CTO LON VIA (ECH)"), "FAR");  // the army's own province is tested first
}

// ---- Retreats ----

class RetreatNoteTable : public OrderNoteTable {
 protected:
  RetreatNoteTable() {
    GoTo("F1901R");
    Put({"GER AMY BUR", "FRA AMY PAR"});
    const Unit unit = ReadUnit("FRA AMY BUR");
    uint32_t* retreats = board_.ref().AddDislodged(unit);
    const std::span<const LocationIndex> places = map_->RetreatPlaces(unit.type, unit.location);
    for (size_t i = 0; i < places.size(); ++i) {
      if (map_->Id(places[i]) == "GAS") retreats[i >> 5] |= 1u << (i & 31);
    }
  }
};

TEST_F(RetreatNoteTable, Retreat1TheSeason) { EXPECT_EQ(Note("FRA", "(FRA AMY BUR) MTO GAS"), "NRS"); }
TEST_F(RetreatNoteTable, Retreat2OnlyDislodgedUnitsRetreat) {
  EXPECT_EQ(Note("FRA", "(FRA AMY PAR) RTO GAS"), "NRN");
  EXPECT_EQ(Note("FRA", "(GER AMY BUR) RTO GAS"), "NRN");  // a foreign unit that is not dislodged
  EXPECT_EQ(Note("FRA", "(FRA AMY MUN) DSB"), "NRN");
  EXPECT_EQ(Note("FRA", "(FRA FLT BUR) DSB"), "NRN");
}
TEST_F(RetreatNoteTable, Retreat3TheSendersOwn) { EXPECT_EQ(Note("GER", "(FRA AMY BUR) DSB"), "NYU"); }
TEST_F(RetreatNoteTable, RtoHasToBeNextAndFree) {
  EXPECT_EQ(Note("FRA", "(FRA AMY BUR) RTO GAS"), "MBV");
  EXPECT_EQ(Note("FRA", "(FRA AMY BUR) RTO BRE"), "FAR");
  EXPECT_EQ(Note("FRA", "(FRA AMY BUR) RTO PAR"), "NVR");
  EXPECT_EQ(Note("FRA", "(FRA AMY BUR) DSB"), "MBV");
}

// ---- Adjustments ----

class BuildNoteTable : public OrderNoteTable {
 protected:
  BuildNoteTable() {
    GoTo("W1901A");
    Own("RUS", {"MOS", "WAR", "STP", "RUM"});
    Put({"RUS AMY WAR", "RUS AMY RUM"});  // two builds, on Moscow and St Petersburg; Sevastopol is Turkish
    Own("TUR", {"SEV"});
    Put({"TUR AMY ARM", "TUR AMY SYR"});  // one removal
  }
};

TEST_F(BuildNoteTable, Build1TheSeason) { EXPECT_EQ(Note("RUS", "(RUS AMY WAR) HLD"), "NRS"); }
TEST_F(BuildNoteTable, Bld2NoBuildIsLeft) {
  EXPECT_EQ(Note("TUR", "(TUR AMY PAR) BLD"), "NMB");  // before the place is tested
  Store("(RUS AMY MOS) BLD");
  EXPECT_EQ(Note("RUS", "(RUS AMY STP) BLD"), "MBV");
  Store("RUS WVE");
  EXPECT_EQ(Note("RUS", "(RUS AMY STP) BLD"), "NMB");
}
TEST_F(BuildNoteTable, Bld3TheSendersOwn) { EXPECT_EQ(Note("RUS", "(TUR AMY GAL) BLD"), "NYU"); }
TEST_F(BuildNoteTable, Bld4ACenter) { EXPECT_EQ(Note("RUS", "(RUS AMY LVN) BLD"), "NSC"); }
TEST_F(BuildNoteTable, Bld5AtHome) {
  EXPECT_EQ(Note("RUS", "(RUS AMY RUM) BLD"), "HSC");  // its own, and occupied
  EXPECT_EQ(Note("RUS", "(RUS AMY PAR) BLD"), "HSC");
}
TEST_F(BuildNoteTable, Bld6Owned) { EXPECT_EQ(Note("RUS", "(RUS AMY SEV) BLD"), "YSC"); }
TEST_F(BuildNoteTable, Bld7Vacant) { EXPECT_EQ(Note("RUS", "(RUS FLT WAR) BLD"), "ESC"); }
TEST_F(BuildNoteTable, Bld8AUnitThatMayStandThere) {
  EXPECT_EQ(Note("RUS", "(RUS FLT MOS) BLD"), "CST");
  EXPECT_EQ(Note("RUS", "(RUS FLT STP) BLD"), "CST");
  EXPECT_EQ(Note("RUS", "(RUS AMY (STP NCS)) BLD"), "CST");
  EXPECT_EQ(Note("RUS", "(RUS FLT (MOS NCS)) BLD"), "CST");
  EXPECT_EQ(Note("RUS", "(RUS FLT (LVN NCS)) BLD"), "NSC");  // the fault of the place comes first
  EXPECT_EQ(Note("RUS", "(RUS FLT (PAR NCS)) BLD"), "HSC");
  EXPECT_EQ(Note("RUS", "(RUS FLT (SEV NCS)) BLD"), "YSC");
  EXPECT_EQ(Note("RUS", "(RUS FLT (WAR NCS)) BLD"), "ESC");
  EXPECT_EQ(Note("RUS", "(RUS FLT (STP NCS)) BLD"), "MBV");
}
TEST_F(BuildNoteTable, Bld9NotOrderedYet) {
  Store("(RUS AMY STP) BLD");
  EXPECT_EQ(Note("RUS", "(RUS FLT (STP NCS)) BLD"), "ESC");
}
TEST_F(BuildNoteTable, RemInItsSteps) {
  EXPECT_EQ(Note("RUS", "(RUS AMY PAR) REM"), "NMR");  // before the unit is tested
  EXPECT_EQ(Note("TUR", "(TUR AMY PAR) REM"), "NSU");
  EXPECT_EQ(Note("TUR", "(RUS AMY WAR) REM"), "NYU");
  EXPECT_EQ(Note("TUR", "(TUR AMY ARM) REM"), "MBV");
  Store("(TUR AMY ARM) REM");
  EXPECT_EQ(Note("TUR", "(TUR AMY SYR) REM"), "NMR");
  EXPECT_EQ(Note("TUR", "(TUR AMY ARM) REM"), "MBV");
}
TEST_F(BuildNoteTable, WveInItsSteps) {
  EXPECT_EQ(Note("TUR", "RUS WVE"), "NMB");  // before the power is tested
  EXPECT_EQ(Note("RUS", "TUR WVE"), "NYU");
  EXPECT_EQ(Note("RUS", "RUS WVE"), "MBV");
}

// ---- Games that accept any order (AOA) ----

TEST_F(OrderNoteTable, AoaTakesWhatTheUnitCannotDo) {
  Put({"ENG FLT LON", "FRA AMY PAR"});
  for (const std::string_view order :
       {"(ENG FLT LON) MTO PAR", "(ENG FLT LON) MTO (SPA NCS)", "(ENG FLT LON) SUP (FRA AMY MUN)",
        "(ENG FLT LON) CVY (FRA AMY MUN) CTO ROM", "(ENG FLT LON) CTO PAR VIA (NTH)"}) {
    EXPECT_EQ(NoteOf("ENG", order, true), "MBV") << order;
  }
  EXPECT_EQ(NoteOf("ENG", "(ENG FLT EDI) HLD", true), "NSU");
  EXPECT_EQ(NoteOf("ENG", "(FRA AMY PAR) HLD", true), "NYU");
  EXPECT_EQ(NoteOf("ENG", "(ENG FLT LON) DSB", true), "NRS");
}

TEST_F(RetreatNoteTable, AoaTakesAnyRetreatOfADislodgedUnit) {
  EXPECT_EQ(NoteOf("FRA", "(FRA AMY BUR) RTO ROM", true), "MBV");
  EXPECT_EQ(NoteOf("FRA", "(FRA AMY PAR) RTO ROM", true), "NRN");
}

TEST_F(BuildNoteTable, AoaKeepsTheTableOfBuildsButForASecondInOnePlace) {
  EXPECT_EQ(NoteOf("RUS", "(RUS AMY LVN) BLD", true), "NSC");
  Store("(RUS AMY STP) BLD");
  EXPECT_EQ(NoteOf("RUS", "(RUS FLT (STP NCS)) BLD", true), "MBV");
}

}  // namespace
}  // namespace entente::press
