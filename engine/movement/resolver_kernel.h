// The resolver for boards of up to 64 * kWords units; see resolver.h for the method and its proof.
#ifndef ENTENTE_ENGINE_MOVEMENT_RESOLVER_KERNEL_H_
#define ENTENTE_ENGINE_MOVEMENT_RESOLVER_KERNEL_H_

#include "movement/contest.h"
#include "movement/convoy_path.h"
#include "movement/order_graph.h"
#include "movement/resolver.h"

namespace entente {

template <int kWords>
class ResolverKernel {
 public:
  using Bits = FixedBits<kWords>;

  MovementResult Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  enum class Fate : uint8_t { kOpen, kFails, kSucceeds };

  void Decide(const Bits& lost);
  void SettleLostSupports();
  void CutSupports();
  void EnterContests();
  void RecountContest(ProvinceIndex province);
  void SettleStayingProvinces();
  void SettleStaying(ProvinceIndex province, UnitIndex unit);
  void LoseSupport(UnitIndex supporter);
  void DecideHeadToHeadBattles();
  void DecideBattle(UnitIndex a, UnitIndex b);
  bool WinsBattle(UnitIndex m, UnitIndex opponent) const;
  void DecideChains();
  void FollowChain(UnitIndex start);
  void CloseRing(int first);
  void SettleVacating(ProvinceIndex province, Fate leaving);
  Fate FateOf(UnitIndex m) const;
  bool IsRingWinner(UnitIndex m) const;

  void ReportUnits();
  OrderOutcome OutcomeOf(UnitIndex u, UnitIndex dislodger) const;
  OrderOutcome OutcomeOfMove(UnitIndex m) const;
  OrderOutcome OutcomeOfBrokenConvoy(UnitIndex m) const;
  ProvinceIndex WhoAttacked(ProvinceIndex province) const;
  ProvinceIndex WhoBounced(UnitIndex m) const;
  int StrengthMet(UnitIndex m, UnitIndex unit) const;
  ProvinceIndex WhoCut(UnitIndex s, UnitIndex dislodger) const;
  UnitIndex DislodgerOf(UnitIndex u) const;
  ProvinceIndex ProvinceOf(UnitIndex u) const { return u == kNoUnit ? kNoProvince : orders_.province[u]; }
  void MarkContested();

  OrderGraph<kWords> orders_;
  ConvoyPaths<kWords> paths_;
  Bits cut_;
  Bits arriving_;  // moves with a path
  Bits failed_;    // moves that fail though their province is not settled
  Bits beaten_;    // losers of head-to-head battles: they keep nobody out of the winner's province
  Bits overrun_;   // supporters dislodged by a weak attack that did not cut their support
  Contest contests_[kMaxProvinces];
  UnitIndex chain_[OrderGraph<kWords>::kUnits];
  int chain_length_ = 0;
  Bits on_chain_;
  UnitOutcome outcomes_[OrderGraph<kWords>::kUnits];
  ProvinceSet contested_;
};

extern template class ResolverKernel<1>;
extern template class ResolverKernel<2>;
extern template class ResolverKernel<4>;
extern template class ResolverKernel<8>;

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_RESOLVER_KERNEL_H_
