// The standard output, buffered; and asking the library for text of unknown size.
#ifndef ENTENTE_CAPI_CLI_OUTPUT_H_
#define ENTENTE_CAPI_CLI_OUTPUT_H_

#include <string>
#include <string_view>

#include "entente/entente.h"

namespace entente_cli {

// Any threads, also of the next two.
void Print(std::string_view text);
// Prints a line. On a terminal a longer one is broken at blanks and goes on indented; in a pipe a line stays one, for
// programs that read it.
void PrintLine(std::string_view line);
// The same for a width that is known; 0: as long as it is.
void PrintLine(std::string_view line, uint32_t width);
// How many columns a text in UTF-8 takes.
size_t ColumnsOf(std::string_view text);
// Writes out what was printed so far: before waiting, and before something is said on the error stream.
void FlushNow();
// Complains behind what was printed so far. Returns false, which is what most callers answer then.
bool Refuse(std::string_view message);
// "note: ..", a line on the error stream behind what was printed so far.
void TellNote(std::string_view note);
// Whether the output takes more: not on a full disk or into a closed pipe.
bool TakesOutput();

// Writes out what was printed. If that failed at any time, complains and returns the exit code for it instead of `code`;
// of a closed pipe (`| head`) nobody needs to be told: the code is that of a program which SIGPIPE ended.
int FinishOutput(int code);

inline constexpr uint32_t kLeastWidth = 20, kMostWidth = 1u << 20;
// Columns of the terminal that the output goes to, by itself or the variable COLUMNS; 0 if it is none, or nothing tells
// its width.
uint32_t TerminalWidth();

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
