// Finds the note for an order that was handed in: MBV if it is accepted, else its first fault. Faults are looked for in
// the sequence of the order checker that the first server and its clients share. One thread at a time.
//   Source: DAIDE syntax 0.167 (THX, AOA); for the sequence, which it leaves open, that checker.
#ifndef ENTENTE_ENGINE_PRESS_TABLE_ORDER_NOTE_H_
#define ENTENTE_ENGINE_PRESS_TABLE_ORDER_NOTE_H_

#include <span>

#include "board/legality.h"
#include "press/table/order_tokens.h"

namespace entente::press {

class OrderNotes {
 public:
  // For orders of the position. Its block and map, and `rules`, outlive this.
  //   `any_orders`: AOA. Accepts orders that the unit cannot carry out, if the season is right and the unit is the power's
  //   own, and several builds for one place.
  OrderNotes(const PositionView& position, const RuleOptions& rules, bool any_orders)
      : board_(position, rules), any_orders_(any_orders) {}

  // MBV if the order of `power` is accepted.
  //   `stored`: the power's accepted orders, for the number of its builds and removals.
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
  bool MayBuildAt(PowerIndex power, ProvinceIndex province) const;

  BoardView board_;
  bool any_orders_;
};

// The type of phase that an order's word belongs to.
PhaseType PhaseOf(Token order_word);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_ORDER_NOTE_H_
