// Calls about orders, legal orders, adjudication and sentences.
#include "call_world.h"

namespace entente_fuzz {
namespace {

void NewScratch(World& w) {
  entente_scratch* made = nullptr;
  const entente_map* map = w.AnyMap();
  const entente_status status = entente_scratch_new(map, &made, w.Error());
  w.CheckMade(status, made);
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
  (w.input.Byte() % 2 == 0 ? fields.target : fields.third) = static_cast<uint16_t>(w.AnyLocation());
  fields.kind = w.input.Byte() % 11;
  w.Check(entente_order_pack(&fields, &order, w.Error()));
}

void SwapOrders(World& w) {
  const std::span<entente_order> orders = w.orders();
  std::swap(orders[w.input.Below(kOrders)], orders[w.input.Below(kOrders)]);
}

// Legal orders of all, of which the input keeps some.
void ListOrders(World& w) {
  entente_scratch* scratch = w.AnyScratch();
  const uint64_t* position = w.AnyPosition();
  const entente_rules* rules = w.AnyRules();
  const uint32_t power = w.AnyPower(), province = w.AnyLocation();
  GuardedBuffer<entente_order> listed(4096);
  size_t length = 0;
  const entente_status status = entente_legal_orders_of_power(scratch, position, rules, power, listed.data(),
                                                              listed.capacity(), &length, w.Error());
  if (w.Check(status) && length > 0) {
    for (entente_order& order : w.orders()) order = listed[(w.input.Byte() * 31u + 7u) % length];
  }
  w.CheckArray<entente_order>([&](entente_order* orders, size_t capacity, size_t* count) {
    return entente_legal_orders(scratch, position, rules, province, orders, capacity, count, w.Error());
  });
}

void Explain(World& w, const entente_map* map, const uint64_t* before, const entente_order_result& result) {
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_result_sentence(map, before, &result, text, capacity, length, w.Error());
  });
}

void Adjudicate(World& w) {
  entente_scratch* scratch = w.AnyScratch();
  const entente_map* map = w.AnyMap();
  uint64_t *position = w.AnyPosition(), *after = w.AnyPosition(), *next = w.AnyPosition();
  GuardedBuffer<entente_order_result> results(w.OrderCount());
  GuardedBuffer<entente_event> events(w.input.Byte() % 40);
  size_t event_count = 0;
  const entente_status status = entente_adjudicate(
      scratch, position, w.RulesOfPlay(), w.orders().data(), results.capacity(), results.data(),
      sizeof(entente_order_result), events.data(), events.capacity(), &event_count, after, next, w.Error());
  if (!w.Check(status)) return;
  if (position != after && position != next && results.capacity() > 0) Explain(w, map, position, results[0]);
  for (size_t i = 0; i < std::min(event_count, events.capacity()); ++i) {
    w.CheckText([&](char* text, size_t capacity, size_t* length) {
      return entente_event_sentence(map, &events[i], text, capacity, length, w.Error());
    });
  }
}

// The pool of positions taken as a batch, which lies at the distance that the map says.
void AdjudicateBatch(World& w) {
  entente_scratch* scratch = w.AnyScratch();
  const size_t size = entente_position_size(w.AnyMap());
  const size_t count = std::min<size_t>(w.input.Byte() % 4, w.PositionsThatFit(size));
  std::vector<size_t> starts(count + 1);
  for (size_t& start : starts) start = w.input.Byte() % kOrders;
  if (w.input.Byte() % 4 != 0) std::sort(starts.begin(), starts.end());
  GuardedBuffer<entente_order_result> results(kOrders);
  size_t done = 0;
  const entente_status status = entente_adjudicate_batch(
      scratch, w.AllPositions(), count, w.RulesOfPlay(), w.orders().data(), starts.data(), results.data(),
      sizeof(entente_order_result), w.input.Byte() % 2 == 0 ? w.AllPositions() : nullptr, &done, w.Error());
  Expect(!w.Check(status) || done == count, "a batch succeeded before its end");
}

// Sentences for what no adjudication gave.
void ExplainNoise(World& w) {
  entente_order_result result = {};
  result.order = w.input.Byte() % 2 == 0 ? w.input.Word() : w.orders()[0];
  result.cause = static_cast<uint16_t>(w.AnyLocation());
  result.dislodged_by = static_cast<uint16_t>(w.AnyLocation());
  result.reason = w.input.Byte();
  result.illegality = w.input.Byte();
  const entente_map* map = w.AnyMap();
  Explain(w, map, w.AnyPosition(), result);
  entente_event event = {w.input.Byte(), w.input.Byte(), w.input.Byte(), 0, w.AnyUnit()};
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_event_sentence(map, &event, text, capacity, length, w.Error());
  });
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

constexpr Operation kOperations[] = {&NewScratch, &ReadOrder,  &WriteOrder,      &ChangeOrder,  &SwapOrders,
                                     &ListOrders, &Adjudicate, &AdjudicateBatch, &ExplainNoise, &Play};

}  // namespace

std::span<const Operation> PhaseOperations() { return kOperations; }

}  // namespace entente_fuzz
