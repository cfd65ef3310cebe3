// entente advise: warns of likely mistakes in orders before they are adjudicated.
#include "absl/strings/str_cat.h"
#include "commands.h"
#include "documents.h"
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
  entente_text_options texts = Sized<entente_text_options>();
};

class PhaseAdviser {
 public:
  PhaseAdviser(entente_exchange* exchange, const AdviceQuestions& questions)
      : exchange_(exchange), questions_(questions) {}

  int Run(const Documents& file) {
    DocumentHandle document;
    PhaseRange phases;
    if (!file.Open(exchange_, questions_.texts, document) ||
        !ChoosePhases(file, document.get(), questions_.phase, phases)) {
      return kUnusable;
    }
    PrintNotesAside(exchange_, document.get(), questions_.texts, phases.first, phases.end);
    bool found = false, fine = true;
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!phases.is_one() && entente_document_has_orders(document.get(), i) == 0) continue;
      found = true;
      fine &= Advise(file, document.get(), i);
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
    if (questions_.unknown.has_value() || questions_.about.has_value()) {
      if (!position_.Read(exchange_, document, phase, error_)) return Refuse(file.Failure(error_));
      std::string why;
      if (!ReadPowers(position_.map(), "--unknown", questions_.unknown.value_or("none"), asked.unknown, why) ||
          !ReadPowers(position_.map(), "--power", questions_.about.value_or("none"), asked.about, why)) {
        return RefuseOnce(absl::StrCat(file.Name(), ": ", why));
      }
      if (questions_.unknown.has_value()) asked.which_unknown = ENTENTE_UNKNOWN_LISTED;
    }
    const entente_status status = entente_exchange_advise(exchange_, document, phase, &asked, questions_.form,
                                                          &questions_.texts, text_.out(), &error_);
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
  const AdviceQuestions& questions_;
  PhasePosition position_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  std::string refused_;  // the last error
  int printed_ = 0;
};

int AdviseFiles(const Arguments& arguments) {
  AdviceQuestions questions;
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  questions.texts = setting.texts;
  questions.form = arguments.Has("--json") ? ENTENTE_TEXT_JSON : ENTENTE_TEXT_FOR_PEOPLE;
  questions.asked.outlook = arguments.Has("--outlook") ? 1 : 0;
  questions.phase = arguments.Value("--phase");
  questions.unknown = arguments.Value("--unknown");
  questions.about = arguments.Value("--power");
  PhaseAdviser adviser(exchange.get(), questions);
  return ForEachDocument(FilesOf(arguments, "a phase or a game"),
                         [&](const Documents& file) { return adviser.Run(file); });
}

}  // namespace

const Command kAdvise{
    .name = "advise",
    .summary = "warn of what is odd about orders before the deadline",
    .run = AdviseFiles,
    .forms = {{"", "[FILE|-]..."}},
    .about =
        "Warns of oddities of the orders so far of a JSON phase or game, without adjudicating it: illegal orders; "
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
                kJsonOption.Meaning("one JSON object a phase, over several lines: docs/explanations.md"), kMapOption,
                kRulesOption, kRulesOverrideOption},
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine, with or without warnings, and if the game is over; 2 bad usage or unreadable input."};

}  // namespace entente_cli
