// The byte kernel behind ResolveMovement: rows filled from legal orders, and the result written from what it decides.
//
// Made once for a map, with the kernel for the processor; no allocation; one thread per object.
#ifndef ENTENTE_ENGINE_FAST_BYTE_RESOLVER_H_
#define ENTENTE_ENGINE_FAST_BYTE_RESOLVER_H_

#include <span>

#include "fast/byte_kernel.h"
#include "fast/byte_row_reader.h"
#include "movement/movement_result.h"

namespace entente {

class ByteResolver {
 public:
  ByteResolver(const Map& map, ProcessorLevel level);

  // Resolves a movement phase as ResolveMovement does; false, and `result` as it was, if the kernel leaves the board to
  // another.
  //   Shapes: ByteRowReader::Fits(map) and Knows(rules); orders as in ResolveMovement.
  bool Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
               MovementResult& result);

 private:
  Word Read(std::span<const Order> orders);
  void WriteSuccesses();
  void WriteOutcomes();

  uint32_t fingerprint_;  // of the map; boards of others are left
  ByteKernel kernel_;
  ByteRowReader reader_;
  ByteBoard board_;
  UnitOutcome outcomes_[ByteBoard::kUnits];
  UnitIndex unit_at_[ByteBoard::kProvinces];
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_RESOLVER_H_
