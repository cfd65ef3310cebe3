// The visitors of OrderWalk: they list the legal orders of a unit, as orders or as action numbers, count them, find
// the order with a number, or find the number of an order.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_VISITS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_VISITS_H_

#include <bit>
#include <cstring>

#include "legal_orders/action_table.h"
#include "legal_orders/order_sink.h"
#include "legal_orders/order_walk.h"

namespace entente {

// Puts a target into the order `group`, whose target field is zero.
inline Order WithTarget(uint64_t group, int target) {
  return Order::FromBits(group + (static_cast<uint64_t>(target) << kTargetShift));
}

// The end of a growing list. Writes items directly while the memory has room for the most that can come at once, else
// adds them one by one.
template <typename Item>
class ListEnd {
 public:
  ListEnd(ListSink<Item>& sink, size_t most_at_once)
      : sink_(sink),
        end_(sink.end()),
        limit_(sink.room() < most_at_once ? nullptr : end_ + (sink.room() - most_at_once) + 1) {}
  ~ListEnd() {
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
  }

 protected:
  bool HasRoom() { return end_ < limit_ || LoseRoom(); }
  bool LoseRoom() {
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
    limit_ = nullptr;
    return false;
  }

  ListSink<Item>& sink_;
  Item* end_;
  const Item* limit_;  // there is room while end_ < limit_; null: no room any more
};

class OrderAppender : public ListEnd<Order> {
 public:
  OrderAppender(const OrderWalk& walk, OrderSink& sink)
      : ListEnd(sink, walk.most_at_once()), ready_(walk.ready_orders()) {}
  // Copies four orders at a time, even if fewer are wanted. The changing values stay in registers.
  bool Ready(ReadyOrders::Runs runs, const uint8_t* slots, Word units, uint64_t power) {
    const Two powers = {power, power};
    Order* end = end_;
    for (; units != 0; units &= units - 1) {
      const ReadyOrders::Run run = runs.In(slots[std::countr_zero(units)]);
      if (end >= limit_) {
        end_ = end;
        AddReady(run, power);
        end = end_;
        continue;
      }
      const uint64_t* from = ready_ + run.first;
      CopyFour(from, powers, end);
      for (size_t copied = 4; copied < run.count; copied += 4) CopyFour(from + copied, powers, end + copied);
      end += run.count;
    }
    end_ = end;
    return false;
  }
  bool One(uint64_t order) {
    HasRoom() ? static_cast<void>(*end_++ = Order::FromBits(order)) : sink_.Add(Order::FromBits(order));
    return false;
  }
  bool Targets(uint64_t group, const Word* targets, int words) {
    if (!HasRoom()) return AddOneByOne(group, targets, words);
    for (int w = 0; w < words; ++w) end_ = Write(group, w, targets[w], end_);
    return false;
  }
  bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words) {
    if (!HasRoom()) {
      if (may_hold) sink_.Add(Order::FromBits(hold));
      return AddOneByOne(group, targets, words);
    }
    *end_ = Order::FromBits(hold);
    end_ += may_hold ? 1 : 0;
    for (int w = 0; w < words; ++w) end_ = WriteFew(group, w, targets[w], end_);
    return false;
  }

 private:
  static_assert(ReadyOrders::kMostAtOnce == 4);
  using Two = uint64_t __attribute__((vector_size(2 * sizeof(uint64_t))));
  static void CopyFour(const uint64_t* from, Two power, Order* to) {
    Two first, second;
    std::memcpy(&first, from, sizeof first);
    std::memcpy(&second, from + 2, sizeof second);
    first |= power;
    second |= power;
    std::memcpy(static_cast<void*>(to), &first, sizeof first);
    std::memcpy(static_cast<void*>(to + 2), &second, sizeof second);
  }
  static Order* Write(uint64_t group, int w, Word targets, Order* end) {
    for (; targets != 0; targets &= targets - 1) *end++ = WithTarget(group, w * 64 + std::countr_zero(targets));
    return end;
  }
  // Does the same without a branch for up to two targets, the usual number for a support: it writes two orders and
  // keeps as many as there are targets.
  static Order* WriteFew(uint64_t group, int w, Word targets, Order* end) {
    constexpr Word kNone = Word{1} << 63;
    const Word second = targets & (targets - 1), more = second & (second - 1);
    *end = WithTarget(group, w * 64 + std::countr_zero(targets | kNone));
    end += targets != 0 ? 1 : 0;
    *end = WithTarget(group, w * 64 + std::countr_zero(second | kNone));
    end += second != 0 ? 1 : 0;
    return more == 0 ? end : Write(group, w, more, end);
  }
  // Separate functions, so that they take no registers from the loops.
  __attribute__((noinline)) void AddReady(ReadyOrders::Run run, uint64_t power) {
    LoseRoom();
    for (size_t i = 0; i < run.count; ++i) sink_.Add(Order::FromBits(ready_[run.first + i] | power));
  }
  __attribute__((noinline)) bool AddOneByOne(uint64_t group, const Word* targets, int words) {
    ForEachBit(targets, words, [&](int to) { sink_.Add(WithTarget(group, to)); });
    return false;
  }

  const uint64_t* const ready_;
};

class ActionAppender : public ListEnd<uint32_t> {
 public:
  ActionAppender(const OrderWalk& walk, const ActionTable& table, ActionSink& sink)
      : ListEnd(sink, walk.most_at_once()), ready_(table.ReadyNumbers(walk.stage())), table_(table) {}
  bool Ready(ReadyOrders::Runs runs, const uint8_t* slots, Word units, uint64_t) {
    uint32_t* end = end_;
    for (; units != 0; units &= units - 1) {
      const ReadyOrders::Run run = runs.In(slots[std::countr_zero(units)]);
      const uint32_t* const from = ready_ + run.first;
      if (end >= limit_) {
        end_ = end;
        LoseRoom();
        for (size_t i = 0; i < run.count; ++i) sink_.Add(from[i]);
        end = end_;
        continue;
      }
      for (size_t copied = 0; copied < run.count; copied += 4)
        std::memcpy(end + copied, from + copied, 4 * sizeof *from);
      end += run.count;
    }
    end_ = end;
    return false;
  }
  bool One(uint64_t order) {
    Add(HasRoom(), table_.NumberOf(Order::FromBits(order)));
    return false;
  }
  bool Targets(uint64_t group, const Word* targets, int words) { return Supports(0, false, group, targets, words); }
  bool Supports(uint64_t, bool may_hold, uint64_t group, const Word* targets, int words) {
    const bool has_room = HasRoom();
    table_.ForEachTarget(Order::FromBits(group), may_hold, targets, words,
                         [&](uint32_t number) { Add(has_room, number); });
    return false;
  }

 private:
  void Add(bool has_room, uint32_t number) { has_room ? static_cast<void>(*end_++ = number) : sink_.Add(number); }

  const uint32_t* const ready_;
  const ActionTable& table_;
};

// Counts bits in a few steps. std::popcount would be a function call on processors without an instruction for it.
inline size_t CountTargets(const Word* targets, int words) {
  constexpr Word kPairs = 0x5555555555555555, kFours = 0x3333333333333333, kBytes = 0x0f0f0f0f0f0f0f0f;
  size_t count = 0;
  for (int w = 0; w < words; ++w) {
    Word bits = targets[w] - (targets[w] >> 1 & kPairs);
    bits = (bits & kFours) + (bits >> 2 & kFours);
    count += ((bits + (bits >> 4)) & kBytes) * 0x0101010101010101 >> 56;
  }
  return count;
}

class OrderCounter {
 public:
  bool Ready(ReadyOrders::Runs runs, const uint8_t* slots, Word units, uint64_t) {
    for (; units != 0; units &= units - 1) count_ += runs.In(slots[std::countr_zero(units)]).count;
    return false;
  }
  bool One(uint64_t) { return Add(1); }
  bool Targets(uint64_t, const Word* targets, int words) { return Add(CountTargets(targets, words)); }
  bool Supports(uint64_t, bool may_hold, uint64_t, const Word* targets, int words) {
    return Add((may_hold ? 1 : 0) + CountTargets(targets, words));
  }
  size_t count() const { return count_; }

 private:
  bool Add(size_t more) {
    count_ += more;
    return false;
  }

  size_t count_ = 0;
};

// Stops at the order with a given number.
class OrderPicker {
 public:
  OrderPicker(const OrderWalk& walk, size_t number) : ready_(walk.ready_orders()), left_(number) {}
  bool Ready(ReadyOrders::Runs runs, const uint8_t* slots, Word units, uint64_t power) {
    for (; units != 0; units &= units - 1) {
      const ReadyOrders::Run run = runs.In(slots[std::countr_zero(units)]);
      if (left_ < run.count) {
        found_ = Order::FromBits(ready_[run.first + left_] | power);
        return true;
      }
      left_ -= run.count;
    }
    return false;
  }
  bool One(uint64_t order) {
    if (left_-- > 0) return false;
    found_ = Order::FromBits(order);
    return true;
  }
  bool Targets(uint64_t group, const Word* targets, int words) {
    for (int w = 0; w < words; ++w) {
      const auto count = CountTargets(targets + w, 1);
      if (left_ < count) return Pick(group, w, targets[w]);
      left_ -= count;
    }
    return false;
  }
  bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words) {
    return (may_hold && One(hold)) || Targets(group, targets, words);
  }
  Order found() const { return found_; }

 private:
  bool Pick(uint64_t group, int w, Word targets) {
    for (; left_ > 0; --left_) targets &= targets - 1;
    found_ = WithTarget(group, w * 64 + std::countr_zero(targets));
    return true;
  }

  const uint64_t* const ready_;
  size_t left_;
  Order found_;
};

// Counts orders and stops at the given order.
class OrderFinder {
 public:
  OrderFinder(const OrderWalk& walk, Order order)
      : ready_(walk.ready_orders()), order_(order.bits()), target_(order.target()) {}
  bool Ready(ReadyOrders::Runs runs, const uint8_t* slots, Word units, uint64_t power) {
    for (; units != 0; units &= units - 1) {
      const ReadyOrders::Run run = runs.In(slots[std::countr_zero(units)]);
      for (size_t i = 0; i < run.count; ++i) {
        if (One(ready_[run.first + i] | power)) return true;
      }
    }
    return false;
  }
  bool One(uint64_t order) {
    if (order == order_) return found_ = true;
    ++number_;
    return false;
  }
  bool Targets(uint64_t group, const Word* targets, int words) {
    const bool is_here = ((group ^ order_) & ~kTargetField) == 0 && target_ < words * 64 && TestBit(targets, target_);
    if (!is_here) {
      number_ += CountTargets(targets, words);
      return false;
    }
    const int word = target_ / 64;
    const Word before = targets[word] & ((Word{1} << (target_ % 64)) - 1);
    number_ += CountTargets(targets, word) + CountTargets(&before, 1);
    return found_ = true;
  }
  bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words) {
    return (may_hold && One(hold)) || Targets(group, targets, words);
  }
  bool found() const { return found_; }
  size_t number() const { return number_; }

 private:
  const uint64_t* const ready_;
  const uint64_t order_;
  const int target_;
  size_t number_ = 0;
  bool found_ = false;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_VISITS_H_
