// The kernels and the general resolver on one board: all must answer the same, causes included. The kernels are the wider
// one and the byte kernel at every level of the processor that this runs on.
#ifndef ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_
#define ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_

#include <span>
#include <string>
#include <vector>

#include "decisions/general_resolver.h"
#include "movement/resolver.h"

namespace entente {

// Made once for a map and never cleaned: what is left of one board must not change the next.
class TwoResolvers {
 public:
  explicit TwoResolvers(const Map& map);

  // What the two differ in, a line a unit; empty if nothing.
  //   Shapes: `orders` as ResolveMovement takes them, `rules` such as the kernel knows.
  std::string Difference(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  void Compare(const std::string& name, const MovementResult& kernel, const MovementResult& general,
               std::string& text) const;

  const Map& map_;
  std::vector<MovementScratch> kernels_;  // by level
  DecisionScratch general_;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_
