// entente legal: lists the legal orders of every unit of a position.
#include "absl/strings/str_cat.h"
#include "bulk.h"
#include "commands.h"
#include "documents.h"
#include "legal_listing.h"
#include "output.h"
#include "phase_choice.h"
#include "report_options.h"

namespace entente_cli {
namespace {

// Lists the documents of all files.
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
    Print(absl::StrCat(has_heading_ ? "\n" : "", name, "\n\n"));
    has_heading_ = true;
    listing_ = LegalListing(begun_);
  }

  bool List(const Documents& file) {
    DocumentHandle document;
    if (!file.Open(exchange_, document)) return false;
    bool has_notes = PrintNotes(NotesOf(exchange_), width_);
    PhaseRange phases;
    if (!ChoosePhases(file, document.get(), phase_, phases)) return false;
    PhaseNotes notes(exchange_, document.get());
    for (uint32_t i = phases.first; i < phases.end; ++i) notes.Add(i);
    has_notes |= PrintNotes(notes.Lines(), width_);
    if (has_notes) Print("\n");
    bool fine = true;
    const uint32_t listed = listing_.listed();
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!listing_.Print(exchange_, document.get(), i, error_)) fine = Refuse(file.Failure(error_));
    }
    if (fine && listing_.listed() == listed) PrintNote(file.Name() + WhyNothing(phases));
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

int Legal(const Arguments& arguments) {
  Setting setting;
  ExchangeHandle exchange;
  auto options = Sized<entente_report_options>();
  if (!ReadReportOptions(arguments, options) || !ReadSetting(arguments, setting, exchange)) return kUnusable;
  if (arguments.Has("--jsonl")) {
    return RunBulk(arguments, setting, {entente_exchange_legal, "JSON phases", ENTENTE_PART_POWERS});
  }
  const std::vector<std::string> files = FilesOf(arguments, "a phase or a game");
  const std::optional<std::string> phase = arguments.Value("--phase"), begun = arguments.Value("--next");
  Lister lister(exchange.get(), phase, begun, options.width);
  return ForEachDocument(
      files, [&](const Documents& file) { return lister.ListDocument(file, files.size() > 1 || file.is_lines()); });
}

}  // namespace

const Command kLegal{
    .name = "legal",
    .summary = "list the legal orders of every unit",
    .run = Legal,
    .forms = {{"", "[FILE|-]..."}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Lists every legal order of every unit, power by power, in a JSON phase or in every phase of a JSON game: "
        "moves, holds, supports and convoys, retreats, builds or removals; none if the game is over. A file holds "
        "one of them, or one on each line. Oddities of the input are notes. Orders are in normal form: under "
        "convoy_path=required and missing_nation=illegal players must write more.",
    .options = {kPhaseOption.NotWith("--jsonl"),
                ValueOption(
                    "--next", "WORDS",
                    "instead of the orders what can follow in one that begins so, in any notation: \"A PAR\": -, "
                    "S, H; \"A Paris -\": its targets; (complete) where an order may end; \"\": the units")
                    .NotWith("--jsonl"),
                kWidthOption.NotWith("--jsonl"),
                kJsonlOption.Meaning(
                    "one JSON phase per line in, and per line out, in the same sequence, one\n"
                    "{\"id\",\"orders\":{\"A PAR\":[..]},\"powers\":{\"FRANCE\":[\"A PAR\",..]}},\n"
                    "of a game {\"phases\":[..]}; builds stand under their site (\"PAR\"), waives under their power;\n"
                    "blank lines are skipped; error objects and long lines as in entente adjudicate"),
                kThreadsOption, kProgressOption, FlagOption("--brief", "without \"powers\"").OnlyWith("--jsonl"),
                kMapOption, kRulesOption},
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input; 130, 143: --jsonl was "
        "stopped by Ctrl-C or SIGTERM."};

}  // namespace entente_cli
