// The resolver and its fast form on one board: both must answer the same, causes included. The fast one is tried at every
// level of the processor that this runs on, the other with the tables for more units, too.
#ifndef ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_
#define ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "datc_tests/resolvers/fast_levels.h"
#include "movement/movement_resolver.h"

namespace entente {

// Made once for a map and never cleaned: what is left of one board must not change the next.
class TwoResolvers {
 public:
  explicit TwoResolvers(const Map& map);

  // What the two differ in, a line a unit; empty if nothing.
  //   Shapes: `orders` as ResolveMovement takes them. Rules that the fast form leaves to the other are not compared.
  std::string Difference(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  void Compare(const std::string& name, const MovementResult& fast, const MovementResult& general,
               std::string& text) const;

  const Map& map_;
  std::vector<std::unique_ptr<FastForms>> fast_;  // by level
  MovementScratch general_, wide_;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_
