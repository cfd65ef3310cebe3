// Runs the byte kernel for ResolveMovement: fills the rows from legal orders and writes the result from the kernel's
// decisions.
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

  // Resolves a movement phase as ResolveMovement does. Returns false, and leaves `result` unchanged, if the kernel
  // does not know the board.
  //   Shapes: ByteRowReader::Fits(map) and Knows(rules); orders as in ResolveMovement.
  bool Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
               MovementResult& result);

 private:
  Word Read(std::span<const Order> orders);
  void WriteSuccesses();
  void WriteOutcomes();

  uint32_t fingerprint_;  // of the map; boards of other maps are refused
  ByteKernel kernel_;
  ByteRowReader reader_;
  ByteBoard board_;
  UnitOutcome outcomes_[ByteBoard::kUnits];
  UnitIndex unit_at_[ByteBoard::kProvinces];
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_RESOLVER_H_
