// A movement phase as one compact line of JSON, in the form that the program and other tools read.
#ifndef ENTENTE_BENCH_PHASE_LINE_H_
#define ENTENTE_BENCH_PHASE_LINE_H_

#include <span>
#include <string>

#include "order/order.h"
#include "position/position.h"

namespace entente::bench {

// {"name":..,"state":{"units":{..},"centers":{..}},"orders":{..}}, without a final newline.
std::string PhaseLine(const PositionView& position, std::span<const Order> orders);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_PHASE_LINE_H_
