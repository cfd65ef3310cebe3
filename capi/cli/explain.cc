// entente explain: why orders ended as they did.
#include "commands.h"
#include "documents.h"
#include "handle.h"
#include "language_option.h"
#include "output.h"
#include "phase_choice.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {

const Command kExplain{"explain",
                       "usage: entente explain [--map M] [--rules R] [--phase NAME] [--language L]\n"
                       "                       [--names] [--width N] [--json | --graph dot|json]\n"
                       "                       FILE|- [ORDER]...\n"
                       "       entente explain [OPTION]... --all FILE|-\n"
                       "\n"
                       "Tells why orders of a JSON phase or game end as they do: the strengths that are\n"
                       "compared, with the supports that count and those that do not; the routes of a\n"
                       "convoy; what a convoy paradox consists of; where a dislodged unit may go and\n"
                       "why not elsewhere; how far units are from home that are removed; and the orders\n"
                       "of others that made an order fail.\n"
                       "\n"
                       "  ORDER         an order (\"A PAR - BUR\"), or a unit or its place (\"A PAR\", PAR)\n"
                       "                for all that it was given and its removal; none: all orders, as\n"
                       "                with --all\n"
                       "  --phase NAME  of a game only this phase (S1901M); else every phase with\n"
                       "                orders, or every phase in which ORDER was given\n"
                       "  --language L  en (English) or de (German); en unless it is said\n"
                       "  --names       full names: \"Army Paris\"\n"
                       "  --width N     lines of at most N columns (20 or more; 0: as long as they\n"
                       "                are); on a terminal its width, else 0\n"
                       "  --json        one JSON object a phase: docs/explanations.md\n"
                       "  --graph FORM  which order's fate hangs on which, and by what, in each phase:\n"
                       "                dot (Graphviz) or json\n"
                       "  --map M       the map of inputs that name none: a shipped map, or a file (with\n"
                       "                a / or ending in .map, .json or .mdf)\n"
                       "  --rules R     the rules of inputs that name none: a preset, option=value[,..],\n"
                       "                JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE,\n"
                       "                R.json)\n"
                       "\n"
                       "Exit codes: 0 fine; 2 bad usage, unreadable input, or no such order.\n"};

namespace {

// What is asked of every document of a file.
struct Questions {
  std::vector<std::string> orders;  // at least one; "" asks for all
  std::optional<std::string> phase;
  entente_explain_options options = Sized<entente_explain_options>();
};

class Explainer {
 public:
  Explainer(entente_exchange* exchange, const Questions& questions) : exchange_(exchange), questions_(questions) {}

  int Run(const Documents& file) {
    DocumentHandle document;
    if (!file.Read(document, error_) || entente_exchange_check(exchange_, document.get(), &error_) != ENTENTE_OK) {
      Refuse(file.JsonFailure(error_));
      return kUnusable;
    }
    PhaseRange phases;
    if (std::string why; !ChoosePhases(document.get(), questions_.phase, phases, why)) {
      Refuse(file.Name() + ": " + why);
      return kUnusable;
    }
    bool fine = true;
    for (const std::string& order : questions_.orders) fine &= Answer(file, document.get(), order, phases);
    return fine ? kFine : kUnusable;
  }

 private:
  // Of several phases those without such an order are passed over, unless all are.
  bool Answer(const Documents& file, const entente_document* document, const std::string& order, PhaseRange phases) {
    const bool is_one = phases.end - phases.first == 1;
    bool found = false, fine = true;
    std::string told;
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!is_one && entente_document_has_orders(document, i) == 0) continue;
      const entente_status status = entente_exchange_explain(exchange_, document, i, order.data(), order.size(),
                                                             &questions_.options, text_.out(), &error_);
      if (status == ENTENTE_OK) {
        found = true;
        PrintOne();
      } else if (status != ENTENTE_ERR_NOT_FOUND || is_one) {
        fine = false;
        // What is wrong with the words of the order is so in every phase.
        if (const std::string failure = file.Failure(error_); failure != told) Refuse(told = failure);
      }
    }
    if (found || !fine || is_one) return fine;
    return Refuse(file.Name() + ": " +
                  (order.empty() ? "no phase has orders" : "no phase has the order '" + order + "'"));
  }

  // Texts stand apart by an empty line, JSON objects by their lines.
  void PrintOne() {
    const bool is_text = questions_.options.form == ENTENTE_EXPLAIN_TEXT;
    if (printed_++ > 0 && is_text) Print("\n");
    Print(text_.view());
    if (!is_text) Print("\n");
  }

  entente_exchange* exchange_;
  const Questions& questions_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  int printed_ = 0;
};

bool ReadExplainForm(const Arguments& arguments, uint32_t& form) {
  const std::optional<std::string> graph = arguments.Value("--graph");
  if (arguments.Has(kJsonOption.name)) form = ENTENTE_EXPLAIN_JSON;
  if (!graph.has_value()) return true;
  if (*graph != "dot" && *graph != "json") {
    BadUsage(kExplain, "--graph " + *graph + ": expected dot or json");
    return false;
  }
  form = *graph == "dot" ? ENTENTE_EXPLAIN_GRAPH_DOT : ENTENTE_EXPLAIN_GRAPH_JSON;
  return true;
}

// What is wrong with the words together; empty if nothing is.
std::string Misuse(const Arguments& arguments) {
  const size_t operands = arguments.operands().size();
  if (operands == 0) return "which FILE? - is the standard input";
  if (arguments.Has("--all") && operands > 1) return "--all does not go with ORDERs";
  if (arguments.Has("--graph") && operands > 1) return "--graph does not go with ORDERs";
  if (arguments.Has("--graph") && arguments.Has(kJsonOption.name)) return "--graph does not go with --json";
  return "";
}

}  // namespace

int Explain(Words words) {
  const Arguments arguments(kExplain, words,
                            {kMapOption,
                             kRulesOption,
                             {"--phase", true},
                             kLanguageOption,
                             {"--all", false},
                             kJsonOption,
                             {"--graph", true},
                             kNamesOption,
                             kWidthOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kExplain.usage);
    return kFine;
  }
  if (const std::string misuse = Misuse(arguments); !misuse.empty()) return BadUsage(kExplain, misuse);
  Questions questions;
  Setting setting;
  auto report = Sized<entente_report_options>();
  if (!ReadReportOptions(kExplain, arguments, report) ||
      !ReadLanguage(kExplain, arguments, questions.options.language) ||
      !ReadExplainForm(arguments, questions.options.form) || !ReadSetting(arguments, setting)) {
    return kUnusable;
  }
  questions.options.names = report.names;
  questions.options.width = report.width;
  questions.phase = arguments.Value("--phase");
  const std::vector<std::string>& operands = arguments.operands();
  questions.orders.assign(operands.begin() + 1, operands.end());
  if (questions.orders.empty()) questions.orders.emplace_back();
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  Explainer explainer(exchange.get(), questions);
  return ForEachDocument({operands.front()}, [&](const Documents& file) { return explainer.Run(file); });
}

}  // namespace entente_cli
