// Reads orders from text.
#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "notation/notation.h"
#include "notation/order_tokens.h"
#include "sheet/sheet_reader.h"

namespace entente::bench {
namespace {

// Reads every text of a set with read(text).
template <typename Read>
void ReadTexts(benchmark::State& state, const BoardSet& set, Allocations rule, const Read& read) {
  size_t texts = 0, refused = 0;
  const auto read_all = [&] {
    for (const Board& board : set.boards) {
      for (const std::string& text : board.texts) refused += read(text) ? 0 : 1;
    }
  };
  for (const Board& board : set.boards) texts += board.texts.size();
  read_all();  // from now on memory that is reused has its size
  Measure measure(state);
  for (auto _ : state) read_all();
  measure.Finish(texts, rule);
  if (refused > 0) state.SkipWithError("a text was refused");
}

// With the reader of all dialects.
void ParseOrders(benchmark::State& state, const BoardSet* set) {
  OrderTokens tokens;
  ParsedOrder parsed;
  ReadTexts(state, *set, Allocations::kForbidden, [&](std::string_view text) {
    return !ReadOrder(*set->map, PhaseType::kMovement, kNoPower, text, tokens, parsed).has_value();
  });
}

// With the reader of sheets, which has a fast path for normal form.
void ReadOrders(benchmark::State& state, const BoardSet* set) {
  const NormalForm names(*set->map);
  SheetReader reader(names, RuleOptions(), PhaseType::kMovement);
  ReadTexts(state, *set, Allocations::kForbidden,
            [&](std::string_view text) { return reader.Read(PowerIndex{0}, text).ok(); });
}

}  // namespace

void RegisterTextBenchmarks(const BoardSet& set) {
  benchmark::RegisterBenchmark(("BM_ParseOrders/" + set.name).c_str(), ParseOrders, &set)
      ->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark(("BM_ReadOrders/" + set.name).c_str(), ReadOrders, &set)->Unit(benchmark::kMicrosecond);
}

}  // namespace entente::bench
