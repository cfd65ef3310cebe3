// Compares what a record states about the result of a unit's order with our adjudication. Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_STATED_RESULT_H_
#define ENTENTE_ENGINE_RECORDS_STATED_RESULT_H_

#include <cstdint>
#include <span>
#include <string_view>

#include "phase/phase_step.h"

namespace entente {

enum class StatedOutcome : uint8_t {
  kUnknown,  // the words have no counterpart in our results, such as "void"
  kSucceeds,
  kFails,
};
struct StatedResult {
  StatedOutcome outcome = StatedOutcome::kUnknown;
  bool is_dislodged = false;
};

// The result that words of judges and of the `diplomacy` package state, in any case: "bounce", "cut", "dislodged". No word
// means success.
StatedResult StatedByWords(std::span<const std::string_view> words);

// Our result of one unit.
struct UnitResult {
  const OrderResult* order = nullptr;  // of the order that counts, else of an illegal one; null: there is no such unit
  bool is_dislodged = false;
};
// The result of the unit that an order for `province` is about.
UnitResult ResultOfUnit(const PhaseResult& ours, ProvinceIndex province);

// Whether a stated result is another than ours. Orders whose outcome several tools state differently (a void support, a
// convoy) are compared by dislodgement alone.
bool Contradicts(const StatedResult& stated, const PhaseResult& result, const UnitResult& ours);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_STATED_RESULT_H_
