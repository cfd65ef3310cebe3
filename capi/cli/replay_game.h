// Adjudicates one recorded game of many again: its text, and the answer.
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
  std::string out;        // a report, or a JSON object on a line; of a broken game only the object
  std::string complaint;  // about a broken game
  entente_replay_summary summary = Sized<entente_replay_summary>();

  size_t bytes() const { return game.text.size(); }
  void Clear() { *this = ReplayedGame(); }
};

// One thread at a time.
class GameReplayer {
 public:
  // `options`, which outlives this, is how reports are written. `as_json`: {"file","line","id","map",..} instead, with the
  // line if the game is one of several in its file; {"file","line","id","error":{..}} of a broken one.
  GameReplayer(ExchangeHandle exchange, const entente_report_options& options, bool as_json)
      : exchange_(std::move(exchange)), options_(options), as_json_(as_json) {}

  void Answer(ReplayedGame& game);

 private:
  void Refuse(ReplayedGame& game);
  std::string Report(const ReplayedGame& game, absl::string_view report) const;

  ExchangeHandle exchange_;
  const entente_report_options& options_;
  bool as_json_;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_REPLAY_GAME_H_
