#include "json_text.h"

#include <cstdint>

namespace entente_cli {
namespace {

uint8_t ByteAt(absl::string_view text, size_t i) { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0; }

// The length of the UTF-8 sequence at `i`; 0 if it is invalid, overlong or a surrogate.
size_t SequenceLength(absl::string_view text, size_t i) {
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

std::string JsonQuoted(absl::string_view text) {
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
      absl::StrAppend(&quoted, text.substr(i, length));
    }
    i += length;
  }
  return quoted + "\"";
}

std::string JsonQuotedOrNull(absl::string_view text) { return text.empty() ? "null" : JsonQuoted(text); }

std::string JsonMember(absl::string_view name, const absl::AlphaNum& json) {
  return absl::StrCat(JsonQuoted(name), ":", json);
}

std::string JsonTextMember(absl::string_view name, absl::string_view text) {
  return JsonMember(name, JsonQuoted(text));
}

std::string JsonArray(const std::vector<std::string>& texts) {
  return JsonArray(texts, [](const std::string& text) { return JsonQuoted(text); });
}

std::string JsonObject(const std::vector<std::string>& members) {
  return absl::StrCat("{", absl::StrJoin(members, ","), "}");
}

}  // namespace entente_cli
