// The resolver for boards of up to 64 * kWords units; see resolver.h for the method and its proof.
#ifndef ENTENTE_ENGINE_MOVEMENT_RESOLVER_KERNEL_H_
#define ENTENTE_ENGINE_MOVEMENT_RESOLVER_KERNEL_H_

#include "movement/by_unit_count.h"
#include "movement/convoy_path.h"
#include "movement/movement_report.h"

namespace entente {

template <int kWords>
class ResolverKernel : private MovementReport<kWords> {
 public:
  using Bits = FixedBits<kWords>;

  MovementResult Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  using Report = MovementReport<kWords>;
  using Report::arriving_;
  using Report::beaten_;
  using Report::contests_;
  using Report::cut_;
  using Report::disrupted_;
  using Report::failed_;
  using Report::FateOf;
  using Report::orders_;
  using Report::stopped_;
  using Report::unconvoyed_;
  using typename Report::Fate;

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
  bool IsRingWinner(UnitIndex m) const;

  MoversInto<kWords> movers_into_;
  ConvoyPaths<kWords> paths_;
  Bits overrun_;  // supporters dislodged by a weak attack that did not cut their support
  UnitIndex chain_[OrderGraph<kWords>::kUnits];
  int chain_length_ = 0;
  Bits on_chain_;
};

extern template class ResolverKernel<1>;
extern template class ResolverKernel<2>;
extern template class ResolverKernel<4>;
extern template class ResolverKernel<8>;
extern template class ResolverKernel<16>;

// By the kernel for so many units.
MovementResult ResolveWidely(ByUnitCount<ResolverKernel>& kernels, const PositionView& position,
                             const RuleOptions& rules, std::span<const Order> orders);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_RESOLVER_KERNEL_H_
