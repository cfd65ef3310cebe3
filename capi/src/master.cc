// The game master of a game of DPP.
#include "game_handle.h"
#include "press/dpp/game_master.h"
#include "press/table/daide_rules.h"
#include "press_arguments.h"
#include "texts.h"

using namespace entente;         // NOLINT: a file of wrappers
using namespace entente::capi;   // NOLINT
using namespace entente::press;  // NOLINT

struct entente_master {
  entente_master(const MapReference& handle, dpp::GameMaster made) : map(handle), master(std::move(made)) {}

  const MapReference map;
  dpp::GameMaster master;
  size_t taken = 0, records_taken = 0;  // how many lines of the outbox and entries of the record were taken
  FileMark mark;                        // of the file that grows
};

template <>
inline constexpr const char* entente::capi::kNameOf<entente_master> = "master";

namespace {

constexpr uint32_t kMasterFlags = ENTENTE_MASTER_PARTIAL_DRAWS | ENTENTE_MASTER_NO_PRESS;

// Gives a line, and the power that it goes to or comes from.
Outcome GiveLine(PowerIndex of, const std::string& text, uint32_t* power, const Buffer<char>& line) {
  ENTENTE_RETURN_IF_BAD(line.Copy(text));
  *power = of == kNoPower ? ENTENTE_NO_POWER : of;
  return {};
}

constexpr Refusal kNoFurtherLine{ENTENTE_ERR_NOT_FOUND, "master", "has no further line", {}};

// A call of the master without further arguments.
entente_status On(entente_master* master, void (dpp::GameMaster::*call)(), entente_error* error) {
  return Guard(error, In(master), [&]() { (master->master.*call)(); });
}

// A call with a line of a power's program.
entente_status OnLine(entente_master* master, uint32_t power, const TextIn& line,
                      void (dpp::GameMaster::*call)(PowerIndex, std::string_view), entente_error* error) {
  return Guard(error, In(master), PowerIn{master, power}, line,
               [&](PowerIndex by, std::string_view text) { (master->master.*call)(by, text); });
}

}  // namespace

entente_status entente_master_new(const entente_map* game_map, const entente_rules* rules, entente_master_flags flags,
                                  uint64_t seed, entente_master** master, entente_error* error) {
  return Guard(error, HandleOut(master, "master"), In(game_map), FlagsIn{"flags", flags, kMasterFlags},
               [&]() -> Outcome {
                 RuleOptions chosen = DaideRules(*game_map->map);
                 if (rules != nullptr) ENTENTE_RETURN_IF_BAD(ReadRules(rules, *game_map, chosen));
                 const dpp::MasterOptions options{(flags & ENTENTE_MASTER_PARTIAL_DRAWS) != 0,
                                                  (flags & ENTENTE_MASTER_NO_PRESS) != 0};
                 ENTENTE_ASSIGN(dpp::GameMaster made, dpp::GameMaster::Make(game_map->map, chosen, options, seed));
                 *master = new entente_master(MapReference(game_map), std::move(made));
                 return {};
               });
}

entente_status entente_master_load(const void* bytes, size_t length, const entente_map* game_map,
                                   entente_master** master, entente_error* error) {
  return Guard(error, HandleOut(master, "master"), TextIn{bytes, length, "bytes"},
               [&](std::string_view saved) -> Outcome {
                 ENTENTE_ASSIGN(dpp::GameMaster made,
                                dpp::GameMaster::Load(saved, game_map == nullptr ? nullptr : game_map->map));
                 const MapReference played = ReferenceFor(made.game().map_ref(), game_map);
                 *master = new entente_master(played, std::move(made));
                 return {};
               });
}

void entente_master_free(entente_master* master) { delete master; }

entente_status entente_master_join(entente_master* master, uint32_t program, uint32_t longest_line,
                                   entente_power* power, entente_error* error) {
  return Guard(error, In(master), Out(power, "power"), [&]() -> Outcome {
    const PowerIndex given = master->master.Join(program, longest_line);
    if (given == kNoPower) {
      return Refusal{ENTENTE_ERR_NOT_FOUND, "master", "has no power for a program (any more)", {}};
    }
    *power = given;
    return {};
  });
}

entente_status entente_master_return(entente_master* master, entente_power power, uint32_t longest_line,
                                     entente_error* error) {
  return Guard(error, In(master), PowerIn{master, power},
               [&](PowerIndex of) { master->master.Return(of, longest_line); });
}

entente_status entente_master_begin(entente_master* master, entente_error* error) {
  return On(master, &dpp::GameMaster::Begin, error);
}

entente_status entente_master_receive(entente_master* master, entente_power power, const char* line, size_t length,
                                      entente_error* error) {
  return OnLine(master, power, {line, length, "line"}, &dpp::GameMaster::Receive, error);
}

entente_status entente_master_receive_late(entente_master* master, entente_power power, const char* line, size_t length,
                                           entente_error* error) {
  return OnLine(master, power, {line, length, "line"}, &dpp::GameMaster::ReceiveLate, error);
}

entente_status entente_master_leave(entente_master* master, entente_power power, entente_error* error) {
  return Guard(error, In(master), PowerIn{master, power}, [&](PowerIndex of) { master->master.Leave(of); });
}

entente_status entente_master_warn(entente_master* master, entente_error* error) {
  return On(master, &dpp::GameMaster::Warn, error);
}

entente_status entente_master_play_deadline(entente_master* master, entente_error* error) {
  return On(master, &dpp::GameMaster::PlayDeadline, error);
}

entente_status entente_master_save(entente_master* master, const char* name, size_t name_length, entente_text** bytes,
                                   entente_error* error) {
  return Guard(error, HandleOut(bytes, "bytes"), In(master), TextIn{name, name_length, "name"},
               [&](std::string_view game_name) { return GiveText(master->master.Save(game_name), bytes); });
}

entente_status entente_master_save_new(entente_master* master, const char* name, size_t name_length, entente_bool whole,
                                       entente_text** bytes, entente_error* error) {
  return Guard(
      error, HandleOut(bytes, "bytes"), In(master), NumberIn{"whole", whole, 1}, TextIn{name, name_length, "name"},
      [&](std::string_view game_name) { return GiveNew(master->master, game_name, whole == 1, master->mark, bytes); });
}

entente_status entente_master_close(entente_master* master, entente_error* error) {
  return On(master, &dpp::GameMaster::Close, error);
}

entente_status entente_master_next(entente_master* master, entente_power* power, char* line, size_t capacity,
                                   size_t* length, entente_error* error) {
  return Guard(error, In(master), Out(power, "power"), Buffer(line, capacity, length), [&](auto& out) -> Outcome {
    const std::vector<dpp::OutgoingLine>& outbox = master->master.outbox();
    if (master->taken >= outbox.size()) return kNoFurtherLine;
    const dpp::OutgoingLine& next = outbox[master->taken];
    ENTENTE_RETURN_IF_BAD(GiveLine(next.to, next.line, power, out));
    if (++master->taken < outbox.size()) return {};
    master->master.ClearOutbox();
    master->taken = 0;
    return {};
  });
}

entente_status entente_master_next_record(entente_master* master, entente_power* power, char* line, size_t capacity,
                                          size_t* length, entente_error* error) {
  return Guard(error, In(master), Out(power, "power"), Buffer(line, capacity, length), [&](auto& out) -> Outcome {
    const std::vector<dpp::RecordEntry>& record = master->master.record();
    if (master->records_taken >= record.size()) return kNoFurtherLine;
    const dpp::RecordEntry& next = record[master->records_taken];
    ENTENTE_RETURN_IF_BAD(GiveLine(next.by, next.text, power, out));
    if (++master->records_taken < record.size()) return {};
    master->master.ClearRecord();
    master->records_taken = 0;
    return {};
  });
}

entente_table_stage entente_master_stage(const entente_master* master) {
  return master == nullptr ? 0 : static_cast<uint32_t>(master->master.stage());
}

const entente_map* entente_master_map(const entente_master* master) {
  return master == nullptr ? nullptr : master->map.get();
}

entente_status entente_master_game(const entente_master* master, entente_game** game, entente_error* error) {
  return Guard(error, HandleOut(game, "game"), In(master),
               [&]() { *game = new entente_game(master->map.get(), master->master.game()); });
}

entente_status entente_master_program(const entente_master* master, entente_power power, entente_program_info* info,
                                      entente_error* error) {
  return Guard(error, StructOut(info, "info"), In(master), PowerIn{master, power}, [&](PowerIndex of) -> Outcome {
    entente_program_info known{};
    known.is_asleep = master->master.IsAsleep(of) ? 1 : 0;
    known.empty_lines = static_cast<uint32_t>(master->master.EmptyLinesOf(of));
    return Give(known, info);
  });
}

entente_status entente_master_scores(const entente_master* master, entente_score* scores, size_t capacity,
                                     size_t* length, entente_error* error) {
  return Guard(error, In(master), Buffer(scores, capacity, length), [&](auto& out) -> Outcome {
    for (const Score& score : master->master.Scores()) out.Add({score.numerator, score.denominator});
    return out.Finish();
  });
}
