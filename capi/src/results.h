// Results and events as the C header has them. No allocation; any threads.
#ifndef ENTENTE_CAPI_SRC_RESULTS_H_
#define ENTENTE_CAPI_SRC_RESULTS_H_

#include <cstring>
#include <span>

#include "guard.h"
#include "handles.h"
#include "phase/phase_step.h"
#include "structs.h"

namespace entente::capi {

inline constexpr size_t kMaxOrders = size_t{1} << 20;  // of one phase

// Bytes of a result in the first release; a newer caller's may be larger.
inline constexpr size_t kFirstResultSize = 16;
static_assert(sizeof(entente_order_result) == kFirstResultSize);
static_assert(sizeof(entente_event) == 8 && sizeof(entente_unit) == 4);

inline Outcome CheckResults(const entente_order_result* results, size_t count, size_t result_size) {
  if (count == 0) return {};
  if (results == nullptr) return Invalid("results", "is NULL");
  if (result_size < kFirstResultSize || result_size % alignof(entente_order_result) != 0 || result_size > kMostSize) {
    return Invalid("result_size", "is wrong");
  }
  if (reinterpret_cast<uintptr_t>(results) % alignof(entente_order_result) != 0) {
    return Invalid("results", "is not aligned to 8 bytes");
  }
  return {};
}

inline entente_order_result ResultOf(const OrderResult& result) {
  return {result.order.bits(),
          result.outcome.cause,
          result.outcome.dislodged_by,
          static_cast<uint8_t>(result.outcome.reason),
          static_cast<uint8_t>(result.why),
          result.implied,
          0};
}

inline entente_event EventOf(const PhaseEvent& event) {
  const entente_unit unit{event.unit.location, event.unit.power, static_cast<uint8_t>(event.unit.type)};
  return {static_cast<uint8_t>(event.kind), static_cast<uint8_t>(event.why), event.power, 0, unit};
}

// Writes results to the caller's array, whose elements have `result_size` bytes.
inline void WriteResults(std::span<const OrderResult> results, size_t result_size, void* to) {
  auto* bytes = static_cast<unsigned char*>(to);
  for (const OrderResult& result : results) {
    const entente_order_result told = ResultOf(result);
    std::memcpy(bytes, &told, sizeof told);
    std::memset(bytes + sizeof told, 0, result_size - sizeof told);
    bytes += result_size;
  }
}

// Lists orders of a checked position into the caller's array.
template <typename List>
Outcome ListOrders(entente_scratch& scratch, const void* position, entente_order* orders, size_t capacity,
                   size_t* length, const List& list) {
  const PositionView view(*scratch.map->map, position);
  OrderSink sink({reinterpret_cast<Order*>(orders), capacity});
  if (!view.is_over()) {
    scratch.lister.SetPosition(view, scratch.options);
    list(sink);
  }
  *length = sink.needed();
  if (sink.overflowed()) return Refusal{ENTENTE_ERR_BUFFER_TOO_SMALL, "the buffer", "is too small"};
  return {};
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_RESULTS_H_
