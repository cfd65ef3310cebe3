// The benchmarks by subject; main.cc registers them.
#ifndef ENTENTE_BENCH_BENCHMARKS_H_
#define ENTENTE_BENCH_BENCHMARKS_H_

#include "bench/boards.h"

namespace entente::bench {

// BM_Movement, BM_Resolve, BM_ResolveGeneral and BM_LegalOrders over a set, which must outlive the run. Items are phases.
void RegisterBoardBenchmarks(const BoardSet& set);

// BM_MovementThreads over a set: each thread has its own scratch and adjudicates all boards.
void RegisterThreadBenchmarks(const BoardSet& set);

// BM_Growth and BM_GrowthResolve: a phase, and the resolver alone, on each family of growth boards in each size. Items
// are phases; the counter `ns_per_unit` is what grows.
void RegisterGrowthBenchmarks();

// BM_ParseOrders and BM_ReadOrders over a set: text to order by the reader of all dialects, and by the one that reads normal
// form the quick way. Items are orders.
void RegisterTextBenchmarks(const BoardSet& set);

// BM_CApiRoundTrip: packed orders in, results and next position out; BM_CApiSelfPlay. Items are phases. BM_CApiOrderText: an
// order written and read. Items are orders.
void RegisterCApiBenchmarks(const BoardSet& set);

// BM_CApiJson and BM_CApiLegal: a line in, a line out, as `entente adjudicate --jsonl` and `entente legal --jsonl` answer
// them. Items are phases.
void RegisterLineBenchmarks(const BoardSet& set);

// BM_GameFork, BM_GameUndoRedo, BM_GameSave, BM_GameLoad, the same with Binary, BM_Replay, BM_GameHistory: games as hosts
// keep them.
void RegisterGameBenchmarks();

// BM_LoadMap, BM_BuiltinMap, BM_CopyPosition, BM_SelfPlay.
void RegisterOtherBenchmarks();

// BM_CheckMessage, BM_RefuseMessage (items are messages). Only with the press module.
void RegisterPressBenchmarks();

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BENCHMARKS_H_
