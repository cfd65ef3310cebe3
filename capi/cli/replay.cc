// entente replay: adjudicates recorded games again.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <new>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "commands.h"
#include "crew.h"
#include "documents.h"
#include "handle.h"
#include "interrupt.h"
#include "output.h"
#include "report_options.h"
#include "setting.h"
#include "status_line.h"

namespace entente_cli {
namespace {

struct ReplayedGame {
  DocumentText game;
  entente_error failure = Sized<entente_error>();  // why the game could not be read; ENTENTE_OK if it was

  // ---- The answer ----
  bool is_fine = false;            // whether the game could be replayed
  std::string out;                 // a report, or a JSON object on a line; no report of a broken game
  std::string complaint;           // about a broken game
  std::vector<std::string> notes;  // how a game in another form was read
  entente_replay_summary summary = Sized<entente_replay_summary>();

  size_t bytes() const { return game.text.size(); }
  void Clear() { *this = ReplayedGame(); }
};

// Replays games with an exchange of its own. One thread at a time.
class GameReplayer {
 public:
  // `as_json`: answers are {"file","line","id","map",..}, or {"file","line","id","error":{..}} for a broken game. "line" is
  // given if the file has several games. `setting` must outlive this.
  GameReplayer(ExchangeHandle exchange, const Setting& setting, bool as_json)
      : exchange_(std::move(exchange)), setting_(setting), as_json_(as_json) {}

  void Answer(ReplayedGame& game) {
    GameText read;
    Text text;
    if (game.failure.status != ENTENTE_OK) return Refuse(game);
    if (!game.game.Read(setting_, read, game.failure)) return Refuse(game);
    game.notes = std::move(read.notes);
    if (!Replay(game, read.document, text)) {
      game.failure = read.InText(game.failure);
      return Refuse(game);
    }
    game.is_fine = true;
    game.out = as_json_ ? game.game.WithPlace(text.view()) + "\n" : Report(game, text.view());
  }

 private:
  bool Replay(ReplayedGame& game, const DocumentHandle& document, Text& text) {
    const entente_text_form form = as_json_ ? ENTENTE_TEXT_JSON : ENTENTE_TEXT_FOR_PEOPLE;
    return entente_exchange_replay(exchange_.get(), document.get(), form, &setting_.texts, &game.summary, text.out(),
                                   &game.failure) == ENTENTE_OK;
  }

  void Refuse(ReplayedGame& game) {
    entente_error error = game.game.InFile(game.failure);
    std::snprintf(error.message, sizeof error.message, "%s", InOwnWords(error.message).c_str());
    game.complaint = FailureText(game.game.file, error);
    if (!as_json_) return;
    Text object;
    const std::string& text = game.game.text;
    const bool has_object =
        entente_exchange_error_json(exchange_.get(), text.data(), text.size(), &error, object.out()) == ENTENTE_OK;
    constexpr absl::string_view kOutOfMemory = R"({"error":{"status":"out_of_memory","message":"out of memory"}})";
    game.out = game.game.WithPlace(has_object ? object.view() : kOutOfMemory) + "\n";
  }

  // Puts the game's name before the first line of the report, or on a line of its own if that line would be too long.
  std::string Report(const ReplayedGame& game, absl::string_view report) const {
    const std::string name = game.game.Name();
    const bool fits = setting_.texts.width == 0 || name.size() + 2 + report.find('\n') <= setting_.texts.width;
    return absl::StrCat(name, fits ? ": " : ":\n", report);
  }

  ExchangeHandle exchange_;
  const Setting& setting_;
  bool as_json_;
};

// Prints the answers and sums up the games. One thread at a time.
class ReplayTotal {
 public:
  ReplayTotal(bool as_json, bool has_status) : as_json_(as_json), has_status_(has_status) {}
  ~ReplayTotal() { ClearStatus(); }
  ReplayTotal(const ReplayTotal&) = delete;
  ReplayTotal& operator=(const ReplayTotal&) = delete;

  // Prints the answer to a game and counts it.
  void Add(const ReplayedGame& game) {
    Print(game.out);
    if (!game.notes.empty()) FlushNow();
    for (const std::string& note : game.notes) Complain(absl::StrCat(game.game.Name(), ": note: ", note));
    if (!game.is_fine) {
      Refuse(game.complaint);
      code_ = kUnusable;
      return;
    }
    const entente_replay_summary& summary = game.summary;
    ++games_;
    phases_ += summary.phase_count;
    compared_ += summary.compared;
    last_ += summary.skipped_last;
    empty_ += summary.skipped_empty;
    over_ += summary.skipped_over;
    differences_ += summary.difference_count;
    if (summary.difference_count > 0) code_ = std::max(code_, kDiffers);
    UpdateStatus();
  }

  // Prints the totals. Prints nothing if no game could be read: "0 differences" would mislead.
  void PrintTotal(uint32_t width) const {
    if (as_json_ || games_ == 0) return;
    PrintLine(absl::StrCat(Counted(games_, "game"), ", ", Counted(phases_, "phase"), ": ", compared_, " compared, ",
                           SkippedText(), ", ", Counted(differences_, "difference")),
              width);
  }

  uint64_t games() const { return games_; }
  int code() const { return code_; }

 private:
  // "3 skipped (1 last of a game, 2 without a possible retreat)".
  std::string SkippedText() const {
    std::vector<std::string> reasons;
    if (last_ > 0) reasons.push_back(absl::StrCat(last_, " last of a game"));
    if (empty_ > 0) reasons.push_back(absl::StrCat(empty_, " without a possible retreat"));
    if (over_ > 0) reasons.push_back(absl::StrCat(over_, " after the end"));
    return absl::StrCat(last_ + empty_ + over_, " skipped",
                        reasons.empty() ? "" : absl::StrCat(" (", absl::StrJoin(reasons, ", "), ")"));
  }

  // Shows "1200 games, 90000 phases, 2 differences" in the status line, at intervals.
  void UpdateStatus() {
    const auto now = std::chrono::steady_clock::now();
    if (!has_status_ || now < next_status_) return;
    next_status_ = now + kStatusInterval;
    ShowStatus(absl::StrCat(Counted(games_, "game"), ", ", Counted(phases_, "phase"), ", ",
                            Counted(differences_, "difference")));
  }

  bool as_json_;
  bool has_status_;
  std::chrono::steady_clock::time_point next_status_ = std::chrono::steady_clock::now() + kStatusInterval;
  uint64_t games_ = 0, phases_ = 0, compared_ = 0, differences_ = 0;
  uint64_t last_ = 0, empty_ = 0, over_ = 0;  // skipped phases
  int code_ = kFine;
};

using ReplayCrew = Crew<GameReplayer, ReplayedGame>;

// Hands in the games of a file. A part that cannot be read becomes an error in its place. False after a failed write or a
// stop signal.
bool HandInGames(const std::string& file, ReplayCrew& crew) {
  ReplayedGame game;
  bool goes_on = true;
  Documents documents(file, [&](const DocumentText& where, const entente_error& error) {
    game.game = where;
    game.failure = error;
    goes_on = crew.HandIn(game) && goes_on;
  });
  while (goes_on && documents.Next()) {
    if (StopSignal() != 0) return false;  // the game may be incomplete
    game.game = documents.Take();
    goes_on = crew.HandIn(game) && goes_on;
  }
  return goes_on && StopSignal() == 0;
}

// Prints the totals, or reports the stop signal, after all answers were written. Returns the exit code.
int Close(const ReplayTotal& total, uint32_t width) {
  total.PrintTotal(width);
  return StopSignal() == 0 ? total.code() : ReportStop("games that are replayed and written", total.games());
}

int Replay(const Arguments& arguments) {
  if (arguments.operands().empty()) return arguments.BadUsage("no GAME.json");
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  uint32_t threads = 1;
  arguments.Read("--threads", threads);
  const bool as_json = arguments.Has("--json");
  std::vector<GameReplayer> replayers;
  for (uint32_t i = 0; i < threads; ++i) {
    ExchangeHandle exchange;
    if (!NewExchange(setting, exchange)) return kUnusable;
    replayers.emplace_back(std::move(exchange), setting, as_json);
  }
  CatchStopSignals();
  ReplayTotal total(as_json, HasStatusLine(arguments.operands()));
  std::optional<ReplayCrew> crew;
  {
    const DeafThreads deaf;
    crew.emplace(replayers, [&total](const ReplayedGame& game) { total.Add(game); });
  }
  for (const std::string& file : arguments.operands()) {
    if (!HandInGames(file, *crew)) break;
  }
  crew->Finish();
  if (crew->ran_out_of_memory()) throw std::bad_alloc();
  return Close(total, setting.texts.width);
}

}  // namespace

const Command kReplay{
    .name = "replay",
    .summary = "re-adjudicate recorded games, report every difference",
    .run = Replay,
    .forms = {{"", "GAME.json..."}},
    .about =
        "Adjudicates every phase of recorded games from its recorded state and reports every difference from the "
        "next recorded state. Skipped are the last phase of a game, phases after its end, and retreats phases in "
        "which no unit has a place to go. Oddities of the input are notes.",
    .options = {kJsonOption.Meaning("one JSON object a line for each game instead of the report: with its file, its "
                                    "line if it is one of several there, and an \"error\" if it cannot be replayed "
                                    "(which stands on the error stream too)"),
                kLanguageOption, kNamesOption.Meaning("full names of units and places"), kWidthOption,
                NumberOption("--threads", "so many games at a time (up to 256; 1); the output is the same", 1,
                             kMostThreads),
                kMapOption, kRulesOption, kRulesOverrideOption},
    .reads_games = true,
    .notes =
        "- is the standard input.\n"
        "Ctrl-C and SIGTERM end it after whole games.\n"
        "Exit codes: 0 no difference; 1 something differs; 2 bad usage or unreadable input; 130, 143 ended by a "
        "signal."};

}  // namespace entente_cli
