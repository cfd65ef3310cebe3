// Game masters of DPP. Each call undoes its changes, so that the next call has the same state.
#include <string_view>

#include "entente/press.h"
#include "subjects.h"

namespace entente_faults {
namespace {

constexpr std::string_view kAsk = "HLO", kNote = "LOG (GOB)";

// A small map; even so, a game master on it allocates a thousand times.
const entente_map* MapOfMaster() {
  static entente_map* map = nullptr;
  if (map == nullptr) entente_map_builtin("pure", 4, &map, nullptr);
  return map;
}
entente_status NewMaster(entente_master** master, entente_error* error) {
  return entente_master_new(MapOfMaster(), nullptr, 0, 1, master, error);
}

// Takes all waiting lines.
void DropLines(entente_master* master) {
  static char line[1 << 16];
  size_t length = 0;
  uint32_t power = 0;
  while (entente_master_next(master, &power, line, sizeof line, &length, nullptr) == ENTENTE_OK) {
  }
  while (entente_master_next_record(master, &power, line, sizeof line, &length, nullptr) == ENTENTE_OK) {
  }
}
// A game that has begun, with a program for each power.
entente_master* Master() {
  static entente_master* master = nullptr;
  if (master != nullptr) return master;
  NewMaster(&master, nullptr);
  uint32_t power = 0;
  for (uint32_t i = 0; i < 7; ++i) entente_master_join(master, i, 0, &power, nullptr);
  entente_master_begin(master, nullptr);
  DropLines(master);
  return master;
}
// A game master without programs.
entente_master* NobodysMaster() {
  static entente_master* master = nullptr;
  if (master == nullptr) NewMaster(&master, nullptr);
  return master;
}
std::string_view SavedMaster() {
  static entente_text* saved = nullptr;
  if (saved == nullptr) entente_master_save(Master(), "game", 4, &saved, nullptr);
  DropLines(Master());
  return {static_cast<const char*>(entente_text_data(saved)), entente_text_length(saved)};
}

// Frees the game master that a call makes.
template <typename Call>
entente_status MadeMaster(Workplace& w, const Call& call) {
  entente_master* master = nullptr;
  const entente_status status = call(&master);
  w.out.number = entente_master_stage(master) + (master != nullptr ? 1 : 0);
  entente_master_free(master);
  return status;
}

// A call on a game master made for it.
template <typename Call>
entente_status OnMaster(Workplace& w, const Call& call) {
  entente_master* master = nullptr;
  entente_status status = NewMaster(&master, &w.error);
  if (status == ENTENTE_OK) status = call(master);
  entente_master_free(master);
  return status;
}

// Sends a line and reads the answer or the line of the record.
entente_status Said(Workplace& w, std::string_view line, decltype(&entente_master_next) next) {
  DropLines(Master());
  entente_status status = entente_master_receive(Master(), 1, line.data(), line.size(), &w.error);
  uint32_t power = 0;
  if (status == ENTENTE_OK) status = next(Master(), &power, w.out.text(), 1000, &w.out.length, &w.error);
  DropLines(Master());
  return status;
}

entente_status Late(Workplace& w) {
  const entente_status status = entente_master_receive_late(Master(), 1, kAsk.data(), kAsk.size(), &w.error);
  DropLines(Master());
  return status;
}

// A program leaves and returns. Other powers wait, so that no turn is played.
entente_status GoAndReturn(Workplace& w) {
  const entente_status left = entente_master_leave(Master(), 1, &w.error);
  const entente_status status = left == ENTENTE_OK ? entente_master_return(Master(), 1, 0, &w.error) : left;
  if (status != ENTENTE_OK) entente_master_return(Master(), 1, 0, nullptr);
  DropLines(Master());
  return status;
}

constexpr Subject kSubjects[] = {
    {"entente_master_new", "",
     [](Workplace& w) { return MadeMaster(w, [&](auto** m) { return NewMaster(m, &w.error); }); }},
    {"entente_master_load", "",
     [](Workplace& w) {
       const std::string_view saved = SavedMaster();
       return MadeMaster(
           w, [&](auto** m) { return entente_master_load(saved.data(), saved.size(), nullptr, m, &w.error); });
     }},
    {"entente_master_free", "",
     [](Workplace&) {
       entente_master_free(nullptr);
       return entente_status{ENTENTE_OK};
     }},
    {"entente_master_join", "",
     [](Workplace& w) {
       return OnMaster(w, [&](auto* m) { return entente_master_join(m, 1, 0, w.out.as<uint32_t>(), &w.error); });
     }},
    {"entente_master_begin", "",
     [](Workplace& w) { return OnMaster(w, [&](auto* m) { return entente_master_begin(m, &w.error); }); }},
    {"entente_master_return", "", &GoAndReturn},
    {"entente_master_leave", "", &GoAndReturn},
    {"entente_master_receive", "", [](Workplace& w) { return Said(w, kAsk, &entente_master_next); }},
    {"entente_master_next", "", [](Workplace& w) { return Said(w, kAsk, &entente_master_next); }},
    {"entente_master_next_record", "", [](Workplace& w) { return Said(w, kNote, &entente_master_next_record); }},
    {"entente_master_receive_late", "", &Late},
    {"entente_master_warn", "", [](Workplace& w) { return entente_master_warn(NobodysMaster(), &w.error); }},
    {"entente_master_play_deadline", "",
     [](Workplace& w) { return entente_master_play_deadline(NobodysMaster(), &w.error); }},
    {"entente_master_close", "",
     [](Workplace& w) { return OnMaster(w, [&](auto* m) { return entente_master_close(m, &w.error); }); }},
    {"entente_master_save", "",
     [](Workplace& w) {
       const entente_status status = entente_master_save(Master(), "game", 4, &w.out.long_text, &w.error);
       DropLines(Master());
       return status;
     }},
    {"entente_master_save_new", "",
     [](Workplace& w) { return entente_master_save_new(Master(), "game", 4, 1, &w.out.long_text, &w.error); }},
    {"entente_master_stage", "",
     [](Workplace& w) {
       w.out.number = entente_master_stage(Master());
       return entente_status{ENTENTE_OK};
     }},
    {"entente_master_map", "",
     [](Workplace& w) {
       w.out.number = entente_master_map(Master()) != nullptr ? 1 : 0;
       return entente_status{ENTENTE_OK};
     }},
    {"entente_master_game", "", [](Workplace& w) { return entente_master_game(Master(), &w.out.game, &w.error); }},
    {"entente_master_program", "",
     [](Workplace& w) { return entente_master_program(Master(), 1, w.out.sized<entente_program_info>(), &w.error); }},
    {"entente_master_scores", "",
     [](Workplace& w) {
       return entente_master_scores(Master(), w.out.as<entente_score>(), 10, &w.out.length, &w.error);
     }},
};

}  // namespace

std::span<const Subject> MasterSubjects() { return kSubjects; }

}  // namespace entente_faults
