#include "bench/c_boards.h"

#include <algorithm>
#include <cstring>

namespace entente::bench {
namespace {

// The most results of a phase without orders: one for each unit.
size_t MostImplied(const entente_map* map, const CBoards::One& one) {
  entente_position_info info{};
  info.struct_size = sizeof info;
  entente_position_describe(map, one.position.data(), &info, nullptr);
  return info.unit_count + info.dislodged_count;
}

}  // namespace

MapHandle StandardMap() {
  entente_map* map = nullptr;
  entente_map_builtin("standard", std::strlen("standard"), &map, nullptr);
  return MapHandle(map);
}

ScratchHandle MakeScratch(const MapHandle& map) {
  entente_scratch* scratch = nullptr;
  if (map != nullptr) entente_scratch_new(map.get(), &scratch, nullptr);
  return ScratchHandle(scratch);
}

ExchangeHandle MakeExchange() {
  entente_exchange* exchange = nullptr;
  entente_exchange_new(nullptr, nullptr, &exchange, nullptr);
  return ExchangeHandle(exchange);
}

CBoards::CBoards(const entente_map* map, const BoardSet& set) : next(entente_position_size(map) / 8) {
  for (const Board& board : set.boards) {
    One one{std::vector<uint64_t>(next.size()), {}};
    ok &= entente_position_from_json(map, board.line.data(), board.line.size(), one.position.data(), next_bytes(),
                                     nullptr) == ENTENTE_OK;
    for (const Order order : board.orders) one.orders.push_back(order.bits());
    results.resize(std::max(results.size(), one.orders.size() + MostImplied(map, one)));
    boards.push_back(std::move(one));
  }
}

CBatch::CBatch(const entente_map* map, const BoardSet& set) {
  const CBoards boards(map, set);
  ok = boards.ok;
  words = boards.next.size();
  for (const CBoards::One& board : boards.boards) {
    positions.insert(positions.end(), board.position.begin(), board.position.end());
    orders.insert(orders.end(), board.orders.begin(), board.orders.end());
    starts.push_back(orders.size());
  }
}

CBatchSlice::CBatchSlice(const MapHandle& map, const CBatch& batch, size_t thread, size_t threads)
    : batch_(batch),
      scratch_(MakeScratch(map)),
      first_(static_cast<uint32_t>(batch.count() * thread / threads)),
      end_(static_cast<uint32_t>(batch.count() * (thread + 1) / threads)),
      positions_((end_ - first_) * batch.words),
      results_(batch.starts[end_] - batch.starts[first_]) {
  for (uint32_t i = first_; i <= end_; ++i) starts_.push_back(batch.starts[i] - batch.starts[first_]);
}

entente_status CBatchSlice::Adjudicate() {
  std::memcpy(positions_.data(), batch_.positions.data() + first_ * batch_.words, 8 * positions_.size());
  return entente_adjudicate_batch(scratch_.get(), positions_.data(), count(), nullptr,
                                  batch_.orders.data() + batch_.starts[first_], starts_.data(), results_.data(),
                                  sizeof results_[0], nullptr, nullptr);
}

}  // namespace entente::bench
