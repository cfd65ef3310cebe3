// Every kind of event with its cause, and its sentence.
#include "board_fixture.h"

namespace entente_test {
namespace {

class EventTest : public Board {
 protected:
  // Adjudicates position_ and returns its only event.
  entente_event Only(const std::vector<entente_order>& orders) {
    Adjudicate(orders);
    EXPECT_EQ(events_.size(), 1u);
    return events_.empty() ? entente_event{} : events_[0];
  }
  void ExpectOnly(const std::vector<entente_order>& orders, uint32_t kind, uint32_t why, std::string_view sentence) {
    const entente_event event = Only(orders);
    EXPECT_EQ(event.kind, kind);
    EXPECT_EQ(event.why, why);
    EXPECT_EQ(event.reserved, 0);
    EXPECT_EQ(EventSentence(0), sentence);
  }
  void Dislodge(std::string_view power, std::string_view place, std::string_view retreat) {
    const entente_unit unit{At(place), Power(power), ENTENTE_ARMY};
    const uint16_t to = At(retreat);
    ASSERT_EQ(entente_position_dislodge(map_, position_.data(), &unit, &to, 1, &error_), ENTENTE_OK) << error_.message;
  }
};

TEST_F(EventTest, ADislodgedUnitWithoutAPlaceToGoIsLost) {
  ReadPosition(R"({"name":"S1901M","state":{"units":{"AUSTRIA":["A VIE","A TRI","A BUD"],"GERMANY":["A BOH"],)"
               R"("ITALY":["A GAL"],"RUSSIA":["A TYR"]}}})");
  ExpectOnly({Read("GERMANY", "A BOH - VIE"), Read("RUSSIA", "A TYR S A BOH - VIE")}, ENTENTE_EVENT_DISBANDED,
             ENTENTE_WHY_NO_RETREAT, "A VIE of Austria is disbanded: it had no place to go.");
  EXPECT_EQ(events_[0].unit.location, At("VIE"));
  EXPECT_EQ(events_[0].unit.power, Power("AUSTRIA"));
  EXPECT_EQ(events_[0].unit.unit_type, ENTENTE_ARMY);
}

TEST_F(EventTest, ADislodgedUnitWithOnlyIllegalOrdersIsLost) {
  Clear("S1901R");
  Dislodge("FRANCE", "BUR", "PIC");
  ExpectOnly({Read("FRANCE", "A BUR R MOS", ENTENTE_RETREATS)}, ENTENTE_EVENT_DISBANDED, ENTENTE_WHY_ILLEGAL_ORDER,
             "A BUR of France is disbanded: no legal order was given for it.");
}

TEST_F(EventTest, ARetreatMayBeChosenForAPower) {
  Use(MapOf("USE standard.map\nRULE CD_RETREATS\n"));
  Clear("S1901R");
  Dislodge("FRANCE", "BUR", "PIC");
  ExpectOnly({}, ENTENTE_EVENT_RETREATED, ENTENTE_WHY_NO_ORDER,
             "A unit of France retreats and is now A PIC: no legal retreat was ordered for it.");
}

TEST_F(EventTest, WhereTheMapHasNoRetreatsDislodgedUnitsAreLost) {
  Use(
      MapOf("FLOW SPRING:MOVEMENT FALL:MOVEMENT WINTER:ADJUSTMENTS\nNORTH AAA\nSOUTH BBB\n"
            "Aye = AAA\nBee = BBB\nSea = CCC\nDee = DDD\nLAND AAA ABUTS BBB CCC DDD\nLAND BBB ABUTS AAA CCC DDD\n"
            "LAND CCC ABUTS AAA BBB DDD\nLAND DDD ABUTS AAA BBB CCC\n"));
  Place("NORTH", "AAA");
  Place("SOUTH", "BBB");
  Place("SOUTH", "CCC");
  ExpectOnly({Read("SOUTH", "A BBB - AAA"), Read("SOUTH", "A CCC S A BBB - AAA")}, ENTENTE_EVENT_DISBANDED,
             ENTENTE_WHY_NO_RETREATS, "A AAA of North is disbanded: there is no retreats phase.");
}

TEST_F(EventTest, AUnitMayChangeWithTheMap) {
  const std::string frost =
      "NORTH AAA\n  F SEA\nSOUTH BBB\nIN FALL: LAND SEA\nAye = AAA\nBee = BBB\nSea = SEA\n"
      "COAST AAA ABUTS BBB SEA\nLAND BBB ABUTS AAA\nWATER SEA ABUTS AAA\n";
  Use(MapOf(frost));
  ExpectOnly({}, ENTENTE_EVENT_REMOVED, ENTENTE_WHY_MAP_CHANGED, "F SEA of North is removed: the map has changed.");
  Use(MapOf(frost + "RULE UNITS_ADAPT\n"));
  ExpectOnly({}, ENTENTE_EVENT_ADAPTED, ENTENTE_WHY_MAP_CHANGED, "A unit of North becomes A SEA: the map has changed.");
  EXPECT_EQ(events_[0].unit.unit_type, ENTENTE_ARMY) << "what it is now";
}

}  // namespace
}  // namespace entente_test
