// Appends orders, or their numbers, to memory of fixed size. One thread per object.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_SINK_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_SINK_H_

#include <span>

#include "order/order.h"

namespace entente {

// The memory keeps the items added from number `first` on. `needed` goes on counting when the memory is full.
template <typename Item>
class ListSink {
 public:
  explicit ListSink(std::span<Item> memory, size_t first = 0) : memory_(memory), first_(first) {}
  void Add(Item item) {
    const size_t place = needed_ - first_;  // wraps to a huge number before `first`
    if (place < memory_.size()) memory_[place] = item;
    ++needed_;
  }
  // To add many items, write from end() on if room() is enough, then call TakeUpTo with the new end.
  Item* end() const { return room() == 0 ? nullptr : memory_.data() + needed_; }
  size_t room() const { return first_ > 0 || overflowed() ? 0 : memory_.size() - needed_; }
  void TakeUpTo(const Item* end) { needed_ = static_cast<size_t>(end - memory_.data()); }

  size_t needed() const { return needed_; }
  bool overflowed() const { return needed_ > first_ + memory_.size(); }

 private:
  std::span<Item> memory_;
  size_t first_;
  size_t needed_ = 0;
};

using OrderSink = ListSink<Order>;
using ActionSink = ListSink<uint32_t>;  // numbers of an ActionTable

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_SINK_H_
