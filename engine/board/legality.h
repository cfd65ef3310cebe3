// Checks whether an order is legal on a board: could the unit follow it, given the position but no other order?
//
// An illegal order is a value with its reason, never an error; the unit holds. The check *normalises* a legal order:
// it fills in the real type and coast of the ordered unit, the only possible coast of a fleet move, and the real type
// of a supported or convoyed unit. Nothing allocates; one thread at a time uses a BoardView.
//   Source: DATC 4.B, 4.C, 4.E.1 and chapter 5 "before solving" (cases 6.A, 6.B, 6.D.8, 6.D.22-6.D.34, 6.F.1, 6.G.7,
//           6.G.19).
#ifndef ENTENTE_ENGINE_BOARD_LEGALITY_H_
#define ENTENTE_ENGINE_BOARD_LEGALITY_H_

#include "board/board_view.h"
#include "order/illegality.h"
#include "order/order.h"

namespace entente {

// Whether the league of `power` forbids it to support or convoy `unit` on its way to `to` (kNoProvince: to hold).
//   Source: maps/LANGUAGE.md (LEAGUE).
bool LeagueLineForbids(const PositionView& position, PowerIndex power, const Unit& unit, ProvinceIndex to);
inline bool LeagueForbids(const PositionView& position, const RuleOptions& rules, PowerIndex power, const Unit& unit,
                          ProvinceIndex to) {
  return HasLeagues(position, rules) && LeagueLineForbids(position, power, unit, to);
}

// Fast test by rows: true if an order of a movement phase is legal and already normalised, as most orders are. If it
// is false, call CheckInFull().
bool IsLegalAsWritten(const BoardView& board, Order order);
// Normalises an order of a movement phase, or gives the reason why it is illegal. Takes three times as long.
CheckedOrder CheckInFull(const BoardView& board, Order order);

// Checks an order of a movement phase. It does not look for duplicate orders; phase/ does.
inline CheckedOrder CheckMovementOrder(const BoardView& board, Order order) {
  return IsLegalAsWritten(board, order) ? CheckedOrder{order} : CheckInFull(board, order);
}

// The location where a fleet at `from` arrives when it is ordered to `target` (a province or a coast); kNoLocation,
// with the reason in `why`, if there is none. DATC 4.B.1, 4.B.2, 4.B.3.
LocationIndex FleetDestination(const Graph& graph, const Map& map, const RuleOptions& rules, LocationIndex from,
                               LocationIndex target, Illegality& why);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_LEGALITY_H_
