// Reads the game of a saved file of a referee (records/server_file.h), and checks it. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_TABLE_SAVED_FORM_H_
#define ENTENTE_ENGINE_PRESS_TABLE_SAVED_FORM_H_

#include <memory>
#include <string>
#include <string_view>

#include "base/bytes.h"
#include "game/game.h"
#include "records/server_file.h"

namespace entente::press {

// The error for a damaged form: "the referee's saved game: it is cut off".
Status DamagedError(const ServerForm& form, std::string_view what);

//   Errors: as ReadServerFile; invalid argument for bytes of another form.
Result<ServerFile> OpenForm(const ServerForm& form, std::string_view bytes);
// Reads the game of a form whose state was read by `in`.
//   `map`: the map that the game must be on; null: any.
//   Errors: as GameFromSnapshot; invalid argument if an earlier read failed or did not take all bytes, the game is on another
//   map, or an order of the game is no text of DAIDE.
Result<std::unique_ptr<Game>> ReadGame(const ServerForm& form, const ServerFile& file, const ByteReader& in,
                                       MapRef map);

// Whether a saved game of DAIDE may have this name: one to eight letters, digits and underscores.
inline constexpr size_t kLongestGameName = 8;
bool IsGameName(std::string_view name);

// Reads a byte, which must be 0 or 1.
bool ReadFlag(ByteReader& in);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_SAVED_FORM_H_
