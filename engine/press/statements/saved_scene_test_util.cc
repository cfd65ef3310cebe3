#include "press/statements/saved_scene_test_util.h"

#include <gtest/gtest.h>

#include "game/game.h"
#include "lines/position_line.h"
#include "press/table/daide_rules.h"

namespace entente::press {

Position PositionOfScene(const MapRef& map, const std::string& text) {
  const Result<Position> position = PositionFromLine(*map, std::string(map->name()) + " " + text + " - -");
  EXPECT_TRUE(position.ok()) << position.status();
  return *position;
}

std::string SavedSceneBytes(const ServerForm& form, const MapRef& map, const Position& position, DrawPolicy draws,
                            const ServerPart& server) {
  Game game(map, DaideRules(*map), position);
  game.SetDrawPolicy(draws);
  EndRules ends;
  ends.last_survivor = true;
  game.SetEndRules(ends);
  FileMark mark;
  return AppendixOf(form, server, game, mark).value();
}

}  // namespace entente::press
