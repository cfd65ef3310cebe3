// Calls about orders, legal orders, adjudication and the results in a scratch.
#include "call_world.h"

namespace entente_fuzz {
namespace {

void NewScratch(World& w) {
  entente_scratch* made = nullptr;
  const entente_map* map = w.AnyMap();
  const bool fine = w.Check(entente_scratch_new(map, &made, w.Error()));
  Expect(fine == (made != nullptr), "a scratch without success, or success without a scratch");
  if (fine) w.Put(made, map);
}

void ReadOrder(World& w) {
  const entente_map* map = w.AnyMap();
  const ExactText text = w.AnyText();
  const uint32_t phase_type = w.input.Byte() % 5, power = w.AnyPower();
  entente_order& order = w.orders()[w.input.Below(kOrders)];
  w.Check(entente_order_read(map, nullptr, phase_type, power, text.data(), text.size(), &order, w.Error()));
}

void WriteOrder(World& w) {
  const entente_map* map = w.AnyMap();
  const entente_order order = w.orders()[w.input.Below(kOrders)];
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_order_write(map, order, text, capacity, length, w.Error());
  });
}

void ChangeOrder(World& w) {
  entente_order& order = w.orders()[w.input.Below(kOrders)];
  auto fields = Sized<entente_order_fields>();
  if (!w.Check(entente_order_unpack(order, &fields, w.Error()))) {
    order = w.input.Word();
    return;
  }
  (w.input.Byte() % 2 == 0 ? fields.target : fields.third) = w.AnyLocation();
  fields.kind = w.input.Byte() % 11;
  w.Check(entente_order_pack(&fields, &order, w.Error()));
}

void SwapOrders(World& w) {
  const std::span<entente_order> orders = w.orders();
  std::swap(orders[w.input.Below(kOrders)], orders[w.input.Below(kOrders)]);
}

// Lists legal orders of all powers; the input keeps some.
void ListOrders(World& w) {
  entente_scratch* scratch = w.AnyScratch();
  const uint64_t* position = w.AnyPosition();
  const entente_rules* rules = w.AnyRules();
  const uint32_t power = w.AnyPower(), province = w.AnyLocation();
  GuardedBuffer<entente_order> listed(4096);
  size_t length = 0;
  const entente_status status = entente_legal_orders(scratch, position, rules, power, ENTENTE_NO_PROVINCE,
                                                     listed.data(), listed.capacity(), &length, w.Error());
  if (w.Check(status) && length > 0) {
    for (entente_order& order : w.orders()) order = listed[(w.input.Byte() * 31u + 7u) % length];
  }
  w.CheckArray<entente_order>([&](entente_order* orders, size_t capacity, size_t* count) {
    return entente_legal_orders(scratch, position, rules, power, province, orders, capacity, count, w.Error());
  });
}

// Finds the orders of the sequence by their numbers in the lists, and the numbers of these orders.
void NumberOrders(World& w) {
  entente_scratch* scratch = w.AnyScratch();
  const uint64_t* position = w.AnyPosition();
  const entente_rules* rules = w.AnyRules();
  const size_t count = w.OrderCount();
  w.CheckArray<uint32_t>([&](uint32_t* counts, size_t capacity, size_t* length) {
    return entente_legal_order_counts(scratch, position, rules, counts, capacity, length, w.Error());
  });
  w.CheckArray<uint32_t>([&](uint32_t* numbers, size_t capacity, size_t* length) {
    return entente_legal_order_numbers(scratch, position, rules, w.orders().data(), count, numbers, capacity, length,
                                       w.Error());
  });
  const entente_order_number wanted[] = {{w.input.Byte(), static_cast<uint16_t>(w.AnyLocation()), 0}};
  entente_order order = 0;
  uint32_t number = 0;
  size_t length = 0;
  const entente_status status =
      entente_legal_orders_numbered(scratch, position, rules, wanted, 1, &order, 1, &length, w.Error());
  if (!w.Check(status)) return;
  Expect(entente_legal_order_numbers(scratch, position, rules, &order, 1, &number, 1, &length, nullptr) == ENTENTE_OK &&
             number == wanted[0].number,
         "the order of a number has another number");
}

// Enters an order step by step; every offered choice must be accepted.
void EnterOrder(World& w) {
  entente_scratch* scratch = w.AnyScratch();
  const uint64_t* position = w.AnyPosition();
  const entente_rules* rules = w.AnyRules();
  const uint32_t province = w.AnyLocation(), power = w.AnyPower();
  std::vector<uint32_t> chosen;
  if (w.input.Byte() % 4 == 0) chosen = {w.input.Byte() % 11u, w.AnyLocation()};
  GuardedBuffer<uint32_t> choices(1024);
  for (bool goes_on = true; goes_on && chosen.size() < 8;) {
    uint32_t step = 0;
    entente_order order = 0;
    size_t length = 0;
    const entente_status status =
        entente_order_choices(scratch, position, rules, power, province, chosen.data(), chosen.size(), &step,
                              choices.data(), choices.capacity(), &length, &order, w.Error());
    if (!w.Check(status)) return;
    Expect((step == ENTENTE_STEP_NONE) == (order != 0), "an order is complete before its last step");
    goes_on = length > 0;
    if (goes_on) chosen.push_back(choices[w.input.Byte() % length]);
  }
  Expect(chosen.size() < 8, "an order has too many steps");
}

// Groups the orders of the sequence; those of legal orders lie together.
void GroupOrders(World& w) {
  const entente_map* map = w.AnyMap();
  const size_t count = w.OrderCount();
  w.CheckArray<entente_order_group>([&](entente_order_group* groups, size_t capacity, size_t* length) {
    return entente_order_groups(map, w.orders().data(), count, groups, capacity, length, w.Error());
  });
  std::vector<entente_order_group> groups(count);
  size_t length = 0;
  if (entente_order_groups(map, w.orders().data(), count, groups.data(), count, &length, nullptr) != ENTENTE_OK) return;
  uint32_t covered = 0;
  for (size_t i = 0; i < length; ++i) {
    Expect(groups[i].first == covered && groups[i].count > 0, "groups do not lie one after the other");
    covered += groups[i].count;
  }
  Expect(covered == count, "groups do not cover their orders");
}

// The texts of a kind, which may not exist.
void Explain(World& w, const entente_scratch* scratch, entente_phase_texts kind) {
  w.CheckLongText(
      [&](entente_text** texts) { return entente_scratch_texts(scratch, kind, nullptr, texts, w.Error()); });
}

// The results of a phase: one for each order, then the implied ones.
void CheckResults(const entente_scratch* scratch, size_t order_count, const entente_phase_summary& summary) {
  GuardedBuffer<entente_order_result> results(summary.result_count);
  GuardedBuffer<entente_event> events(summary.event_count);
  size_t length = 0;
  Expect(summary.result_count >= order_count, "an order without a result");
  Expect(entente_scratch_results(scratch, results.data(), sizeof(entente_order_result), results.capacity(), &length,
                                 nullptr) == ENTENTE_OK &&
             length == summary.result_count,
         "the summary tells another number of results");
  for (size_t i = 0; i < length; ++i) {
    Expect((results[i].implied != 0) == (i >= order_count), "an implied result in the wrong place");
    Expect(entente_word(ENTENTE_WORDS_REASON, results[i].reason) != nullptr, "a reason without a name");
  }
  Expect(entente_scratch_events(scratch, events.data(), events.capacity(), &length, nullptr) == ENTENTE_OK &&
             length == summary.event_count,
         "the summary tells another number of events");
  for (size_t i = 0; i < length; ++i) {
    Expect(entente_word(ENTENTE_WORDS_EVENT_KIND, events[i].kind) != nullptr &&
               entente_word(ENTENTE_WORDS_EVENT_WHY, events[i].why) != nullptr,
           "an event without a name");
  }
}

void CheckNothingLeft(const entente_scratch* scratch) {
  size_t length = 0;
  Expect(scratch == nullptr || entente_scratch_events(scratch, nullptr, 0, &length, nullptr) == ENTENTE_ERR_WRONG_PHASE,
         "a scratch has something of a phase that it did not adjudicate");
}

// The positions after a phase: the one straight after it can be inspected, the next one is sound.
void TakePositions(World& w, const Desk& desk, const Room& after, const Room& next) {
  const entente_map* map = w.MapOf(desk);
  auto info = Sized<entente_position_info>();
  const bool shown = w.Check(entente_scratch_after(desk.scratch.get(), after.memory, after.bytes, w.Error()));
  if (shown && map != nullptr) {
    Expect(entente_position_describe(map, after.memory, &info, nullptr) == ENTENTE_OK,
           "the position after a phase cannot be looked at");
  }
  w.CheckPosition(entente_scratch_next(desk.scratch.get(), next.memory, next.bytes, w.Error()), map, next.memory);
}

void Adjudicate(World& w) {
  const Desk& desk = w.AnyDesk();
  const bool ask = w.input.Byte() % 8 != 7;
  const uint64_t* position = w.AnyPosition();
  const Room after = w.AnyRoom(), next = w.AnyRoom();
  const size_t order_count = w.OrderCount();
  const uint32_t explained = w.input.Byte() % 40;
  const entente_rules* rules = w.RulesOfPlay();
  auto summary = Sized<entente_phase_summary>();
  if (!w.Check(entente_adjudicate(desk.scratch.get(), position, rules, w.orders().data(), order_count, &summary,
                                  w.Error()))) {
    CheckNothingLeft(desk.scratch.get());
    return;
  }
  CheckResults(desk.scratch.get(), order_count, summary);
  if (ask) TakePositions(w, desk, after, next);
  Explain(w, desk.scratch.get(), explained);
}

// Reads everything from a scratch, in any state.
void AskScratch(World& w) {
  const Desk& desk = w.AnyDesk();
  const entente_scratch* scratch = desk.scratch.get();
  const size_t result_size = sizeof(entente_order_result) + (w.input.Byte() == 1 ? 4 : 0);
  w.CheckArray<entente_order_result>([&](entente_order_result* results, size_t capacity, size_t* length) {
    return entente_scratch_results(scratch, results, result_size, capacity, length, w.Error());
  });
  w.CheckArray<entente_event>([&](entente_event* events, size_t capacity, size_t* length) {
    return entente_scratch_events(scratch, events, capacity, length, w.Error());
  });
  const Room after = w.AnyRoom(), next = w.AnyRoom();
  TakePositions(w, desk, after, next);
  Explain(w, scratch, w.input.Byte() % 5);
}

// Adjudicates the pool of positions as a batch; each becomes its next one.
void AdjudicateBatch(World& w) {
  const Desk& desk = w.AnyDesk();
  const auto count =
      static_cast<uint32_t>(std::min<size_t>(w.input.Byte() % 4, w.PositionsThatFit(desk.position_size)));
  std::vector<uint64_t> starts(count + 1);
  for (uint64_t& start : starts) start = w.input.Byte() % kOrders;
  if (w.input.Byte() % 4 != 0) std::sort(starts.begin(), starts.end());
  const bool wants_results = w.input.Byte() % 2 == 0;
  const entente_rules* rules = w.RulesOfPlay();
  GuardedBuffer<entente_order_result> results(kOrders);
  GuardedBuffer<entente_status> statuses(count);
  std::fill_n(statuses.data(), count, entente_status{1});
  const bool fine = w.Check(entente_adjudicate_batch(
      desk.scratch.get(), w.AllPositions(), count, rules, w.orders().data(), starts.data(),
      wants_results ? results.data() : nullptr, sizeof(entente_order_result), statuses.data(), w.Error()));
  const entente_map* map = w.MapOf(desk);
  for (uint32_t i = 0; i < count; ++i) {
    const entente_status status = statuses.data()[i];
    Expect(!fine || status == ENTENTE_OK || status == ENTENTE_ERR_WRONG_PHASE, "a batch succeeded with a fault");
    if (status != ENTENTE_OK || map == nullptr) continue;
    Expect(entente_position_check(map, w.AllPositions() + i * desk.position_size / 8, nullptr) == ENTENTE_OK,
           "a batch made an unsound position");
  }
  CheckNothingLeft(desk.scratch.get());
}

void Play(World& w) {
  entente_scratch* scratch = w.AnyScratch();
  auto summary = Sized<entente_play_summary>();
  entente_game* made = nullptr;
  const bool keep = w.input.Byte() % 2 == 0;
  const entente_status status = entente_play(scratch, w.AnyRules(), w.input.Word(), w.input.Byte() % 12, &summary,
                                             keep ? &made : nullptr, w.Error());
  if (keep) {
    w.CheckMade(status, made);
  } else {
    w.Check(status);
  }
}

constexpr Operation kOperations[] = {&NewScratch,  &ReadOrder,    &WriteOrder,      &ChangeOrder, &SwapOrders,
                                     &ListOrders,  &Adjudicate,   &AdjudicateBatch, &AskScratch,  &Play,
                                     &GroupOrders, &NumberOrders, &EnterOrder};

}  // namespace

std::span<const Operation> PhaseOperations() { return kOperations; }

}  // namespace entente_fuzz
