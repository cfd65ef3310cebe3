// Declares owning handles for the types of press.h.
#ifndef ENTENTE_CAPI_CLI_PRESS_HANDLE_H_
#define ENTENTE_CAPI_CLI_PRESS_HANDLE_H_

#include <memory>
#include <string>
#include <vector>

#include "entente/press.h"
#include "handle.h"

namespace entente_cli {

struct FreePress {
  void operator()(entente_language* language) const { entente_language_free(language); }
  void operator()(entente_session* session) const { entente_session_free(session); }
  void operator()(entente_referee* referee) const { entente_referee_free(referee); }
  void operator()(entente_master* master) const { entente_master_free(master); }
};
using LanguageHandle = std::unique_ptr<entente_language, FreePress>;
using SessionHandle = std::unique_ptr<entente_session, FreePress>;
using RefereeHandle = std::unique_ptr<entente_referee, FreePress>;
using MasterHandle = std::unique_ptr<entente_master, FreePress>;

// The words of options for a table of tokens, in the sequence of ENTENTE_TOKENS_*.
std::vector<std::string> TokenTables();

// Makes a language. Complains and returns null if the map has no such language. `flags`: ENTENTE_LANGUAGE_*.
LanguageHandle NewLanguage(const entente_map* map, uint32_t dialect, uint32_t flags = 0);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PRESS_HANDLE_H_
