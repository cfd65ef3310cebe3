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
// are phases; the counter `ns_per_unit` shows the growth.
void RegisterGrowthBenchmarks();

// BM_ParseOrders and BM_ReadOrders over a set: text to order with the reader of all dialects, and with the fast reader
// of normal form. Items are orders.
void RegisterTextBenchmarks(const BoardSet& set);

// BM_CApiRoundTrip (packed orders in, results and next position out) and BM_CApiSelfPlay: items are phases.
// BM_CApiOrderText (an order written and read): items are orders.
void RegisterCApiBenchmarks(const BoardSet& set);

// BM_CApiJson and BM_CApiLegal: a line in, a line out, as in `entente adjudicate --jsonl` and `entente legal --jsonl`.
// Items are phases.
void RegisterLineBenchmarks(const BoardSet& set);

// BM_GameFork, BM_GameUndoRedo, BM_GameSave, BM_GameLoad, the last two also with Binary, BM_Replay, BM_GameHistory:
// games with history.
void RegisterGameBenchmarks();

// BM_LoadMap, BM_BuiltinMap, BM_CopyPosition, BM_SelfPlay.
void RegisterOtherBenchmarks();

// BM_DrawBoard over a set (items are boards; the counter `most_bytes` is the size of the largest SVG), BM_DrawSchematic.
// Only with the part "drawing".
void RegisterDrawingBenchmarks(const BoardSet& set);

// BM_CheckMessage, BM_RefuseMessage (items are messages). Only with the press module.
void RegisterPressBenchmarks();

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BENCHMARKS_H_
