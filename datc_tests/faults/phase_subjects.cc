#include <cstring>
#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

entente_status Read(Workplace& w, std::string_view text) {
  return entente_order_read(w.map, nullptr, ENTENTE_MOVEMENT, w.france, text.data(), text.size(),
                            w.out.as<entente_order>(), &w.error);
}

entente_status Adjudicate(Workplace& w, const uint64_t* position, const entente_rules* rules) {
  entente_event events[8] = {};
  size_t event_count = 0;
  auto* next = w.out.bytes + sizeof(entente_order_result) * 2;
  const entente_status status =
      entente_adjudicate(w.scratch, position, rules, w.orders, 2, w.out.as<entente_order_result>(),
                         sizeof(entente_order_result), events, 8, &event_count, nullptr, next, &w.error);
  w.out.number = event_count;
  return status;
}

entente_status AdjudicateBatch(Workplace& w, size_t last_start) {
  const size_t words = entente_position_size(w.map) / 8;
  uint64_t positions[2 * Workplace::kPositionWords];
  std::memcpy(positions, w.start, 8 * words);
  std::memcpy(positions + words, w.retreat, 8 * words);
  const size_t starts[] = {0, 2, last_start};
  auto* next = w.out.bytes + sizeof(entente_order_result) * 2;
  return entente_adjudicate_batch(w.scratch, positions, 2, &w.rules, w.orders, starts, w.out.as<entente_order_result>(),
                                  sizeof(entente_order_result), next, &w.out.length, &w.error);
}

entente_status SentenceFor(Workplace& w, uint8_t event) {
  const entente_event told = {event, ENTENTE_WHY_NO_ORDER, static_cast<uint8_t>(w.france), 0, {5, 2, ENTENTE_ARMY}};
  return entente_event_sentence(w.map, &told, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
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
    {"entente_order_write", "",
     [](Workplace& w) {
       return entente_order_write(w.map, w.orders[0], w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_scratch_new", "", [](Workplace& w) { return entente_scratch_new(w.map, &w.out.scratch, &w.error); }},
    {"entente_legal_orders", "",
     [](Workplace& w) {
       return entente_legal_orders(w.scratch, w.start, nullptr, w.orders[0] >> 24 & 0xfff, w.out.as<entente_order>(),
                                   500, &w.out.length, &w.error);
     }},
    {"entente_legal_orders_of_power", "",
     [](Workplace& w) {
       return entente_legal_orders_of_power(w.scratch, w.retreat, &w.rules, ENTENTE_NO_POWER, w.out.as<entente_order>(),
                                            5000, &w.out.length, &w.error);
     }},
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
    {"entente_result_sentence", "",
     [](Workplace& w) {
       return entente_result_sentence(w.map, w.start, &w.bounced, w.out.text(), Outputs::kCapacity, &w.out.length,
                                      &w.error);
     }},
    {"entente_event_sentence", "", [](Workplace& w) { return SentenceFor(w, ENTENTE_EVENT_DISBANDED); }},
    {"entente_event_sentence", "unknown event", [](Workplace& w) { return SentenceFor(w, 99); }},
    {"entente_play", "", [](Workplace& w) { return Play(w, nullptr); }},
    {"entente_play", "recorded", [](Workplace& w) { return Play(w, &w.out.game); }},
};

}  // namespace

std::span<const Subject> PhaseSubjects() { return kSubjects; }

}  // namespace entente_faults
