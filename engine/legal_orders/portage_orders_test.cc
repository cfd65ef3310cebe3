// PORTAGE_CONVOY on random boards: the lists and the results.
#include <algorithm>
#include <array>
#include <set>

#include "base/random.h"
#include "base/test_repeats.h"
#include "board/test_board.h"
#include "legal_orders/test_listing.h"
#include "map_language/read_map_text.h"
#include "movement/movement_resolver.h"

namespace entente {
namespace {

RuleOptions PortageRules() {
  RuleOptions rules;
  rules.portage = Portage::kAllowed;
  return rules;
}

// Chooses one listed order for every unit: moves first, then mostly orders that help a move.
std::vector<Order> ChooseOrders(const TestBoard& board, const RuleOptions& rules, LegalOrderLister& lister,
                                Random& random) {
  lister.SetPosition(board.view(), rules);
  std::vector<Order> chosen;
  std::vector<std::vector<Order>> rest;
  const auto pick = [&](const std::vector<Order>& orders) {
    return orders[random.Below(static_cast<uint32_t>(orders.size()))];
  };
  board.view().ForEachUnit([&](const Unit& unit) {
    std::vector<Order> all = ListOf(lister, board.map().ProvinceOf(unit.location)), moves, by_convoy;
    for (const Order order : all) {
      if (order.kind() == OrderKind::kMove) (order.via_convoy() ? by_convoy : moves).push_back(order);
    }
    const uint32_t way = random.Below(5);
    if (way < 2 && !by_convoy.empty()) {
      chosen.push_back(pick(by_convoy).WithViaConvoy(random.Below(3) != 0));
      const Order order = chosen.back();
      if (!CheckMovementOrder(BoardView(board.view(), rules), order).legal()) chosen.back() = order.WithViaConvoy(true);
    } else if (way == 2 && !moves.empty()) {
      chosen.push_back(pick(moves));
    } else {
      rest.push_back(std::move(all));
    }
  });
  const size_t movers = chosen.size();
  for (const std::vector<Order>& orders : rest) {
    std::vector<Order> helping;
    for (const Order order : orders) {
      const bool helps = std::any_of(chosen.begin(), chosen.begin() + static_cast<long>(movers), [&](Order move) {
        return order.kind() > OrderKind::kMove && order.third() == move.source() && order.target() == move.target();
      });
      if (helps) helping.push_back(order);
    }
    chosen.push_back(pick(helping.empty() || random.Below(6) == 0 ? orders : helping));
  }
  return chosen;
}

// The outcome of every unit, as numbers that can be compared.
std::vector<std::array<int, 6>> Outcomes(const MovementResult& result) {
  std::vector<std::array<int, 6>> outcomes;
  for (const UnitOutcome& unit : result.units) {
    outcomes.push_back({unit.unit.location, static_cast<int>(unit.outcome.reason), unit.outcome.cause, unit.moved_to,
                        unit.dislodged_by, unit.dislodger_convoyed});
  }
  return outcomes;
}

TEST(PortageOrders, TheListIsWhatLegalityAccepts) {
  TestBoard board;
  LegalOrderLister lister(board.map());
  const RuleOptions rules = PortageRules();
  Random random(1);
  int convoys = 0;
  for (int i = 0; i < 12; ++i) {
    PlaceRandomUnits(board, 2 + i % 3, random);
    lister.SetPosition(board.view(), rules);
    board.view().ForEachUnit([&](const Unit& unit) {
      const std::vector<Order> orders = ListOf(lister, board.map().ProvinceOf(unit.location));
      ASSERT_EQ(TextsOf(board, orders), Accepted(board, rules, unit)) << "board " << i;
      convoys += static_cast<int>(std::count_if(orders.begin(), orders.end(), [](Order order) {
        return order.kind() == OrderKind::kConvoy && order.unit_type() == UnitType::kArmy;
      }));
    });
  }
  EXPECT_GT(convoys, 100);
}

TEST(PortageOrders, TheResultIsAPositionAndDoesNotDependOnTheSequence) {
  TestBoard board;
  const RuleOptions rules = PortageRules();
  LegalOrderLister lister(board.map());
  MovementScratch scratch(board.map());
  const auto resolve = [&](const std::vector<Order>& orders) {
    return ResolveMovement(board.view(), rules, orders, scratch);
  };
  Random random(2);
  int carried = 0, broken = 0;
  for (int i = 0; i < Repeats(400); ++i) {
    PlaceRandomUnits(board, 2 + i % 3, random);
    std::vector<Order> orders = ChooseOrders(board, rules, lister, random);
    const MovementResult result = resolve(orders);
    const auto outcomes = Outcomes(result);
    std::set<ProvinceIndex> places;
    for (const UnitOutcome& unit : result.units) {
      const LocationIndex at = unit.moved_to == kNoLocation ? unit.unit.location : unit.moved_to;
      if (unit.dislodged_by != kNoProvince) continue;
      ASSERT_TRUE(places.insert(board.map().ProvinceOf(at)).second) << "two units in " << board.map().Id(at);
      ASSERT_TRUE(board.view().graph().MayStand(unit.unit.type, at)) << board.map().Id(at);
      const bool far = unit.moved_to != kNoLocation && unit.unit.type == UnitType::kFleet &&
                       !board.view().graph().IsMove(unit.unit.type, unit.unit.location, at);
      carried += far;
      broken += unit.unit.type == UnitType::kFleet && unit.outcome.reason == Reason::kDisrupted;
    }
    for (size_t n = orders.size(); n > 1; --n) std::swap(orders[n - 1], orders[random.Below(static_cast<uint32_t>(n))]);
    ASSERT_EQ(outcomes, Outcomes(resolve(orders))) << "board " << i;
    std::erase_if(orders, [](Order order) { return order.kind() == OrderKind::kHold; });
    ASSERT_EQ(outcomes, Outcomes(resolve(orders))) << "board " << i;
  }
  EXPECT_GT(carried, Repeats(100));
  if (Repeats(400) == 400) {  // such boards are rare; a part may have none
    EXPECT_GT(broken, 0);
  }
}

// ---- The mirror: the same board with land and sea, armies and fleets exchanged ----

// Nine coasts and four places `inside` (WATER or LAND). Some are adjacent, some by weak passages.
std::string RandomMap(std::string_view inside, uint64_t seed) {
  Random random(seed);
  constexpr int kPlaces = 13, kCoasts = 9;
  const auto id = [](int i) { return std::string(3, static_cast<char>('G' + i)); };
  std::string text = "REDS\nBLUE\nTEAL\n", lists[kPlaces];
  for (int i = 0; i < kPlaces; ++i) {
    text += "Place " + id(i) + " = " + id(i) + "\n";
    for (int j = 0; j < i; ++j) {
      if (j != i - 1 && random.Below(5) != 0) continue;
      const auto mark = [&] {
        const uint32_t way = random.Below(12);
        return way == 0 ? " *" : way == 1 ? " ~" : " ";
      };
      lists[i] += mark() + id(j);
      lists[j] += mark() + id(i);
    }
  }
  for (int i = 0; i < kPlaces; ++i) {
    (text += i < kCoasts ? "COAST" : inside) += " " + id(i) + " ABUTS" + lists[i] + "\n";
  }
  return text;
}

std::string Mirrored(std::string text) {
  for (size_t i = 0; i < text.size(); ++i) {
    const bool alone = (i == 0 || text[i - 1] == ' ') && i + 1 < text.size() && text[i + 1] == ' ';
    if (alone && (text[i] == 'A' || text[i] == 'F')) text[i] = text[i] == 'A' ? 'F' : 'A';
  }
  return text;
}

std::set<std::string> Texts(const TestBoard& board, const std::vector<Order>& orders, bool mirrored) {
  std::set<std::string> texts;
  for (const Order order : orders) texts.insert(mirrored ? Mirrored(board.Text(order)) : board.Text(order));
  return texts;
}

TEST(PortageOrders, FleetsGoOverLandAsArmiesGoOverSea) {
  RuleOptions by_sea;
  by_sea.convoying_fleets = ConvoyingFleets::kOnCoasts;  // since armies on coasts carry fleets
  const RuleOptions over_land = PortageRules();
  std::set<Reason> reasons;
  int convoyed = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    const MapReadResult sea = ReadMapText(RandomMap("WATER", seed), "sea.map", nullptr);
    const MapReadResult land = ReadMapText(RandomMap("LAND", seed), "land.map", nullptr);
    ASSERT_TRUE(sea.ok() && land.ok()) << sea.ToStatus() << land.ToStatus();
    TestBoard board(sea.map, "S1901M"), mirror(land.map, "S1901M");
    LegalOrderLister lister(board.map()), mirror_lister(mirror.map());
    MovementScratch scratch(board.map()), mirror_scratch(mirror.map());
    Random random(seed);
    for (int i = 0; i < Repeats(60); ++i) {
      PlaceRandomUnits(board, 1 + i % 2, random);
      mirror.ref().Clear();
      mirror.ref().SetPhase(mirror.map().ParsePhase("S1901M").value());
      board.view().ForEachUnit([&](const Unit& unit) {
        mirror.ref().PlaceUnit({unit.power, OtherType(unit.type), unit.location});
      });
      lister.SetPosition(board.view(), by_sea);
      mirror_lister.SetPosition(mirror.view(), over_land);
      board.view().ForEachUnit([&](const Unit& unit) {
        ASSERT_EQ(Texts(board, ListOf(lister, unit.location), true),
                  Texts(mirror, ListOf(mirror_lister, unit.location), false));
      });
      const std::vector<Order> orders = ChooseOrders(board, by_sea, lister, random);
      std::vector<Order> mirrored;
      for (const Order order : orders) {
        const Order read = mirror.Read(mirror.map().PowerId(order.power()), Mirrored(board.Text(order)));
        const CheckedOrder checked = CheckMovementOrder(BoardView(mirror.view(), over_land), read);
        ASSERT_TRUE(checked.legal()) << board.Text(order);
        mirrored.push_back(checked.order);
      }
      const MovementResult result = ResolveMovement(board.view(), by_sea, orders, scratch);
      ASSERT_EQ(Outcomes(result), Outcomes(ResolveMovement(mirror.view(), over_land, mirrored, mirror_scratch)))
          << "map " << seed << ", board " << i;
      for (const UnitOutcome& unit : result.units) {
        reasons.insert(unit.outcome.reason);
        convoyed += unit.dislodger_convoyed;
      }
    }
  }
  EXPECT_EQ(reasons, (std::set<Reason>{Reason::kNone, Reason::kVoid, Reason::kBounced, Reason::kNoConvoy,
                                       Reason::kDisrupted, Reason::kCut, Reason::kDislodged, Reason::kParadox}));
  EXPECT_GT(convoyed, Repeats(60) == 60 ? 50 : 0);
}

}  // namespace
}  // namespace entente
