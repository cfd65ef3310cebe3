#include "phase/default_supports.h"

#include <algorithm>
#include <tuple>

#include "position/control.h"
#include "position/passage.h"
#include "position/power_random.h"

namespace entente {
namespace {

class Supporting {
 public:
  Supporting(const PositionView& position, const RuleOptions& rules, PowerIndex power)
      : position_(position),
        map_(position.map()),
        graph_(position.stage().graph(rules)),
        power_(power),
        random_(RandomOf(position, power)) {
    FindDefenders();
  }

  // The units with the fewest enemies choose first.
  void Run(UnitOrders& orders) {
    for (int i = 0; i < count_; ++i) {
      const int chosen = Choose(units_[i]);
      if (chosen < 0) continue;
      ++supports_[chosen];
      orders.Add(Order::SupportHold(units_[i].unit, units_[chosen].unit.type, units_[chosen].unit.location));
    }
  }

 private:
  struct Defender {
    Unit unit;
    ProvinceIndex province;
    int enemies;  // units of other powers that reach its province

    int danger() const { return enemies - 1; }
  };

  void FindDefenders() {
    position_.ForEachUnit([&](const Unit& unit) {
      if (unit.power == power_) units_[count_++] = {unit, map_.ProvinceOf(unit.location), 0};
    });
    // A weak passage counts in full.
    position_.ForEachUnit([&](const Unit& enemy) {
      if (enemy.power == power_) return;
      ProvinceSet memory;
      const Word* reach = MoveReach(position_, graph_, enemy, memory);
      for (int i = 0; i < count_; ++i) units_[i].enemies += TestBit(reach, units_[i].province);
    });
    std::sort(units_, units_ + count_, [&](const Defender& a, const Defender& b) {
      return std::tuple(a.enemies, map_.NameRank(a.province)) < std::tuple(b.enemies, map_.NameRank(b.province));
    });
  }

  // The urgency of supporting unit `i`: first whether it stands on a center and lacks support; then the number of
  // supports it lacks; then its danger.
  std::tuple<int, int, int> UrgencyOf(int i) const {
    const bool on_center = TestBit(position_.stage().centers(), units_[i].province);
    const bool has_enough = supports_[i] >= units_[i].danger();
    return {int{on_center} - int{has_enough}, units_[i].danger() - supports_[i], units_[i].danger()};
  }

  // The unit that `by` supports; -1 for none. Chance decides among equals.
  int Choose(const Defender& by) {
    ProvinceSet memory;
    const Word* reach = SupportReach(position_, graph_, by.unit, memory);
    int chosen = -1;
    uint32_t like = 0;
    for (int i = 0; i < count_; ++i) {
      if (units_[i].danger() <= 0 || units_[i].province == by.province) continue;
      if (!TestBit(reach, units_[i].province)) continue;
      if (like > 0 && UrgencyOf(i) < UrgencyOf(chosen)) continue;
      if (like > 0 && UrgencyOf(i) > UrgencyOf(chosen)) like = 0;
      if (random_.Below(++like) == 0) chosen = i;  // each of n equals has the chance 1/n
    }
    return chosen;
  }

  const PositionView& position_;
  const Map& map_;
  const Graph& graph_;
  const PowerIndex power_;
  Random random_;
  Defender units_[kMaxProvinces];
  int supports_[kMaxProvinces] = {};
  int count_ = 0;
};

}  // namespace

bool SupportsByDefault(const Map& map, const RuleOptions& rules, PowerIndex power) {
  return rules.missing_moves == MissingMoves::kSupport || IsDummy(map, rules, power);
}

void AddDefaultSupports(const PositionView& position, const RuleOptions& rules, PowerIndex power, UnitOrders& orders) {
  Supporting(position, rules, power).Run(orders);
}

}  // namespace entente
