#include "json_text.h"

#include <algorithm>
#include <cstdint>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"

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

// Appends a code point as UTF-8.
void AppendCodePoint(uint32_t code, std::string& text) {
  if (code < 0x80) {
    text += static_cast<char>(code);
    return;
  }
  const int tail_count = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  constexpr uint32_t kFirst[] = {0, 0xc0, 0xe0, 0xf0};
  text += static_cast<char>(kFirst[tail_count] | code >> 6 * tail_count);
  for (int i = tail_count - 1; i >= 0; --i) text += static_cast<char>(0x80 | (code >> 6 * i & 0x3f));
}

// The number behind "\u" at the start of the text; 0 if there is none.
uint32_t HexUnit(absl::string_view text) {
  uint32_t unit = 0;
  if (!absl::StartsWith(text, "\\u") || !absl::SimpleHexAtoi(text.substr(2, 4), &unit)) return 0;
  return unit;
}

// Calls visit(text) for each element of an array, or each name and value of an object, until it returns false.
template <typename Visit>
void ForEachJsonValue(absl::string_view container, const Visit& visit) {
  constexpr absl::string_view kBetween = " \t\r\n,:";
  absl::string_view rest = container.substr(std::min(container.find_first_of("{[") + 1, container.size()));
  for (;;) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kBetween), rest.size()));
    if (rest.empty() || rest[0] == '}' || rest[0] == ']') return;
    const absl::string_view value = rest.substr(0, LengthOfValue(rest));
    if (value.empty() || !visit(value)) return;
    rest.remove_prefix(value.size());
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

std::vector<absl::string_view> JsonValuesIn(absl::string_view container) {
  std::vector<absl::string_view> values;
  ForEachJsonValue(container, [&](absl::string_view value) {
    values.push_back(value);
    return true;
  });
  return values;
}

absl::string_view JsonMemberOf(absl::string_view object, absl::string_view key) {
  absl::string_view name, found;
  bool is_value = false;
  ForEachJsonValue(object, [&](absl::string_view value) {
    if (is_value && name == key) found = value;
    if (!is_value) name = value.size() < 2 ? "" : value.substr(1, value.size() - 2);
    is_value = !is_value;
    return found.empty();
  });
  return found;
}

std::string JsonTextOf(absl::string_view value) {
  std::string text;
  if (value.size() < 2 || value.front() != '"') return text;
  value = value.substr(1, value.size() - 2);
  for (size_t i = 0; i < value.size(); ++i) {
    if (value[i] != '\\' || i + 1 == value.size()) {
      text += value[i];
      continue;
    }
    constexpr absl::string_view kLetters = "bfnrt", kMeanings = "\b\f\n\r\t";
    if (value[i + 1] != 'u') {
      const size_t letter = kLetters.find(value[++i]);
      text += letter == absl::string_view::npos ? value[i] : kMeanings[letter];
      continue;
    }
    uint32_t code = HexUnit(value.substr(i));
    i += 5;
    const uint32_t low = code >= 0xd800 && code < 0xdc00 ? HexUnit(value.substr(std::min(i + 1, value.size()))) : 0;
    const bool is_pair = low >= 0xdc00 && low < 0xe000;
    if (is_pair) i += 6;
    if (is_pair) code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    AppendCodePoint(code >= 0xd800 && code < 0xe000 ? 0xfffd : code, text);
  }
  return text;
}

std::string WithMember(absl::string_view object, absl::string_view name, absl::string_view json) {
  const absl::string_view old = JsonMemberOf(object, name);
  if (!old.empty()) {
    const size_t at = static_cast<size_t>(old.data() - object.data());
    return absl::StrCat(object.substr(0, at), json, object.substr(at + old.size()));
  }
  const size_t inside = object.find('{') + 1;
  const bool is_empty = object.find_first_not_of(" \t\r\n", inside) == object.rfind('}');
  return absl::StrCat(object.substr(0, inside), JsonMember(name, json), is_empty ? "" : ",", object.substr(inside));
}

std::string WithNotes(absl::string_view object, const std::vector<std::string>& notes) {
  if (notes.empty()) return std::string(object);
  const std::string list = JsonArray(notes);
  const bool has_notes = !JsonMemberOf(object, "notes").empty();
  const size_t end = object.rfind(has_notes ? ']' : '}');
  return has_notes ? absl::StrCat(object.substr(0, end), ",", list.substr(1), object.substr(end + 1))
                   : absl::StrCat(object.substr(0, end), ",\"notes\":", list, object.substr(end));
}

std::string OnOneLine(absl::string_view json) {
  std::string line;
  line.reserve(json.size());
  for (size_t start = 0; start < json.size();) {
    const size_t end = std::min(json.find('\n', start), json.size());
    absl::StrAppend(&line, json.substr(start, end - start));
    start = std::min(json.find_first_not_of(" \n", end), json.size());
  }
  return line;
}

}  // namespace entente_cli
