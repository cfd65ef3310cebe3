// Completes units that an order names by their province alone, from the board: "SUB (MOS HLD)" becomes
// "SUB ((RUS AMY MOS) HLD)". Any threads.
//   Source: the DPP protocol of 26 May 1994, whose examples have such orders; its game master repairs orders where possible.
#ifndef ENTENTE_ENGINE_PRESS_DPP_WHOLE_UNITS_H_
#define ENTENTE_ENGINE_PRESS_DPP_WHOLE_UNITS_H_

#include "position/position.h"
#include "press/language/map_tokens.h"

namespace entente::press::dpp {

// Completes the ordered, supported and convoyed units and the fleets of VIA in SUB. Other messages stay unchanged. If a
// province has two units, the dislodged unit is meant. A province without a unit stays unchanged.
//   Shapes: the result is at most six times as long.
Message WithWholeUnits(MessageView message, const PositionView& position, const MapTokens& tokens);

// Whether the unit "RUS FLT (STP NCS)" stands on the board.
bool StandsAsWritten(MessageView unit, const PositionView& position, const MapTokens& tokens);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_WHOLE_UNITS_H_
