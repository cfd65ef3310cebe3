// The path decisions: which moves by sea arrive, where some of the convoying fleets may be dislodged. Paradoxes end
// here.
//
// Why this can be settled before anything else. A fleet that convoys stays, so whether it is dislodged depends only on
// moves into its province and on supports for them and for it. All these supports concern a province whose unit stays;
// none is lost only by dislodgement from that province; so each is cut or not by the paths of the attackers alone.
// Hence the paths of the armies at sea depend on nothing but one another. An army cuts at most one support (or attacks
// one fleet), that support concerns one fleet, and a fleet convoys one army: each army influences at most one other.
// What three-valued propagation leaves open is therefore a set of disjoint simple cycles of armies, in which each path
// is a function of the one before: constant, the same, or the opposite. One constant settles its cycle; without one
// there are two solutions or none, which is the convoy paradox (4.A.2), and the fleets that the cycle runs through fail
// (Szykman). Where the one before attacks a supporter, and one unit alone attacks the fleet, all that is open is one
// support for one of two strengths: propagation has compared the other with both values, and a path that it left open is
// not constant. Of several attackers one with two may dislodge the fleet, and where its support is cut another with one
// and a half (weak passages): both cases are tried. Under PORTAGE_CONVOY a fleet that armies carry over land counts as an
// army here, and those armies as fleets: they too stay and carry one unit each, and nothing more was used.
//
// Termination: every round of propagation decides an army, or is followed by cycles that are all decided; an army is
// evaluated once at the start and once for each army that influences it, so at most twice the number of armies in all.
//   Source: DATC 4.A.1 b, 4.A.2 f, 5.B.2, 5.B.8, 5.B.9; cases 6.F.6 to 6.F.25, 6.G.11.
#ifndef ENTENTE_ENGINE_MOVEMENT_CONVOY_PATH_H_
#define ENTENTE_ENGINE_MOVEMENT_CONVOY_PATH_H_

#include "movement/contest.h"
#include "movement/movers_into.h"

namespace entente {

template <int kWords>
class ConvoyPaths {
 public:
  using Bits = FixedBits<kWords>;

  // Decides the path of every move by sea. `movers` are those of the orders. `cut` must hold the supports cut by moves that surely arrive over land, and
  // receives those cut by armies that arrive by sea.
  void Decide(const OrderGraph<kWords>& orders, const MoversInto<kWords>& movers, Bits& cut);

  // Moves that do not arrive: never convoyed by a complete chain, or by a broken one.
  const Bits& unconvoyed() const { return unconvoyed_; }
  const Bits& disrupted() const { return disrupted_; }
  // Convoys stopped by the paradox rule.
  const Bits& stopped() const { return stopped_; }

 private:
  enum class Fate : uint8_t { kNo, kOpen, kYes };

  void Sort(UnitIndex army);
  void Propagate(UnitIndex army);
  void SettleCycle(UnitIndex army);
  void StopCycle(UnitIndex army);
  void Decide(UnitIndex army, bool arrives);
  void Cut(UnitIndex army);
  bool CutsSupport(UnitIndex army, UnitIndex supporter) const;
  bool MayArrive(UnitIndex m) const { return !unconvoyed_.Test(m) && !disrupted_.Test(m); }
  Fate PathOf(UnitIndex army) const;
  bool CanCarry(UnitIndex army, const Bits& some) const;
  Fate DislodgementOf(UnitIndex fleet) const;
  Fate PathIf(UnitIndex army, UnitIndex influence, bool influence_arrives);
  bool InfluencesBySupport(UnitIndex army) const;
  UnitIndex InfluencedFleet(UnitIndex army) const;
  UnitIndex InfluencedArmy(UnitIndex army) const;

  const OrderGraph<kWords>* orders_ = nullptr;
  const MoversInto<kWords>* movers_ = nullptr;
  Bits* cut_ = nullptr;
  Bits open_;                                         // armies whose path is not decided
  UnitIndex only_fleet_[OrderGraph<kWords>::kUnits];  // of these: the one fleet that convoys it; kNoUnit if several do
  Bits open_cuts_;                                    // supports that an open army would cut
  Bits unconvoyed_;
  Bits disrupted_;
  Bits stopped_;
};

extern template class ConvoyPaths<1>;
extern template class ConvoyPaths<2>;
extern template class ConvoyPaths<4>;
extern template class ConvoyPaths<8>;
extern template class ConvoyPaths<16>;

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_CONVOY_PATH_H_
