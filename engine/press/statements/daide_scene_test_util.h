// A scene of DAIDE: a referee and its clients in memory.
//
//   scene form OPTIONS             a game that waits for its players
//   scene play OPTIONS             a game that has begun, with a player for every power
//   scene load OPTIONS : POSITION  a saved game of seven players, all back at their seats; POSITION: phase and board of a
//                                  position line (lines/position_line.h), such as S1901M A:aBUD,.. A:BUD,.. -
//
// Options: lvl=10 mtl=300 rtl= btl= ptl= dsd aoa pda npr npb noadm draws-without-absent map=standard; of a loaded game also
// away=ENG,FRA (they do not come back, and the game goes on without them) and waits (it goes on waiting for them).
//
// Commands:
//   join NAME       a client says its name and accepts the map    observe NAME      so does an observer
//   drop ENG        the connection of ENG ends                    back ENG          a new client takes the seat of ENG (IAM)
//   wait SECONDS    time passes                                   hold              units without an order hold
//   begin           all players of a game that forms join         close, save NAME  as the host does them
//   reload          the game is saved and loaded; all its players are away
//   victory MAP 18 39             so many of so many centers win on a map      majority MAP ..  more than half win
//   maps 16 1                     so many shipped maps are served, so many refused; all names and words are as they must be
//   refused MAP : text            a map is refused, and the reason has the text
//   refuses OPTIONS               a game with these options is refused
//   recorded TEXT                 the record of the game has the text
// $ENG is the passcode of ENG.
#ifndef ENTENTE_ENGINE_PRESS_STATEMENTS_DAIDE_SCENE_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_STATEMENTS_DAIDE_SCENE_TEST_UTIL_H_

#include <memory>

#include "press/statements/scene_test_util.h"

namespace entente::press {

std::unique_ptr<Scene> MakeDaideScene(const std::string& setup);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_STATEMENTS_DAIDE_SCENE_TEST_UTIL_H_
