// Reads and writes the frame of a saved game of a referee: its first bytes, the version, a checksum. Any threads.
//
//   the form's magic, byte 26
//   version of the form: Number
//   the content of the form, which ends with the game: a snapshot (records/game_snapshot.h), Text
//   checksum: Word; FNV-1a (lines/position_hash.h) of all bytes before
//
// Number, Word and Text: base/bytes.h.
#ifndef ENTENTE_ENGINE_PRESS_TABLE_SAVED_FORM_H_
#define ENTENTE_ENGINE_PRESS_TABLE_SAVED_FORM_H_

#include <memory>
#include <string>
#include <string_view>

#include "base/bytes.h"
#include "game/game.h"

namespace entente::press {

struct SavedForm {
  std::string_view magic;  // "REFEREE\x1a"
  std::string_view what;   // in errors: "the referee's saved game"
  uint64_t version = 1;    // the newest, which is written; the older ones are read too
};

// The error for a damaged form: "the referee's saved game: it is cut off".
Status DamagedError(const SavedForm& form, std::string_view what);

// Begins the bytes of a form. The caller appends the content.
std::string BeginForm(const SavedForm& form);
// Ends the bytes with the game and the checksum.
//   Errors: limit, as GameToSnapshot.
Result<std::string> EndForm(std::string bytes, const Game& game);

// The version of a form, and a reader of its content.
struct OpenedForm {
  uint64_t version = 0;
  ByteReader content;
};
//   Errors: invalid argument for bytes of another form, or bytes that are damaged or cut off; unsupported for a newer
//   version.
Result<OpenedForm> OpenForm(const SavedForm& form, std::string_view bytes);
// Reads the game, which ends the form.
//   `map`: the map that the game must be on; null: any.
//   Errors: as GameFromSnapshot; invalid argument if an earlier read failed, bytes follow the game, the game is on another
//   map, or an order of the game is no text of DAIDE.
Result<std::unique_ptr<Game>> ReadGame(const SavedForm& form, ByteReader& in, MapRef map);

// Whether a saved game of DAIDE may have this name: one to eight letters, digits and underscores.
inline constexpr size_t kLongestGameName = 8;
bool IsGameName(std::string_view name);

// Reads a byte, which must be 0 or 1.
bool ReadFlag(ByteReader& in);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_SAVED_FORM_H_
