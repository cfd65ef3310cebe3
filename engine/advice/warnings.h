// The warnings about a plan. Allocates; one thread.
#ifndef ENTENTE_ENGINE_ADVICE_WARNINGS_H_
#define ENTENTE_ENGINE_ADVICE_WARNINGS_H_

#include <vector>

#include "advice/plan.h"
#include "advice/warning.h"

namespace entente {

// In the sequence of the lines; missing orders follow by province, then what powers still have to order.
std::vector<Warning> FindWarnings(const Plan& plan);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_WARNINGS_H_
