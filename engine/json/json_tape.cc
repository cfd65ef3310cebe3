#include "json/json_tape.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "base/text.h"
#include "json/json_plain.h"
#include "json/json_writer.h"

namespace entente {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr size_t kFirstEntries = 256;

bool IsAscii(std::string_view text) {
  uint64_t high = 0;
  size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    uint64_t word;
    std::memcpy(&word, text.data() + i, 8);
    high |= word;
  }
  for (; i < text.size(); ++i) high |= static_cast<uint8_t>(text[i]) & 0x80u;
  return (high & 0x8080808080808080u) == 0;
}

// The offset of the first invalid UTF-8 sequence.
size_t FirstInvalidByte(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    const auto lead = static_cast<uint8_t>(text[i]);
    const size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (!IsUtf8(text.substr(i, length))) return i;
    i += length;
  }
  return text.size();
}

Status CheckBytes(std::string_view text) {
  if (text.size() > kMaxJsonBytes) {
    return LimitError("the JSON text has " + std::to_string(text.size()) + " bytes; at most 64 MiB are read");
  }
  if (const size_t nul = text.find('\0'); nul != text.npos) {
    return ErrorAt(PlaceInText(text, nul, 1), "a NUL byte: expected JSON text");
  }
  if (IsAscii(text) || IsUtf8(text)) return OkStatus();
  return ErrorAt(PlaceInText(text, FirstInvalidByte(text), 1), "invalid UTF-8");
}

// The message about a control character in a string, with its escape.
std::string ControlFault(char c) {
  std::string quoted;
  JsonWriter(quoted).String({&c, 1});
  return "a control character in a string: expected " + quoted.substr(1, quoted.size() - 2) +
         (c == '\n' ? ", or the closing quote before it" : "");
}

// The character of the escape `\c`; 0 if there is no such escape or it is \u.
char EscapedBy(char c) {
  constexpr std::string_view kLetters = "\"\\/bfnrt", kMeanings = "\"\\/\b\f\n\r\t";
  const size_t at = kLetters.find(c);
  return at == kLetters.npos ? '\0' : kMeanings[at];
}

void PutUtf8(uint32_t c, std::string& out) {
  const auto put = [&out](uint32_t byte) { out += static_cast<char>(byte); };
  if (c < 0x80) return put(c);
  if (c < 0x800) {
    put(0xc0 | c >> 6);
  } else {
    if (c < 0x10000) {
      put(0xe0 | c >> 12);
    } else {
      put(0xf0 | c >> 18);
      put(0x80 | (c >> 12 & 0x3f));
    }
    put(0x80 | (c >> 6 & 0x3f));
  }
  put(0x80 | (c & 0x3f));
}

}  // namespace

std::string_view JsonKindName(JsonKind kind) {
  constexpr std::string_view kNames[] = {"null", "true or false", "a number", "a string", "an array", "an object"};
  return kNames[static_cast<size_t>(kind)];
}

// Scans the text and writes the entries. Its bool functions return false to stop: after a fault or at the end.
class JsonTape::Scanner {
 public:
  Scanner(JsonTape& tape, size_t most_values)
      : tape_(tape), text_(tape.text_.data()), at_(text_), most_values_(most_values) {}

  Status Scan() {
    if (tape_.input().starts_with(kByteOrderMark)) at_ += kByteOrderMark.size();
    if (SkipBlanks() == '\0') {
      Fail("the text is empty: expected a JSON object");
      return status_;
    }
    while (ScanValue() && ScanBehind()) {
    }
    for (; depth_ > 0; --depth_) tape_.entries_[open_[depth_ - 1]].next = tape_.count_;  // only after a fault
    return status_;
  }

 private:
  bool Fail(std::string_view what) {
    const std::string_view text = tape_.input();
    const size_t offset = Offset();
    std::string message = "broken JSON";
    if (offset < text.size()) message += " near '" + Excerpt(text.substr(offset, 40), 16) + "'";
    status_ = ErrorAt(PlaceInText(text, offset, offset < text.size() ? 1 : 0), message.append(": ").append(what));
    return false;
  }
  bool FailTooMany() {
    status_ = WithPlace(LimitError("the JSON text has more than " + std::to_string(most_values_) + " values"),
                        PlaceInText(tape_.input(), Offset(), 1));
    return false;
  }
  bool FailTooDeep() {
    status_ = ErrorAt(PlaceInText(tape_.input(), Offset(), 1),
                      "the JSON text is nested deeper than " + std::to_string(kMaxJsonDepth) + " levels");
    return false;
  }

  uint32_t Offset() const { return static_cast<uint32_t>(at_ - text_); }
  // Skips blanks and returns the next byte; zero at the end, because no text has a zero byte.
  char SkipBlanks() {
    while (IsJsonBlank(*at_)) ++at_;
    return *at_;
  }

  // Adds an entry for the text from `begin` up to the current byte.
  void Add(JsonKind kind, uint32_t begin, uint32_t decoded = Entry::kPlain) {
    if (tape_.count_ == tape_.entries_.size()) tape_.entries_.resize(2 * tape_.entries_.size() + kFirstEntries);
    const uint32_t index = tape_.count_++;
    tape_.entries_[index] = {begin, Offset(), tape_.count_, decoded, kind, is_member_};
    is_member_ = false;
  }

  // ---- Arrays and objects ----

  // Scans a string, word, number, or empty array or object. Of another array or object, scans the bracket, the first key and
  // the first value.
  bool ScanValue() {
    for (;;) {
      const char c = SkipBlanks();
      if (++values_ > most_values_) return FailTooMany();
      if (c == '"') return ScanString();
      if (c != '{' && c != '[') return ScanScalar(c);
      if (depth_ == kMaxJsonDepth) return FailTooDeep();
      Open(c == '{' ? JsonKind::kObject : JsonKind::kArray);
      if (SkipBlanks() == (c == '{' ? '}' : ']')) return true;
      if (c == '{' && !ScanKey()) return false;
    }
  }

  // Scans closing brackets, comma and key up to the next value.
  bool ScanBehind() {
    while (depth_ > 0) {
      const bool in_object = tape_.entries_[open_[depth_ - 1]].kind == JsonKind::kObject;
      const char c = SkipBlanks();
      if (c == ',') {
        ++at_;
        return !in_object || ScanKey();
      }
      if (c != (in_object ? '}' : ']')) {
        return Fail(in_object ? "expected ',' or '}' after an object member"
                              : "expected ',' or ']' after an array element");
      }
      ++at_;
      Close();
    }
    return SkipBlanks() != '\0' && Fail("unexpected text after the JSON value");
  }

  void Open(JsonKind kind) {
    open_[depth_++] = tape_.count_;
    Add(kind, Offset());
    ++at_;
  }
  void Close() {
    Entry& entry = tape_.entries_[open_[--depth_]];
    entry.end = Offset();
    entry.next = tape_.count_;
  }

  bool ScanKey() {
    if (SkipBlanks() != '"') return Fail("expected '\"' and the name of an object member");
    if (!ScanString()) return false;
    if (SkipBlanks() != ':') return Fail("expected ':' after the name of an object member");
    ++at_;
    is_member_ = true;
    return true;
  }

  // ---- Strings ----

  bool ScanString() {
    const uint32_t begin = Offset();
    ++at_;
    SkipPlain();
    if (*at_ != '"') return ScanEscaped(begin);
    ++at_;
    Add(JsonKind::kString, begin);
    return true;
  }

  void SkipPlain() {
    for (int plain = 8; plain == 8; at_ += plain) plain = PlainBytesAt(at_);
  }

  // Scans the rest of a string that begins at `begin` and is plain up to the current byte.
  bool ScanEscaped(uint32_t begin) {
    std::string& decoded = tape_.decoded_;
    const size_t start = decoded.size();
    decoded.append(sizeof(uint32_t), '\0').append(text_ + begin + 1, at_);
    for (char c = *at_; c != '"'; c = *at_) {
      if (c == '\0') return Fail("a string without its closing quote");
      if (c != '\\') return Fail(ControlFault(c));
      if (!ScanEscape()) return false;
      const char* const plain = at_;
      SkipPlain();
      decoded.append(plain, at_);
    }
    ++at_;
    const auto size = static_cast<uint32_t>(decoded.size() - start - sizeof(uint32_t));
    std::memcpy(decoded.data() + start, &size, sizeof(size));
    Add(JsonKind::kString, begin, static_cast<uint32_t>(start));
    return true;
  }

  bool ScanEscape() {
    constexpr std::string_view kHalf = "half of a surrogate pair in a string";
    constexpr std::string_view kNoHex = "Incorrect hex digit after \\u escape in string.";
    const char letter = at_[1];
    if (const char meaning = EscapedBy(letter); meaning != '\0') {
      tape_.decoded_ += meaning;
      at_ += 2;
      return true;
    }
    if (letter != 'u') return Fail("Invalid escape character in string.");
    const std::optional<uint32_t> first = HexAt(at_ + 2);
    if (!first.has_value()) return Fail(kNoHex);
    if (*first >> 11 != 0x1b) {  // not a surrogate
      PutUtf8(*first, tape_.decoded_);
      at_ += 6;
      return true;
    }
    if (*first >= 0xdc00 || at_[6] != '\\' || at_[7] != 'u') return Fail(kHalf);
    const std::optional<uint32_t> second = HexAt(at_ + 8);
    if (!second.has_value()) return Fail(kNoHex);
    if (*second >> 10 != 0x37) return Fail(kHalf);
    PutUtf8(0x10000 + ((*first & 0x3ff) << 10 | (*second & 0x3ff)), tape_.decoded_);
    at_ += 12;
    return true;
  }

  // The value of four hexadecimal digits.
  static std::optional<uint32_t> HexAt(const char* digits) {
    uint32_t value = 0;
    const auto [stop, fault] = std::from_chars(digits, digits + 4, value, 16);
    return fault == std::errc() && stop == digits + 4 ? std::optional(value) : std::nullopt;
  }

  // ---- Words and numbers ----

  bool ScanScalar(char first) {
    if (first == 't') return ScanWord("true", JsonKind::kBool);
    if (first == 'f') return ScanWord("false", JsonKind::kBool);
    if (first == 'n') return ScanWord("null", JsonKind::kNull);
    return ScanNumber();
  }

  bool ScanWord(std::string_view word, JsonKind kind) {
    const uint32_t begin = Offset();
    for (const char c : word) {
      if (*at_ != c) return Fail("expected a JSON value");
      ++at_;
    }
    Add(kind, begin);
    return true;
  }

  bool ScanNumber() {
    const uint32_t begin = Offset();
    if (*at_ == '-') ++at_;
    if (*at_ == '0') {
      ++at_;
    } else if (!SkipDigits()) {
      return Fail("expected a JSON value");
    }
    if (*at_ == '.') {
      ++at_;
      if (!SkipDigits()) return Fail("Miss fraction part in number.");
    }
    if ((*at_ | 0x20) == 'e') {
      ++at_;
      if (*at_ == '+' || *at_ == '-') ++at_;
      if (!SkipDigits()) return Fail("Miss exponent in number.");
    }
    Add(JsonKind::kNumber, begin);
    return true;
  }

  // Skips digits. False if there is none.
  bool SkipDigits() {
    const char* const first = at_;
    while (*at_ >= '0' && *at_ <= '9') ++at_;
    return at_ != first;
  }

  JsonTape& tape_;
  const char* const text_;  // followed by kBehind zero bytes
  const char* at_;
  const size_t most_values_;
  size_t values_ = 0;
  bool is_member_ = false;  // the next value follows its key
  int depth_ = 0;
  JsonIndex open_[kMaxJsonDepth];
  Status status_;
};

Status JsonTape::Read(std::string_view text, size_t most_values) {
  decoded_.clear();
  count_ = 0;
  text_.assign(kBehind, '\0');
  if (Status status = CheckBytes(text); !status.ok()) return status;
  text_.reserve(text.size() + kBehind);
  text_.assign(text).append(kBehind, '\0');
  return Scanner(*this, most_values).Scan();
}

Result<JsonTape> JsonTape::ReadDocument(std::string_view text) {
  JsonTape tape;
  if (Status status = tape.Read(text, kMostDocumentValues); !status.ok()) return status;
  if (Status status = tape.CheckNames(); !status.ok()) return status;
  return tape;
}

// Checks that no object has two members of the same name.
Status JsonTape::CheckNames() const {
  std::vector<JsonIndex> members;
  const auto name = [this](JsonIndex i) { return KeyOf(i).text; };
  for (JsonIndex i = 0; i < count_; ++i) {
    if (entries_[i].kind != JsonKind::kObject) continue;
    members.clear();
    for (const JsonIndex member : Children(i)) members.push_back(member);
    std::stable_sort(members.begin(), members.end(), [&](auto a, auto b) { return name(a) < name(b); });
    const auto twice =
        std::adjacent_find(members.begin(), members.end(), [&](auto a, auto b) { return name(a) == name(b); });
    if (twice != members.end()) return ErrorAtString(input(), KeyOf(twice[1]), PathOf(twice[1]), "given twice");
  }
  return OkStatus();
}

std::string_view JsonTape::Decoded(uint32_t at) const {
  uint32_t size;
  std::memcpy(&size, decoded_.data() + at, sizeof(size));
  return std::string_view(decoded_).substr(at + sizeof(size), size);
}

JsonIndex JsonTape::Find(JsonIndex object, std::string_view name) const {
  if (KindOf(object) != JsonKind::kObject) return kNoJson;
  for (const JsonIndex member : Children(object)) {
    if (KeyOf(member).text == name) return member;
  }
  return kNoJson;
}

std::string JsonTape::PathOf(JsonIndex i, JsonIndex from) const {
  std::string path;
  while (from != i) {
    size_t index = 0;
    JsonIndex holder = from;
    for (const JsonIndex child : Children(from)) {
      holder = child;
      if (i < entries_[child].next) break;
      ++index;
    }
    if (KindOf(from) == JsonKind::kObject) {
      path.append(path.empty() ? "" : ".").append(Excerpt(KeyOf(holder).text));
    } else {
      path.append("[").append(std::to_string(index)).append("]");
    }
    from = holder;
  }
  return path;
}

std::string JsonTape::PathOfParent(JsonIndex i, JsonIndex from) const {
  JsonIndex parent = from;
  for (JsonIndex open = from; open != i;) {
    parent = open;
    for (const JsonIndex child : Children(parent)) {
      open = child;
      if (i < entries_[child].next) break;
    }
  }
  return PathOf(parent, from);
}

Place JsonTape::PlaceOf(JsonIndex i) const {
  const Entry& entry = entries_[i];
  const bool is_scalar = entry.kind != JsonKind::kArray && entry.kind != JsonKind::kObject;
  return PlaceInText(input(), entry.begin, is_scalar ? entry.end - entry.begin : 1);
}

Status JsonTape::Error(JsonIndex i, std::string_view message, JsonIndex from) const {
  const std::string path = PathOf(i, from);
  return ErrorAt(PlaceOf(i), path + (path.empty() ? "" : ": ") + std::string(message));
}

Status JsonTape::KindError(JsonIndex i, JsonKind expected, JsonIndex from) const {
  std::string message = "expected ";
  message.append(JsonKindName(expected)).append(", not ").append(JsonKindName(KindOf(i)));
  return Error(i, message, from);
}

Status ErrorAtString(std::string_view json, const JsonString& where, std::string_view path, std::string_view message,
                     std::optional<Place> inside) {
  size_t offset = where.offset, length = where.end - where.offset;
  if (inside) {
    offset += 1 + inside->offset;
    length = inside->length;
  }
  return ErrorAt(PlaceInText(json, offset, length), std::string(path).append(": ").append(message));
}

}  // namespace entente
