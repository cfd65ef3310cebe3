// Finds the note for an order that was handed in: MBV if it is accepted, else its first fault. Faults are tested in the
// order of the order checker that the first DAIDE server and its clients share. One thread at a time.
//   Source: DAIDE syntax 0.167 (THX, AOA). It leaves the order of the tests open; that order is from the checker.
#ifndef ENTENTE_ENGINE_PRESS_TABLE_ORDER_NOTE_H_
#define ENTENTE_ENGINE_PRESS_TABLE_ORDER_NOTE_H_

#include <span>

#include "board/legality.h"
#include "press/table/order_tokens.h"

namespace entente::press {

class OrderNotes {
 public:
  // For orders in `position`. The block and the map of the position, and `rules`, outlive this object.
  //   `any_orders`: AOA. Accepts orders that the unit cannot carry out, if the season is right and the unit belongs to
  //   the power; also accepts several builds for one place.
  OrderNotes(const PositionView& position, const RuleOptions& rules, bool any_orders)
      : board_(position, rules), any_orders_(any_orders) {}

  // The note of an order of `power`: MBV if it is accepted.
  //   `stored`: the power's accepted orders, which count against its builds and removals.
  Token NoteOf(PowerIndex power, const WrittenOrder& written, std::span<const Order> stored) const;

 private:
  const PositionView& position() const { return board_.position(); }
  const Map& map() const { return board_.map(); }

  Token MovementNote(PowerIndex power, const WrittenOrder& written) const;
  Token MoveNote(const Unit& unit, LocationIndex to) const;
  Token ConvoyNote(const Unit& unit, const Unit& army) const;
  Token ConvoyedMoveNote(const Unit& unit, std::span<const LocationIndex> path, LocationIndex to) const;
  Token RetreatNote(PowerIndex power, const WrittenOrder& written) const;
  Token BuildNote(PowerIndex power, const WrittenOrder& written, std::span<const Order> stored) const;
  Token RemovalNote(PowerIndex power, const Unit& unit, std::span<const Order> stored) const;
  Token WaiveNote(PowerIndex power, PowerIndex by, std::span<const Order> stored) const;

  bool Stands(const Unit& unit) const;
  Token SiteNote(PowerIndex power, ProvinceIndex at) const;

  BoardView board_;
  bool any_orders_;
};

// The type of phase in which orders with this word are given.
PhaseType PhaseOf(Token order_word);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_ORDER_NOTE_H_
