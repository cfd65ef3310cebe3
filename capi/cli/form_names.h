// The forms of games that the library knows, for lists and complaints.
#ifndef ENTENTE_CAPI_CLI_FORM_NAMES_H_
#define ENTENTE_CAPI_CLI_FORM_NAMES_H_

#include <string>
#include <vector>

#include "entente/entente.h"

namespace entente_cli {

// In the sequence of the library.
std::vector<entente_game_form_info> GameForms();

// A form that the library has.
entente_game_form_info GameFormInfoOf(entente_game_form form);

// "; it looks like webdiplomacy (state that webDiplomacy's API gives)".
std::string LooksLike(entente_game_form form);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_FORM_NAMES_H_
