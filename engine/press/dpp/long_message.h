// Messages that are longer than the lines of a receiver: "LNG n", n lines, "EOM". They are broken between words, and joined
// with a blank where they were. One thread at a time per joiner; else any threads.
//   Source: the DPP protocol of 26 May 1994 (LNG, EOM).
#ifndef ENTENTE_ENGINE_PRESS_DPP_LONG_MESSAGE_H_
#define ENTENTE_ENGINE_PRESS_DPP_LONG_MESSAGE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"

namespace entente::press::dpp {

// So long are "LNG 32767" and longer words than most.
inline constexpr size_t kShortestLimit = 16;
// Characters of a long message that are kept while its lines come.
inline constexpr size_t kLongestMessage = 1 << 17;

// The lines that a message is sent in, without what ends them: itself, or as a long one if it has more than `most`
// characters. A word that is longer alone has a line of its own, whatever its length.
//   `most`: at least kShortestLimit; 0: no limit.
std::vector<std::string> SplitMessage(std::string_view message, size_t most);

// The message that a text of several lines is: a long one, or one line and empty ones.
//   Errors: as LineJoiner; invalid argument for more than one message or less.
Result<std::string> JoinLines(std::string_view lines);

// Puts the lines of one sender together.
class LineJoiner {
 public:
  // A message, if the line ends one: nothing while a long one is under way. The n lines of that are what they are, also
  // if one of them looks like EOM. A line that begins and ends no long message is a message, whatever it is. Empty lines
  // are no part of anything; they are counted.
  //   Errors: invalid argument for a line where EOM should stand; limit for a long message of more than kLongestMessage
  //   characters. Then the message so far is forgotten.
  Result<std::optional<std::string>> Add(std::string_view line);

  bool is_under_way() const { return is_long_; }
  int empty_lines() const { return empty_lines_; }

 private:
  bool is_long_ = false;
  int left_ = 0;  // lines that have yet to come
  int empty_lines_ = 0;
  std::string joined_;
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_LONG_MESSAGE_H_
