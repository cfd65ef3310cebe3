#include "bench/speed_table.h"

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <limits>

#include "bench/allocations.h"
#include "bench/growth_boards.h"
#include "bench/speed_works.h"

namespace entente::bench {
namespace {

// A machine that is shared has two speeds within a second: so work and yardstick take turns, and the ratio is the middle
// one of so many pairs.
constexpr int kRounds = 81;
constexpr double kShortestNs = 1e6;  // of what is timed at once

struct Pair {
  double work_ns;  // the least time of an item
  double yardstick_ns;
  double ratio;  // of the middle pair
  uint64_t allocations;
};

double ThreadNs() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

// Ns an item of so many passes.
double Time(const SpeedWork& work, int passes) {
  const double begin = ThreadNs();
  for (int i = 0; i < passes; ++i) work.pass();
  return (ThreadNs() - begin) / (passes * static_cast<double>(work.items));
}

int PassesOf(const SpeedWork& work) {
  const double once = Time(work, 1) * static_cast<double>(work.items);
  return std::max(1, static_cast<int>(kShortestNs / once));
}

Pair Compare(const SpeedWork& work, const SpeedWork& yardstick) {
  constexpr double kNever = std::numeric_limits<double>::max();
  Pair pair{kNever, kNever, 0, 0};
  const int work_passes = PassesOf(work), yardstick_passes = PassesOf(yardstick);
  const uint64_t before = AllocationCount();
  double ratios[kRounds];
  for (double& ratio : ratios) {
    const double yardstick_ns = Time(yardstick, yardstick_passes), work_ns = Time(work, work_passes);
    ratio = work_ns / yardstick_ns;
    pair.yardstick_ns = std::min(pair.yardstick_ns, yardstick_ns);
    pair.work_ns = std::min(pair.work_ns, work_ns);
  }
  pair.allocations = AllocationCount() - before;
  std::nth_element(ratios, ratios + kRounds / 2, ratios + kRounds);
  pair.ratio = ratios[kRounds / 2];
  return pair;
}

void PrintRow(const BoardSet& set, const SpeedWork& work, const Pair& pair, std::ostream& out) {
  char row[160];
  std::snprintf(row, sizeof row, "| %-36s | %-8s | %8.0f | %9.0f | %6.2f | %6.2f | %6llu |\n", work.what.c_str(),
                set.name.c_str(), pair.work_ns, pair.yardstick_ns, pair.ratio, work.target,
                static_cast<unsigned long long>(pair.allocations));
  out << row << std::flush;
}

// A function of its own: callgrind counts between its beginning and its end.
__attribute__((noinline)) void CountedPass(const SpeedWork& work) { work.pass(); }

}  // namespace

absl::Status PrintSpeedTable(std::ostream& out) {
  out << "| work                                 | boards   |  ns each | yardstick |  ratio | target | allocs |\n"
         "|---|---|---|---|---|---|---|\n";
  for (const char* name : {"opening", "midgame"}) {
    const absl::StatusOr<BoardSet> set = StoredSet(name);
    if (!set.ok()) return set.status();
    const std::vector<SpeedWork> works = SpeedWorks(*set);
    for (size_t i = 1; i < works.size(); ++i) PrintRow(*set, works[i], Compare(works[i], works[0]), out);
  }
  return absl::OkStatus();
}

absl::Status DoWorkOnce(std::string_view name, std::ostream& out) {
  const size_t slash = name.find('/');
  if (slash == std::string_view::npos) return InvalidError("expected WORK/SET, such as phase/midgame");
  const std::string_view set_name = name.substr(slash + 1);
  const bool grown = set_name.find('/') != std::string_view::npos;
  const absl::StatusOr<BoardSet> set = grown ? NamedGrowthSet(set_name) : StoredSet(set_name);
  if (!set.ok()) return set.status();
  for (const SpeedWork& work : grown ? EngineWorks(*set) : SpeedWorks(*set)) {
    if (work.name != name.substr(0, slash)) continue;
    work.pass();
    CountedPass(work);
    out << work.items << " items\n";
    return absl::OkStatus();
  }
  return InvalidError("there is no work " + std::string(name.substr(0, slash)));
}

}  // namespace entente::bench
