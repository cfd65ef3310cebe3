// Calls on exchanges.
#include <algorithm>

#include "call_world.h"

namespace entente_fuzz {
namespace {

void New(World& w) {
  entente_exchange* made = nullptr;
  const entente_map* map = w.AnyMap();
  const entente_status status = entente_exchange_new(map, w.RulesOfPlay(), &made, w.Error());
  w.CheckMade(status, made);
}

// Looks at every byte of a result, so that the address sanitizer sees it, too.
void ReadThrough(bool fine, const char* result, size_t length) {
  if (!fine) return;
  Expect(length > 0 && result != nullptr, "a result without text");
  Expect(std::count(result, result + length, '\0') == 0, "a zero byte inside a text");
}

using Call = entente_status (*)(entente_exchange*, const char*, size_t, const char**, size_t*, entente_error*);

template <Call kCall>
void Answer(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const ExactText json = w.AnyText();
  const char* result = nullptr;
  size_t length = 0;
  const bool fine = w.Check(kCall(exchange, json.data(), json.size(), &result, &length, w.Error()));
  ReadThrough(fine, result, length);
}

void ErrorObject(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const ExactText json = w.AnyText();
  auto failure = Sized<entente_error>();
  failure.status = -static_cast<int32_t>(w.input.Byte() % 12);
  failure.line = w.input.Byte();
  for (char& c : failure.message) c = static_cast<char>(w.input.Byte());
  const char* result = nullptr;
  size_t length = 0;
  const entente_status status =
      entente_exchange_error_json(exchange, json.data(), json.size(), &failure, &result, &length);
  ReadThrough(status == ENTENTE_OK, result, length);
}

void ReadPosition(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const ExactText json = w.AnyText();
  const entente_map* map = nullptr;
  uint64_t* position = w.AnyPosition();
  const size_t capacity = position == nullptr ? 0 : w.input.Byte() % 2 == 0 ? 8 * kPositionWords : w.input.Byte();
  size_t size = 0;
  const entente_status status = entente_exchange_read(exchange, json.data(), json.size(), &map, w.AnyRules(), position,
                                                      capacity, &size, w.Error());
  if (!w.Check(status)) return;
  Expect(map != nullptr && size == entente_position_size(map), "a position of another size");
  Expect(entente_position_check(map, position, nullptr) == ENTENTE_OK, "an unsound position was read");
  w.Put(entente_map_retain(map));
}

void Phases(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const ExactText json = w.AnyText();
  uint32_t count = 0, is_game = 0;
  auto info = Sized<entente_phase_info>();
  const uint32_t index = w.input.Byte() % 4;
  const char* result = nullptr;
  size_t length = 0;
  w.Check(entente_exchange_phases(exchange, json.data(), json.size(), &count, &is_game, w.Error()));
  w.Check(entente_exchange_phase_info(exchange, json.data(), json.size(), index, &info, w.Error()));
  bool fine = w.Check(entente_exchange_phase(exchange, json.data(), json.size(), index, &result, &length, w.Error()));
  ReadThrough(fine, result, length);
  fine = w.Check(entente_exchange_report(exchange, json.data(), json.size(), index, &result, &length, w.Error()));
  ReadThrough(fine, result, length);
}

// A game of the pool, replayed.
void Replay(World& w) {
  entente_exchange* exchange = w.AnyExchange();
  const entente_game* game = w.AnyGame();
  if (exchange == nullptr || game == nullptr) return;
  const ExactText saved(TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_game_save(game, text, capacity, length, nullptr);
  }));
  auto summary = Sized<entente_replay_summary>();
  const char* result = nullptr;
  size_t length = 0;
  const bool json = w.input.Byte() % 2 == 0;
  const auto call = json ? &entente_exchange_replay : &entente_exchange_replay_report;
  const bool fine = w.Check(call(exchange, saved.data(), saved.size(), &summary, &result, &length, w.Error()));
  ReadThrough(fine, result, length);
}

constexpr Operation kOperations[] = {&New,
                                     &Answer<&entente_exchange_adjudicate>,
                                     &Answer<&entente_exchange_legal>,
                                     &ErrorObject,
                                     &ReadPosition,
                                     &Phases,
                                     &Replay};

}  // namespace

std::span<const Operation> ExchangeOperations() { return kOperations; }

}  // namespace entente_fuzz
