#include "legal_orders/board_lists.h"

#if defined(__x86_64__)

#include <immintrin.h>

#include <bit>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("popcnt,avx2,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("popcnt,avx2,bmi,bmi2")
#endif

namespace entente {
namespace {

// Of eight bits those that are set, ascending.
struct Ones {
  alignas(64) uint8_t of[256][8];
};
constexpr Ones MakeOnes() {
  Ones ones{};
  for (int bits = 0; bits < 256; ++bits) {
    for (int i = 0, count = 0; i < 8; ++i) {
      if (bits >> i & 1) ones.of[bits][count++] = static_cast<uint8_t>(i);
    }
  }
  return ones;
}
constexpr Ones kOnes = MakeOnes();

__m256i Load(const void* from) { return _mm256_loadu_si256(static_cast<const __m256i*>(from)); }
void Store(void* to, __m256i items) { _mm256_storeu_si256(static_cast<__m256i*>(to), items); }
__m256i Splat(uint64_t value) { return _mm256_set1_epi64x(static_cast<long long>(value)); }
int LowestOf(Word bits) { return static_cast<int>(_tzcnt_u64(bits)); }

// More than the orders of a group and what may be written behind them.
constexpr ptrdiff_t kMostOfAGroup = 64 + ReadyOrders::kMostAtOnce;

}  // namespace

// The bits of rows of two words that stand where those of a certain row do, side by side in one word.
class JoinedBits {
 public:
  explicit JoinedBits(const Word* places) : low_(places[0]), high_(places[1]), shift_(std::popcount(low_)) {}
  Word Of(const Word* row) const { return Of(row[0], row[1]); }
  int count() const { return shift_ + std::popcount(high_); }
  Word Of(Word low, Word high) const { return _pext_u64(low, low_) | _pext_u64(high, high_) << shift_; }

 private:
  Word low_, high_;
  int shift_;
};

// Where passengers could land.
struct Landings {
  explicit Landings(const Word* row) : bits(row) {}
  JoinedBits bits;
  int eights = 0;                // of the list
  alignas(16) uint8_t list[64];  // the provinces, ascending
};

namespace {

// Its list is being made.
struct ListedUnit {
  PlacedUnit placed;
  ReachTables::Rows rows;
  uint64_t hold;
};

constexpr uint64_t kThirdField = uint64_t{kNoLocation} << 48;
// What is to be added to a hold, less its empty fields, for an order of another kind.
constexpr uint64_t BesideHold(OrderKind kind) {
  return static_cast<uint64_t>(kind) - static_cast<uint64_t>(OrderKind::kHold);
}

// The list is one of orders.
class OrderForm {
 public:
  using Item = Order;
  using Bits = __m256i;  // what is to be put into the orders of a unit

  OrderForm(const OrderGroups& groups, const ReachTables& reach) : ready_(groups.ready_orders()), reach_(reach) {}
  static Bits BitsOf(const Unit& unit) { return Splat(uint64_t{unit.power} << kPowerShift); }
  Order* CopyOwn(ReadyOrders::Run run, Bits bits, Order* end) const {
    const uint64_t* const from = ready_ + run.first;
    if (run.count > 8) [[unlikely]]
      return CopyLong(run, bits, end);
    CopyFour(from, bits, end);
    CopyFour(from + 4, bits, end + 4);
    return end + run.count;
  }
  Order* Copy(ReadyOrders::Run run, Bits bits, Order* end) const {
    if (run.count > 4) [[unlikely]]
      return CopyLong(run, bits, end);
    CopyFour(ready_ + run.first, bits, end);
    return end + run.count;
  }
  // `goals`: where the army could go; `supports`: where the unit may support into.
  Order* Supports(const ListedUnit& unit, ProvinceIndex army, const Word* goals, const JoinedBits& supports,
                  Order* end) const {
    const uint64_t group = (unit.hold & ~kThirdField) | ThirdOf(army);
    *end = Order::FromBits(group + BesideHold(OrderKind::kSupportHold));
    end += TestBit(unit.rows.supports(), army) ? 1 : 0;
    Word targets = supports.Of(goals);
    const __m256i groups = Splat((group & ~kTargetField) + BesideHold(OrderKind::kSupportMove));
    for (const uint8_t* list = reach_.SupportList(unit.placed.number);; targets >>= 8, list += 8) {
      const auto eight = static_cast<uint8_t>(targets);
      const int count = std::popcount(eight);
      const __m128i picked = Pick(list, eight);
      WriteFour(groups, picked, end);
      if (count > 4) WriteFour(groups, _mm_srli_si128(picked, 4), end + 4);
      end += count;
      if (targets < 256) return end;
    }
  }
  Order* Moves(const ListedUnit& unit, const Word* targets, const Landings& landings, Order* end) const {
    constexpr uint64_t kVia = Order::FromBits(0).WithViaConvoy(true).bits();
    return ToLandings((unit.hold & ~kTargetField) + BesideHold(OrderKind::kMove) + kVia, targets, landings, end);
  }
  Order* Convoys(const ListedUnit& unit, ProvinceIndex army, const Word* targets, const Landings& landings,
                 Order* end) const {
    const uint64_t group = (unit.hold & ~(kThirdField | kTargetField)) + BesideHold(OrderKind::kConvoy);
    return ToLandings(group | ThirdOf(army), targets, landings, end);
  }

 private:
  static uint64_t ThirdOf(ProvinceIndex army) {
    return Order::FromBits(0).WithThird(army).WithThirdType(UnitType::kArmy).bits();
  }
  static void CopyFour(const uint64_t* from, Bits bits, Order* to) { Store(to, _mm256_or_si256(Load(from), bits)); }
  __attribute__((noinline)) Order* CopyLong(ReadyOrders::Run run, Bits bits, Order* end) const {
    for (size_t i = 0; i < run.count; i += 4) CopyFour(ready_ + run.first + i, bits, end + i);
    return end + run.count;
  }
  // Of eight numbers of a list some, side by side.
  static __m128i Pick(const uint8_t* list, uint8_t bits) {
    return _mm_shuffle_epi8(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(list)),
                            _mm_loadl_epi64(reinterpret_cast<const __m128i*>(kOnes.of[bits])));
  }
  // The orders of a group with the first four of some targets.
  static void WriteFour(__m256i groups, __m128i targets, Order* to) {
    Store(to, _mm256_or_si256(_mm256_slli_epi64(_mm256_cvtepu8_epi64(targets), kTargetShift), groups));
  }
  static Order* ToLandings(uint64_t group, const Word* targets, const Landings& landings, Order* end) {
    const __m256i groups = Splat(group);
    Word bits = landings.bits.Of(targets);
    const uint8_t* list = landings.list;
    for (int i = 0; i < landings.eights; ++i, bits >>= 8, list += 8) {
      const auto eight = static_cast<uint8_t>(bits);
      const __m128i picked = Pick(list, eight);
      WriteFour(groups, picked, end);
      WriteFour(groups, _mm_srli_si128(picked, 4), end + 4);
      end += std::popcount(eight);
    }
    return end;
  }

  const uint64_t* const ready_;
  const ReachTables& reach_;
};

// The list is one of their numbers in a table of actions.
class NumberForm {
 public:
  using Item = uint32_t;
  struct Bits {};

  NumberForm(const ActionTable& table, size_t stage)
      : table_(table), stage_(stage), ready_(table.ReadyNumbers(stage)) {}
  static Bits BitsOf(const Unit&) { return {}; }
  uint32_t* CopyOwn(ReadyOrders::Run run, Bits, uint32_t* end) const {
    if (run.count > 8) [[unlikely]]
      return CopyLong(run, end);
    Store(end, Load(ready_ + run.first));
    return end + run.count;
  }
  uint32_t* Copy(ReadyOrders::Run run, Bits, uint32_t* end) const {
    if (run.count > 4) [[unlikely]]
      return CopyLong(run, end);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(end),
                     _mm_loadu_si128(reinterpret_cast<const __m128i*>(ready_ + run.first)));
    return end + run.count;
  }
  uint32_t* Supports(const ListedUnit& unit, ProvinceIndex army, const Word* goals, const JoinedBits& supports,
                     uint32_t* end) const {
    const ActionTable::SupportNumbers numbers = table_.SupportsOf(stage_, unit.placed.unit, army);
    const Word may_hold = TestBit(unit.rows.supports(), army) ? 1 : 0, targets = supports.Of(goals);
    if ((targets & ~Word{numbers.targets}) != 0 || may_hold > numbers.holds) [[unlikely]]
      return OneByOne(Order::SupportMove(unit.placed.unit, UnitType::kArmy, army, 0), may_hold != 0, goals,
                      unit.rows.supports(), end);
    *end = numbers.first;
    return Ranks(numbers.first + numbers.holds, _pext_u64(targets, numbers.targets), targets < 256 ? 1 : 2,
                 end + may_hold);
  }
  uint32_t* Moves(const ListedUnit& unit, const Word* targets, const Landings&, uint32_t* end) const {
    const ProvinceIndex army = unit.placed.at;
    return ToLandings(Order::Move(unit.placed.unit, 0, true), table_.MovesVia(army), targets, end);
  }
  uint32_t* Convoys(const ListedUnit& unit, ProvinceIndex army, const Word* targets, const Landings&,
                    uint32_t* end) const {
    return ToLandings(Order::Convoy(unit.placed.unit, army, 0), table_.ConvoysOf(unit.placed.unit, army), targets, end);
  }

 private:
  __attribute__((noinline)) uint32_t* CopyLong(ReadyOrders::Run run, uint32_t* end) const {
    for (size_t i = 0; i < run.count; i += 8) Store(end + i, Load(ready_ + run.first + i));
    return end + run.count;
  }
  // Of the numbers from `first` on those that are set in `ranks`, which ends after so many eights.
  static uint32_t* Ranks(uint32_t first, Word ranks, int eights, uint32_t* end) {
    __m256i base = _mm256_set1_epi32(static_cast<int>(first));
    const __m256i eight = _mm256_set1_epi32(8);
    for (int i = 0; i < eights; ++i, ranks >>= 8, base = _mm256_add_epi32(base, eight)) {
      const auto low = static_cast<uint8_t>(ranks);
      Store(end, _mm256_add_epi32(
                     _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(kOnes.of[low]))), base));
      end += std::popcount(low);
    }
    return end;
  }
  uint32_t* ToLandings(Order order, const ActionTable::ConvoyNumbers& numbers, const Word* targets,
                       uint32_t* end) const {
    if (((targets[0] & ~numbers.targets[0]) | (targets[1] & ~numbers.targets[1])) != 0) [[unlikely]] {
      constexpr Word kAll[2] = {~Word{0}, ~Word{0}};
      return OneByOne(order, false, targets, kAll, end);
    }
    const JoinedBits known(numbers.targets);
    return Ranks(numbers.first, known.Of(targets), (known.count() + 7) / 8, end);
  }
  __attribute__((noinline)) uint32_t* OneByOne(Order order, bool has_hold, const Word* goals, const Word* supports,
                                               uint32_t* end) const {
    const Word targets[2] = {goals[0] & supports[0], goals[1] & supports[1]};
    table_.ForEachTarget(order, has_hold, targets, 2, [&](uint32_t number) { *end++ = number; });
    return end;
  }

  const ActionTable& table_;
  const size_t stage_;
  const uint32_t* const ready_;
};

}  // namespace

// Units are numbered from 1 on, ascending by province: a unit is a bit of a word.
class BoardLists {
 public:
  explicit BoardLists(const OrderGroups& groups)
      : groups_(groups),
        convoys_(groups.convoys_),
        reach_(groups.stage_->reach),
        units_(groups.occupied_.data()),
        landings_(groups.convoys_.landings()) {
    FindPassengers();
  }

  // Writes to `end` and behind it; moves it to where that ended. Returns the index of the unit there.
  template <typename Form>
  size_t List(const Form& form, PowerIndex power, typename Form::Item*& end, const typename Form::Item* memory_end) {
    // What stands in locals need not be looked up again after each order that is written.
    const JoinedBits units = units_;
    const ReadyOrders& ready = *groups_.ready_;
    const ReachTables& reach = reach_;
    const Word armies[2] = {groups_.armies_[0], groups_.armies_[1]},
               fleets[2] = {groups_.fleets_[0], groups_.fleets_[1]};
    const uint8_t* const slots = groups_.unit_slots_.data();
    const PlacedUnit* const placed = groups_.units_.data();
    const Word far[2] = {far_[0], far_[1]}, involved = involved_;
    const size_t count = groups_.unit_count();
    const size_t most = groups_.most_of_a_unit();
    typename Form::Item* to = end;
    size_t index = 0;
    for (; index < count; ++index) {
      const PlacedUnit unit = placed[index];
      if (power != kNoPower && unit.unit.power != power) continue;
      if (static_cast<size_t>(memory_end - to) < most) break;
      const ReachTables::Rows rows = reach.RowsOf<2>(unit.number);
      Word near[2];
      for (int w = 0; w < 2; ++w) near[w] = (rows.near_armies()[w] & armies[w]) | (rows.near_fleets()[w] & fleets[w]);
      const Word beside = units.Of(near) << 1;
      const Word* const supports = rows.supports();
      if (((supports[0] & far[0]) | (supports[1] & far[1]) | (involved & Word{2} << index)) != 0) {
        typename Form::Item* const next = ListWithConvoys(form, index, beside, to, memory_end);
        if (next == nullptr) break;
        to = next;
        continue;
      }
      const ReadyOrders::Runs runs = ready.RunsOf(unit.number);
      const typename Form::Bits bits = Form::BitsOf(unit.unit);
      to = form.CopyOwn(runs.In(ReadyOrders::kOwnSlot), bits, to);
      for (Word rest = beside; rest != 0; rest &= rest - 1) to = form.Copy(runs.In(slots[LowestOf(rest)]), bits, to);
    }
    end = to;
    return index;
  }

 private:
  // What depends on the whole board.
  void FindPassengers() {
    const Word* const passengers = convoys_.passengers();
    passengers_ = units_.Of(passengers) << 1;
    if (passengers_ == 0) return;
    involved_ = units_.Of(convoys_.involved()) << 1;
    int number = 0;
    ForEachBit(passengers, 2, [&](int p) {
      const auto army = static_cast<ProvinceIndex>(p);
      const Word* const moves = reach_.Moves(UnitType::kArmy, army);
      const Word* const landings = convoys_.Destinations(army);
      const Word far[2] = {landings[0] & ~moves[0], landings[1] & ~moves[1]};
      for (int w = 0; w < 2; ++w) far_[w] |= far[w];
      farther_[number++] = landings_.bits.Of(far);
    });
    blocks_ = (number + 3) / 4;
    while (number < blocks_ * 4) farther_[number++] = 0;
    int places = 0;
    ForEachBit(convoys_.landings(), 2, [&](int p) { landings_.list[places++] = static_cast<uint8_t>(p); });
    landings_.eights = (places + 7) / 8;
  }
  // Passengers that could be convoyed to some of the provinces in a row, but could not go there directly.
  Word PassengersTo(const Word* provinces) const {
    const __m256i all = Splat(landings_.bits.Of(provinces));
    Word none = NoneOf(all, farther_);
    for (int b = 1; b < blocks_; ++b) none |= NoneOf(all, farther_ + 4 * b) << (4 * b);
    return _pdep_u64(~none, passengers_);
  }
  static Word NoneOf(__m256i places, const Word* farther) {
    const __m256i common = _mm256_and_si256(places, _mm256_load_si256(reinterpret_cast<const __m256i*>(farther)));
    const __m256i is_none = _mm256_cmpeq_epi64(common, _mm256_setzero_si256());
    return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(is_none)));
  }

  // Null: there is not room for what could come.
  template <typename Form>
  __attribute__((noinline)) typename Form::Item* ListWithConvoys(const Form& form, size_t index, Word beside,
                                                                 typename Form::Item* to,
                                                                 const typename Form::Item* memory_end) {
    const PlacedUnit placed = groups_.units_[index];
    const ReachTables::Rows rows = reach_.RowsOf<2>(placed.number);
    const ReadyOrders::Runs runs = groups_.ready_->RunsOf(placed.number);
    const uint8_t* const slots = groups_.unit_slots_.data();
    const ptrdiff_t most = static_cast<ptrdiff_t>(groups_.most_of_a_unit()) + kMostOfAGroup;
    if (memory_end - to < most) return nullptr;
    const typename Form::Bits bits = Form::BitsOf(placed.unit);
    const ReadyOrders::Run own = runs.In(ReadyOrders::kOwnSlot);
    const ListedUnit unit = {placed, rows, Order::Hold(placed.unit).bits()};
    const JoinedBits supports(rows.supports());
    to = form.CopyOwn(own, bits, to);
    Word carried = 0, farther = PassengersTo(rows.supports()) & ~(Word{2} << index);
    const bool is_involved = (involved_ >> (index + 1) & 1) != 0;
    const bool carries = is_involved && placed.unit.type == UnitType::kFleet;
    if (carries) {
      carried = units_.Of(convoys_.PassengersOf(placed.at)) << 1 & farther;
      if (convoys_.FleetsWith(placed.at) == 1) {
        // Whom nobody else carries, these go on foot.
        const Word on_foot = carried & ~(units_.Of(convoys_.shared()) << 1);
        carried ^= on_foot;
        farther ^= on_foot;
      }
      if (carried != 0) convoys_.TakeOut<2>(placed.at);
    } else if (is_involved) {
      to = form.Moves(unit, convoys_.Destinations(placed.at), landings_, to);
    }
    for (Word rest = beside | farther; rest != 0; rest &= rest - 1) {
      const int other = LowestOf(rest);
      if ((farther >> other & 1) == 0) {
        to = form.Copy(runs.In(slots[other]), bits, to);
      } else {
        if (memory_end - to < most) return nullptr;
        const ProvinceIndex army = groups_.units_[size_t(other) - 1].at;
        const Word* goals = groups_.goals_.data() + size_t{army} * 2;
        RowOf<2> without;
        if ((carried >> other & 1) != 0) {
          convoys_.FindDestinationsWithout<2>(army, without.words);
          const Word* const moves = reach_.RowsOf<2>(army).moves();
          for (int w = 0; w < 2; ++w) without.words[w] |= moves[w];
          goals = without.words;
        }
        to = form.Supports(unit, army, goals, supports, to);
      }
    }
    return carries ? ListConvoys(form, unit, to, memory_end) : to;
  }

  template <typename Form>
  typename Form::Item* ListConvoys(const Form& form, const ListedUnit& unit, typename Form::Item* to,
                                   const typename Form::Item* memory_end) {
    const Word* const passengers = convoys_.PassengersOf(unit.placed.at);
    int number = 0;
    for (int v = 0; v < 2; ++v) {
      for (Word rest = passengers[v]; rest != 0; rest &= rest - 1) {
        if (memory_end - to < kMostOfAGroup) return nullptr;
        const auto army = static_cast<ProvinceIndex>(v * 64 + LowestOf(rest));
        RowOf<2> memory;
        const Word* const needed = convoys_.NeededFor<2>(unit.placed.at, army, number++, memory.words);
        to = form.Convoys(unit, army, needed, landings_, to);
      }
    }
    return to;
  }

  const OrderGroups& groups_;
  BoardConvoys& convoys_;
  const ReachTables& reach_;
  const JoinedBits units_;
  Landings landings_;
  Word passengers_ = 0, involved_ = 0;
  Word far_[2] = {};  // where some passenger could land, but could not go directly
  int blocks_ = 0;
  alignas(32) Word farther_[64];
};

namespace {

template <typename Form, typename Item>
size_t AppendIn(const Form& form, const OrderGroups& groups, PowerIndex power, ListSink<Item>& sink) {
  Item* end = sink.end();
  BoardLists lists(groups);
  const size_t index = lists.List(form, power, end, end + sink.room());
  sink.TakeUpTo(end);
  return index;
}

}  // namespace

size_t AppendBoard(const OrderGroups& groups, PowerIndex power, OrderSink& sink) {
  if (!groups.MayBeJoined() || sink.room() == 0) return 0;
  return AppendIn(OrderForm(groups, groups.tables()->stages[groups.stage()].reach), groups, power, sink);
}

size_t AppendBoardActions(const OrderGroups& groups, PowerIndex power, const ActionTable& table, ActionSink& sink) {
  if (!groups.MayBeJoined() || !table.has_support_numbers() || sink.room() == 0) return 0;
  return AppendIn(NumberForm(table, groups.stage()), groups, power, sink);
}

}  // namespace entente

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif  // __x86_64__
