#include "movement/resolver.h"

#include <optional>

#include "movement/by_unit_count.h"
#include "movement/byte_resolver.h"
#include "movement/resolver_kernel.h"

namespace entente {

struct MovementScratch::Kernels {
  Kernels(const Map& map, ProcessorLevel host) : wide(map) {
    if (ByteRowReader::Fits(map)) bytes.emplace(map, host);
  }
  ByUnitCount<ResolverKernel> wide;
  std::optional<ByteResolver> bytes;
};

MovementScratch::MovementScratch(const Map& map, ProcessorLevel level)
    : kernels_(std::make_unique<Kernels>(map, level)) {}
MovementScratch::~MovementScratch() = default;
MovementScratch::MovementScratch(MovementScratch&&) noexcept = default;
MovementScratch& MovementScratch::operator=(MovementScratch&&) noexcept = default;

MovementResult ResolveMovement(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                               MovementScratch& scratch) {
  MovementScratch::Kernels& kernels = *scratch.kernels_;
  MovementResult result;
  if (kernels.bytes && ByteRowReader::Knows(rules) && kernels.bytes->Resolve(position, rules, orders, result)) {
    return result;
  }
  return ResolveWidely(position, rules, orders, scratch);
}

MovementResult ResolveWidely(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                             MovementScratch& scratch) {
  return ResolveWidely(scratch.kernels_->wide, position, rules, orders);
}

}  // namespace entente
