// Resolves movement phases by the fast form if it knows the board, otherwise by ResolveMovement.
#ifndef ENTENTE_ENGINE_PHASE_QUICK_RESOLVER_H_
#define ENTENTE_ENGINE_PHASE_QUICK_RESOLVER_H_

#include <memory>
#include <span>

#include "movement/movement_resolver.h"
#include "phase/fast_forms.h"

namespace entente {

// Made once for a map. Results lie in the object until its next use; one thread per object.
class QuickResolver {
 public:
  explicit QuickResolver(const Map& map) : QuickResolver(map, MakeFastForms(map)) {}
  // `fast`: the fast forms to try; null: none.
  QuickResolver(const Map& map, std::unique_ptr<FastForms> fast) : fast_(std::move(fast)), scratch_(map) {}

  MovementResult Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders) {
    MovementResult result;
    if (fast_ != nullptr && fast_->Resolve(position, rules, orders, result)) return result;
    return ResolveMovement(position, rules, orders, scratch_);
  }

 private:
  std::unique_ptr<FastForms> fast_;
  MovementScratch scratch_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_QUICK_RESOLVER_H_
