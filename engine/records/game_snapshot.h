// A game as bytes: small, quickly written and read, the same on every platform. For keeping a game and going on with
// it; for other programs there is JSON (game_json.h). Any threads.
//
//   "ENTENTE", byte 26
//   version of the form: Number; 2
//   map: its name (Text), its fingerprint (Number)
//   rules: Text; what differs from the engine's default, name=value, sorted by name, commas between; `-` for nothing
//   id: Text; as JSON, empty if the game has none
//   the position that the game begins with (position/position_bytes.h)
//   phases played: how many (Number), and each: powers whose lines are default orders (Number, a bit each), and what
//     was handed in, power after power, as bytes of WriteSheet (Text)
//   what is handed in for the current phase, who may order whose units, and the draw vote (snapshot_present.h)
//   the position that the game has come to
//   checksum: Word; FNV-1a (position_hash.h) of all bytes before
//
// Number, Word and Text: base/bytes.h; sheets: order/sheet_bytes.h. Positions after the first are not kept: reading plays
// the phases again and compares the last one. Phases that were undone are not kept. A game that was ended by its players
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
