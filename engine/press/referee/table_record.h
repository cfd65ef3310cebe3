// Writes a game of the referee for the record: the game as JSON (records/game_json.h) with the member "table", which has
// what the game itself does not hold: the variant, who played, the end, the press. One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_TABLE_RECORD_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_TABLE_RECORD_H_

#include <string>

#include "press/referee/referee_state.h"

namespace entente::press {

//   {.., "table": {"variant": "( LVL 10 )", "players": {"ENGLAND": {"name": "bot", "version": "1.0"}, ..},
//                  "end": "draw", "winners": ["ENGLAND", ..],
//                  "press": [{"phase": "S1901M", "from": "ENGLAND", "to": ["FRANCE"], "text": "PRP ( .. )"}, ..]}}
// A game that was stopped ends with "no_result". "press_left_out" counts messages beyond the bounds of PressLog.
//   Errors: limit, as GameToJson.
Result<std::string> TableRecord(const RefereeState& state);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_TABLE_RECORD_H_
