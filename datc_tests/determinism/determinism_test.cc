// Plays the same games with every compiler, every level of optimisation and any number of threads on a shared map.
//
// signatures.txt holds the results that all builds must give. A change of the rules, the texts or the random choices
// changes the file, with a Signature trailer in the commit.
#include <gtest/gtest.h>

#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>
#include <thread>
#include <vector>

#include "play_digest.h"

namespace entente_determinism {
namespace {

struct Line {
  Plan plan;
  std::string digests;
};

struct FreeMap {
  void operator()(entente_map* map) const { entente_map_free(map); }
};
using MapHandle = std::unique_ptr<entente_map, FreeMap>;

MapHandle ShippedMap(const std::string& name) {
  entente_map* map = nullptr;
  EXPECT_EQ(entente_map_builtin(name.data(), name.size(), &map, nullptr), ENTENTE_OK) << name;
  return MapHandle(map);
}

std::vector<Line> ReadLines() {
  std::vector<Line> lines;
  std::ifstream file(ENTENTE_SIGNATURES);
  for (std::string text; std::getline(file, text);) {
    if (text.empty() || text[0] == '#') continue;
    std::istringstream words(text);
    Line line;
    std::string second;
    words >> line.plan.map >> line.plan.games >> line.plan.phases >> line.digests >> second;
    line.digests += " " + second;
    lines.push_back(line);
  }
  return lines;
}

std::string TextOf(const Digests& digests) {
  char text[40];
  std::snprintf(text, sizeof text, "%016" PRIx64 " %016" PRIx64, digests.signature, digests.text);
  return text;
}

TEST(DeterminismTest, GamesAreTheSameInEveryBuild) {
  const std::vector<Line> lines = ReadLines();
  ASSERT_FALSE(lines.empty()) << "no line in " ENTENTE_SIGNATURES;
  for (const Line& line : lines) {
    const Digests digests = PlayOn(ShippedMap(line.plan.map).get(), line.plan);
    EXPECT_EQ(TextOf(digests), line.digests)
        << line.plan.map << " " << line.plan.games << " " << line.plan.phases << " " << TextOf(digests);
  }
}

// Every thread plays every plan, on maps that all of them share.
class SharedMaps {
 public:
  SharedMaps() {
    for (const char* name : {"standard", "chaos", "pure", "britain"}) {
      plans_.push_back({name, 2, 20});
      maps_.push_back(ShippedMap(name));
    }
  }

  std::vector<Digests> PlayAll(size_t first) const {
    std::vector<Digests> all(plans_.size());
    for (size_t i = 0; i < plans_.size(); ++i) {
      const size_t at = (first + i) % plans_.size();
      all[at] = PlayOn(maps_[at].get(), plans_[at]);
    }
    return all;
  }

  void ExpectSameIn(size_t thread_count) const {
    std::vector<std::vector<Digests>> found(thread_count);
    std::vector<std::thread> threads;
    for (size_t t = 0; t < thread_count; ++t) {
      threads.emplace_back([this, t, &own = found[t]] { own = PlayAll(t); });
    }
    for (std::thread& thread : threads) thread.join();
    const std::vector<Digests> alone = PlayAll(0);
    for (const std::vector<Digests>& each : found) EXPECT_TRUE(each == alone);
    for (const Digests& digests : alone) EXPECT_TRUE(digests.signature != 0 && digests.text != 0);
  }

 private:
  std::vector<Plan> plans_;
  std::vector<MapHandle> maps_;
};

TEST(DeterminismThreadsTest, OneThread) { SharedMaps().ExpectSameIn(1); }
TEST(DeterminismThreadsTest, TwoThreads) { SharedMaps().ExpectSameIn(2); }
TEST(DeterminismThreadsTest, EightThreads) { SharedMaps().ExpectSameIn(8); }

}  // namespace
}  // namespace entente_determinism
