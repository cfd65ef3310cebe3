// Writes and reads the part of a snapshot (game_snapshot.h) about the current phase, without its position:
//
//   orders, then default orders, of all powers: bytes of WriteSheet
//   powers that want to wait: Number, a bit each
//   who may order whose units: how many powers allowed it, and each, ascending: the power (byte), those who may (Number,
//     a bit each)
//   the policy of the draw vote, by name: Text
//   votes: how many powers voted, and each, ascending: the power (byte); 1 for a vote without a list, 2 for one with a
//     list that the policy ignores, else 0 (byte); lists: how many, and each: Number, a bit for each power
//   end rules: 1 for the last survivor, 2 for a last year, in one byte; the year, if there is one: Word; how the year
//     limit ends the game: byte; stalemate years: Number
//   concessions: how many, and each, ascending: by whom and to whom (two bytes)
//
// Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_SNAPSHOT_PRESENT_H_
#define ENTENTE_ENGINE_RECORDS_SNAPSHOT_PRESENT_H_

#include "base/bytes.h"
#include "base/status.h"
#include "game/game.h"

namespace entente {

void WritePresent(const Game& game, ByteWriter& out);

// Reads it into a game that has none of it.
//   Errors: as Game gives them; invalid argument for other bytes. The game is then in no defined state.
Status ReadPresent(ByteReader& in, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_SNAPSHOT_PRESENT_H_
