// A scene of DPP: a game master and its programs in memory.
//
//   scene form OPTIONS             a game that waits for its programs
//   scene play OPTIONS             a game that has begun, with a program for each nation
//   scene load OPTIONS : POSITION  a saved game, begun again; POSITION as in daide_scene_test_util.h
// Options: pda gbt; nations=5 (so many have a program), programs=2 (so many programs share all nations), longest=80
// (characters of a line, of each program).
//
// Commands:
//   begin      the game begins     hold, hold ENG   all units, or those of ENG, hold      deadline, warn, close  by the host
//   leave ENG, back ENG            the program of ENG ends, or comes back                 save NAME
//   late ENG : LINE                a line of ENG comes while results are computed
//   record ? pattern               an entry of the record fits: who wrote it (GM: the game master), and its text
//   lines ENG N                    ENG heard no line longer than N, and more than one line
//   score ENG 5/2                  the score of ENG
#ifndef ENTENTE_ENGINE_PRESS_STATEMENTS_DPP_SCENE_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_STATEMENTS_DPP_SCENE_TEST_UTIL_H_

#include <memory>

#include "press/statements/scene_test_util.h"

namespace entente::press {

std::unique_ptr<Scene> MakeDppScene(const std::string& setup);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_STATEMENTS_DPP_SCENE_TEST_UTIL_H_
