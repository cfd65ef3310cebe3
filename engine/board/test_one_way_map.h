// For tests: a map of coasts with passages that fleets, or armies, may use in one direction only.
#ifndef ENTENTE_ENGINE_BOARD_TEST_ONE_WAY_MAP_H_
#define ENTENTE_ENGINE_BOARD_TEST_ONE_WAY_MAP_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "base/random.h"
#include "map_language/read_map_text.h"

namespace entente {

inline std::string OneWayMapId(char first, int number) {
  return {first, static_cast<char>('A' + number / 26), static_cast<char>('A' + number % 26)};
}

// Makes a grid of coasts Sxx. Each touches its neighbors in the grid and a coast Cxx of its own. Some passages between
// neighbors bar fleets, and some bar armies, in one direction.
inline MapRef OneWayMap(int rows, int columns, Random& random) {
  const int count = rows * columns;
  std::vector<std::string> abuts(static_cast<size_t>(count));
  const auto entry = [&](int i) {
    std::string id = OneWayMapId('S', i);
    const auto lower = [](char c) { return static_cast<char>(std::tolower(c)); };
    const uint32_t kind = random.Below(100);
    if (kind < 15) std::transform(id.begin(), id.end(), id.begin(), lower);           // no fleets
    if (kind >= 85) std::transform(id.begin() + 1, id.end(), id.begin() + 1, lower);  // no armies on foot
    return " " + id;
  };
  const auto link = [&](int a, int b) {
    abuts[static_cast<size_t>(a)] += entry(b);
    abuts[static_cast<size_t>(b)] += entry(a);
  };
  std::string names = "RED\nBLU\n", lines;
  for (int i = 0; i < count; ++i) {
    if (i % columns != columns - 1) link(i, i + 1);
    if (i + columns < count) link(i, i + columns);
  }
  for (int i = 0; i < count; ++i) {
    const std::string here = OneWayMapId('S', i), beside = OneWayMapId('C', i);
    names += "Place " + here + " = " + here + "\nPlace " + beside + " = " + beside + "\n";
    lines += "COAST " + here + " ABUTS " + beside + abuts[static_cast<size_t>(i)] + "\n";
    lines += "COAST " + beside + " ABUTS " + here + "\n";
  }
  const MapReadResult read = ReadMapText(names + lines, "one_way.map", nullptr);
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_TEST_ONE_WAY_MAP_H_
