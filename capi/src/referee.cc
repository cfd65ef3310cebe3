// The referee of a game of DAIDE.
#include "press/referee/referee.h"

#include "game_handle.h"
#include "press/referee/daide_rules.h"
#include "press_arguments.h"
#include "texts.h"

using namespace entente;         // NOLINT: a file of wrappers
using namespace entente::capi;   // NOLINT
using namespace entente::press;  // NOLINT

struct entente_referee {
  entente_referee(const MapReference& handle, Referee made) : map(handle), referee(std::move(made)) {}

  const MapReference map;
  Referee referee;
  size_t taken = 0;  // of the outbox
};

namespace {

static_assert(ENTENTE_REFEREE_FINISHED == static_cast<int>(Stage::kFinished));
static_assert(ENTENTE_CLIENT_OBSERVER == static_cast<int>(Role::kObserver));

// The bits of `flags`, the lowest first.
constexpr bool GameOptions::*kFlags[] = {&GameOptions::stops_for_absent, &GameOptions::any_orders,
                                         &GameOptions::partial_draws, &GameOptions::no_retreat_press,
                                         &GameOptions::no_build_press};
constexpr uint32_t kAllFlags = 2 * ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT - 1;

Outcome ReadOptions(const entente_referee_options* given, GameOptions& options) {
  entente_referee_options read;
  ENTENTE_RETURN_IF_BAD(Load(given, read, "options"));
  if ((read.flags & ~kAllFlags) != 0) return UnknownBits("options.flags", read.flags, kAllFlags);
  // What is too large for an int is too large for a token, too, and refused with the others.
  const auto number = [](uint32_t value) { return static_cast<int>(std::min<uint32_t>(value, INT32_MAX)); };
  options.level = number(read.level);
  options.movement_limit = number(read.movement_limit);
  options.retreat_limit = number(read.retreat_limit);
  options.build_limit = number(read.build_limit);
  options.press_limit = number(read.press_limit);
  for (size_t i = 0; i < std::size(kFlags); ++i) options.*kFlags[i] = ((read.flags >> i) & 1) != 0;
  options.has_admin_messages = (read.flags & ENTENTE_REFEREE_NO_ADMIN) == 0;
  options.draws_without_absent = (read.flags & ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT) != 0;
  return {};
}

Outcome CheckCall(const entente_referee* referee, int64_t now) {
  ENTENTE_RETURN_IF_BAD(NotNull({{referee, "referee"}}));
  return CheckTime(now);
}

}  // namespace

entente_status entente_referee_new(const entente_map* map, const entente_rules* rules,
                                   const entente_referee_options* options, const char* name, size_t name_length,
                                   uint64_t seed, entente_referee** referee, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view map_name;
    GameOptions read;
    ENTENTE_RETURN_IF_BAD(CheckPlace(referee, "referee"));
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {options, "options"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(name, name_length, "name", map_name));
    ENTENTE_RETURN_IF_BAD(ReadOptions(options, read));
    if (name_length > kMostTokens / 2) return TooMany("name_length", name_length, kMostTokens / 2);
    RuleOptions chosen = DaideRules(*map->map);
    if (rules != nullptr) ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, chosen));
    Result<Referee> made = Referee::Make(map->map, chosen, read, map_name, seed);
    if (!made.ok()) return made.status();
    *referee = new entente_referee(MapReference(map), *std::move(made));
    return {};
  });
}

entente_status entente_referee_load(const char* bytes, size_t length, const entente_map* map, entente_referee** referee,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view view;
    ENTENTE_RETURN_IF_BAD(CheckPlace(referee, "referee"));
    ENTENTE_RETURN_IF_BAD(TextArgument(bytes, length, "bytes", view));
    Result<Referee> made = Referee::Load(view, map == nullptr ? nullptr : map->map);
    if (!made.ok()) return made.status();
    const MapReference played = ReferenceFor(made->game().map_ref(), map);
    *referee = new entente_referee(played, *std::move(made));
    return {};
  });
}

void entente_referee_free(entente_referee* referee) { delete referee; }

entente_status entente_referee_connect(entente_referee* referee, int64_t now, uint32_t* client, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckCall(referee, now));
    ENTENTE_RETURN_IF_BAD(NotNull({{client, "client"}}));
    *client = referee->referee.Connect(now);
    return {};
  });
}

entente_status entente_referee_receive(entente_referee* referee, uint32_t client, const entente_token* tokens,
                                       size_t token_count, int64_t now, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckCall(referee, now));
    ENTENTE_RETURN_IF_BAD(CheckSentMessage(tokens, token_count));
    referee->referee.Receive(client, MessageOf(tokens, token_count), now);
    return {};
  });
}

entente_status entente_referee_disconnect(entente_referee* referee, uint32_t client, int64_t now,
                                          entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckCall(referee, now));
    referee->referee.Disconnect(client, now);
    return {};
  });
}

entente_status entente_referee_advance(entente_referee* referee, int64_t now, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckCall(referee, now));
    referee->referee.Advance(now);
    return {};
  });
}

entente_status entente_referee_next_due(const entente_referee* referee, int64_t* due, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{referee, "referee"}, {due, "due"}}));
    *due = TimeFor(referee->referee.next_due());
    return {};
  });
}

entente_status entente_referee_go_on(entente_referee* referee, int64_t now, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckCall(referee, now));
    referee->referee.GoOn(now);
    return {};
  });
}

entente_status entente_referee_close(entente_referee* referee, int64_t now, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckCall(referee, now));
    referee->referee.Close(now);
    return {};
  });
}

entente_status entente_referee_next(entente_referee* referee, uint32_t* client, entente_token* tokens, size_t capacity,
                                    size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{referee, "referee"}, {client, "client"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(tokens, capacity, length));
    const std::vector<Outgoing>& outbox = referee->referee.outbox();
    if (referee->taken >= outbox.size()) return Refusal{ENTENTE_ERR_NOT_FOUND, "referee", "has no further message", {}};
    ENTENTE_RETURN_IF_BAD(CopyMessage(outbox[referee->taken].message, tokens, capacity, length));
    *client = outbox[referee->taken].to;
    if (++referee->taken < outbox.size()) return {};
    referee->referee.ClearOutbox();
    referee->taken = 0;
    return {};
  });
}

entente_status entente_referee_save(const entente_referee* referee, const char* name, size_t name_length,
                                    entente_text** bytes, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view view;
    ENTENTE_RETURN_IF_BAD(CheckPlace(bytes, "bytes"));
    ENTENTE_RETURN_IF_BAD(NotNull({{referee, "referee"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(name, name_length, "name", view));
    return GiveText(referee->referee.Snapshot(view), bytes);
  });
}

entente_status entente_referee_save_all(entente_referee* referee, const char* name, size_t name_length, int64_t now,
                                        entente_text** bytes, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view view;
    ENTENTE_RETURN_IF_BAD(CheckPlace(bytes, "bytes"));
    ENTENTE_RETURN_IF_BAD(CheckCall(referee, now));
    ENTENTE_RETURN_IF_BAD(TextArgument(name, name_length, "name", view));
    return GiveText(referee->referee.Save(view, now), bytes);
  });
}

uint32_t entente_referee_stage(const entente_referee* referee) {
  return referee == nullptr ? 0 : static_cast<uint32_t>(referee->referee.stage());
}

const entente_map* entente_referee_map(const entente_referee* referee) {
  return referee == nullptr ? nullptr : referee->map.get();
}

entente_status entente_referee_game(const entente_referee* referee, entente_game** game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(game, "game"));
    ENTENTE_RETURN_IF_BAD(NotNull({{referee, "referee"}}));
    *game = new entente_game(referee->map.get(), referee->referee.game());
    return {};
  });
}

entente_status entente_referee_client(const entente_referee* referee, uint32_t client, entente_client_info* info,
                                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{referee, "referee"}, {info, "info"}}));
    entente_client_info told{};
    told.role = static_cast<uint32_t>(referee->referee.RoleOf(client));
    told.power = referee->referee.PowerOf(client);
    return Store(told, info, "info");
  });
}
