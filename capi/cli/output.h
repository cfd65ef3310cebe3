// Prints on the standard output, which is buffered, and on the error stream; breaks text into lines and columns.
#ifndef ENTENTE_CAPI_CLI_OUTPUT_H_
#define ENTENTE_CAPI_CLI_OUTPUT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "entente/entente.h"

namespace entente_cli {

// Any threads, also of the next two.
void Print(absl::string_view text);
// Prints a line. On a terminal a longer one is broken at blanks and goes on indented; in a pipe it stays one line, for
// programs that read it.
void PrintLine(absl::string_view line);
// The same with a given width; 0: no limit.
void PrintLine(absl::string_view line, uint32_t width);
// How many columns a text in UTF-8 takes.
size_t ColumnsOf(absl::string_view text);
// A line broken at blanks into lines of at most `width` columns (0: no limit); all but the first are indented.
std::string Broken(absl::string_view line, size_t width, size_t indent);
// "1 error", "2 errors".
std::string Counted(uint64_t count, absl::string_view noun);
// "Austria, England and France".
std::string ListOfNames(const std::vector<std::string>& names);
// The lines of a text; a line end at its end begins no further one.
std::vector<std::string> LinesOf(absl::string_view text);

// Writes out what was printed so far: before waiting, and before a message on the error stream.
void FlushNow();
// Writes out what was printed so far, then complains. Returns false, for the caller to return.
bool Refuse(absl::string_view message);
// Writes out what was printed so far, then prints "note: .." on the error stream.
void PrintNote(absl::string_view note);
// Whether the output can be written: false on a full disk or into a closed pipe.
bool TakesOutput();

// Writes out what was printed. If writing ever failed, complains and returns the exit code for that instead of `code`; for a
// closed pipe (`| head`) it returns the code of a program that SIGPIPE ended, without a message.
int FinishOutput(int code);

inline constexpr uint32_t kLeastWidth = 20, kMostWidth = 1u << 20;
// Columns of the terminal that the output goes to, from the system or the variable COLUMNS; 0 if it is no terminal, or its
// width is unknown.
uint32_t TerminalWidth();

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_OUTPUT_H_
