// Lists of words that options choose from.
#ifndef ENTENTE_CAPI_CLI_WORD_LISTS_H_
#define ENTENTE_CAPI_CLI_WORD_LISTS_H_

#include <string>
#include <vector>

#include "entente/entente.h"

namespace entente_cli {

// The words of an enum whose members count from 0.
std::vector<std::string> EnumWords(entente_word_list of);
std::vector<std::string> BuiltinMapNames();

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_WORD_LISTS_H_
