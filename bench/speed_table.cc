#include "bench/speed_table.h"

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <map>
#include <memory>
#include <vector>

#include "bench/allocations.h"
#include "bench/batch_gain.h"
#include "bench/growth_boards.h"
#include "bench/program_start.h"
#include "bench/speed_works.h"
#include "map_language/builtin.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define ENTENTE_HAS_CALLGRIND
#endif

namespace entente::bench {
namespace {

constexpr double kShortestNs = 1e6;  // the least time of one measurement
constexpr double kNever = std::numeric_limits<double>::max();

struct Pair {
  double work_ns = kNever;  // the least time of an item
  double yardstick_ns = kNever;
  double ratio = 0;        // of the median pair
  double allocations = 0;  // of an item
};

double ThreadNs() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

// Ns of an item in this many passes.
double Time(const SpeedWork& work, int passes) {
  const double begin = ThreadNs();
  for (int i = 0; i < passes; ++i) work.pass();
  return (ThreadNs() - begin) / (passes * static_cast<double>(work.items));
}

// Runs a first pass before, because memory that is reused gets its size in it.
int PassesOf(const SpeedWork& work) {
  work.pass();
  const double once = Time(work, 1) * static_cast<double>(work.items);
  return std::max(1, static_cast<int>(kShortestNs / std::max(once, 1.0)));
}

Pair Compare(const SpeedWork& work, const SpeedWork& yardstick, int rounds) {
  Pair pair;
  const int work_passes = PassesOf(work), yardstick_passes = PassesOf(yardstick);
  std::vector<double> ratios;
  uint64_t allocations = 0;
  for (int round = 0; round < rounds; ++round) {
    const double yardstick_ns = Time(yardstick, yardstick_passes);
    const uint64_t before = AllocationCount();
    const double work_ns = Time(work, work_passes);
    allocations += AllocationCount() - before;
    ratios.push_back(work_ns / yardstick_ns);
    pair.yardstick_ns = std::min(pair.yardstick_ns, yardstick_ns);
    pair.work_ns = std::min(pair.work_ns, work_ns);
  }
  pair.allocations = static_cast<double>(allocations) / (rounds * work_passes * static_cast<double>(work.items));
  std::nth_element(ratios.begin(), ratios.begin() + rounds / 2, ratios.end());
  pair.ratio = ratios[static_cast<size_t>(rounds) / 2];
  return pair;
}

std::string Number(double number) {
  char text[32];
  std::snprintf(text, sizeof text, number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number);
  return text;
}

std::string TargetText(const SpeedTarget& target) {
  switch (target.unit) {
    case SpeedTarget::Unit::kNone:
      return "";
    case SpeedTarget::Unit::kYardsticks:
      return Number(target.most) + " x";
    case SpeedTarget::Unit::kNs:
      return Number(target.most) + " ns";
    case SpeedTarget::Unit::kMidgames:
      return Number(target.most) + " x midgame";
  }
  return "";
}

// A row of the table. An empty cell has no value.
struct Row {
  std::string name, what, each, yardstick, ratio, target;
  bool is_met = true;
  std::string allocations = "";
};

// The rows of the table.
class Table {
 public:
  Table(std::ostream& out, int rounds) : out_(out), rounds_(rounds) {
    Cells({"name", "work", "least each", "yardstick", "middle ratio", "target"}, "missed", "allocs");
    out_ << "|---|---|---|---|---|---|---|---|\n";
  }

  void Add(const SpeedWork& work, const SpeedWork& yardstick) { Add(work, Compare(work, yardstick, rounds_)); }
  void Add(const SpeedWork& work, const Pair& pair) {
    Add({work.name + "/" + work.boards, work.what, Number(pair.work_ns) + " ns", Number(pair.yardstick_ns) + " ns",
         Number(pair.ratio), TargetText(work.target), work.target.IsMet(pair.work_ns, pair.ratio),
         pair.allocations == 0 ? "0" : Number(pair.allocations)});
    if (!work.allocates && pair.allocations > 0) allocating_ += " " + work.name + "/" + work.boards;
  }
  void Add(const Row& row) { Cells(row, row.is_met ? "" : "MISSED", row.allocations); }

  Status Finish() const {
    if (allocating_.empty()) return OkStatus();
    return InvalidError("these must not allocate memory, and did:" + allocating_);
  }

 private:
  void Cells(const Row& row, const char* missed, const std::string& allocations) {
    char line[280];
    std::snprintf(line, sizeof line, "| %-22s | %-38s | %10s | %9s | %12s | %13s | %6s | %6s |\n", row.name.c_str(),
                  row.what.c_str(), row.each.c_str(), row.yardstick.c_str(), row.ratio.c_str(), row.target.c_str(),
                  missed, allocations.c_str());
    out_ << line << std::flush;
  }

  std::ostream& out_;
  const int rounds_;
  std::string allocating_;
};

// ---- The rows

// Adds the works that are compared with a yardstick on the boards of a set.
void AddWorks(const BoardSet& set, Table& table) {
  const SpeedWork yardstick = YardstickWork(set);
  for (const SpeedWork& work : EngineWorks(set)) table.Add(work, yardstick);
  for (const SpeedWork& work : LineWorks(set)) table.Add(work, yardstick);
}

void AddTextsAndMaps(const BoardSet& midgame, Table& table) {
  const SpeedWork yardstick = YardstickWork(midgame);
  for (const SpeedWork& work : OrderTextWorks(midgame)) table.Add(work, yardstick);
  for (const SpeedWork& work : StandardMapWorks()) table.Add(work, yardstick);
  const size_t bytes = PositionSize(*BuiltinMap("standard").value());
  constexpr size_t kMostBytes = 512;
  table.Add({"position_size", "size of a position", std::to_string(bytes) + " B", "", "",
             std::to_string(kMostBytes) + " B", bytes <= kMostBytes});
}

// Adds the family of growth with the highest cost for each unit at 200 units; its yardstick is a unit of midgame.
void AddGrowth(const BoardSet& midgame, int rounds, Table& table) {
  constexpr int kUnits = 200, kBoards = 8;
  const SpeedWork base = UnitWork(midgame);
  double highest = 0;
  std::unique_ptr<BoardSet> worst;
  for (const GrowthFamily& family : GrowthFamilies()) {
    auto set = std::make_unique<BoardSet>(MakeGrowthSet(family, kUnits, kBoards).boards);
    const double ratio = Compare(UnitWork(*set), base, std::min(rounds, 3)).ratio;
    if (ratio <= highest) continue;
    highest = ratio;
    worst = std::move(set);
  }
  SpeedWork work = UnitWork(*worst);
  work.what = "a unit of the worst family of growth";
  table.Add(work, base);
}

// Adds the results of the search for the worst board (find_worst_board).
Status AddWorst(const BoardSet& midgame, Table& table) {
  const SpeedWork base = UnitWork(midgame);
  for (const std::string& name : WorstSetNames()) {
    const Result<BoardSet> set = StoredSet(name);
    if (!set.ok()) return set.status();
    SpeedWork work = UnitWork(*set);
    work.what = "a unit of the worst boards found";
    table.Add(work, base);
  }
  return OkStatus();
}

Status AddBatch(const BoardSet& set, int rounds, Table& table) {
  const Result<BatchTimes> times = TimeBatches(set, rounds);
  if (!times.ok()) return times.status();
  constexpr double kLeastGain = 1.9;
  const double gain = times->one_ns / times->two_ns;
  table.Add({"batch", "a batch by two threads, against one", Number(times->two_ns) + " ns",
             Number(times->one_ns) + " ns", Number(gain), "at least 1.9", gain >= kLeastGain});
  return OkStatus();
}

// Adds starts of the program; nothing if it is not built.
void AddStarts(const std::string& phase, int runs, Table& table) {
  const std::string program = ProgramBeside();
  if (program.empty()) return;
  struct Start {
    const char* name;
    std::vector<std::string> arguments;
  };
  const Start starts[] = {
      {"start_version", {"--version"}}, {"start_map_list", {"map", "list"}}, {"start_adjudicate", {"adjudicate"}}};
  for (const auto& [name, arguments] : starts) {
    std::vector<std::string> command = {program};
    command.insert(command.end(), arguments.begin(), arguments.end());
    const double ms = MiddleRunMs(command, phase, runs);
    const std::string words = arguments.size() > 1 ? arguments[0] + " " + arguments[1] : arguments[0];
    constexpr double kMostMs = 3;
    table.Add({name, "`entente " + words + "`, start to end", ms < 0 ? "failed" : Number(ms) + " ms", "", "", "3 ms",
               ms >= 0 && ms <= kMostMs});
  }
}

// ---- Works by name

// The requested sets and works; sets are kept, because the pass of a work may use its set.
class NamedWorks {
 public:
  Result<const SpeedWork*> Find(std::string_view name) {
    const size_t slash = name.find('/');
    if (slash == name.npos) return InvalidError("expected WORK/SET, such as phase/midgame");
    const std::string set(name.substr(slash + 1));
    if (works_.count(set) == 0) {
      if (Status made = Make(set); !made.ok()) return made;
    }
    for (const SpeedWork& work : works_[set]) {
      if (work.name == name.substr(0, slash)) return &work;
    }
    return InvalidError("there is no work " + std::string(name));
  }

 private:
  Status Make(const std::string& name) {
    if (name == "standard") {
      works_[name] = StandardMapWorks();
      return OkStatus();
    }
    const bool grown = name.find('/') != name.npos;
    Result<BoardSet> read = grown ? NamedGrowthSet(name) : StoredSet(name);
    if (!read.ok()) return read.status();
    const BoardSet& set = sets_[name] = *std::move(read);
    std::vector<SpeedWork> works = EngineWorks(set);
    works.push_back(UnitWork(set));
    const std::vector<std::string> played = StoredSetNames();  // on the standard map
    if (std::find(played.begin(), played.end(), name) != played.end()) {
      works.push_back(YardstickWork(set));
      for (const auto& more : {LineWorks(set), OrderTextWorks(set)})
        works.insert(works.end(), more.begin(), more.end());
    }
    works_[name] = std::move(works);
    return OkStatus();
  }

  std::map<std::string, BoardSet> sets_;
  std::map<std::string, std::vector<SpeedWork>> works_;
};

// A separate function: callgrind counts from its beginning to its end.
__attribute__((noinline)) void CountedPass(const SpeedWork& work) { work.pass(); }

// Under callgrind: writes the counts to a separate profile.
void WriteProfile() {
#ifdef ENTENTE_HAS_CALLGRIND
  CALLGRIND_DUMP_STATS;
#endif
}

}  // namespace

Status PrintSpeedTable(std::ostream& out, int rounds) {
  Table table(out, rounds);
  const Result<BoardSet> opening = StoredSet("opening"), midgame = StoredSet("midgame");
  for (const Result<BoardSet>* set : {&opening, &midgame}) {
    if (!set->ok()) return set->status();
    AddWorks(**set, table);
  }
  AddTextsAndMaps(*midgame, table);
  AddGrowth(*midgame, rounds, table);
  if (Status status = AddWorst(*midgame, table); !status.ok()) return status;
  if (Status status = AddBatch(*midgame, rounds, table); !status.ok()) return status;
  AddStarts(opening->boards[0].line, rounds == kTableRounds ? 100 : 1, table);
  return table.Finish();
}

Status DoWorksOnce(std::span<const char* const> names, std::ostream& out) {
  NamedWorks works;
  for (const std::string_view name : names) {
    const Result<const SpeedWork*> work = works.Find(name);
    if (!work.ok()) return work.status();
    (*work)->pass();
    CountedPass(**work);
    WriteProfile();
    out << name << ' ' << (*work)->items << '\n';
  }
  return OkStatus();
}

}  // namespace entente::bench
