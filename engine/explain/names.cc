#include "explain/names.h"

#include "notation/notation.h"
#include "notation/raw_order.h"

namespace entente {
namespace {

// Writes an order with full names.
class FullOrder {
 public:
  FullOrder(const Names& names, Order order) : names_(names), order_(order) {}

  std::string Text() {
    switch (order_.kind()) {
      case OrderKind::kHold:
        return Unit() + " holds";
      case OrderKind::kMove:
        return Unit() + " - " + Target() + (order_.via_convoy() ? " via convoy" : "");
      case OrderKind::kSupportHold:
        return Unit() + " supports " + Third();
      case OrderKind::kSupportMove:
        return Unit() + " supports " + Third() + " - " + Target();
      case OrderKind::kConvoy:
        return Unit() + " convoys " + Third() + " - " + Target();
      case OrderKind::kRetreat:
        return Unit() + " retreats to " + Target();
      case OrderKind::kDisband:
        return Unit() + " disbands";
      case OrderKind::kBuild:
        return "Build " + Unit();
      default:
        return "Waive";
    }
  }

 private:
  std::string Unit() const { return UnitText(order_.type_known(), order_.unit_type(), order_.source()); }
  std::string Third() const { return UnitText(order_.third_type_known(), order_.third_type(), order_.third()); }
  std::string Target() const { return std::string(names_.Place(order_.target())); }
  std::string UnitText(bool known, UnitType type, LocationIndex location) const {
    return known ? names_.Unit(type, location) : std::string(names_.Place(location));
  }

  const Names& names_;
  const Order order_;
};

}  // namespace

std::string Names::Unit(UnitType type, LocationIndex location) const {
  if (naming_ == Naming::kIds) return FormatUnit(map_, type, location);
  return std::string(TypePrefix(type)).append(Place(location));
}

std::string Names::OrderText(Order order) const {
  std::string text = FormatOrder(map_, order);
  if (text.empty()) return FormatRawOrder(order);
  return naming_ == Naming::kIds ? text : FullOrder(*this, order).Text();
}

}  // namespace entente
