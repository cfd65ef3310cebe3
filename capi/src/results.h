// Results, events and summaries as the C header has them. No allocation; any threads.
#ifndef ENTENTE_CAPI_SRC_RESULTS_H_
#define ENTENTE_CAPI_SRC_RESULTS_H_

#include <cstring>
#include <span>

#include "adjustment/hidden_build.h"
#include "arguments.h"
#include "buffers.h"
#include "phase/phase_step.h"
#include "structs.h"

namespace entente::capi {

// Bytes of a result in the first release; a newer caller's may be larger.
inline constexpr size_t kFirstResultSize = 16;
static_assert(sizeof(entente_order_result) == kFirstResultSize);
static_assert(sizeof(entente_event) == 8 && sizeof(entente_unit) == 4 && sizeof(entente_order_group) == 12);

// The caller's array of results: where it is and how large its elements are.
struct ResultArray {
  entente_order_result* first;
  size_t element_size;
};

inline Outcome CheckResults(const ResultArray& array) {
  const size_t size = array.element_size;
  if (size < kFirstResultSize || size % alignof(entente_order_result) != 0 || size > kMostSize) {
    return OutOfBounds("result_size", size, kFirstResultSize, kMostSize, "is no multiple of 8 that fits a result");
  }
  return CheckAligned(array.first, "results");
}

inline entente_order_result ResultOf(const OrderResult& result, const PositionView& after) {
  return {result.order.bits(),
          result.outcome.cause,
          result.outcome.dislodged_by,
          static_cast<uint8_t>(result.outcome.reason),
          static_cast<uint8_t>(result.why),
          result.implied,
          IsHiddenBuild(after, result)};
}

inline entente_event EventOf(const PhaseEvent& event) {
  const entente_unit unit{event.unit.location, event.unit.power, static_cast<uint8_t>(event.unit.type)};
  return {static_cast<uint8_t>(event.kind), static_cast<uint8_t>(event.why), event.power, 0, unit};
}

// Writes results from element `at` of the caller's array on. `after`: the position straight after their phase.
inline void WriteResults(std::span<const OrderResult> results, const PositionView& after, const ResultArray& array,
                         size_t at = 0) {
  auto* bytes = reinterpret_cast<unsigned char*>(array.first) + at * array.element_size;
  for (const OrderResult& result : results) {
    const entente_order_result told = ResultOf(result, after);
    std::memcpy(bytes, &told, sizeof told);
    std::memset(bytes + sizeof told, 0, array.element_size - sizeof told);
    bytes += array.element_size;
  }
}

inline Outcome CopyResults(std::span<const OrderResult> results, const PositionView& after, const ResultArray& array,
                           size_t capacity, size_t* length) {
  ENTENTE_RETURN_IF_BAD(CheckBuffer(array.first, capacity, length));
  ENTENTE_RETURN_IF_BAD(CheckResults(array));
  *length = results.size();
  if (results.size() > capacity) return TooSmall(capacity, results.size());
  WriteResults(results, after, array);
  return {};
}

inline Outcome CopyEvents(std::span<const PhaseEvent> all, entente_event* events, size_t capacity, size_t* length) {
  ENTENTE_RETURN_IF_BAD(CheckBuffer(events, capacity, length));
  ArrayFiller<entente_event> filler(events, capacity);
  for (const PhaseEvent& event : all) filler.Add(EventOf(event));
  return filler.Finish(length);
}

// `next`: where the phase led to.
inline entente_phase_summary SummaryOf(size_t results, size_t events, const PositionView& next) {
  entente_phase_summary summary{};
  summary.result_count = static_cast<uint32_t>(results);
  summary.event_count = static_cast<uint32_t>(events);
  summary.end = static_cast<uint32_t>(next.end());
  summary.winners = next.winners();
  return summary;
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_RESULTS_H_
