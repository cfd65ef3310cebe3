// Writes a game as bytes and reads it: small, fast, the same on every platform. Use it to keep a game and go on with it; other
// programs read JSON (game_json.h). Any threads.
//
//   "ENTENTE", byte 26
//   version of the form: Number; 2
//   map: its name (Text), its fingerprint (Number)
//   rules: Text; what differs from the engine's default, name=value, sorted by name, commas between; `-` for nothing
//   id: Text; as JSON, empty if the game has none
//   the position that the game begins with (position/position_bytes.h)
//   phases played: how many (Number), and each: powers whose lines are default orders (Number, a bit each), and what
//     was handed in, power after power, as bytes of WriteSheet (Text)
//   about the current phase:
//     orders, then default orders, of all powers: bytes of WriteSheet
//     powers that want to wait: Number, a bit each
//     who may order whose units: how many powers allowed it, and each, ascending: the power (byte), those who may (Number,
//       a bit each)
//     the policy of the draw vote, by name: Text
//     votes: how many powers voted, and each, ascending: the power (byte); 1 for a vote without a list, 2 for one with a
//       list that the policy ignores, else 0 (byte); lists: how many, and each: Number, a bit for each power
//     end rules: 1 for the last survivor, 2 for a last year, in one byte; the year, if there is one: Word; how the year
//       limit ends the game: byte; stalemate years: Number
//     concessions: how many, and each, ascending: by whom and to whom (two bytes)
//   the position that the game has come to
//   checksum: Word; FNV-1a (position_hash.h) of all bytes before
//
// Number, Word and Text: base/bytes.h; sheets: order/sheet_bytes.h. Positions after the first are not kept: reading plays
// the phases again and compares the last position. Phases that were undone are not kept. A game that was ended by its players
// is one whose last position is over where its phases lead to one that goes on.
#ifndef ENTENTE_ENGINE_RECORDS_GAME_SNAPSHOT_H_
#define ENTENTE_ENGINE_RECORDS_GAME_SNAPSHOT_H_

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "base/status.h"
#include "game/game.h"

namespace entente {

inline constexpr std::string_view kSnapshotMagic = "ENTENTE\x1a";
inline constexpr uint64_t kSnapshotVersion = 2;
// Of a snapshot that is written or read. A phase without orders takes two bytes and, once played, some 600.
inline constexpr size_t kMostSnapshotBytes = size_t{64} << 20;
inline constexpr int kMostSnapshotPhases = 100000;

// Whether bytes claim to be a snapshot.
bool LooksLikeSnapshot(std::string_view bytes);

//   Errors: limit if there are more bytes or phases than GameFromSnapshot reads.
Result<std::string> GameToSnapshot(const Game& game);

//   Shapes: `map` is for games that were played on it; null: a shipped map alone.
//   Errors: invalid argument for bytes that are no snapshot, are damaged or cut off, or whose phases do not lead to the
//           position that they should; unsupported for a newer version, or rules that this one does not know; not found
//           for an unknown map; limit. Every game it reads is sound, also from changed bytes with a right checksum.
Result<std::unique_ptr<Game>> GameFromSnapshot(std::string_view bytes, MapRef map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_SNAPSHOT_H_
