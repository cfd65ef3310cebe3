// entente advise: what is odd about orders, before they are adjudicated.
#include "commands.h"
#include "documents.h"
#include "files.h"
#include "handle.h"
#include "language_option.h"
#include "output.h"
#include "phase_choice.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {

const Command kAdvise{"advise",
                      "usage: entente advise [--map M] [--rules R] [--phase NAME] [--unknown P,..]\n"
                      "                      [--power P,..] [--outlook] [--language L] [--names]\n"
                      "                      [--width N] [--json] [FILE|-]...\n"
                      "\n"
                      "Warns of what is odd about the orders so far of a JSON phase or game, without\n"
                      "adjudicating it: illegal orders; supports and convoys of what is not ordered,\n"
                      "with what may be meant; moves without a chain of convoys; own units that keep\n"
                      "each other out; units without orders; builds, removals and retreats that are\n"
                      "missing or too many. A warning is a mistake (it does nothing of what it says), a\n"
                      "warning (seldom meant) or a hint (may well be meant).\n"
                      "\n"
                      "  --phase NAME  of a game only this phase (S1901M); else every phase with orders\n"
                      "  --unknown P   powers whose orders are unknown, with commas between them, or\n"
                      "                none: what they handed in counts for nothing, and their units\n"
                      "                may do anything; else the powers without orders\n"
                      "  --power P     tell of the orders and units of these powers alone\n"
                      "  --outlook     also what surely happens and what may, whatever units of unknown\n"
                      "                powers are ordered: exactly where order sets are few enough to\n"
                      "                be tried, else by bounds, which may call too much possible but\n"
                      "                never too little\n"
                      "  --language L  en (English) or de (German); en unless it is said\n"
                      "  --names       full names: \"Army Paris\"\n"
                      "  --width N     lines of at most N columns (20 or more; 0: as long as they\n"
                      "                are); on a terminal its width, else 0\n"
                      "  --json        one JSON object a phase: docs/explanations.md\n"
                      "  --map M       the map of inputs that name none: a shipped map, or a file (with\n"
                      "                a / or ending in .map, .json or .mdf)\n"
                      "  --rules R     the rules of inputs that name none: a preset, option=value[,..],\n"
                      "                JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE,\n"
                      "                R.json)\n"
                      "\n"
                      "Without FILE, or with -, reads the standard input.\n"
                      "Exit codes: 0 fine, whatever is warned of; 2 bad usage or unreadable input.\n"};

namespace {

// What is asked of every phase.
struct AdviceQuestions {
  std::optional<std::string> phase;
  std::optional<std::string> unknown, about;  // names of powers
  entente_advise_options options = Sized<entente_advise_options>();
};

class PhaseAdviser {
 public:
  PhaseAdviser(entente_exchange* exchange, const AdviceQuestions& questions)
      : exchange_(exchange), questions_(questions) {}

  int Run(const Documents& file) {
    DocumentHandle document;
    if (!file.Read(document, error_) || entente_exchange_check(exchange_, document.get(), &error_) != ENTENTE_OK) {
      return Unusable(file.JsonFailure(error_));
    }
    PhaseRange phases;
    if (std::string why; !ChoosePhases(document.get(), questions_.phase, phases, why)) {
      return Unusable(file.Name() + ": " + why);
    }
    const bool is_one = phases.end - phases.first == 1;
    bool found = false, fine = true;
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!is_one && entente_document_has_orders(document.get(), i) == 0) continue;
      found = true;
      fine &= Advise(file, document.get(), i);
    }
    if (!found) return Unusable(file.Name() + ": no phase has orders");
    return fine ? kFine : kUnusable;
  }

 private:
  static int Unusable(const std::string& message) {
    Refuse(message);
    return kUnusable;
  }

  // What is wrong with a question is so for phase after phase.
  bool RefuseOnce(const std::string& message) {
    if (message != refused_) Refuse(message);
    refused_ = message;
    return false;
  }

  bool Advise(const Documents& file, const entente_document* document, uint32_t phase) {
    entente_advise_options options = questions_.options;
    if (questions_.unknown.has_value() || questions_.about.has_value()) {
      if (!ReadMap(document, phase)) return Refuse(file.Failure(error_));
      std::string why;
      if (!ReadPowers("--unknown", questions_.unknown, options.unknown, why) ||
          !ReadPowers("--power", questions_.about, options.about, why)) {
        return RefuseOnce(file.Name() + ": " + why);
      }
      if (questions_.unknown.has_value()) options.which_unknown = ENTENTE_UNKNOWN_LISTED;
    }
    const entente_status status = entente_exchange_advise(exchange_, document, phase, &options, text_.out(), &error_);
    if (status != ENTENTE_OK) return Refuse(file.Failure(error_));
    const bool is_text = options.form == ENTENTE_ADVISE_TEXT;
    if (printed_++ > 0 && is_text) Print("\n");
    Print(text_.view());
    if (!is_text) Print("\n");
    return true;
  }

  // The map of the phase.
  bool ReadMap(const entente_document* document, uint32_t phase) {
    size_t size = 0;
    entente_status status = entente_exchange_read(exchange_, document, phase, &map_, nullptr, position_.data(),
                                                  position_.size() * sizeof(uint64_t), &size, &error_);
    if (status == ENTENTE_ERR_BUFFER_TOO_SMALL) {
      position_.resize((size + sizeof(uint64_t) - 1) / sizeof(uint64_t));
      status = entente_exchange_read(exchange_, document, phase, &map_, nullptr, position_.data(),
                                     position_.size() * sizeof(uint64_t), &size, &error_);
    }
    return status == ENTENTE_OK;
  }

  // Names with commas between them; "none" for nobody.
  bool ReadPowers(const char* option, const std::optional<std::string>& names, uint64_t& powers, std::string& why) {
    if (!names.has_value() || *names == "none") return true;
    std::string_view rest = *names;
    while (true) {
      const std::string_view name = rest.substr(0, rest.find(','));
      uint32_t power = 0;
      if (entente_map_find_power(map_, name.data(), name.size(), &power, &error_) != ENTENTE_OK) {
        why = std::string(option) + " " + *names + ": " + error_.message;
        return false;
      }
      powers |= uint64_t{1} << power;
      if (name.size() == rest.size()) return true;
      rest.remove_prefix(name.size() + 1);
    }
  }

  entente_exchange* exchange_;
  const AdviceQuestions& questions_;
  const entente_map* map_ = nullptr;
  std::vector<uint64_t> position_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  std::string refused_;  // last
  int printed_ = 0;
};

}  // namespace

int Advise(Words words) {
  const Arguments arguments(kAdvise, words,
                            {kMapOption,
                             kRulesOption,
                             {"--phase", true},
                             {"--unknown", true},
                             {"--power", true},
                             {"--outlook", false},
                             kLanguageOption,
                             kJsonOption,
                             kNamesOption,
                             kWidthOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kAdvise.usage);
    return kFine;
  }
  AdviceQuestions questions;
  Setting setting;
  auto report = Sized<entente_report_options>();
  if (!ReadReportOptions(kAdvise, arguments, report) || !ReadLanguage(kAdvise, arguments, questions.options.language) ||
      !ReadSetting(arguments, setting)) {
    return kUnusable;
  }
  questions.options.names = report.names;
  questions.options.width = report.width;
  questions.options.form = arguments.Has(kJsonOption.name) ? ENTENTE_ADVISE_JSON : ENTENTE_ADVISE_TEXT;
  questions.options.outlook = arguments.Has("--outlook") ? 1 : 0;
  questions.phase = arguments.Value("--phase");
  questions.unknown = arguments.Value("--unknown");
  questions.about = arguments.Value("--power");
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  PhaseAdviser adviser(exchange.get(), questions);
  return ForEachDocument(FilesOf(arguments, "a phase or a game"),
                         [&](const Documents& file) { return adviser.Run(file); });
}

}  // namespace entente_cli
