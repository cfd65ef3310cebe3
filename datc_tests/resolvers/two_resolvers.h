// Runs the resolver and its fast form on one board: the answers must be equal, causes included. It tries the fast form
// at every level of this machine's processor, and the resolver also with the tables for more units.
#ifndef ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_
#define ENTENTE_DATC_TESTS_RESOLVERS_TWO_RESOLVERS_H_

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "datc_tests/resolvers/fast_levels.h"
#include "movement/movement_resolver.h"

namespace entente {

// Made once for a map and never cleaned, so that it also finds state left from earlier boards.
class TwoResolvers {
 public:
  explicit TwoResolvers(const Map& map);

  // The differences, one line for each unit; empty if there are none.
  //   Shapes: `orders` as ResolveMovement takes them. Rules that the fast form does not support are not compared.
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
