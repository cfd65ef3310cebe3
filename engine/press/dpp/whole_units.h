// What the game master repairs with the board in view: in "SUB (MOS HLD)" the unit is named by its province alone, and
// "SUB ((RUS AMY MOS) HLD)" is meant. Any threads.
//   Source: the DPP protocol of 26 May 1994, whose examples have such orders; its game master repairs what it can.
#ifndef ENTENTE_ENGINE_PRESS_DPP_WHOLE_UNITS_H_
#define ENTENTE_ENGINE_PRESS_DPP_WHOLE_UNITS_H_

#include "position/position.h"
#include "press/language/map_tokens.h"

namespace entente::press::dpp {

// An order sheet (SUB) whose units have all their words, those that are ordered, supported and convoyed, and the fleets
// of VIA; any other message as it is. Of two units in a province the dislodged one is meant. A province without a unit
// stays alone.
//   Shapes: up to six times as long.
Message WithWholeUnits(MessageView message, const PositionView& position, const MapTokens& tokens);

// Whether a unit that is written with all its words, "RUS FLT (STP NCS)", stands on the board.
bool StandsAsWritten(MessageView unit, const PositionView& position, const MapTokens& tokens);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_WHOLE_UNITS_H_
