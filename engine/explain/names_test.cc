#include "explain/names.h"

#include <gtest/gtest.h>

#include "explain/sentence.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"
#include "notation/raw_order.h"

namespace entente {
namespace {

MapRef Shipped(std::string_view name) { return BuiltinMap(name).value(); }

// A map that gives Paris another name from 1902 on.
MapRef Renamed() {
  const IncludeCallback shipped = WithShippedMaps(IncludeCallback());
  return ReadMapText("USE standard.map\nFROM S1902M\nPAR -> Lutetia = LUT\n", "m.map", shipped).map;
}

std::string FullText(const Map& map, PhaseType type, std::string_view order) {
  const Result<ParsedOrder> parsed = ParseOrder(map, type, 0, order);
  EXPECT_TRUE(parsed.ok()) << parsed.status();
  return Names(map, map.stage(0), Naming::kFull).OrderText(parsed.ok() ? parsed->order : Order());
}

TEST(Names, EveryKindOfOrderHasItsWords) {
  const MapRef map = Shipped("standard");
  constexpr PhaseType kMovement = PhaseType::kMovement;
  EXPECT_EQ(FullText(*map, kMovement, "A PAR H"), "Army Paris holds");
  EXPECT_EQ(FullText(*map, kMovement, "A PAR - BUR"), "Army Paris - Burgundy");
  EXPECT_EQ(FullText(*map, kMovement, "A LON - BEL VIA"), "Army London - Belgium via convoy");
  EXPECT_EQ(FullText(*map, kMovement, "A BUR S A PAR"), "Army Burgundy supports Army Paris");
  EXPECT_EQ(FullText(*map, kMovement, "A MAR S A PAR - BUR"), "Army Marseilles supports Army Paris - Burgundy");
  EXPECT_EQ(FullText(*map, kMovement, "F NTH C A LON - BEL"), "Fleet North Sea convoys Army London - Belgium");
  EXPECT_EQ(FullText(*map, PhaseType::kRetreats, "F BRE R GAS"), "Fleet Brest retreats to Gascony");
  EXPECT_EQ(FullText(*map, PhaseType::kAdjustments, "A PAR D"), "Army Paris disbands");
  EXPECT_EQ(FullText(*map, PhaseType::kAdjustments, "F STP/SC B"),
            "Build Fleet " + std::string(map->LongName(*map->FindPlace("STP/SC"))));
  EXPECT_EQ(FullText(*map, PhaseType::kAdjustments, "WAIVE"), "Waive");
}

TEST(Names, AnOrderWithoutItsTypesAndOneThatNoWordsExpressHaveATextToo) {
  const MapRef map = Shipped("standard");
  EXPECT_EQ(FullText(*map, PhaseType::kMovement, "PAR - BUR"), "Paris - Burgundy");
  const Names names(*map, map->stage(0), Naming::kFull);
  EXPECT_EQ(names.OrderText(Order()), FormatRawOrder(Order()));
  EXPECT_EQ(names.Place(kNoLocation), "?");
  const Names german(*map, map->stage(0), Voice(Naming::kFull, *FindLanguage("de")));
  EXPECT_EQ(german.Unit(UnitType::kFleet, *map->FindPlace("BRE")), "Flotte Brest");
}

// Expects that the parser reads the text with full names as the same order.
void ExpectReadBack(const Map& map, const Names& names, Order order) {
  const std::string full = names.OrderText(order);
  const Result<ParsedOrder> parsed = ParseOrder(map, PhaseType::kMovement, order.power(), full);
  ASSERT_TRUE(parsed.ok()) << full << ": " << parsed.status();
  EXPECT_EQ(FormatOrder(map, parsed->order), FormatOrder(map, order)) << full;
}

TEST(Names, OrdersWithFullNamesReadBackAsTheSame) {
  for (const char* name : {"standard", "modern", "colonial", "ancmed"}) {
    const MapRef map = Shipped(name);
    const Graph& graph = map->stage(0).graph();
    const Names names(*map, map->stage(0), Naming::kFull);
    for (int l = 0; l < map->location_count(); ++l) {
      const auto location = static_cast<LocationIndex>(l);
      for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
        if (!graph.MayStand(type, location)) continue;
        const Unit unit{0, type, location};
        ExpectReadBack(*map, names, Order::Hold(unit));
        for (const LocationIndex to : map->RetreatPlaces(type, location)) {
          ExpectReadBack(*map, names, Order::Move(unit, to));
          ExpectReadBack(*map, names, Order::SupportMove(unit, type, location, to));
        }
      }
    }
  }
}

TEST(Names, SentencesHaveFullNames) {
  const MapRef map = Shipped("standard");
  Position position(*map);
  const Unit unit{0, UnitType::kArmy, *map->FindPlace("PAR")};
  position.ref().PlaceUnit(unit);
  OrderResult result;
  result.order = Order::Move(unit, *map->FindPlace("BUR"));
  EXPECT_EQ(ResultSentence(position, result), "A PAR moves to BUR.");
  EXPECT_EQ(ResultSentence(position, result, {}, Naming::kFull), "Army Paris moves to Burgundy.");
  result.outcome = {Reason::kCut, map->ProvinceOf(*map->FindPlace("PAR")), kNoProvince};
  EXPECT_EQ(ResultSentence(position, result, {}, Naming::kFull), "The support of Army Paris was cut by Army Paris.");
}

TEST(Names, APlaceHasTheNameOfThePhase) {
  const MapRef map = Renamed();
  ASSERT_NE(map, nullptr);
  const LocationIndex paris = *map->FindPlace("PAR");
  const PhaseEvent event{EventKind::kDisbanded,
                         EventWhy::kNoRetreat,
                         *map->FindPower("FRANCE"),
                         {*map->FindPower("FRANCE"), UnitType::kArmy, paris}};
  const MapStage& before = map->StageAt(*map->ParsePhase("S1901M"));
  const MapStage& later = map->StageAt(*map->ParsePhase("S1902M"));
  EXPECT_EQ(EventSentence(*map, before, event, Naming::kFull),
            "Army Paris of France is disbanded: it had no place to go.");
  EXPECT_EQ(EventSentence(*map, later, event, Naming::kFull),
            "Army Lutetia of France is disbanded: it had no place to go.");
  EXPECT_EQ(EventSentence(*map, later, event), "A PAR of France is disbanded: it had no place to go.");
}

}  // namespace
}  // namespace entente
