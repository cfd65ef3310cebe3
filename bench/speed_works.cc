#include "bench/speed_works.h"

#include <benchmark/benchmark.h>

#include <memory>

#include "bench/yardstick_boards.h"
#include "game/self_play.h"
#include "legal_orders/legal_orders.h"
#include "movement/resolver.h"
#include "phase/phase_step.h"

namespace entente::bench {
namespace {

constexpr size_t kMostLegalOrders = 1 << 16;  // of one board

std::function<void()> YardstickPass(const BoardSet& set) {
  const auto boards = std::make_shared<std::vector<YardstickBoard>>(YardstickBoards(set));
  const auto yardstick = std::make_shared<Yardstick>();
  return [boards, yardstick] {
    for (const YardstickBoard& board : *boards) benchmark::DoNotOptimize(yardstick->Judge(board));
  };
}

std::function<void()> ResolvePass(const BoardSet& set, ProcessorLevel level) {
  const auto scratch = std::make_shared<MovementScratch>(*set.map, level);
  return [&set, scratch] {
    for (const Board& board : set.boards) {
      benchmark::DoNotOptimize(ResolveMovement(board.position, set.rules, board.legal, *scratch));
    }
  };
}

std::function<void()> PhasePass(const BoardSet& set) {
  const auto scratch = std::make_shared<PhaseScratch>(*set.map);
  return [&set, scratch] {
    for (const Board& board : set.boards) {
      benchmark::DoNotOptimize(AdjudicatePhase(board.position, set.rules, board.orders, *scratch));
    }
  };
}

std::function<void()> ListPass(const BoardSet& set) {
  const auto lister = std::make_shared<LegalOrderLister>(*set.map);
  const auto orders = std::make_shared<std::vector<Order>>(kMostLegalOrders);
  return [&set, lister, orders] {
    for (const Board& board : set.boards) {
      OrderSink sink(*orders);
      const PositionView position = board.position;
      lister->SetPosition(position, set.rules);
      lister->ListPower(kNoPower, sink);
      benchmark::DoNotOptimize(orders->data());
    }
  };
}

// How many legal orders each unit has, without a list.
std::function<void()> CountPass(const BoardSet& set) {
  const auto lister = std::make_shared<LegalOrderLister>(*set.map);
  return [&set, lister] {
    for (const Board& board : set.boards) {
      const PositionView position = board.position;
      lister->SetPosition(position, set.rules);
      benchmark::DoNotOptimize(lister->CountPower(kNoPower));
    }
  };
}

// The numbers of all legal orders as actions.
std::function<void()> ActionPass(const BoardSet& set) {
  const auto lister = std::make_shared<LegalOrderLister>(*set.map);
  const auto table = ActionTable::Make(*set.map, set.rules);
  if (!table.ok()) return [] {};
  const auto numbers = std::make_shared<std::vector<uint32_t>>(kMostLegalOrders);
  return [&set, lister, table = *table, numbers] {
    for (const Board& board : set.boards) {
      ActionSink sink(*numbers);
      const PositionView position = board.position;
      lister->SetPosition(position, set.rules);
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
  return {"play", "random self-play, all kinds of phases", 7.4, phases, pass};
}

}  // namespace

std::vector<SpeedWork> EngineWorks(const BoardSet& set) {
  const size_t boards = set.boards.size();
  const double list_target = set.name == "opening" ? 1.1 : 2.2;
  const double count_target = set.name == "opening" ? 1.1 : 0.6;
  const ProcessorLevel host = HostLevel();
  std::vector<SpeedWork> works = {{"resolve", "movement, orders checked before", 0.56, boards, ResolvePass(set, host)}};
  const auto add_level = [&](const std::string& name, const std::string& processor, ProcessorLevel level) {
    if (level >= host) return;
    works.push_back({name, "  on a processor of level " + processor, 0.56, boards, ResolvePass(set, level)});
  };
  add_level("resolve_v2", "v2", ProcessorLevel::kV2);
  add_level("resolve_v1", "v1", ProcessorLevel::kBaseline);
  works.push_back({"phase", "movement phase, every order checked", 0.9, boards, PhasePass(set)});
  works.push_back({"list", "all legal orders", list_target, boards, ListPass(set)});
  works.push_back({"count", "numbers of legal orders of each unit", count_target, boards, CountPass(set)});
  works.push_back({"actions", "numbers of all legal orders as actions", 1.1, boards, ActionPass(set)});
  if (set.name == "opening") works.push_back(PlayWork(set));
  return works;
}

std::vector<SpeedWork> SpeedWorks(const BoardSet& set) {
  std::vector<SpeedWork> works = EngineWorks(set);
  works.insert(works.begin(), {"yardstick", "the yardstick", 1, set.boards.size(), YardstickPass(set)});
  return works;
}

}  // namespace entente::bench
