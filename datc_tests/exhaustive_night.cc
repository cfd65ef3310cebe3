// The larger boards, and every way to give the units of the small boards to fewer powers. Prints a table; exit code 1
// if the resolver and the oracle disagree or a count is not the expected one.

#include <cstdio>
#include <optional>
#include <string>

#include "datc_tests/exhaustive.h"
#include "datc_tests/rule_sets.h"

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

int Run() {
  std::printf("%-34s %10s %10s %8s %8s %6s %8s\n", "board", "sets", "unique", "circular", "by sea", "none", "differ");
  Print("K5, 5 armies", TryAllOrderSets(CompleteBoard(5, 5)), SolutionCounts{4079067, 5034, 0, 0});
  Print("convoy-6, A a d, F b c s t", TryAllOrderSets(ConvoyBoard(6, "Aa Ad Fb Fc Fs Ft")),
        SolutionCounts{8542251, 6832, 6476, 66});
  Print("shore, A a i, F b s, fewer powers", TryFewerPowers(ShoreBoard("Aa Ai Fb Fs")), std::nullopt);
  Print("K3, 3 armies, fewer powers", TryFewerPowers(CompleteBoard(3, 3)), std::nullopt);
  Print("K4, 4 armies, fewer powers", TryFewerPowers(CompleteBoard(4, 4)), std::nullopt);
  Print("K5, 4 armies, fewer powers", TryFewerPowers(CompleteBoard(5, 4)), std::nullopt);
  Print("ring of 6, 6 armies, fewer powers", TryFewerPowers(RingBoard(6, 6)), std::nullopt);
  Print("convoy-5, A a, F b s t, fewer powers", TryFewerPowers(ConvoyBoard(5, "Aa Fb Fs Ft")), std::nullopt);
  Print("convoy-5, A a b c, F s t, fewer powers", TryFewerPowers(ConvoyBoard(5, "Aa Ab Ac Fs Ft")), std::nullopt);
  Print("convoy-5, A a c, F b s t, fewer powers", TryFewerPowers(ConvoyBoard(5, "Aa Ac Fb Fs Ft")), std::nullopt);
  Print("convoy-5, A a, F b c s t, fewer powers", TryFewerPowers(ConvoyBoard(5, "Aa Fb Fc Fs Ft")), std::nullopt);
  Print("convoy-6, A a d, F b s t, fewer powers", TryFewerPowers(ConvoyBoard(6, "Aa Ad Fb Fs Ft")), std::nullopt);
  for (const RuleSet& set : ConvoyRuleSets()) {
    Print(set.name + ": A a, F b c s t", TryAllOrderSetsUnder(ConvoyBoard(5, "Aa Fb Fc Fs Ft"), set.rules),
          std::nullopt);
    Print(set.name + ": A a b c, F s t", TryAllOrderSetsUnder(ConvoyBoard(5, "Aa Ab Ac Fs Ft"), set.rules),
          std::nullopt);
    Print(set.name + ": fewer powers", TryFewerPowersUnder(ConvoyBoard(5, "Aa Ab Fs Ft"), set.rules), std::nullopt);
  }
  for (const RuleSet& set : PathRuleSets(true)) {
    Print(set.name + ": A a, F b s t", TryAllPhasesUnder(ConvoyBoard(5, "Aa Fb Fs Ft"), set.rules), std::nullopt);
    Print(set.name + ": fewer powers", TryPhasesOfFewerPowersUnder(ConvoyBoard(5, "Aa Ab Fs Ft"), set.rules),
          std::nullopt);
  }
  return failures == 0 ? 0 : 1;
}

}  // namespace
}  // namespace entente

int main() { return entente::Run(); }
