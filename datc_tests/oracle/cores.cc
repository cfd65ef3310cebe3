#include "datc_tests/oracle/cores.h"

#include <algorithm>

#include "datc_tests/oracle/equations.h"

namespace oracle {
namespace {

class CoreSolver {
 public:
  explicit CoreSolver(const Board& board)
      : board_(board), equations_(board_), n_(static_cast<int>(board.units.size())), value_(board.units.size(), true) {
    held_.assign(value_.size(), false);
    unresolved_ = held_;
    for (int u = 0; u < n_; ++u) {
      if (equations_.IsDecision(u)) open_.push_back(u);
    }
  }

  CoreVerdict Solve() {
    while (true) {
      DecideWhatIsSure();
      if (open_.empty()) return {value_, held_, unresolved_, board_, false};
      Settle(FindCore());
    }
  }

 private:
  // Calls visit(assignment) for every way to decide the orders in `these`.
  template <typename Visit>
  void ForEachCompletion(const std::vector<int>& these, Visit visit) const {
    Assignment given = value_;
    for (unsigned bits = 0; bits < 1u << these.size(); ++bits) {
      for (size_t i = 0; i < these.size(); ++i) given[these[i]] = (bits >> i & 1) != 0;
      visit(given);
    }
  }

  void Decide(int u, bool succeeds) {
    value_[u] = succeeds;
    std::erase(open_, u);
  }

  void DecideWhatIsSure() {
    for (bool found = true; found;) {
      found = false;
      for (const int u : std::vector<int>(open_)) {
        bool can_succeed = false, can_fail = false;
        ForEachCompletion(
            open_, [&](const Assignment& given) { (equations_.Evaluate(u, given) ? can_succeed : can_fail) = true; });
        if (can_succeed && can_fail) continue;
        Decide(u, can_succeed);
        found = true;
      }
    }
  }

  // Whether some completion makes u depend on v.
  bool DependsOn(int u, int v) const {
    bool depends = false;
    ForEachCompletion(open_, [&](Assignment given) {
      const bool before = equations_.Evaluate(u, given);
      given[v] = !given[v];
      depends = depends || equations_.Evaluate(u, given) != before;
    });
    return depends;
  }

  // The open orders that u depends on, directly or through others.
  std::vector<int> Reach(int u) const {
    std::vector<int> reached{u};
    for (size_t i = 0; i < reached.size(); ++i) {
      for (const int v : open_) {
        if (std::find(reached.begin(), reached.end(), v) == reached.end() && depends_[reached[i]][v]) {
          reached.push_back(v);
        }
      }
    }
    std::sort(reached.begin(), reached.end());
    return reached;
  }

  // The smallest reach; all its members reach one another.
  std::vector<int> FindCore() {
    depends_.assign(value_.size(), std::vector<bool>(value_.size()));
    for (const int u : open_) {
      for (const int v : open_) depends_[u][v] = DependsOn(u, v);
    }
    std::vector<int> core = Reach(open_.front());
    for (const int u : open_) {
      const std::vector<int> reach = Reach(u);
      if (reach.size() < core.size()) core = reach;
    }
    return core;
  }

  std::vector<Assignment> SolutionsOf(const std::vector<int>& core) const {
    std::vector<Assignment> solutions;
    ForEachCompletion(core, [&](const Assignment& given) {
      const auto fits = [&](int u) { return equations_.Evaluate(u, given) == given[u]; };
      if (std::all_of(core.begin(), core.end(), fits)) solutions.push_back(given);
    });
    return solutions;
  }

  void Adopt(const std::vector<int>& core, const Assignment& solution) {
    for (const int u : core) Decide(u, solution[u]);
  }

  void Settle(const std::vector<int>& core) {
    const std::vector<Assignment> solutions = SolutionsOf(core);
    std::vector<int> convoys;
    for (const int u : core) {
      if (equations_.IsMatchingConvoy(u)) convoys.push_back(u);
    }
    if (convoys.empty()) return SettleCircle(core, solutions);
    if (solutions.size() == 1) return Adopt(core, solutions.front());
    std::vector<Assignment> broken = solutions;
    std::erase_if(broken, [&](const Assignment& solution) {
      return std::any_of(convoys.begin(), convoys.end(), [&](int c) { return solution[c]; });
    });
    switch (board_.rules.paradox) {
      case ParadoxRule::kA:
      case ParadoxRule::kB:
      case ParadoxRule::kC:
        for (const int c : convoys) unresolved_[c] = unresolved_[board_.orders[c].subject] = true;
        [[fallthrough]];
      case ParadoxRule::kF:
        for (const int c : convoys) Decide(c, false);
        return;
      case ParadoxRule::kDptg:
        if (solutions.size() == 2 && broken.size() == 1) return Adopt(core, broken.front());
        [[fallthrough]];
      case ParadoxRule::kD:
        return HoldMoves(core, convoys);
    }
  }

  // All moves of the circle succeed if they can; else the only solution applies, or all fail.
  void SettleCircle(const std::vector<int>& core, const std::vector<Assignment>& solutions) {
    for (const Assignment& solution : solutions) {
      if (std::all_of(core.begin(), core.end(), [&](int u) { return solution[u]; })) return Adopt(core, solution);
    }
    if (solutions.size() == 1) return Adopt(core, solutions.front());
    for (const int u : core) Decide(u, false);
  }

  void HoldMoves(const std::vector<int>& core, const std::vector<int>& convoys) {
    for (const int c : convoys) {
      const int army = board_.orders[c].subject;
      board_.orders[army].stopped = held_[army] = true;
    }
    for (const int u : core) {
      if (!equations_.IsMove(u)) continue;
      held_[u] = true;
      Decide(u, false);
    }
  }

  Board board_;
  const Equations equations_;
  const int n_;
  Assignment value_;       // of decided orders
  std::vector<int> open_;  // undecided orders, ascending
  std::vector<bool> held_, unresolved_;
  std::vector<std::vector<bool>> depends_;
};

}  // namespace

CoreVerdict ResolveByCores(const Board& board) { return CoreSolver(board).Solve(); }

}  // namespace oracle
