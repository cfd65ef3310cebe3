#include "legal_orders/order_walks.h"

#include <bit>

namespace entente {
namespace {

// The order of a group, whose target field is zero, with a target.
Order WithTarget(uint64_t group, int target) {
  return Order::FromBits(group + (static_cast<uint64_t>(target) << kTargetShift));
}

// Of no target any number. kV3: the processor counts bits and zeros.
template <bool kV3>
int LowestOf(Word targets) {
  return std::countr_zero(kV3 ? targets : targets | Word{1} << 63);
}

// Writes the orders of the targets in word `w` of a row; returns the end.
Order* WriteAll(uint64_t group, int w, Word targets, Order* end) {
  for (; targets != 0; targets &= targets - 1) *end++ = WithTarget(group, w * 64 + std::countr_zero(targets));
  return end;
}

// The same without a jump if there are at most two, as of most supports: two are written, and as many are kept as there
// are.
template <bool kV3>
Order* WriteFew(uint64_t group, int w, Word targets, Order* end) {
  const Word second = targets & (targets - 1), more = second & (second - 1);
  if (kV3) {
    end[0] = WithTarget(group, w * 64 + LowestOf<kV3>(targets));
    end[1] = WithTarget(group, w * 64 + LowestOf<kV3>(second));
    if (more != 0) WriteAll(group, w, more, end + 2);
    return end + std::popcount(targets);
  }
  *end = WithTarget(group, w * 64 + LowestOf<kV3>(targets));
  end += targets != 0 ? 1 : 0;
  *end = WithTarget(group, w * 64 + LowestOf<kV3>(second));
  end += second != 0 ? 1 : 0;
  return more == 0 ? end : WriteAll(group, w, more, end);
}

// Copies so many ready-made orders, whether or not all of them are wanted.
void CopyStride(const uint64_t* orders, uint64_t power, Order* to) {
  static_assert(ReadyOrders::kStride == 4);
  const uint64_t a = orders[0] | power, b = orders[1] | power, c = orders[2] | power, d = orders[3] | power;
  to[0] = Order::FromBits(a);
  to[1] = Order::FromBits(b);
  to[2] = Order::FromBits(c);
  to[3] = Order::FromBits(d);
}

template <bool kV3>
class Appender {
 public:
  // `most`: orders that may be written at once.
  Appender(OrderSink& sink, size_t most)
      : sink_(sink), end_(sink.end()), limit_(sink.room() >= most ? end_ + (sink.room() - most) + 1 : nullptr) {}
  ~Appender() {
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
  }
  bool Ready(const uint64_t* orders, size_t count, uint64_t power) {
    if (!HasRoom()) {
      for (size_t i = 0; i < count; ++i) sink_.Add(Order::FromBits(orders[i] | power));
      return false;
    }
    Order* to = end_;
    end_ += count;
    for (; to < end_; to += ReadyOrders::kStride, orders += ReadyOrders::kStride) CopyStride(orders, power, to);
    return false;
  }
  bool One(uint64_t order) {
    if (!HasRoom())
      sink_.Add(Order::FromBits(order));
    else
      *end_++ = Order::FromBits(order);
    return false;
  }
  bool Targets(uint64_t group, const Word* targets, int words) {
    if (!HasRoom()) return AddOneByOne(group, targets, words);
    for (int w = 0; w < words; ++w) end_ = WriteAll(group, w, targets[w], end_);
    return false;
  }
  bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words) {
    if (!HasRoom()) {
      if (may_hold) sink_.Add(Order::FromBits(hold));
      return AddOneByOne(group, targets, words);
    }
    *end_ = Order::FromBits(hold);
    end_ += may_hold ? 1 : 0;
    for (int w = 0; w < words; ++w) end_ = WriteFew<kV3>(group, w, targets[w], end_);
    return false;
  }

 private:
  // Whether there is room for whatever comes next; if not, orders are added one by one from now on.
  bool HasRoom() { return end_ < limit_ || LoseRoom(); }
  bool LoseRoom() {
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
    limit_ = nullptr;
    return false;
  }
  bool AddOneByOne(uint64_t group, const Word* targets, int words) {
    ForEachBit(targets, words, [&](int to) { sink_.Add(WithTarget(group, to)); });
    return false;
  }

  OrderSink& sink_;
  Order* end_;
  const Order* limit_;  // below it end_ has room enough; null if it never will
};

// The same as numbers of actions.
class ActionAppender {
 public:
  ActionAppender(const OrderGroups& groups, const ActionTable& table, ActionSink& sink)
      : table_(table),
        ready_(groups.ready_orders()),
        numbers_(table.ReadyNumbers(groups.stage())),
        sink_(sink),
        end_(sink.end()),
        limit_(sink.room() >= groups.most_at_once() ? end_ + (sink.room() - groups.most_at_once()) + 1 : nullptr) {}
  ~ActionAppender() {
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
  }
  bool Ready(const uint64_t* orders, size_t count, uint64_t) {
    const uint32_t* from = numbers_ + (orders - ready_);
    if (!HasRoom()) {
      for (size_t i = 0; i < count; ++i) sink_.Add(from[i]);
      return false;
    }
    static_assert(ReadyOrders::kStride == 4);
    uint32_t* to = end_;
    end_ += count;
    for (; to < end_; to += ReadyOrders::kStride, from += ReadyOrders::kStride) {
      const uint32_t a = from[0], b = from[1], c = from[2], d = from[3];
      to[0] = a;
      to[1] = b;
      to[2] = c;
      to[3] = d;
    }
    return false;
  }
  bool One(uint64_t order) {
    Add(table_.NumberOf(Order::FromBits(order)));
    return false;
  }
  bool Targets(uint64_t group, const Word* targets, int words) { return Supports(0, false, group, targets, words); }
  bool Supports(uint64_t, bool may_hold, uint64_t group, const Word* targets, int words) {
    const bool has_room = HasRoom();
    table_.ForEachTarget(Order::FromBits(group), may_hold, targets, words,
                         [&](uint32_t number) { has_room ? static_cast<void>(*end_++ = number) : sink_.Add(number); });
    return false;
  }

 private:
  // As of Appender.
  bool HasRoom() {
    if (end_ < limit_) return true;
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
    limit_ = nullptr;
    return false;
  }
  void Add(uint32_t number) { HasRoom() ? static_cast<void>(*end_++ = number) : sink_.Add(number); }

  const ActionTable& table_;
  const uint64_t* const ready_;
  const uint32_t* const numbers_;
  ActionSink& sink_;
  uint32_t* end_;
  const uint32_t* limit_;  // below it end_ has room enough; null if it never will
};

// Stops at the order of a number.
class Picker {
 public:
  explicit Picker(size_t number) : left_(number) {}
  bool Ready(const uint64_t* orders, size_t count, uint64_t power) {
    if (left_ >= count) {
      left_ -= count;
      return false;
    }
    found_ = Order::FromBits(orders[left_] | power);
    return true;
  }
  bool One(uint64_t order) {
    if (left_-- > 0) return false;
    found_ = Order::FromBits(order);
    return true;
  }
  bool Targets(uint64_t group, const Word* targets, int words) {
    for (int w = 0; w < words; ++w) {
      const auto count = static_cast<size_t>(std::popcount(targets[w]));
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

  size_t left_;
  Order found_;
};

// Stops at an order and knows its number.
class Finder {
 public:
  explicit Finder(Order order) : order_(order.bits()), target_(order.target()) {}
  bool Ready(const uint64_t* orders, size_t count, uint64_t power) {
    for (size_t i = 0; i < count; ++i) {
      if (One(orders[i] | power)) return true;
    }
    return false;
  }
  bool One(uint64_t order) {
    if (order == order_) return found_ = true;
    ++number_;
    return false;
  }
  bool Targets(uint64_t group, const Word* targets, int words) {
    if (((group ^ order_) & ~kTargetField) == 0) return Look(targets, words);
    for (int w = 0; w < words; ++w) number_ += static_cast<size_t>(std::popcount(targets[w]));
    return false;
  }
  bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words) {
    return (may_hold && One(hold)) || Targets(group, targets, words);
  }
  size_t number() const { return found_ ? number_ : kNotListed; }

 private:
  // It is in this group or in none.
  bool Look(const Word* targets, int words) {
    found_ = target_ < words * 64 && TestBit(targets, target_);
    if (!found_) return true;
    const int word = target_ / 64;
    for (int w = 0; w < word; ++w) number_ += static_cast<size_t>(std::popcount(targets[w]));
    number_ += static_cast<size_t>(std::popcount(targets[word] & ((Word{1} << (target_ % 64)) - 1)));
    return true;
  }

  const uint64_t order_;
  const int target_;
  size_t number_ = 0;
  bool found_ = false;
};

// The walks of one level. All that they call is put into them (flatten), so that it is compiled for the level, too.
#define ENTENTE_ORDER_WALKS(name, attributes, popcount)                                                               \
  struct name {                                                                                                       \
    attributes static void Append(const OrderGroups& groups, const Unit& unit, OrderSink& sink) {                     \
      Appender<popcount> appender(sink, groups.most_at_once());                                                       \
      groups.Walk(unit, appender);                                                                                    \
    }                                                                                                                 \
    attributes static void AppendAll(const OrderGroups& groups, PowerIndex power, OrderSink& sink) {                  \
      Appender<popcount> appender(sink, groups.most_at_once());                                                       \
      groups.WalkAll(power, appender);                                                                                \
    }                                                                                                                 \
    attributes static size_t Count(const OrderGroups& groups, const Unit& unit) { return groups.Count(unit); }        \
    attributes static size_t CountAll(const OrderGroups& groups, PowerIndex power) { return groups.CountAll(power); } \
    attributes static void AppendActions(const OrderGroups& groups, PowerIndex power, const ActionTable& table,       \
                                         ActionSink& sink) {                                                          \
      ActionAppender appender(groups, table, sink);                                                                   \
      groups.WalkAll(power, appender);                                                                                \
    }                                                                                                                 \
    attributes static Order At(const OrderGroups& groups, const Unit& unit, size_t number) {                          \
      Picker picker(number);                                                                                          \
      groups.Walk(unit, picker);                                                                                      \
      return picker.found();                                                                                          \
    }                                                                                                                 \
    attributes static size_t Find(const OrderGroups& groups, const Unit& unit, Order order) {                         \
      Finder finder(order);                                                                                           \
      groups.Walk(unit, finder);                                                                                      \
      return finder.number();                                                                                         \
    }                                                                                                                 \
    static constexpr OrderWalks kWalks = {Append, AppendAll, Count, CountAll, AppendActions, At, Find};               \
  };

ENTENTE_ORDER_WALKS(Baseline, , false)
#if defined(__x86_64__)
#define ENTENTE_V3 __attribute__((flatten, target("popcnt,bmi,bmi2,avx2")))
ENTENTE_ORDER_WALKS(LevelV3, ENTENTE_V3, true)
#undef ENTENTE_V3
#endif
#undef ENTENTE_ORDER_WALKS

}  // namespace

const OrderWalks& OrderWalksOf(ProcessorLevel level) {
#if defined(__x86_64__)
  if (level == ProcessorLevel::kV3) return LevelV3::kWalks;
#endif
  static_cast<void>(level);
  return Baseline::kWalks;
}

}  // namespace entente
