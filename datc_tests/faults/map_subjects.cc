#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

constexpr std::string_view kFaulty = "USE nothing\nNorth () AAA QQQ\nAye = AAA\nLAND AAA ABUTS ZZZ\nCOATS\n";

constexpr std::string_view kJson =
    R"({"format":"entente-map/1","name":"m","powers":{"ONE":{"homes":["AAA"],"units":["A AAA"]},"TWO":{"homes":["CCC"]}},)"
    R"("places":{"AAA":{"name":"Aye","aliases":["a b"],"terrain":"LAND","abuts":["CCC"]},)"
    R"("CCC":{"name":"Cee","terrain":"LAND","abuts":[{"to":"AAA","strength":"half","powers":["TWO"]}]}}})";
constexpr std::string_view kMdf = "MDF (ONE TWO) (((ONE AAA) (UNO CCC)) ()) ((AAA (AMY CCC)) (CCC (AMY AAA)))";

entente_status ReadForm(Workplace& w, uint32_t form, std::string_view text) {
  return entente_map_read(form, text.data(), text.size(), "m", 1, &w.out.map, &w.error);
}

// Writes a small map, to keep the number of allocations low.
entente_status WriteForm(Workplace& w, uint32_t form) {
  entente_map* map = nullptr;
  entente_status status = entente_map_read(ENTENTE_MAP_FORM_JSON, kJson.data(), kJson.size(), "m", 1, &map, &w.error);
  if (status == ENTENTE_OK) status = entente_map_write(map, form, &w.out.long_text, &w.error);
  entente_map_free(map);
  return status;
}

// ---- Readers ----

entente_status NewReader(Workplace& w, std::string_view text) {
  return entente_map_reader_new(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "main.map", 8, &w.out.reader, &w.error);
}

entente_status Give(Workplace& w, entente_map_reader* reader) {
  return entente_map_reader_give(reader, Workplace::kIncluded.data(), Workplace::kIncluded.size(), &w.error);
}

// Can be called again after memory ran out.
entente_status GiveAndFinish(Workplace& w) {
  while (entente_map_reader_wants(w.wanting) != nullptr) {
    if (const entente_status status = Give(w, w.wanting); status != ENTENTE_OK) return status;
  }
  return entente_map_reader_finish(w.wanting, &w.out.map, &w.error);
}

entente_status Diagnostics(Workplace& w, uint32_t form) {
  return entente_map_reader_diagnostics(w.finished, form, 0, w.out.sized<entente_diagnostic_counts>(), &w.out.long_text,
                                        &w.error);
}

template <typename T, typename Call>
entente_status List(Workplace& w, const Call& call) {
  return call(w.out.as<T>(), Outputs::kCapacity / sizeof(T), &w.out.length);
}

entente_status Neighbors(Workplace& w, std::string_view phase) {
  return List<uint16_t>(w, [&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_neighbors(w.map, phase.data(), phase.size(), ENTENTE_ARMY, 5, list, capacity, length, &w.error);
  });
}

entente_status FindWord(Workplace& w, std::string_view word) {
  uint32_t value = 0;
  const entente_status status =
      entente_find_word(ENTENTE_WORDS_SUBMIT_MODE, word.data(), word.size(), &value, &w.error);
  w.out.number = value;
  return status;
}

constexpr Subject kSubjects[] = {
    {"entente_find_word", "", [](Workplace& w) { return FindWord(w, "NEXT-SET"); }},
    {"entente_find_word", "unknown", [](Workplace& w) { return FindWord(w, "later"); }},
    {"entente_map_builtin_describe", "",
     [](Workplace& w) { return entente_map_builtin_describe(0, w.out.sized<entente_builtin_info>(), &w.error); }},
    {"entente_map_builtin", "",
     [](Workplace& w) { return entente_map_builtin("Standard Pure", 13, &w.out.map, &w.error); }},
    {"entente_map_builtin", "unknown",
     [](Workplace& w) { return entente_map_builtin("a map that was never drawn", 26, &w.out.map, &w.error); }},
    {"entente_map_read", "", [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_FORM_MAP, Workplace::kIncluded); }},
    {"entente_map_read", "faulty", [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_FORM_MAP, kFaulty); }},
    {"entente_map_read", "JSON", [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_FORM_JSON, kJson); }},
    {"entente_map_read", "faulty JSON",
     [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_FORM_JSON, kJson.substr(0, 300)); }},
    {"entente_map_read", "MDF", [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_FORM_MDF, kMdf); }},
    {"entente_map_read", "faulty MDF",
     [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_FORM_MDF, kMdf.substr(0, 60)); }},
    {"entente_map_reader_new", "", [](Workplace& w) { return NewReader(w, Workplace::kMain); }},
    {"entente_map_reader_new", "nothing included", [](Workplace& w) { return NewReader(w, Workplace::kIncluded); }},
    {"entente_map_reader_give", "", [](Workplace& w) { return Give(w, w.wanting); }},
    {"entente_map_reader_give", "nothing wanted", [](Workplace& w) { return Give(w, w.finished); }},
    {"entente_map_reader_refuse", "",
     [](Workplace& w) { return entente_map_reader_refuse(w.wanting, ENTENTE_ERR_NOT_FOUND, &w.error); }},
    {"entente_map_reader_refuse", "for no reason",
     [](Workplace& w) { return entente_map_reader_refuse(w.wanting, ENTENTE_OK, &w.error); }},
    {"entente_map_reader_finish", "", &GiveAndFinish},
    {"entente_map_reader_finish", "a file is missing",
     [](Workplace& w) { return entente_map_reader_finish(w.wanting, &w.out.map, &w.error); }},
    {"entente_map_reader_diagnostics", "", [](Workplace& w) { return Diagnostics(w, ENTENTE_TEXT_FOR_PEOPLE); }},
    {"entente_map_reader_diagnostics", "JSON", [](Workplace& w) { return Diagnostics(w, ENTENTE_TEXT_JSON); }},
    {"entente_map_write", "text", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_FORM_MAP); }},
    {"entente_map_write", "JSON", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_FORM_JSON); }},
    {"entente_map_write", "MDF", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_FORM_MDF); }},
    {"entente_map_write", "Graphviz", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_FORM_DOT); }},
    {"entente_map_count", "",
     [](Workplace& w) { return entente_map_count(w.map, "F1903M", 6, w.out.sized<entente_stage_counts>(), &w.error); }},
    {"entente_map_count", "no phase",
     [](Workplace& w) {
       return entente_map_count(w.map, "never again", 11, w.out.sized<entente_stage_counts>(), &w.error);
     }},
    {"entente_map_describe", "",
     [](Workplace& w) { return entente_map_describe(w.map, w.out.sized<entente_map_info>(), &w.error); }},
    {"entente_map_location", "",
     [](Workplace& w) { return entente_map_location(w.map, 3, w.out.sized<entente_location_info>(), &w.error); }},
    {"entente_map_location", "out of range",
     [](Workplace& w) { return entente_map_location(w.map, 999, w.out.sized<entente_location_info>(), &w.error); }},
    {"entente_map_find_location", "",
     [](Workplace& w) {
       return entente_map_find_location(w.map, "St Petersburg (south coast)", 27, w.out.as<uint32_t>(), &w.error);
     }},
    {"entente_map_find_location", "unknown",
     [](Workplace& w) {
       return entente_map_find_location(w.map, "Sankt Petersburg am Meer", 24, w.out.as<uint32_t>(), &w.error);
     }},
    {"entente_map_neighbors", "", [](Workplace& w) { return Neighbors(w, ""); }},
    {"entente_map_neighbors", "in a phase", [](Workplace& w) { return Neighbors(w, "FALL 1904 RETREATS"); }},
    {"entente_map_neighbors", "no phase", [](Workplace& w) { return Neighbors(w, "never again"); }},
    {"entente_map_neighbors", "small buffer",
     [](Workplace& w) {
       return entente_map_neighbors(w.map, nullptr, 0, ENTENTE_ARMY, 5, nullptr, 0, &w.out.length, &w.error);
     }},
    {"entente_map_power", "",
     [](Workplace& w) { return entente_map_power(w.map, 2, w.out.sized<entente_power_info>(), &w.error); }},
    {"entente_map_find_power", "",
     [](Workplace& w) { return entente_map_find_power(w.map, "french", 6, w.out.as<uint32_t>(), &w.error); }},
    {"entente_map_find_power", "unknown",
     [](Workplace& w) { return entente_map_find_power(w.map, "Atlantis", 8, w.out.as<uint32_t>(), &w.error); }},
    {"entente_map_homes", "",
     [](Workplace& w) {
       return List<uint16_t>(w, [&](uint16_t* list, size_t capacity, size_t* length) {
         return entente_map_homes(w.map, w.france, list, capacity, length, &w.error);
       });
     }},
    {"entente_map_centers", "",
     [](Workplace& w) {
       return List<uint16_t>(w, [&](uint16_t* list, size_t capacity, size_t* length) {
         return entente_map_centers(w.map, list, capacity, length, &w.error);
       });
     }},
    {"entente_map_summary", "",
     [](Workplace& w) {
       return entente_map_summary(w.map, nullptr, 0, ENTENTE_TEXT_JSON, &w.out.long_text, &w.error);
     }},
    {"entente_map_summary", "for people, in a phase",
     [](Workplace& w) {
       return entente_map_summary(w.map, "S1901M", 6, ENTENTE_TEXT_FOR_PEOPLE, &w.out.long_text, &w.error);
     }},
    {"entente_rules_init", "",
     [](Workplace& w) { return entente_rules_init(w.out.sized<entente_rules>(), w.map, &w.error); }},
    {"entente_rules_read", "",
     [](Workplace& w) {
       return entente_rules_read(w.map, R"({"civil_disorder":"home_distance"})", 34, w.out.sized<entente_rules>(),
                                 &w.error);
     }},
    {"entente_rules_read", "unknown preset",
     [](Workplace& w) {
       return entente_rules_read(nullptr, "the rules of my uncle", 21, w.out.sized<entente_rules>(), &w.error);
     }},
    {"entente_rules_read", "unknown",
     [](Workplace& w) {
       return entente_rules_read(w.map, R"(["NO_CHEK"])", 11, w.out.sized<entente_rules>(), &w.error);
     }},
    {"entente_rules_get", "",
     [](Workplace& w) {
       return entente_rules_get(&w.rules, "civil_disorder", 14, w.out.text(), Outputs::kCapacity, &w.out.length,
                                &w.error);
     }},
    {"entente_rules_get", "unknown",
     [](Workplace& w) {
       return entente_rules_get(&w.rules, "civil_obedience", 15, w.out.text(), Outputs::kCapacity, &w.out.length,
                                &w.error);
     }},
    {"entente_rules_write", "",
     [](Workplace& w) { return entente_rules_write(&w.rules, nullptr, 1, &w.out.long_text, &w.error); }},
    {"entente_rules_set", "",
     [](Workplace& w) {
       *w.out.as<entente_rules>() = w.rules;
       return entente_rules_set(w.out.as<entente_rules>(), "civil_disorder", 14, "home_distance", 13, &w.error);
     }},
    {"entente_rules_set", "unknown",
     [](Workplace& w) { return entente_rules_set(&w.rules, "civil_obedience", 15, "x", 1, &w.error); }},
    {"entente_rules_set", "unknown value",
     [](Workplace& w) {
       return entente_rules_set(&w.rules, "civil_disorder", 14, "by the age of the unit", 22, &w.error);
     }},
    {"entente_score_system_describe", "",
     [](Workplace& w) {
       return entente_score_system_describe(ENTENTE_SCORE_DPP, w.out.sized<entente_score_system_info>(), &w.error);
     }},
    {"entente_score_system_describe", "beyond the last",
     [](Workplace& w) {
       return entente_score_system_describe(500, w.out.sized<entente_score_system_info>(), &w.error);
     }},
    {"entente_preset_describe", "",
     [](Workplace& w) { return entente_preset_describe(0, w.out.sized<entente_preset_info>(), &w.error); }},
    {"entente_game_form_describe", "",
     [](Workplace& w) { return entente_game_form_describe(0, w.out.sized<entente_game_form_info>(), &w.error); }},
    {"entente_option_describe", "",
     [](Workplace& w) { return entente_option_describe(0, w.out.sized<entente_option_info>(), &w.error); }},
    {"entente_option_describe", "beyond the last",
     [](Workplace& w) { return entente_option_describe(500, w.out.sized<entente_option_info>(), &w.error); }},
    {"entente_option_value_describe", "",
     [](Workplace& w) { return entente_option_value_describe(1, 0, w.out.sized<entente_value_info>(), &w.error); }},
    {"entente_option_value_describe", "beyond the last",
     [](Workplace& w) { return entente_option_value_describe(1, 500, w.out.sized<entente_value_info>(), &w.error); }},
};

}  // namespace

std::span<const Subject> MapSubjects() { return kSubjects; }

}  // namespace entente_faults
