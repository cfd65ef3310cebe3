// entente adjudicate: a readable report of a phase or a game, or JSON lines.
#include <algorithm>
#include <cstdio>

#include "bulk.h"
#include "commands.h"
#include "documents.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {

const Command kAdjudicate{
    "adjudicate",
    "usage: entente adjudicate [--map M] [--rules R] [--phase NAME] [FILE|-]\n"
    "       entente adjudicate --jsonl [--map M] [--rules R] [FILE|-]\n"
    "\n"
    "Adjudicates a JSON phase or a whole JSON game (every phase with orders) and prints a report: each order with its\n"
    "outcome and the reason, what else happened, and the next position. A file holds one of them, or one on each "
    "line.\n"
    "\n"
    "  --phase NAME  of a game only this phase (S1901M)\n"
    "  --jsonl       one JSON phase per line in, one JSON result per line out, in the same sequence;\n"
    "                blank lines are skipped; an error object tells its line in the input and the column in that line\n"
    "  --map M       the map of inputs that name none: a shipped map, or a file (with a / or ending in .map, .json or "
    ".mdf)\n"
    "  --rules R     the rules of inputs that name none: a preset, option=value[,..],\n"
    "                JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE,\n"
    "                R.json)\n"
    "\n"
    "Without FILE, or with -, reads the standard input.\n"
    "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input.\n"};

namespace {

// The phases of one document.
class Report {
 public:
  Report(entente_exchange* exchange, const Documents& file) : exchange_(exchange), file_(file) {}

  // Returns the exit code.
  int Run(const std::optional<std::string>& phase) {
    if (!file_.Read(document_, error_) || entente_exchange_check(exchange_, document_.get(), &error_) != ENTENTE_OK) {
      Fail();
      return kUnusable;
    }
    if (file_.is_lines()) Print(file_.Name() + "\n\n");
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
    for (uint32_t i = 0; i < entente_document_phase_count(document_.get()); ++i) {
      if (!IsSame(name, entente_document_phase_name(document_.get(), i))) continue;
      PrintPhase(i);
      return code_;
    }
    Complain(file_.Name() + ": no phase is named " + name);
    return kUnusable;
  }

  void PrintPhase(uint32_t phase) {
    if (entente_exchange_report(exchange_, document_.get(), phase, text_.out(), &error_) != ENTENTE_OK) return Fail();
    if (printed_++ > 0) Print("\n");
    Print(text_.view());
  }

  void Fail() {
    std::fflush(stdout);
    Complain(file_.Failure(error_));
    code_ = kUnusable;
  }

  static bool IsSame(std::string_view a, std::string_view b) {
    const auto upper = [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return upper(x) == upper(y); });
  }

  entente_exchange* exchange_;
  const Documents& file_;
  DocumentHandle document_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  int code_ = kFine;
  int printed_ = 0;
};

int ReportFile(const Setting& setting, const std::string& file, const std::optional<std::string>& phase) {
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  Documents documents(file);
  int code = kFine;
  for (bool first = true; documents.Next(); first = false) {
    if (!first) Print("\n");
    code = std::max(code, Report(exchange.get(), documents).Run(phase));
  }
  return documents.ok() ? code : kUnusable;
}

}  // namespace

int Adjudicate(Words words) {
  const Arguments arguments(kAdjudicate, words, {kMapOption, kRulesOption, {"--phase", true}, {"--jsonl", false}});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kAdjudicate.usage);
    return kFine;
  }
  if (arguments.operands().size() > 1) return BadUsage(kAdjudicate, "more than one FILE");
  if (arguments.Has("--jsonl") && arguments.Has("--phase"))
    return BadUsage(kAdjudicate, "--phase does not go with --jsonl");
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  const std::string file = arguments.operands().empty() ? "-" : arguments.operands().front();
  if (arguments.Has("--jsonl")) return RunBulk(setting, file, entente_exchange_adjudicate);
  return ReportFile(setting, file, arguments.Value("--phase"));
}

}  // namespace entente_cli
