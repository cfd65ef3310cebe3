#include "legal_orders/order_walks.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "legal_orders/board_lists.h"

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

Order Ready(uint64_t order, uint64_t power) { return Order::FromBits(order | power); }
uint32_t Ready(uint32_t number, uint64_t) { return number; }

// Copies a stride, whether or not all of it is wanted.
constexpr size_t kStride = 4;
static_assert(kStride <= ReadyOrders::kMostAtOnce);
void CopyStride(const uint64_t* from, uint64_t power, Order* to) {
  uint64_t orders __attribute__((vector_size(kStride * sizeof(uint64_t))));
  std::memcpy(&orders, from, sizeof orders);
  orders |= power;
  std::memcpy(static_cast<void*>(to), &orders, sizeof orders);
}
void CopyStride(const uint32_t* from, uint64_t, uint32_t* to) { std::memcpy(to, from, kStride * sizeof *from); }

// Copies runs of ready-made orders, or of their numbers, to memory with room for them and a stride more.
template <typename From, typename To>
class ReadyCopier {
 public:
  ReadyCopier(const From* ready, To* end, const To* limit) : ready_(ready), end_(end), limit_(limit) {}
  To* end() const { return end_; }
  bool HasRoom() const { return end_ < limit_; }
  void Run(ReadyOrders::Run run, uint64_t power) {
    const From* from = ready_ + run.first;
    To* const end = end_ + run.count;
    for (CopyStride(from, power, end_); run.count > kStride; run.count -= kStride)
      CopyStride(from += kStride, power, end_ += kStride);
    end_ = end;
  }

 private:
  const From* const ready_;
  To* end_;
  const To* const limit_;  // below it end_ has room for all of a unit
};

// What is added one by one where there is not room for all that could come at once. Functions of their own, so that they
// take no registers from the loops.
template <typename From, typename Item>
__attribute__((noinline)) void AddReady(ListSink<Item>& sink, const From* ready, size_t count, uint64_t power) {
  for (size_t i = 0; i < count; ++i) sink.Add(Ready(ready[i], power));
}
__attribute__((noinline)) void AddTargets(OrderSink& sink, uint64_t group, const Word* targets, int words) {
  ForEachBit(targets, words, [&](int to) { sink.Add(WithTarget(group, to)); });
}

// The end of a list that grows.
template <typename From, typename Item>
class ListEnd {
 public:
  ListEnd(const OrderGroups& groups, const From* ready, ListSink<Item>& sink)
      : most_of_a_unit_(groups.most_of_a_unit()),
        ready_(ready),
        sink_(sink),
        end_(sink.end()),
        memory_end_(end_ + sink.room()),
        limit_(LimitFor(groups.most_at_once())) {}
  ~ListEnd() {
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
  }

  // A copier of whole units, and going on where it ended.
  ReadyCopier<From, Item> Copier() const {
    return {ready_, end_, limit_ == nullptr ? nullptr : LimitFor(most_of_a_unit_)};
  }
  void GoOnFrom(Item* end) { end_ = end; }

  bool Ready(ReadyOrders::Run run, uint64_t power) {
    if (!HasRoom()) {
      AddReady(sink_, ready_ + run.first, run.count, power);
      return false;
    }
    ReadyCopier<From, Item> copier(ready_, end_, nullptr);
    copier.Run(run, power);
    end_ = copier.end();
    return false;
  }

 protected:
  // Whether there is room for whatever comes next; if not, orders are added one by one from now on.
  bool HasRoom() { return end_ < limit_ || LoseRoom(); }
  bool LoseRoom() {
    if (limit_ != nullptr) sink_.TakeUpTo(end_);
    limit_ = nullptr;
    return false;
  }
  const Item* LimitFor(size_t most) const {
    return static_cast<size_t>(memory_end_ - end_) < most ? nullptr : memory_end_ - most + 1;
  }

  const size_t most_of_a_unit_;
  const From* const ready_;
  ListSink<Item>& sink_;
  Item* end_;
  const Item* const memory_end_;
  const Item* limit_;  // below it end_ has room enough; null if it never will
};

template <bool kV3>
class Appender : public ListEnd<uint64_t, Order> {
 public:
  Appender(const OrderGroups& groups, OrderSink& sink) : ListEnd(groups, groups.ready_orders(), sink) {}
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
      AddReady(sink_, &hold, may_hold ? 1 : 0, 0);
      return AddOneByOne(group, targets, words);
    }
    *end_ = Order::FromBits(hold);
    end_ += may_hold ? 1 : 0;
    for (int w = 0; w < words; ++w) end_ = WriteFew<kV3>(group, w, targets[w], end_);
    return false;
  }

 private:
  bool AddOneByOne(uint64_t group, const Word* targets, int words) {
    AddTargets(sink_, group, targets, words);
    return false;
  }
};

// The same as numbers of actions.
class ActionAppender : public ListEnd<uint32_t, uint32_t> {
 public:
  ActionAppender(const OrderGroups& groups, const ActionTable& table, ActionSink& sink)
      : ListEnd(groups, table.ReadyNumbers(groups.stage()), sink), table_(table) {}
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
  void Add(uint32_t number) { HasRoom() ? static_cast<void>(*end_++ = number) : sink_.Add(number); }

  const ActionTable& table_;
};

// Stops at the order of a number.
class Picker {
 public:
  Picker(const OrderGroups& groups, size_t number) : ready_(groups.ready_orders()), left_(number) {}
  bool Ready(ReadyOrders::Run run, uint64_t power) {
    if (left_ >= run.count) {
      left_ -= run.count;
      return false;
    }
    found_ = Order::FromBits(ready_[run.first + left_] | power);
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

  const uint64_t* const ready_;
  size_t left_;
  Order found_;
};

// Stops at an order and knows its number.
class Finder {
 public:
  Finder(const OrderGroups& groups, Order order)
      : ready_(groups.ready_orders()), order_(order.bits()), target_(order.target()) {}
  bool Ready(ReadyOrders::Run run, uint64_t power) {
    for (size_t i = 0; i < run.count; ++i) {
      if (One(ready_[run.first + i] | power)) return true;
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

  const uint64_t* const ready_;
  const uint64_t order_;
  const int target_;
  size_t number_ = 0;
  bool found_ = false;
};

// Appends the orders of all units of a power from unit `index` on; copy_units: OrderGroups::CopyUnits.
template <typename Appender, typename CopyUnits>
void AppendUnits(const OrderGroups& groups, PowerIndex power, Appender& appender, const CopyUnits& copy_units,
                 size_t index) {
  const size_t count = groups.unit_count();
  while (index < count) {
    const auto [copied_to, end] = copy_units(groups, index, power, appender.Copier());
    appender.GoOnFrom(end);
    index = copied_to;
    for (bool again = index < count; again; again = index < count && !groups.MayCopyUnit(index)) {
      if (groups.IsOf(index, power)) groups.WalkUnit(index, appender);
      ++index;
    }
  }
}

// The walks of one level. What most units come to is a function of its own, so that it has the registers for itself.
#define ENTENTE_ORDER_WALKS(name, attributes, popcount)                                                              \
  struct name {                                                                                                      \
    template <typename Copier>                                                                                       \
    attributes __attribute__((noinline)) static auto Copy(const OrderGroups& groups, size_t index, PowerIndex power, \
                                                          Copier copier) {                                           \
      const size_t copied_to = groups.CopyUnits(index, power, copier);                                               \
      return std::pair(copied_to, copier.end());                                                                     \
    }                                                                                                                \
    attributes __attribute__((noinline)) static void EnterUnits(OrderGroups& groups) { groups.EnterUnits(); }        \
    attributes __attribute__((noinline)) static void FindConvoys(OrderGroups& groups) { groups.FindConvoys(); }      \
    static bool Set(OrderGroups& groups, const PositionView& position, const RuleOptions& rules) {                   \
      if (!groups.Begin(position, rules)) return false;                                                              \
      EnterUnits(groups);                                                                                            \
      FindConvoys(groups);                                                                                           \
      return true;                                                                                                   \
    }                                                                                                                \
    attributes static void Append(const OrderGroups& groups, const Unit& unit, OrderSink& sink) {                    \
      Appender<popcount> appender(groups, sink);                                                                     \
      groups.Walk(unit, appender);                                                                                   \
    }                                                                                                                \
    attributes __attribute__((noinline)) static void AppendFrom(const OrderGroups& groups, size_t index,             \
                                                                PowerIndex power, OrderSink& sink) {                 \
      Appender<popcount> appender(groups, sink);                                                                     \
      AppendUnits(groups, power, appender, Copy<ReadyCopier<uint64_t, Order>>, index);                               \
    }                                                                                                                \
    static void AppendAll(const OrderGroups& groups, PowerIndex power, OrderSink& sink) {                            \
      size_t index = 0;                                                                                              \
      if constexpr (popcount) index = AppendBoard(groups, power, sink);                                              \
      if (index < groups.unit_count()) AppendFrom(groups, index, power, sink);                                       \
    }                                                                                                                \
    attributes static size_t Count(const OrderGroups& groups, const Unit& unit) { return groups.Count(unit); }       \
    attributes __attribute__((noinline)) static void CountGoals(const OrderGroups& groups) { groups.CountGoals(); }  \
    attributes __attribute__((noinline)) static void CountAlone(const OrderGroups& groups, uint32_t* counts) {       \
      groups.CountAlone(counts);                                                                                     \
    }                                                                                                                \
    attributes __attribute__((noinline)) static void CountConvoys(const OrderGroups& groups, uint32_t* counts) {     \
      groups.CountConvoys(counts);                                                                                   \
    }                                                                                                                \
    static void CountAll(const OrderGroups& groups, std::span<uint32_t> counts) {                                    \
      CountGoals(groups);                                                                                            \
      std::ranges::fill(counts, 0u);                                                                                 \
      CountAlone(groups, counts.data());                                                                             \
      CountConvoys(groups, counts.data());                                                                           \
    }                                                                                                                \
    attributes __attribute__((noinline)) static void AppendActionsFrom(const OrderGroups& groups, size_t index,      \
                                                                       PowerIndex power, const ActionTable& table,   \
                                                                       ActionSink& sink) {                           \
      ActionAppender appender(groups, table, sink);                                                                  \
      AppendUnits(groups, power, appender, Copy<ReadyCopier<uint32_t, uint32_t>>, index);                            \
    }                                                                                                                \
    static void AppendActions(const OrderGroups& groups, PowerIndex power, const ActionTable& table,                 \
                              ActionSink& sink) {                                                                    \
      size_t index = 0;                                                                                              \
      if constexpr (popcount) index = AppendBoardActions(groups, power, table, sink);                                \
      if (index < groups.unit_count()) AppendActionsFrom(groups, index, power, table, sink);                         \
    }                                                                                                                \
    attributes static Order At(const OrderGroups& groups, const Unit& unit, size_t number) {                         \
      Picker picker(groups, number);                                                                                 \
      groups.Walk(unit, picker);                                                                                     \
      return picker.found();                                                                                         \
    }                                                                                                                \
    attributes static size_t Find(const OrderGroups& groups, const Unit& unit, Order order) {                        \
      Finder finder(groups, order);                                                                                  \
      groups.Walk(unit, finder);                                                                                     \
      return finder.number();                                                                                        \
    }                                                                                                                \
    static constexpr OrderWalks kWalks = {Set, Append, AppendAll, Count, CountAll, AppendActions, At, Find};         \
  };

ENTENTE_ORDER_WALKS(Baseline, , false)
#if defined(__x86_64__)
ENTENTE_ORDER_WALKS(LevelV3, ENTENTE_V3, true)
#endif
#undef ENTENTE_ORDER_WALKS

}  // namespace

const OrderWalks& OrderWalksOf(ProcessorLevel level) {
#if defined(__x86_64__)
  if (level >= ProcessorLevel::kV3) return LevelV3::kWalks;
#endif
  static_cast<void>(level);
  return Baseline::kWalks;
}

}  // namespace entente
