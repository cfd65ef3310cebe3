#include "json/json_writer.h"

#include <cstring>

#include "json/json_plain.h"
#include "json/json_tape.h"

namespace entente {
namespace {

// The offset of the first byte from `i` on that needs an escape, or the size.
size_t NextEscape(std::string_view text, size_t i) {
  for (int plain = 8; plain == 8 && i + 8 <= text.size(); i += static_cast<size_t>(plain)) {
    plain = PlainBytesAt(text.data() + i);
  }
  while (i < text.size() && IsPlainJsonByte(text[i])) ++i;
  return i;
}

// Copies 16 bytes and returns whether all are plain. Compilers turn it into a few vector instructions.
bool CopyBlock(const char* from, char* to) {
  uint8_t bytes[16], odd[16];
  std::memcpy(bytes, from, 16);
  std::memcpy(to, bytes, 16);
  for (int i = 0; i < 16; ++i) {
    odd[i] = static_cast<uint8_t>((bytes[i] < 0x20) | (bytes[i] == '"') | (bytes[i] == '\\'));
  }
  uint64_t halves[2];
  std::memcpy(halves, odd, 16);
  return (halves[0] | halves[1]) == 0;
}

bool CopyWord(const char* from, char* to) {
  std::memcpy(to, from, 8);
  return PlainBytesAt(from) == 8;
}

// Copies four to seven bytes.
bool CopyHalfWord(const char* from, size_t size, char* to) {
  uint32_t first, last;
  std::memcpy(&first, from, 4);
  std::memcpy(&last, from + size - 4, 4);
  std::memcpy(to, &first, 4);
  std::memcpy(to + size - 4, &last, 4);
  return PlainBytesOf(first | uint64_t{last} << 32) == 8;
}

// Copies a text and returns whether all of it is plain. The last block or word may overlap the one before.
bool CopyPlain(std::string_view text, char* to) {
  const char* from = text.data();
  const size_t size = text.size();
  bool plain = true;
  if (size >= 16) {
    for (size_t i = 0; i + 16 <= size; i += 16) plain &= CopyBlock(from + i, to + i);
    return CopyBlock(from + size - 16, to + size - 16) && plain;
  }
  if (size >= 8) return CopyWord(from, to) && CopyWord(from + size - 8, to + size - 8);
  if (size >= 4) return CopyHalfWord(from, size, to);
  for (size_t i = 0; i < size; ++i) {
    to[i] = from[i];
    plain &= IsPlainJsonByte(from[i]);
  }
  return plain;
}

// Writes the escape of a byte and returns its end.
char* PutEscape(char c, char* to) {
  constexpr char kHex[] = "0123456789abcdef";
  *to++ = '\\';
  switch (c) {
    case '"':
    case '\\':
      *to++ = c;
      return to;
    case '\n':
      *to++ = 'n';
      return to;
    case '\t':
      *to++ = 't';
      return to;
    case '\r':
      *to++ = 'r';
      return to;
    default:
      std::memcpy(to, "u00", 3);
      to[3] = kHex[static_cast<uint8_t>(c) >> 4];
      to[4] = kHex[c & 15];
      return to + 5;
  }
}

}  // namespace

void TextCursor::PutEscaped(std::string_view text) {
  if (CopyPlain(text, at_)) {
    at_ += text.size();
    return;
  }
  for (const char c : text) {
    if (IsPlainJsonByte(c)) {
      *at_++ = c;
    } else {
      at_ = PutEscape(c, at_);
    }
  }
}

void JsonWriter::String(std::string_view text) {
  constexpr size_t kShort = 120;  // longer than most sentences; a short text is appended at once with comma and quotes
  if (char quoted[kShort + 3]; text.size() <= kShort && CopyPlain(text, quoted + 2)) {
    quoted[0] = ',';
    quoted[1] = quoted[text.size() + 2] = '"';
    out_.append(quoted + !comma_, text.size() + 3 - !comma_);
    comma_ = true;
    return;
  }
  Separate();
  AppendQuoted(text);
}

void JsonWriter::AppendQuoted(std::string_view text) {
  out_ += '"';
  size_t done = 0;
  for (size_t i = NextEscape(text, 0); i < text.size(); i = NextEscape(text, done)) {
    out_ += text.substr(done, i - done);
    char escape[TextCursor::kMostEscaped];
    out_.append(escape, PutEscape(text[i], escape));
    done = i + 1;
  }
  out_ += text.substr(done);
  out_ += '"';
}

void JsonWriter::Compact(std::string_view json) {
  Separate();
  bool quoted = false;
  for (size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (!quoted && IsJsonBlank(c)) continue;
    out_ += c;
    if (quoted && c == '\\' && i + 1 < json.size()) {
      out_ += json[++i];
    } else if (c == '"') {
      quoted = !quoted;
    }
  }
}

}  // namespace entente
