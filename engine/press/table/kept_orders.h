// Hands accepted orders to the game, as texts of DAIDE, and lists the orders that are missing. A later order for a unit
// replaces the earlier one; builds and removals add up. One thread at a time per game.
//
// A power orders a build or a waive for each unit that it may have and does not have, also if no home center is free for
// the build.
//   Source: DAIDE syntax 0.167 (iii), (iv): "All unused builds must be waived, even if they are unusable".
#ifndef ENTENTE_ENGINE_PRESS_TABLE_KEPT_ORDERS_H_
#define ENTENTE_ENGINE_PRESS_TABLE_KEPT_ORDERS_H_

#include <optional>

#include "game/game.h"
#include "press/table/board_messages.h"
#include "press/table/order_tokens.h"

namespace entente::press {

// Keeps an accepted order (order_note.h) of `power`.
//   `text`: the tokens of the order, without brackets around it; `written`: the same order, read by ReadOrder.
void KeepOrder(Game& game, const MapTokens& tokens, PowerIndex power, MessageView text, const WrittenOrder& written);

// A kept order. ReadKeptOrder reads it from a line of a sheet; no value if the text of the line is no order of DAIDE.
struct KeptOrder {
  Message text;
  WrittenOrder written;
};
std::optional<KeptOrder> ReadKeptOrder(const SheetLine& line, const MapTokens& tokens);

// The orders that a power may still give, and those of them that it owes: a turn waits for these. A power does not owe
// adjustments that its client cannot count: those beyond the difference of its centers in SCO and its units in NOW, as
// the build of a partisan site.
struct MissingOrders {
  std::vector<ListedUnit> units;
  int removals = 0;
  int builds = 0;        // builds or waives
  int owed = 0;          // units, removals and builds
  bool is_shown = true;  // whether SCO and NOW show the adjustments

  bool any() const { return !units.empty() || removals > 0 || builds > 0; }
};
// "MIS ( ENG FLT LON ) ..", "MIS ( -2 )" for builds, "MIS ( 1 )" for a removal.
Message MisMessage(const PositionView& position, const MapTokens& tokens, const MissingOrders& missing);
MissingOrders FindMissing(const Game& game, const MapTokens& tokens, PowerIndex power);

// Whether the text of every order of a game, played or handed in, is a text of DAIDE that reads as the same order.
//   `tokens`: of the game's map.
bool AreKeptOrders(const Game& game, const MapTokens& tokens);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_KEPT_ORDERS_H_
