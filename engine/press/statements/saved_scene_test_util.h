// Makes the saved game with which a scene begins. DAIDE and DPP have their own form of the server's state in it.
#ifndef ENTENTE_ENGINE_PRESS_STATEMENTS_SAVED_SCENE_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_STATEMENTS_SAVED_SCENE_TEST_UTIL_H_

#include <string>

#include "map/map.h"
#include "position/position.h"
#include "records/server_file.h"
#include "votes/draw_policy.h"

namespace entente::press {

// `text`: phase and board of a position line (lines/position_line.h), such as S1901M A:aBUD,.. A:BUD,.. -
Position PositionOfScene(const MapRef& map, const std::string& text);

// The bytes of a game that has come to the position and has no orders yet.
std::string SavedSceneBytes(const ServerForm& form, const MapRef& map, const Position& position, DrawPolicy draws,
                            const ServerPart& server);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_STATEMENTS_SAVED_SCENE_TEST_UTIL_H_
