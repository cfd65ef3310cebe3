// The referee of a game of DAIDE.
#include "press/referee/referee.h"

#include "base/text.h"
#include "game_handle.h"
#include "press/table/daide_rules.h"
#include "press_arguments.h"
#include "texts.h"

using namespace entente;         // NOLINT: a file of wrappers
using namespace entente::capi;   // NOLINT
using namespace entente::press;  // NOLINT

struct entente_referee {
  entente_referee(const MapReference& handle, Referee made) : map(handle), referee(std::move(made)) {}

  const MapReference map;
  Referee referee;
  size_t taken = 0;  // how many messages of the outbox were taken
  FileMark mark;     // of the file that grows
};

template <>
inline constexpr const char* entente::capi::kNameOf<entente_referee> = "referee";

namespace {

static_assert(ENTENTE_REFEREE_FINISHED == static_cast<int>(Stage::kFinished));
static_assert(ENTENTE_CLIENT_OBSERVER == static_cast<int>(Role::kObserver));

// The options of the bits of `flags`, lowest bit first.
constexpr bool GameOptions::*kFlags[] = {&GameOptions::stops_for_absent, &GameOptions::any_orders,
                                         &GameOptions::partial_draws, &GameOptions::no_retreat_press,
                                         &GameOptions::no_build_press};
constexpr uint32_t kAllFlags = 2 * ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT - 1;

constexpr size_t kLongestName = 1024;

// The characters of a UTF-8 text that fit into `room` bytes with a zero byte.
std::string StartOf(std::string text, size_t room) {
  size_t end = std::min(text.size(), room - 1);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  text.resize(end);
  return text;
}

struct OptionsIn {
  StructIn<entente_referee_options> given;
  GameOptions options = {};
  Outcome Check();
  const GameOptions& value() const { return options; }
};

Outcome OptionsIn::Check() {
  ENTENTE_RETURN_IF_BAD(given.Check());
  const entente_referee_options& read = given.value();
  if ((read.flags & ~kAllFlags) != 0) return UnknownBits("options.flags", read.flags, kAllFlags);
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.has_last_year", read.has_last_year, 1}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.stalemate_years", read.stalemate_years, INT32_MAX}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.turn_limit", read.turn_limit, INT32_MAX}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.round", read.round, INT32_MAX}.Check());
  // A number that is too large for an int becomes INT32_MAX, which is also refused, because it is too large for a
  // token.
  const auto number = [](uint32_t value) { return static_cast<int>(std::min<uint32_t>(value, INT32_MAX)); };
  options.level = number(read.level);
  options.movement_limit = number(read.movement_limit);
  options.retreat_limit = number(read.retreat_limit);
  options.build_limit = number(read.build_limit);
  options.press_limit = number(read.press_limit);
  for (size_t i = 0; i < std::size(kFlags); ++i) options.*kFlags[i] = ((read.flags >> i) & 1) != 0;
  if (read.has_last_year == 1) options.last_year = read.last_year;
  options.stalemate_years = number(read.stalemate_years);
  options.turn_limit = number(read.turn_limit);
  options.round = number(read.round);
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.dialect", read.dialect, ENTENTE_DIALECT_0178}.Check());
  options.dialect = static_cast<Dialect>(read.dialect);
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.reserved", read.reserved, 0, "is not 0"}.Check());
  options.has_admin_messages = (read.flags & ENTENTE_REFEREE_NO_ADMIN) == 0;
  options.draws_without_absent = (read.flags & ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT) != 0;
  return {};
}

}  // namespace

entente_status entente_referee_new(const entente_map* game_map, const entente_rules* rules,
                                   const entente_referee_options* options, const char* name, size_t name_length,
                                   uint64_t seed, entente_referee** referee, entente_error* error) {
  return Guard(error, HandleOut(referee, "referee"), In(game_map), OptionsIn{{options, "options"}},
               TextIn{name, name_length, "name"}, [&](const GameOptions& read, std::string_view map_name) -> Outcome {
                 if (name_length > kMostTokens / 2) return TooMany("name_length", name_length, kMostTokens / 2);
                 RuleOptions chosen = DaideRules(*game_map->map);
                 if (rules != nullptr) ENTENTE_RETURN_IF_BAD(ReadRules(rules, *game_map, chosen));
                 ENTENTE_ASSIGN(Referee made, Referee::Make(game_map->map, chosen, read, map_name, seed));
                 *referee = new entente_referee(MapReference(game_map), std::move(made));
                 return {};
               });
}

entente_status entente_referee_load(const void* bytes, size_t length, const entente_map* game_map,
                                    entente_referee** referee, entente_error* error) {
  return Guard(error, HandleOut(referee, "referee"), TextIn{bytes, length, "bytes"},
               [&](std::string_view saved) -> Outcome {
                 ENTENTE_ASSIGN(Referee made, Referee::Load(saved, game_map == nullptr ? nullptr : game_map->map));
                 const MapReference played = ReferenceFor(made.game().map_ref(), game_map);
                 *referee = new entente_referee(played, std::move(made));
                 return {};
               });
}

void entente_referee_free(entente_referee* referee) { delete referee; }

entente_status entente_referee_reserve(entente_referee* referee, entente_power power, const char* name,
                                       size_t name_length, entente_error* error) {
  return Guard(error, In(referee), TextIn{name, name_length, "name"}, [&](std::string_view client) -> Outcome {
    ENTENTE_RETURN_IF_BAD((PowerIn{referee->map.get(), power}.Check()));
    if (name_length > kLongestName) return TooMany("name_length", name_length, kLongestName);
    return referee->referee.Reserve(static_cast<PowerIndex>(power), client);
  });
}

entente_status entente_referee_connect(entente_referee* referee, const char* address, size_t address_length,
                                       int64_t now, uint32_t* client, entente_error* error) {
  return Guard(error, In(referee), TimeIn{now}, Out(client, "client"), TextIn{address, address_length, "address"},
               [&](std::string_view from) { *client = referee->referee.Connect(now, from); });
}

entente_status entente_referee_receive(entente_referee* referee, uint32_t client, const entente_token* tokens,
                                       size_t token_count, int64_t now, entente_error* error) {
  return Guard(error, In(referee), TimeIn{now}, SentMessage{{tokens, token_count}},
               [&](MessageView message) { referee->referee.Receive(client, message, now); });
}

entente_status entente_referee_disconnect(entente_referee* referee, uint32_t client, int64_t now,
                                          entente_error* error) {
  return Guard(error, In(referee), TimeIn{now}, [&]() { referee->referee.Disconnect(client, now); });
}

entente_status entente_referee_advance(entente_referee* referee, int64_t now, entente_error* error) {
  return Guard(error, In(referee), TimeIn{now}, [&]() { referee->referee.Advance(now); });
}

entente_status entente_referee_next_due(const entente_referee* referee, int64_t* due, entente_error* error) {
  return Guard(error, In(referee), Out(due, "due"), [&]() { *due = TimeFor(referee->referee.next_due()); });
}

entente_status entente_referee_go_on(entente_referee* referee, int64_t now, entente_error* error) {
  return Guard(error, In(referee), TimeIn{now}, [&]() { referee->referee.GoOn(now); });
}

entente_status entente_referee_close(entente_referee* referee, int64_t now, entente_error* error) {
  return Guard(error, In(referee), TimeIn{now}, [&]() { referee->referee.Close(now); });
}

entente_status entente_referee_next(entente_referee* referee, uint32_t* client, entente_token* tokens, size_t capacity,
                                    size_t* length, entente_error* error) {
  return Guard(error, In(referee), Out(client, "client"), Buffer(tokens, capacity, length), [&](auto& out) -> Outcome {
    const std::vector<Outgoing>& outbox = referee->referee.outbox();
    if (referee->taken >= outbox.size()) {
      return Refusal{ENTENTE_ERR_NOT_FOUND, "referee", "has no further message", {}};
    }
    ENTENTE_RETURN_IF_BAD(GiveMessage(outbox[referee->taken].message, out));
    *client = outbox[referee->taken].to;
    if (++referee->taken < outbox.size()) return {};
    referee->referee.ClearOutbox();
    referee->taken = 0;
    return {};
  });
}

entente_status entente_referee_save(const entente_referee* referee, const char* name, size_t name_length,
                                    entente_text** bytes, entente_error* error) {
  return Guard(error, HandleOut(bytes, "bytes"), In(referee), TextIn{name, name_length, "name"},
               [&](std::string_view map_name) { return GiveText(referee->referee.Snapshot(map_name), bytes); });
}

entente_status entente_referee_save_new(entente_referee* referee, const char* name, size_t name_length,
                                        entente_bool whole, entente_text** bytes, entente_error* error) {
  return Guard(
      error, HandleOut(bytes, "bytes"), In(referee), NumberIn{"whole", whole, 1}, TextIn{name, name_length, "name"},
      [&](std::string_view map_name) { return GiveNew(referee->referee, map_name, whole == 1, referee->mark, bytes); });
}

entente_status entente_referee_save_all(entente_referee* referee, const char* name, size_t name_length, int64_t now,
                                        entente_text** bytes, entente_error* error) {
  return Guard(error, HandleOut(bytes, "bytes"), In(referee), TimeIn{now}, TextIn{name, name_length, "name"},
               [&](std::string_view map_name) { return GiveText(referee->referee.Save(map_name, now), bytes); });
}

entente_status entente_referee_record(const entente_referee* referee, entente_text** json, entente_error* error) {
  return Guard(error, HandleOut(json, "json"), In(referee),
               [&]() { return GiveText(referee->referee.Record(), json); });
}

entente_table_stage entente_referee_stage(const entente_referee* referee) {
  return referee == nullptr ? 0 : static_cast<uint32_t>(referee->referee.stage());
}

const char* entente_referee_name(const entente_referee* referee) {
  return referee == nullptr ? nullptr : referee->referee.name().c_str();
}

entente_status entente_referee_seat(const entente_referee* referee, entente_power power, entente_seat_info* info,
                                    entente_error* error) {
  return Guard(error, In(referee), StructOut(info, "info"), [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD((PowerIn{referee->map.get(), power}.Check()));
    const auto of = static_cast<PowerIndex>(power);
    const Seat& seat = referee->referee.SeatOf(of);
    const std::optional<int> eliminated = referee->referee.EliminatedIn(of);
    entente_seat_info known{};
    known.is_present = seat.client != kNoClient;
    known.centers = static_cast<uint32_t>(referee->referee.game().position().CenterCountOf(of));
    known.is_eliminated = eliminated.has_value();
    known.eliminated_in = eliminated.value_or(0);
    FillText(StartOf(Utf8FromUtf8OrLatin1(seat.name), sizeof known.name), known.name);
    FillText(StartOf(Utf8FromUtf8OrLatin1(seat.version), sizeof known.version), known.version);
    return Give(known, info);
  });
}

const entente_map* entente_referee_map(const entente_referee* referee) {
  return referee == nullptr ? nullptr : referee->map.get();
}

entente_status entente_referee_game(const entente_referee* referee, entente_game** game, entente_error* error) {
  return Guard(error, HandleOut(game, "game"), In(referee),
               [&]() { *game = new entente_game(referee->map.get(), referee->referee.game()); });
}

entente_status entente_referee_client(const entente_referee* referee, uint32_t client, entente_client_info* info,
                                      entente_error* error) {
  return Guard(error, In(referee), StructOut(info, "info"), [&]() -> Outcome {
    entente_client_info known{};
    known.role = static_cast<uint32_t>(referee->referee.RoleOf(client));
    known.power = referee->referee.PowerOf(client);
    return Give(known, info);
  });
}
