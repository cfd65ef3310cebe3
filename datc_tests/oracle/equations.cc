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

bool Equations::HeadToHead(int m, int n) const {
  const Order &a = board_.orders[m], &b = board_.orders[n];
  return a.kind == Kind::kMove && b.kind == Kind::kMove && !a.by_sea && !b.by_sea && a.to == board_.units[n].at &&
         b.to == board_.units[m].at;
}

bool Equations::Evaluate(int u, const Assignment& given) const {
  if (IsMove(u)) return Move(u, given);
  if (IsMatchingSupport(u)) return Support(u, given);
  if (IsMatchingConvoy(u)) return Convoy(u, given);
  return true;
}

// Walks outward from the army's coast over fleets whose matching convoy succeeds.
bool Equations::Path(int m, const Assignment& given) const {
  if (!board_.orders[m].by_sea) return true;
  std::vector<int> seas;
  const auto touches = [&](int sea, int coast) { return Contains(board_.provinces[sea].by_fleet, coast); };
  std::vector<int> carriers;
  for (size_t c = 0; c < board_.units.size(); ++c) {
    const int carrier = static_cast<int>(c);
    if (IsMatchingConvoy(carrier) && board_.orders[c].subject == m && given[c]) carriers.push_back(board_.units[c].at);
  }
  for (int sea : carriers) {
    if (touches(sea, board_.units[m].at)) seas.push_back(sea);
  }
  for (size_t i = 0; i < seas.size(); ++i) {
    for (int sea : carriers) {
      if (touches(seas[i], sea) && !Contains(seas, sea)) seas.push_back(sea);
    }
  }
  return std::any_of(seas.begin(), seas.end(), [&](int sea) { return touches(sea, board_.orders[m].to); });
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
  const int u = board_.UnitAt(board_.orders[m].to), own = kThere + board_.orders[m].halves;
  if (u < 0 || (IsMove(u) && given[u] && !HeadToHead(m, u))) return own + 2 * Supports(m, given, kAnyPower);
  if (board_.units[u].power == board_.units[m].power) return 0;
  return own + 2 * Supports(m, given, board_.units[u].power);
}

// Head to head the supports alone decide: the defender counts as strong by itself as its attacker.
int Equations::Defend(int m, int attacker, const Assignment& given) const {
  return kThere + board_.orders[attacker].halves + 2 * Supports(m, given, kAnyPower);
}

int Equations::Prevent(int m, const Assignment& given) const {
  if (!Path(m, given)) return 0;
  const int u = board_.UnitAt(board_.orders[m].to);
  if (u >= 0 && HeadToHead(m, u) && given[u]) return 0;
  return kThere + board_.orders[m].halves + 2 * Supports(m, given, kAnyPower);
}

bool Equations::Move(int m, const Assignment& given) const {
  const int attack = Attack(m, given);
  const int u = board_.UnitAt(board_.orders[m].to);
  const int against = u >= 0 && HeadToHead(m, u) ? Defend(u, m, given) : Hold(board_.orders[m].to, given);
  if (attack <= against) return false;
  for (size_t k = 0; k < board_.units.size(); ++k) {
    const int rival = static_cast<int>(k);
    if (rival == m || !IsMove(rival) || board_.orders[k].to != board_.orders[m].to) continue;
    if (attack <= Prevent(rival, given)) return false;
  }
  return true;
}

// Half strength never cuts but by dislodging; a move over a strait cuts if anybody is ordered to support it.
bool Equations::Cuts(int attacker, int supporter, const Assignment& given) const {
  if (board_.units[attacker].power == board_.units[supporter].power || !Path(attacker, given) ||
      board_.units[attacker].at == SupportedInto(supporter)) {
    return false;
  }
  if (!Weak(attacker)) return true;
  if (board_.orders[attacker].halves > 0) return false;
  for (size_t s = 0; s < board_.units.size(); ++s) {
    if (IsMatchingSupport(static_cast<int>(s)) && board_.orders[s].subject == attacker) return true;
  }
  return false;
}

bool Equations::Support(int s, const Assignment& given) const {
  for (size_t k = 0; k < board_.units.size(); ++k) {
    const int attacker = static_cast<int>(k);
    if (!IsMove(attacker) || board_.orders[k].to != board_.units[s].at) continue;
    if (given[k] || Cuts(attacker, s, given)) return false;
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
