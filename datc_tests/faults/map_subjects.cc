#include <cstring>
#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

constexpr std::string_view kMain = "USE lands\nBEGIN FALL 1901 MOVEMENT\nRULE NO_SUCH_RULE\n";
constexpr std::string_view kLands =
    "North () AAA\n  A AAA\nSouth (Southern:Z) CCC\n  A CCC\nUnowned BBB\nAye = AAA a\nBee = BBB b+b\nCee = CCC\n"
    "LAND AAA ABUTS BBB CCC\nLAND BBB ABUTS AAA CCC\nLAND CCC ABUTS AAA BBB\n";
constexpr std::string_view kFaulty = "USE nothing\nNorth () AAA QQQ\nAye = AAA\nLAND AAA ABUTS ZZZ\nCOATS\n";

entente_status Include(void*, const char* name, size_t length, const char*, size_t, const char** text, size_t* size) {
  if (std::string_view(name, length) != "lands.map") return ENTENTE_ERR_NOT_FOUND;
  *text = kLands.data();
  *size = kLands.size();
  return ENTENTE_OK;
}

void Hear(void*, const entente_diagnostic*) {}

entente_status ReadMap(Workplace& w, std::string_view text) {
  return entente_map_read(text.data(), text.size(), "main.map", 8, &Include, nullptr, &Hear, nullptr, &w.out.map,
                          &w.error);
}

constexpr std::string_view kJson =
    R"({"format":"entente-map/1","name":"m","powers":{"ONE":{"homes":["AAA"],"units":["A AAA"]},"TWO":{"homes":["CCC"]}},)"
    R"("places":{"AAA":{"name":"Aye","aliases":["a b"],"terrain":"LAND","abuts":["CCC"]},)"
    R"("CCC":{"name":"Cee","terrain":"LAND","abuts":[{"to":"AAA","strength":"half","powers":["TWO"]}]}}})";
constexpr std::string_view kMdf = "MDF (ONE TWO) (((ONE AAA) (UNO CCC)) ()) ((AAA (AMY CCC)) (CCC (AMY AAA)))";

entente_status ReadForm(Workplace& w, uint32_t form, std::string_view text) {
  return entente_map_from_text(form, text.data(), text.size(), "m", 1, nullptr, nullptr, &Hear, nullptr, &w.out.map,
                               &w.error);
}

// Writes a small map, so that there are not too many allocations to refuse.
entente_status WriteForm(Workplace& w, uint32_t form) {
  entente_map* map = nullptr;
  entente_status status = entente_map_from_text(ENTENTE_MAP_JSON, kJson.data(), kJson.size(), "m", 1, nullptr, nullptr,
                                                nullptr, nullptr, &map, &w.error);
  if (status == ENTENTE_OK) {
    status = entente_map_write(map, form, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
  }
  entente_map_free(map);
  return status;
}

// Texts of a map are told by their length: where they lie differs from map to map.
template <typename... Texts>
void TellLengths(Workplace& w, Texts&... texts) {
  ((w.out.number += texts == nullptr ? 0 : std::strlen(texts), texts = nullptr), ...);
}

entente_status MapInfo(Workplace& w) {
  auto* info = w.out.sized<entente_map_info>();
  const entente_status status = entente_map_get_info(w.map, info, &w.error);
  TellLengths(w, info->name, info->begin, info->begin_phase, info->graphics);
  return status;
}

entente_status LocationInfo(Workplace& w) {
  auto* info = w.out.sized<entente_location_info>();
  const entente_status status = entente_map_location(w.map, 3, info, &w.error);
  TellLengths(w, info->id, info->name);
  return status;
}

entente_status PowerInfo(Workplace& w) {
  auto* info = w.out.sized<entente_power_info>();
  const entente_status status = entente_map_power(w.map, 2, info, &w.error);
  TellLengths(w, info->id, info->name, info->own_word, info->flag, info->league);
  return status;
}

template <typename T, typename Call>
entente_status List(Workplace& w, const Call& call) {
  return call(w.out.as<T>(), Outputs::kCapacity / sizeof(T), &w.out.length);
}

constexpr Subject kSubjects[] = {
    {"entente_map_builtin", "",
     [](Workplace& w) { return entente_map_builtin("Standard Pure", 13, &w.out.map, &w.error); }},
    {"entente_map_builtin", "unknown",
     [](Workplace& w) { return entente_map_builtin("a map that nobody has drawn", 27, &w.out.map, &w.error); }},
    {"entente_map_read", "", [](Workplace& w) { return ReadMap(w, kMain); }},
    {"entente_map_read", "faulty", [](Workplace& w) { return ReadMap(w, kFaulty); }},
    {"entente_map_from_text", "JSON", [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_JSON, kJson); }},
    {"entente_map_from_text", "faulty JSON",
     [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_JSON, kJson.substr(0, 300)); }},
    {"entente_map_from_text", "MDF", [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_MDF, kMdf); }},
    {"entente_map_from_text", "faulty MDF",
     [](Workplace& w) { return ReadForm(w, ENTENTE_MAP_MDF, kMdf.substr(0, 60)); }},
    {"entente_map_write", "text", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_TEXT); }},
    {"entente_map_write", "JSON", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_JSON); }},
    {"entente_map_write", "MDF", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_MDF); }},
    {"entente_map_write", "Graphviz", [](Workplace& w) { return WriteForm(w, ENTENTE_MAP_DOT); }},
    {"entente_map_count", "",
     [](Workplace& w) { return entente_map_count(w.map, "F1903M", 6, w.out.sized<entente_stage_counts>(), &w.error); }},
    {"entente_map_count", "no phase",
     [](Workplace& w) {
       return entente_map_count(w.map, "never again", 11, w.out.sized<entente_stage_counts>(), &w.error);
     }},
    {"entente_map_word", "beyond the last",
     [](Workplace& w) {
       const char* word = nullptr;
       return entente_map_word(w.map, ENTENTE_MAP_RULES, 99, &word, &w.error);
     }},
    {"entente_map_rotation", "beyond the last",
     [](Workplace& w) { return entente_map_rotation(w.map, 0, w.out.sized<entente_rotation_info>(), &w.error); }},
    {"entente_map_controller", "beyond the last",
     [](Workplace& w) {
       return entente_map_controller(w.map, 0, 0, w.out.sized<entente_controller_info>(), &w.error);
     }},
    {"entente_map_get_info", "", &MapInfo},
    {"entente_map_location", "", &LocationInfo},
    {"entente_map_location", "out of range",
     [](Workplace& w) { return entente_map_location(w.map, 999, w.out.sized<entente_location_info>(), &w.error); }},
    {"entente_map_find_location", "",
     [](Workplace& w) {
       return entente_map_find_location(w.map, "St Petersburg (south coast)", 27, w.out.as<uint16_t>(), &w.error);
     }},
    {"entente_map_find_location", "unknown",
     [](Workplace& w) {
       return entente_map_find_location(w.map, "Sankt Petersburg am Meer", 24, w.out.as<uint16_t>(), &w.error);
     }},
    {"entente_map_neighbors", "",
     [](Workplace& w) {
       return List<uint16_t>(w, [&](uint16_t* list, size_t capacity, size_t* length) {
         return entente_map_neighbors(w.map, ENTENTE_ARMY, 5, list, capacity, length, &w.error);
       });
     }},
    {"entente_map_neighbors", "small buffer",
     [](Workplace& w) { return entente_map_neighbors(w.map, ENTENTE_ARMY, 5, nullptr, 0, &w.out.length, &w.error); }},
    {"entente_map_power", "", &PowerInfo},
    {"entente_map_find_power", "",
     [](Workplace& w) { return entente_map_find_power(w.map, "french", 6, w.out.as<uint8_t>(), &w.error); }},
    {"entente_map_find_power", "unknown",
     [](Workplace& w) { return entente_map_find_power(w.map, "Atlantis", 8, w.out.as<uint8_t>(), &w.error); }},
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
    {"entente_map_to_json", "",
     [](Workplace& w) {
       return entente_map_to_json(w.map, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_map_summary", "",
     [](Workplace& w) {
       return entente_map_summary(w.map, "S1901M", 6, w.out.text(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_rules_init", "",
     [](Workplace& w) { return entente_rules_init(w.out.sized<entente_rules>(), w.map, &w.error); }},
    {"entente_rules_preset", "",
     [](Workplace& w) {
       *w.out.as<entente_rules>() = w.rules;
       return entente_rules_preset(w.out.as<entente_rules>(), "datc3", 5, &w.error);
     }},
    {"entente_rules_preset", "unknown",
     [](Workplace& w) { return entente_rules_preset(&w.rules, "the rules of my uncle", 21, &w.error); }},
    {"entente_rules_preset", "not acting yet",
     [](Workplace& w) { return entente_rules_preset(&w.rules, "dpjudge", 7, &w.error); }},
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
    {"entente_option", "",
     [](Workplace& w) { return entente_option(0, w.out.sized<entente_option_info>(), &w.error); }},
    {"entente_option", "beyond the last",
     [](Workplace& w) { return entente_option(500, w.out.sized<entente_option_info>(), &w.error); }},
    {"entente_option_value", "",
     [](Workplace& w) {
       const char* name = nullptr;
       uint32_t acts = 0;
       const entente_status status = entente_option_value(1, 0, &name, &acts, &w.error);
       w.out.number = status == ENTENTE_OK ? std::strlen(name) + acts : 0;
       return status;
     }},
};

entente_status CheckAbi(Workplace& w) {
  w.out.number = static_cast<uint64_t>(-entente_abi_check(99));
  return entente_abi_check(ENTENTE_ABI_VERSION);
}

// A handle is freed without asking for memory, and only with its last reference.
entente_status RetainAndFree(Workplace& w) {
  entente_map_free(entente_map_retain(w.map));
  return ENTENTE_OK;
}

entente_status FreeAll(Workplace& w) {
  entente_map_free(w.map);
  entente_exchange_free(w.exchange);
  entente_scratch_free(w.scratch);
  entente_game_free(w.game);
  w.map = nullptr;
  w.exchange = nullptr;
  w.scratch = nullptr;
  w.game = nullptr;
  return ENTENTE_OK;
}

entente_status Length(Workplace& w, const char* text) {
  w.out.number = std::strlen(text);
  return ENTENTE_OK;
}

constexpr Subject kSimple[] = {
    {"entente_abi_check", "", &CheckAbi},
    {"entente_version", "", [](Workplace& w) { return Length(w, entente_version()); }},
    {"entente_status_name", "", [](Workplace& w) { return Length(w, entente_status_name(ENTENTE_ERR_OUT_OF_MEMORY)); }},
    {"entente_reason_name", "", [](Workplace& w) { return Length(w, entente_reason_name(3)); }},
    {"entente_illegality_phrase", "", [](Workplace& w) { return Length(w, entente_illegality_phrase(2)); }},
    {"entente_rules_preset_name", "", [](Workplace& w) { return Length(w, entente_rules_preset_name(0)); }},
    {"entente_builtin_map_name", "", [](Workplace& w) { return Length(w, entente_builtin_map_name(0)); }},
    {"entente_position_size", "",
     [](Workplace& w) {
       w.out.number = entente_position_size(w.map);
       return ENTENTE_OK;
     }},
    {"entente_game_phase_count", "",
     [](Workplace& w) {
       w.out.number = entente_game_phase_count(w.game);
       return ENTENTE_OK;
     }},
    {"entente_game_line_count", "",
     [](Workplace& w) {
       w.out.number = entente_game_line_count(w.game, 2);
       return ENTENTE_OK;
     }},
    {"entente_game_map", "",
     [](Workplace& w) {
       w.out.number = entente_game_map(w.game) == w.map ? 1 : 0;
       return ENTENTE_OK;
     }},
    {"entente_map_retain", "", &RetainAndFree},
    {"entente_map_free", "", &FreeAll},
    {"entente_exchange_free", "", &FreeAll},
    {"entente_scratch_free", "", &FreeAll},
    {"entente_game_free", "", &FreeAll},
};

}  // namespace

std::span<const Subject> MapSubjects() { return kSubjects; }
std::span<const Subject> SimpleSubjects() { return kSimple; }

}  // namespace entente_faults
