#include "datc_tests/oracle/equations.h"

#include <algorithm>

namespace oracle {
namespace {

constexpr int kAnyPower = -1;

bool Contains(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

bool Equations::IsMatchingSupport(int u) const {
  const Order& order = board_.orders[u];
  if (order.kind == Kind::kSupportHold) return board_.orders[order.subject].kind != Kind::kMove;
  if (order.kind != Kind::kSupportMove) return false;
  const Order& supported = board_.orders[order.subject];
  return supported.kind == Kind::kMove && supported.to == order.to;
}

bool Equations::IsMatchingConvoy(int u) const {
  const Order& order = board_.orders[u];
  if (order.kind != Kind::kConvoy) return false;
  const Order& convoyed = board_.orders[order.subject];
  return convoyed.kind == Kind::kMove && convoyed.to == order.to;
}

bool Equations::GoesBySea(int m, const Assignment& given) const {
  const Order& move = board_.orders[m];
  return move.by_sea && (!move.or_by_land || ConvoyHolds(m, given));
}

bool Equations::HeadToHead(int m, int n, const Assignment& given) const {
  const Order &a = board_.orders[m], &b = board_.orders[n];
  return a.kind == Kind::kMove && b.kind == Kind::kMove && a.to == board_.units[n].at && b.to == board_.units[m].at &&
         !GoesBySea(m, given) && !GoesBySea(n, given);
}

bool Equations::Evaluate(int u, const Assignment& given) const {
  if (IsMove(u)) return Move(u, given);
  if (IsMatchingSupport(u)) return Support(u, given);
  if (IsMatchingConvoy(u)) return Convoy(u, given);
  return true;
}

bool Equations::IsConvoyOf(int u, int m) const {
  if (!IsMatchingConvoy(u) || board_.orders[u].subject != m) return false;
  const std::vector<int>& path = board_.orders[m].path;
  return path.empty() || Contains(path, board_.units[u].at);
}

// The fleets ordered to convoy m; none if a fleet of its path is not ordered to.
std::vector<int> Equations::ConvoyersOf(int m) const {
  std::vector<int> fleets;
  for (size_t c = 0; c < board_.units.size(); ++c) {
    if (IsConvoyOf(static_cast<int>(c), m)) fleets.push_back(static_cast<int>(c));
  }
  const std::vector<int>& path = board_.orders[m].path;
  if (!path.empty() && fleets.size() != path.size()) fleets.clear();
  return fleets;
}

// The fleets that the army can reach over other ones, from its coast.
std::vector<int> Equations::ReachedBy(int m, const std::vector<int>& fleets) const {
  std::vector<int> reached;
  const auto touches = [&](int fleet, int place) {
    return Contains(board_.provinces[board_.units[fleet].at].by_fleet, place);
  };
  for (const int fleet : fleets) {
    if (touches(fleet, board_.units[m].at)) reached.push_back(fleet);
  }
  for (size_t i = 0; i < reached.size(); ++i) {
    for (const int fleet : fleets) {
      if (touches(reached[i], board_.units[fleet].at) && !Contains(reached, fleet)) reached.push_back(fleet);
    }
  }
  return reached;
}

bool Equations::IsChain(int m, const std::vector<int>& fleets) const {
  const std::vector<int> reached = ReachedBy(m, fleets);
  return std::any_of(reached.begin(), reached.end(), [&](int fleet) {
    return Contains(board_.provinces[board_.units[fleet].at].by_fleet, board_.orders[m].to);
  });
}

int Equations::HalvesOver(int u, int province) const {
  const auto passage = board_.units[u].halves.find(province);
  return passage == board_.units[u].halves.end() ? kFull : passage->second;
}

int Equations::Alone(int m, const Assignment& given) const {
  const int to = board_.orders[m].to;
  if (!GoesBySea(m, given)) return HalvesOver(m, to);
  std::vector<int> fleets = ConvoyersOf(m);
  std::erase_if(fleets, [&](int fleet) { return !given[fleet]; });
  const std::vector<int>& path = board_.orders[m].path;
  int best = 0;
  for (const int fleet : ReachedBy(m, fleets)) {
    const int at = board_.units[fleet].at;
    if (!path.empty() && at != path.back()) continue;
    if (Contains(board_.provinces[at].by_fleet, to)) best = std::max(best, HalvesOver(fleet, to));
  }
  return best;
}

// The chains from which no fleet can be removed; only chains of own fleets if the rules say so and there are any.
std::vector<std::vector<int>> Equations::RoutesOf(int m) const {
  const std::vector<int> fleets = ConvoyersOf(m);
  std::vector<std::vector<int>> routes, own_routes;
  for (unsigned bits = 1; bits < 1u << fleets.size(); ++bits) {
    std::vector<int> chosen;
    for (size_t i = 0; i < fleets.size(); ++i) {
      if ((bits >> i & 1) != 0) chosen.push_back(fleets[i]);
    }
    bool is_route = IsChain(m, chosen), own = true;
    for (const int fleet : chosen) {
      std::vector<int> rest = chosen;
      rest.erase(std::find(rest.begin(), rest.end(), fleet));
      is_route = is_route && !IsChain(m, rest);
      own = own && board_.units[fleet].power == board_.units[m].power;
    }
    if (is_route) routes.push_back(chosen);
    if (is_route && own) own_routes.push_back(chosen);
  }
  return board_.rules.own_routes_first && !own_routes.empty() ? own_routes : routes;
}

bool Equations::ConvoyHolds(int m, const Assignment& given) const {
  if (board_.orders[m].stopped) return false;
  const auto stands = [&](int fleet) { return static_cast<bool>(given[fleet]); };
  if (!board_.orders[m].path.empty()) {
    const std::vector<int> fleets = ConvoyersOf(m);
    return !fleets.empty() && std::all_of(fleets.begin(), fleets.end(), stands);
  }
  if (!board_.rules.any_route_broken) {
    std::vector<int> fleets = ConvoyersOf(m);
    std::erase_if(fleets, [&](int fleet) { return !stands(fleet); });
    return IsChain(m, fleets);
  }
  const std::vector<std::vector<int>> routes = RoutesOf(m);
  return !routes.empty() && std::all_of(routes.begin(), routes.end(), [&](const std::vector<int>& route) {
    return std::all_of(route.begin(), route.end(), stands);
  });
}

bool Equations::Path(int m, const Assignment& given) const {
  return !board_.orders[m].by_sea || board_.orders[m].or_by_land || ConvoyHolds(m, given);
}

int Equations::SupportedInto(int s) const {
  const Order& order = board_.orders[s];
  return order.kind == Kind::kSupportHold ? board_.units[order.subject].at : order.to;
}

int Equations::Supports(int u, const Assignment& given, int not_of_power) const {
  int count = 0;
  for (size_t s = 0; s < board_.units.size(); ++s) {
    const int supporter = static_cast<int>(s);
    if (IsMatchingSupport(supporter) && board_.orders[s].subject == u && given[s] &&
        board_.units[s].power != not_of_power) {
      ++count;
    }
  }
  return count;
}

int Equations::Hold(int province, const Assignment& given) const {
  const int u = board_.UnitAt(province);
  if (u < 0) return 0;
  if (IsMove(u)) return given[u] ? 0 : kThere + kFull;
  return kThere + kFull + 2 * Supports(u, given, kAnyPower);
}

int Equations::Attack(int m, const Assignment& given) const {
  if (!Path(m, given)) return 0;
  const int u = board_.UnitAt(board_.orders[m].to), own = kThere + Alone(m, given);
  if (u < 0 || (IsMove(u) && given[u] && !HeadToHead(m, u, given))) return own + 2 * Supports(m, given, kAnyPower);
  if (board_.units[u].power == board_.units[m].power) return 0;
  return own + 2 * Supports(m, given, board_.units[u].power);
}

// In a head-to-head battle only supports decide: the defender's own strength counts as high as the attacker's.
int Equations::Defend(int m, int attacker, const Assignment& given) const {
  return kThere + Alone(attacker, given) + 2 * Supports(m, given, kAnyPower);
}

int Equations::Prevent(int m, const Assignment& given) const {
  if (!Path(m, given)) return 0;
  const int u = board_.UnitAt(board_.orders[m].to);
  if (u >= 0 && HeadToHead(m, u, given) && given[u]) return 0;
  if (board_.rules.dislodged_keep_out_nobody && u >= 0 && IsMove(u) && board_.orders[u].to == board_.units[m].at &&
      given[u] && !given[m]) {
    return 0;
  }
  return kThere + Alone(m, given) + 2 * Supports(m, given, kAnyPower);
}

bool Equations::Move(int m, const Assignment& given) const {
  const int attack = Attack(m, given);
  const int u = board_.UnitAt(board_.orders[m].to);
  const int against = u >= 0 && HeadToHead(m, u, given) ? Defend(u, m, given) : Hold(board_.orders[m].to, given);
  if (attack <= against) return false;
  for (size_t k = 0; k < board_.units.size(); ++k) {
    const int rival = static_cast<int>(k);
    if (rival == m || !IsMove(rival) || board_.orders[k].to != board_.orders[m].to) continue;
    if (attack <= Prevent(rival, given)) return false;
  }
  return true;
}

// Half strength cuts only by dislodging; a move over a strait cuts if any unit is ordered to support it.
bool Equations::Cuts(int attacker, int supporter, const Assignment& given) const {
  if (board_.units[attacker].power == board_.units[supporter].power || !Path(attacker, given)) return false;
  const bool from_there = board_.units[attacker].at == SupportedInto(supporter);
  if (from_there && !(board_.rules.cuts_from_sea && GoesBySea(attacker, given))) return false;
  if (IsSafeFrom(attacker, supporter, given)) return false;
  const int alone = Alone(attacker, given);
  if (alone > 0) return alone == kFull;
  for (size_t s = 0; s < board_.units.size(); ++s) {
    if (IsMatchingSupport(static_cast<int>(s)) && board_.orders[s].subject == attacker) return true;
  }
  return false;
}

// Whether the convoy of m fails without the fleet.
bool Equations::CannotLose(int m, int fleet) const {
  if (!board_.orders[m].path.empty()) return true;
  if (board_.rules.any_route_broken) {
    const std::vector<std::vector<int>> routes = RoutesOf(m);
    return std::any_of(routes.begin(), routes.end(), [&](const auto& route) { return Contains(route, fleet); });
  }
  std::vector<int> rest = ConvoyersOf(m);
  std::erase(rest, fleet);
  return !IsChain(m, rest);
}

bool Equations::IsSafeFrom(int attacker, int supporter, const Assignment& given) const {
  if (!GoesBySea(attacker, given)) return false;
  const int fleet = board_.UnitAt(SupportedInto(supporter));
  if (fleet < 0 || !IsMatchingConvoy(fleet)) return false;
  const bool on_its_convoy = board_.orders[supporter].kind == Kind::kSupportMove && IsConvoyOf(fleet, attacker);
  switch (board_.rules.paradox) {
    case ParadoxRule::kA:
      return board_.units[supporter].fleet && on_its_convoy;
    case ParadoxRule::kB:
      return board_.units[supporter].fleet && board_.provinces[SupportedInto(supporter)].sea;
    case ParadoxRule::kC:
      return on_its_convoy && CannotLose(attacker, fleet);
    default:
      return false;
  }
}

bool Equations::Support(int s, const Assignment& given) const {
  for (size_t k = 0; k < board_.units.size(); ++k) {
    const int attacker = static_cast<int>(k);
    if (!IsMove(attacker) || board_.orders[k].to != board_.units[s].at) continue;
    if ((given[k] && !IsSafeFrom(attacker, s, given)) || Cuts(attacker, s, given)) return false;
  }
  return true;
}

bool Equations::Convoy(int c, const Assignment& given) const {
  for (size_t k = 0; k < board_.units.size(); ++k) {
    if (IsMove(static_cast<int>(k)) && board_.orders[k].to == board_.units[c].at && given[k]) return false;
  }
  return true;
}

}  // namespace oracle
