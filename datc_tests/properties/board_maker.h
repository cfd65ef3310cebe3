// Builds a board for a situation step by step: units at random places from which they can do what the situation needs,
// and their orders. If a step finds no place, the maker has failed and all later steps do nothing. One thread at a
// time; everything follows from the seed.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_BOARD_MAKER_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_BOARD_MAKER_H_

#include <functional>

#include "datc_tests/properties/random_board.h"

namespace entente {

class BoardMaker {
 public:
  BoardMaker(MapRef map, PhaseType phase, uint64_t seed);

  bool failed() const { return failed_; }
  void Fail() { failed_ = true; }
  Random& random() { return random_; }
  const Map& map() const { return *board_.map; }
  const Graph& graph() const { return board_.position.view().graph(); }
  PositionRef position() { return board_.position.ref(); }
  BoardCase& board() { return board_; }

  // A power without units on the board so far.
  PowerIndex NewPower() { return static_cast<PowerIndex>(powers_[next_power_++ % powers_.size()]); }

  // A random free province that `fits`. Only explicit placing uses it later.
  ProvinceIndex Province(const std::function<bool(ProvinceIndex)>& fits);
  ProvinceIndex Province();
  ProvinceIndex Sea();
  // A coastal province beside a sea where an army could stand; `fits` as above.
  ProvinceIndex Coast(ProvinceIndex sea, const std::function<bool(ProvinceIndex)>& fits);
  ProvinceIndex Coast(ProvinceIndex sea);
  bool Touches(ProvinceIndex a, ProvinceIndex b) const;

  // Places a unit of `power`. A unit that `reaches` a province can move there directly.
  Unit Place(PowerIndex power, ProvinceIndex at);
  Unit PlaceReaching(PowerIndex power, ProvinceIndex at, ProvinceIndex to);
  Unit PlaceBeside(PowerIndex power, ProvinceIndex to);  // at any free province
  Unit PlaceArmy(PowerIndex power, ProvinceIndex at);
  Unit PlaceFleet(PowerIndex power, ProvinceIndex at);
  Unit PlaceUnit(const Unit& unit);

  void Hold(const Unit& unit);
  void Move(const Unit& unit, ProvinceIndex to);  // on any coast in reach
  void MoveByConvoy(const Unit& army, ProvinceIndex to);
  void SupportHold(const Unit& unit, const Unit& held);
  void SupportMove(const Unit& unit, const Unit& mover, ProvinceIndex to);
  void Convoy(const Unit& fleet, const Unit& army, ProvinceIndex to);
  void Give(Order order);

  // Places a unit that supports a move, or a unit in its province.
  void SupportMoveBy(PowerIndex power, const Unit& mover, ProvinceIndex to);
  void SupportHoldBy(PowerIndex power, const Unit& held);
  // Places a unit of `power` that moves into a province.
  Unit Attack(PowerIndex power, ProvinceIndex to);

  // Adds a few more units nearby with random legal orders; then shuffles all orders.
  void AddBystanders(int most);

  ProvinceIndex At(const Unit& unit) const {
    return unit.location == kNoLocation ? kNoProvince : map().ProvinceOf(unit.location);
  }

 private:
  bool IsFree(ProvinceIndex province) const;
  Unit PlaceOneOf(const std::vector<Unit>& candidates);
  std::vector<Unit> UnitsAt(PowerIndex power, ProvinceIndex at) const;
  bool Reaches(const Unit& unit, ProvinceIndex to) const;
  LocationIndex ArrivalOf(const Unit& unit, ProvinceIndex to);

  Random random_;
  BoardCase board_;
  std::vector<PowerIndex> powers_;
  size_t next_power_ = 0;
  std::vector<bool> reserved_;  // by province
  bool failed_ = false;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_BOARD_MAKER_H_
