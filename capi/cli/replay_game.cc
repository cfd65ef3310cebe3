#include "replay_game.h"

#include <cstdio>

#include "json_text.h"
#include "setting.h"

namespace entente_cli {
namespace {

// The object with where its game stands in front: {"file":"a.jsonl","line":3,..}
std::string WithPlace(const DocumentText& game, std::string_view object) {
  std::string text = "{\"file\":" + JsonQuoted(game.file);
  if (game.line > 0) text += ",\"line\":" + std::to_string(game.line);
  return text.append(object == "{}" ? "" : ",").append(object.substr(1)).append("\n");
}

}  // namespace

void GameReplayer::Answer(ReplayedGame& game) {
  DocumentHandle document;
  Text text;
  entente_error& error = game.failure;
  if (error.status != ENTENTE_OK || !game.game.Read(document, error)) return Refuse(game);
  const entente_status status =
      as_json_ ? entente_exchange_replay(exchange_.get(), document.get(), &game.summary, text.out(), &error)
               : entente_exchange_replay_report(exchange_.get(), document.get(), &options_, &game.summary, text.out(),
                                                &error);
  if (status != ENTENTE_OK) return Refuse(game);
  game.is_fine = true;
  game.out = as_json_ ? WithPlace(game.game, text.view()) : Report(game, text.view());
}

void GameReplayer::Refuse(ReplayedGame& game) {
  entente_error error = game.game.InFile(game.failure);
  const std::string message = InOwnWords(error.message) + game.game.FormHint();
  std::snprintf(error.message, sizeof error.message, "%s", message.c_str());
  game.complaint = FailureText(game.game.file, error);
  if (!as_json_) return;
  Text object;
  const std::string& text = game.game.text;
  const bool is_told =
      entente_exchange_error_json(exchange_.get(), text.data(), text.size(), &error, object.out()) == ENTENTE_OK;
  const std::string_view bare = R"({"error":{"status":"out_of_memory","message":"out of memory"}})";
  game.out = WithPlace(game.game, is_told ? object.view() : bare);
}

// The name stands before the first line of the report, or on a line of its own where there is no room.
std::string GameReplayer::Report(const ReplayedGame& game, std::string_view report) const {
  const std::string name = game.game.Name();
  const bool fits = options_.width == 0 || name.size() + 2 + report.find('\n') <= options_.width;
  return name + (fits ? ": " : ":\n") + std::string(report);
}

}  // namespace entente_cli
