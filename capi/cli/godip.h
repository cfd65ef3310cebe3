// Writes phases, results and options in the shape of godip, and reads its phases. docs/json.md#shapes-of-others describes it.
// Any threads.
#ifndef ENTENTE_CAPI_CLI_GODIP_H_
#define ENTENTE_CAPI_CLI_GODIP_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "handle.h"
#include "setting.h"

namespace entente_cli {

// The first phase of a game, which was played, with its orders and their resolutions, and the next one as "Next".
//   Errors: "not supported" for a phase that is no movement, retreats or adjustments of spring, fall or winter.
bool GodipResult(const entente_game* game, std::string& json, entente_error& error);

// The legal orders of a position as a tree: {"par":{"Next":{"Move":{"Next":{"par":{"Next":{"bur":..}}}}}}}.
bool GodipOptions(const entente_map* map, const void* position, const entente_rules& rules, std::string& json,
                  entente_error& error);

// Whether a JSON text has the keys of a phase of godip.
bool LooksGodip(absl::string_view json);
// Notes about members that are not read: mistyped ones, map and rules.
std::vector<std::string> GodipNotes(absl::string_view phase);

// Puts a phase of godip into our JSON. The text is valid JSON. False, with what was expected in `error`, if it is none.
bool ReadGodip(absl::string_view phase, const Setting& setting, std::string& json, entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_GODIP_H_
