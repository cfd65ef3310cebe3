// Writes pictures as PNG files, with the program rsvg-convert.
#ifndef ENTENTE_CAPI_CLI_PNG_FILE_H_
#define ENTENTE_CAPI_CLI_PNG_FILE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Complains and returns false if rsvg-convert is not installed or fails.
bool WritePng(const std::string& file, absl::string_view svg);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PNG_FILE_H_
