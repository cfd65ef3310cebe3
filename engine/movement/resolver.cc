#include "movement/resolver.h"

#include "movement/resolver_kernel.h"

namespace entente {

// The kernel for 64 units serves nearly every board; a larger one is made only for maps that can hold more units.
struct MovementScratch::Kernels {
  ResolverKernel<1> small;
  std::unique_ptr<ResolverKernel<2>> medium;
  std::unique_ptr<ResolverKernel<4>> large;
  std::unique_ptr<ResolverKernel<8>> huge;
};

MovementScratch::MovementScratch(const Map& map) : kernels_(std::make_unique<Kernels>()) {
  const int provinces = map.province_count();
  if (provinces > 256) {
    kernels_->huge = std::make_unique<ResolverKernel<8>>();
  } else if (provinces > 128) {
    kernels_->large = std::make_unique<ResolverKernel<4>>();
  } else if (provinces > 64) {
    kernels_->medium = std::make_unique<ResolverKernel<2>>();
  }
}

MovementScratch::~MovementScratch() = default;
MovementScratch::MovementScratch(MovementScratch&&) noexcept = default;
MovementScratch& MovementScratch::operator=(MovementScratch&&) noexcept = default;

MovementResult ResolveMovement(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                               MovementScratch& scratch) {
  MovementScratch::Kernels& kernels = *scratch.kernels_;
  if (position.unit_count() <= 64) return kernels.small.Resolve(position, rules, orders);
  if (kernels.medium) return kernels.medium->Resolve(position, rules, orders);
  if (kernels.large) return kernels.large->Resolve(position, rules, orders);
  return kernels.huge->Resolve(position, rules, orders);
}

}  // namespace entente
