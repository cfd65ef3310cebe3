#include "votes/judge_command.h"

#include <array>
#include <optional>
#include <string>

#include "base/text.h"
#include "map/called.h"

namespace entente {
namespace {

using Kind = JudgeCommand::Kind;

constexpr size_t kMostBytes = 4096;

struct CommandWord {
  std::string_view word;
  Kind kind;
};
constexpr std::array<CommandWord, 5> kCommands = {{{"DRAW", Kind::kDraw},
                                                   {"NODRAW", Kind::kNoDraw},
                                                   {"DIAS", Kind::kDias},
                                                   {"NODIAS", Kind::kNoDias},
                                                   {"CONCEDE", Kind::kConcede}}};

bool IsBetween(char c) { return c == ' ' || c == '\t' || c == ',' || c == '\r' || c == '\n'; }

class CommandReader {
 public:
  CommandReader(const Map& map, std::string_view text) : map_(map), text_(text) {}

  Result<JudgeCommand> Read() {
    JudgeCommand command;
    std::string_view word = NextWord();
    if (UpperCase(word) == "SET") word = NextWord();
    const std::optional<Kind> kind = KindOf(UpperCase(word));
    if (!kind.has_value()) {
      return Fault(word,
                   Quoted(word) + " is no command of a draw vote: expected DRAW, NODRAW, DIAS, NODIAS or CONCEDE");
    }
    command.kind = *kind;
    const bool takes_powers = *kind == Kind::kDraw || *kind == Kind::kConcede;
    for (word = NextWord(); !word.empty(); word = NextWord()) {
      if (!takes_powers) return Fault(word, Quoted(word) + " is too much: expected nothing more");
      if (Status read = ReadPowers(word, command.powers); !read.ok()) return read;
    }
    if (*kind == Kind::kConcede && command.powers.size() != 1) {
      return Fault(text_.substr(text_.size()), "expected the one power to which the game is conceded");
    }
    return command;
  }

 private:
  static std::string Quoted(std::string_view word) {
    return word.empty() ? "the end of the text" : "'" + Excerpt(word) + "'";
  }

  Status Fault(std::string_view word, const std::string& message) const {
    return ErrorAt(PlaceInText(text_, static_cast<size_t>(word.data() - text_.data()), word.size()), message);
  }

  static std::optional<Kind> KindOf(std::string_view word) {
    for (const CommandWord& command : kCommands) {
      if (command.word == word) return command.kind;
    }
    return std::nullopt;
  }

  std::string_view NextWord() {
    while (next_ < text_.size() && IsBetween(text_[next_])) ++next_;
    const size_t start = next_;
    while (next_ < text_.size() && !IsBetween(text_[next_])) ++next_;
    return text_.substr(start, next_ - start);
  }

  // Reads the name of one power, or the letters of several. A word that is both is a name, because on maps with many
  // letters most names are also rows of letters. It is an error if a letter of one power is the name of another.
  Status ReadPowers(std::string_view word, std::vector<PowerIndex>& powers) const {
    const std::optional<PowerIndex> named = map_.FindPower(word);
    const std::vector<PowerIndex> lettered = ByLetters(word);
    if (named.has_value() && lettered.size() == 1 && lettered.front() != *named) {
      return Fault(word, Quoted(word) + " is a name and the letter of another power: expected a longer name");
    }
    if (named.has_value()) {
      powers.push_back(*named);
    } else if (!lettered.empty()) {
      powers.insert(powers.end(), lettered.begin(), lettered.end());
    } else {
      return Fault(word, Quoted(word) + " names no power: expected " + Expected());
    }
    return OkStatus();
  }

  // The powers of a row of letters; empty if one of the letters belongs to no power.
  std::vector<PowerIndex> ByLetters(std::string_view word) const {
    std::vector<PowerIndex> powers;
    std::string letters = UpperCase(word);
    if (!IsUtf8(letters)) return powers;
    for (std::string_view rest = letters; !rest.empty();) {
      const std::optional<PowerIndex> power = PowerOfLetter(map_, CodePointOf(rest));
      if (!power.has_value()) return {};
      powers.push_back(*power);
      rest.remove_prefix(FirstCharacter(rest).size());
    }
    return powers;
  }

  std::string Expected() const {
    std::string expected;
    for (const PowerIndex power : map_.powers()) {
      expected.append(power == 0 ? "" : ", ").append(map_.PowerId(power));
      if (map_.PowerLetter(power) != 0) expected += " (" + Utf8Of(map_.PowerLetter(power)) + ")";
    }
    return expected;
  }

  const Map& map_;
  std::string_view text_;
  size_t next_ = 0;
};

}  // namespace

Result<JudgeCommand> ReadJudgeCommand(const Map& map, std::string_view text) {
  if (text.size() > kMostBytes) return LimitError("a command of more than 4096 bytes");
  return CommandReader(map, text).Read();
}

}  // namespace entente
