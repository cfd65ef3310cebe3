// Writes units, places, powers and orders in JSON form into reserved memory (JsonWriter::RawInto). One thread at a time.
#ifndef ENTENTE_ENGINE_PHASE_JSON_NAME_CURSOR_H_
#define ENTENTE_ENGINE_PHASE_JSON_NAME_CURSOR_H_

#include <algorithm>

#include "json/json_writer.h"
#include "map/map.h"
#include "order/order.h"

namespace entente {

class NameCursor {
 public:
  NameCursor(const Map& map, TextCursor& to)
      : map_(map), texts_(map.ready_texts()), are_plain_(texts_.are_plain()), to_(to) {}

  // The most bytes of a name and of an order, each with up to eight bytes around it.
  static size_t MostOfName(const Map& map) {
    const ReadyTexts& texts = map.ready_texts();
    return texts.longest() * (texts.are_plain() ? 1 : TextCursor::kMostEscaped) + ReadyTexts::kBlock + 8;
  }
  static size_t MostOfOrder(const Map& map) { return 3 * MostOfName(map) + kMostOfRawOrder; }

  // These functions write no quotes.
  void PutUnit(UnitType type, LocationIndex location) { PutName(texts_.Unit(type, location)); }
  void PutPlace(LocationIndex location) { PutName(texts_.Place(location)); }
  void PutPower(PowerIndex power) { PutName(texts_.Power(power)); }
  // Writes the order in normal form (notation.h); an order without one is written as its bits.
  void PutOrder(Order order);

  TextCursor& to() { return to_; }

 private:
  static constexpr size_t kMostOfRawOrder = 32;

  void PutName(std::string_view name) { are_plain_ ? to_.PutBlocks(name) : to_.PutEscaped(name); }
  bool HasNames(Order order) const;
  void PutTarget(Order order) {
    to_.Put(" - ");
    PutPlace(order.target());
  }
  void PutThird(Order order) { PutUnit(order.third_type(), order.third()); }

  const Map& map_;
  const ReadyTexts& texts_;
  const bool are_plain_;
  TextCursor& to_;
};
static_assert(ReadyTexts::kBlock == TextCursor::kBlock);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_NAME_CURSOR_H_
