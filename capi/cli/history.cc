// entente history: shows the phases of recorded games, a few lines each.
#include "absl/strings/str_cat.h"
#include "commands.h"
#include "documents.h"
#include "form_names.h"
#include "history_text.h"
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

class Historian {
 public:
  Historian(entente_exchange* exchange, const Setting& setting, const HistoryPlan& plan)
      : exchange_(exchange), setting_(setting), plan_(plan) {}

  // Shows a document. Returns its exit code.
  int ShowDocument(const Documents& file) { return ReadAndShow(file) ? kFine : kUnusable; }

 private:
  bool ReadAndShow(const Documents& file) {
    HistoryGame game;
    game.name = file.Name();
    if (!ReadDocument(file, game)) return Refuse(file.PlainFailure(error_));
    if (entente_document_is_game(game.document.get()) == 0) return RefusePhase(file, game);
    style_ = plan_.style;
    style_.texts = TextsOf(game.document.get(), style_.texts);
    if (!HistoryReader(exchange_, setting_).Read(game, error_)) {
      return Refuse(is_converted_ ? absl::StrCat(game.name, ": ", InOwnWords(error_.message))
                                  : file.PlainFailure(error_));
    }
    return Show(game);
  }

  // Refuses a document that is no game: a phase, or an object that is neither.
  bool RefusePhase(const Documents& file, const HistoryGame& game) {
    PhasePosition phase;
    if (!phase.Read(exchange_, game.document.get(), 0, error_)) return Refuse(file.PlainFailure(error_));
    return Refuse(
        absl::StrCat(game.name, ": is a phase, not a game: expected `phases`; entente adjudicate reports on a phase"));
  }

  // Reads a document, and converts other forms to our JSON first. A text of no known form that begins with a brace or bracket
  // is read as JSON, because that gives the best error message.
  bool ReadDocument(const Documents& file, HistoryGame& game) {
    uint32_t form = ENTENTE_GAME_FORM_JSON;
    const std::string& text = file.text();
    const size_t start = text.find_first_not_of(" \t\r\n");
    const bool is_guessed = entente_game_form_guess(text.data(), text.size(), &form, &error_) == ENTENTE_OK;
    if (!is_guessed && start != std::string::npos && text[start] != '{' && text[start] != '[') return false;
    is_converted_ = is_guessed && form != ENTENTE_GAME_FORM_JSON;
    if (!is_converted_) return file.Read(game.document, error_);
    return file.document().ReadAs(form, setting_, game.document, game.notes, error_);
  }

  bool Show(const HistoryGame& game) {
    bool fine = true;
    if (plan_.as_json) {
      fine = PrintHistoryAsJson(game, style_, error_);
    } else if (plan_.as_lines) {
      PrintPositionLines(game);
      FlushNow();
      for (const std::string& note : game.notes) Complain(absl::StrCat(game.name, ": note: ", note));
    } else {
      return ShowText(game);
    }
    return fine || Refuse(absl::StrCat(game.name, ": ", error_.message));
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
    return !name.has_value() || FindPhase(game.name, game.document.get(), *name, phase);
  }

  bool PrintReport(const HistoryGame& game, uint32_t phase) {
    Text report;
    if (entente_exchange_report(exchange_, game.document.get(), phase, &plan_.style.texts, report.out(), &error_) !=
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
  bool printed_ = false, is_converted_ = false;
  entente_error error_ = Sized<entente_error>();
};

int History(const Arguments& arguments) {
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  const HistoryPlan plan = PlanOf(arguments, setting);
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
         FlagOption("--lines", "only the positions, a line each").NotWith("--json"), kMapOption, kRulesOption,
         kRulesOverrideOption},
    .notes =
        "A file holds a game, or one on each line, in JSON or in any form that entente convert recognizes. Without "
        "FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 2 bad usage or unreadable input."};

}  // namespace entente_cli
