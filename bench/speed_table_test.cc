// The table of speeds has a row for each work, and works that must not allocate do not.
#include "bench/speed_table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "bench/speed_works.h"

namespace entente::bench {
namespace {

// The rows of a table made in one round, without its heading.
std::vector<std::string> Rows() {
  std::stringstream out;
  const Status printed = PrintSpeedTable(out, 1);
  EXPECT_TRUE(printed.ok()) << printed.message();
  std::vector<std::string> rows;
  for (std::string row; std::getline(out, row);) rows.push_back(row);
  if (rows.size() > 2) rows.erase(rows.begin(), rows.begin() + 2);
  return rows;
}

std::string NameOf(const std::string& row) { return row.substr(2, row.find(' ', 2) - 2); }

TEST(SpeedTable, HasARowForEachWorkAndHotOnesDoNotAllocate) {
  std::vector<std::string> names;
  for (const std::string& row : Rows()) {
    const std::string name = NameOf(row);
    const bool is_level =
        name.starts_with("resolve_v") || name.starts_with("resolve_plain");  // of a build with fast forms
    const bool is_growth = name.ends_with("/200");                           // the worst family
    if (!is_level && !name.starts_with("start_")) names.push_back(is_growth ? "growth" : name);
  }
  const std::vector<std::string> expected = {"resolve/opening",    "phase/opening",         "list/opening",
                                             "count/opening",      "actions/opening",       "play/opening",
                                             "adjudicate/opening", "legal/opening",         "resolve/midgame",
                                             "phase/midgame",      "list/midgame",          "count/midgame",
                                             "actions/midgame",    "adjudicate/midgame",    "legal/midgame",
                                             "read/midgame",       "parse/midgame",         "parse_long/midgame",
                                             "copy/standard",      "builtin_map/standard",  "map_text/standard",
                                             "replay/standard",    "position_size",         "growth",
                                             "unit/worst",         "unit/worst_youngstown", "batch"};
  EXPECT_EQ(names, expected);
}

TEST(SpeedTable, MarksWhatMissesItsTarget) {
  constexpr auto kYardsticks = SpeedTarget::Unit::kYardsticks;
  EXPECT_TRUE((SpeedTarget{0.5, kYardsticks}).IsMet(900, 0.5));
  EXPECT_FALSE((SpeedTarget{0.5, kYardsticks}).IsMet(0.1, 0.51));
  EXPECT_TRUE((SpeedTarget{500, SpeedTarget::Unit::kNs}).IsMet(500, 9));
  EXPECT_FALSE((SpeedTarget{500, SpeedTarget::Unit::kNs}).IsMet(501, 0.1));
  EXPECT_FALSE((SpeedTarget{4, SpeedTarget::Unit::kMidgames}).IsMet(1, 4.1));
  EXPECT_TRUE(SpeedTarget{}.IsMet(1e9, 1e9));
  for (const std::string& row : Rows()) {
    std::vector<std::string> cells;
    std::stringstream line(row);
    for (std::string cell; std::getline(line, cell, '|');) cells.push_back(cell);
    ASSERT_EQ(cells.size(), 9u) << row;
    const double ratio = std::strtod(cells[5].c_str(), nullptr), target = std::strtod(cells[6].c_str(), nullptr);
    if (cells[6].find(" x") == std::string::npos || std::abs(ratio - target) < 0.1) continue;  // rounded
    EXPECT_EQ(cells[7].find("MISSED") != std::string::npos, ratio > target) << row;
  }
}

TEST(SpeedTable, DoesWorksByNameAndNamesThoseThatAreNot) {
  std::stringstream out;
  const char* const names[] = {"phase/opening", "unit/train/25", "copy/standard"};
  EXPECT_TRUE(DoWorksOnce(names, out).ok());
  EXPECT_EQ(out.str(), "phase/opening 1000\nunit/train/25 200\ncopy/standard 1000\n");
  for (const char* const name : {"phase", "dance/opening", "phase/nowhere", "phase/train/x"}) {
    EXPECT_FALSE(DoWorksOnce({&name, 1}, out).ok()) << name;
  }
}

}  // namespace
}  // namespace entente::bench
