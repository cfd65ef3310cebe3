// The forms of games that the library knows, for lists and complaints.
#ifndef ENTENTE_CAPI_CLI_FORM_NAMES_H_
#define ENTENTE_CAPI_CLI_FORM_NAMES_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "arguments.h"
#include "entente/entente.h"

namespace entente_cli {

// In the sequence of the library.
std::vector<entente_game_form_info> GameForms();

// Their names, for an option.
std::vector<std::string> FormNames();
// The form named by an option. Without the option, ENTENTE_GAME_FORM_GUESS.
uint32_t FormOf(const Arguments& arguments, absl::string_view option);

// A text in a form with a line end. JSON has none of its own; the other text forms have one; a snapshot is bytes, not lines.
std::string WithLineEnd(absl::string_view text, uint32_t form);

// A form that the library has.
entente_game_form_info GameFormInfoOf(entente_game_form form);

// "; it looks like webdiplomacy (state that webDiplomacy's API gives)".
std::string LooksLike(entente_game_form form);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_FORM_NAMES_H_
