#include "json/json_writer.h"

#include <cstring>

#include "json/json_reader.h"

namespace entente {
namespace {

bool NeedsEscape(char c) { return static_cast<uint8_t>(c) < 0x20 || c == '"' || c == '\\'; }

// Whether any of eight bytes needs one: a byte is found to be zero, or below a blank, by the borrow it causes.
bool AnyNeedsEscape(const char* bytes) {
  constexpr uint64_t kOnes = 0x0101010101010101u;
  uint64_t word;
  std::memcpy(&word, bytes, sizeof(word));
  const uint64_t quote = word ^ (kOnes * '"'), backslash = word ^ (kOnes * '\\');
  const uint64_t found =
      ((word - kOnes * 0x20) & ~word) | ((quote - kOnes) & ~quote) | ((backslash - kOnes) & ~backslash);
  return (found & (kOnes * 0x80)) != 0;
}

// The first byte from `i` on that needs one, or the size.
size_t NextEscape(std::string_view text, size_t i) {
  while (i + 8 <= text.size() && !AnyNeedsEscape(text.data() + i)) i += 8;
  while (i < text.size() && !NeedsEscape(text[i])) ++i;
  return i;
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
