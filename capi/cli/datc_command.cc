// entente datc: plays cases in the form of the DATC test files.
#include <list>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "commands.h"
#ifdef ENTENTE_HAS_CONFORM
#include "conform/conform.h"
#endif
#include "datc/case_file.h"
#include "datc/case_names.h"
#include "datc/case_run.h"
#include "datc/compare.h"
#include "datc/judge.h"
#include "form_names.h"
#include "input.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {
namespace {

namespace datc = entente::datc;

// Keeps a judge for the map of the command line and one for each map named by a case.
class CaseJudges {
 public:
  explicit CaseJudges(const Setting& setting) : rules_(setting.rules_or_default()) {
    judges_.emplace_back(setting.map.get(), rules_);
  }

  // The judge for the map of a case. Null, with the reason in `error`, if the case names an unknown map.
  datc::Judge* Of(const datc::Case& data, std::string& error) {
    if (data.map.empty()) return &judges_.front();
    for (datc::Judge& judge : judges_) {
      if (data.map == entente_map_name(judge.map())) return &judge;
    }
    MapHandle map;
    auto refusal = Sized<entente_error>();
    if (entente_map_builtin(data.map.data(), data.map.size(), Out(map), &refusal) == ENTENTE_OK) {
      return &judges_.emplace_back(map.get(), rules_);
    }
    error = refusal.message;
    return nullptr;
  }

 private:
  const entente_rules* rules_;
  std::list<datc::Judge> judges_;
};

// "; it looks like jdip (jDip's test-case text): entente convert --to datc turns it into a case"; empty for cases, and for
// a text of no form.
std::string FormHint(const std::string& text) {
  uint32_t form = ENTENTE_GAME_FORM_GUESS;
  if (entente_game_form_guess(text.data(), text.size(), &form, nullptr) != ENTENTE_OK) return "";
  return form == ENTENTE_GAME_FORM_DATC ? "" : LooksLike(form) + ": entente convert --to datc turns it into a case";
}

class CasePlayer {
 public:
  CasePlayer(CaseJudges& judges, bool is_verbose, uint32_t width)
      : judges_(judges), is_verbose_(is_verbose), width_(width) {}

  void PlayFile(const std::string& file) {
    std::string text;
    if (!ReadWhole(file, text)) {
      is_usable_ = false;
      return;
    }
    const std::string name = file == "-" ? "(stdin)" : file;
    const datc::CaseFile cases = datc::ReadCases(text, name, [&](datc::Case& one) { return UseNames(one); });
    misread_ += static_cast<uint64_t>(cases.misread);
    std::vector<datc::CaseError> errors = cases.errors;
    if (cases.cases.empty() && errors.empty()) errors = {{name, 1, "no case: expected: case <id> <title>"}};
    if (const std::string hint = cases.cases.empty() ? FormHint(text) : ""; !hint.empty()) {
      errors.resize(1);  // its text says what the file is
      errors.front().text += hint;
    }
    Refuse(errors);
    for (const datc::Case& one : cases.cases) PlayCase(one);
  }

  // Prints the totals. Returns the exit code.
  int Finish() const {
    if (passed_ + failed_ > 0) PrintLine(Total(), width_);
    if (!is_usable_) return kUnusable;
    return failed_ > 0 ? kDiffers : kFine;
  }

 private:
  std::vector<datc::CaseError> UseNames(datc::Case& data) {
    std::string error;
    datc::Judge* judge = judges_.Of(data, error);
    if (judge == nullptr) return {{data.file, data.map_line, error}};
    std::vector<datc::CaseError> errors = datc::UseNamesOf(judge->map(), data);
    for (const datc::CaseAlternative& alternative : data.alternatives) {
      const std::string refusal = judge->Refusal(alternative.rules);
      if (!refusal.empty()) errors.push_back({data.file, alternative.line, refusal});
    }
    return errors;
  }

  void Refuse(const std::vector<datc::CaseError>& errors) {
    if (errors.empty()) return;
    is_usable_ = false;
    FlushNow();
    for (const std::string& line : datc::LinesOf(errors)) Complain(line);
  }

  void PlayCase(const datc::Case& data) {
    const std::string name = absl::StrCat(data.id, " ", data.title);
    std::string error;
    datc::Judge& judge = *judges_.Of(data, error);  // not null: UseNames has found the judge before
    Play(judge, name, data.file, {}, data.phases);
    for (const datc::CaseAlternative& alternative : data.alternatives) {
      const std::string rules = absl::StrJoin(alternative.rules, " ", absl::PairFormatter("="));
      if (!alternative.no_answer) {
        Play(judge, absl::StrCat(name, ", under ", rules), data.file, alternative.rules, alternative.phases);
      }
    }
  }

  void Play(datc::Judge& judge, const std::string& name, const std::string& file, const datc::Rules& rules,
            const std::vector<datc::CasePhase>& phases) {
    const datc::CaseVerdict verdict = datc::RunCase(file, rules, phases, judge);
    const bool passes = verdict.differences.empty();
    ++(passes ? passed_ : failed_);
    PrintLine((passes ? "pass  " : "FAIL  ") + name, width_);
    for (const std::string& difference : verdict.differences) PrintLine("  " + difference, width_);
    if (!is_verbose_) return;
    for (size_t p = 0; p < phases.size(); ++p) PrintOrders(file, phases[p], verdict.answers[p]);
  }

  void PrintOrders(const std::string& file, const datc::CasePhase& phase, const datc::Answer& answer) const {
    for (size_t i = 0; i < phase.orders.size() && i < answer.orders.size(); ++i) {
      const datc::CaseOrder& order = phase.orders[i];
      PrintLine(absl::StrCat("  ", file, ":", order.line, ": ", order.power, " ", order.text, ": ",
                             datc::TextOf(answer.orders[i])),
                width_);
    }
  }

  std::string Total() const {
    const uint64_t all = passed_ + failed_;
    const std::string misread = misread_ > 0 ? absl::StrCat("; ", misread_, " misread") : "";
    if (failed_ > 0) return absl::StrCat(Counted(all, "case"), ": ", failed_, " failed", misread);
    return absl::StrCat(Counted(all, "case"), all == 1 ? ": passes" : ": all pass", misread);
  }

  CaseJudges& judges_;
  const bool is_verbose_;
  const uint32_t width_;
  bool is_usable_ = true;
  uint64_t passed_ = 0, failed_ = 0, misread_ = 0;
};

int Datc(const Arguments& arguments) {
#ifdef ENTENTE_HAS_CONFORM
  if (!arguments.verb().empty() || arguments.Has(kEngineOption.name)) return RunConform(arguments);
#endif
  if (arguments.operands().empty()) return arguments.BadUsage("no FILE");
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  CaseJudges judges(setting);
  CasePlayer player(judges, arguments.Has("--verbose"), setting.texts.width);
  for (const std::string& file : arguments.operands()) player.PlayFile(file);
  return player.Finish();
}

}  // namespace

const Command kDatc{
    .name = "datc",
    .summary = "play cases in the form of the DATC: to report mistakes",
    .run = Datc,
    .forms =
        {
            {"", "FILE..."},
#ifdef ENTENTE_HAS_CONFORM
            {"run", "[FILE...]"},
            {"smoke"},
            {"list", "[FILE...]"},
            {"report", "FILE..."},
            {"differ"},
            {"perft", "[FILE...]"},
#endif
        },
    .about =
        "Plays cases in the form of the DATC test files: a board, orders, and the expected result of each. Reports "
        "which cases pass, and of those that fail what was expected, the result, and why. A mistake is best "
        "reported as such a case:\n"
        "\n"
        "    # a line that begins with # is a comment\n"
        "    case 1 An army dislodges another\n"
        "    phase movement\n"
        "    units France A PAR, A MAR\n"
        "    units Germany A BUR, F SEV\n"
        "    order France A PAR - BUR         : succeeds\n"
        "    order France A MAR S A PAR - BUR : succeeds\n"
        "    order Germany A BUR - MAR        : fails bounced, dislodged by A PAR\n"
        "    after France A BUR, A MAR\n"
        "    after Germany F SEV\n"
        "    dislodged Germany A BUR by A PAR, retreats BEL GAS MUN PIC RUH\n"
        "\n"
        "    phase retreat\n"
        "    order Germany A BUR - RUH        : succeeds\n"
        "    after France A BUR, A MAR\n"
        "    after Germany A RUH, F SEV\n"
        "\n"
        "case ID TITLE   begins a case\n"
        "map NAME        a shipped map that the case is played on, also with --map\n"
        "phase KIND      movement, retreat or adjustment; without units it goes on from\n"
        "                the phase before\n"
        "units           who stands where; powers are one word; F STP/SC has a coast\n"
        "order           any notation, then : and succeeds, or fails and why: illegal,\n"
        "                void, bounced, no_convoy, disrupted, cut, dislodged, paradox,\n"
        "                excess, unreadable; then perhaps: , dislodged by UNIT; , open:\n"
        "                this result does not count; , unused: a convoy that its army\n"
        "                does not need\n"
        "after           all units afterwards, but for the dislodged\n"
        "dislodged       a unit, by whom, and all its retreats (or: none)\n"
        "disbanded       retreat: units that are lost\n"
        "centers         adjustment: all that a power owns\n"
        "due             adjustment: due Russia remove 1, due Russia build 2\n"
        "built, removed  adjustment: units, by order; disordered: by civil disorder\n"
        "under           under OPTION=VALUE .. opens the same case under other rules: its\n"
        "                phases anew, which without units start as the case does, or\n"
        "                no answer, if these rules leave it open"
#ifdef ENTENTE_HAS_CONFORM
        "\n\n"
        "Tests other engines with the same cases: --engine names a program that reads and writes JSON lines "
        "(datc_tests/adapters/PROTOCOL.md).\n"
        "\n"
        "run             play the cases of the files, or the 164 of the DATC\n"
        "smoke           play five cases, with each request\n"
        "list            list the cases\n"
        "report          show runs that were saved: as tables, JSON, a page\n"
        "differ          play random boards with both engines; of each difference\n"
        "                show the smallest board\n"
        "perft           count the legal orders of every unit, of the opening and of\n"
        "                random boards; with --engine compare them; with files compare\n"
        "                them with the counts in these"
#endif
    ,
    .options = {FlagOption("--verbose", "also the result of each order of cases that pass")
                    .Short("-v")
                    .NotWith("list report differ perft"),
                kOwnMapOption, kOwnRulesOption, kWidthOption,
#ifdef ENTENTE_HAS_CONFORM
                kEngineOption, kAgainstOption, kTimeoutOption, kBoardsOption, kSeedOption, kSaveOption, kHtmlOption,
                kBadgeOption, kExplanationsOption, kReportJsonOption
#endif
    },
    .notes =
        "The FILE - is the standard input.\n"
        "Exit codes: 0 all pass; 1 a case fails; 2 bad usage, or a file that cannot be read or is not in this form "
        "(FILE:LINE:COLUMN: what).",
#ifdef ENTENTE_HAS_CONFORM
    .verbs = {{"run", 0, 1000, "at most 1000 files"},
              {"smoke", 0, 0, "no operand"},
              {"list", 0, 1000, "at most 1000 files"},
              {"report", 1, 1000, "the files that run --save wrote"},
              {"differ", 0, 0, "no operand"},
              {"perft", 0, 1000, "files that perft --json wrote"}},
    .has_optional_verbs = true,
#endif
};

}  // namespace entente_cli
