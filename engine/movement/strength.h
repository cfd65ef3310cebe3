// Computes strengths: the number of uncut supports, for a move or a unit. DATC 5.B.
//
// `cut` has the supports that give nothing. Every function takes at most one population count per word.
//   Units: twice the strength of the rulebook, plus 1 for the unit itself. A unit alone counts 3 (kAlone), each
//          support 2; a unit that enters with half strength (`*`) counts 2, over a strait (`~`) 1. A unit that may not
//          attack counts 0. Source of the halves: maps/LANGUAGE.md (Restrictions).
#ifndef ENTENTE_ENGINE_MOVEMENT_STRENGTH_H_
#define ENTENTE_ENGINE_MOVEMENT_STRENGTH_H_

#include "movement/order_graph.h"

namespace entente {

// The number of supports of a unit that are in no set of `lost`.
template <int kWords, typename... Lost>
int CountSupports(const FixedBits<kWords>& supporters, const Lost&... lost) {
  int count = 0;
  for (size_t w = 0; w < kWords; ++w) {
    const Word some = supporters.words[w];
    if (kWords == 1 || some != 0)
      count += std::popcount(some & ~(lost.words[w] | ...));  // of many words most are empty
  }
  return count;
}

// Strength with which the mover `m` keeps others out of its destination, if it has a path and lost no head-to-head
// battle. It is also the defend strength in a head-to-head battle and the attack strength on a province that is vacant
// or becomes vacant: all supports count.
//   Source: DATC 5.B.5 to 5.B.7; cases 6.E.1, 6.E.4.
template <int kWords>
int FullStrength(const OrderGraph<kWords>& orders, const FixedBits<kWords>& cut, UnitIndex m) {
  if (!orders.supported.Test(m)) return orders.own[m];
  return orders.own[m] + 2 * CountSupports(orders.supporters[m], cut);
}

// Strength of the mover `m` against a unit of `defender` that stays. No power dislodges, or helps to dislodge, its own
// unit.
//   Units:  0 if `m` belongs to that power; otherwise supports of other powers count.
//   Source: DATC 5.B.4; cases 6.D.10 to 6.D.14, 6.E.2, 6.E.8.
template <int kWords>
int AttackStrength(const OrderGraph<kWords>& orders, const FixedBits<kWords>& cut, UnitIndex m, PowerIndex defender) {
  const FixedBits<kWords>& spared = orders.spared_by[defender];
  if (spared.Test(m)) return 0;
  if (!orders.supported.Test(m)) return orders.own[m];
  return orders.own[m] + 2 * CountSupports(orders.supporters[m], cut, spared);
}

// Strength with which a unit that does not move holds its province.
//   Source: DATC 5.B.3.
template <int kWords>
int HoldStrength(const OrderGraph<kWords>& orders, const FixedBits<kWords>& cut, UnitIndex u) {
  if (!orders.supported.Test(u)) return kAlone;
  return kAlone + 2 * CountSupports(orders.supporters[u], cut);
}

// Whether an attack cuts supports when it arrives; `own`: the strength of its unit alone. With half strength it does
// not; over a strait only if a unit is ordered to support it. Other attacks end a support by dislodgement only.
//   Source: maps/LANGUAGE.md (Restrictions).
inline bool CanCut(int own, bool is_supported) { return own == kAlone || (own == kAlone - 2 && is_supported); }

// Whether an attack by `m` that arrives cuts the matching support of `s` at m's destination. It does not cut a support
// of its own power, nor a support given against the province that it comes from (4.A.4 a: even if it comes by sea).
// Such a support ends by dislodgement only.
//   Source: DATC 5.B.8; cases 6.D.2 to 6.D.7, 6.D.15 to 6.D.20, 6.G.13.
template <int kWords>
bool AttackCutsSupport(const OrderGraph<kWords>& orders, UnitIndex m, UnitIndex s) {
  if (orders.spared_by[orders.unit[s].power].Test(m) || orders.into[s] == orders.province[m]) return false;
  return CanCut(orders.own[m], orders.supported.Test(m));
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_STRENGTH_H_
