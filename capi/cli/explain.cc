// entente explain: explains the results of orders.
#include "absl/strings/str_cat.h"
#include "commands.h"
#include "documents.h"
#include "json_text.h"
#include "line_game.h"
#include "output.h"
#include "phase_choice.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {
namespace {

std::vector<std::string> GraphForms() { return {"dot", "json"}; }

// The options of the command. They apply to every document.
struct Questions {
  std::vector<std::string> orders;  // at least one; "" asks for all
  std::optional<std::string> phase;
  entente_text_form form = ENTENTE_TEXT_FOR_PEOPLE;
};

class Explainer {
 public:
  Explainer(entente_exchange* exchange, const Setting& setting, const Questions& questions)
      : exchange_(exchange), setting_(setting), questions_(questions) {}

  int Run(const Documents& file) {
    GameText game;
    PhaseRange phases;
    if (!file.Open(exchange_, setting_, game)) return kUnusable;
    const entente_document* document = game.document.get();
    if (!ChoosePhases(file, document, questions_.phase, phases)) return kUnusable;
    PrintNotesAside(exchange_, game.notes, document, setting_.texts, phases.first, phases.end);
    bool fine = true;
    for (const std::string& order : questions_.orders) fine &= Answer(file, document, order, phases);
    return fine ? kFine : kUnusable;
  }

 private:
  // Explains the order in each of the phases that has it. It is an error if no phase has it.
  bool Answer(const Documents& file, const entente_document* document, const std::string& order, PhaseRange phases) {
    bool found = false, fine = true;
    std::string refused;
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!phases.is_one() && entente_document_has_orders(document, i) == 0) continue;
      const entente_status status = entente_exchange_explain(exchange_, document, i, order.data(), order.size(),
                                                             questions_.form, &setting_.texts, text_.out(), &error_);
      if (status == ENTENTE_OK) {
        found = true;
        PrintOne();
      } else if (status != ENTENTE_ERR_NOT_FOUND || phases.is_one()) {
        fine = false;
        // An order that cannot be read fails in every phase: report it once.
        if (const std::string failure = file.Failure(error_); failure != refused) Refuse(refused = failure);
      }
    }
    if (found || !fine || phases.is_one()) return fine;
    return Refuse(absl::StrCat(file.Name(), ": no phase has ",
                               order.empty() ? "orders" : absl::StrCat("the order '", order, "'")));
  }

  // Prints one answer. Texts are separated by an empty line; JSON objects take a line each.
  void PrintOne() {
    const bool is_text = questions_.form == ENTENTE_TEXT_FOR_PEOPLE;
    if (printed_++ > 0 && is_text) Print("\n");
    Print(text_.view());
    if (!is_text) Print("\n");
  }

  entente_exchange* exchange_;
  const Setting& setting_;
  const Questions& questions_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  int printed_ = 0;
};

entente_text_form ExplainFormOf(const Arguments& arguments) {
  if (arguments.Has("--json")) return ENTENTE_TEXT_JSON;
  const std::optional<uint32_t> graph = arguments.Choice("--graph");
  if (!graph.has_value()) return ENTENTE_TEXT_FOR_PEOPLE;
  return *graph == 0 ? ENTENTE_TEXT_GRAPH_DOT : ENTENTE_TEXT_GRAPH_JSON;
}

// Why these options and operands do not go together; "" if they do.
std::string Misuse(const Arguments& arguments) {
  const size_t operands = arguments.operands().size();
  if (arguments.Has("--jsonl")) return "";
  if (operands == 0) return "which FILE? - is the standard input";
  if (arguments.Has("--all") && operands > 1) return "--all does not go with ORDERs";
  if (arguments.Has("--graph") && operands > 1) return "--graph does not go with ORDERs";
  for (const char* option : {"--names", "--language"}) {
    if (arguments.Has(option) && ExplainFormOf(arguments) == ENTENTE_TEXT_GRAPH_JSON) {
      return absl::StrCat(option, " does not go with --graph json");
    }
  }
  return "";
}

// Answers lines, each with the order that it asks about.
int ExplainLines(const Arguments& arguments) {
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  const PhaseCall explain = [&](entente_exchange* exchange, const LineGame& game, uint32_t phase, std::string& json,
                                entente_error& error) {
    const std::string order = game.Asked("order", std::nullopt).value_or("");
    Text text;
    if (entente_exchange_explain(exchange, game.document(), phase, order.data(), order.size(), ENTENTE_TEXT_JSON,
                                 &setting.texts, text.out(), &error) != ENTENTE_OK) {
      return false;
    }
    json = OnOneLine(text.view());
    return true;
  };
  return RunBulk(arguments, setting,
                 {CallOfPhases(setting, {.call = explain, .phase = arguments.Value("--phase"), .asks = {"order"}}),
                  "games or phases"});
}

int Explain(const Arguments& arguments) {
  if (const std::string misuse = Misuse(arguments); !misuse.empty()) return arguments.BadUsage(misuse);
  if (arguments.Has("--jsonl")) return ExplainLines(arguments);
  Questions questions;
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  questions.form = ExplainFormOf(arguments);
  questions.phase = arguments.Value("--phase");
  const std::vector<std::string>& operands = arguments.operands();
  questions.orders.assign(operands.begin() + 1, operands.end());
  if (questions.orders.empty()) questions.orders.emplace_back();
  Explainer explainer(exchange.get(), setting, questions);
  return ForEachDocument({operands.front()}, [&](const Documents& file) { return explainer.Run(file); });
}

}  // namespace

const Command kExplain{
    .name = "explain",
    .summary = "explain why orders ended as they did",
    .run = Explain,
    .forms = {{"", "FILE|- [ORDER]..."}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Says why orders of a phase or a game end as they do: the strengths that are compared, with the supports "
        "that count and those that do not; the routes of a convoy; the parts of a convoy paradox; where a "
        "dislodged unit may go and why not elsewhere; how far units are from home that are removed; and the orders "
        "of others that made an order fail.\n\n"
        "ORDER is an order (\"A PAR - BUR\"), or a unit or its place (\"A PAR\", PAR) for all its orders and its "
        "removal. Without ORDER it explains all orders.",
    .options = {kPhaseOption.Meaning("of a game only this phase (S1901M); else every phase with orders, or every "
                                     "phase in which ORDER was given"),
                FlagOption("--all", "all orders"), kLanguageOption, kNamesOption.Meaning("full names: \"Army Paris\""),
                kWidthOption, kJsonOption.Meaning("one JSON object a phase, over several lines: docs/explanations.md"),
                ValueOption("--graph", "FORM",
                            "which order's fate depends on which, and by what, in each phase: dot (Graphviz) or json")
                    .OneOf(GraphForms)
                    .NotWith("--json"),
                kGameLinesOption.NotWith("--json --graph --all --width"), kThreadsOption, kProgressOption, kMapOption,
                kRulesOption, kRulesOverrideOption},
    .reads_games = true,
    .notes = "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage, unreadable input, or no such order."};

}  // namespace entente_cli
