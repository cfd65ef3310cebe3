// Prints on the standard output (buffered) and on the error stream, and breaks text into lines.
#ifndef ENTENTE_CAPI_CLI_OUTPUT_H_
#define ENTENTE_CAPI_CLI_OUTPUT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "entente/entente.h"

namespace entente_cli {

// Prints a text. Any threads; the same holds for both PrintLine functions.
void Print(absl::string_view text);
// Prints a line. On a terminal a long line is broken at blanks and its further lines are indented. In a pipe it stays one
// line, for programs that read it.
void PrintLine(absl::string_view line);
// The same with a given width (0: no limit) instead of the terminal's.
void PrintLine(absl::string_view line, uint32_t width);
// The number of columns of a UTF-8 text.
size_t ColumnsOf(absl::string_view text);
// Breaks a line at blanks into lines of at most `width` columns (0: no limit). All lines but the first are indented.
std::string Broken(absl::string_view line, size_t width, size_t indent);
// A count with its noun: "1 error", "2 errors".
std::string Counted(uint64_t count, absl::string_view noun);
// A list in words: "Austria, England and France".
std::string ListOfNames(const std::vector<std::string>& names);
// The time in UTC, with milliseconds: "2026-01-31T23:59:59.123Z".
std::string TimeNow();

// Writes out the buffer. Call it before waiting for input and before a message on the error stream.
void FlushNow();
// Writes out the buffer, then prints the message on the error stream. Always returns false, for `return Refuse(..)`.
bool Refuse(absl::string_view message);
// Prints a line on the error stream. On a terminal it is broken as by PrintLine.
void PrintError(absl::string_view line);
// Writes out the buffer, then prints "note: .." on the error stream.
void PrintNote(absl::string_view note);
// False once a write failed, because of a full disk or a closed pipe.
bool TakesOutput();

// Writes out the buffer and returns the exit code of the program: `code`, or kUnusable with a message if a write ever
// failed. After a closed pipe (`| head`) there is no message, and the code is that of a program ended by SIGPIPE.
int FinishOutput(int code);

inline constexpr uint32_t kLeastWidth = 20, kMostWidth = 1u << 20;
// The width of the terminal on the standard output (or `stream`), from the system or the variable COLUMNS; 0 if it is no
// terminal or the width is unknown.
uint32_t TerminalWidth();
uint32_t TerminalWidth(int stream);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_OUTPUT_H_
