#include <cstring>
#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

entente_status Read(Workplace& w, std::string_view text) {
  return entente_order_read(w.map, nullptr, ENTENTE_MOVEMENT, w.france, text.data(), text.size(),
                            w.out.as<entente_order>(), &w.error);
}

// Adjudicates and writes the summary, the results and the next position to the outputs, one after the other.
entente_status Adjudicate(Workplace& w, const uint64_t* position, const entente_rules* rules) {
  constexpr size_t kResults = 64, kNext = 4096;
  auto* summary = w.out.sized<entente_phase_summary>();
  entente_status status = entente_adjudicate(w.scratch, position, rules, w.orders, 2, summary, &w.error);
  if (status != ENTENTE_OK) return status;
  auto* results = reinterpret_cast<entente_order_result*>(w.out.bytes + kResults);
  status = entente_scratch_results(w.scratch, results, sizeof *results, 100, &w.out.length, &w.error);
  if (status != ENTENTE_OK) return status;
  return entente_scratch_next(w.scratch, w.out.bytes + kNext, 8 * Workplace::kPositionWords, &w.error);
}

// Adjudicates two positions and writes the results after them.
entente_status AdjudicateBatch(Workplace& w, uint64_t last_start) {
  const size_t size = entente_position_size(w.map);
  std::memcpy(w.out.bytes, w.start, size);
  std::memcpy(w.out.bytes + size, w.retreat, size);
  const uint64_t starts[] = {0, 2, last_start};
  auto* results = reinterpret_cast<entente_order_result*>(w.out.bytes + 2 * size);
  entente_status statuses[2] = {};
  const entente_status status = entente_adjudicate_batch(w.scratch, w.out.bytes, 2, &w.rules, w.orders, starts, results,
                                                         sizeof *results, statuses, &w.error);
  w.out.number = status == ENTENTE_OK && statuses[0] == ENTENTE_OK && statuses[1] == ENTENTE_OK ? 2 : 0;
  return status;
}

entente_status Sentences(Workplace& w, entente_phase_texts kind) {
  const entente_text_options german = {sizeof german, 1, 0, 0, ENTENTE_LANGUAGE_DE, 0};
  return entente_scratch_texts(w.scratch, kind, &german, &w.out.long_text, &w.error);
}

// The event of an army that was dislodged and had no order to retreat.
entente_status EventOfRetreat(Workplace& w, bool as_sentence) {
  const entente_status status = entente_adjudicate(w.scratch, w.retreat, nullptr, nullptr, 0, nullptr, &w.error);
  if (status != ENTENTE_OK) return status;
  if (as_sentence) return Sentences(w, ENTENTE_TEXTS_EVENTS);
  return entente_scratch_events(w.scratch, w.out.as<entente_event>(), 100, &w.out.length, &w.error);
}

entente_status Groups(Workplace& w) {
  entente_order listed[2000];
  size_t count = 0;
  const entente_status status =
      entente_legal_orders(w.scratch, w.start, nullptr, w.france, ENTENTE_NO_PROVINCE, listed, 2000, &count, &w.error);
  if (status != ENTENTE_OK) return status;
  return entente_order_groups(w.map, listed, count, w.out.as<entente_order_group>(), 100, &w.out.length, &w.error);
}

entente_status Numbered(Workplace& w, uint32_t number) {
  const entente_order_number numbers[] = {{number, static_cast<uint16_t>(w.orders[0] >> 24 & 0xfff), 0}};
  return entente_legal_orders_numbered(w.scratch, w.start, nullptr, numbers, 1, w.out.as<entente_order>(), 500,
                                       &w.out.length, &w.error);
}

entente_status Choices(Workplace& w, uint32_t kind) {
  uint32_t step = 0;
  return entente_order_choices(w.scratch, w.start, nullptr, w.france, w.orders[0] >> 24 & 0xfff, &kind, 1, &step,
                               w.out.as<uint32_t>(), 500, &w.out.length, &w.out.number, &w.error);
}

entente_status Play(Workplace& w, entente_game** game) {
  return entente_play(w.scratch, nullptr, 7, 6, w.out.sized<entente_play_summary>(), game, &w.error);
}

entente_rules Faulty(const Workplace& w) {
  entente_rules rules = w.rules;
  rules.value[1] = 99;
  return rules;
}

constexpr Subject kSubjects[] = {
    {"entente_order_pack", "",
     [](Workplace& w) {
       auto fields = Sized<entente_order_fields>();
       const entente_status status = entente_order_unpack(w.orders[0], &fields, &w.error);
       return status != ENTENTE_OK ? status : entente_order_pack(&fields, w.out.as<entente_order>(), &w.error);
     }},
    {"entente_order_unpack", "",
     [](Workplace& w) { return entente_order_unpack(w.orders[0], w.out.sized<entente_order_fields>(), &w.error); }},
    {"entente_order_read", "", [](Workplace& w) { return Read(w, "Army Paris supports Army Marseilles - Burgundy"); }},
    {"entente_order_read", "with a path", [](Workplace& w) { return Read(w, "(FRA AMY BRE) CTO BEL VIA (ECH NTH)"); }},
    {"entente_order_read", "unreadable", [](Workplace& w) { return Read(w, "A Pariss - Burgundyland"); }},
    {"entente_orders_write", "",
     [](Workplace& w) {
       return entente_orders_write(w.map, w.orders, std::size(w.orders), &w.out.long_text, &w.error);
     }},
    {"entente_order_write", "",
     [](Workplace& w) {
       return entente_order_write(w.map, w.orders[0], w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_scratch_new", "", [](Workplace& w) { return entente_scratch_new(w.map, &w.out.scratch, &w.error); }},
    {"entente_legal_orders", "",
     [](Workplace& w) {
       return entente_legal_orders(w.scratch, w.start, nullptr, ENTENTE_NO_POWER, w.orders[0] >> 24 & 0xfff,
                                   w.out.as<entente_order>(), 500, &w.out.length, &w.error);
     }},
    {"entente_legal_orders", "all",
     [](Workplace& w) {
       return entente_legal_orders(w.scratch, w.retreat, &w.rules, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE,
                                   w.out.as<entente_order>(), 5000, &w.out.length, &w.error);
     }},
    {"entente_legal_order_counts", "",
     [](Workplace& w) {
       return entente_legal_order_counts(w.scratch, w.start, nullptr, w.out.as<uint32_t>(), 500, &w.out.length,
                                         &w.error);
     }},
    {"entente_legal_orders_numbered", "", [](Workplace& w) { return Numbered(w, 0); }},
    {"entente_legal_orders_numbered", "beyond the last", [](Workplace& w) { return Numbered(w, 9999); }},
    {"entente_legal_order_numbers", "",
     [](Workplace& w) {
       return entente_legal_order_numbers(w.scratch, w.start, nullptr, w.orders, 2, w.out.as<uint32_t>(), 500,
                                          &w.out.length, &w.error);
     }},
    {"entente_order_choices", "", [](Workplace& w) { return Choices(w, ENTENTE_MOVE); }},
    {"entente_order_choices", "what cannot follow", [](Workplace& w) { return Choices(w, ENTENTE_BUILD); }},
    {"entente_adjudicate", "", [](Workplace& w) { return Adjudicate(w, w.start, nullptr); }},
    {"entente_adjudicate", "a retreat", [](Workplace& w) { return Adjudicate(w, w.retreat, &w.rules); }},
    {"entente_adjudicate", "bad rules",
     [](Workplace& w) {
       const entente_rules rules = Faulty(w);
       return Adjudicate(w, w.start, &rules);
     }},
    {"entente_adjudicate", "no position",
     [](Workplace& w) {
       const uint64_t noise[Workplace::kPositionWords] = {w.start[0], w.start[1], 77, 78};
       return Adjudicate(w, noise, nullptr);
     }},
    {"entente_adjudicate_batch", "", [](Workplace& w) { return AdjudicateBatch(w, 2); }},
    {"entente_adjudicate_batch", "descending starts", [](Workplace& w) { return AdjudicateBatch(w, 1); }},
    {"entente_scratch_results", "",
     [](Workplace& w) {
       return entente_scratch_results(w.scratch, w.out.as<entente_order_result>(), sizeof(entente_order_result), 100,
                                      &w.out.length, &w.error);
     }},
    {"entente_scratch_results", "nothing adjudicated",
     [](Workplace& w) {
       return entente_scratch_results(w.special.scratch, w.out.as<entente_order_result>(), sizeof(entente_order_result),
                                      100, &w.out.length, &w.error);
     }},
    {"entente_scratch_events", "", [](Workplace& w) { return EventOfRetreat(w, false); }},
    {"entente_scratch_losses", "",
     [](Workplace& w) {
       return entente_scratch_losses(w.scratch, w.out.as<entente_event>(), 100, &w.out.length, &w.error);
     }},
    {"entente_scratch_after", "",
     [](Workplace& w) { return entente_scratch_after(w.scratch, w.out.bytes, Outputs::kCapacity, &w.error); }},
    {"entente_scratch_next", "",
     [](Workplace& w) { return entente_scratch_next(w.scratch, w.out.bytes, Outputs::kCapacity, &w.error); }},
    {"entente_scratch_explain", "",
     [](Workplace& w) {
       return entente_scratch_explain(w.scratch, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, &w.out.long_text, &w.error);
     }},
    {"entente_scratch_texts", "", [](Workplace& w) { return Sentences(w, ENTENTE_TEXTS_RESULTS); }},
    {"entente_scratch_texts", "no such kind", [](Workplace& w) { return Sentences(w, 9); }},
    {"entente_scratch_texts", "events", [](Workplace& w) { return EventOfRetreat(w, true); }},
    {"entente_order_groups", "", &Groups},
    {"entente_play", "", [](Workplace& w) { return Play(w, nullptr); }},
    {"entente_play", "recorded", [](Workplace& w) { return Play(w, &w.out.game); }},
};

}  // namespace

std::span<const Subject> PhaseSubjects() { return kSubjects; }

}  // namespace entente_faults
