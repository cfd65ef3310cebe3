// Writes a position as messages: SCO lists the owners of the centers, NOW the units. Any threads.
//   Source: DAIDE syntax 0.167 (NOW, SCO, MIS).
#ifndef ENTENTE_ENGINE_PRESS_TABLE_BOARD_MESSAGES_H_
#define ENTENTE_ENGINE_PRESS_TABLE_BOARD_MESSAGES_H_

#include <span>
#include <vector>

#include "position/position.h"
#include "press/language/map_tokens.h"
#include "press/language/message_builder.h"
#include "press/table/turns.h"

namespace entente::press {

// "SCO ( AUS BUD TRI VIE ) .. ( UNO BEL .. )": powers ascending, their centers in the order of tokens. Powers without
// centers are left out.
Message ScoMessage(const PositionView& position, const MapTokens& tokens);

// "NOW ( SPR 1901 ) ( AUS AMY BUD ) ..": units in the order of powers, then of the tokens of provinces. A dislodged
// unit has the list of places that it may retreat to (MRT).
Message NowMessage(const PositionView& position, const MapTokens& tokens, const Turns& turns);

// A unit of a message. SortAsInNow gives the order of NOW.
struct ListedUnit {
  Unit unit;
  int dislodged = -1;  // index into the position's dislodged units
};
void SortAsInNow(const Map& map, const MapTokens& tokens, std::vector<ListedUnit>& units);
// "( GER AMY BER MRT ( SIL ) )".
void AppendListedUnit(const PositionView& position, const MapTokens& tokens, const ListedUnit& listed,
                      MessageBuilder& out);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_BOARD_MESSAGES_H_
