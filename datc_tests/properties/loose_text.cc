#include "datc_tests/properties/loose_text.h"

#include <vector>

#include "datc_tests/properties/random_board.h"
#include "notation/notation.h"

namespace entente {
namespace {

class LooseWriter {
 public:
  LooseWriter(const Map& map, Random& random) : map_(map), random_(random), long_names_(Chance(40, random)) {}

  std::string Write(Order order) {
    const std::string unit = Unit(order.type_known(), order.unit_type(), order.source());
    std::string text = Power(order.power()) + unit;
    switch (order.kind()) {
      case OrderKind::kHold:
        text += OneOf({" H", " HOLD", " holds"});
        break;
      case OrderKind::kMove:
        text += Going() + Place(order.target()) + (order.via_convoy() ? OneOf({" VIA", " via convoy"}) : "");
        break;
      case OrderKind::kSupportHold:
      case OrderKind::kSupportMove:
        text += OneOf({" S ", " supports ", " SUPPORT "}) + Third(order);
        if (order.kind() == OrderKind::kSupportMove) text += Going() + Place(order.target());
        break;
      case OrderKind::kConvoy:
        text += OneOf({" C ", " convoys "}) + Third(order) + Going() + Place(order.target());
        break;
      case OrderKind::kRetreat:
        text += OneOf({" R ", " - ", " retreats to "}) + Place(order.target()) + (Chance(10, random_) ? " VIA" : "");
        break;
      case OrderKind::kDisband:
        return Chance(50, random_) ? text + OneOf({" D", " disband"}) : "Remove " + unit;
      case OrderKind::kBuild:
        return Chance(50, random_) ? text + " B" : "Build " + unit;
      default:
        return FormatOrder(map_, order);
    }
    return text;
  }

 private:
  std::string OneOf(const std::vector<std::string>& words) { return Pick(words, random_); }
  std::string Going() { return OneOf({" - ", "-", " -> ", " to "}); }
  std::string Place(LocationIndex location) {
    if (location >= map_.location_count()) return "?";
    return std::string(long_names_ ? map_.LongName(location) : map_.Id(location));
  }
  std::string Unit(bool known, UnitType type, LocationIndex location) {
    const bool army = type == UnitType::kArmy;
    const std::string letter = !known || Chance(20, random_) ? ""
                               : army                        ? OneOf({"A ", "a ", "army "})
                                                             : OneOf({"F ", "fleet "});
    return letter + Place(location);
  }
  std::string Third(Order order) { return Unit(order.third_type_known(), order.third_type(), order.third()); }
  std::string Power(PowerIndex power) {
    const bool said = power < map_.power_count() && Chance(15, random_);
    return said ? std::string(map_.PowerId(power)) + ": " : "";
  }

  const Map& map_;
  Random& random_;
  const bool long_names_;
};

}  // namespace

std::string LooseText(const Map& map, Order order, Random& random) { return LooseWriter(map, random).Write(order); }

}  // namespace entente
