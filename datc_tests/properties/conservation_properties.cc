// Checks that no phase loses or doubles a unit, dislodges an own unit, refuses a listed order, or stops the game.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/properties.h"
#include "datc_tests/properties/random_orders.h"
#include "datc_tests/properties/scene.h"

namespace entente {
namespace {

BoardCase MakeContest(Workbench& bench, Random& random) {
  BoardCase board = RandomMovement(bench.AnyMap(random), {.fewest_units = 4}, random);
  if (Chance(50, random)) AttackOccupiedProvince(board, random);
  return board;
}
BoardCase MakeOwnAttack(Workbench& bench, Random& random) {
  BoardCase board = RandomMovement(bench.AnyMap(random), {.fewest_units = 6}, random);
  for (int i = 0; i < 3; ++i) AttackOwnUnit(board, random);
  return board;
}
BoardCase MakeAnything(Workbench& bench, Random& random) { return AimedAnyPhase(bench.AnyMap(random), {}, random); }
BoardCase MakeSmall(Workbench& bench, Random& random) {
  return RandomAnyPhase(bench.standard(), {.most_units = 12, .illegal_percent = 0}, random);
}

// The board with only the legal orders, each once, and a hold for every other unit, so that every unit has a result.
BoardCase EveryUnitOrdered(Workbench& bench, const BoardCase& board) {
  BoardCase complete = board;
  complete.orders.clear();
  std::set<LocationIndex> ordered;
  for (const OrderResult& result : bench.Judge(board).results) {
    if (result.why != Illegality::kNone || !ordered.insert(result.order.source()).second) continue;
    complete.orders.push_back(result.order);
  }
  board.position.view().ForEachUnit([&](const Unit& unit) {
    if (ordered.insert(unit.location).second) complete.orders.push_back(Order::Hold(unit));
  });
  return complete;
}

// ---- Movement

Finding CheckOneUnitAProvince(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played played = bench.Judge(EveryUnitOrdered(bench, board));
  const Map& map = *board.map;
  std::string text;
  std::set<ProvinceIndex> taken;
  for (const OrderResult& result : played.results) {
    const bool moves = result.order.kind() == OrderKind::kMove && result.outcome.reason == Reason::kNone;
    if (result.outcome.dislodged_by != kNoProvince) {
      if (moves) text += "a unit that moved away is dislodged\n";
      continue;
    }
    const ProvinceIndex at = map.ProvinceOf(moves ? result.order.target() : result.order.source());
    if (!taken.insert(at).second) text += "two units in " + std::string(map.Id(at)) + "\n";
    if (!played.after.view().HasUnit(at)) text += "no unit in " + std::string(map.Id(at)) + "\n";
  }
  if (static_cast<int>(taken.size()) != played.after.view().unit_count()) text += "another number of units\n";
  return FindingOf(IsEventful(board, played), text);
}

// Whether the unit stays only because an attack of its own power, or supported by it, does not dislodge it.
bool IsSpared(const Scene& scene, const SceneUnit& unit) {
  if (unit.Moved() || unit.dislodged) return false;
  const auto attacks = scene.AttacksOn(unit.at);
  return std::any_of(attacks.begin(), attacks.end(), [&](const SceneUnit* attacker) {
    const int hold = scene.HoldStrength(unit);
    const bool own = attacker->unit.power == unit.unit.power;
    return scene.Strength(*attacker) > hold && (own || scene.Strength(*attacker, unit.unit.power) <= hold);
  });
}

Finding CheckNoOwnDislodgement(Workbench& bench, const BoardCase& board, uint64_t) {
  const BoardCase complete = EveryUnitOrdered(bench, board);
  const Played played = bench.Judge(complete);
  const PositionView before = board.position;
  std::string text;
  for (const OrderResult& result : played.results) {
    if (result.outcome.dislodged_by == kNoProvince) continue;
    if (before.UnitAt(result.outcome.dislodged_by).power == result.order.power()) {
      text += ShowUnit(*board.map, result.order.unit()) + " is dislodged by its own power\n";
    }
  }
  const Scene scene(complete, played, nullptr);
  const bool tells = !text.empty() || std::any_of(scene.units().begin(), scene.units().end(),
                                                  [&](const SceneUnit& unit) { return IsSpared(scene, unit); });
  return FindingOf(tells, text);
}

// ---- Conservation

using Census = std::map<std::pair<PowerIndex, UnitType>, int>;

void Count(Census& census, const Unit& unit, int by) { census[{unit.power, unit.type}] += by; }

Census CensusOf(const PositionView& position, bool with_dislodged) {
  Census census;
  position.ForEachUnit([&](const Unit& unit) { Count(census, unit, 1); });
  for (int i = 0; with_dislodged && i < position.dislodged_count(); ++i) Count(census, position.Dislodged(i).unit, 1);
  return census;
}

// Counts units that an order of this phase adds or removes; repeated orders count once.
void CountOrders(const Played& played, Census& census) {
  std::set<uint64_t> seen;
  for (const OrderResult& result : played.results) {
    if (result.why != Illegality::kNone) continue;
    const OrderKind kind = result.order.kind();
    const bool succeeds = result.outcome.reason == Reason::kNone;
    const bool bounced = kind == OrderKind::kRetreat && !succeeds;
    if ((kind == OrderKind::kRetreat || kind == OrderKind::kDisband) && !seen.insert(result.order.bits()).second)
      continue;
    if (kind == OrderKind::kBuild && succeeds) Count(census, result.order.unit(), 1);
    if ((kind == OrderKind::kDisband && succeeds) || bounced) Count(census, result.order.unit(), -1);
  }
}

// The units at the next phase are those before the phase, plus builds, minus units that orders and events removed.
Finding CheckConserved(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played played = bench.Judge(board);
  const bool tells = !(played.after.view() == board.position.view());  // a unit moved, was built, removed or dislodged
  Census census = CensusOf(board.position, true);
  if (board.position.view().phase_type() == PhaseType::kMovement && census != CensusOf(played.after, true)) {
    return "units and dislodged units are not those before\n";
  }
  CountOrders(played, census);
  for (const PhaseEvent& event : played.events) {
    if (event.kind == EventKind::kDisbanded || event.kind == EventKind::kRemoved) Count(census, event.unit, -1);
  }
  std::erase_if(census, [](const auto& entry) { return entry.second == 0; });
  return FindingOf(tells, census == CensusOf(played.next, true) ? "" : "units are lost or come from nowhere\n");
}

// ---- Legal orders

// Every order of a movement phase that can be written for the unit in normal form.
std::vector<Order> AllWritable(const PositionView& position, const Unit& unit) {
  std::vector<Order> orders{Order::Hold(unit)};
  for (int l = 0; l < position.map().location_count(); ++l) {
    const auto to = static_cast<LocationIndex>(l);
    orders.push_back(Order::Move(unit, to));
    orders.push_back(Order::Move(unit, to, true));
    position.ForEachUnit([&](const Unit& other) {
      if (to == 0) orders.push_back(Order::SupportHold(unit, other.type, other.location));
      // For a fleet a support without a coast is also legal, but not listed if it could mean a coast.
      if (other.type == UnitType::kArmy || position.graph().MayStand(UnitType::kFleet, to)) {
        orders.push_back(Order::SupportMove(unit, other.type, other.location, to));
      }
      orders.push_back(Order::Convoy(unit, other.location, to));
    });
  }
  return orders;
}

// Legality accepts exactly the list of one unit's orders.
std::string CheckListOf(const PositionView& position, const Unit& unit) {
  const RuleOptions rules;
  const BoardView view(position, rules);
  const Map& map = position.map();
  std::set<uint64_t> listed, accepted;
  for (const Order order : LegalOrders(position, map.ProvinceOf(unit.location))) {
    if (!listed.insert(order.bits()).second) return "listed twice: " + std::to_string(order.bits()) + "\n";
  }
  for (const Order order : AllWritable(position, unit)) {
    const CheckedOrder checked = CheckMovementOrder(view, order);
    if (checked.legal() && checked.order == order) accepted.insert(order.bits());
  }
  // A move by sea to a place that the army cannot reach by land is legal with and without VIA; only VIA is listed.
  std::erase_if(accepted, [&](uint64_t bits) {
    const Order order = Order::FromBits(bits);
    return order.kind() == OrderKind::kMove && unit.type == UnitType::kArmy && !order.via_convoy() &&
           !TestBit(position.graph().ArmyMoves(unit.location), order.target());
  });
  std::string text;
  for (const uint64_t bits : listed) {
    if (accepted.count(bits) == 0) text += "listed but not legal: " + std::to_string(bits) + "\n";
  }
  for (const uint64_t bits : accepted) {
    if (listed.count(bits) == 0) text += "legal but not listed: " + std::to_string(bits) + "\n";
  }
  return text;
}

// In a movement phase the list of one unit must be exact; in other phases every listed order, alone, must be accepted.
Finding CheckListed(Workbench& bench, const BoardCase& board, uint64_t seed) {
  const PositionView position = board.position;
  Random random(seed);
  if (position.phase_type() == PhaseType::kMovement) {
    std::vector<Unit> units;
    position.ForEachUnit([&](const Unit& unit) { units.push_back(unit); });
    return units.empty() ? Finding() : CheckListOf(position, Pick(units, random));
  }
  std::string text;
  bool tells = false;
  for (const auto& orders : AllLegalOrders(position)) {
    for (const Order order : orders) {
      tells = true;
      BoardCase alone = board;
      alone.orders = {order};
      const OrderResult result = bench.Judge(alone).results[0];
      if (result.outcome.reason != Reason::kNone || result.order != order) {
        text += "listed but refused: " + std::to_string(order.bits()) + "\n";
      }
    }
  }
  return FindingOf(tells, text);
}

// ---- Progress

std::string CheckNeed(const PositionView& position) {
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      return position.dislodged_count() == 0 ? "" : "a movement phase with dislodged units\n";
    case PhaseType::kRetreats:
      return position.dislodged_count() > 0 ? "" : "a retreats phase without dislodged units\n";
    case PhaseType::kAdjustments:
      for (const PowerIndex power : position.map().powers()) {
        if (position.CenterCountOf(power) != position.UnitCountOf(power)) return "";
      }
      return position.end() == GameEnd::kSolo ? "" : "an adjustments phase with nothing to do\n";
    default:
      return "";
  }
}

// Plays a few phases with random orders: each is later than the one before, and needs orders.
Finding CheckProgress(Workbench& bench, const BoardCase& board, uint64_t seed) {
  constexpr int kPhases = 4;
  Random random(seed);
  BoardCase now = board;
  for (int i = 0; i < kPhases; ++i) {
    const Played played = bench.Judge(now);
    const Phase before = now.position.view().phase(), next = played.next.view().phase();
    if (!(played.after.view().phase() == before)) return "the position after is of another phase\n";
    if (std::pair(next.year, next.element) <= std::pair(before.year, before.element)) return "no progress\n";
    if (const std::string text = CheckNeed(played.next); !text.empty()) return text;
    if (played.next.view().is_over()) return i == 0 ? Finding() : "";
    now.position = played.next;
    now.orders = RandomOrders(now.position, 5, random);
  }
  return "";
}

constexpr auto kProperties = std::to_array<Property>({
    {"NoTwoUnitsAreInOneProvince", MakeContest, CheckOneUnitAProvince},
    {"UnitsAndDislodgedUnitsAreConserved", MakeAnything, CheckConserved},
    {"NoPowerDislodgesItsOwnUnit", MakeOwnAttack, CheckNoOwnDislodgement},
    {"ListedOrdersAreTheLegalOnes", MakeSmall, CheckListed},
    {"TheNextPhaseIsLaterAndNeedsOrders", MakeAnything, CheckProgress},
});

}  // namespace

std::span<const Property> ConservationProperties() { return kProperties; }

}  // namespace entente
