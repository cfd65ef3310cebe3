// Parts of the sentences for results of a phase. Internal to explain/. One thread.
#ifndef ENTENTE_ENGINE_EXPLAIN_SENTENCE_PARTS_H_
#define ENTENTE_ENGINE_EXPLAIN_SENTENCE_PARTS_H_

#include <span>
#include <string>

#include "explain/message_writer.h"
#include "explain/phase_told.h"
#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// Writes messages about the orders of a phase, with the units and places of the board before it.
class Sentence : public MessageWriter {
 public:
  Sentence(const PositionView& before, std::span<const OrderResult> results, Voice voice, std::string& text)
      : MessageWriter(before.map(), before.stage(), voice, text), before_(before), results_(results) {}

  // The unit that stood in a province; in a retreats phase the unit dislodged from it.
  Argument UnitOf(ProvinceIndex province) const {
    const Unit unit = UnitBefore(province);
    return unit.power == kNoPower ? Argument::OfPlace(province) : Argument::OfUnit(unit);
  }
  // The province of a place.
  Argument ProvinceOf(LocationIndex location) const {
    return Argument::OfPlace(location < map().location_count() ? map().ProvinceOf(location) : location);
  }

  Unit UnitBefore(LocationIndex place) const { return UnitNamed(before_, place); }
  // The order that the unit of a province was given and could follow; null if it is not known.
  const OrderResult* ResultOf(ProvinceIndex province) const {
    for (const OrderResult& result : results_) {
      const LocationIndex source = result.order.source();
      if (!IsFollowed(result.outcome.reason) || source >= map().location_count()) continue;
      if (map().ProvinceOf(source) == province) return &result;
    }
    return nullptr;
  }
  const PositionView& before() const { return before_; }

 private:
  const PositionView& before_;
  std::span<const OrderResult> results_;
};

// The unit that an order is for ("A PAR"), the unit that it supports or convoys, and its target.
inline Argument SubjectOf(Order order) { return Argument::OfUnit(order.unit_type(), order.source()); }
inline Argument ThirdOf(Order order) { return Argument::OfUnit(order.third_type(), order.third()); }
inline Argument TargetOf(Order order) { return Argument::OfPlace(order.target()); }

inline MessageId TypeWord(UnitType type) { return type == UnitType::kArmy ? MessageId::kArmy : MessageId::kFleet; }
// The word for units that convoy units of a type.
inline MessageId CarriersWord(UnitType carried) {
  return carried == UnitType::kArmy ? MessageId::kFleets : MessageId::kArmies;
}

// Writes the reason why an order is illegal, with names where they help.
void WriteIllegal(Sentence& s, Order order, Illegality why);

// Writes the reason why a legal order failed.
void WriteFailure(Sentence& s, Order order, const OrderOutcome& outcome);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_SENTENCE_PARTS_H_
