// entente history: shows the phases of recorded games, a few lines each.
#include "absl/strings/str_cat.h"
#include "commands.h"
#include "documents.h"
#include "history_text.h"
#include "line_game.h"
#include "output.h"
#include "phase_choice.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {
namespace {

struct HistoryPlan {
  std::optional<std::string> phase, from, to;
  bool as_json = false, as_lines = false;
  HistoryStyle style;
};

HistoryPlan PlanOf(const Arguments& arguments, const Setting& setting) {
  HistoryPlan plan;
  plan.phase = arguments.Value("--phase");
  plan.from = arguments.Value("--from");
  plan.to = arguments.Value("--to");
  plan.as_json = arguments.Has("--json");
  plan.as_lines = arguments.Has("--lines");
  plan.style.with_changes = arguments.Has("--diff");
  plan.style.texts = setting.texts;
  if (!arguments.Has("--width") && setting.texts.width == 0) plan.style.texts.width = 80;
  return plan;
}

// Reads the game of a document. False, with the reason in `error`; a phase alone is no game.
bool ReadHistory(entente_exchange* exchange, const Setting& setting, HistoryGame& game, entente_error& error) {
  if (entente_document_is_game(game.document) != 0) return HistoryReader(exchange, setting).Read(game, error);
  PhasePosition phase;
  if (phase.Read(exchange, game.document, 0, error)) {
    error = ErrorOf(ENTENTE_ERR_INVALID_ARGUMENT,
                    "is a phase, not a game: expected `phases`; entente adjudicate reports on a phase");
  }
  return false;
}

class Historian {
 public:
  Historian(entente_exchange* exchange, const Setting& setting, const HistoryPlan& plan)
      : exchange_(exchange), setting_(setting), plan_(plan) {}

  // Shows a document. Returns its exit code.
  int ShowDocument(const Documents& file) { return ReadAndShow(file) ? kFine : kUnusable; }

 private:
  bool ReadAndShow(const Documents& file) {
    GameText read;
    if (!file.Open(exchange_, setting_, read)) return false;
    HistoryGame game;
    game.name = file.Name();
    game.document = read.document.get();
    game.notes = std::move(read.notes);
    style_ = plan_.style;
    style_.texts = TextsOf(game.document, style_.texts);
    if (!ReadHistory(exchange_, setting_, game, error_)) return Refuse(file.Failure(error_));
    return Show(game);
  }

  bool Show(const HistoryGame& game) {
    if (plan_.as_json) {
      std::string json;
      if (!HistoryAsJson(game, style_, json, error_)) return Refuse(absl::StrCat(game.name, ": ", error_.message));
      Print(absl::StrCat(json, "\n"));
      return true;
    }
    if (!plan_.as_lines) return ShowText(game);
    PrintPositionLines(game);
    FlushNow();
    for (const std::string& note : game.notes) Complain(absl::StrCat(game.name, ": note: ", note));
    return true;
  }

  bool ShowText(const HistoryGame& game) {
    uint32_t before = 0, after = static_cast<uint32_t>(game.phases.size()) - 1;
    if (!Find(game, plan_.phase, before) || !Find(game, plan_.from, before) || !Find(game, plan_.to, after)) {
      return false;
    }
    Print(printed_ ? "\n" : "");
    printed_ = true;
    PrintHistoryHead(game, style_);
    bool fine = true;
    if (plan_.phase.has_value()) {
      fine = PrintReport(game, before);
    } else if (plan_.from.has_value() || plan_.to.has_value()) {
      fine = PrintChanges(game, before, after, style_, error_);
    } else {
      fine = PrintHistory(game, style_, error_);
    }
    return fine || Refuse(absl::StrCat(game.name, ": ", error_.message));
  }

  // Finds the phase of that name. Without a name, `phase` keeps its value.
  static bool Find(const HistoryGame& game, const std::optional<std::string>& name, uint32_t& phase) {
    return !name.has_value() || FindPhase(game.name, game.document, *name, phase);
  }

  bool PrintReport(const HistoryGame& game, uint32_t phase) {
    Text report;
    if (entente_exchange_report(exchange_, game.document, phase, &plan_.style.texts, report.out(), &error_) !=
        ENTENTE_OK) {
      return false;
    }
    Print(report.view());
    return true;
  }

  entente_exchange* exchange_;
  const Setting& setting_;
  const HistoryPlan& plan_;
  HistoryStyle style_;  // of the current document
  bool printed_ = false;
  entente_error error_ = Sized<entente_error>();
};

int HistoryOfLines(const Arguments& arguments, const Setting& setting, const HistoryPlan& plan) {
  const GameCall show = [&](entente_exchange* exchange, const LineGame& line, std::string& json, entente_error& error) {
    HistoryGame game;
    game.document = line.document();
    HistoryStyle style = plan.style;
    style.texts = TextsOf(line.document(), style.texts);
    return ReadHistory(exchange, setting, game, error) && HistoryAsJson(game, style, json, error);
  };
  return RunBulk(arguments, setting, {CallOfGame(setting, show), "games"});
}

int History(const Arguments& arguments) {
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  const HistoryPlan plan = PlanOf(arguments, setting);
  if (arguments.Has("--jsonl")) return HistoryOfLines(arguments, setting, plan);
  Historian historian(exchange.get(), setting, plan);
  return ForEachDocument(FilesOf(arguments, "a game"),
                         [&](const Documents& file) { return historian.ShowDocument(file); });
}

}  // namespace

const Command kHistory{
    .name = "history",
    .summary = "show the phases of a game at a glance, and what changed",
    .run = History,
    .forms = {{"", "[FILE|-]..."},
              {"--phase NAME", "[FILE|-]..."},
              {"--from NAME", "[FILE|-]..."},
              {"--diff", "[FILE|-]..."},
              {"--json", "[FILE|-]..."},
              {"--jsonl", "[FILE|-]..."},
              {"--lines", "[FILE|-]..."}},
    .about =
        "Shows the phases of a game at a glance, as they are recorded: how many orders each had and whose failed, "
        "units and supply centers of each power as it begins, where they differ from the phase before, who was "
        "dislodged, who played by default orders, and how the game ended. Outcomes of orders are by our rules; "
        "entente replay reports where the record differs.",
    .options =
        {FlagOption("--diff", "after each phase what changed to the next one")
             .NotWith("--json --lines --phase --from --to"),
         ValueOption("--phase", "NAME", "each order of this phase (S1901M) and its outcome").NotWith("--json --lines"),
         ValueOption("--from", "NAME", "what changed from this phase (else the first)")
             .NotWith("--json --lines --phase"),
         ValueOption("--to", "NAME", ".. to this one (else the last)").NotWith("--json --lines --phase"),
         kLanguageOption.Meaning(
             "the language of changes, notes and --phase: en (English, the default) or de (German)"),
         kNamesOption.Meaning("full names: \"Army Paris\"").NotWith("--lines"),
         ValueOption("--width", "N",
                     "lines of at most N columns (20 or more; 0: no limit); else the width of the terminal, or 80")
             .NotWith("--json --lines"),
         FlagOption("--json",
                    "one JSON object a game, on a line: of each phase its counts, its position as a line with "
                    "its hash, and what changed to the next"),
         FlagOption("--lines", "only the positions, a line each").NotWith("--json"),
         kGameLinesOption.NotWith("--diff --phase --from --to --width --json --lines"), kThreadsOption, kProgressOption,
         kMapOption, kRulesOption, kRulesOverrideOption},
    .reads_games = true,
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input."};

}  // namespace entente_cli
