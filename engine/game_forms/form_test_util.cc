#include "game_forms/form_test_util.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "game/random_orders.h"
#include "map/rules_fit.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"

namespace entente {

GameRecord RandomGame(const MapRef& map, uint64_t seed, size_t phases) {
  GameRecord record{map, *DefaultRules(*map), "", {}};
  RandomOrders chooser(*map);
  SheetPhase judge(*map);
  Random random(seed);
  Position position(*map);
  position.ref().SetStart();
  for (;;) {
    OrderSheet sheet;
    const bool is_last = record.phases.size() == phases || position.view().is_over();
    if (!position.view().is_over() && (!is_last || seed % 2 == 0)) {
      for (const Order& order : chooser.Choose(position.view(), record.rules, random)) sheet.Add(order);
    }
    record.phases.push_back({position, sheet});
    if (is_last) return record;
    position = Position(judge.Adjudicate(position.view(), record.rules, sheet).next);
  }
}

void ExpectSameGame(const GameRecord& a, const GameRecord& b) {
  ASSERT_EQ(a.phases.size(), b.phases.size());
  EXPECT_EQ(a.map->fingerprint(), b.map->fingerprint());
  EXPECT_EQ(a.rules, b.rules);
  for (size_t i = 0; i < a.phases.size(); ++i) {
    SCOPED_TRACE("phase " + std::to_string(i));
    EXPECT_EQ(a.phases[i].position.view(), b.phases[i].position.view());
    const std::vector<OrderSheet> ours = SheetsByPower(a.phases[i].sheet, *a.map);
    const std::vector<OrderSheet> theirs = SheetsByPower(b.phases[i].sheet, *a.map);
    for (size_t power = 0; power < ours.size(); ++power) {
      ASSERT_EQ(ours[power].size(), theirs[power].size());
      for (size_t line = 0; line < ours[power].size(); ++line) {
        EXPECT_EQ(FormatOrder(*a.map, ours[power][line].order), FormatOrder(*a.map, theirs[power][line].order));
      }
    }
  }
}

}  // namespace entente
