// entente adjudicate: reports on a phase or a game, or answers JSON lines.
#include <utility>

#include "absl/strings/str_cat.h"
#include "bulk.h"
#include "commands.h"
#include "documents.h"
#include "godip.h"
#include "line_game.h"
#include "output.h"
#include "phase_choice.h"
#include "played_game.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {
namespace {

// Reports on the phases of one document.
class Report {
 public:
  Report(entente_exchange* exchange, const Documents& file, const Setting& setting)
      : exchange_(exchange), file_(file), setting_(setting), options_(setting.texts) {}

  // Prints the report. Returns the exit code. `is_named`: the document's name stands above the report.
  int Run(const std::optional<std::string>& phase, bool is_named) {
    GameText game;
    if (!file_.Open(exchange_, setting_, game)) return kUnusable;
    document_ = std::move(game.document);
    if (is_named) Print(absl::StrCat(file_.Name(), "\n\n"));
    bool has_notes = PrintNotes(game.notes, options_.width);
    has_notes |= PrintNotes(NotesOf(exchange_), options_.width);
    if (!phase.has_value()) has_notes |= PrintNotesOfOthers();
    if (has_notes) Print("\n");
    PhaseRange phases;
    if (!ChoosePhases(file_, document_.get(), phase, phases)) return kUnusable;
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (phase.has_value() || HasReport(i)) PrintPhase(i);
    }
    if (printed_ == 0 && code_ == kFine) Print("no phase has orders\n");
    return code_;
  }

 private:
  bool HasReport(uint32_t phase) const {
    return entente_document_is_game(document_.get()) == 0 || entente_document_has_orders(document_.get(), phase) != 0 ||
           entente_document_phase_name(document_.get(), phase) == absl::string_view("COMPLETED");
  }

  // Prints the notes about phases without a report. Such a phase may have its orders under a misspelt key.
  bool PrintNotesOfOthers() {
    PhaseNotes notes(exchange_, document_.get(), options_);
    for (uint32_t i = 0; i < entente_document_phase_count(document_.get()); ++i) {
      if (!HasReport(i)) notes.Add(i);
    }
    return PrintNotes(notes.Lines(), options_.width);
  }

  void PrintPhase(uint32_t phase) {
    if (entente_exchange_report(exchange_, document_.get(), phase, &options_, text_.out(), &error_) != ENTENTE_OK) {
      Refuse(file_.Failure(error_));
      code_ = kUnusable;
      return;
    }
    if (printed_++ > 0) Print("\n");
    Print(text_.view());
  }

  entente_exchange* exchange_;
  const Documents& file_;
  const Setting& setting_;
  const entente_text_options& options_;
  DocumentHandle document_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  int code_ = kFine;
  int printed_ = 0;
};

int ReportFiles(const Setting& setting, const std::vector<std::string>& files,
                const std::optional<std::string>& phase) {
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  bool is_first = true;
  return ForEachDocument(files, [&](const Documents& file) {
    if (!std::exchange(is_first, false)) Print("\n");
    return Report(exchange.get(), file, setting).Run(phase, file.is_lines() || files.size() > 1);
  });
}

// Answers lines with a phase of godip, with its resolutions and the next phase.
int AdjudicateInShape(const Arguments& arguments, const Setting& setting) {
  const PhaseCall play = [&](entente_exchange*, const LineGame& line, uint32_t phase, std::string& json,
                             entente_error& error) {
    Text alone;
    GameHandle game;
    return entente_document_phase(line.document(), phase, alone.out(), &error) == ENTENTE_OK &&
           LoadGame(alone.view(), setting, game, error) && entente_game_process(game.get(), &error) == ENTENTE_OK &&
           GodipResult(game.get(), json, error);
  };
  return RunBulk(arguments, setting,
                 {CallOfPhases(setting, {.call = play, .phase = arguments.Value("--phase")}), "games or phases"});
}

int Adjudicate(const Arguments& arguments) {
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  if (arguments.Has("--shape")) return AdjudicateInShape(arguments, setting);
  if (arguments.Has("--jsonl")) {
    return RunBulk(arguments, setting,
                   {CallOfText(setting, entente_exchange_adjudicate, arguments.Value("--phase")), "JSON phases",
                    ENTENTE_PART_AFTER});
  }
  return ReportFiles(setting, FilesOf(arguments, "a phase or a game"), arguments.Value("--phase"));
}

}  // namespace

const Command kAdjudicate{
    .name = "adjudicate",
    .summary = "adjudicate the orders of a phase, a game, or JSON lines",
    .run = Adjudicate,
    .forms = {{"", "[FILE|-]..."}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Adjudicates a phase or a whole game (every phase with orders) and prints a report: each order with its "
        "outcome and the reason, other events, where dislodged units may go, and the next position. Oddities of the "
        "input are notes.",
    .options = {kPhaseOption,
                FlagOption("--board", "also units and supply centers of each power after the phase").NotWith("--jsonl"),
                kLanguageOption, kNamesOption, kWidthOption.NotWith("--jsonl"), kJsonlOption, kShapeOption,
                kThreadsOption, kProgressOption,
                FlagOption("--brief", "without \"after\"").OnlyWith("--jsonl").NotWith("--shape"), kMapOption,
                kRulesOption, kRulesOverrideOption},
    .reads_games = true,
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input; 130, 143: --jsonl was "
        "stopped by Ctrl-C or SIGTERM."};

}  // namespace entente_cli
