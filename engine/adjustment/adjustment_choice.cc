#include "adjustment/adjustment_choice.h"

#include <algorithm>

namespace entente {
namespace {

constexpr uint32_t kNoOrder = 0xffffffff;

class AdjustmentChoice {
 public:
  AdjustmentChoice(const PositionView& before, const RuleOptions& rules, std::span<OrderResult> results)
      : map_(before.map()), rules_(rules), results_(results) {
    std::fill_n(standing_, map_.province_count(), kNoOrder);
  }

  void SettleProvinces() {
    for (size_t i = 0; i < results_.size(); ++i) {
      if (results_[i].why == Illegality::kNone && results_[i].order.kind() != OrderKind::kWaive) Settle(i);
    }
    if (rules_.same_site_builds != SameSiteBuilds::kBothFail) return;
    for (OrderResult& result : results_) {
      if (IsLegalBuild(result) && twice_.Test(ProvinceOf(result))) result.why = Illegality::kBuiltTwice;
    }
  }

  // Builds are counted against the sites, and builds plus waives against the builds due, as Adjuster::CarryOut does.
  void FindTooMany(const Adjuster& adjuster) {
    int builds[kMaxPowers] = {}, waives[kMaxPowers] = {}, removals[kMaxPowers] = {};
    for (const OrderResult& result : results_) {
      if (result.why != Illegality::kNone) continue;
      const OrderKind kind = result.order.kind();
      ++(kind == OrderKind::kBuild ? builds : kind == OrderKind::kWaive ? waives : removals)[result.order.power()];
    }
    for (const PowerIndex p : map_.powers()) {
      const AdjustmentDue& due = adjuster.Left(p);
      const bool many_builds = builds[p] > due.builds || builds[p] + waives[p] > std::max(0, due.difference);
      if (many_builds && rules_.too_many_builds == TooManyBuilds::kAllVoid) no_builds_ |= PowerSet{1} << p;
      if (removals[p] > due.removals && rules_.too_many_removals == TooManyRemovals::kCivilDisorder) {
        no_removals_ |= PowerSet{1} << p;
      }
    }
  }

  // A power either builds or removes, so the two kinds of orders never wait for each other.
  void CarryOut(Adjuster& adjuster) {
    for (size_t i = 0; i < results_.size(); ++i) {
      if (!CountsFromTheEnd(results_[i].order.kind())) CarryOut(adjuster, results_[i]);
    }
    for (size_t i = results_.size(); i-- > 0;) {
      if (CountsFromTheEnd(results_[i].order.kind())) CarryOut(adjuster, results_[i]);
    }
  }

 private:
  ProvinceIndex ProvinceOf(const OrderResult& result) const { return map_.ProvinceOf(result.order.source()); }
  static bool IsLegalBuild(const OrderResult& result) {
    return result.why == Illegality::kNone && result.order.kind() == OrderKind::kBuild;
  }
  bool CountsFromTheEnd(OrderKind kind) const {
    return kind == OrderKind::kDisband ? rules_.too_many_removals == TooManyRemovals::kLast
                                       : rules_.too_many_builds == TooManyBuilds::kLast;
  }

  // A province either has a unit to remove or is a site, so all its orders are of one kind.
  void Settle(size_t i) {
    const ProvinceIndex province = ProvinceOf(results_[i]);
    uint32_t& standing = standing_[province];
    if (standing == kNoOrder) {
      standing = static_cast<uint32_t>(i);
    } else if (results_[i].order.kind() == OrderKind::kDisband) {
      results_[i].why = Illegality::kUnitAbsent;
    } else if (rules_.same_site_builds == SameSiteBuilds::kBothFail) {
      SetBit(twice_.words, province);
    } else if (rules_.same_site_builds == SameSiteBuilds::kFirst) {
      results_[i].why = Illegality::kAnotherCounts;
    } else {
      results_[standing].why = Illegality::kAnotherCounts;
      standing = static_cast<uint32_t>(i);
    }
  }

  void CarryOut(Adjuster& adjuster, OrderResult& result) const {
    if (result.why != Illegality::kNone) {
      result.outcome = {Reason::kIllegal, kNoProvince, kNoProvince};
      return;
    }
    const PowerSet none = result.order.kind() == OrderKind::kDisband ? no_removals_ : no_builds_;
    const bool is_too_many = (none >> result.order.power() & 1) != 0;
    result.outcome =
        is_too_many ? OrderOutcome{Reason::kExcess, kNoProvince, kNoProvince} : adjuster.CarryOut(result.order);
  }

  const Map& map_;
  const RuleOptions& rules_;
  std::span<OrderResult> results_;
  uint32_t standing_[kMaxProvinces];
  ProvinceSet twice_{};       // sites with several builds
  PowerSet no_builds_ = 0;    // powers whose builds are all void
  PowerSet no_removals_ = 0;  // powers whose removals are all void
};

}  // namespace

void CarryOutByRule(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                    Adjuster& adjuster, std::span<OrderResult> results) {
  for (size_t i = 0; i < orders.size(); ++i) {
    const CheckedOrder checked = adjuster.Check(orders[i]);
    results[i] = {checked.order, checked.why, false, {}};
  }
  AdjustmentChoice choice(before, rules, results);
  choice.SettleProvinces();
  choice.FindTooMany(adjuster);
  choice.CarryOut(adjuster);
}

}  // namespace entente
