// A line of a case file taken apart. All parts are views into the line, so that a fault knows its column. Any threads.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_LINE_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_LINE_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente::datc {

// What is wrong with a line, and where; nothing if the text is empty.
struct Fault {
  std::string text;
  std::string_view at;  // inside the line

  bool any() const { return !text.empty(); }
};

// "found 'x'" of a fault.
Fault NotExpected(std::string_view expected, std::string_view found);

// "; nearest: order", or nothing.
std::string NearestText(std::string_view word, std::span<const std::string_view> candidates);

using Words = std::vector<std::string_view>;

// With ASCII letters in lower case: words of the form may be written in any.
std::string Lower(std::string_view text);

// Without the blanks around it.
std::string_view Trimmed(std::string_view text);
// The parts between separators, blanks round them removed; empty ones do not count.
Words Split(std::string_view text, char separator);
// Cuts the first word off.
std::string_view TakeWord(std::string_view& text);
std::optional<int> NumberOf(std::string_view text);

std::vector<std::string> Strings(const Words& words);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_LINE_H_
