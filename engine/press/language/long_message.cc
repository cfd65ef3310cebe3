#include "press/language/long_message.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace entente::press::dpp {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr int kMostLines = 100'000;

std::string_view Trimmed(std::string_view line) {
  const size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

// Takes the next line from `rest`: up to the last blank within `most` characters, else up to the first blank behind
// them.
std::string_view TakeLine(std::string_view& rest, size_t most) {
  size_t end = rest.size();
  if (rest.size() > most) {
    end = rest.rfind(' ', most);
    if (end == std::string_view::npos || end == 0) end = rest.find(' ', most);
    if (end == std::string_view::npos) end = rest.size();
  }
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(end);
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  return line;
}

// The number of lines that "LNG n" announces; 0 for any other line.
int LinesAnnounced(std::string_view line) {
  if (UpperCase(line.substr(0, 4)) != "LNG ") return 0;
  int count = 0;
  for (const char c : Trimmed(line.substr(4))) {
    if (c < '0' || c > '9' || count > kMostLines) return 0;
    count = count * 10 + (c - '0');
  }
  return count <= kMostLines ? count : 0;
}

}  // namespace

std::vector<std::string> SplitMessage(std::string_view message, size_t most) {
  if (most == 0 || message.size() <= most) return {std::string(message)};
  std::vector<std::string> lines = {""};
  for (std::string_view rest = message; !rest.empty();) lines.emplace_back(TakeLine(rest, most));
  lines.front() = "LNG " + std::to_string(lines.size() - 1);
  lines.emplace_back("EOM");
  return lines;
}

Result<std::string> JoinLines(std::string_view lines) {
  LineJoiner joiner;
  std::optional<std::string> message;
  while (!lines.empty()) {
    std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    Result<std::optional<std::string>> added = joiner.Add(line);
    if (!added.ok()) return added.status();
    if (!added->has_value()) continue;
    if (message.has_value()) return InvalidError("the lines are more than one message");
    message = *std::move(added);
  }
  if (joiner.is_under_way()) return InvalidError("the long message is cut off: expected EOM");
  return message.value_or("");
}

Result<std::optional<std::string>> LineJoiner::Add(std::string_view written) {
  const std::string_view line = Trimmed(written);
  if (line.empty()) {
    ++empty_lines_;
    return std::nullopt;
  }
  if (!is_long_) {
    left_ = LinesAnnounced(line);
    is_long_ = left_ > 0;
    joined_.clear();
    return is_long_ ? std::nullopt : std::optional(std::string(line));
  }
  if (left_ == 0) {
    is_long_ = false;
    if (UpperCase(line) != "EOM") return InvalidError("expected EOM behind the last line of a long message");
    return std::exchange(joined_, {});
  }
  if (joined_.size() + line.size() > kLongestMessage) {
    is_long_ = false;
    return LimitError("a long message has at most 131072 characters");
  }
  if (!joined_.empty()) joined_ += ' ';
  joined_ += line;
  --left_;
  return std::nullopt;
}

}  // namespace entente::press::dpp
