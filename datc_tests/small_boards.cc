#include "datc_tests/small_boards.h"

#include <algorithm>
#include <cctype>

namespace entente {
namespace {

using oracle::Kind;
using oracle::Order;
using oracle::Province;
using oracle::Unit;

constexpr int kPowers = 8;

bool Contains(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

void Join(std::vector<Province>& provinces, int a, int b, bool army, bool fleet) {
  for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}}) {
    if (army) provinces[from].by_army.push_back(to);
    if (fleet) provinces[from].by_fleet.push_back(to);
  }
}

SmallBoard InlandBoard(const std::string& name, int provinces, int armies) {
  SmallBoard board{name, {}, {}};
  for (int p = 0; p < provinces; ++p)
    board.provinces.push_back({std::string(1, static_cast<char>('a' + p)), false, {}, {}});
  for (int u = 0; u < armies; ++u) board.units.push_back({u, false, u});
  return board;
}

// `units` like "Aa Fb", each unit with a power of its own.
void PlaceUnits(SmallBoard& board, const std::string& names, const std::string& units) {
  for (size_t i = 0; i + 1 < units.size(); i += 3) {
    const int at = static_cast<int>(names.find(units[i + 1]));
    board.units.push_back({static_cast<int>(board.units.size()), units[i] == 'F', at});
  }
}

// The entry of `to` in the terrain line of `from`: small letters if only armies pass, a capital and small letters if
// only fleets do, between two coasts.
std::string EntryOf(const SmallBoard& board, int from, int to) {
  std::string entry = PlaceId(board, to);
  const Province &here = board.provinces[from], &there = board.provinces[to];
  const bool army = Contains(here.by_army, to), fleet = Contains(here.by_fleet, to);
  const size_t capitals = !fleet ? 0 : army || here.sea || there.sea ? entry.size() : 1;
  for (size_t i = capitals; i < entry.size(); ++i) entry[i] = static_cast<char>(std::tolower(entry[i]));
  return entry;
}

const std::vector<int>& Reach(const SmallBoard& board, const Unit& unit) {
  const Province& province = board.provinces[unit.at];
  return unit.fleet ? province.by_fleet : province.by_army;
}

// Coasts to which the fleets at sea could carry an army from `from`.
std::vector<int> ConvoyedDestinations(const SmallBoard& board, int from) {
  std::vector<int> fleets, reached;
  for (const Unit& unit : board.units) {
    if (unit.fleet && board.provinces[unit.at].sea) fleets.push_back(unit.at);
  }
  for (int sea : fleets) {
    if (Contains(board.provinces[sea].by_fleet, from)) reached.push_back(sea);
  }
  for (size_t i = 0; i < reached.size(); ++i) {
    for (int sea : fleets) {
      if (Contains(board.provinces[reached[i]].by_fleet, sea) && !Contains(reached, sea)) reached.push_back(sea);
    }
  }
  std::vector<int> destinations;
  for (size_t p = 0; p < board.provinces.size(); ++p) {
    const int place = static_cast<int>(p);
    if (board.provinces[p].sea || place == from) continue;
    for (int sea : reached) {
      if (Contains(board.provinces[sea].by_fleet, place)) {
        destinations.push_back(place);
        break;
      }
    }
  }
  return destinations;
}

// Direct and convoyed destinations of a unit, each once.
std::vector<int> Destinations(const SmallBoard& board, const Unit& unit) {
  std::vector<int> all = Reach(board, unit);
  if (unit.fleet) return all;
  for (int place : ConvoyedDestinations(board, unit.at)) {
    if (!Contains(all, place)) all.push_back(place);
  }
  return all;
}

}  // namespace

SmallBoard CompleteBoard(int provinces, int armies) {
  SmallBoard board = InlandBoard("K" + std::to_string(provinces), provinces, armies);
  for (int a = 0; a < provinces; ++a) {
    for (int b = a + 1; b < provinces; ++b) Join(board.provinces, a, b, true, false);
  }
  return board;
}

SmallBoard RingBoard(int provinces, int armies) {
  SmallBoard board = InlandBoard("ring" + std::to_string(provinces), provinces, armies);
  for (int a = 0; a < provinces; ++a) Join(board.provinces, a, (a + 1) % provinces, true, false);
  return board;
}

SmallBoard ConvoyBoard(int places, const std::string& units) {
  SmallBoard board{"convoy" + std::to_string(places), {}, {}};
  const std::string names = places == 5 ? "abcst" : "abcdst";
  for (char name : names) board.provinces.push_back({std::string(1, name), name >= 's', {}, {}});
  const auto at = [&](char name) { return static_cast<int>(names.find(name)); };
  Join(board.provinces, at('a'), at('b'), true, true);
  Join(board.provinces, at('s'), at('t'), false, true);
  for (char coast : std::string("abc")) Join(board.provinces, at('s'), at(coast), false, true);
  for (char coast : std::string("bc")) Join(board.provinces, at('t'), at(coast), false, true);
  if (places == 6) {
    Join(board.provinces, at('c'), at('d'), true, true);
    Join(board.provinces, at('t'), at('d'), false, true);
  }
  PlaceUnits(board, names, units);
  return board;
}

SmallBoard ShoreBoard(const std::string& units) {
  SmallBoard board{"shore", {}, {}};
  const std::string names = "abis";
  for (char name : names) board.provinces.push_back({std::string(1, name), name == 's', {}, {}});
  const auto at = [&](char name) { return static_cast<int>(names.find(name)); };
  Join(board.provinces, at('a'), at('b'), true, false);
  for (char coast : std::string("ab")) {
    Join(board.provinces, at('i'), at(coast), true, false);
    Join(board.provinces, at('s'), at(coast), false, true);
  }
  PlaceUnits(board, names, units);
  return board;
}

std::string PlaceId(const SmallBoard& board, int province) {
  return std::string(3, static_cast<char>(std::toupper(board.provinces[province].name[0])));
}

std::string MapTextOf(const SmallBoard& board) {
  std::string text;
  for (size_t p = 0; p < board.provinces.size(); ++p) {
    const std::string id = PlaceId(board, static_cast<int>(p));
    text += "Place " + board.provinces[p].name + " = " + id + "\n";
  }
  for (size_t p = 0; p < board.provinces.size(); ++p) {
    const Province& province = board.provinces[p];
    const int at = static_cast<int>(p);
    const char* const terrain = province.sea ? "WATER " : province.by_fleet.empty() ? "LAND " : "COAST ";
    text += terrain + PlaceId(board, at) + " ABUTS";
    for (int to : province.by_army) text += " " + EntryOf(board, at, to);
    for (int to : province.by_fleet) {
      if (!Contains(province.by_army, to)) text += " " + EntryOf(board, at, to);
    }
    text += "\n";
  }
  for (int power = 0; power < kPowers; ++power) text += "PWR" + std::to_string(power) + "\n";
  return text;
}

std::vector<Order> AllOrders(const SmallBoard& board, int unit) {
  const Unit& self = board.units[unit];
  const std::vector<int>& reach = Reach(board, self);
  std::vector<Order> orders{{}};
  for (int to : reach) orders.push_back({Kind::kMove, to, -1, false});
  if (!self.fleet) {
    for (int to : ConvoyedDestinations(board, self.at)) orders.push_back({Kind::kMove, to, -1, true});
  }
  for (size_t v = 0; v < board.units.size(); ++v) {
    const int other = static_cast<int>(v);
    if (other == unit) continue;
    if (Contains(reach, board.units[v].at)) orders.push_back({Kind::kSupportHold, -1, other, false});
    for (int to : Destinations(board, board.units[v])) {
      if (Contains(reach, to)) orders.push_back({Kind::kSupportMove, to, other, false});
    }
    if (self.fleet && board.provinces[self.at].sea && !board.units[v].fleet) {
      for (int to : ConvoyedDestinations(board, board.units[v].at)) orders.push_back({Kind::kConvoy, to, other, false});
    }
  }
  return orders;
}

}  // namespace entente
