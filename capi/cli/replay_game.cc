#include "replay_game.h"

#include <cstdio>

#include "json_text.h"
#include "setting.h"

namespace entente_cli {
namespace {

// The object with the place of its game in front: {"file":"a.jsonl","line":3,..}
std::string WithPlace(const DocumentText& game, absl::string_view object) {
  const std::string line = game.line > 0 ? absl::StrCat(",", JsonMember("line", game.line)) : "";
  return absl::StrCat("{", JsonTextMember("file", game.file), line, object == "{}" ? "" : ",", object.substr(1), "\n");
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
  const std::string message = absl::StrCat(InOwnWords(error.message), game.game.FormHint());
  std::snprintf(error.message, sizeof error.message, "%s", message.c_str());
  game.complaint = FailureText(game.game.file, error);
  if (!as_json_) return;
  Text object;
  const std::string& text = game.game.text;
  const bool has_object =
      entente_exchange_error_json(exchange_.get(), text.data(), text.size(), &error, object.out()) == ENTENTE_OK;
  constexpr absl::string_view kOutOfMemory =
      R"({"error":{"status":"out_of_memory","message":"out of memory","line":0,"column":0,"offset":0}})";
  game.out = WithPlace(game.game, has_object ? object.view() : kOutOfMemory);
}

// The name stands before the first line of the report, or on a line of its own if the line would be too long.
std::string GameReplayer::Report(const ReplayedGame& game, absl::string_view report) const {
  const std::string name = game.game.Name();
  const bool fits = options_.width == 0 || name.size() + 2 + report.find('\n') <= options_.width;
  return absl::StrCat(name, fits ? ": " : ":\n", report);
}

}  // namespace entente_cli
