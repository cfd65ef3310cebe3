// Splits a line of a case file. All parts are views into the line, so that a fault has its column. Any threads.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_LINE_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_LINE_H_

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace entente::datc {

// A fault in a line and its place. An empty text means no fault.
struct Fault {
  std::string text;
  absl::string_view at;  // inside the line

  bool any() const { return !text.empty(); }
};

// The line with a '?' for each byte of a control character and each byte that is not UTF-8, so that no error shows them.
std::string Readable(absl::string_view line);
// The text in quotes for an error, cut short if it is long.
std::string Quoted(absl::string_view text);

// Makes the fault "expected ..., found 'x'".
Fault NotExpected(absl::string_view expected, absl::string_view found);

// "; nearest: order", or nothing.
std::string NearestText(absl::string_view word, std::span<const absl::string_view> candidates);

using Words = std::vector<absl::string_view>;

// The parts between separators, trimmed. Skips empty parts.
Words Split(absl::string_view text, char separator);
// Removes the first word from `text` and returns it.
absl::string_view TakeWord(absl::string_view& text);
std::optional<int> NumberOf(absl::string_view text);

std::vector<std::string> Strings(const Words& words);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_LINE_H_
