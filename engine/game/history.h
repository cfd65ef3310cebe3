// The phases that a game has played, stored compactly: for each the position before it and the orders handed in. The
// rest can be computed from these (played_phase.h).
//
// Phases never change, so histories with the same beginning share them; copying a history, or its beginning, costs
// nothing. A phase is found in logarithmic time: each node points to the one before and to one farther back, at
// distances of a skew binary counter; a search takes the longer pointer unless it leads past the phase.
//   Cost: the position's block, the sheet's bytes (sheet/sheet_bytes.h) and some 100 bytes a phase.
// Threads may use different histories that share phases.
#ifndef ENTENTE_ENGINE_GAME_HISTORY_H_
#define ENTENTE_ENGINE_GAME_HISTORY_H_

#include <cstdint>
#include <memory>
#include <string_view>

#include "position/position.h"

namespace entente {

class History {
 public:
  // A stored phase. Valid as long as a history contains it.
  struct Phase {
    const void* before;      // position block
    std::string_view sheet;  // bytes of WriteSheet: power after power
    PowerSet by_default;     // the powers whose lines are default orders
    // A hash of the phase and all before it: other orders or another position give another one. For use in one run.
    uint64_t serial;
  };

  size_t size() const { return last_ == nullptr ? 0 : last_->index + size_t{1}; }
  bool empty() const { return last_ == nullptr; }
  // Adds a phase. If it throws (out of memory), nothing has changed.
  void Add(const PositionView& before, std::string_view sheet, PowerSet by_default);
  Phase operator[](size_t index) const;
  // The first `count` phases; the history has at least that many.
  History Begin(size_t count) const;
  // Whether both share their first `count` phases. False for equal phases that were played twice.
  static bool Share(const History& a, const History& b, size_t count);

 private:
  struct Node;
  using NodeRef = std::shared_ptr<const Node>;
  struct Node : std::enable_shared_from_this<Node> {
    ~Node();

    NodeRef before;             // null for the first phase
    const Node* far = nullptr;  // as `before`, or farther back
    uint32_t index = 0;
    uint32_t sheet_size = 0;
    size_t block_words = 0;
    PowerSet by_default = 0;
    uint64_t serial = 0;
    std::unique_ptr<uint64_t[]> data;  // the position's block, then the sheet
  };

  const Node* Find(size_t index) const;

  NodeRef last_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_HISTORY_H_
