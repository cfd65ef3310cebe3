// The standard output, buffered; and asking the library for text of unknown size.
#ifndef ENTENTE_CAPI_CLI_OUTPUT_H_
#define ENTENTE_CAPI_CLI_OUTPUT_H_

#include <string>
#include <string_view>

#include "entente/entente.h"

namespace entente_cli {

void Print(std::string_view text);
// Prints a line. On a terminal a longer one is broken at blanks and goes on indented; in a pipe a line stays one, for
// programs that read it.
void PrintLine(std::string_view line);
// Writes out what was printed. Complains and returns false if it cannot be written (a full disk, a closed pipe).
bool Flush();

// Text that call(buffer, capacity, &length) gives: asked for once more if it does not fit. Returns the status of the
// last call.
template <typename Call>
entente_status TextOf(std::string& text, const Call& call) {
  size_t length = 0;
  if (text.size() < 256) text.resize(256);
  entente_status status = call(text.data(), text.size(), &length);
  if (status == ENTENTE_ERR_BUFFER_TOO_SMALL) {
    text.resize(length);
    status = call(text.data(), text.size(), &length);
  }
  text.resize(status == ENTENTE_OK ? length : 0);
  return status;
}

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_OUTPUT_H_
