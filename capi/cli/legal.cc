// entente legal: the legal orders of every unit of a position.
#include "bulk.h"
#include "commands.h"
#include "documents.h"
#include "files.h"
#include "legal_listing.h"
#include "output.h"
#include "phase_choice.h"
#include "phase_notes.h"
#include "report_options.h"

namespace entente_cli {

const Command kLegal{"legal",
                     "usage: entente legal [--map M] [--rules R] [--phase NAME] [--next WORDS]\n"
                     "                     [--width N] [FILE|-]...\n"
                     "       entente legal --jsonl [--threads N] [--progress] [--brief] [--map M]\n"
                     "                     [--rules R] [FILE|-]...\n"
                     "\n"
                     "Lists every legal order of every unit, power by power, in a JSON phase or in\n"
                     "every phase of a JSON game: moves, holds, supports and convoys, retreats, builds\n"
                     "or removals. None if the game is over. A file holds one of them, or one on each\n"
                     "line. What is odd about the input is a note. Orders are in normal form: under\n"
                     "convoy_path=required and missing_nation=illegal players must write more.\n"
                     "\n"
                     "  --phase NAME  of a game only this phase (S1901M)\n"
                     "  --next WORDS  instead of the orders what can follow in one that begins so, in\n"
                     "                any notation: \"A PAR\": -, S, H; \"A Paris -\": its targets;\n"
                     "                (complete) where an order may end; \"\": the units\n"
                     "  --width N     notes in lines of at most N columns (20 or more; 0: as long as\n"
                     "                they are); on a terminal its width, else 0\n"
                     "  --jsonl       one JSON phase per line in, one {\"id\",\"orders\":{\"A PAR\":[..]},\n"
                     "                \"powers\":{\"FRANCE\":[\"A PAR\",..]}} per line out, in the same\n"
                     "                sequence; builds stand under their site (\"PAR\"), waives under\n"
                     "                their power; of a game {\"phases\":[..]}, with a result for each\n"
                     "                phase; blank lines are skipped; an error object tells its line\n"
                     "                in the input and the column in that line;\n"
                     "                a line longer than 64 MiB is an error, too, and one longer than\n"
                     "                128 MiB ends the run\n"
                     "  --threads N   --jsonl: answer lines on N threads; the output is the same\n"
                     "  --progress    --jsonl: how many lines are done and how fast, on the error\n"
                     "                stream: every second at a terminal, else every 20\n"
                     "  --brief       --jsonl: without \"powers\"\n"
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

// The documents of all files.
class Lister {
 public:
  Lister(entente_exchange* exchange, const std::optional<std::string>& phase, const std::optional<std::string>& begun,
         uint32_t width)
      : exchange_(exchange), phase_(phase), begun_(begun), width_(width), listing_(begun) {}

  // Returns the exit code. `is_named`: its name stands above the listing.
  int ListDocument(const Documents& file, bool is_named) {
    if (is_named) Heading(file.Name());
    return List(file) ? kFine : kUnusable;
  }

 private:
  void Heading(const std::string& name) {
    Print((has_heading_ ? "\n" : "") + name + "\n\n");
    has_heading_ = true;
    listing_ = LegalListing(begun_);
  }

  bool List(const Documents& file) {
    DocumentHandle document;
    if (!file.Read(document, error_) || entente_exchange_check(exchange_, document.get(), &error_) != ENTENTE_OK) {
      return Refuse(file.JsonFailure(error_));
    }
    bool has_notes = PrintNotes(exchange_, width_);
    PhaseRange phases;
    if (std::string why; !ChoosePhases(document.get(), phase_, phases, why)) return Refuse(file.Name() + ": " + why);
    PhaseNotes notes(exchange_, document.get());
    for (uint32_t i = phases.first; i < phases.end; ++i) notes.Add(i);
    has_notes |= notes.Print(width_);
    if (has_notes) Print("\n");
    bool fine = true;
    const uint32_t listed = listing_.listed();
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!listing_.Print(exchange_, document.get(), i, error_)) fine = Refuse(file.Failure(error_));
    }
    if (fine && listing_.listed() == listed) TellNote(file.Name() + WhyNothing(phases));
    return fine;
  }

  static const char* WhyNothing(PhaseRange phases) {
    return phases.first == phases.end ? ": the game has no phases" : ": the game is over: there is nothing to order";
  }

  entente_exchange* exchange_;
  const std::optional<std::string>& phase_;
  const std::optional<std::string>& begun_;
  const uint32_t width_;
  LegalListing listing_;
  bool has_heading_ = false;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace

int Legal(Words words) {
  const Arguments arguments(kLegal, words,
                            {kMapOption,
                             kRulesOption,
                             {"--phase", true},
                             {"--next", true},
                             kWidthOption,
                             kJsonlOption,
                             kThreadsOption,
                             kProgressOption,
                             kBriefOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kLegal.usage);
    return kFine;
  }
  const bool is_bulk = arguments.Has("--jsonl");
  if (is_bulk && arguments.Has(kWidthOption.name)) return BadUsage(kLegal, "--width does not go with --jsonl");
  if (is_bulk && arguments.Has("--next")) return BadUsage(kLegal, "--next does not go with --jsonl");
  BulkPlan plan{entente_exchange_legal, ENTENTE_PART_POWERS};
  Setting setting;
  auto options = Sized<entente_report_options>();
  if (!ReadBulkPlan(kLegal, arguments, plan) || !ReadReportOptions(kLegal, arguments, options) ||
      !ReadSetting(arguments, setting)) {
    return kUnusable;
  }
  const std::vector<std::string> files = FilesOf(arguments, is_bulk ? "JSON phases, one a line," : "a phase or a game");
  if (is_bulk) return RunBulk(setting, files, plan);
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  const std::optional<std::string> phase = arguments.Value("--phase");
  const std::optional<std::string> begun = arguments.Value("--next");
  Lister lister(exchange.get(), phase, begun, options.width);
  return ForEachDocument(
      files, [&](const Documents& file) { return lister.ListDocument(file, files.size() > 1 || file.is_lines()); });
}

}  // namespace entente_cli
