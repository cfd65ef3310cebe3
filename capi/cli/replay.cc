// entente replay: recorded games, adjudicated again.
#include <algorithm>
#include <chrono>
#include <new>
#include <optional>

#include "bulk.h"
#include "commands.h"
#include "crew.h"
#include "documents.h"
#include "interrupt.h"
#include "map_check.h"
#include "output.h"
#include "replay_game.h"
#include "report_options.h"
#include "setting.h"
#include "status_line.h"

namespace entente_cli {

const Command kReplay{"replay",
                      "usage: entente replay [--map M] [--rules R] [--json] [--names] [--width N]\n"
                      "                      [--threads N] GAME.json...\n"
                      "\n"
                      "Adjudicates every phase of recorded games from its recorded state and reports\n"
                      "every difference from the next recorded state. Skipped are the last phase of a\n"
                      "game, phases after its end, and retreats phases in which no unit has a place to\n"
                      "go. What is odd about the input is a note.\n"
                      "\n"
                      "  --json       one JSON object a line for each game instead of the report: with\n"
                      "               its file, its line if it is one of several there, and an \"error\"\n"
                      "               if it cannot be replayed (the error stream has it, too)\n"
                      "  --names      full names of units and places\n"
                      "  --width N    lines of at most N columns (20 or more; 0: as long as they are);\n"
                      "               on a terminal its width, else 0\n"
                      "  --threads N  so many games at a time (up to 256; 1); the output is the same\n"
                      "  --map M      the map of games that name none: a shipped map, or a file (with a\n"
                      "               / or ending in .map, .json or .mdf)\n"
                      "  --rules R    the rules of games that name none: a preset, option=value[,..],\n"
                      "               JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE,\n"
                      "               R.json)\n"
                      "\n"
                      "A file holds one game, or one on each line (as `entente play --json` writes\n"
                      "them). - is the standard input.\n"
                      "Ctrl-C and SIGTERM end it after whole games.\n"
                      "Exit codes: 0 no difference; 1 something differs; 2 bad usage or unreadable\n"
                      "input; 130, 143 ended by a signal.\n"};

namespace {

// What all games come to. One thread at a time.
class ReplayTotal {
 public:
  ReplayTotal(bool as_json, bool has_status) : as_json_(as_json), has_status_(has_status) {}
  ~ReplayTotal() { ClearStatus(); }
  ReplayTotal(const ReplayTotal&) = delete;
  ReplayTotal& operator=(const ReplayTotal&) = delete;

  // Writes what is told of a game.
  void Tell(const ReplayedGame& game) {
    Print(game.out);
    if (!game.is_fine) {
      Refuse(game.complaint);
      code_ = kUnusable;
      return;
    }
    const entente_replay_summary& summary = game.summary;
    ++games_;
    phases_ += summary.phases;
    compared_ += summary.compared;
    last_ += summary.skipped_last;
    empty_ += summary.skipped_empty;
    over_ += summary.skipped_over;
    differences_ += summary.differences;
    if (summary.phases == 0) TellNote(game.game.Name() + ": the game has no phases");
    if (summary.differences > 0) code_ = std::max(code_, kDiffers);
    TellStatus();
  }

  // Nothing where no game could be read: "0 differences" would look like an answer.
  void PrintTotal(uint32_t width) const {
    if (as_json_ || games_ == 0) return;
    const std::string phases = Counted(phases_, "phase") + ": " + std::to_string(compared_) + " compared, ";
    PrintLine(Counted(games_, "game") + ", " + phases + SkippedText() + ", " + Counted(differences_, "difference"),
              width);
  }

  uint64_t games() const { return games_; }
  int code() const { return code_; }

 private:
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

  bool as_json_;
  bool has_status_;
  std::chrono::steady_clock::time_point next_status_ = std::chrono::steady_clock::now() + kStatusInterval;
  uint64_t games_ = 0, phases_ = 0, compared_ = 0, differences_ = 0;
  uint64_t last_ = 0, empty_ = 0, over_ = 0;  // skipped phases
  int code_ = kFine;
};

using ReplayCrew = Crew<GameReplayer, ReplayedGame>;

// Hands in the games of a file, and in its place what cannot be read of it. False once the output failed, or a signal came.
bool HandInGames(const std::string& file, ReplayCrew& crew) {
  ReplayedGame game;
  bool goes_on = true;
  Documents documents(file, [&](const DocumentText& where, const entente_error& error) {
    game.game = where;
    game.failure = error;
    goes_on = crew.HandIn(game) && goes_on;
  });
  while (goes_on && documents.Next()) {
    if (StopSignal() != 0) return false;  // the game may be cut
    game.game = documents.Take();
    goes_on = crew.HandIn(game) && goes_on;
  }
  return goes_on && StopSignal() == 0;
}

// What is left to say when all is written. Returns the exit code.
int Close(const ReplayTotal& total, uint32_t width) {
  total.PrintTotal(width);
  return StopSignal() == 0 ? total.code() : TellStop("games that are replayed and written", total.games());
}

}  // namespace

int Replay(Words words) {
  const Arguments arguments(kReplay, words,
                            {kMapOption, kRulesOption, {"--json", false}, kNamesOption, kWidthOption, kThreadsOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kReplay.usage);
    return kFine;
  }
  if (arguments.operands().empty()) return BadUsage(kReplay, "no GAME.json");
  Setting setting;
  auto options = Sized<entente_report_options>();
  uint32_t threads = 1;
  if (!ReadReportOptions(kReplay, arguments, options)) return kUnusable;
  if (!ReadNumberOption(kReplay, arguments, kThreadsOption.name, 1, kMostThreads, threads)) return kUnusable;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  const bool as_json = arguments.Has("--json");
  std::vector<GameReplayer> replayers;
  for (uint32_t i = 0; i < threads; ++i) {
    ExchangeHandle exchange;
    if (!NewExchange(setting, exchange)) return kUnusable;
    replayers.emplace_back(std::move(exchange), options, as_json);
  }
  CatchStopSignals();
  ReplayTotal total(as_json, HasStatusLine(arguments.operands()));
  std::optional<ReplayCrew> crew;
  {
    const DeafThreads deaf;
    crew.emplace(replayers, [&total](const ReplayedGame& game) { total.Tell(game); });
  }
  for (const std::string& file : arguments.operands()) {
    if (!HandInGames(file, *crew)) break;
  }
  crew->Finish();
  if (crew->ran_out_of_memory()) throw std::bad_alloc();
  return Close(total, options.width);
}

}  // namespace entente_cli
