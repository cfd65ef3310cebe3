// entente adjudicate: a readable report of a phase or a game, or JSON lines.
#include <algorithm>
#include <cstdio>

#include "bulk.h"
#include "commands.h"
#include "documents.h"
#include "output.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {

const Command kAdjudicate{"adjudicate",
                          "usage: entente adjudicate [--map M] [--rules R] [--phase NAME] [--board]\n"
                          "                          [--names] [--width N] [FILE|-]\n"
                          "       entente adjudicate --jsonl [--map M] [--rules R] [FILE|-]\n"
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
                          "  --jsonl       one JSON phase per line in, one JSON result per line out, in\n"
                          "                the same sequence; blank lines are skipped; an error object\n"
                          "                tells its line in the input and the column in that line\n"
                          "  --map M       the map of inputs that name none: a shipped map, or a file\n"
                          "                (with a / or ending in .map, .json or .mdf)\n"
                          "  --rules R     the rules of inputs that name none: a preset, or\n"
                          "                option=value[,option=value]\n"
                          "\n"
                          "Without FILE, or with -, reads the standard input.\n"
                          "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable\n"
                          "input.\n"};

namespace {

// The phases of one document.
class Report {
 public:
  Report(entente_exchange* exchange, const Documents& file, const entente_report_options& options)
      : exchange_(exchange), file_(file), options_(options) {}

  // Returns the exit code.
  int Run(const std::optional<std::string>& phase) {
    if (!file_.Read(document_, error_) || entente_exchange_check(exchange_, document_.get(), &error_) != ENTENTE_OK) {
      Fail();
      return kUnusable;
    }
    if (file_.is_lines()) Print(file_.Name() + "\n\n");
    if (PrintNotes(exchange_)) Print("\n");
    if (phase.has_value()) return One(*phase);
    const bool is_alone = entente_document_is_game(document_.get()) == 0;
    for (uint32_t i = 0; i < entente_document_phase_count(document_.get()); ++i) {
      if (is_alone || entente_document_has_orders(document_.get(), i) != 0) PrintPhase(i);
    }
    if (printed_ == 0 && code_ == kFine) Print("no phase has orders\n");
    return code_;
  }

 private:
  int One(const std::string& name) {
    uint32_t phase = 0;
    if (entente_document_find_phase(document_.get(), name.data(), name.size(), &phase, nullptr) == ENTENTE_OK) {
      PrintPhase(phase);
      return code_;
    }
    Complain(file_.Name() + ": no phase is named " + name);
    return kUnusable;
  }

  void PrintPhase(uint32_t phase) {
    if (entente_exchange_report(exchange_, document_.get(), phase, &options_, text_.out(), &error_) != ENTENTE_OK) {
      return Fail();
    }
    if (printed_++ > 0) Print("\n");
    Print(text_.view());
  }

  void Fail() {
    std::fflush(stdout);
    Complain(file_.Failure(error_));
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

int ReportFile(const Setting& setting, const std::string& file, const entente_report_options& options,
               const std::optional<std::string>& phase) {
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  Documents documents(file);
  int code = kFine;
  for (bool first = true; documents.Next(); first = false) {
    if (!first) Print("\n");
    code = std::max(code, Report(exchange.get(), documents, options).Run(phase));
  }
  return documents.ok() ? code : kUnusable;
}

}  // namespace

int Adjudicate(Words words) {
  const Arguments arguments(
      kAdjudicate, words,
      {kMapOption, kRulesOption, {"--phase", true}, {"--jsonl", false}, kBoardOption, kNamesOption, kWidthOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kAdjudicate.usage);
    return kFine;
  }
  if (arguments.operands().size() > 1) return BadUsage(kAdjudicate, "more than one FILE");
  if (arguments.Has("--jsonl") && arguments.Has("--phase"))
    return BadUsage(kAdjudicate, "--phase does not go with --jsonl");
  for (const OptionSpec& of_report : {kBoardOption, kNamesOption, kWidthOption}) {
    if (!arguments.Has("--jsonl") || !arguments.Has(of_report.name)) continue;
    return BadUsage(kAdjudicate, std::string(of_report.name) + " does not go with --jsonl");
  }
  Setting setting;
  auto options = Sized<entente_report_options>();
  if (!ReadReportOptions(kAdjudicate, arguments, options) || !ReadSetting(arguments, setting)) return kUnusable;
  const std::string file = arguments.operands().empty() ? "-" : arguments.operands().front();
  if (arguments.Has("--jsonl")) return RunBulk(setting, file, entente_exchange_adjudicate);
  return ReportFile(setting, file, options, arguments.Value("--phase"));
}

}  // namespace entente_cli
