// The game master of a game of DPP.
#include "game_handle.h"
#include "press/dpp/game_master.h"
#include "press/referee/daide_rules.h"
#include "press_arguments.h"
#include "texts.h"

using namespace entente;         // NOLINT: a file of wrappers
using namespace entente::capi;   // NOLINT
using namespace entente::press;  // NOLINT

struct entente_master {
  entente_master(const MapReference& handle, dpp::GameMaster made) : map(handle), master(std::move(made)) {}

  const MapReference map;
  dpp::GameMaster master;
  size_t taken = 0, records_taken = 0;  // of the outbox, of the record
};

namespace {

constexpr uint32_t kMasterFlags = ENTENTE_MASTER_PARTIAL_DRAWS | ENTENTE_MASTER_NO_PRESS;

// A call about a nation's program.
Outcome CheckProgram(const entente_master* master, uint32_t power) {
  ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}}));
  return CheckPower(*master->map->map, power);
}

// The next of some lines, which goes to a power or comes from it.
Outcome GiveLine(PowerIndex of, const std::string& text, uint32_t* power, char* line, size_t capacity, size_t* length) {
  ENTENTE_RETURN_IF_BAD(CopyText(text, line, capacity, length));
  *power = of == kNoPower ? ENTENTE_NO_POWER : of;
  return {};
}

template <typename Use>
entente_status WithLine(entente_master* master, uint32_t power, const char* line, size_t length, entente_error* error,
                        const Use& use) {
  return Guard(error, [&]() -> Outcome {
    std::string_view view;
    ENTENTE_RETURN_IF_BAD(CheckProgram(master, power));
    ENTENTE_RETURN_IF_BAD(TextArgument(line, length, "line", view));
    use(master->master, static_cast<PowerIndex>(power), view);
    return {};
  });
}

template <typename Use>
entente_status WithMaster(entente_master* master, entente_error* error, const Use& use) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}}));
    use(master->master);
    return {};
  });
}

uint32_t StageOf(dpp::MasterStage stage) {
  switch (stage) {
    case dpp::MasterStage::kForming:
      return ENTENTE_REFEREE_FORMING;
    case dpp::MasterStage::kRunning:
      return ENTENTE_REFEREE_RUNNING;
    case dpp::MasterStage::kFinished:
      break;
  }
  return ENTENTE_REFEREE_FINISHED;
}

}  // namespace

entente_status entente_master_new(const entente_map* map, const entente_rules* rules, uint32_t flags, uint64_t seed,
                                  entente_master** master, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(master, "master"));
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    if ((flags & ~kMasterFlags) != 0) return UnknownBits("flags", flags, kMasterFlags);
    RuleOptions chosen = DaideRules(*map->map);
    if (rules != nullptr) ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, chosen));
    const dpp::MasterOptions options{(flags & ENTENTE_MASTER_PARTIAL_DRAWS) != 0,
                                     (flags & ENTENTE_MASTER_NO_PRESS) != 0};
    Result<dpp::GameMaster> made = dpp::GameMaster::Make(map->map, chosen, options, seed);
    if (!made.ok()) return made.status();
    *master = new entente_master(MapReference(map), *std::move(made));
    return {};
  });
}

entente_status entente_master_load(const char* bytes, size_t length, const entente_map* map, entente_master** master,
                                   entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view view;
    ENTENTE_RETURN_IF_BAD(CheckPlace(master, "master"));
    ENTENTE_RETURN_IF_BAD(TextArgument(bytes, length, "bytes", view));
    Result<dpp::GameMaster> made = dpp::GameMaster::Load(view, map == nullptr ? nullptr : map->map);
    if (!made.ok()) return made.status();
    const MapReference played = ReferenceFor(made->game().map_ref(), map);
    *master = new entente_master(played, *std::move(made));
    return {};
  });
}

void entente_master_free(entente_master* master) { delete master; }

entente_status entente_master_join(entente_master* master, uint32_t program, uint32_t longest_line, uint32_t* power,
                                   entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}, {power, "power"}}));
    const PowerIndex given = master->master.Join(program, longest_line);
    if (given == kNoPower)
      return Refusal{ENTENTE_ERR_NOT_FOUND, "master", "has no nation for a program (any more)", {}};
    *power = given;
    return {};
  });
}

entente_status entente_master_return(entente_master* master, uint32_t power, uint32_t longest_line,
                                     entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckProgram(master, power));
    master->master.Return(static_cast<PowerIndex>(power), longest_line);
    return {};
  });
}

entente_status entente_master_begin(entente_master* master, entente_error* error) {
  return WithMaster(master, error, [](dpp::GameMaster& of) { of.Begin(); });
}

entente_status entente_master_receive(entente_master* master, uint32_t power, const char* line, size_t length,
                                      entente_error* error) {
  return WithLine(master, power, line, length, error,
                  [](dpp::GameMaster& of, PowerIndex by, std::string_view text) { of.Receive(by, text); });
}

entente_status entente_master_receive_late(entente_master* master, uint32_t power, const char* line, size_t length,
                                           entente_error* error) {
  return WithLine(master, power, line, length, error,
                  [](dpp::GameMaster& of, PowerIndex by, std::string_view text) { of.ReceiveLate(by, text); });
}

entente_status entente_master_leave(entente_master* master, uint32_t power, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckProgram(master, power));
    master->master.Leave(static_cast<PowerIndex>(power));
    return {};
  });
}

entente_status entente_master_warn(entente_master* master, entente_error* error) {
  return WithMaster(master, error, [](dpp::GameMaster& of) { of.Warn(); });
}

entente_status entente_master_play_deadline(entente_master* master, entente_error* error) {
  return WithMaster(master, error, [](dpp::GameMaster& of) { of.PlayDeadline(); });
}

entente_status entente_master_save(entente_master* master, const char* name, size_t name_length, entente_text** bytes,
                                   entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view view;
    ENTENTE_RETURN_IF_BAD(CheckPlace(bytes, "bytes"));
    ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(name, name_length, "name", view));
    return GiveText(master->master.Save(view), bytes);
  });
}

entente_status entente_master_close(entente_master* master, entente_error* error) {
  return WithMaster(master, error, [](dpp::GameMaster& of) { of.Close(); });
}

entente_status entente_master_next(entente_master* master, uint32_t* power, char* line, size_t capacity, size_t* length,
                                   entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}, {power, "power"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(line, capacity, length));
    const std::vector<dpp::OutgoingLine>& outbox = master->master.outbox();
    if (master->taken >= outbox.size()) return Refusal{ENTENTE_ERR_NOT_FOUND, "master", "has no further line", {}};
    const dpp::OutgoingLine& next = outbox[master->taken];
    ENTENTE_RETURN_IF_BAD(GiveLine(next.to, next.line, power, line, capacity, length));
    if (++master->taken < outbox.size()) return {};
    master->master.ClearOutbox();
    master->taken = 0;
    return {};
  });
}

entente_status entente_master_next_record(entente_master* master, uint32_t* power, char* line, size_t capacity,
                                          size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}, {power, "power"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(line, capacity, length));
    const std::vector<dpp::RecordEntry>& record = master->master.record();
    if (master->records_taken >= record.size())
      return Refusal{ENTENTE_ERR_NOT_FOUND, "master", "has no further line", {}};
    const dpp::RecordEntry& next = record[master->records_taken];
    ENTENTE_RETURN_IF_BAD(GiveLine(next.by, next.text, power, line, capacity, length));
    if (++master->records_taken < record.size()) return {};
    master->master.ClearRecord();
    master->records_taken = 0;
    return {};
  });
}

uint32_t entente_master_stage(const entente_master* master) {
  return master == nullptr ? 0 : StageOf(master->master.stage());
}

const entente_map* entente_master_map(const entente_master* master) {
  return master == nullptr ? nullptr : master->map.get();
}

entente_status entente_master_game(const entente_master* master, entente_game** game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(game, "game"));
    ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}}));
    *game = new entente_game(master->map.get(), master->master.game());
    return {};
  });
}

entente_status entente_master_program(const entente_master* master, uint32_t power, entente_program_info* info,
                                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckProgram(master, power));
    entente_program_info told{};
    told.is_asleep = master->master.IsAsleep(static_cast<PowerIndex>(power)) ? 1 : 0;
    told.empty_lines = static_cast<uint32_t>(master->master.EmptyLinesOf(static_cast<PowerIndex>(power)));
    return Store(told, info, "info");
  });
}

entente_status entente_master_scores(const entente_master* master, entente_score* scores, size_t capacity,
                                     size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{master, "master"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(scores, capacity, length));
    ArrayFiller<entente_score> filler(scores, capacity);
    for (const Score& score : master->master.Scores()) filler.Add({score.numerator, score.denominator});
    return filler.Finish(length);
  });
}
