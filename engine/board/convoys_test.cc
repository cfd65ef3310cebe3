#include "board/convoys.h"

#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "board/convoy_reach.h"
#include "board/test_board.h"
#include "board/test_routes.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

class Chains : public testing::Test {
 protected:
  ProvinceSet Fleets(std::initializer_list<std::string_view> seas) const {
    ProvinceSet set{};
    for (std::string_view sea : seas) SetBit(set.words, board_.At(sea));
    return set;
  }
  bool Can(std::initializer_list<std::string_view> seas, std::string_view from, std::string_view to) const {
    return CanConvoy(graph_, Fleets(seas).words, LegsBetween(graph_, board_.At(from), board_.At(to)));
  }
  bool Needs(std::initializer_list<std::string_view> seas, std::string_view via, std::string_view from,
             std::string_view to) const {
    return IsNeeded(graph_, Fleets(seas).words, board_.At(via), LegsBetween(graph_, board_.At(from), board_.At(to)));
  }

  TestBoard board_;
  const Graph& graph_ = board_.map().GraphAt(board_.map().begin());
};

TEST_F(Chains, AChainMustBeUnbroken) {
  EXPECT_TRUE(Can({"NTH"}, "LON", "BEL"));
  EXPECT_TRUE(Can({"ENG", "MAO", "WES"}, "LON", "TUN"));
  EXPECT_FALSE(Can({"ENG", "WES"}, "LON", "TUN"));
  EXPECT_FALSE(Can({}, "LON", "BEL"));
  EXPECT_FALSE(Can({"BLA"}, "LON", "BEL"));
}

TEST_F(Chains, BothCoastsOfAProvinceServe) {
  EXPECT_TRUE(Can({"BAR"}, "NWY", "STP"));
  EXPECT_TRUE(Can({"BOT"}, "SWE", "STP"));
  EXPECT_TRUE(Can({"AEG"}, "GRE", "BUL"));
  EXPECT_TRUE(Can({"BLA"}, "ANK", "BUL"));
}

TEST_F(Chains, AFleetIsNeededIfNoOtherCouldBeLeftOutInstead) {
  EXPECT_TRUE(Needs({"ENG", "NTH"}, "NTH", "LON", "BEL"));   // either alone
  EXPECT_FALSE(Needs({"ENG", "IRI"}, "IRI", "LON", "BEL"));  // 6.F.12
  EXPECT_TRUE(Needs({"ENG", "IRI", "NAO", "NWG", "NTH"}, "IRI", "LVP", "BEL"));
  EXPECT_FALSE(Needs({"LYO", "WES"}, "WES", "MAR", "SPA"));  // 6.G.19
  EXPECT_FALSE(Needs({"SKA", "BOT"}, "BOT", "SWE", "NWY"));  // 6.G.7
  EXPECT_TRUE(Needs({"ENG", "MAO", "WES", "TYS"}, "TYS", "LON", "NAP"));
  EXPECT_FALSE(Needs({"ENG", "MAO"}, "MAO", "LON", "NAP"));  // no chain at all
  EXPECT_FALSE(Needs({"ENG"}, "NTH", "LON", "BEL"));         // no fleet in NTH
  EXPECT_TRUE(Needs({"NTH"}, "NTH", "LON", "LON"));          // out and back
  EXPECT_FALSE(Needs({"NTH", "NWG"}, "NWG", "LON", "LON"));
}

TEST_F(Chains, ADetourBeginsAndEndsAtTheShores) {
  const auto on_a_way = [&](std::initializer_list<std::string_view> seas, std::string_view via) {
    return IsOnAnyWay(graph_, Fleets(seas).words, board_.At(via),
                      LegsBetween(graph_, board_.At("SPA"), board_.At("GAS")));
  };
  EXPECT_TRUE(on_a_way({"MAO", "LYO"}, "MAO"));
  EXPECT_FALSE(on_a_way({"MAO", "LYO"}, "LYO"));  // reachable from Spain, but does not lead to Gascony
  EXPECT_TRUE(on_a_way({"MAO", "WES", "LYO"}, "LYO"));
  EXPECT_FALSE(on_a_way({"MAO", "WES"}, "LYO"));
}

// ---- Seas of any shape ----

// Coasts AAA and ZZZ, and seas numbered from 0; linked seas touch.
struct Seas {
  int count = 0;
  std::vector<std::pair<int, int>> links;
  std::vector<int> boarding, landing;
};

std::string SeaId(int sea) {
  return {"SX"[sea / 676], static_cast<char>('A' + sea / 26 % 26), static_cast<char>('A' + sea % 26)};
}

MapRef MapOf(const Seas& seas) {
  std::vector<std::string> abuts(seas.count);
  for (const auto& [a, b] : seas.links) {
    abuts[a] += " " + SeaId(b);
    abuts[b] += " " + SeaId(a);
  }
  std::string text = "RED\nBLU\nAaa = AAA\nZzz = ZZZ\n", from, to;
  for (const int sea : seas.boarding) from += " " + SeaId(sea), abuts[sea] += " AAA";
  for (const int sea : seas.landing) to += " " + SeaId(sea), abuts[sea] += " ZZZ";
  for (int sea = 0; sea < seas.count; ++sea) text += "Sea " + SeaId(sea) + " = " + SeaId(sea) + "\n";
  text += "COAST AAA ABUTS" + from + "\nCOAST ZZZ ABUTS" + to + "\n";
  for (int sea = 0; sea < seas.count; ++sea) text += "WATER " + SeaId(sea) + " ABUTS" + abuts[sea] + "\n";
  const MapReadResult read = ReadMapText(text, "seas.map", nullptr);
  EXPECT_TRUE(read.ok()) << read.ToStatus() << "\n" << text;
  return read.map;
}

// Every two seas touch with a probability of `percent`.
Seas RandomSeas(int count, uint32_t percent, Random& random) {
  Seas seas;
  seas.count = count;
  for (int a = 0; a < seas.count; ++a) {
    for (int b = a + 1; b < seas.count; ++b) {
      if (random.Below(100) < percent) seas.links.emplace_back(a, b);
    }
    if (random.Below(100) < 25) seas.boarding.push_back(a);
    if (random.Below(100) < 25) seas.landing.push_back(a);
  }
  return seas;
}

// The seas, from `first` on, of all sets of fleets from which no fleet can be left out.
ProvinceSet OnSomeRoute(const Map& map, const Graph& graph, int first, int seas, ProvinceIndex from, ProvinceIndex to) {
  std::vector<ProvinceIndex> fleets;
  for (int sea = 0; sea < seas; ++sea) fleets.push_back(*map.FindPlace(SeaId(first + sea)));
  return OnSomeRoute(graph, fleets, LegsBetween(graph, from, to));
}

TEST(Convoys, AreThoseOfWhichNoFleetCouldBeLeftOut) {
  int needed = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    const Seas seas = RandomSeas(8, 35, random);
    if (seas.boarding.empty() || seas.landing.empty()) continue;
    const MapRef map = MapOf(seas);
    const Graph& graph = map->GraphAt(map->begin());
    const ProvinceIndex from = *map->FindPlace("AAA"), to = *map->FindPlace("ZZZ");
    const ProvinceSet wanted = OnSomeRoute(*map, graph, 0, seas.count, from, to);
    ProvinceSet fleets{};
    for (int sea = 0; sea < seas.count; ++sea) SetBit(fleets.words, *map->FindPlace(SeaId(sea)));
    Convoys convoys;
    convoys.Begin(graph, fleets.words);
    for (int sea = 0; sea < seas.count; ++sea) {
      const ProvinceIndex carrier = *map->FindPlace(SeaId(sea));
      EXPECT_EQ(IsNeeded(graph, fleets.words, carrier, LegsBetween(graph, from, to)), wanted.Test(carrier))
          << seed << " " << sea;
      EXPECT_EQ(convoys.IsNeeded(carrier, LegsBetween(graph, from, to)), wanted.Test(carrier)) << seed << " " << sea;
      needed += wanted.Test(carrier);
    }
  }
  EXPECT_GT(needed, 500);
}

ProvinceSet FleetsEverywhere(const Map& map, const Seas& seas) {
  ProvinceSet fleets{};
  for (int sea = 0; sea < seas.count; ++sea) SetBit(fleets.words, *map.FindPlace(SeaId(sea)));
  return fleets;
}

// The same seas behind `idle` seas that lead nowhere, so that there are many fleets and the seas of the routes lie far
// apart.
Seas Behind(int idle, const Seas& seas) {
  Seas all;
  all.count = idle + seas.count;
  for (int sea = 1; sea < idle; ++sea) all.links.emplace_back(sea - 1, sea);
  for (const auto& [a, b] : seas.links) all.links.emplace_back(idle + a, idle + b);
  for (const int sea : seas.boarding) all.boarding.push_back(idle + sea);
  for (const int sea : seas.landing) all.landing.push_back(idle + sea);
  return all;
}

void ExpectRoutesBehind(int idle, int count, uint32_t percent, uint64_t seed) {
  Random random(seed);
  const Seas few = RandomSeas(count, percent, random), seas = Behind(idle, few);
  if (seas.boarding.empty() || seas.landing.empty()) return;
  const MapRef map = MapOf(seas);
  const Graph& graph = map->GraphAt(map->begin());
  const ProvinceIndex from = *map->FindPlace("AAA"), to = *map->FindPlace("ZZZ");
  const ProvinceSet wanted = OnSomeRoute(*map, graph, idle, few.count, from, to);
  const ProvinceSet fleets = FleetsEverywhere(*map, seas);
  Convoys convoys;
  convoys.Begin(graph, fleets.words);
  for (int sea = idle - 1; sea < seas.count; ++sea) {
    const ProvinceIndex carrier = *map->FindPlace(SeaId(sea));
    EXPECT_EQ(IsNeeded(graph, fleets.words, carrier, LegsBetween(graph, from, to)), wanted.Test(carrier))
        << seed << " " << sea;
    EXPECT_EQ(convoys.IsNeeded(carrier, LegsBetween(graph, from, to)), wanted.Test(carrier)) << seed << " " << sea;
  }
}

TEST(Convoys, AreTheSameAmongManyFleets) {
  for (uint64_t seed = 0; seed < 200; ++seed) ExpectRoutesBehind(60, 8, 35, seed);
}

// Long detours, whose fleets lie in different words.
TEST(Convoys, AreTheSameWhereSeasAreFarApart) {
  for (uint64_t seed = 0; seed < 150; ++seed) {
    ExpectRoutesBehind(20, 10, 24, seed);
    ExpectRoutesBehind(60, 10, 24, seed);
  }
}

TEST(CarrierLists, SayWhatTheRowsSay) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    RuleOptions coasts;
    coasts.convoying_fleets = ConvoyingFleets::kOnCoasts;
    const MapStage& stage = map->stage(0);
    for (const Graph* graph :
         {&stage.graph(), &stage.graph(coasts), &stage.ConvoyGraph(RuleOptions{}, UnitType::kFleet)}) {
      bool both_ways = true;
      for (int p = 0; p < map->province_count(); ++p) {
        const auto from = static_cast<ProvinceIndex>(p);
        std::vector<ProvinceIndex> wanted;
        ForEachBit(graph->CarrierLinks(from), graph->province_words(), [&](int to) {
          wanted.push_back(static_cast<ProvinceIndex>(to));
          both_ways = both_ways && TestBit(graph->CarrierLinks(wanted.back()), from);
        });
        const std::span<const ProvinceIndex> beside = graph->CarriersBeside(from);
        EXPECT_EQ(std::vector<ProvinceIndex>(beside.begin(), beside.end()), wanted);
      }
      EXPECT_EQ(graph->LinksLeadBothWays(), both_ways);
    }
  }
}

TEST(Convoys, AreTheSameOnTheLargestMap) {
  for (uint64_t seed = 0; seed < 4; ++seed) ExpectRoutesBehind(kMaxProvinces - 10, 8, 35, seed);
}

// More fleets in a row than a word has bits; a convoy can pass some of them by.
TEST(ConvoysWithoutOne, AreKnownOfManyFleets) {
  int with = 0, without = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    Random random(seed);
    Seas seas;
    seas.count = 66 + static_cast<int>(random.Below(30));
    for (int sea = 1; sea < seas.count; ++sea) {
      seas.links.emplace_back(sea - 1, sea);
      if (sea > 1 && random.Below(2) == 0) seas.links.emplace_back(sea - 2, sea);
    }
    seas.boarding = {0, 1};
    seas.landing = {seas.count - 2, seas.count - 1};
    TestBoard board(MapOf(seas), "S1901M");
    for (int sea = 0; sea < seas.count; ++sea) board.ref().PlaceUnit({0, UnitType::kFleet, board.At(SeaId(sea))});
    const RuleOptions rules;
    const BoardView view(board.view(), rules);
    const auto from = static_cast<ProvinceIndex>(board.At("AAA")), to = static_cast<ProvinceIndex>(board.At("ZZZ"));
    for (int sea = 0; sea < seas.count; ++sea) {
      const auto except = static_cast<ProvinceIndex>(board.At(SeaId(sea)));
      ProvinceSet others = FleetsEverywhere(board.map(), seas);
      ClearBit(others.words, except);
      const bool can = CanConvoy(view.graph(), others.words, LegsBetween(view.graph(), from, to));
      ASSERT_EQ(view.CanBeCarried(UnitType::kArmy, from, to, except), can) << seed << " " << sea;
      (can ? without : with) += 1;
    }
  }
  EXPECT_GT(with, 50);
  EXPECT_GT(without, 50);
}

// ---- Many questions about one sea full of fleets ----

// Seas in two groups, with many links inside a group and few between them.
Seas DenseSeas(int count, Random& random) {
  Seas seas;
  seas.count = count;
  const uint32_t percent = 15 + random.Below(35), between = random.Below(20);
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      const bool is_group = (a < count / 2) == (b < count / 2);
      if (random.Below(100) < (is_group ? percent : between)) seas.links.emplace_back(a, b);
    }
  }
  return seas;
}

// All chains from which no fleet can be left out, from a fleet of `boarding` to one of `landing`, found on a plain
// list of fleets. Sets are bits of a number.
class AllChains {
 public:
  explicit AllChains(const Seas& seas) : leads_to_(static_cast<size_t>(seas.count)) {
    for (const auto& [a, b] : seas.links) leads_to_[a] |= 1u << b, leads_to_[b] |= 1u << a;
  }

  uint32_t Carriers(uint32_t boarding, uint32_t landing) {
    boarding_ = boarding;
    landing_ = landing;
    found_ = 0;
    for (int sea = 0; sea < Count(); ++sea) {
      if ((boarding >> sea & 1) != 0) Add(sea, 1u << sea, 0);
    }
    return found_;
  }

 private:
  int Count() const { return static_cast<int>(leads_to_.size()); }
  // `needless`: the fleets that a fleet before `last` leads to.
  void Add(int last, uint32_t chain, uint32_t needless) {
    if ((landing_ >> last & 1) != 0) {
      found_ |= chain;
      return;
    }
    for (int next = 0; next < Count(); ++next) {
      if (((leads_to_[last] & ~(chain | needless | boarding_)) >> next & 1) == 0) continue;
      Add(next, chain | 1u << next, needless | leads_to_[last]);
    }
  }

  std::vector<uint32_t> leads_to_;
  uint32_t boarding_ = 0, landing_ = 0, found_ = 0;
};

struct Voyage {
  uint32_t boarding, landing, wanted;
  ProvinceSet boarding_row, landing_row;
};

uint32_t FewSeas(int count, Random& random) {
  uint32_t set = 0;
  for (uint32_t left = 1 + random.Below(4); left > 0; --left) set |= 1u << random.Below(static_cast<uint32_t>(count));
  return set;
}

class DenseBoard {
 public:
  DenseBoard(int idle, const Seas& dense, int voyages, Random& random)
      : idle_(idle),
        seas_(Behind(idle, dense)),
        map_(MapOf(seas_)),
        graph_(map_->GraphAt(map_->begin())),
        fleets_(FleetsEverywhere(*map_, seas_)) {
    AllChains chains(dense);
    for (int v = 0; v < voyages; ++v) {
      const uint32_t boarding = FewSeas(dense.count, random), landing = FewSeas(dense.count, random);
      voyages_.push_back({boarding, landing, chains.Carriers(boarding, landing), RowOf(boarding), RowOf(landing)});
    }
  }

  const Voyage& voyage(int v) const { return voyages_[static_cast<size_t>(v)]; }
  bool IsWanted(int v, int sea) const { return (voyage(v).wanted >> sea & 1) != 0; }
  Convoys MakeConvoys() const {
    Convoys convoys;
    convoys.Begin(graph_, fleets_.words);
    return convoys;
  }
  bool IsFound(int v, int sea, Convoys& convoys) const {
    const ConvoyLegs legs = {static_cast<ProvinceIndex>(v / 6), static_cast<ProvinceIndex>(100 + v),
                             voyage(v).boarding_row.words, voyage(v).landing_row.words};
    return convoys.IsNeeded(At(sea), legs);
  }

 private:
  ProvinceIndex At(int sea) const { return *map_->FindPlace(SeaId(idle_ + sea)); }
  ProvinceSet RowOf(uint32_t set) const {
    ProvinceSet row{};
    for (int sea = 0; sea < 32; ++sea) {
      if ((set >> sea & 1) != 0) SetBit(row.words, At(sea));
    }
    return row;
  }

  const int idle_;
  const Seas seas_;
  const MapRef map_;
  const Graph& graph_;
  const ProvinceSet fleets_;
  std::vector<Voyage> voyages_;
};

// Asks about fleets and moves in random sequence. Returns the number of answers yes and no.
std::pair<int, int> ExpectVoyages(int idle, int count, int questions, uint64_t seed) {
  constexpr int kVoyages = 80;  // more moves than Convoys keeps
  Random random(seed);
  const Seas dense = DenseSeas(count, random);
  const DenseBoard board(idle, dense, kVoyages, random);
  Convoys convoys = board.MakeConvoys();
  int yes = 0, no = 0;
  for (int q = 0; q < questions; ++q) {
    const int v = static_cast<int>(random.Below(kVoyages)),
              sea = static_cast<int>(random.Below(static_cast<uint32_t>(count)));
    const bool wanted = board.IsWanted(v, sea);
    (wanted ? yes : no) += 1;
    EXPECT_EQ(board.IsFound(v, sea, convoys), wanted) << seed << " " << v << " " << sea;
    if (q % 4 != 0) continue;
    Convoys others = board.MakeConvoys();
    EXPECT_EQ(board.IsFound(v, sea, others), wanted) << seed << " " << v << " " << sea;
  }
  return {yes, no};
}

TEST(Convoys, AreTheSameInASeaFullOfFleets) {
  int yes = 0, no = 0;
  for (uint64_t seed = 0; seed < 120; ++seed) {
    const auto [more_yes, more_no] = ExpectVoyages(1, kMostTried - static_cast<int>(seed % 6), 300, seed);
    yes += more_yes;
    no += more_no;
  }
  EXPECT_GT(yes, 5000);
  EXPECT_GT(no, 5000);
}

// Groups around 64 fleets, the most that one word numbers.
TEST(Convoys, AreTheSameAroundTheMostThatAreNumbered) {
  for (uint64_t seed = 0; seed < 4; ++seed) {
    for (const int fleets : {kMostInWord - 1, kMostInWord, kMostInWord + 1}) ExpectVoyages(fleets - 16, 16, 200, seed);
  }
}

// ---- More linked fleets than the search tries chains of ----

// A square field of seas; armies enter at one corner and leave at the opposite one. One more sea touches two seas
// beside the exit corner, which touch each other, so that every way through it can be shortened. `behind`: number of
// seas in a row behind the last.
Seas FieldOfSeas(int side, int behind = 0) {
  Seas seas;
  const int field = side * side, pocket = field;
  seas.count = field + 1 + behind;
  for (int at = 0; at < field; ++at) {
    if (at % side + 1 < side) seas.links.emplace_back(at, at + 1);
    if (at + side < field) seas.links.emplace_back(at, at + side);
  }
  for (const int beside : {field - 2, field - 3}) seas.links.emplace_back(pocket, beside);
  for (int sea = pocket + 1; sea < seas.count; ++sea) seas.links.emplace_back(sea, sea - 1);
  seas.boarding = {0};
  seas.landing = {field - 1};
  return seas;
}

bool IsPocketNeeded(int side, int behind = 0) {
  const Seas seas = FieldOfSeas(side, behind);
  const MapRef map = MapOf(seas);
  const Graph& graph = map->GraphAt(map->begin());
  const ProvinceIndex pocket = *map->FindPlace(SeaId(side * side));
  const ConvoyLegs legs = LegsBetween(graph, *map->FindPlace("AAA"), *map->FindPlace("ZZZ"));
  const ProvinceSet fleets = FleetsEverywhere(*map, seas);
  Convoys convoys;
  convoys.Begin(graph, fleets.words);
  for (int sea = 0; sea < seas.count; ++sea) convoys.IsNeeded(*map->FindPlace(SeaId(sea)), legs);
  const bool is_needed = convoys.IsNeeded(pocket, legs);
  EXPECT_EQ(IsNeeded(graph, fleets.words, pocket, legs), is_needed);
  EXPECT_EQ(convoys.steps() == 0, seas.count > kMostTried);
  EXPECT_LE(convoys.steps(), 1000);
  return is_needed;
}

TEST(Convoys, OfUpTo20FleetsTryEveryChain) {
  EXPECT_FALSE(IsPocketNeeded(3));
  EXPECT_FALSE(IsPocketNeeded(4));
  EXPECT_FALSE(IsPocketNeeded(4, 3));  // 20 fleets
}

TEST(Convoys, OfMoreFleetsCountAllOnAnyWay) {
  EXPECT_TRUE(IsPocketNeeded(4, 4));  // 21 fleets
  for (const int side : {5, 6, 7, 8, 9, 20}) EXPECT_TRUE(IsPocketNeeded(side)) << side;
}

// A large group carries armies only between the shores that it touches.
TEST(Convoys, OfMoreFleetsBeginAndEndAtTheirShores) {
  for (const int side : {6, 9}) {
    Seas seas = FieldOfSeas(side);
    seas.landing = {seas.count};  // a sea of its own
    ++seas.count;
    const MapRef map = MapOf(seas);
    const Graph& graph = map->GraphAt(map->begin());
    const ConvoyLegs legs = LegsBetween(graph, *map->FindPlace("AAA"), *map->FindPlace("ZZZ"));
    const ProvinceSet fleets = FleetsEverywhere(*map, seas);
    Convoys convoys;
    convoys.Begin(graph, fleets.words);
    for (int sea = 0; sea < seas.count; ++sea) {
      EXPECT_FALSE(convoys.IsNeeded(*map->FindPlace(SeaId(sea)), legs)) << side << " " << sea;
    }
  }
}

// The rows of all landings agree with the answers to single moves.
TEST(Convoys, RowsAreTheAnswersToEachMove) {
  TestBoard board;
  const Graph& graph = board.view().graph();
  Random random(5);
  int needed = 0;
  for (int i = 0; i < 60; ++i) {
    ProvinceSet fleets{};
    ForEachBit(graph.carriers(), graph.province_words(), [&](int p) {
      if (random.Below(3) != 0) SetBit(fleets.words, size_t(p));
    });
    Convoys convoys;
    convoys.Begin(graph, fleets.words);
    std::vector<Word> rows(static_cast<size_t>(board.map().province_count() * graph.province_words()));
    for (ProvinceIndex from = 0; from < board.map().province_count(); ++from) {
      for (int group = 0; group < convoys.group_count(); ++group) {
        convoys.FindNeeded(ConvoyedUnit(graph, from), group, false, rows.data());
        for (const ProvinceIndex fleet : convoys.FleetsOf(group)) {
          const int row = convoys.NeededRows(group, false) == 1 ? 0 : convoys.NumberOf(fleet);
          for (ProvinceIndex to = 0; to < board.map().province_count(); ++to) {
            const bool listed = TestBit(rows.data() + row * graph.province_words(), to);
            ASSERT_EQ(listed, convoys.IsNeeded(fleet, LegsBetween(graph, from, to)));
            needed += listed;
          }
        }
      }
    }
  }
  EXPECT_GT(needed, 10000);
}

}  // namespace
}  // namespace entente
