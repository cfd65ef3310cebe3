// Reads DAIDE's order forms: "(FRA AMY PAR) MTO BUR", "(ENG AMY LON) CTO BEL VIA (NTH)", "FRA WVE". Any threads.
//   Source: the `order` productions of DAIDE syntax 0.167; text form as its logs show it, words in any case.
#ifndef ENTENTE_ENGINE_NOTATION_NOTATION_DAIDE_H_
#define ENTENTE_ENGINE_NOTATION_NOTATION_DAIDE_H_

#include "notation/notation.h"
#include "notation/order_failure.h"
#include "notation/order_tokens.h"

namespace entente {

// Whether the text is in DAIDE's form, which starts with a bracket.
bool IsDaide(const OrderTokens& tokens);

// Reads the whole text as one order of `power`; false, with the reason in `failure`, if it is none. The brackets that
// SUB puts round an order may be there. In a retreats phase MTO and CTO are retreats.
bool ReadDaide(const Map& map, PhaseType phase_type, PowerIndex power, const OrderTokens& tokens, ParsedOrder* parsed,
               OrderFailure* failure);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_NOTATION_DAIDE_H_
