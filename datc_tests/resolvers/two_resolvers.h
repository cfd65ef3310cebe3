// The kernel and the general resolver on one board: both must answer the same, causes included.
#ifndef ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_
#define ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_

#include <span>
#include <string>

#include "decisions/general_resolver.h"
#include "movement/resolver.h"

namespace entente {

// Made once for a map and never cleaned: what is left of one board must not change the next.
class TwoResolvers {
 public:
  explicit TwoResolvers(const Map& map) : map_(map), kernel_(map), general_(map) {}

  // What the two differ in, a line a unit; empty if nothing.
  //   Shapes: `orders` as ResolveMovement takes them, `rules` such as the kernel knows.
  std::string Difference(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  const Map& map_;
  MovementScratch kernel_;
  DecisionScratch general_;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_
