#include "json_text.h"

#include <cstdint>

namespace entente_cli {
namespace {

uint8_t ByteAt(std::string_view text, size_t i) { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0; }

// Bytes of the UTF-8 sequence at `i`; 0 if there is none. Overlong forms and surrogates are none.
size_t SequenceLength(std::string_view text, size_t i) {
  const uint8_t first = ByteAt(text, i), second = ByteAt(text, i + 1);
  const auto is_tail = [&](size_t at) { return (ByteAt(text, at) & 0xc0) == 0x80; };
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return is_tail(i + 1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const bool wrong = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f);
    return is_tail(i + 1) && is_tail(i + 2) && !wrong ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const bool wrong = (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
    return is_tail(i + 1) && is_tail(i + 2) && is_tail(i + 3) && !wrong ? 4 : 0;
  }
  return 0;
}

void AppendAscii(char c, std::string& quoted) {
  constexpr char kHex[] = "0123456789abcdef";
  if (c == '"' || c == '\\') {
    quoted += '\\';
    quoted += c;
  } else if (c == '\n') {
    quoted += "\\n";
  } else if (static_cast<uint8_t>(c) < 0x20) {
    quoted += "\\u00";
    quoted += kHex[static_cast<uint8_t>(c) >> 4];
    quoted += kHex[c & 15];
  } else {
    quoted += c;
  }
}

}  // namespace

std::string JsonQuoted(std::string_view text) {
  std::string quoted = "\"";
  for (size_t i = 0; i < text.size();) {
    const size_t length = SequenceLength(text, i);
    if (length == 0) {
      quoted += "\xef\xbf\xbd";
      ++i;
      continue;
    }
    if (length == 1) {
      AppendAscii(text[i], quoted);
    } else {
      quoted += text.substr(i, length);
    }
    i += length;
  }
  return quoted + "\"";
}

}  // namespace entente_cli
