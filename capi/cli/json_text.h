// Text as JSON strings.
#ifndef ENTENTE_CAPI_CLI_JSON_TEXT_H_
#define ENTENTE_CAPI_CLI_JSON_TEXT_H_

#include <string>
#include <string_view>

namespace entente_cli {

// The text in quotes, escaped where JSON asks for it; bytes that are no UTF-8 (names of files may have any) become
// U+FFFD.
std::string JsonQuoted(std::string_view text);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_JSON_TEXT_H_
