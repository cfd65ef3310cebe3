// Replays a game for tests.
#ifndef ENTENTE_ENGINE_RECORDS_REPLAY_TEST_UTIL_H_
#define ENTENTE_ENGINE_RECORDS_REPLAY_TEST_UTIL_H_

#include <string>
#include <string_view>

#include "phase_json/exchange.h"
#include "records/replay.h"

namespace entente {

// The replay of a game as JSON.
inline Result<std::string> ReplayJson(Exchange& exchange, std::string_view json) {
  Document game;
  if (Status status = game.Read(json); !status.ok()) return status;
  const Result<ReplayResult> replay = ReplayGame(exchange, game);
  if (!replay.ok()) return replay.status();
  std::string text;
  AppendReplay(*replay, text);
  return text;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_REPLAY_TEST_UTIL_H_
