// Writes a game as bytes and reads it. A snapshot is small, fast and the same on every platform. Use it to store a game and
// continue it; use JSON (game_json.h) for other programs. Any threads.
//
//   "ENTENTE", byte 26
//   version of the form: Number; 3
//   map: its name (Text), its fingerprint (Number), its canonical text and its graphics (Text; both empty for a shipped map)
//   rules: Text; the options that differ from the engine's default, as name=value, sorted by name, with commas; `-` if none
//   id: Text; as JSON, empty if the game has none
//   the first position of the game (position/position_bytes.h)
//   phases played: their number (Number), and each: powers whose lines are default orders (Number, a bit each), and the
//     orders, power after power, as bytes of WriteSheet (Text)
//   about the current phase:
//     orders, then default orders, of all powers: bytes of WriteSheet
//     powers that want to wait: Number, a bit each
//     permissions to order another power's units: the number of powers that gave them, and each, ascending: the power
//       (byte), the powers that may order its units (Number, a bit each)
//     the policy of the draw vote, by name: Text
//     votes: the number of powers that voted, and each, ascending: the power (byte); 1 for a vote without a list, 2 for a
//       vote with a list that the policy ignores, else 0 (byte); the number of lists, and each: Number, a bit for each power
//     end rules: a byte with 1 for the last survivor and 2 for a last year; the year, if there is one: Word; the kind of
//       end by the year limit: byte; stalemate years: Number; phase limit: Number
//     concessions: their number, and each, ascending: the conceding power and the winner (two bytes)
//   the current position
//   checksum: Word; FNV-1a (position_hash.h) of all bytes before
//
// Number, Word and Text: base/bytes.h; sheets: sheet/sheet_bytes.h. A snapshot keeps no positions between the first and the
// last: the reader plays the phases again and compares the last position. It keeps no undone phases. If the last position is
// over where the phases lead to a position that goes on, the players ended the game.
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
inline constexpr uint64_t kSnapshotVersion = 3;
// The limits of a snapshot. A phase without orders takes two bytes in the snapshot and about 600 once it is played.
inline constexpr size_t kMostSnapshotBytes = size_t{64} << 20;
inline constexpr int kMostSnapshotPhases = 100000;

// Checks that the last eight bytes are the checksum of the bytes before.
//   `what`: in the error: "the saved game".
//   Errors: invalid argument.
Status CheckChecksum(std::string_view bytes, std::string_view what);

// Whether the bytes begin with kSnapshotMagic.
bool LooksLikeSnapshot(std::string_view bytes);

// Writes a game.
//   Errors: limit if there are more bytes or phases than GameFromSnapshot accepts.
Result<std::string> GameToSnapshot(const Game& game);

// A snapshot in parts, for files that grow by what is new (server_file.h).
struct SnapshotParts {
  std::string head;          // from the version to the first position
  uint64_t phase_count = 0;  // the number of phases, and the phases
  std::string phases;
  std::string rest;  // from the current phase on, without the checksum
};
// The parts, but only of the phases from `first` on; without the head unless `with_head`.
SnapshotParts PartsOfSnapshot(const Game& game, uint64_t first, bool with_head);
// Puts the parts together.
//   Errors: as CheckSnapshotSize.
Result<std::string> JoinSnapshot(const SnapshotParts& parts);
//   Errors: limit if a snapshot of so many bytes and phases is not accepted by GameFromSnapshot.
Status CheckSnapshotSize(uint64_t bytes, uint64_t phases);

// Reads a game. The game is always valid, even if someone changed the bytes and corrected the checksum.
//   Shapes: `map` serves games played on it. Null: a shipped map, or the one that the snapshot carries.
//   Errors: invalid argument for bytes that are no snapshot, are damaged or cut off, or whose phases do not lead to the
//           last position; unsupported for a newer version or unknown rules; not found for an unknown map; limit.
Result<std::unique_ptr<Game>> GameFromSnapshot(std::string_view bytes, MapRef map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_SNAPSHOT_H_
