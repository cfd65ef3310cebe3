#include "movement/resolver.h"

#include "movement/by_unit_count.h"
#include "movement/resolver_kernel.h"

namespace entente {

struct MovementScratch::Kernels : ByUnitCount<ResolverKernel> {
  using ByUnitCount::ByUnitCount;
};

MovementScratch::MovementScratch(const Map& map) : kernels_(std::make_unique<Kernels>(map)) {}
MovementScratch::~MovementScratch() = default;
MovementScratch::MovementScratch(MovementScratch&&) noexcept = default;
MovementScratch& MovementScratch::operator=(MovementScratch&&) noexcept = default;

MovementResult ResolveMovement(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                               MovementScratch& scratch) {
  return scratch.kernels_->For(position.unit_count(),
                               [&](auto& kernel) { return kernel.Resolve(position, rules, orders); });
}

}  // namespace entente
