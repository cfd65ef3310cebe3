#include "datc_tests/properties/board_case.h"

#include <array>
#include <numeric>

#include "notation/notation.h"
#include "rules/rule_names.h"

namespace entente {

Played Play(const BoardCase& board, PhaseScratch& scratch) {
  RuleOptions rules = board.rules;
  rules.empty_retreats = EmptyRetreats::kHeld;
  const PhaseResult result = AdjudicatePhase(board.position, rules, board.orders, scratch);
  return {{result.given().begin(), result.given().end()},
          {result.events.begin(), result.events.end()},
          Position(result.after),
          Position(result.next)};
}

Played Play(const BoardCase& board) {
  PhaseScratch scratch(*board.map);
  return Play(board, scratch);
}

std::string ShowUnit(const Map& map, const Unit& unit) {
  if (unit.location == kNoLocation) return "-";
  const std::string power = unit.power == kNoPower ? "?" : std::string(map.PowerId(unit.power));
  return power + " " + FormatUnit(map, unit.type, unit.location);
}

namespace {

std::string ShowPosition(const PositionView& position) {
  const Map& map = position.map();
  std::string text = map.PhaseName(position.phase()) + " on " + std::string(map.name()) + "\n  units:";
  position.ForEachUnit([&](const Unit& unit) { text += " " + ShowUnit(map, unit) + ";"; });
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit lost = position.Dislodged(i);
    text += "\n  dislodged: " + ShowUnit(map, lost.unit) + " to";
    const auto places = map.RetreatPlaces(lost.unit.type, lost.unit.location);
    for (size_t n = 0; n < places.size(); ++n) {
      if (MayRetreatTo(lost, static_cast<int>(n))) text += " " + std::string(map.Id(places[n]));
    }
  }
  text += "\n  centers:";
  for (int c = 0; c < map.center_count(); ++c) {
    const PowerIndex owner = position.OwnerOf(static_cast<CenterIndex>(c));
    if (owner == kNoPower) continue;
    text += " " + std::string(map.Id(map.CenterProvince(static_cast<CenterIndex>(c)))) + "=" +
            std::string(map.PowerId(owner));
  }
  return text + "\n";
}

std::string ShowOrder(const Map& map, Order order) {
  const bool known = order.power() < map.power_count();
  return "  " + (known ? std::string(map.PowerId(order.power())) : "?") + ": " + FormatOrder(map, order) + "  [" +
         std::to_string(order.bits()) + "]";
}

}  // namespace

std::string Show(const BoardCase& board) {
  std::string text = ShowPosition(board.position);
  for (const Order order : board.orders) text += ShowOrder(*board.map, order) + "\n";
  const std::string rules = FormatRules(board.rules);
  return rules.empty() ? text : text + "  rules: " + rules + "\n";
}

std::string Show(const BoardCase& board, const Played& played) {
  static constexpr std::array<const char*, 12> kReasons = {"succeeds",  "illegal",   "void",       "bounced",
                                                           "no_convoy", "disrupted", "cut",        "dislodged",
                                                           "paradox",   "excess",    "unreadable", "unresolved"};
  std::string text = ShowPosition(board.position);
  for (const OrderResult& result : played.results) {
    const auto province = [&](ProvinceIndex p) {
      return p == kNoProvince ? std::string("-") : std::string(board.map->Id(p));
    };
    text += ShowOrder(*board.map, result.order) + " : " + kReasons[static_cast<size_t>(result.outcome.reason)] +
            " (why " + std::to_string(static_cast<int>(result.why)) + ", cause " + province(result.outcome.cause) +
            ", dislodged by " + province(result.outcome.dislodged_by) + ")\n";
  }
  return text + "after: " + ShowPosition(played.after) + "next: " + ShowPosition(played.next);
}

Renaming Renaming::Identity(const Map& map) {
  Renaming renaming;
  renaming.location.resize(static_cast<size_t>(map.location_count()));
  std::iota(renaming.location.begin(), renaming.location.end(), LocationIndex{0});
  renaming.power.resize(static_cast<size_t>(map.power_count()));
  std::iota(renaming.power.begin(), renaming.power.end(), PowerIndex{0});
  return renaming;
}

Order Renaming::To(Order order) const {
  const auto place = [&](LocationIndex from) { return from < location.size() ? location[from] : from; };
  const PowerIndex to = order.power() < power.size() ? power[order.power()] : order.power();
  return order.WithPower(to)
      .WithSource(place(order.source()))
      .WithTarget(place(order.target()))
      .WithThird(place(order.third()));
}

Position Renamed(const PositionView& position, const Map& map, const Renaming& renaming) {
  Position result(map);
  PositionRef to = result.ref();
  to.SetPhase(position.phase());
  const PowerSet winners_before = position.winners();
  PowerSet winners = 0;
  ForEachBit(&winners_before, 1, [&](int p) { winners |= SetOf(renaming.Power(static_cast<PowerIndex>(p))); });
  to.SetEnd(position.end(), winners);
  position.ForEachUnit([&](const Unit& unit) { to.PlaceUnit(renaming.To(unit)); });
  for (int c = 0; c < position.map().center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    to.SetOwner(map.CenterOf(renaming.To(position.map().CenterProvince(center))),
                renaming.Power(position.OwnerOf(center)));
  }
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit lost = position.Dislodged(i);
    const Unit moved = renaming.To(lost.unit);
    uint32_t* retreats = to.AddDislodged(moved);
    const auto from = position.map().RetreatPlaces(lost.unit.type, lost.unit.location);
    const auto places = to.map().RetreatPlaces(moved.type, moved.location);
    for (size_t n = 0; n < from.size(); ++n) {
      if (!MayRetreatTo(lost, static_cast<int>(n))) continue;
      for (size_t k = 0; k < places.size(); ++k) {
        if (places[k] == renaming.To(from[n])) retreats[k / 32] |= 1u << (k % 32);
      }
    }
  }
  return result;
}

BoardCase Renamed(const BoardCase& board, const MapRef& map, const Renaming& renaming) {
  BoardCase result(map);
  result.position = Renamed(board.position, *map, renaming);
  result.rules = board.rules;
  for (const Order order : board.orders) result.orders.push_back(renaming.To(order));
  return result;
}

Position Reduced(const PositionView& position, const std::function<bool(const Unit&)>& keep,
                 const std::function<bool(const Unit&)>& keep_dislodged) {
  Position result(position);
  PositionRef to = result.ref();
  position.ForEachUnit([&](const Unit& unit) {
    if (!keep(unit)) to.RemoveUnit(position.map().ProvinceOf(unit.location));
  });
  to.ClearDislodged();
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit lost = position.Dislodged(i);
    if (!keep_dislodged(lost.unit)) continue;
    uint32_t* retreats = to.AddDislodged(lost.unit);
    for (int w = 0; w < RetreatWords(position.map()); ++w) retreats[w] = lost.retreats[w];
  }
  return result;
}

namespace {

// Every case with one order, one unit (with its orders), one dislodged unit or one owner less than `board`.
std::vector<BoardCase> OneLess(const BoardCase& board) {
  std::vector<BoardCase> smaller;
  for (size_t i = 0; i < board.orders.size(); ++i) {
    smaller.push_back(board);
    smaller.back().orders.erase(smaller.back().orders.begin() + static_cast<std::ptrdiff_t>(i));
  }
  const PositionView view = board.position;
  const auto all = [](const Unit&) { return true; };
  view.ForEachUnit([&](const Unit& unit) {
    smaller.push_back(board);
    smaller.back().position = Reduced(
        view, [&](const Unit& u) { return u != unit; }, all);
    std::erase_if(smaller.back().orders, [&](Order order) { return order.source() == unit.location; });
  });
  for (int i = 0; i < view.dislodged_count(); ++i) {
    smaller.push_back(board);
    smaller.back().position = Reduced(view, all, [&](const Unit& u) { return u != view.Dislodged(i).unit; });
  }
  for (int c = 0; c < board.map->center_count(); ++c) {
    if (view.OwnerOf(static_cast<CenterIndex>(c)) == kNoPower) continue;
    smaller.push_back(board);
    smaller.back().position.ref().SetOwner(static_cast<CenterIndex>(c), kNoPower);
  }
  return smaller;
}

}  // namespace

BoardCase Smallest(BoardCase board, const std::function<bool(const BoardCase&)>& fails) {
  for (bool smaller_found = true; smaller_found;) {
    smaller_found = false;
    for (BoardCase& candidate : OneLess(board)) {
      if (!fails(candidate)) continue;
      board = std::move(candidate);
      smaller_found = true;
      break;
    }
  }
  return board;
}

}  // namespace entente
