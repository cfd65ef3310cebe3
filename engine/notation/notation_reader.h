// Reads order text in words: JSON games, long names, DPjudge, judge and jDip style. See notation.h. Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_NOTATION_READER_H_
#define ENTENTE_ENGINE_NOTATION_NOTATION_READER_H_

#include "notation/notation.h"
#include "notation/order_failure.h"
#include "notation/order_tokens.h"

namespace entente {

// Reads the whole text as one order of `power`; false, with the reason in `failure`, if it is none.
//   Words that can be read in two ways ("ENG" before a unit: the power or the sea) are tried in turn, at most 64
//   readings.
bool ReadWords(const Map& map, PhaseType phase_type, PowerIndex power, const OrderTokens& tokens, ParsedOrder* parsed,
               OrderFailure* failure);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_NOTATION_READER_H_
