#include "conform/conform.h"

#include <array>
#include <cstdio>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "conform/case_runner.h"
#include "conform/differ.h"
#include "conform/engine.h"
#include "conform/explanations.h"
#include "conform/perft.h"
#include "conform/report.h"
#include "conform/scoreboard_page.h"
#include "conform/verdict.h"
#include "datc/case_file.h"
#include "datc/case_names.h"
#include "datc/judge.h"
#include "datc/shipped_cases.h"
#include "input.h"
#include "interrupt.h"
#include "output.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {
namespace conforming {
namespace {

namespace conform = entente::conform;
namespace datc = entente::datc;
using conform::Engine;
using conform::Json;
using conform::Verdict;

constexpr std::array kSmokeCases = {"6.A.1", "6.C.1", "6.D.1", "6.H.1", "6.I.1"};
// Different boards of which differ shows the smallest. Those that differ only in what is said of orders count once each kind.
constexpr size_t kMostShown = 10;

// Cases are played on the map of the command line.
std::vector<datc::CaseError> UseNames(const entente_map* map, datc::Case& one) {
  if (!one.map.empty() && one.map != entente_map_name(map)) {
    return {{one.file, one.map_line, absl::StrCat("the case is played on ", one.map, ": give --map ", one.map)}};
  }
  return datc::UseNamesOf(map, one);
}

// The cases of files, or of the DATC without files. Complains and returns false if one cannot be read.
bool ReadCases(const std::vector<std::string>& files, const entente_map* map, std::vector<datc::Case>& cases) {
  std::vector<std::pair<std::string, std::string>> texts;  // name, text
  if (files.empty()) texts = datc::ShippedCases();
  for (const std::string& file : files) {
    if (!ReadWhole(file, texts.emplace_back(file, "").second)) return false;
  }
  for (const auto& [name, text] : texts) {
    datc::CaseFile read = datc::ReadCases(text, name, [&](datc::Case& one) { return UseNames(map, one); });
    for (const std::string& line : datc::LinesOf(read.errors)) Complain(line);
    if (!read.errors.empty()) return false;
    for (datc::Case& one : read.cases) cases.push_back(std::move(one));
  }
  if (!cases.empty()) return true;
  Complain("no case: expected: case <id> <title>");
  return false;
}

bool WriteFile(const std::string& name, const std::string& text) {
  std::FILE* file = std::fopen(name.c_str(), "wb");
  const bool is_written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool is_closed = file != nullptr && std::fclose(file) == 0;
  if (!is_written || !is_closed) Complain(absl::StrCat(name, ": cannot be written"));
  return is_written && is_closed;
}

class Tester {
 public:
  Tester(const Arguments& arguments, const Setting& setting) : arguments_(arguments), setting_(setting) {
    arguments.Read("--timeout", seconds_);
    arguments.Read("--seed", seed_);
  }

  int Smoke() {
    if (!Begin()) return kUnusable;
    PrintLine("it says of itself: " + conform::Shown(conform::Written(engine_->implementation())));
    std::vector<datc::Case> cases;
    if (!ReadCases({}, setting_.map.get(), cases)) return kUnusable;
    datc::Judge judge(setting_.map.get(), setting_.rules_or_default());
    bool is_fine = true;
    for (const datc::Case& one : cases) {
      if (!absl::c_linear_search(kSmokeCases, one.id)) continue;
      judge.Place({}, one.phases.front());
      PrintLine("> " + conform::Written(conform::RequestOf(one, one.phases.front(), judge)["phase"]));
      is_fine &= Report(conform::PlayCase(one, judge, other_rules_, *engine_), true);
      FlushNow();
    }
    return End(is_fine);
  }

  int Run(const std::vector<std::string>& files) {
    std::vector<datc::Case> cases;
    if (!ReadCases(files, setting_.map.get(), cases)) return kUnusable;
    // The file is tried first: the cases may take long.
    if (!Save({}) || !Begin()) return kUnusable;
    datc::Judge judge(setting_.map.get(), setting_.rules_or_default());
    conform::EngineRun run{engine_->implementation(), Dialect(), TimeNow().substr(0, 10), {}};
    bool is_fine = true;
    for (const datc::Case& one : cases) {
      run.cases.push_back(conform::PlayCase(one, judge, other_rules_, *engine_));
      is_fine &= Report(run.cases.back(), arguments_.Has("--verbose"));
      FlushNow();
      if (StopSignal() == 0) continue;
      Save(run);
      return ReportStop("cases that were played", run.cases.size());
    }
    Print(conform::TableOf(run));
    if (engine_->starts() > 1) PrintLine(absl::StrCat("started ", engine_->starts(), " times"));
    return Save(run) ? End(is_fine) : kUnusable;
  }

  int Differ() {
    uint32_t count = 100;
    arguments_.Read("--boards", count);
    std::vector<Json> boards;
    if (!Boards(count, boards) || !Begin()) return kUnusable;
    uint64_t different = 0, in_words = 0, skipped = 0;
    size_t shown = 0;
    std::set<std::string> known;  // what was said of orders in differences that were shown
    for (const Json& board : boards) {
      if (StopSignal() != 0) return ReportStop("boards that were played", different);
      const conform::Told theirs = Theirs(board);
      if (theirs.reply == conform::Reply::kSkipped) ++skipped;
      if (theirs.reply == conform::Reply::kSkipped) continue;
      const std::vector<conform::Difference> differences = Compare(board, theirs);
      if (differences.empty()) continue;
      ++different;
      bool is_new = absl::c_any_of(differences, [](const auto& one) { return one.is_of_board; });
      if (!is_new) ++in_words;
      for (const conform::Difference& one : differences)
        is_new |= !one.is_of_board && known.insert(one.outcomes).second;
      if (is_new && ++shown <= kMostShown) ShowSmallest(board);
      FlushNow();
    }
    PrintLine(absl::StrCat(Counted(boards.size(), "board"), ": ", different, " different, ", skipped, " skipped"));
    if (in_words > 0) PrintLine(absl::StrCat(in_words, " of them only in what is said of orders"));
    return End(different == 0);
  }

  // Without files: counts of the opening and of random boards, which an engine is compared with. With files: their counts,
  // which an engine, by default this one, is compared with.
  int Perft(const std::vector<std::string>& files) {
    std::vector<conform::LegalCount> positions;
    if (files.empty() ? !CountBoards(positions) : !ReadPositions(files, positions)) return kUnusable;
    if (arguments_.Has("--engine") && !Begin()) return kUnusable;
    uint64_t different = 0;
    for (const conform::LegalCount& one : positions) {
      if (files.empty()) PrintCount(one);
      if (engine_ == nullptr && files.empty()) continue;
      const std::vector<std::string> differences = conform::Compare(
          one, engine_ != nullptr ? engine_->Ask("legal", {{"phase", one.phase}}) : Ours("legal", one.phase));
      if (!differences.empty() && !files.empty()) PrintLine(TextOf(one), setting_.texts.width);
      for (const std::string& line : differences) PrintLine("  " + conform::Shown(line));
      different += !differences.empty();
    }
    if (engine_ == nullptr && files.empty()) return kFine;
    PrintLine(absl::StrCat(Counted(positions.size(), "board"), ": ", different, " different"));
    return End(different == 0);
  }

 private:
  // Writes the file of --save, if it is given. Complains and returns false if that fails.
  bool Save(const conform::EngineRun& run) const {
    const std::optional<std::string> file = arguments_.Value("--save");
    return !file.has_value() || WriteFile(*file, conform::LinesOf(run));
  }

  // Starts the engine. Complains and returns false if that fails.
  bool Begin() {
    const auto start = [&](const std::string& option, std::unique_ptr<Engine>& engine) {
      engine = std::make_unique<Engine>(*arguments_.Value(option), seconds_);
      const std::string failure = engine->Start(Dialect());
      if (!failure.empty())
        Complain(absl::StrCat("the engine of ", option, " does not start: ", conform::Shown(failure)));
      return failure.empty();
    };
    return start("--engine", engine_) && (!arguments_.Has("--against") || start("--against", other_));
  }

  // Map and rules: all options by name.
  Json Dialect() const {
    Text text;
    Json rules = Json::object();
    entente_rules_write(setting_.rules_or_default(), nullptr, 1, text.out(), nullptr);
    for (const absl::string_view part : absl::StrSplit(text.view(), ',', absl::SkipEmpty())) {
      const std::pair<std::string, std::string> option = absl::StrSplit(part, absl::MaxSplits('=', 1));
      rules[option.first] = option.second;
    }
    return {{"map", entente_map_name(setting_.map.get())}, {"rules", rules}};
  }

  // Prints the verdict. Returns whether the engine is right.
  bool Report(const conform::CaseVerdict& verdict, bool is_verbose) {
    if (verdict.verdict != Verdict::kAgreed || is_verbose) {
      for (const std::string& line : conform::LinesOf(verdict)) PrintLine(line, setting_.texts.width);
    }
    return verdict.verdict == Verdict::kAgreed || verdict.verdict == Verdict::kPreference ||
           verdict.verdict == Verdict::kSkipped;
  }

  int End(bool is_fine) {
    if (engine_ != nullptr) engine_->Stop();
    if (other_ != nullptr) other_->Stop();
    return is_fine ? kFine : kDiffers;
  }

  bool Boards(uint32_t count, std::vector<Json>& boards) {
    std::string error;
    boards = conform::RandomBoards(setting_.map.get(), setting_.rules_or_default(), seed_, count, error);
    for (Json& board : boards) board["map"] = entente_map_name(setting_.map.get());
    if (error.empty()) return true;
    Complain(error);
    return false;
  }

  void PrintCount(const conform::LegalCount& counted) const {
    if (arguments_.Has("--json")) {
      PrintLine(LineOf(counted));
    } else {
      PrintLine(TextOf(counted), setting_.texts.width);
    }
  }

  // The opening and random boards, with the legal orders.
  bool CountBoards(std::vector<conform::LegalCount>& positions) {
    uint32_t count = 3;
    arguments_.Read("--boards", count);
    std::vector<Json> boards;
    if (!Boards(count, boards)) return false;
    boards.insert(boards.begin(), Opening());
    for (Json& board : boards) {
      board["orders"] = Json::object();
      if (board["name"].get<std::string>().back() == 'M') board = conform::Shortened(std::move(board));
      const conform::Told ours = Ours("legal", board);
      if (ours.reply != conform::Reply::kAnswered) Complain(conform::Shown(ours.message));
      if (ours.reply != conform::Reply::kAnswered) return false;
      board.erase("orders");
      positions.push_back({std::move(board), ours.result["orders"]});
    }
    return true;
  }

  bool ReadPositions(const std::vector<std::string>& files, std::vector<conform::LegalCount>& positions) {
    const std::string map = entente_map_name(setting_.map.get());
    for (const std::string& file : files) {
      std::string text;
      size_t others = 0;
      if (!ReadWhole(file, text)) return false;
      const std::string fault = conform::ReadCounts(text, map, positions, others);
      if (!fault.empty()) Complain(absl::StrCat(file, ": ", fault));
      if (!fault.empty()) return false;
      if (others > 0) Complain(absl::StrCat(file, ": ", Counted(others, "position"), " of other maps left out: --map"));
    }
    if (positions.empty()) Complain(absl::StrCat("no position on ", map, ": give --map"));
    return !positions.empty();
  }

  Json Opening() const {
    std::vector<uint64_t> position((entente_position_size(setting_.map.get()) + 7) / 8);
    Text text;
    entente_position_start(setting_.map.get(), position.data(), position.size() * sizeof(uint64_t), nullptr);
    entente_position_to_json(setting_.map.get(), position.data(), text.out(), nullptr);
    return Json::parse(text.view().begin(), text.view().end(), nullptr, false);
  }

  conform::Told Theirs(const Json& movement) {
    return engine_->Ask("run", conform::RequestOf(setting_.map.get(), movement));
  }

  // The answer of this engine, or of that of --against.
  conform::Told Ours(const std::string& kind, const Json& phase) {
    if (other_ != nullptr) {
      return other_->Ask(kind, kind == "run" ? conform::RequestOf(setting_.map.get(), phase) : Json{{"phase", phase}});
    }
    if (exchange_ == nullptr) {
      entente_exchange_new(setting_.map.get(), setting_.rules_or_default(), Out(exchange_), nullptr);
    }
    const std::string text = conform::Written(phase);
    auto error = Sized<entente_error>();
    Text result;
    const entente_status status =
        kind == "legal"
            ? entente_exchange_legal(exchange_.get(), text.data(), text.size(), nullptr, result.out(), &error)
            : entente_exchange_adjudicate(exchange_.get(), text.data(), text.size(), nullptr, result.out(), &error);
    conform::Told told;
    told.message = error.message;
    if (status != ENTENTE_OK) return told;
    told.reply = conform::Reply::kAnswered;
    told.result = Json::parse(result.view().begin(), result.view().end(), nullptr, false);
    return told;
  }

  std::vector<conform::Difference> Compare(const Json& board, const conform::Told& theirs) {
    return conform::Compare(setting_.map.get(), board, Ours("run", board), theirs);
  }

  // A board that ends differently is made smaller as long as it does; an outcome alone counts only if that is all.
  void ShowSmallest(const Json& board) {
    int tries = 0;
    const auto is_of_board = [](const conform::Difference& one) { return one.is_of_board; };
    const bool of_board = absl::c_any_of(Compare(board, Theirs(board)), is_of_board);
    const auto disagree = [&](const Json& phase) {
      const conform::Told theirs = Theirs(phase);
      if (theirs.reply == conform::Reply::kSkipped) return false;
      const std::vector<conform::Difference> differences = Compare(phase, theirs);
      return of_board ? absl::c_any_of(differences, is_of_board) : !differences.empty();
    };
    const Json smallest = conform::Smallest(board, disagree, tries);
    PrintLine(absl::StrCat("different; the smallest board, after ", tries, " others:"));
    PrintLine("  " + conform::Written(conform::Shortened(smallest)));
    for (const auto& one : Compare(smallest, Theirs(smallest))) PrintLine("  " + conform::Shown(one.text));
  }

  const Arguments& arguments_;
  const Setting& setting_;
  conform::OtherRules other_rules_{setting_.map.get(), setting_.rules_or_default()};
  double seconds_ = 10;
  uint64_t seed_ = 1;
  ExchangeHandle exchange_;
  std::unique_ptr<Engine> engine_, other_;
};

int ListCases(const Arguments& arguments, const Setting& setting, const std::vector<std::string>& files) {
  std::vector<datc::Case> cases;
  if (!ReadCases(files, setting.map.get(), cases)) return kUnusable;
  for (const datc::Case& one : cases) {
    PrintLine(arguments.Has("--json")
                  ? conform::Written({{"case", one.id}, {"title", one.title}, {"phases", one.phases.size()}})
                  : one.id + " " + one.title);
  }
  return kFine;
}

bool ReadExplanationsOf(const std::string& file, conform::Explanations& explanations) {
  std::string text;
  if (!ReadWhole(file, text)) return false;
  const std::string fault = conform::ReadExplanations(text, explanations);
  if (!fault.empty()) Complain(absl::StrCat(file, ": ", conform::Shown(fault)));
  return fault.empty();
}

int ReportRuns(const Arguments& arguments, const std::vector<std::string>& files) {
  std::vector<conform::EngineRun> runs;
  for (const std::string& file : files) {
    std::string text;
    if (!ReadWhole(file, text)) return kUnusable;
    const std::string fault = conform::ReadRun(text, runs.emplace_back());
    if (fault.empty()) continue;
    Complain(absl::StrCat(file, ": ", fault));
    return kUnusable;
  }
  const std::optional<std::string> html = arguments.Value("--html"), badge = arguments.Value("--badge");
  const std::optional<std::string> explanations_file = arguments.Value("--explanations");
  if (badge.has_value() && runs.size() > 1) return arguments.BadUsage("--badge goes with one FILE");
  conform::Explanations explanations;
  const conform::Explanations* const known = explanations_file.has_value() ? &explanations : nullptr;
  if (known != nullptr && !ReadExplanationsOf(*explanations_file, explanations)) return kUnusable;
  for (const std::string& note : conform::NotesOn(explanations, runs)) {
    PrintNote(absl::StrCat(*explanations_file, ": ", conform::Shown(note)));
  }
  if (html.has_value() && !WriteFile(*html, conform::ScoreboardPage(runs, known))) return kUnusable;
  if (badge.has_value() && !WriteFile(*badge, conform::Badge(runs.front()))) return kUnusable;
  if (arguments.Has("--json")) {
    Print(conform::JsonReport(runs, known));
    return kFine;
  }
  auto texts = Sized<entente_text_options>();
  if (!ReadTextOptions(arguments, texts)) return kUnusable;
  for (const conform::EngineRun& run : runs) {
    Print(conform::TableOf(run));
    if (known == nullptr || !absl::c_any_of(run.cases, conform::NeedsExplanation)) continue;
    PrintLine("differences: " + conform::KindsOf(run, explanations));
    for (const std::string& line : conform::DifferencesOf(run, explanations)) PrintLine(line, texts.width);
  }
  return kFine;
}

}  // namespace

int Run(const Arguments& arguments) {
  const std::string action = arguments.verb().empty() ? "run" : arguments.verb();
  const std::vector<std::string>& files = arguments.operands();
  if (action == "report") return ReportRuns(arguments, files);
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  if (action == "list") return ListCases(arguments, setting, files);
  if (arguments.Has("--against") && !arguments.Has("--engine"))
    return arguments.BadUsage("--against goes with --engine");
  if (action != "perft" && !arguments.Has("--engine")) return arguments.BadUsage(action + " needs --engine COMMAND");
  CatchStopSignals();
  Tester tester(arguments, setting);
  if (action == "smoke") return tester.Smoke();
  if (action == "differ") return tester.Differ();
  if (action == "perft") return tester.Perft(files);
  return tester.Run(files);
}

}  // namespace conforming

int RunConform(const Arguments& arguments) { return conforming::Run(arguments); }

}  // namespace entente_cli
