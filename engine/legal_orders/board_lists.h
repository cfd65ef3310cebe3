// The lists of all units of a board in one go, on processors of level v3: which ready-made supports a unit has is one word
// (ready_supports.h), and the orders that ask where an army could be convoyed are put together several at once.
//
// For boards of at most 63 units on maps of two words a row that have ready-made supports and short lists of what a unit
// supports into (ReachTables::SupportList). Other boards, and other processors, are walked over unit by unit
// (order_groups.h), with the same result in the same sequence. What is worked out for a board takes 800 bytes of the stack.
// No allocation; one thread per OrderGroups.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_BOARD_LISTS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_BOARD_LISTS_H_

#include "legal_orders/action_table.h"
#include "legal_orders/order_groups.h"
#include "legal_orders/order_sink.h"

namespace entente {

// Appends the orders of the units of a power (kNoPower: of all), as long as there is room. Returns the index of the first
// unit whose orders it has not looked at: unit_count(), unless there was not room for more, or the board is not one of
// those above.
size_t AppendBoard(const OrderGroups& groups, PowerIndex power, OrderSink& sink);
// The same for their numbers in a table of the map, kNoAction for those that it does not have.
size_t AppendBoardActions(const OrderGroups& groups, PowerIndex power, const ActionTable& table, ActionSink& sink);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_BOARD_LISTS_H_
