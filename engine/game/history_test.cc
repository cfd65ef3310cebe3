#include "game/history.h"

#include <gtest/gtest.h>

#include <string>

#include "map_language/builtin.h"

namespace entente {
namespace {

class HistoryTest : public testing::Test {
 protected:
  HistoryTest() { position_.ref().SetStart(); }
  void Add(History& history, const std::string& sheet) { history.Add(position_.view(), sheet, 0); }

  MapRef map_ = BuiltinMap("standard").value();
  Position position_{*map_};
};

TEST_F(HistoryTest, EveryPhaseIsFound) {
  History history;
  EXPECT_TRUE(history.empty());
  for (int i = 0; i < 3000; ++i) Add(history, std::to_string(i));
  ASSERT_EQ(history.size(), 3000u);
  for (size_t i = 0; i < history.size(); ++i) ASSERT_EQ(history[i].sheet, std::to_string(i));
  EXPECT_EQ(PositionView(*map_, history[1234].before), position_.view());
}

TEST_F(HistoryTest, ASerialIsOfAPhaseAndThoseBeforeIt) {
  History history;
  for (const char* sheet : {"one", "two", "two"}) Add(history, sheet);
  History same = history.Begin(1), other = history.Begin(1);
  Add(same, "two");
  Add(other, "twp");
  EXPECT_EQ(same[1].serial, history[1].serial);
  EXPECT_NE(other[1].serial, history[1].serial);
  EXPECT_NE(history[2].serial, history[1].serial);
  Add(other, "two");
  EXPECT_NE(other[2].serial, history[2].serial) << "a phase before it is another one";
}

TEST_F(HistoryTest, ABeginningIsSharedAndGoesItsOwnWay) {
  History history;
  for (int i = 0; i < 100; ++i) Add(history, std::to_string(i));
  History other = history.Begin(40);
  ASSERT_EQ(other.size(), 40u);
  EXPECT_TRUE(History::Share(history, other, 40));
  EXPECT_FALSE(History::Share(history, other, 41));
  Add(other, "other");
  EXPECT_EQ(other[40].sheet, "other");
  EXPECT_EQ(other[39].sheet.data(), history[39].sheet.data());
  EXPECT_EQ(history[40].sheet, "40");
  EXPECT_FALSE(History::Share(history, other, 41));
  EXPECT_TRUE(history.Begin(0).empty());
}

// Freeing the chain does not recurse.
TEST_F(HistoryTest, AMillionPhasesCanBeDropped) {
  History history;
  for (int i = 0; i < 1000000; ++i) Add(history, "");
  const History last_half = history;
  history = History();
  EXPECT_EQ(last_half.size(), 1000000u);
}

}  // namespace
}  // namespace entente
