// What is ready-made of fleets that hang together, by the lists and counts of boards with them: what the general way lists,
// which knows nothing of it.
#include "legal_orders/ready_convoys.h"

#include "base/random.h"
#include "base/test_repeats.h"
#include "legal_orders/test_listing.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

LocationIndex AnyFleetPlace(const Map& map, ProvinceIndex province, Random& random) {
  const int coasts = map.CoastCount(province);
  if (coasts == 0) return province;
  return static_cast<LocationIndex>(map.FirstCoast(province) + random.Below(static_cast<uint32_t>(coasts)));
}

// The fleets of a set; one in `one_in` of the other carriers, so that some armies could board several sets; armies on some
// of the coasts.
void PlaceFleets(TestBoard& board, std::span<const ProvinceIndex> fleets, uint32_t one_in, Random& random) {
  const Map& map = board.map();
  const Graph& graph = board.view().graph();
  const auto power = [&] { return static_cast<PowerIndex>(random.Below(static_cast<uint32_t>(map.power_count()))); };
  board.ref().Clear();
  board.ref().SetPhase(map.begin());
  for (int i = 0; i < map.province_count(); ++i) {
    const auto p = static_cast<ProvinceIndex>(i);
    const bool is_of_set = std::ranges::count(fleets, p) > 0;
    if (is_of_set || (graph.IsCarrierProvince(p) && random.Below(one_in) == 0))
      board.ref().PlaceUnit({power(), UnitType::kFleet, AnyFleetPlace(map, p, random)});
    else if (graph.MayStand(UnitType::kArmy, p) && random.Below(2) == 0)
      board.ref().PlaceUnit({power(), UnitType::kArmy, p});
  }
}

// The lists, the number of orders of each unit and those of all.
void ExpectSameLists(const TestBoard& board, const RuleOptions& rules, LegalOrderLister& quick,
                     LegalOrderLister& general) {
  // Where no power is a dummy the rule forbids nothing, but the board does not count as plain.
  RuleOptions general_rules = rules;
  general_rules.dummy_moves = DummyMoves::kForbidden;
  quick.SetPosition(board.view(), rules);
  general.SetPosition(board.view(), general_rules);
  ASSERT_EQ(CountsOf(quick, board.map()), CountsOf(general, board.map()));
  ASSERT_EQ(ListOfPower(quick), ListOfPower(general));
  quick.SetPosition(board.view(), rules);  // nothing is known from the list
  board.view().ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex at = board.map().ProvinceOf(unit.location);
    EXPECT_EQ(quick.CountUnit(at), general.CountUnit(at)) << board.Text(Order::Hold(unit));
  });
}

// Boards of all sets of a map, under the usual rules and others.
void ExpectSameListsOfSets(TestBoard& board) {
  LegalOrderLister general(board.map());
  std::vector<LegalOrderLister> quick;
  const auto tables = std::make_shared<const OrderTables>(board.map());
  for (const ProcessorLevel level : {ProcessorLevel::kBaseline, HostLevel()})
    quick.emplace_back(board.map(), tables, level);
  std::vector<RuleOptions> rules(3);
  rules[1].convoying_fleets = ConvoyingFleets::kOnCoasts;
  rules[2].convoy_back = ConvoyBack::kAllowed;
  const CarrierSets& sets = tables->stages[0].convoys.sets();
  ASSERT_GT(sets.count(), 0u);
  Random random(7);
  const size_t boards = Repeats(size_t{160});
  for (size_t i = 0; i < boards; ++i) {
    const auto set = static_cast<uint16_t>(1 + i * sets.count() / boards);
    PlaceFleets(board, sets.MembersOf(set), i % 2 == 0 ? 64 : 4, random);
    const RuleOptions& by = rules[random.Below(4) < 2 ? 0 : 1 + random.Below(2)];
    for (LegalOrderLister& lister : quick) ExpectSameLists(board, by, lister, general);
  }
}

using NameAndPhase = std::pair<const char*, const char*>;
class ReadyConvoysOfMap : public testing::TestWithParam<NameAndPhase> {};
TEST_P(ReadyConvoysOfMap, AreWhatTheGeneralWayFinds) {
  TestBoard board(GetParam().first, GetParam().second);
  ExpectSameListsOfSets(board);
}
INSTANTIATE_TEST_SUITE_P(Maps, ReadyConvoysOfMap,
                         testing::Values(NameAndPhase("standard", "S1901M"), NameAndPhase("modern", "S1995M"),
                                         NameAndPhase("hundred", "A1425M")));

// Of three seas and two ports, whose fleets convoy, too; one has coasts, from which a fleet supports differently.
constexpr char kPorts[] = R"(Sea one = SEA
Sea two = QUA
Sea three = OCE
Coast = COA
Cape = CAP
Isle = ISL
Port = POR
Port (north coast) = POR/NC
Port (south coast) = POR/SC
Harbour = HAR
WATER SEA ABUTS COA POR POR/NC ISL QUA
WATER QUA ABUTS CAP HAR ISL OCE SEA
WATER OCE ABUTS CAP HAR POR POR/SC QUA
COAST COA ABUTS POR POR/NC SEA
COAST CAP ABUTS HAR OCE POR POR/SC QUA
COAST ISL ABUTS QUA SEA
PORT por ABUTS CAP COA OCE SEA
PORT POR/NC ABUTS COA SEA
PORT POR/SC ABUTS CAP OCE
PORT HAR ABUTS CAP OCE QUA
CRIMSON COA HAR
BLUE ISL POR
)";

TEST(ReadyConvoys, AreNoneOfPortsWithCoasts) {
  const MapReadResult read = ReadMapText(kPorts, "ports.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  const CarrierSets sets(board.map(), board.view().graph());
  EXPECT_EQ(sets.With(sets.nothing(), board.At("POR")), CarrierSets::kNoSet);
  EXPECT_NE(sets.With(sets.nothing(), board.At("HAR")), CarrierSets::kNoSet);
  ExpectSameListsOfSets(board);
}

// Four seas in a row, each with twelve coasts: too many landings for the planes.
std::string LongShores() {
  std::string names, places;
  for (char sea = 'A'; sea <= 'D'; ++sea) {
    const std::string id = std::string("SE") + sea;
    names += "Sea " + id + " = " + id + "\n";
    places += "WATER " + id + " ABUTS";
    if (sea > 'A') places += std::string(" SE") + static_cast<char>(sea - 1);
    if (sea < 'D') places += std::string(" SE") + static_cast<char>(sea + 1);
    std::string coasts;
    for (char coast = 'A'; coast <= 'L'; ++coast) {
      const std::string at = std::string("C") + sea + coast;
      names += "Coast " + at + " = " + at + "\n";
      places += " " + at;
      coasts += "COAST " + at + " ABUTS " + id + "\n";
    }
    places += "\n" + coasts;
  }
  return names + places + "CRIMSON CAA\nBLUE CDA\n";
}

TEST(ReadyConvoys, AreNoneOfSetsWithVeryManyLandings) {
  const MapReadResult read = ReadMapText(LongShores(), "shores.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  const OrderTables tables(board.map());
  const ReadyConvoys& ready = tables.stages[0].convoys;
  uint16_t set = ready.sets().nothing();
  for (const char* sea : {"SEA", "SEB", "SEC", "SED"}) {
    set = ready.sets().With(set, board.At(sea));
    EXPECT_EQ(ready.Has(set), std::string_view(sea) < "SED") << sea;  // 36 orders more for an army at one end
  }
  ExpectSameListsOfSets(board);
}

}  // namespace
}  // namespace entente
