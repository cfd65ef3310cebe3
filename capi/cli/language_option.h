// --language L: in which language is told.
#ifndef ENTENTE_CAPI_CLI_LANGUAGE_OPTION_H_
#define ENTENTE_CAPI_CLI_LANGUAGE_OPTION_H_

#include <cstdint>

#include "arguments.h"

namespace entente_cli {

inline constexpr OptionSpec kLanguageOption{"--language", true};

// Reads the option into a number of entente_explain_language; without it nothing is changed. Complains and returns false
// if there is no such language.
bool ReadLanguage(const Command& command, const Arguments& arguments, uint32_t& language);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_LANGUAGE_OPTION_H_
