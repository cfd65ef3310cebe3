#include "json/json_writer.h"

#include <cstring>

#include "json/json_plain.h"
#include "json/json_reader.h"

namespace entente {
namespace {

// The first byte from `i` on that needs an escape, or the size.
size_t NextEscape(std::string_view text, size_t i) {
  for (int plain = 8; plain == 8 && i + 8 <= text.size(); i += static_cast<size_t>(plain)) {
    plain = PlainBytesAt(text.data() + i);
  }
  while (i < text.size() && IsPlainJsonByte(text[i])) ++i;
  return i;
}

// Copies a text of up to seven bytes; returns whether all are plain.
bool CopyTail(const char* from, size_t size, char* to) {
  bool plain = true;
  for (size_t i = 0; i < size; ++i) {
    to[i] = from[i];
    plain &= IsPlainJsonByte(from[i]);
  }
  return plain;
}

// Copies a text; returns whether all of it is plain.
bool CopyPlain(std::string_view text, char* to) {
  const char* from = text.data();
  size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    std::memcpy(to + i, from + i, 8);
    if (PlainBytesAt(from + i) < 8) return false;
  }
  if (i == text.size()) return true;
  if (i == 0) return CopyTail(from, text.size(), to);
  std::memcpy(to + text.size() - 8, from + text.size() - 8, 8);  // some bytes twice
  return PlainBytesAt(from + text.size() - 8) == 8;
}

void AppendEscape(char c, std::string& out) {
  constexpr char kHex[] = "0123456789abcdef";
  out += '\\';
  switch (c) {
    case '"':
    case '\\':
      out += c;
      return;
    case '\n':
      out += 'n';
      return;
    case '\t':
      out += 't';
      return;
    case '\r':
      out += 'r';
      return;
    default:
      out += "u00";
      out += kHex[static_cast<uint8_t>(c) >> 4];
      out += kHex[c & 15];
  }
}

}  // namespace

void JsonWriter::String(std::string_view text) {
  constexpr size_t kShort = 120;  // most sentences; with comma and quotes it is appended whole
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
    AppendEscape(text[i], out_);
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
