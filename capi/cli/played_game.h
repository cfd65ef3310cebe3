// Plays a recorded game again up to its current phase, and writes it. Any threads.
#ifndef ENTENTE_CAPI_CLI_PLAYED_GAME_H_
#define ENTENTE_CAPI_CLI_PLAYED_GAME_H_

#include "absl/strings/string_view.h"
#include "handle.h"
#include "setting.h"

namespace entente_cli {

// Loads a game or a phase in our JSON, with the rules of the setting as the text changes them. False, with the reason in
// `error`, if it cannot be read or its phases do not follow from each other.
bool LoadGame(absl::string_view json, const Setting& setting, GameHandle& game, entente_error& error);

// The same of a game whose phases need not follow from each other: of one where they do not, its last phase alone.
bool LoadCurrentPhase(absl::string_view json, const entente_document* document, const Setting& setting,
                      GameHandle& game, entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PLAYED_GAME_H_
