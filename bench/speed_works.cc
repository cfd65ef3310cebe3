#include "bench/speed_works.h"

#include <benchmark/benchmark.h>

#include <memory>

#include "bench/board_rows.h"
#include "bench/yardstick_boards.h"
#include "game/self_play.h"
#include "legal_orders/legal_orders.h"
#include "phase/phase_step.h"
#include "phase/quick_resolver.h"
#ifdef ENTENTE_FAST
#include "fast/fast_forms.h"
#endif

namespace entente::bench {
namespace {

constexpr size_t kMostLegalOrders = 1 << 16;  // of one board

// In yardsticks. Without fast forms movement may cost up to eight times as much, a phase of self-play three times.
#ifdef ENTENTE_FAST
constexpr double kMovementTarget = 0.56, kPhaseTarget = 0.9, kPlayTarget = 7.4;
#else
constexpr double kMovementTarget = 2.5, kPhaseTarget = 4.5, kPlayTarget = 13.5;
#endif

SpeedTarget Yardsticks(double most) { return {most, SpeedTarget::Unit::kYardsticks}; }

std::function<void()> YardstickPass(const BoardSet& set) {
  const auto boards = std::make_shared<std::vector<YardstickBoard>>(YardstickBoards(set));
  const auto yardstick = std::make_shared<Yardstick>();
  return [boards, yardstick] {
    for (const YardstickBoard& board : *boards) benchmark::DoNotOptimize(yardstick->Judge(board));
  };
}

std::function<void()> ResolvePass(const BoardSet& set, std::unique_ptr<FastForms> fast) {
  const auto rows = std::make_shared<BoardRows>(set, &Board::legal);
  const auto resolver = std::make_shared<QuickResolver>(*set.map, std::move(fast));
  return [&set, rows, resolver] {
    for (size_t i = 0; i < rows->size(); ++i) {
      benchmark::DoNotOptimize(resolver->Resolve(rows->Position(i), set.rules, rows->Orders(i)));
    }
  };
}

std::function<void()> PhasePass(const BoardSet& set) {
  const auto rows = std::make_shared<BoardRows>(set, &Board::orders);
  const auto scratch = std::make_shared<PhaseScratch>(*set.map);
  return [&set, rows, scratch] {
    for (size_t i = 0; i < rows->size(); ++i) {
      benchmark::DoNotOptimize(AdjudicatePhase(rows->Position(i), set.rules, rows->Orders(i), *scratch));
    }
  };
}

std::function<void()> ListPass(const BoardSet& set) {
  const auto lister = std::make_shared<LegalOrderLister>(*set.map);
  const auto rows = std::make_shared<BoardRows>(set, &Board::orders);
  const auto orders = std::make_shared<std::vector<Order>>(kMostLegalOrders);
  return [&set, lister, rows, orders] {
    for (size_t i = 0; i < rows->size(); ++i) {
      OrderSink sink(*orders);
      lister->SetPosition(rows->Position(i), set.rules);
      lister->ListPower(kNoPower, sink);
      benchmark::DoNotOptimize(orders->data());
    }
  };
}

// Counts the legal orders of each unit, without a list.
std::function<void()> CountPass(const BoardSet& set) {
  const auto lister = std::make_shared<LegalOrderLister>(*set.map);
  const auto rows = std::make_shared<BoardRows>(set, &Board::orders);
  std::vector<uint32_t> counts(static_cast<size_t>(set.map->province_count()));
  return [&set, lister, rows, counts]() mutable {
    for (size_t i = 0; i < rows->size(); ++i) {
      lister->SetPosition(rows->Position(i), set.rules);
      lister->CountUnits(counts);
      benchmark::DoNotOptimize(counts.data());
      benchmark::ClobberMemory();
    }
  };
}

// Lists all legal orders as numbers of actions.
std::function<void()> ActionPass(const BoardSet& set) {
  const auto lister = std::make_shared<LegalOrderLister>(*set.map);
  const auto table = ActionTable::Make(*set.map, set.rules);
  if (!table.ok()) return [] {};
  const auto rows = std::make_shared<BoardRows>(set, &Board::orders);
  const auto numbers = std::make_shared<std::vector<uint32_t>>(kMostLegalOrders);
  return [&set, lister, table = *table, rows, numbers] {
    for (size_t i = 0; i < rows->size(); ++i) {
      ActionSink sink(*numbers);
      lister->SetPosition(rows->Position(i), set.rules);
      lister->ListActions(kNoPower, *table, sink);
      benchmark::DoNotOptimize(numbers->data());
    }
  };
}

// Games of random legal orders on the set's map.
void PlayGames(SelfPlay& play, size_t* phases) {
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    play.Restart(seed);
    while (play.phase_count() < 100 && play.PlayPhase()) ++*phases;
  }
}

SpeedWork PlayWork(const BoardSet& set) {
  const auto play = std::make_shared<SelfPlay>(*set.map, set.rules);
  size_t phases = 0;
  PlayGames(*play, &phases);
  const auto pass = [play] {
    size_t played = 0;
    PlayGames(*play, &played);
    benchmark::DoNotOptimize(played);
  };
  return {"play", set.name, "random self-play, all kinds of phases", Yardsticks(kPlayTarget), phases, pass};
}

}  // namespace

SpeedWork YardstickWork(const BoardSet& set) {
  return {"yardstick", set.name, "the yardstick", Yardsticks(1), set.boards.size(), YardstickPass(set)};
}

std::vector<SpeedWork> EngineWorks(const BoardSet& set) {
  const bool is_opening = set.name == "opening";
  std::vector<SpeedWork> works;
  const auto add = [&](const std::string& name, const std::string& what, double target, std::function<void()> pass) {
    works.push_back({name, set.name, what, Yardsticks(target), set.boards.size(), std::move(pass)});
  };
  add("resolve", "movement, orders checked before", kMovementTarget, ResolvePass(set, MakeFastForms(*set.map)));
#ifdef ENTENTE_FAST
  const auto add_level = [&](const std::string& name, const std::string& processor, ProcessorLevel level) {
    if (level > HostLevel()) return;
    add(name, "  on a processor of level " + processor, 0.56, ResolvePass(set, MakeFastForms(*set.map, level)));
  };
  add_level("resolve_v3", "v3", ProcessorLevel::kV3);
  add_level("resolve_v2", "v2", ProcessorLevel::kV2);
  add_level("resolve_v1", "v1", ProcessorLevel::kBaseline);
  add("resolve_plain", "  without fast forms", 2.5, ResolvePass(set, nullptr));
#endif
  add("phase", "movement phase, every order checked", kPhaseTarget, PhasePass(set));
  const double list_target = is_opening ? 2.2 : 4.4;  // also of the actions: there are as many
  add("list", "all legal orders", list_target, ListPass(set));
  add("count", "numbers of legal orders of each unit", is_opening ? 2.2 : 1.2, CountPass(set));
  add("actions", "numbers of all legal orders as actions", list_target, ActionPass(set));
  if (is_opening) works.push_back(PlayWork(set));
  return works;
}

SpeedWork UnitWork(const BoardSet& set) {
  size_t units = 0;
  for (const Board& board : set.boards) units += static_cast<size_t>(board.position.view().unit_count());
  return {"unit", set.name, "a unit of a movement phase", {4, SpeedTarget::Unit::kMidgames}, units, PhasePass(set)};
}

}  // namespace entente::bench
