// Makes the statements of a movement phase from its facts. Internal to explain/. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_MOVEMENT_STATEMENTS_H_
#define ENTENTE_ENGINE_EXPLAIN_MOVEMENT_STATEMENTS_H_

#include "explain/explanation.h"
#include "explain/movement_facts.h"

namespace entente {

// Adds the statements for facts that `phase` filled in.
void AddMovementStatements(const MovementFacts& phase, Explanation& explanation);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_MOVEMENT_STATEMENTS_H_
