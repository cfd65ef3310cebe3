// Chooses random legal orders for the units of a power. Any threads.
#ifndef ENTENTE_CAPI_CLI_DUI_RANDOM_ORDERS_H_
#define ENTENTE_CAPI_CLI_DUI_RANDOM_ORDERS_H_

#include <random>
#include <string>
#include <vector>

#include "dui/dfen.h"

namespace entente_cli::dui {

// One order for each unit (movement, retreats), or as many builds and removals as are due, waives for builds that are not possible.
std::vector<std::string> RandomOrders(const entente_map* map, const PositionMemory& position, uint32_t power,
                                      std::mt19937_64& random);

}  // namespace entente_cli::dui

#endif  // ENTENTE_CAPI_CLI_DUI_RANDOM_ORDERS_H_
