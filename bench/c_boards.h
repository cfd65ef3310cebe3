// Boards in the form that a C caller uses, over the public header alone.
//   One thread per object; any number of threads may read a CBatch at once.
#ifndef ENTENTE_BENCH_C_BOARDS_H_
#define ENTENTE_BENCH_C_BOARDS_H_

#include <entente/entente.h>

#include <memory>
#include <vector>

#include "bench/boards.h"

namespace entente::bench {

template <auto Free>
struct Deleter {
  template <typename T>
  void operator()(T* handle) const {
    Free(handle);
  }
};
// Handles that free themselves; null if the library refused.
using MapHandle = std::unique_ptr<entente_map, Deleter<entente_map_free>>;
using ScratchHandle = std::unique_ptr<entente_scratch, Deleter<entente_scratch_free>>;
using ExchangeHandle = std::unique_ptr<entente_exchange, Deleter<entente_exchange_free>>;

MapHandle StandardMap();
ScratchHandle MakeScratch(const MapHandle& map);
ExchangeHandle MakeExchange();

// The boards of a set on the standard map, with memory for the outcome of each.
struct CBoards {
  struct One {
    std::vector<uint64_t> position;
    std::vector<entente_order> orders;
  };

  CBoards(const entente_map* map, const BoardSet& set);
  size_t next_bytes() const { return 8 * next.size(); }

  bool ok = true;  // the library refused no board
  std::vector<One> boards;
  std::vector<entente_order_result> results;
  std::vector<uint64_t> next;
};

// A set as one batch: positions one after the other, and the orders of all.
struct CBatch {
  CBatch(const entente_map* map, const BoardSet& set);
  uint32_t count() const { return static_cast<uint32_t>(starts.size() - 1); }

  bool ok;
  size_t words;  // of a position
  std::vector<uint64_t> positions;
  std::vector<entente_order> orders;
  std::vector<uint64_t> starts = {0};
};

// One thread's part of a batch: a slice of its boards, a scratch, and memory of its own.
class CBatchSlice {
 public:
  CBatchSlice(const MapHandle& map, const CBatch& batch, size_t thread, size_t threads);

  // Adjudicates the slice in one call. Copies the positions first, because each becomes its next position.
  entente_status Adjudicate();
  uint32_t count() const { return end_ - first_; }

 private:
  const CBatch& batch_;
  ScratchHandle scratch_;
  uint32_t first_, end_;
  std::vector<uint64_t> positions_;
  std::vector<entente_order_result> results_;
  std::vector<uint64_t> starts_;
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_C_BOARDS_H_
