#include <cstring>
#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

// Copies a position to the outputs, for a call that changes it.
void* CopyOf(Workplace& w, const uint64_t* position) {
  std::memcpy(w.out.bytes, position, sizeof w.start);
  return w.out.bytes;
}

uint32_t At(const Workplace& w, std::string_view name) {
  uint32_t location = ENTENTE_NO_LOCATION;
  entente_map_find_location(w.map, name.data(), name.size(), &location, nullptr);
  return location;
}

// The province of the bounced army; its destination, which is empty.
uint16_t Paris(const Workplace& w) { return static_cast<uint16_t>(w.orders[0] >> 24 & 0xfff); }
uint16_t Burgundy(const Workplace& w) { return static_cast<uint16_t>(w.orders[0] >> 36 & 0xfff); }

entente_unit ArmyIn(const Workplace& w, uint16_t location) {
  return {location, static_cast<uint8_t>(w.france), ENTENTE_ARMY};
}

entente_status ToJson(Workplace& w, const uint64_t* position) {
  return entente_position_to_json(w.map, position, &w.out.long_text, &w.error);
}

entente_status FromJson(Workplace& w, std::string_view json) {
  return entente_position_from_json(w.map, json.data(), json.size(), w.out.bytes, Outputs::kCapacity, &w.error);
}

entente_status ReadLine(Workplace& w, std::string_view line) {
  return entente_position_read_line(w.map, line.data(), line.size(), w.out.bytes, Outputs::kCapacity, &w.error);
}

constexpr Subject kSubjects[] = {
    {"entente_position_start", "",
     [](Workplace& w) { return entente_position_start(w.map, w.out.bytes, Outputs::kCapacity, &w.error); }},
    {"entente_position_start", "too small",
     [](Workplace& w) { return entente_position_start(w.map, w.out.bytes, 8, &w.error); }},
    {"entente_position_clear", "",
     [](Workplace& w) { return entente_position_clear(w.map, w.out.bytes, Outputs::kCapacity, &w.error); }},
    {"entente_position_check", "", [](Workplace& w) { return entente_position_check(w.map, w.start, &w.error); }},
    {"entente_position_check", "unsound",
     [](Workplace& w) {
       auto* bytes = static_cast<unsigned char*>(CopyOf(w, w.start));
       bytes[entente_position_size(w.map) - 1] = 77;
       return entente_position_check(w.map, bytes, &w.error);
     }},
    {"entente_position_place", "",
     [](Workplace& w) {
       const entente_unit unit = ArmyIn(w, Burgundy(w));
       return entente_position_place(w.map, CopyOf(w, w.start), &unit, &w.error);
     }},
    {"entente_position_place", "at sea",
     [](Workplace& w) {
       entente_unit unit = ArmyIn(w, Burgundy(w));
       unit.unit_type = ENTENTE_FLEET;
       return entente_position_place(w.map, CopyOf(w, w.start), &unit, &w.error);
     }},
    {"entente_position_place", "occupied",
     [](Workplace& w) {
       const entente_unit unit = ArmyIn(w, Paris(w));
       return entente_position_place(w.map, CopyOf(w, w.start), &unit, &w.error);
     }},
    {"entente_position_remove", "",
     [](Workplace& w) { return entente_position_remove(w.map, CopyOf(w, w.start), Paris(w), &w.error); }},
    {"entente_position_remove", "empty",
     [](Workplace& w) { return entente_position_remove(w.map, CopyOf(w, w.start), Burgundy(w), &w.error); }},
    {"entente_position_dislodge", "",
     [](Workplace& w) {
       const entente_unit unit = ArmyIn(w, Paris(w));
       const uint16_t near = Burgundy(w);
       return entente_position_dislodge(w.map, CopyOf(w, w.retreat), &unit, &near, 1, &w.error);
     }},
    {"entente_position_dislodge", "in a movement phase",
     [](Workplace& w) {
       const entente_unit unit = ArmyIn(w, Burgundy(w));
       return entente_position_dislodge(w.map, CopyOf(w, w.start), &unit, nullptr, 0, &w.error);
     }},
    {"entente_position_dislodge", "to a place far away",
     [](Workplace& w) {
       const entente_unit unit = ArmyIn(w, Paris(w));
       const auto far = static_cast<uint16_t>(At(w, "SYR"));
       return entente_position_dislodge(w.map, CopyOf(w, w.retreat), &unit, &far, 1, &w.error);
     }},
    {"entente_position_end_phrase", "",
     [](Workplace& w) {
       return entente_position_end_phrase(w.map, w.start, nullptr, w.out.text(), Outputs::kCapacity, &w.out.length,
                                          &w.error);
     }},
    {"entente_position_set_owner", "",
     [](Workplace& w) { return entente_position_set_owner(w.map, CopyOf(w, w.start), Paris(w), 3, &w.error); }},
    {"entente_position_set_owner", "without a center",
     [](Workplace& w) { return entente_position_set_owner(w.map, CopyOf(w, w.start), At(w, "BUR"), 3, &w.error); }},
    {"entente_position_set_phase", "",
     [](Workplace& w) {
       return entente_position_set_phase(w.map, CopyOf(w, w.start), "FALL 1903 RETREATS", 18, &w.error);
     }},
    {"entente_position_set_phase", "with dislodged units",
     [](Workplace& w) { return entente_position_set_phase(w.map, CopyOf(w, w.retreat), "F1903M", 6, &w.error); }},
    {"entente_position_set_phase", "unknown",
     [](Workplace& w) {
       return entente_position_set_phase(w.map, CopyOf(w, w.start), "the year of the three emperors", 30, &w.error);
     }},
    {"entente_position_describe", "",
     [](Workplace& w) {
       return entente_position_describe(w.map, w.retreat, w.out.sized<entente_position_info>(), &w.error);
     }},
    {"entente_position_hash", "",
     [](Workplace& w) { return entente_position_hash(w.map, w.retreat, &w.out.number, &w.error); }},
    {"entente_position_set_end", "",
     [](Workplace& w) { return entente_position_set_end(w.map, CopyOf(w, w.start), ENTENTE_END_DRAW, 6, &w.error); }},
    {"entente_position_set_end", "a solo without a winner",
     [](Workplace& w) { return entente_position_set_end(w.map, CopyOf(w, w.start), ENTENTE_END_SOLO, 0, &w.error); }},
    {"entente_position_units", "",
     [](Workplace& w) {
       return entente_position_units(w.map, w.start, w.out.as<entente_unit>(), 100, &w.out.length, &w.error);
     }},
    {"entente_position_dislodged", "",
     [](Workplace& w) {
       return entente_position_dislodged(w.map, w.retreat, w.out.as<entente_unit>(), 100, &w.out.length, &w.error);
     }},
    {"entente_position_retreats", "",
     [](Workplace& w) {
       return entente_position_retreats(w.map, w.retreat, Burgundy(w), w.out.as<uint16_t>(), 100, &w.out.length,
                                        &w.error);
     }},
    {"entente_position_retreats", "not dislodged",
     [](Workplace& w) {
       return entente_position_retreats(w.map, w.retreat, Paris(w), w.out.as<uint16_t>(), 100, &w.out.length, &w.error);
     }},
    {"entente_position_owners", "",
     [](Workplace& w) {
       return entente_position_owners(w.map, w.start, w.out.as<uint8_t>(), 100, &w.out.length, &w.error);
     }},
    {"entente_position_counts", "",
     [](Workplace& w) {
       return entente_position_counts(w.map, w.start, w.out.as<entente_power_counts>(), 64, &w.out.length, &w.error);
     }},
    {"entente_position_scores", "",
     [](Workplace& w) {
       return entente_position_scores(w.map, w.start, ENTENTE_SCORE_SUM_OF_SQUARES, 0, w.out.as<entente_score>(), 64,
                                      &w.out.length, &w.error);
     }},
    {"entente_position_scores", "of no power",
     [](Workplace& w) {
       return entente_position_scores(w.map, w.start, ENTENTE_SCORE_DPP, ~uint64_t{0}, w.out.as<entente_score>(), 64,
                                      &w.out.length, &w.error);
     }},
    {"entente_position_due", "",
     [](Workplace& w) {
       return entente_position_due(w.map, w.start, &w.rules, w.france, w.out.as<int32_t>(), &w.error);
     }},
    {"entente_position_due", "bad rules",
     [](Workplace& w) {
       entente_rules rules = w.rules;
       rules.value[0] = 200;
       return entente_position_due(w.map, w.start, &rules, w.france, w.out.as<int32_t>(), &w.error);
     }},
    {"entente_position_power_state", "",
     [](Workplace& w) {
       return entente_position_power_state(w.map, w.start, w.france, w.out.sized<entente_power_state>(), &w.error);
     }},
    {"entente_position_homes", "",
     [](Workplace& w) {
       return entente_position_homes(w.map, w.start, w.france, w.out.as<uint16_t>(), 100, &w.out.length, &w.error);
     }},
    {"entente_position_to_json", "", [](Workplace& w) { return ToJson(w, w.retreat); }},
    {"entente_position_from_json", "",
     [](Workplace& w) { return FromJson(w, R"({"name":"W1901A","state":{"units":{"ITALY":["A ROM","F NAP"]}}})"); }},
    {"entente_position_from_json", "an army at sea",
     [](Workplace& w) { return FromJson(w, R"({"name":"W1901A","state":{"units":{"ITALY":["A ROM","A ION"]}}})"); }},
    {"entente_position_from_json", "broken", [](Workplace& w) { return FromJson(w, R"({"name":"W1901A","st)"); }},
    {"entente_position_write_line", "",
     [](Workplace& w) {
       return entente_position_write_line(w.map, w.retreat, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_position_read_line", "",
     [](Workplace& w) { return ReadLine(w, "standard F1902R G:aBUR F:PAR F:aBUR>GAS+PAR - -"); }},
    {"entente_position_read_line", "an army at sea",
     [](Workplace& w) { return ReadLine(w, "standard F1902R G:aION - - - -"); }},
    {"entente_position_read_line", "broken", [](Workplace& w) { return ReadLine(w, "standard F1902R G:aBUR"); }},
    {"entente_position_difference", "",
     [](Workplace& w) {
       return entente_position_difference(w.map, w.start, w.retreat, ENTENTE_TEXT_FOR_PEOPLE, nullptr, &w.out.long_text,
                                          &w.error);
     }},
    {"entente_position_difference", "JSON, in German",
     [](Workplace& w) {
       const entente_text_options german = {sizeof german, 1, 0, 0, ENTENTE_LANGUAGE_DE, 0};
       return entente_position_difference(w.map, w.start, w.retreat, ENTENTE_TEXT_JSON, &german, &w.out.long_text,
                                          &w.error);
     }},
    {"entente_position_render", "",
     [](Workplace& w) { return entente_position_render(w.map, w.retreat, nullptr, &w.out.long_text, &w.error); }},
    {"entente_position_render", "as text",
     [](Workplace& w) {
       const entente_render_options text = {sizeof text, ENTENTE_RENDER_TEXT, 0, 0, 0, 1, 40, ENTENTE_LANGUAGE_DE, 0};
       return entente_position_render(w.map, w.retreat, &text, &w.out.long_text, &w.error);
     }},
};

}  // namespace

std::span<const Subject> PositionSubjects() { return kSubjects; }

}  // namespace entente_faults
