#include "press/language/dpp_line.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "press/language/dpp_words.h"
#include "press/language/message_text.h"

namespace entente::press::dpp {
namespace {

constexpr std::string_view kCoasts[] = {"NCS", "SCS", "ECS"};

bool IsBlankIn(char c) { return c == ' ' || c == '\t'; }
bool IsBracketIn(char c) { return c == '(' || c == ')'; }
bool IsControl(char c) { return (static_cast<uint8_t>(c) < 0x20 && c != '\t') || c == 0x7f; }

std::optional<int> NumberIn(std::string_view run) {
  const bool is_negative = run[0] == '-';
  const std::string_view digits = run.substr(is_negative ? 1 : 0);
  if (digits.empty() || digits.size() > 5) return std::nullopt;
  int number = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  if (is_negative) number = -number;
  if (number < kLeastNumber || number > kGreatestNumber) return std::nullopt;
  return number;
}

class LineReader {
 public:
  LineReader(std::string_view line, const Vocabulary& vocabulary, Reading reading)
      : line_(line), vocabulary_(vocabulary), reading_(reading) {}

  Result<Message> Read() {
    if (Status status = CheckCharacters(); !status.ok()) return status;
    for (size_t at = 0; at < line_.size() && message_.size() <= kMostTokens;) {
      if (IsBlankIn(line_[at])) {
        ++at;
      } else if (IsBracketIn(line_[at])) {
        message_.push_back(line_[at++] == '(' ? tokens::kBRA : tokens::kKET);
      } else {
        size_t end = at;
        while (end < line_.size() && !IsBlankIn(line_[end]) && !IsBracketIn(line_[end])) ++end;
        AddRun(line_.substr(at, end - at));
        at = end;
      }
    }
    if (message_.size() > kMostTokens) return LimitError("a message has at most 32767 tokens");
    return std::move(message_);
  }

 private:
  Status CheckCharacters() const {
    const auto control = std::find_if(line_.begin(), line_.end(), IsControl);
    if (control != line_.end()) {
      const auto at = static_cast<size_t>(control - line_.begin());
      const bool is_end = *control == '\n' || *control == '\r';
      return ErrorAt(PlaceInText(line_, at, 1),
                     is_end ? "the line ends here: a message is one line" : "a control character is no part of a line");
    }
    if (IsUtf8(line_)) return OkStatus();
    return ErrorAt(PlaceInText(line_, 0, line_.size()), "the line is no UTF-8");
  }

  void AddRun(std::string_view run) {
    for (; !run.empty() && run[0] == '*'; run.remove_prefix(1)) message_.push_back(words::kStar);
    if (run.empty()) return;
    if (run == "-") return message_.push_back(words::kDash);
    if (const std::optional<int> number = NumberIn(run)) return message_.push_back(NumberToken(*number));
    if (const std::optional<Token> word = WordIn(run)) return message_.push_back(*word);
    message_.push_back(words::kNAME);
    for (const char c : run) message_.push_back(TextToken(c));
  }

  std::optional<Token> WordIn(std::string_view run) const {
    const std::optional<Token> found = vocabulary_.Find(run);
    if (reading_ == Reading::kStrict)
      return found.has_value() && vocabulary_.Word(*found) == run ? found : std::nullopt;
    return !found.has_value() && UpperCase(run) == "BOT" ? vocabulary_.Find("GOB") : found;
  }

  const std::string_view line_;
  const Vocabulary& vocabulary_;
  const Reading reading_;
  Message message_;
};

class LineWriter {
 public:
  explicit LineWriter(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

  std::string Write(MessageView message) {
    for (size_t i = 0; i < message.size();) {
      if (message[i] == words::kNAME && i + 1 < message.size() && IsText(message[i + 1])) {
        i = WriteName(message, i + 1);
      } else {
        WriteToken(message[i++]);
      }
    }
    return std::move(text_);
  }

 private:
  // Writes a blank between tokens, except inside brackets, behind *, and between a - and a bracket.
  void Begin(Token token) {
    const bool is_dash = token == words::kDash;
    const bool is_tight = last_ == tokens::kBRA || last_ == words::kStar ||
                          (last_ == words::kDash && IsOpening(token)) || (last_ == tokens::kKET && is_dash);
    if (!text_.empty() && !is_tight) text_ += ' ';
    last_ = token;
  }

  size_t WriteName(MessageView message, size_t at) {
    Begin(words::kNAME);
    for (; at < message.size() && IsText(message[at]); ++at) text_ += OctetOf(message[at]);
    return at;
  }

  void WriteToken(Token token) {
    if (IsClosing(token)) {
      last_ = token;
      return void(text_ += ')');
    }
    Begin(token);
    const std::string_view word = vocabulary_.Word(token);
    if (IsOpening(token)) {
      text_ += '(';
    } else if (IsNumber(token)) {
      text_ += std::to_string(NumberOf(token));
    } else if (token == words::kStar || token == words::kDash) {
      text_ += token == words::kStar ? '*' : '-';
    } else {
      text_ += word.empty() ? TokenNumberText(token) : std::string(word);
    }
  }

  const Vocabulary& vocabulary_;
  Token last_ = kNoToken;
  std::string text_;
};

}  // namespace

Result<Vocabulary> VocabularyOf(const Map& map, const MapTokens& tokens) {
  for (LocationIndex l = 0; l < map.location_count(); ++l) {
    const Token coast = tokens.Coast(l);
    if (coast == kNoToken) continue;
    const std::string_view word = tokens.vocabulary().Word(coast);
    if (std::find(std::begin(kCoasts), std::end(kCoasts), word) == std::end(kCoasts)) {
      return InvalidError("DPP has the coasts NCS, SCS and ECS; map " + std::string(map.name()) + " has " +
                          std::string(word));
    }
  }
  std::vector<NamedToken> names(tokens.names().begin(), tokens.names().end());
  if (!tokens.vocabulary().Find("SWI").has_value()) names.push_back({kSwitzerland, "SWI"});
  return Vocabulary::Make(kWords, names);
}

Result<Message> ReadLine(std::string_view line, const Vocabulary& vocabulary, Reading reading) {
  return LineReader(line, vocabulary, reading).Read();
}

std::string LineText(MessageView message, const Vocabulary& vocabulary) {
  return LineWriter(vocabulary).Write(message);
}

}  // namespace entente::press::dpp
