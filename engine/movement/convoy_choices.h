// Applies the rule options on convoys (DATC 4.A, RULE names of maps) to the orders of one board. They decide which way
// an army with two ways goes, which fleets a convoy cannot lose and to which attacks, which supports a convoyed army
// does not cut, and what written paths mean (4.A.6).
//
// "By sea" stands for every convoy, as in movement/order_graph.h. Used once per phase; nothing allocates; one thread.
//   Source: DATC 4.A.1 to 4.A.4, 4.A.6, 4.A.7; maps/LANGUAGE.md (RULE, SAFE_CONVOYS).
#ifndef ENTENTE_ENGINE_MOVEMENT_CONVOY_CHOICES_H_
#define ENTENTE_ENGINE_MOVEMENT_CONVOY_CHOICES_H_

#include <span>

#include "movement/order_graph.h"
#include "movement/table_widths.h"
#include "order/phase_orders.h"

namespace entente {

template <int kWords>
class ConvoyChoices {
 public:
  using Bits = FixedBits<kWords>;

  // Writes the ways and fleets of the moves into `orders` (convoyed, convoyers, own, lands_from) and keeps all other choices
  // here. `paths`: the written paths that count.
  void Choose(const PositionView& position, const RuleOptions& rules, std::span<const WrittenPath> paths,
              OrderGraph<kWords>& orders);

  // Whether any choice differs from the kernel's rules. If not, the caller need not ask the functions below.
  bool any() const { return any_; }
  // Moves that go by sea if their convoy holds, and by land if it does not (4.A.3). Every other move goes by sea if it
  // is in OrderGraph::convoyed.
  const Bits& either() const { return either_; }
  // 4.A.1 a: whether the loss of any fleet of NeededFor breaks the convoy.
  bool BreaksWithAnyOf(UnitIndex m) const { return breaks_with_any_route_ || on_path_.Test(m); }
  // The fleets on routes of the move; a route is a chain from which no fleet can be left out. For a written path: all
  // fleets on it.
  const Bits& NeededFor(UnitIndex m) const { return needed_[m]; }
  // 4.A.4 b: an army that comes by sea does not count as coming from its start.
  bool comes_from_the_sea() const { return comes_from_the_sea_; }
  // 4.A.2 a to c: the units that, if they come by sea, neither cut the matching support of `s` nor end it by
  // dislodging `s`.
  const Bits& ShieldedFrom(UnitIndex s) const { return has_shields_ ? shielded_from_[s] : none_; }
  // The attack that breaks a fleet's convoy: SAFE_CONVOYS, WEAK_CONVOYS.
  AttackedConvoys attacked_convoys() const { return attacked_convoys_; }
  // 4.A.7 a: a dislodged unit keeps no unit out of the province that its dislodger came from.
  bool dislodged_keep_nobody_out() const { return dislodged_keep_nobody_out_; }

 private:
  void KeepToPaths(std::span<const WrittenPath> paths);
  void KeepOwnRoutes();
  void ChooseWays(const PositionView& position, AdjacentConvoy rule);
  void FindNeeded();
  void FindShields(ConvoyParadox rule);
  bool SupportsAttackOnConvoy(UnitIndex s, UnitIndex army) const;
  bool IsShielded(ConvoyParadox rule, UnitIndex s, UnitIndex army) const;
  bool CanDoWithout(UnitIndex army, UnitIndex fleet) const;
  bool MayGoBySea(UnitIndex m) const { return orders_->convoyed.Test(m) || either_.Test(m); }

  OrderGraph<kWords>* orders_ = nullptr;
  bool any_ = false;
  bool breaks_with_any_route_ = false;
  bool comes_from_the_sea_ = false;
  bool dislodged_keep_nobody_out_ = false;
  AttackedConvoys attacked_convoys_ = {};
  bool has_shields_ = false;
  Bits either_;
  Bits on_path_;  // moves with a written path
  const Bits none_{};
  Bits needed_[OrderGraph<kWords>::kUnits];
  Bits shielded_from_[OrderGraph<kWords>::kUnits];
};

ENTENTE_EACH_WIDTH(extern template class ConvoyChoices);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_CONVOY_CHOICES_H_
