// Frames a saved game of a referee: its first bytes, the version, a checksum. Any threads.
//
//   the form's magic, byte 26
//   version of the form: Number
//   what the form holds, last of it the game: a snapshot (records/game_snapshot.h), Text
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
  uint64_t version = 1;
};

// "the referee's saved game: it is cut off".
Status DamagedError(const SavedForm& form, std::string_view what);

// Begins the bytes of a form; the caller goes on with what it holds.
std::string BeginForm(const SavedForm& form);
// Ends them with the game and the checksum.
//   Errors: limit, as GameToSnapshot.
Result<std::string> EndForm(std::string bytes, const Game& game);

// A reader of what the form holds.
//   Errors: invalid argument for bytes of another form, which are damaged or cut off; unsupported for another version.
Result<ByteReader> OpenForm(const SavedForm& form, std::string_view bytes);
// The game, which ends the form.
//   Errors: as GameFromSnapshot; invalid argument if anything before could not be read, something follows, or an order of
//   the game is no text of DAIDE.
Result<std::unique_ptr<Game>> ReadGame(const SavedForm& form, ByteReader& in, MapRef map);

// Whether a saved game of DAIDE may have that name: one to eight letters, digits and underscores.
inline constexpr size_t kLongestGameName = 8;
bool IsGameName(std::string_view name);

// A byte that is 0 or 1.
bool ReadFlag(ByteReader& in);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_SAVED_FORM_H_
