// Splits messages that are longer than a receiver's lines into "LNG n", n lines, "EOM", and joins them again. The lines
// are split between words and joined with a blank. One thread at a time per LineJoiner; the functions: any threads.
//   Source: the DPP protocol of 26 May 1994 (LNG, EOM).
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_LONG_MESSAGE_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_LONG_MESSAGE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"

namespace entente::press::dpp {

// The least limit of a line: "LNG 32767" and most words fit.
inline constexpr size_t kShortestLimit = 16;
// The most characters of a long message.
inline constexpr size_t kLongestMessage = 1 << 17;

// The lines of a message, without line ends: one line, or the lines of a long message if `message` has more than `most`
// characters. A word of more than `most` characters has a line of its own.
//   `most`: at least kShortestLimit; 0: no limit.
std::vector<std::string> SplitMessage(std::string_view message, size_t most);

// Joins a text of several lines to one message: a long message, or one line among empty lines.
//   Errors: as LineJoiner::Add; invalid argument for no message or several.
Result<std::string> JoinLines(std::string_view lines);

// Joins the lines of one sender to messages.
class LineJoiner {
 public:
  // Returns the message that the line completes; no value within a long message, whose n lines may hold any text, even
  // EOM. Outside of a long message every line is a message. Empty lines are skipped and counted.
  //   Errors: invalid argument for another line in the place of EOM; limit for a long message of more than
  //   kLongestMessage characters. An error drops the message so far.
  Result<std::optional<std::string>> Add(std::string_view line);

  bool is_under_way() const { return is_long_; }
  int empty_lines() const { return empty_lines_; }

 private:
  bool is_long_ = false;
  int left_ = 0;  // lines that have not arrived yet
  int empty_lines_ = 0;
  std::string joined_;
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_LONG_MESSAGE_H_
