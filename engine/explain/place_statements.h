// Statements that explanations of several kinds of phases share. Internal to explain/. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_PLACE_STATEMENTS_H_
#define ENTENTE_ENGINE_EXPLAIN_PLACE_STATEMENTS_H_

#include "explain/explanation.h"
#include "position/position.h"

namespace entente {

// Adds the statements for the places where the dislodged unit of an explanation may go, and why others are closed.
// `board`: who stands where it says that somebody does.
void AddRetreatPlaces(const PositionView& board, Explanation& explanation);

// "Because of {0}." of a culprit.
MessageId CulpritMessage(CulpritRole role);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_PLACE_STATEMENTS_H_
