// Orders of one power that fail with any orders of the others, and supports of such moves. Allocates; one thread.
#ifndef ENTENTE_ENGINE_ADVICE_HOPELESS_ORDERS_H_
#define ENTENTE_ENGINE_ADVICE_HOPELESS_ORDERS_H_

#include <vector>

#include "advice/outlook.h"
#include "advice/plan.h"
#include "advice/warning.h"

namespace entente {

// The warnings about them.
//   Shapes: `alone` knows the orders of one power, `outlook` is its. Movement phases only.
std::vector<Warning> FindHopeless(const Plan& alone, const Outlook& outlook);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_HOPELESS_ORDERS_H_
