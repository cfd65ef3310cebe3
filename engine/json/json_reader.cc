#include "json/json_reader.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <new>

// Broken input is an error of the reader, never an assertion.
#define RAPIDJSON_ASSERT(x) ((void)(x))
#include <rapidjson/error/en.h>
#include <rapidjson/reader.h>

#include "base/text.h"
#include "json/json_plain.h"
#include "json/json_writer.h"
#include "json/plain_reader.h"

namespace entente {
namespace {

constexpr size_t kBehind = 8;  // zero bytes behind the text: InPlaceStream::CopyPlain
constexpr std::string_view kHalfSurrogate = "half of a surrogate pair in a string";

// The library's own allocator hands out null pointers when memory is short; this one throws std::bad_alloc.
class ThrowingAllocator {
 public:
  [[maybe_unused]] static constexpr bool kNeedFree = true;  // read by the library
  void* Malloc(size_t size) { return size == 0 ? nullptr : ::operator new(size); }
  void* Realloc(void* old, size_t old_size, size_t new_size) {
    if (new_size == 0) {
      Free(old);
      return nullptr;
    }
    void* fresh = Malloc(new_size);
    if (old != nullptr) std::memcpy(fresh, old, old_size < new_size ? old_size : new_size);
    Free(old);
    return fresh;
  }
  static void Free(void* block) { ::operator delete(block); }
};

// A zero-terminated text that is decoded in place. Unlike the library's it may be asked for its place at any time.
class InPlaceStream {
 public:
  using Ch = char;
  explicit InPlaceStream(char* text) : source_(text), target_(nullptr), head_(text) {}
  char Peek() const { return *source_; }
  char Take() { return *source_++; }
  size_t Tell() const { return static_cast<size_t>(source_ - head_); }
  void Put(char c) { *target_++ = c; }
  char* PutBegin() { return target_ = source_; }
  size_t PutEnd(char* begin) { return static_cast<size_t>(target_ - begin); }
  void Flush() {}
  // Takes and puts what stands for itself.
  //   Shapes: eight bytes behind the end of the text can be read, and are zero.
  void CopyPlain() {
    size_t size = 0;
    for (int plain = 8; plain == 8; size += static_cast<size_t>(plain)) plain = PlainBytesAt(source_ + size);
    if (target_ != source_) std::memmove(target_, source_, size);
    source_ += size;
    target_ += size;
  }

 private:
  char* source_;
  char* target_;
  char* head_;
};

using Reader = rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>, ThrowingAllocator>;

// The offset of the first \u escape in JSON string text that is a surrogate without its other half.
size_t LoneSurrogateAt(std::string_view raw) {
  const auto unit_at = [&](size_t i) {  // of the escape that starts at i; 0 if there is none
    if (i + 6 > raw.size() || raw[i] != '\\' || raw[i + 1] != 'u') return 0u;
    return static_cast<unsigned>(std::strtoul(std::string(raw.substr(i + 2, 4)).c_str(), nullptr, 16));
  };
  for (size_t i = raw.find('\\'); i != raw.npos; i = raw.find('\\', i)) {
    const unsigned unit = unit_at(i), high = unit >> 10;  // 0x36: first half, 0x37: second half
    if (high == 0x36 && unit_at(i + 6) >> 10 == 0x37) {
      i += 12;
    } else if (high == 0x36 || high == 0x37) {
      return i;
    } else {
      i += 2;
    }
  }
  return raw.size();
}

constexpr bool IsDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool IsNumberByte(char c) { return IsDigit(c) || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E'; }

// Whether a text of number bytes is a JSON number.
bool IsNumber(std::string_view text) {
  const auto take = [&](std::string_view any) {
    const bool there = !text.empty() && any.find(text.front()) != any.npos;
    if (there) text.remove_prefix(1);
    return there;
  };
  const auto take_digits = [&] {
    const size_t before = text.size();
    while (!text.empty() && IsDigit(text.front())) text.remove_prefix(1);
    return text.size() < before;
  };
  take("-");
  if (!take("0") && !take_digits()) return false;
  if (take(".") && !take_digits()) return false;
  if (take("eE")) {
    take("+-");
    if (!take_digits()) return false;
  }
  return text.empty();
}

// The library makes a double of every number and refuses the text if one is too large for that. Numbers are told by
// their place, so one that may be too large is changed in the buffer to a small one of the same length.
//   Shapes: `next` begins with a minus sign or a digit and is zero-terminated.
void ShrinkNumber(char* next) {
  constexpr size_t kSmall = 19;  // digits of a number that is small enough whatever they are
  size_t length = 0;
  bool has_exponent = false;
  for (; IsNumberByte(next[length]); ++length) has_exponent |= (next[length] | 0x20) == 'e';
  if ((length <= kSmall && !has_exponent) || !IsNumber({next, length})) return;
  std::memset(next, '0', length);
  next[1] = '.';
}

// What may stand between two values, and what a number begins with.
enum class ByteClass : uint8_t { kOther, kBetween, kNumber };
constexpr std::array<ByteClass, 256> kByteClasses = [] {
  std::array<ByteClass, 256> classes{};
  for (const char c : {',', ':', ' ', '\t', '\n', '\r'}) classes[static_cast<uint8_t>(c)] = ByteClass::kBetween;
  for (const char c : {'-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
    classes[static_cast<uint8_t>(c)] = ByteClass::kNumber;
  }
  return classes;
}();

// Passes the library's events on with their places, but for those that the visitor was told of before; counts the depth,
// and refuses the second half of a surrogate pair without the first, which the library decodes.
class Events : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Events> {
 public:
  Events(std::string_view json, char* buffer, const InPlaceStream& stream, size_t told, JsonVisitor& visitor)
      : json_(json),
        has_escapes_(json.find("\\u") != json.npos),
        buffer_(buffer),
        stream_(stream),
        told_(told),
        visitor_(visitor) {
    LookAhead();
  }

  bool Key(const char* text, rapidjson::SizeType length, bool) {
    LookAhead();
    const JsonString key = StringAt(text, length);
    return IsWhole(key) && (WasTold() || visitor_.Key(key));
  }
  bool String(const char* text, rapidjson::SizeType length, bool) {
    LookAhead();
    const JsonString value = StringAt(text, length);
    return IsWhole(value) && (WasTold() || visitor_.String(value));
  }
  bool Null() { return Scalar(JsonKind::kNull, End() - 4); }
  bool Bool(bool value) { return Scalar(JsonKind::kBool, End() - (value ? 4 : 5)); }
  bool Default() {  // numbers
    uint32_t begin = End();
    while (begin > 0 && IsNumberByte(buffer_[begin - 1])) --begin;
    return Scalar(JsonKind::kNumber, begin);
  }
  bool StartObject() { return Open(JsonKind::kObject); }
  bool StartArray() { return Open(JsonKind::kArray); }
  bool EndObject(rapidjson::SizeType) { return Close(); }
  bool EndArray(rapidjson::SizeType) { return Close(); }

  bool too_deep() const { return depth_ > kMaxJsonDepth; }
  std::optional<size_t> lone_surrogate() const { return lone_surrogate_; }  // its offset

 private:
  bool WasTold() { return told_ > 0 && told_-- > 0; }
  uint32_t End() const { return static_cast<uint32_t>(stream_.Tell()); }
  JsonString StringAt(const char* text, rapidjson::SizeType length) const {
    return {{text, length}, static_cast<uint32_t>(text - buffer_ - 1), End()};
  }
  // The input is valid UTF-8, so only an escape can have made a string invalid.
  bool IsWhole(const JsonString& string) {
    if (!has_escapes_ || IsUtf8(string.text)) return true;
    lone_surrogate_ = string.offset + LoneSurrogateAt(json_.substr(string.offset, string.end - string.offset));
    return false;
  }
  // The library reads the value that comes next when an event has been handled, and not before.
  void LookAhead() const {
    char* next = buffer_ + End();
    while (kByteClasses[static_cast<uint8_t>(*next)] == ByteClass::kBetween) ++next;
    if (kByteClasses[static_cast<uint8_t>(*next)] == ByteClass::kNumber) ShrinkNumber(next);
  }
  bool Scalar(JsonKind kind, uint32_t begin) {
    LookAhead();
    return WasTold() || visitor_.Scalar(kind, begin, End());
  }
  bool Open(JsonKind kind) {
    LookAhead();
    return ++depth_ <= kMaxJsonDepth && (WasTold() || visitor_.Open(kind, End() - 1));
  }
  bool Close() {
    LookAhead();
    --depth_;
    return WasTold() || visitor_.Close(End());
  }

  const std::string_view json_;
  const bool has_escapes_;
  char* buffer_;
  const InPlaceStream& stream_;
  size_t told_;
  JsonVisitor& visitor_;
  int depth_ = 0;
  std::optional<size_t> lone_surrogate_;
};

Status BrokenJson(std::string_view text, size_t offset, std::string_view what) {
  const Place place = PlaceInText(text, offset, offset < text.size() ? 1 : 0);
  std::string message = "broken JSON";
  if (offset < text.size()) message += " near '" + Excerpt(text.substr(offset, 40), 16) + "'";
  return ErrorAt(place, message.append(": ").append(what));
}

std::string_view MessageOfCode(rapidjson::ParseErrorCode code) {
  switch (code) {
    case rapidjson::kParseErrorDocumentEmpty:
      return "the text is empty: expected a JSON object";
    case rapidjson::kParseErrorDocumentRootNotSingular:
      return "unexpected text after the JSON value";
    case rapidjson::kParseErrorValueInvalid:
      return "expected a JSON value";
    case rapidjson::kParseErrorObjectMissName:
      return "expected '\"' and the name of an object member";
    case rapidjson::kParseErrorObjectMissColon:
      return "expected ':' after the name of an object member";
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
      return "expected ',' or '}' after an object member";
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
      return "expected ',' or ']' after an array element";
    case rapidjson::kParseErrorStringMissQuotationMark:
      return "a string without its closing quote";
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
      return kHalfSurrogate;
    default:
      return rapidjson::GetParseError_En(code);
  }
}

// What is broken at a byte. Of a control character in a string the library says that an escape is wrong.
std::string BrokenAt(char c, rapidjson::ParseErrorCode code) {
  if (code != rapidjson::kParseErrorStringEscapeInvalid || c == '\\') return std::string(MessageOfCode(code));
  std::string quoted;
  JsonWriter(quoted).String({&c, 1});
  return "a control character in a string: expected " + quoted.substr(1, quoted.size() - 2) +
         (c == '\n' ? ", or the closing quote before it" : "");
}

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

// The offset of the first sequence that is no valid UTF-8.
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
  const size_t bad = FirstInvalidByte(text);
  return ErrorAt(PlaceInText(text, bad, 1), "invalid UTF-8");
}

}  // namespace

std::string_view JsonKindName(JsonKind kind) {
  constexpr std::string_view kNames[] = {"null", "true or false", "a number", "a string", "an array", "an object"};
  return kNames[static_cast<size_t>(kind)];
}

}  // namespace entente

// The library has a scan of its own for its own streams only.
template <>
template <>
inline void entente::Reader::ScanCopyUnescapedString(entente::InPlaceStream& from, entente::InPlaceStream&) {
  from.CopyPlain();
}

namespace entente {

Status ReadJson(std::string_view text, std::string& buffer, JsonVisitor& visitor) {
  if (Status status = CheckBytes(text); !status.ok()) return status;
  buffer.reserve(text.size() + kBehind);
  buffer = text;
  buffer.append(kBehind, '\0');
  if (buffer.starts_with("\xef\xbb\xbf")) buffer.replace(0, 3, "   ");
  const PlainResult plain = ReadPlain({buffer.data(), text.size()}, visitor);
  if (plain.read == PlainRead::kAll) return OkStatus();
  if (plain.read == PlainRead::kStopped) return visitor.error();
  // The library changes no byte of the strings that were told.
  InPlaceStream stream(buffer.data());
  Events events(text, buffer.data(), stream, plain.told, visitor);
  ThrowingAllocator allocator;
  Reader reader(&allocator);
  const rapidjson::ParseResult result = reader.Parse<rapidjson::kParseInsituFlag>(stream, events);
  if (!result.IsError()) return OkStatus();
  const size_t offset = result.Offset();
  if (events.too_deep()) {
    return ErrorAt(PlaceInText(text, offset, 1),
                   "the JSON text is nested deeper than " + std::to_string(kMaxJsonDepth) + " levels");
  }
  if (const auto lone = events.lone_surrogate()) return BrokenJson(text, *lone, kHalfSurrogate);
  if (result.Code() == rapidjson::kParseErrorTermination) return visitor.error();
  return BrokenJson(text, offset, BrokenAt(offset < text.size() ? text[offset] : '\0', result.Code()));
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
