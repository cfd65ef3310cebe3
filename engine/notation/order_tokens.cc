#include "notation/order_tokens.h"

#include <algorithm>
#include <string>

#include "base/text.h"

namespace entente {
namespace {

using Kind = OrderToken::Kind;

// Arrows beyond ASCII: en dash, em dash, minus sign, rightwards arrow, rightwards double arrow.
constexpr std::string_view kArrows[] = {"\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92", "\xE2\x86\x92", "\xE2\x87\x92"};
constexpr std::string_view kNoBreakSpace = "\xC2\xA0";

bool IsControl(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && c != '\t' && c != '\n' && c != '\r') || byte == 0x7f;
}

// Whether a byte always belongs to a word. This is a fast test: nearly all bytes of a text in upper case do.
constexpr bool IsWordByte(char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

// The length of the blank at `at`, 0 if there is none. Blanks only separate words. PlaceKey turns ',' and '+' into
// blanks.
size_t BlankAt(std::string_view text, size_t at) {
  constexpr std::string_view kBlanks = " \t\r\n,+;\"";
  if (kBlanks.find(text[at]) != std::string_view::npos) return 1;
  return text.substr(at).starts_with(kNoBreakSpace) ? kNoBreakSpace.size() : 0;
}

// The length of the arrow at `at`, 0 if there is none: a run of - = > that contains - or >, or one of kArrows. A run of
// more than kLongestArrow signs is cut off like an arrow, but is a line, not an arrow.
constexpr size_t kLongestArrow = 3;
size_t ArrowAt(std::string_view text, size_t at) {
  const size_t stop = std::min(text.find_first_not_of("-=>", at), text.size());
  if (text.substr(at, stop - at).find_first_of("->") != std::string_view::npos) return stop - at;
  for (std::string_view arrow : kArrows) {
    if (text.substr(at).starts_with(arrow)) return arrow.size();
  }
  return 0;
}

bool IsLine(std::string_view arrow) {
  return arrow.size() > kLongestArrow && arrow.find_first_not_of("-=>") == arrow.npos;
}

// The kind of a sign. PlaceKey puts blanks around these signs, except the slash.
Kind SignKind(char c) {
  switch (c) {
    case '(':
    case '[':
      return Kind::kOpen;
    case ')':
    case ']':
      return Kind::kClose;
    case '/':
      return Kind::kSlash;
    case '*':
      return Kind::kStar;
    case '|':
    case '?':
    case '!':
    case '~':
    case '=':
    case '_':
    case '^':
    case '<':
      return Kind::kSymbol;
    default:
      return Kind::kWord;
  }
}

size_t FirstBadUtf8(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (!IsUtf8(text.substr(at, length))) return at;
    at += length;
  }
  return text.size();
}

std::optional<TextFault> FaultOfBytes(std::string_view text) {
  const auto fault = [](TextFault::Kind kind, size_t at, size_t length) {
    return TextFault{kind, Expected::kUnit, false, static_cast<uint32_t>(at), static_cast<uint32_t>(length), {}};
  };
  if (text.size() > kMaxOrderBytes) {
    return fault(TextFault::Kind::kTooLong, kMaxOrderBytes, text.size() - kMaxOrderBytes);
  }
  const auto control = std::find_if(text.begin(), text.end(), IsControl);
  if (control != text.end()) return fault(TextFault::Kind::kControl, static_cast<size_t>(control - text.begin()), 1);
  if (!IsUtf8(text)) return fault(TextFault::Kind::kNotUtf8, FirstBadUtf8(text), 1);
  return std::nullopt;
}

}  // namespace

std::optional<TextFault> OrderTokens::Read(std::string_view text) {
  text_ = text;
  key_.clear();
  tokens_.clear();
  blank_pending_ = false;
  if (std::optional<TextFault> fault = FaultOfBytes(text)) return fault;
  UpperCase(text, upper_);  // has the same number of bytes
  key_.reserve(2 * text.size());
  tokens_.reserve(16);
  Cut(upper_);
  end_.begin = end_.end = static_cast<uint16_t>(text.size());
  return std::nullopt;
}

void OrderTokens::Replace(std::span<const NewKey> keys) {
  const std::vector<OrderToken> tokens = std::move(tokens_);
  const std::string text = std::move(key_);
  tokens_.clear();
  key_.clear();
  size_t last = 0;  // end of the tokens so far, in the old key
  for (size_t i = 0; i < tokens.size();) {
    const OrderToken& token = tokens[i];
    const bool is_new = !keys.empty() && keys.front().first == i;
    const size_t next = is_new ? keys.front().last : i + 1;
    blank_pending_ = token.key_begin > last;
    last = tokens[next - 1].key_end;
    if (is_new) {
      Add(Kind::kWord, token.begin, tokens[next - 1].end, keys.front().key);
      keys = keys.subspan(1);
    } else {
      Add(token.kind, token.begin, token.end, std::string_view(text).substr(token.key_begin, last - token.key_begin));
      tokens_.back().word = token.word;
      tokens_.back().hyphen = token.hyphen;
    }
    tokens_.back().colon_after = tokens[next - 1].colon_after;
    i = next;
  }
}

void OrderTokens::MoveTo(std::string_view written, std::span<const uint32_t> origin) {
  text_ = written;
  for (OrderToken& token : tokens_) {
    token.begin = static_cast<uint16_t>(origin[token.begin]);
    token.end = static_cast<uint16_t>(origin[token.end]);
  }
  end_.begin = end_.end = static_cast<uint16_t>(written.size());
}

void OrderTokens::Cut(std::string_view upper) {
  for (size_t at = 0; at < upper.size();) {
    if (IsWordByte(upper[at])) {
      at = CutWord(upper, at);
    } else if (const size_t blank = BlankAt(upper, at); blank > 0) {
      blank_pending_ = true;
      at += blank;
    } else if (const size_t arrow = ArrowAt(upper, at); arrow > 0) {
      const bool glued = at > 0 && at + arrow < upper.size() && !blank_pending_ && BlankAt(upper, at + arrow) == 0;
      Add(IsLine(upper.substr(at, arrow)) ? Kind::kSymbol : Kind::kArrow, at, at + arrow, {});
      tokens_.back().hyphen = glued && (arrow == 1 ? upper[at] == '-' : upper.substr(at, arrow) == kArrows[0]);
      blank_pending_ = true;
      at += arrow;
    } else if (upper[at] == ':') {
      if (!tokens_.empty()) tokens_.back().colon_after = true;
      blank_pending_ = true;
      ++at;
    } else if (const Kind kind = SignKind(upper[at]); kind != Kind::kWord) {
      const size_t end = upper[at] == '=' ? std::min(upper.find_first_not_of('=', at), upper.size()) : at + 1;
      blank_pending_ |= kind != Kind::kSlash;
      Add(kind, at, end, upper.substr(at, end - at));
      blank_pending_ = kind != Kind::kSlash;
      at = end;
    } else {
      at = CutWord(upper, at);
    }
  }
}

// Cuts a word, which runs up to the next blank or sign. Its key has no dots. A word of dots alone gives no token.
size_t OrderTokens::CutWord(std::string_view upper, size_t begin) {
  size_t end = begin;
  bool has_dots = false;
  const auto goes_on = [&] {
    if (end == upper.size()) return false;
    if (IsWordByte(upper[end])) return true;
    return upper[end] != ':' && SignKind(upper[end]) == Kind::kWord && BlankAt(upper, end) == 0 &&
           ArrowAt(upper, end) == 0;
  };
  for (; goes_on(); ++end) has_dots |= upper[end] == '.';
  std::string_view key = upper.substr(begin, end - begin);
  if (has_dots) {
    word_ = key;
    std::erase(word_, '.');
    key = word_;
  }
  if (key.empty()) return end;
  Add(Kind::kWord, begin, end, key);
  tokens_.back().word = OrderWordOf(key);
  return end;
}

void OrderTokens::Add(Kind kind, size_t begin, size_t end, std::string_view key) {
  if (blank_pending_ && !key.empty() && !key_.empty()) key_ += ' ';
  OrderToken token;
  token.kind = kind;
  token.begin = static_cast<uint16_t>(begin);
  token.end = static_cast<uint16_t>(end);
  token.key_begin = static_cast<uint16_t>(key_.size());
  key_ += key;
  token.key_end = static_cast<uint16_t>(key_.size());
  if (!key.empty()) blank_pending_ = false;
  tokens_.push_back(token);
}

}  // namespace entente
