// entente advise: warns of likely mistakes in orders before they are adjudicated.
#include "absl/strings/str_cat.h"
#include "commands.h"
#include "documents.h"
#include "json_text.h"
#include "line_game.h"
#include "output.h"
#include "phase_choice.h"
#include "phase_position.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {
namespace {

// The options of the command. They apply to every phase.
struct AdviceQuestions {
  std::optional<std::string> phase;
  std::optional<std::string> unknown, about;  // names of powers
  entente_advise_options asked = Sized<entente_advise_options>();
  entente_text_form form = ENTENTE_TEXT_FOR_PEOPLE;
};

// Reads the powers of a question, if it names any. False, with the reason in `why` or, of the phase, in `error`.
bool ReadQuestion(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                  const std::optional<std::string>& unknown, const std::optional<std::string>& about,
                  PhasePosition& position, entente_advise_options& asked, std::string& why, entente_error& error) {
  if (!unknown.has_value() && !about.has_value()) return true;
  if (!position.Read(exchange, document, phase, error) ||
      !ReadPowers(position.map(), "--unknown", unknown.value_or("none"), asked.unknown, why) ||
      !ReadPowers(position.map(), "--power", about.value_or("none"), asked.about, why)) {
    return false;
  }
  if (unknown.has_value()) asked.which_unknown = ENTENTE_UNKNOWN_LISTED;
  return true;
}

class PhaseAdviser {
 public:
  PhaseAdviser(entente_exchange* exchange, const Setting& setting, const AdviceQuestions& questions)
      : exchange_(exchange), setting_(setting), questions_(questions) {}

  int Run(const Documents& file) {
    GameText game;
    PhaseRange phases;
    if (!file.Open(exchange_, setting_, game)) return kUnusable;
    const entente_document* document = game.document.get();
    if (!ChoosePhases(file, document, questions_.phase, phases)) return kUnusable;
    PrintNotesAside(exchange_, game.notes, document, setting_.texts, phases.first, phases.end);
    bool found = false, fine = true;
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!phases.is_one() && entente_document_has_orders(document, i) == 0) continue;
      found = true;
      fine &= Advise(file, document, i);
    }
    if (!found) fine = Refuse(absl::StrCat(file.Name(), ": no phase has orders"));
    return fine ? kFine : kUnusable;
  }

 private:
  // Reports an error, unless the phase before had the same one: a wrong option fails in every phase.
  bool RefuseOnce(const std::string& message) {
    if (message != refused_) Refuse(message);
    refused_ = message;
    return false;
  }

  bool Advise(const Documents& file, const entente_document* document, uint32_t phase) {
    entente_advise_options asked = questions_.asked;
    std::string why;
    if (!ReadQuestion(exchange_, document, phase, questions_.unknown, questions_.about, position_, asked, why,
                      error_)) {
      return why.empty() ? Refuse(file.Failure(error_)) : RefuseOnce(absl::StrCat(file.Name(), ": ", why));
    }
    const entente_status status = entente_exchange_advise(exchange_, document, phase, &asked, questions_.form,
                                                          &setting_.texts, text_.out(), &error_);
    if (status == ENTENTE_ERR_WRONG_PHASE) {
      PrintNote(absl::StrCat(file.Name(), ": the game is over: there is nothing to order"));
      return true;
    }
    if (status != ENTENTE_OK) return Refuse(file.Failure(error_));
    const bool is_text = questions_.form == ENTENTE_TEXT_FOR_PEOPLE;
    if (printed_++ > 0 && is_text) Print("\n");
    Print(text_.view());
    if (!is_text) Print("\n");
    return true;
  }

  entente_exchange* exchange_;
  const Setting& setting_;
  const AdviceQuestions& questions_;
  PhasePosition position_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  std::string refused_;  // the last error
  int printed_ = 0;
};

// Answers lines, each with the powers that it names.
int AdviseLines(const Arguments& arguments, const Setting& setting, const AdviceQuestions& questions) {
  const PhaseCall advise = [&](entente_exchange* exchange, const LineGame& game, uint32_t phase, std::string& json,
                               entente_error& error) {
    entente_advise_options asked = questions.asked;
    const absl::string_view outlook = game.AskedJson("outlook");
    if (!outlook.empty()) asked.outlook = outlook == "true" ? 1 : 0;
    PhasePosition position;
    std::string why;
    if (!ReadQuestion(exchange, game.document(), phase, game.Asked("unknown", questions.unknown),
                      game.Asked("power", questions.about), position, asked, why, error)) {
      if (!why.empty()) error = ErrorOf(ENTENTE_ERR_NOT_FOUND, why);
      return false;
    }
    Text text;
    if (entente_exchange_advise(exchange, game.document(), phase, &asked, ENTENTE_TEXT_JSON, &setting.texts, text.out(),
                                &error) != ENTENTE_OK) {
      return false;
    }
    json = OnOneLine(text.view());
    return true;
  };
  return RunBulk(
      arguments, setting,
      {CallOfPhases(setting, {.call = advise, .phase = questions.phase, .asks = {"unknown", "power", "outlook"}}),
       "games or phases"});
}

int AdviseFiles(const Arguments& arguments) {
  AdviceQuestions questions;
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  questions.form = arguments.Has("--json") ? ENTENTE_TEXT_JSON : ENTENTE_TEXT_FOR_PEOPLE;
  questions.asked.outlook = arguments.Has("--outlook") ? 1 : 0;
  questions.phase = arguments.Value("--phase");
  questions.unknown = arguments.Value("--unknown");
  questions.about = arguments.Value("--power");
  if (arguments.Has("--jsonl")) return AdviseLines(arguments, setting, questions);
  PhaseAdviser adviser(exchange.get(), setting, questions);
  return ForEachDocument(FilesOf(arguments, "a phase or a game"),
                         [&](const Documents& file) { return adviser.Run(file); });
}

}  // namespace

const Command kAdvise{
    .name = "advise",
    .summary = "warn of what is odd about orders before the deadline",
    .run = AdviseFiles,
    .forms = {{"", "[FILE|-]..."}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Warns of oddities of the orders so far of a phase or a game, without adjudicating it: illegal orders; "
        "supports and convoys of moves that are not ordered, with what may be meant; moves without a chain of "
        "convoys; own units that keep each other out; units without orders; builds, removals and retreats that are "
        "missing or too many. A warning is a mistake (the order does nothing of what it says), a warning (seldom "
        "meant) or a hint (may well be meant).",
    .options = {kPhaseOption.Meaning("of a game only this phase (S1901M); else every phase with orders"),
                ValueOption(
                    "--unknown", "P,..",
                    "powers whose orders are unknown, with commas between them, or none: their orders are "
                    "ignored, and their units may do anything; else the powers without orders that --power does "
                    "not name"),
                ValueOption("--power", "P,..", "only about the orders and units of these powers, which count as known"),
                FlagOption("--outlook",
                           "also what happens surely and what may happen, however units of unknown powers are ordered: "
                           "exactly where order sets are few enough to be tried, else by bounds, which may call too "
                           "much possible but never too little"),
                kLanguageOption, kNamesOption.Meaning("full names: \"Army Paris\""), kWidthOption,
                kJsonOption.Meaning("one JSON object a phase, over several lines: docs/explanations.md"),
                kGameLinesOption.NotWith("--json --width"), kThreadsOption, kProgressOption, kMapOption, kRulesOption,
                kRulesOverrideOption},
    .reads_games = true,
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine, with or without warnings, and if the game is over; 1 --jsonl had error lines; 2 bad usage "
        "or unreadable input."};

}  // namespace entente_cli
