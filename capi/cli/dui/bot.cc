#include "dui/bot.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace entente_cli::dui {

std::string DuiBot::Start(double seconds) {
  if (std::string failure = program_.Start(); !failure.empty()) return failure;
  Send("dui");
  std::string line;
  if (!Await("duiok", seconds, line)) return failure_;
  for (const std::string& told : lines_) {
    absl::string_view text = told;
    if (absl::ConsumePrefix(&text, "id name ")) name_ = std::string(text);
  }
  return "";
}

bool DuiBot::Await(absl::string_view word, double seconds, std::string& line) {
  program_.BeginTurn();
  const double end = SecondsNow() + seconds;
  failure_.clear();
  while (AwaitLine(program_, end - SecondsNow(), line, failure_)) {
    if (line == word || absl::StartsWith(line, absl::StrCat(word, " "))) return true;
    lines_.push_back(std::move(line));
  }
  if (failure_.empty()) failure_ = absl::StrCat("no ", word, " within ", seconds, " seconds");
  return false;
}

bool DuiBot::Quit(double seconds) {
  Send("quit");
  program_.CloseInput();
  std::string line, why;
  const double end = SecondsNow() + seconds;
  while (AwaitLine(program_, end - SecondsNow(), line, why)) {
  }
  const bool has_ended = program_.output() < 0;
  program_.Kill();
  return has_ended;
}

std::vector<std::string> DuiBot::TakeLines() { return std::exchange(lines_, {}); }

}  // namespace entente_cli::dui
