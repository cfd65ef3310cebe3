// One recorded game of many, adjudicated again: its text, and what is told of it.
#ifndef ENTENTE_CAPI_CLI_REPLAY_GAME_H_
#define ENTENTE_CAPI_CLI_REPLAY_GAME_H_

#include <cstdint>
#include <string>

#include "documents.h"
#include "handle.h"

namespace entente_cli {

struct ReplayedGame {
  DocumentText game;
  entente_error failure = Sized<entente_error>();  // why there is no game, if its status is not ENTENTE_OK

  // The answer.
  bool is_fine = false;   // it could be replayed
  std::string out;        // a report, or a JSON object on a line; of a game that is broken the latter only
  std::string complaint;  // about a game that is broken
  entente_replay_summary summary = Sized<entente_replay_summary>();

  size_t bytes() const { return game.text.size(); }
  void Clear() { *this = ReplayedGame(); }
};

// One thread at a time.
class GameReplayer {
 public:
  // `options`, which must stay, is how reports are written. `as_json`: {"file","line","id","map",..} instead, the line
  // of a game that is one of several in its file; {"file","line","id","error":{..}} of one that is broken.
  GameReplayer(ExchangeHandle exchange, const entente_report_options& options, bool as_json)
      : exchange_(std::move(exchange)), options_(options), as_json_(as_json) {}

  void Answer(ReplayedGame& game);

 private:
  void Refuse(ReplayedGame& game);
  std::string Report(const ReplayedGame& game, std::string_view report) const;

  ExchangeHandle exchange_;
  const entente_report_options& options_;
  bool as_json_;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_REPLAY_GAME_H_
