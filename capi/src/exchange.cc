// JSON phases and games in, results out.
#include "exchange/exchange.h"

#include <utility>
#include <vector>

#include "arguments.h"
#include "buffers.h"
#include "exchange/game_text.h"
#include "exchange/position_json.h"
#include "exchange/replay.h"
#include "exchange/report_text.h"
#include "structs.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

struct entente_exchange {
  explicit entente_exchange(ExchangeOptions options) : exchange(options), map(std::move(options.map)) {}

  Exchange exchange;
  const MapRef map;
  std::vector<MapReference> maps;  // those that entente_exchange_read gave; a caller may have retained them
  GameText game;                   // the game that was read last
  bool has_game = false;
  std::string text;    // the last result that the exchange itself does not keep
  std::string buffer;  // decoded texts of `phase`
  PhaseText phase;
};

namespace {

Outcome CheckInput(const entente_exchange* exchange, const char* json, size_t length, std::string_view& text) {
  ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
  return TextArgument(json, length, "json", text);
}

// A call of the exchange that gives text of its own.
template <typename Call>
entente_status GiveText(entente_exchange* exchange, const char* json, size_t length, const char** result,
                        size_t* result_length, entente_error* error, const Call& call) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckInput(exchange, json, length, text));
    ENTENTE_RETURN_IF_BAD(NotNull({{result, "result"}, {result_length, "result_length"}}));
    const absl::StatusOr<std::string_view> given = call(text);
    if (!given.ok()) return given.status();
    *result = given->data();
    *result_length = given->size();
    return {};
  });
}

absl::Status ReadGame(entente_exchange& exchange, std::string_view json) {
  if (exchange.has_game && exchange.game.json == json) return absl::OkStatus();
  exchange.has_game = false;
  if (absl::Status status = ReadGameText(json, exchange.game); !status.ok()) return status;
  exchange.has_game = true;
  return absl::OkStatus();
}

absl::Status ReadIndexedGame(entente_exchange& exchange, std::string_view json, uint32_t index) {
  if (absl::Status status = ReadGame(exchange, json); !status.ok()) return status;
  const size_t count = exchange.game.is_game ? exchange.game.phases.size() : 1;
  if (index < count) return absl::OkStatus();
  return NotFoundError("phase " + std::to_string(index) + " of " + std::to_string(count));
}

// What is wrong inside a phase of the game, told as a place in the game.
absl::Status InGame(const entente_exchange& exchange, uint32_t index, const absl::Status& status) {
  return exchange.game.is_game ? InPhase(exchange.game, index, status) : status;
}

std::string_view PhaseJsonOf(const entente_exchange& exchange, uint32_t index) {
  return exchange.game.is_game ? exchange.game.PhaseJson(index) : std::string_view(exchange.game.json);
}

absl::StatusOr<std::string_view> Report(entente_exchange& exchange, std::string_view json, uint32_t index) {
  if (absl::Status status = ReadIndexedGame(exchange, json, index); !status.ok()) return status;
  Exchange::Defaults defaults = exchange.exchange.own_defaults();
  if (exchange.game.is_game) {
    absl::StatusOr<Exchange::Defaults> of_game = exchange.exchange.DefaultsOf(exchange.game);
    if (!of_game.ok()) return of_game.status();
    defaults = *std::move(of_game);
  }
  const absl::StatusOr<Exchange::Judged> judged = exchange.exchange.Judge(PhaseJsonOf(exchange, index), defaults);
  if (!judged.ok()) return InGame(exchange, index, judged.status());
  exchange.text.clear();
  AppendReport(judged->phase, judged->rules, exchange.text);
  return exchange.text;
}

void AppendRemark(std::string_view word, const ReplayRemark& remark, std::string& text) {
  text.append("  ").append(word).append(remark.phase).append(" ").append(remark.what).append(": recorded ");
  text.append(remark.recorded.empty() ? "nothing" : remark.recorded).append("; ours ");
  text.append(remark.ours.empty() ? "nothing" : remark.ours).append("\n");
}

void AppendReplayText(const ReplayResult& replay, std::string& text) {
  const size_t differences = replay.differences.size();
  text += std::to_string(replay.phases) + " phases, " + std::to_string(replay.compared) + " compared, " +
          std::to_string(differences) + (differences == 1 ? " difference\n" : " differences\n");
  for (const ReplayRemark& remark : replay.differences) AppendRemark("", remark, text);
  for (const ReplayRemark& remark : replay.notes) AppendRemark("note: ", remark, text);
}

template <typename Append>
entente_status Replay(entente_exchange* exchange, const char* json, size_t length, entente_replay_summary* summary,
                      const char** result, size_t* result_length, entente_error* error, const Append& append) {
  return GiveText(exchange, json, length, result, result_length, error,
                  [&](std::string_view text) -> absl::StatusOr<std::string_view> {
                    if (absl::Status status = ReadGame(*exchange, text); !status.ok()) return status;
                    const absl::StatusOr<ReplayResult> replay = ReplayGame(exchange->exchange, exchange->game);
                    if (!replay.ok()) return replay.status();
                    entente_replay_summary known{};
                    known.phases = static_cast<uint32_t>(replay->phases);
                    known.compared = static_cast<uint32_t>(replay->compared);
                    known.differences = static_cast<uint32_t>(replay->differences.size());
                    known.notes = static_cast<uint32_t>(replay->notes.size());
                    if (summary != nullptr && !StoreStruct(known, summary)) {
                      return InvalidError("summary has a wrong struct_size");
                    }
                    exchange->text.clear();
                    append(*replay, exchange->text);
                    return exchange->text;
                  });
}

// The handle of a map of the exchange: one for each map, however often it is met.
absl::StatusOr<const entente_map*> HandleOf(entente_exchange& exchange, const Map& map) {
  for (const MapReference& known : exchange.maps) {
    if (known->map->fingerprint() == map.fingerprint()) return known.get();
  }
  absl::StatusOr<MapRef> shared = exchange.map;
  if (exchange.map == nullptr || exchange.map->fingerprint() != map.fingerprint()) {
    shared = exchange.exchange.MapNamed(map.name());
  }
  if (!shared.ok()) return shared.status();
  return exchange.maps.emplace_back(NewMapReference(*std::move(shared))).get();
}

}  // namespace

entente_status entente_exchange_new(const entente_map* map, const entente_rules* rules, entente_exchange** exchange,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    *exchange = nullptr;
    ExchangeOptions options;
    if (map != nullptr) options.map = map->map;
    if (rules != nullptr) {
      entente_rules loaded;
      ENTENTE_RETURN_IF_BAD(Load(rules, loaded, "rules"));
      ENTENTE_RETURN_IF_BAD(OptionsFrom(loaded, options.rules.emplace()));
    }
    *exchange = new entente_exchange(std::move(options));
    return {};
  });
}

void entente_exchange_free(entente_exchange* exchange) { delete exchange; }

entente_status entente_exchange_adjudicate(entente_exchange* exchange, const char* json, size_t length,
                                           const char** result, size_t* result_length, entente_error* error) {
  return GiveText(exchange, json, length, result, result_length, error,
                  [&](std::string_view text) { return exchange->exchange.Adjudicate(text); });
}

entente_status entente_exchange_legal(entente_exchange* exchange, const char* json, size_t length, const char** result,
                                      size_t* result_length, entente_error* error) {
  return GiveText(exchange, json, length, result, result_length, error,
                  [&](std::string_view text) { return exchange->exchange.Legal(text); });
}

entente_status entente_exchange_replay(entente_exchange* exchange, const char* json, size_t length,
                                       entente_replay_summary* summary, const char** result, size_t* result_length,
                                       entente_error* error) {
  return Replay(exchange, json, length, summary, result, result_length, error, AppendReplay);
}

entente_status entente_exchange_replay_report(entente_exchange* exchange, const char* json, size_t length,
                                              entente_replay_summary* summary, const char** result,
                                              size_t* result_length, entente_error* error) {
  return Replay(exchange, json, length, summary, result, result_length, error, AppendReplayText);
}

entente_status entente_exchange_phases(entente_exchange* exchange, const char* json, size_t length, uint32_t* count,
                                       uint32_t* is_game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckInput(exchange, json, length, text));
    ENTENTE_RETURN_IF_BAD(NotNull({{count, "count"}}));
    ENTENTE_RETURN_IF_BAD(ReadGame(*exchange, text));
    if (exchange->game.is_game) {  // also a game without phases has to name a map
      const auto defaults = exchange->exchange.DefaultsOf(exchange->game);
      if (!defaults.ok()) return defaults.status();
    }
    *count = exchange->game.is_game ? static_cast<uint32_t>(exchange->game.phases.size()) : 1;
    if (is_game != nullptr) *is_game = exchange->game.is_game ? 1 : 0;
    return {};
  });
}

entente_status entente_exchange_phase_info(entente_exchange* exchange, const char* json, size_t length, uint32_t index,
                                           entente_phase_info* info, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckInput(exchange, json, length, text));
    ENTENTE_RETURN_IF_BAD(NotNull({{info, "info"}}));
    ENTENTE_RETURN_IF_BAD(ReadIndexedGame(*exchange, text, index));
    const absl::Status read = ReadPhaseJson(PhaseJsonOf(*exchange, index), exchange->buffer, exchange->phase);
    if (!read.ok()) return InGame(*exchange, index, read);
    exchange->text = exchange->phase.name.text;
    entente_phase_info known{};
    known.has_orders = exchange->phase.orders.empty() ? 0 : 1;
    known.name = exchange->text.c_str();
    return Store(known, info, "info");
  });
}

entente_status entente_exchange_phase(entente_exchange* exchange, const char* json, size_t length, uint32_t index,
                                      const char** result, size_t* result_length, entente_error* error) {
  return GiveText(exchange, json, length, result, result_length, error,
                  [&](std::string_view text) { return exchange->exchange.PhaseOfGame(text, index); });
}

entente_status entente_exchange_report(entente_exchange* exchange, const char* json, size_t length, uint32_t index,
                                       const char** result, size_t* result_length, entente_error* error) {
  return GiveText(exchange, json, length, result, result_length, error,
                  [&](std::string_view text) { return Report(*exchange, text, index); });
}

entente_status entente_exchange_read(entente_exchange* exchange, const char* json, size_t length,
                                     const entente_map** map, entente_rules* rules, void* position, size_t capacity,
                                     size_t* position_size, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckInput(exchange, json, length, text));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(position, capacity, position_size));
    if (capacity > 0) ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
    const auto read = exchange->exchange.Read(text, exchange->exchange.own_defaults());
    if (!read.ok()) return read.status();
    const PositionView& view = read->position;
    const absl::StatusOr<const entente_map*> handle = HandleOf(*exchange, view.map());
    if (!handle.ok()) return handle.status();
    *position_size = view.size();
    if (view.size() > capacity) return kTooSmall;
    std::memcpy(position, view.block(), view.size());
    if (map != nullptr) *map = *handle;
    if (rules != nullptr) ENTENTE_RETURN_IF_BAD(Store(RulesOf(read->rules), rules, "rules"));
    return {};
  });
}

entente_status entente_exchange_error_json(entente_exchange* exchange, const char* json, size_t length,
                                           const entente_error* failure, const char** result, size_t* result_length) {
  return Guard(nullptr, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckInput(exchange, json, length, text));
    ENTENTE_RETURN_IF_BAD(NotNull({{failure, "failure"}, {result, "result"}, {result_length, "result_length"}}));
    entente_error told;
    ENTENTE_RETURN_IF_BAD(Load(failure, told, "failure"));
    const size_t message_length = strnlen(told.message, sizeof told.message);
    const Place place{told.line, told.column, told.offset, told.length};
    const std::string_view written =
        exchange->exchange.ErrorJson(text, entente_status_name(told.status), {told.message, message_length}, place);
    *result = written.data();
    *result_length = written.size();
    return {};
  });
}

entente_status entente_position_to_json(const entente_map* map, const void* position, char* text, size_t capacity,
                                        size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*map, position));
    return CopyText(PositionToJson(PositionView(*map->map, position), map->rules), text, capacity, length);
  });
}

entente_status entente_position_from_json(const entente_map* map, const char* json, size_t length, void* position,
                                          entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(json, length, "json", text));
    ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
    const absl::StatusOr<Position> read = PositionFromJson(*map->map, text);
    if (!read.ok()) return read.status();
    PositionRef(*map->map, position).CopyFrom(read->view());
    return {};
  });
}
