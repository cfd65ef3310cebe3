// Compares lists of action numbers with lists of orders.
#include <algorithm>
#include <utility>

#include "base/random.h"
#include "board/test_board.h"
#include "legal_orders/legal_orders.h"
#include "legal_orders/test_listing.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

std::vector<uint32_t> ListActions(const LegalOrderLister& lister, const ActionTable& table) {
  std::vector<uint32_t> numbers(size_t{1} << 17);
  ActionSink sink(numbers);
  lister.ListActions(kNoPower, table, sink);
  EXPECT_FALSE(sink.overflowed());
  numbers.resize(std::min(numbers.size(), sink.needed()));
  return numbers;
}

// Makes both lists for boards of one map.
class TwoLists {
 public:
  explicit TwoLists(const Map& map) : map_(&map), lister_(map) {}

  // Compares with a table for the same rules and with a table for other rules. Returns the number of orders that the
  // second table does not have.
  size_t Compare(const TestBoard& board, const RuleOptions& rules) {
    lister_.SetPosition(board.view(), rules);
    const std::vector<Order> orders = ListOfPower(lister_);
    for (const auto& table : {TableFor(rules), TableFor({})}) {
      const std::vector<uint32_t> numbers = ListActions(lister_, *table);
      EXPECT_EQ(numbers.size(), orders.size());
      for (size_t i = 0; i < std::min(orders.size(), numbers.size()); ++i)
        EXPECT_EQ(numbers[i], table->NumberOf(orders[i])) << board.Text(orders[i]);
    }
    const std::vector<uint32_t> numbers = ListActions(lister_, *TableFor({}));
    return static_cast<size_t>(std::count(numbers.begin(), numbers.end(), kNoAction));
  }

 private:
  std::shared_ptr<const ActionTable> TableFor(const RuleOptions& rules) {
    const bool is_usual =
        rules.convoy_back == RuleOptions().convoy_back && rules.convoying_fleets == RuleOptions().convoying_fleets;
    auto& table = is_usual ? usual_ : other_;
    if (table == nullptr) table = *ActionTable::Make(*map_, rules);
    return table;
  }

  const Map* map_;
  LegalOrderLister lister_;
  std::shared_ptr<const ActionTable> usual_, other_;
};

class ListActionsTest : public testing::Test {
 protected:
  size_t Compare(const TestBoard& board, const RuleOptions& rules) { return lists_.Compare(board, rules); }

  TestBoard board_;

 private:
  TwoLists lists_{board_.map()};
};

// Seas in a row, each with as many coasts of its own; about 75 provinces.
MapReadResult SeasInARow(int seas, int coasts) {
  const auto sea = [](int i) { return std::string("ZZ") + static_cast<char>('A' + i); };
  const auto coast = [](int i) {
    return std::string("C") + static_cast<char>('A' + i / 26) + static_cast<char>('A' + i % 26);
  };
  std::string names, places;
  for (int i = 0; i < seas; ++i) {
    std::string shore;
    for (int c = i * coasts; c < (i + 1) * coasts; ++c) {
      names += "Coast " + coast(c) + " = " + coast(c) + "\n";
      shore += " " + coast(c);
      places += "COAST " + coast(c) + " ABUTS " + sea(i) + "\n";
    }
    if (i > 0) shore += " " + sea(i - 1);
    if (i + 1 < seas) shore += " " + sea(i + 1);
    names += "Sea " + sea(i) + " = " + sea(i) + "\n";
    places += "WATER " + sea(i) + " ABUTS" + shore + "\n";
  }
  return ReadMapText(names + places + "RED CAA\nBLUE CAB\n", "test.map", nullptr);
}

TEST_F(ListActionsTest, NumbersAreThoseOfTheOrders) {
  Random random(21);
  for (int i = 0; i < 8; ++i) {
    PlaceRandomUnits(board_, 1 + i % 3, random);
    EXPECT_EQ(Compare(board_, {}), 0u);
  }
}

// Many supports and no army to convoy.
void PlaceFleetsEverywhere(TestBoard& board) {
  board.ref().Clear();
  board.ref().SetPhase(board.map().begin());
  for (ProvinceIndex p = 0; p < board.map().province_count(); ++p) {
    const auto place = static_cast<LocationIndex>(board.map().CoastCount(p) > 0 ? board.map().FirstCoast(p) : p);
    if (board.view().graph().MayStand(UnitType::kFleet, place)) board.ref().PlaceUnit({0, UnitType::kFleet, place});
  }
}

// 63 lands away from all others, so that the rows of a map are two words long.
std::string FarNames() {
  std::string names;
  for (int i = 10; i < 73; ++i) names += "Far Z" + std::to_string(i) + " = Z" + std::to_string(i) + "\n";
  return names;
}
std::string FarPlaces() {
  std::string places;
  for (int i = 10; i < 73; ++i) {
    places += "LAND Z" + std::to_string(i) + " ABUTS" + (i > 10 ? " Z" + std::to_string(i - 1) : "") +
              (i < 72 ? " Z" + std::to_string(i + 1) : "") + "\n";
  }
  return places;
}

// Coasts of one sea, all adjacent to one inland province. The first coast is the first province of a word, the second
// one the first province of the next word.
TEST(ListActions, ManySupportsOfAConvoyedArmyAreTheSame) {
  std::string names = "Sea = ZZY\nHub = ZZZ\n" + FarNames(), places = FarPlaces(), all;
  for (const char* coast : {"COA", "ZZB", "ZZC", "ZZD", "ZZE", "ZZF", "ZZG", "ZZH", "ZZI", "ZZJ"}) {
    names += std::string("Coast ") + coast + " = " + coast + "\n";
    places += std::string("COAST ") + coast + " ABUTS ZZY ZZZ\n";
    all += std::string(" ") + coast;
  }
  places += "WATER ZZY ABUTS" + all + "\nLAND ZZZ ABUTS" + all + "\nCRIMSON ZZZ\nBLUE COA\n";
  const MapReadResult read = ReadMapText(names + places, "hub.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  ASSERT_EQ(std::pair(board.At("COA"), board.At("ZZB")), std::pair(ProvinceIndex{0}, ProvinceIndex{64}));
  board.Units("CRIMSON", {"F ZZY", "A ZZZ"}).Units("BLUE", {"A COA", "A ZZD", "A ZZJ"});
  TwoLists lists(board.map());
  EXPECT_EQ(lists.Compare(board, {}), 0u);
  // The table of the usual rules has no move by convoy back to where the army stands.
  RuleOptions rules;
  rules.convoy_back = ConvoyBack::kAllowed;
  EXPECT_GT(lists.Compare(board, rules), 0u);
}

// A sea with three coasts: two are adjacent to an inland province, and the first is closed in fall. Other lands make
// the rows two words long.
std::string ShutInFall() {
  return "Sea = SEA\nFirst = AAA\nSecond = BBB\nInland = CCC\nIsle = VVV\n" + FarNames() + FarPlaces() +
         "WATER SEA ABUTS AAA BBB VVV\nCOAST AAA ABUTS SEA CCC\nCOAST BBB ABUTS SEA CCC\nLAND CCC ABUTS AAA BBB\n"
         "COAST VVV ABUTS SEA\nCRIMSON CCC VVV\nBLUE BBB\nIN FALL: SHUT AAA\n";
}

// One group of the table has the supports of all stages: the move to the first coast comes before the move to the
// second.
TEST(ListActions, NumbersAreTheSameInEveryStage) {
  const MapReadResult read = ReadMapText(ShutInFall(), "shut.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TwoLists lists(*read.map);
  for (const char* phase : {"S1901M", "F1901M"}) {
    TestBoard board(read.map, phase);
    board.Units("CRIMSON", {"F SEA", "A CCC"}).Units("BLUE", {"A VVV"});
    EXPECT_EQ(lists.Compare(board, {}), 0u);
  }
}

TEST_F(ListActionsTest, OrdersThatATableDoesNotHaveAreNoAction) {
  Random random(23);
  RuleOptions rules;
  rules.convoy_back = ConvoyBack::kAllowed;
  rules.convoying_fleets = ConvoyingFleets::kOnCoasts;
  size_t unknown = 0;
  for (int i = 0; i < 12; ++i) {
    PlaceRandomUnits(board_, 2 + i % 3, random);
    unknown += Compare(board_, rules);
  }
  EXPECT_GT(unknown, 0u);
}

void ExpectNothingBeyondTheMemory(const TestBoard& board, size_t step) {
  const RuleOptions rules;
  LegalOrderLister lister(board.map());
  lister.SetPosition(board.view(), rules);
  const std::vector<Order> orders = ListOfPower(lister);
  const auto table = *ActionTable::Make(board.map(), rules);
  const std::vector<uint32_t> numbers = ListActions(lister, *table);
  constexpr uint32_t kUntouched = 7;
  for (size_t capacity = 0; capacity <= orders.size() + 80; capacity += step) {
    std::vector<Order> memory(capacity + 80);
    std::vector<uint32_t> number_memory(capacity + 80, kUntouched);
    OrderSink sink({memory.data(), capacity});
    ActionSink number_sink({number_memory.data(), capacity});
    lister.ListPower(kNoPower, sink);
    lister.ListActions(kNoPower, *table, number_sink);
    ASSERT_EQ(sink.needed(), orders.size());
    ASSERT_EQ(number_sink.needed(), orders.size());
    const auto kept = static_cast<ptrdiff_t>(std::min(capacity, orders.size()));
    const auto end = static_cast<ptrdiff_t>(capacity);
    ASSERT_TRUE(std::equal(orders.begin(), orders.begin() + kept, memory.begin())) << capacity;
    ASSERT_TRUE(std::equal(numbers.begin(), numbers.begin() + kept, number_memory.begin())) << capacity;
    ASSERT_EQ(std::count(memory.begin() + end, memory.end(), Order()), 80) << capacity;
    ASSERT_EQ(std::count(number_memory.begin() + end, number_memory.end(), kUntouched), 80) << capacity;
  }
}

TEST_F(ListActionsTest, NothingIsWrittenBeyondTheMemory) {
  Random random(24);
  PlaceRandomUnits(board_, 2, random);
  ExpectNothingBeyondTheMemory(board_, 1);
  PlaceFleetsEverywhere(board_);
  ExpectNothingBeyondTheMemory(board_, 1);
  // A carrier has more convoys, and a coast more moves by convoy, than other units have orders.
  const MapReadResult read = SeasInARow(5, 12);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  for (ProvinceIndex p = 0; p < board.map().province_count(); ++p) {
    const bool is_sea = board.view().graph().IsCarrierProvince(p);
    if (is_sea || p % 6 == 0) board.ref().PlaceUnit({0, is_sea ? UnitType::kFleet : UnitType::kArmy, p});
  }
  ExpectNothingBeyondTheMemory(board, 3);
}

}  // namespace
}  // namespace entente
