#include "json_text.h"

#include <algorithm>
#include <cstdint>

namespace entente_cli {
namespace {

uint8_t ByteAt(absl::string_view text, size_t i) { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0; }

// The length of the key or value that the text of an object begins with.
size_t LengthOfValue(absl::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') in_string = !in_string;
    if (in_string && c == '\\') ++i;
    if (in_string) continue;
    const bool is_end = absl::string_view(" \t\r\n,:}]").find(c) != absl::string_view::npos;
    if (is_end && depth == 0) return i;
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth == 0 && (c == '"' || c == '}' || c == ']')) return i + 1;
  }
  return text.size();
}

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

absl::string_view JsonMemberOf(absl::string_view object, absl::string_view key) {
  constexpr absl::string_view kBetween = " \t\r\n,:";
  absl::string_view rest = object.substr(object.find('{') + 1), name;
  for (bool is_value = false;; is_value = !is_value) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kBetween), rest.size()));
    if (rest.empty() || rest[0] == '}') return "";
    const absl::string_view value = rest.substr(0, LengthOfValue(rest));
    if (value.empty() || (is_value && name == key)) return value;
    name = value.size() < 2 ? "" : value.substr(1, value.size() - 2);
    rest.remove_prefix(value.size());
  }
}

}  // namespace entente_cli
