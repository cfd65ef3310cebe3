// Finds the warnings about the orders so far of a phase. Allocates; one thread.
#ifndef ENTENTE_ENGINE_ADVICE_WARNINGS_H_
#define ENTENTE_ENGINE_ADVICE_WARNINGS_H_

#include <vector>

#include "advice/outlook.h"
#include "advice/plan.h"
#include "advice/warning.h"

namespace entente {

// In the sequence of the lines; missing orders follow by province, then what powers still have to order.
std::vector<Warning> FindWarnings(const Plan& plan);

// Orders of one power that fail with any orders of the others, and supports of such moves.
//   Shapes: `alone` knows the orders of one power, `outlook` is that of `alone`. Movement phases only.
std::vector<Warning> FindHopeless(const Plan& alone, const Outlook& outlook);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_WARNINGS_H_
