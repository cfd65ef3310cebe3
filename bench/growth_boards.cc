#include "bench/growth_boards.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "base/status.h"

namespace entente::bench {
namespace {

constexpr int kRows = GrowthMap::kRows;
constexpr int kMostOnSmallGround = 200;  // units

// The cells of a pattern that needs `width` neighboring cells of a row.
struct Cell {
  int row, column;
};
Cell CellFor(const GrowthMap& ground, int group, int width) {
  const int in_row = ground.columns() / width;
  return {group / in_row, group % in_row * width};
}

// ---- Chains and rings of moves

// Every fleet follows the one ahead; the first fleet moves to an empty sea.
void Train(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  const auto place = [&](int i) {
    return i < ground.cells() ? ground.SeaAlong(i) : ground.Coast(kRows - 1, i - ground.cells());
  };
  for (int i = 0; i < units; ++i) maker.Move(maker.Fleet(place(i), maker.AnyPower()), place(i + 1), Reason::kNone);
}

// The same, but the first fleet holds.
void BlockedTrain(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  const int movers = std::min(units, ground.cells()) - 1;
  for (int i = 0; i < movers; ++i) {
    maker.Move(maker.Fleet(ground.SeaAlong(i), maker.AnyPower()), ground.SeaAlong(i + 1), Reason::kBounced);
  }
  maker.Give(Order::Hold(maker.Fleet(ground.SeaAlong(movers), maker.AnyPower())), Reason::kNone);
}

// Fleets move in a ring: out over the seas and back along the coasts.
void LayRing(GrowthMaker& maker, int half, Reason expected) {
  const GrowthMap& ground = maker.ground();
  const auto place = [&](int i) { return i < half ? ground.SeaAlong(i) : ground.CoastAlong(2 * half - 1 - i); };
  for (int i = 0; i < 2 * half; ++i) {
    maker.Move(maker.Fleet(place(i), maker.AnyPower()), place((i + 1) % (2 * half)), expected);
  }
}
void Ring(GrowthMaker& maker, int units) { LayRing(maker, units / 2, Reason::kNone); }

// One attack from outside stops the whole ring.
void BrokenRing(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  const int half = (units - 1) / 2;
  LayRing(maker, half, Reason::kBounced);
  maker.Move(maker.Fleet(ground.SeaAlong(half), maker.AnyPower()), ground.SeaAlong(half - 1), Reason::kBounced);
}

// Many rings of four.
void Rings(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  for (int group = 0; group < units / 4; ++group) {
    const auto [row, column] = CellFor(ground, group, 2);
    const ProvinceIndex round[] = {ground.Sea(row, column), ground.Sea(row, column + 1), ground.Coast(row, column + 1),
                                   ground.Coast(row, column)};
    for (int i = 0; i < 4; ++i) {
      maker.Move(maker.Fleet(round[i], maker.AnyPower()), round[(i + 1) % 4], Reason::kNone);
    }
  }
}

// ---- Supports

// Head-to-head battles, each won with one support.
void Battles(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  for (int group = 0; group < units / 3; ++group) {
    const auto [row, column] = CellFor(ground, group, 2);
    const ProvinceIndex here = ground.Sea(row, column), there = ground.Sea(row, column + 1);
    const PowerIndex power = maker.AnyPower();
    const Unit winner = maker.Fleet(here, power);
    maker.Move(winner, there, Reason::kNone);
    maker.Move(maker.Fleet(there, maker.AnyPowerBut(power)), here, Reason::kBounced);
    maker.Support(maker.Fleet(ground.Coast(row, column), power), winner, there, Reason::kNone);
  }
}

// Supports, all of them cut.
void Cuts(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  for (int group = 0; group < units / 3; ++group) {
    const auto [row, column] = CellFor(ground, group, 2);
    const ProvinceIndex to = ground.Sea(row, column + 1), coast = ground.Coast(row, column);
    const PowerIndex power = maker.AnyPower();
    const Unit mover = maker.Fleet(ground.Sea(row, column), power);
    maker.Move(mover, to, Reason::kNone);
    maker.Support(maker.Fleet(coast, power), mover, to, Reason::kCut);
    maker.Move(maker.Army(ground.Coast(row, column + 1), maker.AnyPowerBut(power)), coast, Reason::kBounced);
  }
}

// Supporters dislodged from the province that they support into (6.D.17).
void LostSupports(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  for (int group = 0; group < units / 4; ++group) {
    const auto [row, column] = CellFor(ground, group, 2);
    const ProvinceIndex sea = ground.Sea(row, column + 1), coast = ground.Coast(row, column);
    const PowerIndex power = maker.AnyPower(), foe = maker.AnyPowerBut(power);
    const Unit mover = maker.Fleet(ground.Sea(row, column), power), attacker = maker.Fleet(sea, foe);
    maker.Move(mover, sea, Reason::kNone);
    maker.Support(maker.Fleet(coast, power), mover, sea, Reason::kCut);
    maker.Move(attacker, coast, Reason::kNone);
    maker.Support(maker.Army(ground.Coast(row, column + 1), foe), attacker, coast, Reason::kNone);
  }
}

// All units near a hub move to it, each with the support of a neighbor, so all bounce.
void Siege(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  const auto [columns, hubs, rim, near] = ground.size();
  for (int h = 0; h < hubs; ++h) {
    const ProvinceIndex hub = ground.Hub(h);
    maker.Give(Order::Hold(maker.Army(hub, maker.AnyPower())), Reason::kNone);
    for (int pair = 0; pair < (units / hubs - 1) / 2; ++pair) {
      const Unit mover = maker.Army(ground.Rim(h * near + 2 * pair), maker.AnyPower());
      maker.Move(mover, hub, Reason::kBounced);
      maker.Support(maker.Army(ground.Rim(h * near + 2 * pair + 1), maker.AnyPower()), mover, hub, Reason::kNone);
    }
  }
}

// All units near a hub support one attack.
void Storm(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  const auto [columns, hubs, rim, near] = ground.size();
  for (int h = 0; h < hubs; ++h) {
    const ProvinceIndex hub = ground.Hub(h);
    const PowerIndex power = maker.AnyPower();
    maker.Give(Order::Hold(maker.Army(hub, power)), Reason::kDislodged);
    const Unit mover = maker.Army(ground.Rim(h * near), maker.AnyPowerBut(power));
    maker.Move(mover, hub, Reason::kNone);
    for (int i = 1; i < units / hubs - 1; ++i) {
      maker.Support(maker.Army(ground.Rim(h * near + i), maker.AnyPowerBut(power)), mover, hub, Reason::kNone);
    }
  }
}

// ---- Convoys

// Armies that swap places by sea.
void ConvoySwaps(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  for (int group = 0; group < units / 4; ++group) {
    const auto [row, column] = CellFor(ground, group, 2);
    const ProvinceIndex coast[] = {ground.Coast(row, column), ground.Coast(row, column + 1)};
    for (const int side : {0, 1}) {
      const Unit army = maker.Army(coast[side], maker.AnyPower());
      maker.Sail(army, coast[1 - side], Reason::kNone);
      maker.Convoy(maker.Fleet(ground.Sea(row, column + side), maker.AnyPower()), army, coast[1 - side], Reason::kNone);
    }
  }
}

// Four armies sail the length of the map, each along its own row of fleets, two eastward and two westward. Every fleet
// touches fleets of the other rows, so there are very many routes.
void ConvoyLadder(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  const int length = std::min(units / kRows - 1, ground.columns() - 2);
  for (int row = 0; row < kRows; ++row) {
    ProvinceIndex from = ground.Coast(row, 0), to = ground.Coast(row, length + 1);
    if (row % 2 == 1) std::swap(from, to);
    const Unit army = maker.Army(from, maker.AnyPower());
    maker.Sail(army, to, Reason::kNone);
    for (int column = 1; column <= length; ++column) {
      maker.Convoy(maker.Fleet(ground.Sea(row, column), maker.AnyPower()), army, to, Reason::kNone);
    }
  }
}

// One army, and fleets on the seas of all rows that all order to carry it two coasts on; every fleet is on some long
// route. (Two seas are left out: from them an army could board or land at once.)
void ConvoyField(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  const Unit army = maker.Army(ground.Coast(0, 0), maker.AnyPower());
  const ProvinceIndex to = ground.Coast(0, 2);
  maker.Sail(army, to, Reason::kNone);
  for (int column = 0; column < std::min((units + 1) / kRows, ground.columns()); ++column) {
    for (int row = 0; row < kRows; ++row) {
      if (row == 0 && (column == 0 || column == 2)) continue;
      maker.Convoy(maker.Fleet(ground.Sea(row, column), maker.AnyPower()), army, to, Reason::kNone);
    }
  }
}

// Fleets on the seas of some columns and armies on their coasts. All units hold. Each fleet could carry each army by
// more routes than can be enumerated, so this tests lists of legal orders.
void FullSea(GrowthMaker& maker, int units) {
  const GrowthMap& ground = maker.ground();
  for (int column = 0; column < units / (2 * kRows); ++column) {
    for (int row = 0; row < kRows; ++row) {
      maker.Give(Order::Hold(maker.Fleet(ground.Sea(row, column), maker.AnyPower())), Reason::kNone);
      maker.Give(Order::Hold(maker.Army(ground.Coast(row, column), maker.AnyPower())), Reason::kNone);
    }
  }
}

// ---- Convoys that depend on convoys

// Convoys in row 1. Each army sails down from row 0 and would cut the support of an attack on the fleet of the convoy
// `next(i)`; if next(i) < 0, the unit there supports nothing.
struct ConvoyReasons {
  Reason army, fleet, attacker, supporter;
};
template <typename Next>
void LayConvoys(GrowthMaker& maker, int count, const ConvoyReasons& reasons, Next next) {
  const GrowthMap& ground = maker.ground();
  const auto own = [&] { return static_cast<PowerIndex>(maker.AnyPower() / 2); };
  const auto foe = [&] { return static_cast<PowerIndex>(GrowthMap::kPowers / 2 + maker.AnyPower() / 2); };
  std::vector<Unit> attackers;
  for (int i = 0; i < count; ++i) attackers.push_back(maker.Fleet(ground.Sea(0, i), foe()));
  for (int i = 0; i < count; ++i) {
    const ProvinceIndex to = ground.Coast(1, i);
    const Unit army = maker.Army(ground.Coast(0, i), own()), supporter = maker.Fleet(to, foe());
    maker.Sail(army, to, reasons.army);
    maker.Convoy(maker.Fleet(ground.Sea(1, i), own()), army, to, reasons.fleet);
    maker.Move(attackers[static_cast<size_t>(i)], ground.Sea(1, i), reasons.attacker);
    const int target = next(i);
    if (target < 0) {
      maker.Give(Order::Hold(supporter), Reason::kNone);
    } else {
      maker.Support(supporter, attackers[static_cast<size_t>(target)], ground.Sea(1, target), reasons.supporter);
    }
  }
}

int ConvoyCount(const GrowthMaker& maker, int units) { return std::min(units / 4, maker.ground().columns()); }

constexpr ConvoyReasons kArrive = {Reason::kBounced, Reason::kNone, Reason::kBounced, Reason::kCut};
constexpr ConvoyReasons kParadox = {Reason::kDisrupted, Reason::kDislodged, Reason::kNone, Reason::kNone};

// Each convoy depends on the one before; the first is safe.
void ConvoyChain(GrowthMaker& maker, int units) {
  const int count = ConvoyCount(maker, units);
  LayConvoys(maker, count, kArrive, [&](int i) { return i + 1 < count ? i + 1 : -1; });
}

// Each convoy depends on itself: the simple paradox (6.F.14), many times.
void Paradoxes(GrowthMaker& maker, int units) {
  LayConvoys(maker, ConvoyCount(maker, units), kParadox, [](int i) { return i; });
}

// Pairs of convoys that depend on each other (6.F.18 and the like).
void ParadoxPairs(GrowthMaker& maker, int units) {
  LayConvoys(maker, ConvoyCount(maker, units) / 2 * 2, kParadox, [](int i) { return i ^ 1; });
}

// One paradox through all convoys.
void ParadoxRing(GrowthMaker& maker, int units) {
  const int count = ConvoyCount(maker, units);
  LayConvoys(maker, count, kParadox, [&](int i) { return (i + 1) % count; });
}

constexpr GrowthFamily kFamilies[] = {
    {"train", Ground::kGrid, Train},
    {"blocked_train", Ground::kGrid, BlockedTrain},
    {"ring", Ground::kGrid, Ring},
    {"broken_ring", Ground::kGrid, BrokenRing},
    {"rings", Ground::kGrid, Rings},
    {"battles", Ground::kGrid, Battles},
    {"cuts", Ground::kGrid, Cuts},
    {"lost_supports", Ground::kGrid, LostSupports},
    {"siege", Ground::kHub, Siege},
    {"storm", Ground::kHub, Storm},
    {"convoy_swaps", Ground::kGrid, ConvoySwaps},
    {"convoy_ladder", Ground::kGrid, ConvoyLadder},
    {"convoy_field", Ground::kGrid, ConvoyField},
    {"full_sea", Ground::kGrid, FullSea},
    {"convoy_chain", Ground::kGrid, ConvoyChain},
    {"paradoxes", Ground::kGrid, Paradoxes},
    {"paradox_pairs", Ground::kGrid, ParadoxPairs},
    {"paradox_ring", Ground::kGrid, ParadoxRing},
};

}  // namespace

PowerIndex GrowthMaker::AnyPowerBut(PowerIndex power) {
  const auto other = static_cast<PowerIndex>(random_.Below(GrowthMap::kPowers - 1));
  return other < power ? other : static_cast<PowerIndex>(other + 1);
}

Unit GrowthMaker::Place(UnitType type, ProvinceIndex province, PowerIndex power) {
  const Unit unit{power, type, province};
  position_.ref().PlaceUnit(unit);
  return unit;
}

void GrowthMaker::Give(Order order, Reason expected) {
  orders_.push_back(order);
  expected_.push_back(expected);
}

void GrowthMaker::Finish(int units) {
  // No pattern that needs filling uses the end of row 2. On the map of hubs any rim province after those near the hubs
  // will do.
  for (int i = 0; position_.view().unit_count() < units; ++i) {
    const ProvinceIndex place =
        ground_.has_hubs() ? ground_.Rim(ground_.size().rim - 1 - i) : ground_.Coast(2, ground_.columns() - 2 - i);
    Give(Order::Hold(Army(place, AnyPower())), Reason::kNone);
  }
  for (size_t i = orders_.size(); i > 1; --i) {
    const size_t other = random_.Below(static_cast<uint32_t>(i));
    std::swap(orders_[i - 1], orders_[other]);
    std::swap(expected_[i - 1], expected_[other]);
  }
}

void GrowthMaker::MoveTo(GrowthSet& set) {
  Board board{{}, std::move(position_), orders_, {}, {}};
  board.legal = KeepLegal(board.position, set.boards.rules, board.orders);
  set.boards.most_orders = std::max(set.boards.most_orders, board.orders.size());
  set.boards.boards.push_back(std::move(board));
  set.expected.push_back(std::move(expected_));
}

std::span<const GrowthFamily> GrowthFamilies() { return kFamilies; }

GrowthSet MakeGrowthSet(const GrowthFamily& family, int units, int boards) {
  const GrowthMap ground(family.ground, units <= kMostOnSmallGround ? kSmallGround : kLargeGround);
  GrowthSet set;
  set.boards.name = std::string(family.name) + "/" + std::to_string(units);
  set.boards.map = ground.map();
  for (uint64_t seed = 1; seed <= static_cast<uint64_t>(boards); ++seed) {
    Random random(seed);
    GrowthMaker maker(ground, random);
    family.lay(maker, units);
    maker.Finish(units);
    maker.MoveTo(set);
  }
  return set;
}

Result<BoardSet> NamedGrowthSet(std::string_view name) {
  constexpr int kBoards = 8;
  const size_t slash = name.find('/');
  const std::string_view number = name.substr(std::min(slash, name.size() - 1) + 1);
  int units = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), units);
  if (error != std::errc() || end != number.data() + number.size() || units < kGrowthSizes[0] ||
      units > *std::rbegin(kGrowthSizes)) {
    return InvalidError("expected FAMILY/UNITS, such as train/200");
  }
  for (const GrowthFamily& family : GrowthFamilies()) {
    if (family.name == name.substr(0, slash)) return MakeGrowthSet(family, units, kBoards).boards;
  }
  return InvalidError("there is no family " + std::string(name.substr(0, slash)));
}

}  // namespace entente::bench
