// entente replay: recorded games, adjudicated again.
#include <algorithm>

#include "commands.h"
#include "documents.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {

const Command kReplay{
    "replay",
    "usage: entente replay [--map M] [--rules R] [--json] GAME.json...\n"
    "\n"
    "Adjudicates every phase of recorded games from its recorded state and reports every difference from the next\n"
    "recorded state.\n"
    "\n"
    "  --json     one JSON object per game instead of the report\n"
    "  --map M    the map of games that name none: a shipped map, or a file (with a / or ending in .map, .json or "
    ".mdf)\n"
    "  --rules R  the rules of games that name none: a preset, option=value[,..],\n"
    "             JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE,\n"
    "             R.json)\n"
    "\n"
    "A file holds one game, or one on each line (as `entente play --json` writes them). - is the standard input.\n"
    "Exit codes: 0 no difference; 1 something differs; 2 bad usage or unreadable input.\n"};

namespace {

class Replayer {
 public:
  Replayer(entente_exchange* exchange, bool as_json) : exchange_(exchange), as_json_(as_json) {}

  // Returns the exit code for this file.
  int Replay(const std::string& file) {
    Documents documents(file);
    int code = kFine;
    while (documents.Next()) code = std::max(code, ReplayGame(documents));
    return documents.ok() ? code : kUnusable;
  }

  void PrintTotal() const {
    if (as_json_) return;
    Print(std::to_string(games_) + (games_ == 1 ? " game, " : " games, ") + std::to_string(phases_) + " phases, " +
          std::to_string(differences_) + (differences_ == 1 ? " difference\n" : " differences\n"));
  }

 private:
  int ReplayGame(const Documents& documents) {
    auto summary = Sized<entente_replay_summary>();
    const auto call = as_json_ ? entente_exchange_replay : entente_exchange_replay_report;
    DocumentHandle game;
    if (!documents.Read(game, error_) || call(exchange_, game.get(), &summary, text_.out(), &error_) != ENTENTE_OK) {
      FlushNow();
      Complain(documents.Failure(error_));
      return kUnusable;
    }
    if (!as_json_) Print(documents.Name() + ": ");
    Print(text_.view());
    if (as_json_) Print("\n");
    ++games_;
    phases_ += summary.phases;
    differences_ += summary.differences;
    return summary.differences == 0 ? kFine : kDiffers;
  }

  entente_exchange* exchange_;
  bool as_json_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  uint64_t games_ = 0, phases_ = 0, differences_ = 0;
};

}  // namespace

int Replay(Words words) {
  const Arguments arguments(kReplay, words, {kMapOption, kRulesOption, {"--json", false}});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kReplay.usage);
    return kFine;
  }
  if (arguments.operands().empty()) return BadUsage(kReplay, "no GAME.json");
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting) || !NewExchange(setting, exchange)) return kUnusable;
  Replayer replayer(exchange.get(), arguments.Has("--json"));
  int code = kFine;
  for (const std::string& file : arguments.operands()) code = std::max(code, replayer.Replay(file));
  replayer.PrintTotal();
  return code;
}

}  // namespace entente_cli
