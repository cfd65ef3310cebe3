#include "legal_orders/order_groups.h"

#include <utility>

namespace entente {

OrderGroups::OrderGroups(const Map& map, OrderTablesRef tables)
    : map_(&map),
      words_(map.location_words()),
      tables_(std::move(tables)),
      position_(map, nullptr),
      convoys_(map),
      units_(static_cast<size_t>(map.province_count())),
      occupied_(static_cast<size_t>(words_)),
      armies_(static_cast<size_t>(words_)),
      fleets_(static_cast<size_t>(words_)),
      slots_(static_cast<size_t>(map.province_count())),
      third_(static_cast<size_t>(map.province_count())),
      goals_(static_cast<size_t>(map.province_count()) * static_cast<size_t>(words_)),
      goal_counts_(words_) {}

size_t OrderGroups::CountMoves(const Unit& unit) const {
  const ProvinceIndex at = map_->ProvinceOf(unit.location);
  const size_t direct =
      ready_ != nullptr ? ready_->RunsOf(Place(unit).number).In(ReadyOrders::kOwnSlot).count - 1  // without the hold
                        : static_cast<size_t>(CountBits(stage_->reach.Moves(unit.type, unit.location), words_));
  if (!TestBit(convoys_.passengers(), at)) return direct;
  return direct + static_cast<size_t>(CountBits(convoys_.Destinations(at), words_));
}

}  // namespace entente
