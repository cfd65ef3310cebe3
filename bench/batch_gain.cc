#include "bench/batch_gain.h"

#include <algorithm>
#include <barrier>
#include <chrono>
#include <limits>
#include <thread>

#include "bench/c_boards.h"

namespace entente::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPassesPerRound = 6;  // some milliseconds: short enough for some rounds without other work on the machine

// Ns for each board of the batch, from the time when all threads are there until the last one is ready.
double TimeOnce(std::vector<CBatchSlice>& slices) {
  std::barrier together(static_cast<std::ptrdiff_t>(slices.size()));
  std::vector<Clock::time_point> begins(slices.size()), ends(slices.size());
  std::vector<std::thread> threads;
  size_t boards = 0;
  for (size_t t = 0; t < slices.size(); ++t) {
    boards += slices[t].count();
    threads.emplace_back([&, t] {
      slices[t].Adjudicate();  // brings the data into the core's own cache
      together.arrive_and_wait();
      begins[t] = Clock::now();
      for (int pass = 0; pass < kPassesPerRound; ++pass) slices[t].Adjudicate();
      ends[t] = Clock::now();
    });
  }
  for (std::thread& thread : threads) thread.join();
  const auto all = *std::max_element(ends.begin(), ends.end()) - *std::min_element(begins.begin(), begins.end());
  return std::chrono::duration<double, std::nano>(all).count() / (kPassesPerRound * static_cast<double>(boards));
}

std::vector<CBatchSlice> SlicesFor(const MapHandle& map, const CBatch& batch, size_t threads) {
  std::vector<CBatchSlice> slices;
  for (size_t t = 0; t < threads; ++t) slices.emplace_back(map, batch, t, threads);
  return slices;
}

}  // namespace

Result<BatchTimes> TimeBatches(const BoardSet& set, int rounds) {
  const MapHandle map = StandardMap();
  const CBatch batch(map.get(), set);
  std::vector<CBatchSlice> one = SlicesFor(map, batch, 1), two = SlicesFor(map, batch, 2);
  for (CBatchSlice& slice : two) {
    if (!batch.ok || slice.Adjudicate() != ENTENTE_OK) return InvalidError("a board was refused");
  }
  constexpr double kNever = std::numeric_limits<double>::max();
  BatchTimes times{kNever, kNever};
  for (int round = 0; round < rounds; ++round) {
    times.one_ns = std::min(times.one_ns, TimeOnce(one));
    times.two_ns = std::min(times.two_ns, TimeOnce(two));
  }
  return times;
}

}  // namespace entente::bench
