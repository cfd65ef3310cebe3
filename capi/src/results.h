// Converts results, events and summaries to the structs of the C header. No allocation; any threads.
#ifndef ENTENTE_CAPI_SRC_RESULTS_H_
#define ENTENTE_CAPI_SRC_RESULTS_H_

#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "adjustment/adjustment_due.h"
#include "arguments.h"
#include "explain/sentence.h"
#include "game/losses.h"
#include "notation/notation.h"
#include "notation/raw_order.h"
#include "phase/phase_step.h"
#include "texts.h"

namespace entente::capi {

// The size of a result in the first release. The results of a newer caller may be larger.
inline constexpr size_t kFirstResultSize = 16;
static_assert(sizeof(entente_order_result) == kFirstResultSize);
static_assert(sizeof(entente_event) == 8 && sizeof(entente_unit) == 4 && sizeof(entente_order_group) == 12);

// A scratch that has the outcome of a phase.
struct Adjudicated {
  const entente_scratch* scratch;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(In(scratch).Check());
    if (!scratch->result) return Refusal{ENTENTE_ERR_WRONG_PHASE, "the scratch", "has adjudicated nothing", {}};
    return {};
  }
  const PhaseResult& value() const { return *scratch->result; }
};

// Memory of the caller for results. Its elements may be larger than entente_order_result. `first` may be NULL if the
// capacity is 0.
struct ResultArray {
  entente_order_result* first;
  size_t element_size;

  Outcome Check() const {
    if (element_size < kFirstResultSize || element_size % alignof(entente_order_result) != 0 ||
        element_size > kMostSize) {
      return OutOfBounds("result_size", element_size, kFirstResultSize, kMostSize,
                         "is no multiple of 8 that fits a result");
    }
    return CheckAligned(first, "results");
  }
};

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
    const entente_order_result ours = ResultOf(result, after);
    std::memcpy(bytes, &ours, sizeof ours);
    std::memset(bytes + sizeof ours, 0, array.element_size - sizeof ours);
    bytes += array.element_size;
  }
}

// A ResultArray with its capacity and the place for the length.
struct ResultBuffer {
  ResultArray array;
  size_t capacity;
  size_t* length;

  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(Buffer(array.first, capacity, length).Check());
    return array.Check();
  }
  const ResultBuffer& value() const { return *this; }
  Outcome Copy(std::span<const OrderResult> results, const PositionView& after) const {
    ENTENTE_RETURN_IF_BAD(Buffer(array.first, capacity, length).SetLength(results.size()));
    WriteResults(results, after, array);
    return {};
  }
};

inline Outcome GiveEvents(std::span<const PhaseEvent> all, Buffer<entente_event>& out) {
  for (const PhaseEvent& event : all) out.Add(EventOf(event));
  return out.Finish();
}

struct PhaseTextsIn {
  entente_phase_texts kind;
  Outcome Check() const { return NumberIn{"kind", kind, ENTENTE_TEXTS_LOSSES, "is none of ENTENTE_TEXTS_*"}.Check(); }
};

// The texts of one kind, one a line. Results have `order(i)` and `sentence(i)` as texts.
template <typename OrderOf, typename SentenceOf>
std::string PhaseTexts(entente_phase_texts kind, const PositionView& before, std::span<const OrderResult> results,
                       std::span<const PhaseEvent> events, const OrderOf& order, const SentenceOf& sentence,
                       Voice voice) {
  std::string lines;
  if (kind <= ENTENTE_TEXTS_RESULTS) {
    for (size_t i = 0; i < results.size(); ++i)
      AppendLine(kind == ENTENTE_TEXTS_ORDERS ? order(i) : sentence(i), lines);
    return lines;
  }
  const std::vector<PhaseEvent> losses =
      kind == ENTENTE_TEXTS_LOSSES ? LossesOf(before, results, events) : std::vector<PhaseEvent>();
  for (const PhaseEvent& event : kind == ENTENTE_TEXTS_LOSSES ? std::span<const PhaseEvent>(losses) : events) {
    AppendLine(EventSentence(before.map(), before.stage(), event, voice), lines);
  }
  return lines;
}

// The normal form of an order; the bits of what is no order.
inline std::string OrderTextOf(const Map& map, Order order) {
  return order.kind() < OrderKind::kHold || order.kind() > OrderKind::kWaive ? FormatRawOrder(order)
                                                                             : FormatOrder(map, order);
}

// Makes the summary of a phase. `next`: the position that the phase led to.
inline entente_phase_summary SummaryOf(size_t results, size_t events, const PositionView& next) {
  entente_phase_summary summary{};
  summary.result_count = static_cast<uint32_t>(results);
  summary.event_count = static_cast<uint32_t>(events);
  summary.end_kind = static_cast<uint32_t>(next.end());
  summary.winners = next.winners();
  return summary;
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_RESULTS_H_
