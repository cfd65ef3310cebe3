// entente adjudicate: a readable report of a phase or a game, or JSON lines.
#include <utility>

#include "bulk.h"
#include "commands.h"
#include "documents.h"
#include "files.h"
#include "output.h"
#include "phase_choice.h"
#include "phase_notes.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {

const Command kAdjudicate{"adjudicate",
                          "usage: entente adjudicate [--map M] [--rules R] [--phase NAME] [--board]\n"
                          "                          [--names] [--width N] [FILE|-]...\n"
                          "       entente adjudicate --jsonl [--threads N] [--progress] [--brief] [--map M]\n"
                          "                          [--rules R] [FILE|-]...\n"
                          "\n"
                          "Adjudicates a JSON phase or a whole JSON game (every phase with orders) and\n"
                          "prints a report: each order with its outcome and the reason, what else\n"
                          "happened, where dislodged units may go, and the next position. A file holds\n"
                          "one of them, or one on each line. What is odd about the input is a note.\n"
                          "\n"
                          "  --phase NAME  of a game only this phase (S1901M)\n"
                          "  --board       also units and supply centers of each power after the phase\n"
                          "  --names       full names: \"Army Paris moves to Burgundy\"\n"
                          "  --width N     lines of at most N columns (20 or more; 0: as long as they\n"
                          "                are); on a terminal its width, else 0\n"
                          "  --jsonl       one JSON phase per line in, one JSON result per line out, in the\n"
                          "                same sequence; of a game {\"phases\":[..]}, with a result for each\n"
                          "                phase with orders; blank lines are skipped; an error object\n"
                          "                tells its line in the input and the column in that line;\n"
                          "                a line longer than 64 MiB is an error, too, and one longer than\n"
                          "                128 MiB ends the run\n"
                          "  --threads N   --jsonl: answer lines on N threads; the output is the same\n"
                          "  --progress    --jsonl: how many lines are done and how fast, on the error\n"
                          "                stream: every second at a terminal, else every 20\n"
                          "  --brief       --jsonl: without \"after\"\n"
                          "  --map M       the map of inputs that name none: a shipped map, or a file (with\n"
                          "                a / or ending in .map, .json or .mdf)\n"
                          "  --rules R     the rules of inputs that name none: a preset, option=value[,..],\n"
                          "                JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE,\n"
                          "                R.json)\n"
                          "\n"
                          "Without FILE, or with -, reads the standard input.\n"
                          "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input;\n"
                          "130, 143: --jsonl was stopped by Ctrl-C or SIGTERM.\n"};

namespace {

// The phases of one document.
class Report {
 public:
  Report(entente_exchange* exchange, const Documents& file, const entente_report_options& options)
      : exchange_(exchange), file_(file), options_(options) {}

  // Returns the exit code. `is_named`: its name stands above the report.
  int Run(const std::optional<std::string>& phase, bool is_named) {
    if (!file_.Read(document_, error_) || entente_exchange_check(exchange_, document_.get(), &error_) != ENTENTE_OK) {
      Fail();
      return kUnusable;
    }
    if (is_named) Print(file_.Name() + "\n\n");
    bool has_notes = PrintNotes(exchange_, options_.width);
    if (!phase.has_value()) has_notes |= PrintNotesOfOthers();
    if (has_notes) Print("\n");
    if (phase.has_value()) return One(*phase);
    for (uint32_t i = 0; i < entente_document_phase_count(document_.get()); ++i) {
      if (IsTold(i)) PrintPhase(i);
    }
    if (printed_ == 0 && code_ == kFine) Print("no phase has orders\n");
    return code_;
  }

 private:
  bool IsTold(uint32_t phase) const {
    return entente_document_is_game(document_.get()) == 0 || entente_document_has_orders(document_.get(), phase) != 0 ||
           entente_document_phase_name(document_.get(), phase) == std::string_view("COMPLETED");
  }

  // What is odd about the phases that have no report of their own: perhaps their orders stand under another key.
  bool PrintNotesOfOthers() {
    PhaseNotes notes(exchange_, document_.get());
    for (uint32_t i = 0; i < entente_document_phase_count(document_.get()); ++i) {
      if (!IsTold(i)) notes.Add(i);
    }
    return notes.Print(options_.width);
  }

  int One(const std::string& name) {
    uint32_t phase = 0;
    if (std::string why; !FindPhase(document_.get(), name, phase, why)) {
      Refuse(file_.Name() + ": " + why);
      return kUnusable;
    }
    PrintPhase(phase);
    return code_;
  }

  void PrintPhase(uint32_t phase) {
    if (entente_exchange_report(exchange_, document_.get(), phase, &options_, text_.out(), &error_) != ENTENTE_OK) {
      return Fail();
    }
    if (printed_++ > 0) Print("\n");
    Print(text_.view());
  }

  void Fail() {
    Refuse(file_.JsonFailure(error_));
    code_ = kUnusable;
  }

  entente_exchange* exchange_;
  const Documents& file_;
  const entente_report_options& options_;
  DocumentHandle document_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  int code_ = kFine;
  int printed_ = 0;
};

int ReportFiles(const Setting& setting, const std::vector<std::string>& files, const entente_report_options& options,
                const std::optional<std::string>& phase) {
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  bool is_first = true;
  return ForEachDocument(files, [&](const Documents& file) {
    if (!std::exchange(is_first, false)) Print("\n");
    return Report(exchange.get(), file, options).Run(phase, file.is_lines() || files.size() > 1);
  });
}

}  // namespace

int Adjudicate(Words words) {
  const Arguments arguments(kAdjudicate, words,
                            {kMapOption,
                             kRulesOption,
                             {"--phase", true},
                             kJsonlOption,
                             kThreadsOption,
                             kProgressOption,
                             kBriefOption,
                             kBoardOption,
                             kNamesOption,
                             kWidthOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kAdjudicate.usage);
    return kFine;
  }
  for (const OptionSpec& of_report : {kBoardOption, kNamesOption, kWidthOption}) {
    if (!arguments.Has("--jsonl") || !arguments.Has(of_report.name)) continue;
    return BadUsage(kAdjudicate, std::string(of_report.name) + " does not go with --jsonl");
  }
  BulkPlan plan{entente_exchange_adjudicate, ENTENTE_PART_AFTER};
  Setting setting;
  auto options = Sized<entente_report_options>();
  if (!ReadBulkPlan(kAdjudicate, arguments, plan) || !ReadReportOptions(kAdjudicate, arguments, options) ||
      !ReadSetting(arguments, setting)) {
    return kUnusable;
  }
  const bool is_bulk = arguments.Has("--jsonl");
  const std::vector<std::string> files = FilesOf(arguments, is_bulk ? "JSON phases, one a line," : "a phase or a game");
  if (is_bulk) return RunBulk(setting, files, plan);
  return ReportFiles(setting, files, options, arguments.Value("--phase"));
}

}  // namespace entente_cli
