#include "press/language/message_text.h"

#include <algorithm>
#include <optional>

#include "base/text.h"

namespace entente::press {
namespace {

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool IsDigit(char c) { return '0' <= c && c <= '9'; }
bool IsLetter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

class TextReader {
 public:
  TextReader(std::string_view text, const Vocabulary& vocabulary) : text_(text), vocabulary_(vocabulary) {}

  Result<Message> Read() {
    while (SkipBlanks()) {
      if (Status status = ReadToken(); !status.ok()) return status;
      if (message_.size() > kMostTokens) return LimitError("a message has at most 32767 tokens");
    }
    return std::move(message_);
  }

 private:
  // Skips blanks. Returns whether text is left.
  bool SkipBlanks() {
    while (at_ < text_.size() && IsBlank(text_[at_])) ++at_;
    return at_ < text_.size();
  }

  Status ReadToken() {
    const char c = text_[at_];
    if (c == '(' || c == ')') return Take(1, c == '(' ? tokens::kBRA : tokens::kKET);
    if (c == '\'' || c == '"') return ReadString(c);
    if (c == '-' || IsDigit(c) || IsLetter(c)) return ReadWord();
    const std::string_view found = FirstCharacter(text_.substr(at_));
    return Fault(found.size(), Shown(found) +
                                   " begins no token; expected a word of three letters, a number, a bracket or "
                                   "a string in quotation marks");
  }

  Status ReadWord() {
    size_t end = at_ + 1;
    while (end < text_.size() && (IsDigit(text_[end]) || IsLetter(text_[end]))) ++end;
    const std::string_view word = text_.substr(at_, end - at_);
    if (std::all_of(word.begin() + (word[0] == '-'), word.end(), IsDigit)) return ReadNumber(word);
    if (const std::optional<Token> token = TokenOfNumber(word)) {
      return IsReserved(*token) ? Fault(word.size(), kReservedFault) : Take(word.size(), *token);
    }
    if (const std::optional<Token> token = vocabulary_.Find(word)) return Take(word.size(), *token);
    return Fault(word.size(), UnknownWord(word));
  }

  std::string UnknownWord(std::string_view word) const {
    std::string message = Shown(word) + " is neither a word of the language nor on the map";
    const std::vector<std::string_view> nearest = vocabulary_.NearestWords(word.substr(0, 64), 3);
    for (size_t i = 0; i < nearest.size(); ++i) {
      message.append(i == 0 ? "; did you mean " : i + 1 == nearest.size() ? " or " : ", ").append(nearest[i]);
    }
    return message + (nearest.empty() ? "" : "?");
  }

  Status ReadNumber(std::string_view word) {
    const bool is_negative = word[0] == '-';
    if (word == "-") return Fault(1, "a minus without a number");
    int number = 0;
    for (const char digit : word.substr(is_negative)) number = std::min(number * 10 + (digit - '0'), 100000);
    if (is_negative) number = -number;
    if (number < kLeastNumber || number > kGreatestNumber) {
      return Fault(word.size(), "the number " + Excerpt(word) + " is out of range: -8192 to 8191");
    }
    return Take(word.size(), NumberToken(number));
  }

  // Reads a token number, "0x4a25".
  static std::optional<Token> TokenOfNumber(std::string_view word) {
    if (word.size() != 6 || word[0] != '0' || (word[1] != 'x' && word[1] != 'X')) return std::nullopt;
    unsigned value = 0;
    for (const char c : word.substr(2)) {
      const bool is_hex = IsDigit(c) || ('a' <= (c | 0x20) && (c | 0x20) <= 'f');
      if (!is_hex) return std::nullopt;
      value = value << 4 | static_cast<unsigned>(IsDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return Token(static_cast<uint16_t>(value));
  }

  Status ReadString(char mark) {
    const size_t start = at_++;
    for (; at_ < text_.size() && message_.size() <= kMostTokens; ++at_) {
      if (text_[at_] == mark) {
        if (text_.substr(at_ + 1, 1) != std::string_view(&mark, 1)) {
          ++at_;
          return OkStatus();
        }
        ++at_;
      }
      message_.push_back(TextToken(text_[at_]));
    }
    if (at_ < text_.size()) return OkStatus();  // too long
    return ErrorAt(PlaceInText(text_, start, 1), "the string that begins here has no closing quotation mark");
  }

  Status Take(size_t length, Token token) {
    at_ += length;
    message_.push_back(token);
    return OkStatus();
  }
  Status Fault(size_t length, std::string_view message) const {
    return ErrorAt(PlaceInText(text_, at_, length), message);
  }
  static std::string Shown(std::string_view word) { return "'" + Excerpt(word) + "'"; }

  const std::string_view text_;
  const Vocabulary& vocabulary_;
  size_t at_ = 0;
  Message message_;
};

class TextWriter {
 public:
  explicit TextWriter(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

  std::string Write(MessageView message) {
    for (size_t i = 0; i < message.size();) {
      size_t end = i;
      while (end < message.size() && IsText(message[end])) ++end;
      if (end == i) {
        WriteToken(message[i++]);
      } else {
        WriteText(message.subspan(i, end - i));
        i = end;
      }
    }
    return std::move(text_);
  }

 private:
  void Blank() {
    if (!text_.empty()) text_ += ' ';
  }

  void WriteToken(Token token) {
    const std::string_view word = vocabulary_.Word(token);
    if (word.empty() && !IsNumber(token)) return WriteNumberOf(token);
    Blank();
    IsNumber(token) ? text_ += std::to_string(NumberOf(token)) : text_ += word;
  }

  void WriteNumberOf(Token token) {
    Blank();
    text_ += TokenNumberText(token);
  }

  // Writes valid characters as strings and other octets as numbers.
  void WriteText(MessageView run) {
    std::string octets;
    for (const Token token : run) octets += OctetOf(token);
    bool is_open = false;
    for (size_t i = 0; i < octets.size();) {
      const std::string_view character = FirstCharacter(std::string_view(octets).substr(i));
      const auto first = static_cast<uint8_t>(character[0]);
      const bool is_shown = first >= 0x20 && first != 0x7f && IsUtf8(character);
      if (is_shown && !is_open) {
        Blank();
        text_ += '\'';
      }
      if (!is_shown && is_open) text_ += '\'';
      is_open = is_shown;
      if (is_shown) {
        text_.append(character == "'" ? "''" : character);
        i += character.size();
      } else {
        WriteNumberOf(run[i++]);
      }
    }
    if (is_open) text_ += '\'';
  }

  const Vocabulary& vocabulary_;
  std::string text_;
};

}  // namespace

Result<Message> ReadMessage(std::string_view text, const Vocabulary& vocabulary) {
  return TextReader(text, vocabulary).Read();
}

std::string MessageText(MessageView message, const Vocabulary& vocabulary) {
  return TextWriter(vocabulary).Write(message);
}

std::string TokenNumberText(Token token) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "0x";
  for (int shift = 12; shift >= 0; shift -= 4) text += kDigits[token.value() >> shift & 0xf];
  return text;
}

}  // namespace entente::press
