// Every order that the published lists of texts have, form by form. Orders have no power; supports of moves and convoys
// name their destination without a coast. Made once for a vocabulary; any threads.
#ifndef ENTENTE_ENGINE_ENCODINGS_ORDER_FORMS_H_
#define ENTENTE_ENGINE_ENCODINGS_ORDER_FORMS_H_

#include <vector>

#include "encodings/convoy_waters.h"
#include "map/map.h"
#include "order/order.h"

namespace entente {

class OrderForms {
 public:
  static constexpr int kLongestChain = 4;  // in seas

  explicit OrderForms(const Map& map);

  const ConvoyWaters& waters() const { return waters_; }
  // Every army and fleet that some neighbour makes possible, with power kNoPower, by location, the army first.
  const std::vector<Unit>& units() const { return units_; }

  std::vector<Order> Holds() const;
  std::vector<Order> Disbands() const;
  // On every center; or on the home centers of one power (kNoPower: of all).
  std::vector<Order> BuildsOnCenters() const;
  std::vector<Order> BuildsOnHomes(PowerIndex power) const;
  std::vector<Order> Moves() const;
  std::vector<Order> Retreats() const;
  std::vector<Order> HoldSupports() const;
  // Supports of moves that need no convoy.
  std::vector<Order> MoveSupports() const;

  // What chains of `length` seas make possible: moves VIA, their supports by units outside the chain, convoys. An order
  // that several chains make possible comes several times.
  std::vector<Order> ViaMoves(int length) const;
  std::vector<Order> ViaSupports(int length) const;
  std::vector<Order> Convoys(int length) const;

 private:
  std::vector<Order> Builds(const Word* sites) const;
  const Word* Reach(const Unit& unit) const { return graph_.Reach(unit.type, unit.location); }
  ProvinceIndex ProvinceOf(const Unit& unit) const { return map_->ProvinceOf(unit.location); }

  const Map* map_;
  Graph graph_;
  ConvoyWaters waters_;
  std::vector<Unit> units_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ENCODINGS_ORDER_FORMS_H_
