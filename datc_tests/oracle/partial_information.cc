#include "datc_tests/oracle/partial_information.h"

#include <algorithm>
#include <functional>
#include <limits>

#include "datc_tests/oracle/equations.h"

namespace oracle {
namespace {

constexpr int kAnyPower = -1;
constexpr int kAlone = 3;  // as in equations.h: halves, plus one for the unit
constexpr int kNever = std::numeric_limits<int>::max();

// With `best` it finds the best still possible outcome of an order, else the worst.
class Solver {
 public:
  explicit Solver(const Board& board)
      : board_(board),
        equations_(board),
        n_(static_cast<int>(board.units.size())),
        state_(n_, kOpen),
        depth_(n_, 0),
        low_of_(n_, 0) {}

  Assignment Solve() {
    Assignment result(n_, true);
    for (int u = 0; u < n_; ++u) {
      if (equations_.IsDecision(u)) result[u] = Resolve(u, true);
    }
    return result;
  }

 private:
  enum State { kOpen, kFails, kSucceeds };

  bool Resolve(int u, bool best) {
    if (!equations_.IsDecision(u)) return true;
    if (state_[u] != kOpen) return state_[u] == kSucceeds;
    if (OnStack(u)) {
      low_ = std::min(low_, depth_[u]);
      Add(u);
      return best;
    }
    if (InCycle(u)) {
      low_ = std::min(low_, low_of_[u]);
      return best;
    }
    while (true) {
      const int outer_low = low_;
      const size_t mark = cycle_.size();
      depth_[u] = static_cast<int>(stack_.size());
      stack_.push_back(u);
      low_ = kNever;
      const bool at_best = Adjudicate(u, true), at_worst = Adjudicate(u, false);
      const int my_low = low_;
      low_ = outer_low;
      stack_.pop_back();
      if (at_best == at_worst) {
        cycle_.resize(mark);
        state_[u] = at_best ? kSucceeds : kFails;
        return at_best;
      }
      if (my_low >= depth_[u]) {
        std::vector<int> cycle(cycle_.begin() + static_cast<long>(mark), cycle_.end());
        cycle_.resize(mark);
        ApplyBackupRule(cycle);
        if (state_[u] != kOpen) return state_[u] == kSucceeds;
        continue;
      }
      Add(u);
      low_of_[u] = my_low;
      low_ = std::min(low_, my_low);
      return best;
    }
  }

  // Convoys in the cycle fail; without convoys supports succeed, which only weak passages put in a cycle; else moves do.
  void ApplyBackupRule(const std::vector<int>& cycle) {
    const auto apply = [&](const auto& is_kind, State state) {
      bool any = false;
      for (const int u : cycle) {
        if (!is_kind(u)) continue;
        state_[u] = state;
        any = true;
      }
      return any;
    };
    if (apply([&](int u) { return equations_.IsMatchingConvoy(u); }, kFails)) return;
    if (apply([&](int u) { return equations_.IsMatchingSupport(u); }, kSucceeds)) return;
    apply([&](int u) { return equations_.IsMove(u); }, kSucceeds);
  }

  bool OnStack(int u) const { return std::find(stack_.begin(), stack_.end(), u) != stack_.end(); }
  bool InCycle(int u) const { return std::find(cycle_.begin(), cycle_.end(), u) != cycle_.end(); }
  void Add(int u) {
    if (!InCycle(u)) cycle_.push_back(u);
  }

  // ---- The equations of 5.B with a direction ----

  bool Adjudicate(int u, bool best) {
    if (equations_.IsMove(u)) return Move(u, best);
    if (equations_.IsMatchingSupport(u)) return Support(u, best);
    return Convoy(u, best);
  }

  // Under the preferred choices no move has two ways.
  bool Battle(int m, int u) const { return equations_.HeadToHead(m, u, Assignment(n_, true)); }

  // All orders, with the convoys of m as they are at their best or worst.
  Assignment WithConvoysOf(int m, bool best) {
    Assignment given(n_, true);
    for (int c = 0; board_.orders[m].by_sea && c < n_; ++c) {
      if (equations_.IsMatchingConvoy(c) && board_.orders[c].subject == m) given[c] = Resolve(c, best);
    }
    return given;
  }

  bool Path(int m, bool best) { return equations_.Path(m, WithConvoysOf(m, best)); }
  int Alone(int m, bool best) { return 1 + equations_.Alone(m, WithConvoysOf(m, best)); }

  int Supports(int u, bool best, int not_of_power) {
    int count = 0;
    for (int s = 0; s < n_; ++s) {
      if (equations_.IsMatchingSupport(s) && board_.orders[s].subject == u && board_.units[s].power != not_of_power) {
        count += 2 * Resolve(s, best);
      }
    }
    return count;
  }

  int Hold(int province, bool best) {
    const int u = board_.UnitAt(province);
    if (u < 0) return 0;
    if (equations_.IsMove(u)) return Resolve(u, !best) ? 0 : kAlone;
    return kAlone + Supports(u, best, kAnyPower);
  }

  int Attack(int m, bool best) {
    if (!Path(m, best)) return 0;
    const int u = board_.UnitAt(board_.orders[m].to);
    if (u < 0) return Alone(m, best) + Supports(m, best, kAnyPower);
    if (equations_.IsMove(u) && !Battle(m, u) && Resolve(u, best)) return Alone(m, best) + Supports(m, best, kAnyPower);
    if (board_.units[u].power == board_.units[m].power) return 0;
    return Alone(m, best) + Supports(m, best, board_.units[u].power);
  }

  int Prevent(int m, bool best) {
    if (!Path(m, best)) return 0;
    const int u = board_.UnitAt(board_.orders[m].to);
    if (u >= 0 && Battle(m, u) && Resolve(u, !best)) return 0;
    return Alone(m, best) + Supports(m, best, kAnyPower);
  }

  bool Move(int m, bool best) {
    const int attack = Attack(m, best);
    const int to = board_.orders[m].to, u = board_.UnitAt(to);
    const bool battle = u >= 0 && Battle(m, u);
    // Two that swap go by land; their supports alone decide.
    bool wins = attack > (battle ? Alone(m, best) + Supports(u, !best, kAnyPower) : Hold(to, !best));
    for (int k = 0; k < n_; ++k) {
      if (k != m && equations_.IsMove(k) && board_.orders[k].to == to) wins &= attack > Prevent(k, !best);
    }
    return wins;
  }

  bool Support(int s, bool best) {
    bool stands = true;
    for (int k = 0; k < n_; ++k) {
      if (!equations_.IsMove(k) || board_.orders[k].to != board_.units[s].at) continue;
      if (Resolve(k, !best)) stands = false;
      if (MayCut(k, s, best)) stands = false;
    }
    return stands;
  }

  // Whether the attack cuts the support under every way to decide its open convoys; without `always` under any. More
  // strength does not always cut more.
  bool MayCut(int attacker, int s, bool always) {
    Assignment given = WithConvoysOf(attacker, false);
    const Assignment best = WithConvoysOf(attacker, true);
    std::vector<int> open;
    for (int c = 0; c < n_; ++c) {
      if (given[c] != best[c]) open.push_back(c);
    }
    bool all = true, any = false;
    for (unsigned bits = 0; bits < 1u << open.size(); ++bits) {
      for (size_t i = 0; i < open.size(); ++i) given[open[i]] = (bits >> i & 1) != 0;
      const bool cuts = equations_.Cuts(attacker, s, given);
      all = all && cuts;
      any = any || cuts;
    }
    return always ? all : any;
  }

  bool Convoy(int c, bool best) {
    bool stands = true;
    for (int k = 0; k < n_; ++k) {
      if (equations_.IsMove(k) && board_.orders[k].to == board_.units[c].at && Resolve(k, !best)) stands = false;
    }
    return stands;
  }

  const Board& board_;
  const Equations equations_;
  const int n_;
  std::vector<State> state_;
  std::vector<int> depth_, low_of_, stack_, cycle_;
  int low_ = kNever;
};

}  // namespace

Assignment ResolveByPartialInformation(const Board& board) { return Solver(board).Solve(); }

}  // namespace oracle
