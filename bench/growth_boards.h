// Boards of any size that are hard for a resolver: each is one pattern, with the expected outcome of every order.
//   Made once, then immutable; any threads.
#ifndef ENTENTE_BENCH_GROWTH_BOARDS_H_
#define ENTENTE_BENCH_GROWTH_BOARDS_H_

#include <span>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "bench/boards.h"
#include "bench/growth_map.h"
#include "order/outcome.h"

namespace entente::bench {

// The measured sizes; 500 units need the large map. On the largest boards, patterns made of groups are filled up with
// units that hold.
inline constexpr int kGrowthSizes[] = {25, 50, 100, 200, 500};

class GrowthMaker;

struct GrowthFamily {
  const char* name;
  Ground ground;
  void (*lay)(GrowthMaker&, int units);
};
std::span<const GrowthFamily> GrowthFamilies();

struct GrowthSet {
  BoardSet boards;
  std::vector<std::vector<Reason>> expected;  // of each board, by order
};

// Boards of `units` units: the same pattern with different powers and sequences of orders.
GrowthSet MakeGrowthSet(const GrowthFamily& family, int units, int boards);

// The boards of "FAMILY/UNITS", as "train/200".
Result<BoardSet> NamedGrowthSet(std::string_view name);

// Lays out the pattern of one board.
class GrowthMaker {
 public:
  GrowthMaker(const GrowthMap& ground, Random& random) : ground_(ground), random_(random), position_(*ground.map()) {}

  const GrowthMap& ground() const { return ground_; }
  PowerIndex AnyPower() { return static_cast<PowerIndex>(random_.Below(GrowthMap::kPowers)); }
  PowerIndex AnyPowerBut(PowerIndex power);

  // Places a unit. The pattern must give it an order.
  Unit Place(UnitType type, ProvinceIndex province, PowerIndex power);
  Unit Army(ProvinceIndex province, PowerIndex power) { return Place(UnitType::kArmy, province, power); }
  Unit Fleet(ProvinceIndex province, PowerIndex power) { return Place(UnitType::kFleet, province, power); }
  void Give(Order order, Reason expected);
  void Move(const Unit& unit, ProvinceIndex to, Reason expected) { Give(Order::Move(unit, to), expected); }
  void Sail(const Unit& army, ProvinceIndex to, Reason expected) { Give(Order::Move(army, to, true), expected); }
  void Support(const Unit& unit, const Unit& mover, ProvinceIndex to, Reason expected) {
    Give(Order::SupportMove(unit, mover.type, mover.location, to), expected);
  }
  void Convoy(const Unit& fleet, const Unit& army, ProvinceIndex to, Reason expected) {
    Give(Order::Convoy(fleet, army.location, to), expected);
  }

  // Adds units that hold, where they obstruct no move, until there are `units`; then shuffles the orders.
  void Finish(int units);
  void MoveTo(GrowthSet& set);

 private:
  const GrowthMap& ground_;
  Random& random_;
  Position position_;
  std::vector<Order> orders_;
  std::vector<Reason> expected_;
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_GROWTH_BOARDS_H_
