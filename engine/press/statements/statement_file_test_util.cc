#include "press/statements/statement_file_test_util.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace entente::press {
namespace {

Statement ReadHead(int number, const std::string& line) {
  Statement statement;
  statement.number = number;
  const size_t blank = line.find(' ');
  statement.id = line.substr(0, blank);
  statement.section = blank == std::string::npos ? "" : line.substr(blank + 1);
  constexpr std::string_view kDiffers = "differs: ";
  if (const size_t at = statement.section.find(kDiffers); at != std::string::npos) {
    statement.differs = statement.section.substr(at + kDiffers.size());
    statement.section.resize(at);
  }
  return statement;
}

}  // namespace

std::vector<StatementScene> ReadStatements(const std::string& file) {
  std::ifstream in(file);
  EXPECT_TRUE(in.good()) << file;
  std::vector<StatementScene> scenes(1);
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (line.find_first_not_of(' ') == std::string::npos || line[0] == '#') continue;
    if (line.starts_with("scene ")) {
      scenes.push_back({number, line.substr(6), {}});
    } else if (line[0] != ' ') {
      scenes.back().statements.push_back(ReadHead(number, line));
    } else if (!scenes.back().statements.empty()) {
      scenes.back().statements.back().lines.push_back({number, line.substr(line.find_first_not_of(' '))});
    } else {
      ADD_FAILURE() << file << ":" << number << ": a line without a statement";
    }
  }
  return scenes;
}

std::vector<std::string> WordsOf(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::string Spaced(std::string_view text) {
  std::string spaced;
  bool is_quoted = false;
  for (const char c : text) {
    if (c == '\'') is_quoted = !is_quoted;
    const bool is_bracket = !is_quoted && (c == '(' || c == ')');
    const bool is_blank = !is_quoted && c == ' ';
    if ((is_bracket || is_blank) && !spaced.empty() && spaced.back() != ' ') spaced += ' ';
    if (!is_blank) spaced += c;
    if (is_bracket) spaced += ' ';
  }
  while (!spaced.empty() && spaced.back() == ' ') spaced.pop_back();
  return spaced;
}

bool Fits(std::string_view pattern, std::string_view text) {
  const size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == text;
  if (text.substr(0, star) != pattern.substr(0, star)) return false;
  const std::string_view rest = pattern.substr(star + 1);
  for (size_t at = star; at <= text.size(); ++at) {
    if (Fits(rest, text.substr(at))) return true;
  }
  return false;
}

}  // namespace entente::press
