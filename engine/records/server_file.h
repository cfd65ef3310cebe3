// Writes the saved file of a server, which grows by what is new, and reads it. The server saves after every event; the cost
// depends on what has changed, not on the length of the game. Any threads.
//
//   the name of the server's form in capitals, byte 26
//   version of the form: Number; 3
//   records, and each:
//     length of its content: Word
//     checksum: Word; FNV-1a (lines/position_hash.h) of all bytes of the file before
//     content:
//       the first part of the snapshot (records/game_snapshot.h): Text, empty behind the first record
//       entries of the server since the record before: Text
//       phases played since the record before: their number (Number), then as in the snapshot (Text)
//       state of the server: Text
//       the rest of the snapshot, from the current phase on, without the checksum: Text
//     checksum: Word, as above
//
// The game is all phases with the rest of the last record. A writer that was killed may leave a part of its last record:
// readers leave it out. Every other change of the bytes is an error.
//
// Version 1, which is read only, has behind its number: the state, the snapshot (Text), a checksum of all bytes before (Word).
//
// Number, Word and Text: base/bytes.h.
#ifndef ENTENTE_ENGINE_RECORDS_SERVER_FILE_H_
#define ENTENTE_ENGINE_RECORDS_SERVER_FILE_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "base/status.h"
#include "game/game.h"

namespace entente {

struct ServerForm {
  std::string_view magic;  // "REFEREE\x1a"
  std::string_view what;   // in errors: "the referee's saved game"
};

// What a server saves beside its game.
struct ServerPart {
  std::string state;         // as it is now
  std::string entries;       // those behind the mark
  uint64_t entry_count = 0;  // of all, since the beginning
};

// How far a file is written. A new one: nothing is written.
struct FileMark {
  uint64_t hash = 0;   // of the bytes of the file
  uint64_t state = 0;  // a hash of the state in the last record
  uint64_t phases = 0;
  uint64_t entries = 0;         // of the server
  uint64_t snapshot_bytes = 0;  // of the snapshot, but for its rest
  bool is_begun = false;
};

// The bytes to append to a file that is written up to the mark: a record, or nothing if nothing has changed. Moves the mark
// behind them.
//   Errors: limit, as GameToSnapshot. The mark is then unchanged.
Result<std::string> AppendixOf(const ServerForm& form, const ServerPart& server, const Game& game, FileMark& mark);

// Whether the bytes begin like the saved file of a server: with its own name in capitals and byte 26.
bool LooksLikeServerFile(std::string_view bytes);

struct ServerFile {
  uint64_t version = 3;    // of the form
  std::string_view state;  // of the last whole record
  std::string entries;     // of all records
  std::string snapshot;    // for GameFromSnapshot
  bool is_cut = false;     // a part of a record is left out at the end
};
// Reads a file for which LooksLikeServerFile is true.
//   `what`: as ServerForm.
//   Errors: invalid argument for a file that is damaged or has no whole record; unsupported for another version; limit.
Result<ServerFile> ReadServerFile(std::string_view bytes, std::string_view what = "the saved file of a server");

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_SERVER_FILE_H_
