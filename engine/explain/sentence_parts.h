// The parts that sentences are made of: text, units and places of the board before the phase. Internal to explain/. One
// thread.
#ifndef ENTENTE_ENGINE_EXPLAIN_SENTENCE_PARTS_H_
#define ENTENTE_ENGINE_EXPLAIN_SENTENCE_PARTS_H_

#include <span>
#include <string>
#include <string_view>

#include "explain/names.h"
#include "explain/unit_named.h"
#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// Puts the parts of a sentence together: text, units and places of the board before the phase.
class Sentence {
 public:
  Sentence(const PositionView& before, std::span<const OrderResult> results, Naming naming, std::string& text)
      : before_(before), map_(before.map()), results_(results), naming_(naming), text_(text) {}

  Sentence& operator<<(std::string_view words) {
    text_ += words;
    return *this;
  }
  Sentence& Place(LocationIndex location) {
    if (naming_ == Naming::kIds) {
      text_ += location < map_.location_count() ? map_.Id(location) : std::string_view("?");
    } else {
      text_ += Names(map_, before_.stage(), naming_).Place(location);
    }
    return *this;
  }
  Sentence& ProvinceOf(LocationIndex location) {
    return Place(location < map_.location_count() ? map_.ProvinceOf(location) : location);
  }
  Sentence& UnitText(UnitType type, LocationIndex location) {
    if (naming_ == Naming::kIds) {
      text_ += UnitLetter(type);
      text_ += ' ';
    } else {
      text_ += TypePrefix(type);
    }
    return Place(location);
  }
  // The unit that stood in a province; in a retreats phase the one that was dislodged from it.
  Sentence& UnitOf(ProvinceIndex province) {
    const Unit unit = UnitBefore(province);
    return unit.power == kNoPower ? Place(province) : UnitText(unit.type, unit.location);
  }
  Sentence& Power(PowerIndex power) {
    text_ += power < map_.power_count() ? before_.stage().PowerName(power) : std::string_view("nobody");
    return *this;
  }

  Unit UnitBefore(LocationIndex place) const { return UnitNamed(before_, place); }
  // The order that the unit of a province was given and could follow; nothing if it is not known.
  const OrderResult* ResultOf(ProvinceIndex province) const {
    for (const OrderResult& result : results_) {
      const LocationIndex source = result.order.source();
      if (result.outcome.reason == Reason::kIllegal || source >= map_.location_count()) continue;
      if (map_.ProvinceOf(source) == province) return &result;
    }
    return nullptr;
  }
  const PositionView& before() const { return before_; }

 private:
  const PositionView& before_;
  const Map& map_;
  std::span<const OrderResult> results_;
  const Naming naming_;
  std::string& text_;
};

// The unit that an order is for ("A PAR"), and the one that it supports or convoys.
inline Sentence& Subject(Sentence& s, Order order) { return s.UnitText(order.unit_type(), order.source()); }
inline Sentence& Third(Sentence& s, Order order) { return s.UnitText(order.third_type(), order.third()); }

inline std::string_view TypeWord(UnitType type) { return type == UnitType::kArmy ? "army" : "fleet"; }
// Those that convoy units of a type.
inline std::string_view CarriersWord(UnitType carried) { return carried == UnitType::kArmy ? "fleets" : "armies"; }

// Why an order is illegal, with names where names help.
void TellIllegal(Sentence& s, Order order, Illegality why);

// Why a legal order failed.
void TellFailure(Sentence& s, Order order, const OrderOutcome& outcome);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_SENTENCE_PARTS_H_
