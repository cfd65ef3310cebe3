// entente history: the phases of recorded games at a glance.
#include <algorithm>
#include <optional>

#include "commands.h"
#include "documents.h"
#include "files.h"
#include "history_text.h"
#include "output.h"
#include "phase_choice.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {

const Command kHistory{"history",
                       "usage: entente history [--diff] [--names] [--width N] [--map M] [FILE|-]...\n"
                       "       entente history --phase NAME [--names] [--width N] [--map M] [FILE|-]...\n"
                       "       entente history --from NAME --to NAME [--names] [--width N] [--map M]\n"
                       "                       [FILE|-]...\n"
                       "       entente history --json | --lines [--map M] [FILE|-]...\n"
                       "\n"
                       "Shows the phases of a game at a glance, as they are recorded: how many orders\n"
                       "each had and whose failed, units and supply centers of each power as it begins,\n"
                       "where they are others than in the phase before, who was dislodged, who played\n"
                       "by default orders, and how the game ended. What came of orders is what our\n"
                       "rules say; where the record says otherwise entente replay tells.\n"
                       "\n"
                       "  --diff        after each phase what changed to the next one\n"
                       "  --phase NAME  of this phase (S1901M) each order and what came of it\n"
                       "  --from NAME   what changed from this phase (else the first)\n"
                       "  --to NAME     .. to this one (else the last)\n"
                       "  --names       full names: \"Army Paris\"\n"
                       "  --width N     lines of at most N columns (20 or more; 0: as long as they are);\n"
                       "                else the width of the terminal, or 80\n"
                       "  --json        one JSON object a game, on a line: of each phase its counts, its\n"
                       "                position as a line with its hash, and what changed to the next\n"
                       "  --lines       only the positions, a line each\n"
                       "  --map M       the map of games that name none: a shipped map, or a file (with\n"
                       "                a / or ending in .map, .json or .mdf)\n"
                       "\n"
                       "A file holds a game, or one on each line, in JSON or in any form that entente\n"
                       "convert knows by its looks. Without FILE, or with -, reads the standard input.\n"
                       "Exit codes: 0 fine; 2 bad usage or unreadable input.\n"};

namespace {

constexpr OptionSpec kPhaseOption{"--phase", true}, kFirstPhaseOption{"--from", true}, kLastPhaseOption{"--to", true};
constexpr OptionSpec kDiffOption{"--diff", false}, kLinesOption{"--lines", false};

struct HistoryPlan {
  std::optional<std::string> phase, from, to;
  bool as_json = false, as_lines = false;
  HistoryStyle style;
};

// What is shown is one of these; the others do not go with it, nor does what only concerns them.
bool CheckOptions(const Arguments& arguments) {
  const auto refuse = [&](const OptionSpec& option, std::initializer_list<OptionSpec> others) {
    if (!arguments.Has(option.name)) return false;
    for (const OptionSpec& other : others) {
      if (!arguments.Has(other.name)) continue;
      BadUsage(kHistory, std::string(other.name) + " does not go with " + std::string(option.name));
      return true;
    }
    return false;
  };
  return !refuse(kJsonOption, {kLinesOption, kPhaseOption, kFirstPhaseOption, kLastPhaseOption, kDiffOption,
                               kNamesOption, kWidthOption}) &&
         !refuse(kLinesOption,
                 {kPhaseOption, kFirstPhaseOption, kLastPhaseOption, kDiffOption, kNamesOption, kWidthOption}) &&
         !refuse(kPhaseOption, {kFirstPhaseOption, kLastPhaseOption, kDiffOption}) &&
         !refuse(kFirstPhaseOption, {kDiffOption}) && !refuse(kLastPhaseOption, {kDiffOption});
}

bool ReadPlan(const Arguments& arguments, HistoryPlan& plan) {
  auto options = Sized<entente_report_options>();
  if (!CheckOptions(arguments) || !ReadReportOptions(kHistory, arguments, options)) return false;
  plan.phase = arguments.Value(kPhaseOption.name);
  plan.from = arguments.Value(kFirstPhaseOption.name);
  plan.to = arguments.Value(kLastPhaseOption.name);
  plan.as_json = arguments.Has(kJsonOption.name);
  plan.as_lines = arguments.Has(kLinesOption.name);
  plan.style.with_changes = arguments.Has(kDiffOption.name);
  plan.style.names = options.names;
  const bool is_told = arguments.Has(kWidthOption.name) || options.width > 0;
  plan.style.width = is_told ? options.width : 80;
  return true;
}

class Historian {
 public:
  Historian(entente_exchange* exchange, const Setting& setting, const HistoryPlan& plan)
      : exchange_(exchange), setting_(setting), plan_(plan) {}

  // Returns the exit code for this document.
  int ShowDocument(const Documents& file) { return Tell(file) ? kFine : kUnusable; }

 private:
  const entente_map* map() const { return setting_.has_map ? setting_.map.get() : nullptr; }

  bool Tell(const Documents& file) {
    HistoryGame game;
    game.name = file.Name();
    if (!ReadDocument(file, game)) return Refuse(file.Failure(error_));
    if (entente_document_is_game(game.document.get()) == 0) {
      return Refuse(game.name + ": is a phase, not a game: expected `phases`; entente adjudicate tells about a phase");
    }
    if (!HistoryReader(exchange_, map()).Read(game, error_)) {
      return Refuse(is_converted_ ? game.name + ": " + InOwnWords(error_.message) : file.Failure(error_));
    }
    if (game.phases.empty()) return Refuse(game.name + ": the game has no phases");
    return Show(game);
  }

  // A text of another form than our JSON becomes JSON first. One that looks like none but has a brace or bracket in front
  // is read as JSON, which tells what is wrong with it.
  bool ReadDocument(const Documents& file, HistoryGame& game) {
    uint32_t form = ENTENTE_GAME_FORM_JSON;
    const std::string& text = file.text();
    const size_t start = text.find_first_not_of(" \t\r\n");
    const bool is_guessed = entente_game_form_guess(text.data(), text.size(), &form, &error_) == ENTENTE_OK;
    if (!is_guessed && start != std::string::npos && text[start] != '{' && text[start] != '[') return false;
    is_converted_ = is_guessed && form != ENTENTE_GAME_FORM_JSON;
    if (!is_converted_) return file.Read(game.document, error_);
    return Convert(text, form, game);
  }

  bool Convert(const std::string& text, uint32_t form, HistoryGame& game) {
    Text json, notes;
    if (entente_convert(text.data(), text.size(), form, ENTENTE_GAME_FORM_JSON, map(), nullptr, json.out(), notes.out(),
                        &error_) != ENTENTE_OK) {
      return false;
    }
    game.notes.push_back("read as " + std::string(entente_game_form_name(form)) + ", " + entente_game_form_text(form));
    for (std::string_view left = notes.view(); !left.empty();) {
      const std::string_view note = left.substr(0, left.find('\n'));
      game.notes.emplace_back(note);
      left.remove_prefix(std::min(left.size(), note.size() + 1));
    }
    entente_document* read = nullptr;
    const entente_status status = entente_document_read(json.view().data(), json.view().size(), &read, &error_);
    game.document.reset(read);
    return status == ENTENTE_OK;
  }

  bool Show(const HistoryGame& game) {
    bool fine = true;
    if (plan_.as_json) {
      fine = PrintHistoryAsJson(game, error_);
    } else if (plan_.as_lines) {
      PrintPositionLines(game);
      FlushNow();
      for (const std::string& note : game.notes) Complain(game.name + ": note: " + note);
    } else {
      return ShowText(game);
    }
    return fine || Refuse(game.name + ": " + error_.message);
  }

  bool ShowText(const HistoryGame& game) {
    uint32_t before = 0, after = static_cast<uint32_t>(game.phases.size()) - 1;
    if (!Find(game, plan_.phase, before) || !Find(game, plan_.from, before) || !Find(game, plan_.to, after)) {
      return false;
    }
    Print(printed_ ? "\n" : "");
    printed_ = true;
    PrintHistoryHead(game, plan_.style);
    bool fine = true;
    if (plan_.phase.has_value()) {
      fine = PrintReport(game, before);
    } else if (plan_.from.has_value() || plan_.to.has_value()) {
      fine = PrintChanges(game, before, after, plan_.style, error_);
    } else {
      fine = PrintHistory(game, plan_.style, error_);
    }
    return fine || Refuse(game.name + ": " + error_.message);
  }

  // Without a name it stays.
  static bool Find(const HistoryGame& game, const std::optional<std::string>& name, uint32_t& phase) {
    std::string why;
    return !name.has_value() || FindPhase(game.document.get(), *name, phase, why) || Refuse(game.name + ": " + why);
  }

  bool PrintReport(const HistoryGame& game, uint32_t phase) {
    auto options = Sized<entente_report_options>();
    options.names = plan_.style.names;
    options.width = plan_.style.width;
    Text report;
    if (entente_exchange_report(exchange_, game.document.get(), phase, &options, report.out(), &error_) != ENTENTE_OK) {
      return false;
    }
    Print(report.view());
    return true;
  }

  entente_exchange* exchange_;
  const Setting& setting_;
  const HistoryPlan& plan_;
  bool printed_ = false, is_converted_ = false;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace

int History(Words words) {
  const Arguments arguments(kHistory, words,
                            {kPhaseOption, kFirstPhaseOption, kLastPhaseOption, kDiffOption, kJsonOption, kLinesOption,
                             kNamesOption, kWidthOption, kMapOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kHistory.usage);
    return kFine;
  }
  HistoryPlan plan;
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadPlan(arguments, plan) || !ReadSetting(arguments, setting) || !NewExchange(setting, exchange)) {
    return kUnusable;
  }
  Historian historian(exchange.get(), setting, plan);
  return ForEachDocument(FilesOf(arguments, "a game"),
                         [&](const Documents& file) { return historian.ShowDocument(file); });
}

}  // namespace entente_cli
