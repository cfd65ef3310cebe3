// The larger boards, and every way to hand the units of the small boards to fewer powers. Prints a table; exit code 1
// if the resolver and the oracle disagree anywhere or a count is not the expected one.

#include <cstdio>
#include <optional>
#include <vector>

#include "datc_tests/exhaustive.h"

namespace entente {
namespace {

int failures = 0;

void Print(const std::string& name, const Trial& trial, const std::optional<SolutionCounts>& expected) {
  const SolutionCounts& c = trial.counts;
  const bool ok = trial.differences == 0 && (!expected || c == *expected);
  failures += !ok;
  std::printf("%-34s %10ld %10ld %8ld %8ld %6ld %8ld  %s\n", name.c_str(), c.total(), c.unique, c.circular,
              c.several_by_sea, c.none, trial.differences, ok ? "ok" : "WRONG");
  if (trial.differences != 0) std::printf("%s", trial.first_difference.c_str());
  std::fflush(stdout);
}

// Every partition of the units among powers but the finest, as the power of each unit (restricted growth strings).
void Partitions(size_t units, std::vector<int>& powers, int used, std::vector<std::vector<int>>& all) {
  if (powers.size() == units) {
    if (used < static_cast<int>(units)) all.push_back(powers);
    return;
  }
  for (int power = 0; power <= used; ++power) {
    powers.push_back(power);
    Partitions(units, powers, power == used ? used + 1 : used, all);
    powers.pop_back();
  }
}

void TryFewerPowers(const std::string& name, SmallBoard board) {
  std::vector<std::vector<int>> partitions;
  std::vector<int> powers;
  Partitions(board.units.size(), powers, 0, partitions);
  Trial sum;
  for (const std::vector<int>& partition : partitions) {
    for (size_t u = 0; u < board.units.size(); ++u) board.units[u].power = partition[u];
    const Trial trial = TryAllOrderSets(board);
    sum.counts.unique += trial.counts.unique;
    sum.counts.circular += trial.counts.circular;
    sum.counts.several_by_sea += trial.counts.several_by_sea;
    sum.counts.none += trial.counts.none;
    sum.differences += trial.differences;
    if (sum.first_difference.empty()) sum.first_difference = trial.first_difference;
  }
  Print(name + ", " + std::to_string(partitions.size()) + " partitions", sum, std::nullopt);
}

int Run() {
  std::printf("%-34s %10s %10s %8s %8s %6s %8s\n", "board", "sets", "unique", "circular", "by sea", "none", "differ");
  Print("K5, 5 armies", TryAllOrderSets(CompleteBoard(5, 5)), SolutionCounts{4079067, 5034, 0, 0});
  Print("convoy-6, A a d, F b c s t", TryAllOrderSets(ConvoyBoard(6, "Aa Ad Fb Fc Fs Ft")),
        SolutionCounts{8542251, 6832, 6476, 66});
  TryFewerPowers("K3, 3 armies", CompleteBoard(3, 3));
  TryFewerPowers("K4, 4 armies", CompleteBoard(4, 4));
  TryFewerPowers("K5, 4 armies", CompleteBoard(5, 4));
  TryFewerPowers("ring of 6, 6 armies", RingBoard(6, 6));
  TryFewerPowers("convoy-5, A a, F b s t", ConvoyBoard(5, "Aa Fb Fs Ft"));
  TryFewerPowers("convoy-5, A a b c, F s t", ConvoyBoard(5, "Aa Ab Ac Fs Ft"));
  TryFewerPowers("convoy-5, A a c, F b s t", ConvoyBoard(5, "Aa Ac Fb Fs Ft"));
  TryFewerPowers("convoy-5, A a, F b c s t", ConvoyBoard(5, "Aa Fb Fc Fs Ft"));
  TryFewerPowers("convoy-6, A a d, F b s t", ConvoyBoard(6, "Aa Ad Fb Fs Ft"));
  return failures == 0 ? 0 : 1;
}

}  // namespace
}  // namespace entente

int main() { return entente::Run(); }
