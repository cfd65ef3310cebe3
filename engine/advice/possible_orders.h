// Lists the possible orders of each unit on the board of a movement phase: the single order of a unit whose orders are
// known, otherwise every legal order. Allocates; one thread.
#ifndef ENTENTE_ENGINE_ADVICE_POSSIBLE_ORDERS_H_
#define ENTENTE_ENGINE_ADVICE_POSSIBLE_ORDERS_H_

#include <array>
#include <vector>

#include "advice/plan.h"
#include "legal_orders/legal_orders.h"

namespace entente {

// Whether a support or a convoy matches the order of the unit that it names.
bool IsHelpFor(const Map& map, Order help, Order other);

struct UnitChoices {
  Unit unit;
  ProvinceIndex province;
  bool is_known;
  // For a known unit: the order that it is resolved with. If a rule makes its order void, that is a hold, and the
  // order fails.
  std::vector<Order> orders;
  const OrderResult* followed = nullptr;  // of a known unit: the result of its order; null without one

  Order known() const { return orders.front(); }
};

class PossibleOrders {
 public:
  static constexpr int kNoUnit = -1;

  explicit PossibleOrders(const Map& map) : lister_(map) {}

  // Looks at a plan, which must outlive the use of the results.
  void Find(const Plan& plan);

  const std::vector<UnitChoices>& units() const { return units_; }  // ascending by province
  int count() const { return static_cast<int>(units_.size()); }
  const UnitChoices& operator[](int unit) const { return units_[static_cast<size_t>(unit)]; }
  // The index of the unit in a province, or kNoUnit.
  int UnitAt(ProvinceIndex province) const { return unit_at_[province]; }
  // Whether the lists are complete. Under some rules an unknown power may hand in more than orders, or order units
  // whose orders are known; then they are not.
  bool are_all() const { return !asks_more_.has_value(); }
  // The rule because of which they are incomplete.
  std::optional<RuleAsked> asks_more() const { return asks_more_; }

 private:
  bool IsKnown(PowerIndex power) const;
  bool MayCount(const OrderResult& voided) const;
  std::vector<Order> LegalOrders(ProvinceIndex province);

  const Plan* plan_ = nullptr;
  LegalOrderLister lister_;
  std::vector<UnitChoices> units_;
  std::array<int, kMaxProvinces> unit_at_{};
  std::vector<Order> memory_;
  PowerSet known_ = 0;
  std::optional<RuleAsked> asks_more_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_POSSIBLE_ORDERS_H_
