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

#include "legal_orders/list_forms.inc"

namespace entente {

// What of a unit is ready-made: its hold and moves, and which of its supports, which stand behind them.
struct ReadyOfUnit {
  Word supports;
  uint32_t own, own_count;
};

struct Passenger {
  ProvinceIndex at;
  uint16_t place;
};

namespace {

// The ready-made supports that a unit has on a board, a bit each.
//   `places`: those with a unit (unit_places.h).
template <int kPlaceWords>
Word ReadyBits(const ReadySupports::OfUnit& unit, const RowOf<kPlaceWords>& places) {
  const int first = std::popcount(unit.near[0]);
  Word near = _pext_u64(places.words[0], unit.near[0]) | _pext_u64(places.words[1], unit.near[1]) << first;
  if constexpr (kPlaceWords > 2)
    near |= _pext_u64(places.words[2], unit.near[2]) << (first + std::popcount(unit.near[1]));
  return 2 * _pdep_u64(near, unit.ends) - _pdep_u64(near, unit.begins);
}

}  // namespace

// Units are numbered, ascending by province, and so are passengers: each is a bit of a word.
class BoardLists {
 public:
  explicit BoardLists(const OrderGroups& groups)
      : groups_(groups),
        convoys_(groups.convoys_),
        reach_(groups.stage_->reach),
        units_(groups.occupied_.data()),
        all_passengers_(groups.convoys_.passengers()),
        landings_(groups.convoys_.landings()) {
    FindPassengers();
    groups.stage_->supports.place_words() == 2 ? FindReady<2>() : FindReady<ReadySupports::kMostPlaceWords>();
  }

  // Writes to `end` and behind it; moves it to where that ended. Returns the index of the unit there.
  template <typename Form>
  size_t List(const Form& form, PowerIndex power, typename Form::Item*& end, const typename Form::Item* memory_end) {
    const PlacedUnit* const placed = groups_.units_.data();
    const size_t count = groups_.unit_count();
    const auto most = static_cast<ptrdiff_t>(groups_.most_of_a_unit());
    if (memory_end - end < most) return 0;
    const typename Form::Item* const limit = memory_end - most;
    const unsigned all_powers = power == kNoPower ? 0 : 0xff;
    typename Form::Item* to = end;
    Word concerned = concerned_;
    size_t index = 0;
    for (; index < count; ++index, concerned >>= 1) {
      const Unit unit = placed[index].unit;
      if (((unit.power ^ power) & all_powers) != 0) continue;
      if (to > limit) break;
      if ((concerned & 1) != 0) {
        typename Form::Item* const next = ListWithConvoys(form, index, to, memory_end);
        if (next == nullptr) break;
        to = next;
        continue;
      }
      const typename Form::Bits bits = Form::BitsOf(unit);
      const ReadyOfUnit ready = ready_[index];
      to = form.CopyOwn({ready.own, ready.own_count}, bits, to);
      to = form.Pick(ready.own + ready.own_count, ready.supports, bits, to);
    }
    end = to;
    return index;
  }

 private:
  template <int kPlaceWords>
  RowOf<kPlaceWords> FindPlaces() const {
    const ReadySupports& supports = groups_.stage_->supports;
    RowOf<kPlaceWords> places;
    for (size_t w = 0; w < 2; ++w) {
      AddPlaces(groups_.armies_[w], supports.PlacingOf(UnitType::kArmy, static_cast<int>(w)), places);
      AddPlaces(groups_.fleets_[w], supports.PlacingOf(UnitType::kFleet, static_cast<int>(w)), places);
    }
    RowOf<kPlaceWords> on_coasts;
    for (size_t w = 0; w < 2; ++w) {
      for (Word rest = groups_.fleets_[w] & supports.with_coasts()[w]; rest != 0; rest &= rest - 1) {
        const auto at = static_cast<ProvinceIndex>(w * 64 + LowestOf(rest));
        const size_t place = supports.FleetPlace(groups_.position_.UnitAt(at).location);
        if (place < ReadySupports::kMostPlaces) SetBit(on_coasts.words, place);
      }
    }
    for (int w = 0; w < kPlaceWords; ++w) places.words[w] |= on_coasts.words[w];
    return places;
  }
  template <int kPlaceWords>
  static void AddPlaces(Word provinces, const ReadySupports::Placing& placing, RowOf<kPlaceWords>& places) {
    Word units = _pext_u64(provinces, placing.from);
    for (int w = 0; w < kPlaceWords; ++w) {
      places.words[w] |= _pdep_u64(units, placing.to[w]);
      units >>= std::popcount(placing.to[w]) & 63;  // a word of places of one type takes all that are left
    }
  }
  // What depends on the whole board.
  void FindPassengers() {
    const Word* const passengers = convoys_.passengers();
    if ((passengers[0] | passengers[1]) == 0) return;
    involved_ = units_.Of(convoys_.involved());
    int number = 0;
    ForEachBit(passengers, 2, [&](int p) {
      const auto army = static_cast<ProvinceIndex>(p);
      const Word* const moves = reach_.Moves(UnitType::kArmy, army);
      const Word* const landings = convoys_.Destinations<2>(army);
      const Word far[2] = {landings[0] & ~moves[0], landings[1] & ~moves[1]};
      for (int w = 0; w < 2; ++w) far_[w] |= far[w];
      passengers_[number] = {army, static_cast<uint16_t>(groups_.stage_->supports.ArmyPlace(army))};
      farther_[number++] = landings_.bits.Of(far);
    });
    passenger_count_ = number;
    for (const int end = (number + 3) / 4 * 4; number < end;) farther_[number++] = 0;
    int places = 0;
    ForEachBit(convoys_.landings(), 2, [&](int p) { landings_.list[places++] = static_cast<uint8_t>(p); });
    landings_.eights = (places + 7) / 8;
  }
  // In a loop of its own: what one unit waits for is found while others are looked at, and the loop that writes orders
  // knows at once which way to go.
  template <int kPlaceWords>
  void FindReady() {
    // What stands in locals need not be looked up again after each number that is written.
    const ReadySupports::OfUnit* const of_units = groups_.stage_->supports.units();
    const PlacedUnit* const placed = groups_.units_.data();
    const RowOf<kPlaceWords> places = FindPlaces<kPlaceWords>();
    const Word far[2] = {far_[0], far_[1]};
    const size_t count = groups_.unit_count();
    Word concerned = involved_;
    for (size_t i = 0; i < count; ++i) {
      const ReadySupports::OfUnit& of_unit = of_units[placed[i].number];
      const Word common = (of_unit.into[0] & far[0]) | (of_unit.into[1] & far[1]) | Word{of_unit.has_many_supports};
      concerned |= Word{common != 0} << i;
      ready_[i] = {ReadyBits(of_unit, places), of_unit.own, of_unit.own_count};
    }
    concerned_ = concerned;
  }

  // Passengers that could be convoyed to some of the provinces in a row, but could not go there directly; never the unit
  // itself, which supports into where it goes directly.
  Word PassengersTo(const Word* provinces) const {
    const __m256i all = Splat(landings_.bits.Of(provinces));
    Word some = 0;
    for (int p = 0; p < passenger_count_; p += 4) some |= SomeOf(all, farther_ + p) << p;
    return some;
  }
  static Word SomeOf(__m256i places, const Word* farther) {
    const __m256i common = _mm256_and_si256(places, _mm256_load_si256(reinterpret_cast<const __m256i*>(farther)));
    const __m256i is_none = _mm256_cmpeq_epi64(common, _mm256_setzero_si256());
    return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(is_none))) ^ 15;
  }

  // Null: there is not room for what could come.
  template <typename Form>
  __attribute__((noinline)) typename Form::Item* ListWithConvoys(const Form& form, size_t index,
                                                                 typename Form::Item* to,
                                                                 const typename Form::Item* memory_end) {
    const PlacedUnit placed = groups_.units_[index];
    const ReachTables::Rows rows = reach_.RowsOf<2>(placed.number);
    const ptrdiff_t most = static_cast<ptrdiff_t>(groups_.most_of_a_unit()) + kMostOfAGroup;
    if (memory_end - to < most) return nullptr;
    const ListedUnit unit = {placed, rows, Order::Hold(placed.unit).bits()};
    const ReadySupports& supports = groups_.stage_->supports;
    const ReadyOfUnit& ready_of_unit = ready_[index];
    const typename Form::Bits bits = Form::BitsOf(placed.unit);
    to = form.CopyOwn({ready_of_unit.own, ready_of_unit.own_count}, bits, to);
    Word carried = 0, farther = PassengersTo(rows.supports());
    const bool is_involved = (involved_ >> index & 1) != 0;
    const bool carries = is_involved && placed.unit.type == UnitType::kFleet;
    if (carries) {
      carried = all_passengers_.Of(convoys_.PassengersOf<2>(placed.at)) & farther;
      if (convoys_.FleetsWith(placed.at) == 1) {
        // Whom nobody else carries, these go on foot.
        const Word on_foot = carried & ~all_passengers_.Of(convoys_.shared());
        carried ^= on_foot;
        farther ^= on_foot;
      }
      if (carried != 0) convoys_.TakeOut<2>(placed.at);
    } else if (is_involved) {
      to = form.Moves(unit, convoys_.Destinations<2>(placed.at), landings_, to);
    }
    const typename Form::Item* const limit = memory_end - most;
    if (!supports.units()[placed.number].has_many_supports) [[likely]] {
      const PickedSupports<Form> ready(form, ready_of_unit, supports.StartsOf(placed.number), bits);
      to = ListSupports(form, unit, farther, carried, ready, to, limit);
    } else {
      to = ListSupports(form, unit, farther, carried, CopiedSupports<Form>(form, groups_, unit), to, limit);
    }
    return carries && to != nullptr ? ListConvoys(form, unit, to, memory_end) : to;
  }

  // The ready-made supports of a unit, in pieces.
  template <typename Form>
  class PickedSupports {
   public:
    // `starts`: ReadySupports::StartsOf.
    PickedSupports(const Form& form, const ReadyOfUnit& ready, const uint8_t* starts, typename Form::Bits power)
        : form_(form), first_(ready.own + ready.own_count), power_(power), starts_(starts), left_(ready.supports) {}
    // Goes on up to those for a passenger, and leaves these out.
    typename Form::Item* ListBefore(const Passenger& passenger, typename Form::Item* to) {
      const uint8_t* const start = starts_ + passenger.place;
      to = form_.Pick(first_, _bzhi_u64(left_, start[0]), power_, to);
      left_ &= ~Word{0} << start[1];
      return to;
    }
    typename Form::Item* ListRest(typename Form::Item* to) const { return form_.Pick(first_, left_, power_, to); }

   private:
    const Form& form_;
    const uint32_t first_;
    const typename Form::Bits power_;
    const uint8_t* const starts_;
    Word left_;
  };

  // The same where they are too many for a word, one unit near it after the other.
  template <typename Form>
  class CopiedSupports {
   public:
    CopiedSupports(const Form& form, const OrderGroups& groups, const ListedUnit& unit)
        : form_(form),
          groups_(groups),
          runs_(groups.ready_->RunsOf(unit.placed.number)),
          power_(Form::BitsOf(unit.placed.unit)) {
      for (int w = 0; w < 2; ++w) left_[w] = groups.NearWord(unit.rows, w);
    }
    typename Form::Item* ListBefore(const Passenger& passenger, typename Form::Item* to) {
      const unsigned at = passenger.at;
      const Word before[2] = {_bzhi_u64(left_[0], at), at < 64 ? 0 : _bzhi_u64(left_[1], at - 64)};
      for (int w = 0; w < 2; ++w) left_[w] ^= before[w];
      ClearBit(left_, passenger.at);
      return Copy(before, to);
    }
    typename Form::Item* ListRest(typename Form::Item* to) const { return Copy(left_, to); }

   private:
    typename Form::Item* Copy(const Word* units, typename Form::Item* to) const {
      ForEachBit(units, 2, [&](int p) { to = form_.Copy(runs_.In(groups_.slots_[size_t(p)]), power_, to); });
      return to;
    }

    const Form& form_;
    const OrderGroups& groups_;
    const ReadyOrders::Runs runs_;
    const typename Form::Bits power_;
    Word left_[2];
  };

  // Between those that are ready-made the supports of passengers that could be convoyed to where the unit may support.
  // Null: there is not room.
  template <typename Form, typename Ready>
  typename Form::Item* ListSupports(const Form& form, const ListedUnit& unit, Word farther, Word carried, Ready ready,
                                    typename Form::Item* to, const typename Form::Item* limit) {
    const typename Form::SupportsOf supports(form, unit);
    const Word* const goals_of = groups_.goals_.data();
    for (Word rest = farther; rest != 0; rest &= rest - 1) {
      const size_t number = LowestOf(rest);
      const Passenger passenger = passengers_[number];
      to = ready.ListBefore(passenger, to);
      if (to > limit) return nullptr;
      const ProvinceIndex army = passenger.at;
      const Word* goals = goals_of + size_t{army} * 2;
      Word without[2];
      if ((carried >> number & 1) != 0) {
        convoys_.FindDestinationsWithout<2>(army, without);
        const Word* const moves = reach_.RowsOf<2>(army).moves();
        for (int w = 0; w < 2; ++w) without[w] |= moves[w];
        goals = without;
      }
      to = supports.For(army, goals, to);
    }
    return ready.ListRest(to);
  }

  template <typename Form>
  typename Form::Item* ListConvoys(const Form& form, const ListedUnit& unit, typename Form::Item* to,
                                   const typename Form::Item* memory_end) {
    const Word* const passengers = convoys_.PassengersOf<2>(unit.placed.at);
    int number = 0;
    for (int v = 0; v < 2; ++v) {
      for (Word rest = passengers[v]; rest != 0; rest &= rest - 1) {
        if (memory_end - to < kMostOfAGroup) return nullptr;
        const auto army = static_cast<ProvinceIndex>(size_t(v) * 64 + LowestOf(rest));
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
  const JoinedBits units_, all_passengers_;
  Landings landings_;
  Word involved_ = 0;
  Word concerned_ = 0;  // units that some convoy concerns, or that have more supports than a word has bits
  Word far_[2] = {};    // where some passenger could land, but could not go directly
  ReadyOfUnit ready_[64];
  int passenger_count_ = 0;
  Passenger passengers_[64];
  alignas(32) Word farther_[64];  // of each passenger
};

namespace {

template <typename Form, typename Item>
size_t AppendIn(const Form& form, const OrderGroups& groups, PowerIndex power, ListSink<Item>& sink) {
  Item* end = sink.end();
  const Item* const memory_end = end + sink.room();
  const size_t index = BoardLists(groups).List(form, power, end, memory_end);
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
