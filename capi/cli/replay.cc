// entente replay: recorded games, adjudicated again.
#include <chrono>

#include "commands.h"
#include "documents.h"
#include "map_check.h"
#include "output.h"
#include "report_options.h"
#include "setting.h"
#include "status_line.h"

namespace entente_cli {

const Command kReplay{"replay",
                      "usage: entente replay [--map M] [--rules R] [--json] [--names] [--width N]\n"
                      "                      GAME.json...\n"
                      "\n"
                      "Adjudicates every phase of recorded games from its recorded state and reports\n"
                      "every difference from the next recorded state. Skipped are the last phase of a\n"
                      "game, phases after its end, and retreats phases in which no unit has a place to\n"
                      "go. What is odd about the input is a note.\n"
                      "\n"
                      "  --json     one JSON object per game instead of the report\n"
                      "  --names    full names of units and places\n"
                      "  --width N  lines of at most N columns (20 or more; 0: as long as they are);\n"
                      "             on a terminal its width, else 0\n"
                      "  --map M    the map of games that name none: a shipped map, or a file (with a\n"
                      "             / or ending in .map, .json or .mdf)\n"
                      "  --rules R  the rules of games that name none: a preset, option=value[,..],\n"
                      "             JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE,\n"
                      "             R.json)\n"
                      "\n"
                      "A file holds one game, or one on each line (as `entente play --json` writes\n"
                      "them). - is the standard input.\n"
                      "Exit codes: 0 no difference; 1 something differs; 2 bad usage or unreadable\n"
                      "input.\n"};

namespace {

class Replayer {
 public:
  Replayer(entente_exchange* exchange, const entente_report_options& options, bool as_json, bool has_status)
      : exchange_(exchange), options_(options), as_json_(as_json), has_status_(has_status) {}
  ~Replayer() { ClearStatus(); }
  Replayer(const Replayer&) = delete;
  Replayer& operator=(const Replayer&) = delete;

  // Returns the exit code for this game.
  int Replay(const Documents& documents) {
    auto summary = Sized<entente_replay_summary>();
    DocumentHandle game;
    if (!documents.Read(game, error_) || Call(game.get(), summary) != ENTENTE_OK) {
      Refuse(documents.JsonFailure(error_));
      return kUnusable;
    }
    if (!as_json_) PrintName(documents.Name());
    Print(text_.view());
    if (as_json_) Print("\n");
    ++games_;
    phases_ += summary.phases;
    compared_ += summary.compared;
    last_ += summary.skipped_last;
    empty_ += summary.skipped_empty;
    over_ += summary.skipped_over;
    differences_ += summary.differences;
    TellStatus();
    return summary.differences == 0 ? kFine : kDiffers;
  }

  // Nothing where no game could be read: "0 differences" would look like an answer.
  void PrintTotal() const {
    if (as_json_ || games_ == 0) return;
    const std::string phases = Counted(phases_, "phase") + ": " + std::to_string(compared_) + " compared, ";
    PrintLine(Counted(games_, "game") + ", " + phases + SkippedText() + ", " + Counted(differences_, "difference"),
              options_.width);
  }

 private:
  entente_status Call(const entente_document* game, entente_replay_summary& summary) {
    if (as_json_) return entente_exchange_replay(exchange_, game, &summary, text_.out(), &error_);
    return entente_exchange_replay_report(exchange_, game, &options_, &summary, text_.out(), &error_);
  }

  // Before the first line of its report, or on a line of its own where there is no room.
  void PrintName(const std::string& name) const {
    const size_t first_line = text_.view().find('\n');
    const bool fits = options_.width == 0 || name.size() + 2 + first_line <= options_.width;
    Print(name + (fits ? ": " : ":\n"));
  }

  // "3 skipped (1 last of a game, 2 without a possible retreat)".
  std::string SkippedText() const {
    std::string reasons;
    const auto add = [&](uint64_t count, const char* why) {
      if (count > 0) reasons += (reasons.empty() ? "" : ", ") + std::to_string(count) + why;
    };
    add(last_, " last of a game");
    add(empty_, " without a possible retreat");
    add(over_, " after the end");
    return std::to_string(last_ + empty_ + over_) + " skipped" + (reasons.empty() ? "" : " (" + reasons + ")");
  }

  // "1200 games, 90000 phases, 2 differences": of a long run, now and then.
  void TellStatus() {
    const auto now = std::chrono::steady_clock::now();
    if (!has_status_ || now < next_status_) return;
    next_status_ = now + kStatusInterval;
    ShowStatus(Counted(games_, "game") + ", " + Counted(phases_, "phase") + ", " + Counted(differences_, "difference"));
  }

  entente_exchange* exchange_;
  const entente_report_options& options_;
  bool as_json_;
  bool has_status_;
  std::chrono::steady_clock::time_point next_status_ = std::chrono::steady_clock::now() + kStatusInterval;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  uint64_t games_ = 0, phases_ = 0, compared_ = 0, differences_ = 0;
  uint64_t last_ = 0, empty_ = 0, over_ = 0;  // skipped phases
};

}  // namespace

int Replay(Words words) {
  const Arguments arguments(kReplay, words, {kMapOption, kRulesOption, {"--json", false}, kNamesOption, kWidthOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kReplay.usage);
    return kFine;
  }
  if (arguments.operands().empty()) return BadUsage(kReplay, "no GAME.json");
  Setting setting;
  ExchangeHandle exchange;
  auto options = Sized<entente_report_options>();
  if (!ReadReportOptions(kReplay, arguments, options)) return kUnusable;
  if (!ReadSetting(arguments, setting) || !NewExchange(setting, exchange)) return kUnusable;
  Replayer replayer(exchange.get(), options, arguments.Has("--json"), HasStatusLine(arguments.operands()));
  const int code = ForEachDocument(arguments.operands(), [&](const Documents& game) { return replayer.Replay(game); });
  replayer.PrintTotal();
  return code;
}

}  // namespace entente_cli
