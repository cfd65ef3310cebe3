#include "json/plain_reader.h"

#include <cstring>

#include "json/json_plain.h"

namespace entente {
namespace {

class PlainReader {
 public:
  PlainReader(std::string_view text, JsonVisitor& visitor)
      : text_(text.data()), end_(text.data() + text.size()), at_(text_), visitor_(visitor) {}

  PlainResult Read() {
    while (ReadValue() && ReadEnds()) {
    }
    return {outcome_, told_};
  }

 private:
  bool Leave(PlainRead outcome) {
    outcome_ = outcome;
    return false;
  }
  // What the visitor says of what it was told.
  bool Told(bool goes_on) {
    ++told_;
    return goes_on || Leave(PlainRead::kStopped);
  }
  uint32_t Offset() const { return static_cast<uint32_t>(at_ - text_); }
  // The first byte from here on that is no blank; zero behind the end.
  char Next() {
    while (IsJsonBlank(*at_)) ++at_;
    return *at_;
  }

  // Reads up to the end of a value that is no array or object with something in it, then of its keys.
  bool ReadValue() {
    for (;;) {
      const char c = Next();
      if (c == '"') {
        JsonString string;
        return ReadString(string) && Told(visitor_.String(string));
      }
      if (c != '{' && c != '[') return ReadScalar(c);
      if (depth_ == kMaxJsonDepth) return Leave(PlainRead::kOther);
      const bool is_object = c == '{';
      if (!Told(visitor_.Open(is_object ? JsonKind::kObject : JsonKind::kArray, Offset()))) return false;
      objects_ = objects_ << 1 | uint64_t{is_object};
      ++depth_;
      ++at_;
      if (Next() == (is_object ? '}' : ']')) return true;
      if (is_object && !ReadKey()) return false;
    }
  }

  // Reads what stands behind a value, up to the next one.
  bool ReadEnds() {
    for (;;) {
      const char c = Next();
      if (depth_ == 0) return Leave(at_ == end_ ? PlainRead::kAll : PlainRead::kOther);
      const bool in_object = (objects_ & 1) != 0;
      if (c == ',') {
        ++at_;
        return !in_object || ReadKey();
      }
      if (c != (in_object ? '}' : ']')) return Leave(PlainRead::kOther);
      ++at_;
      --depth_;
      objects_ >>= 1;
      if (!Told(visitor_.Close(Offset()))) return false;
    }
  }

  bool ReadKey() {
    JsonString key;
    if (Next() != '"') return Leave(PlainRead::kOther);
    if (!ReadString(key) || !Told(visitor_.Key(key))) return false;
    if (Next() != ':') return Leave(PlainRead::kOther);
    ++at_;
    return true;
  }

  // From its quote on.
  bool ReadString(JsonString& string) {
    const char* const begin = at_ + 1;
    const char* end = begin;
    for (int plain = 8; plain == 8; end += plain) plain = PlainBytesAt(end);
    if (*end != '"') return Leave(PlainRead::kOther);
    string.text = {begin, static_cast<size_t>(end - begin)};
    string.offset = Offset();
    at_ = end + 1;
    string.end = Offset();
    return true;
  }

  bool ReadScalar(char first) {
    if (first == 't') return ReadWord("true", JsonKind::kBool);
    if (first == 'f') return ReadWord("false", JsonKind::kBool);
    if (first == 'n') return ReadWord("null", JsonKind::kNull);
    return ReadNumber();
  }

  bool ReadWord(std::string_view word, JsonKind kind) {
    if (static_cast<size_t>(end_ - at_) < word.size() || std::memcmp(at_, word.data(), word.size()) != 0)
      return Leave(PlainRead::kOther);
    return TakeScalar(kind, word.size());
  }

  // A whole number without zeros before it.
  bool ReadNumber() {
    constexpr size_t kMost = 18;  // digits; any such number is small enough for the library
    const char* const first = at_ + (*at_ == '-' ? 1 : 0);
    const char* end = first;
    while (*end >= '0' && *end <= '9') ++end;
    const auto digits = static_cast<size_t>(end - first);
    const bool is_plain = digits > 0 && digits <= kMost && (digits == 1 || *first != '0');
    if (!is_plain || *end == '.' || *end == 'e' || *end == 'E') return Leave(PlainRead::kOther);
    return TakeScalar(JsonKind::kNumber, static_cast<size_t>(end - at_));
  }

  bool TakeScalar(JsonKind kind, size_t size) {
    const uint32_t begin = Offset();
    at_ += size;
    return Told(visitor_.Scalar(kind, begin, Offset()));
  }

  const char* const text_;
  const char* const end_;
  const char* at_;
  JsonVisitor& visitor_;
  size_t told_ = 0;
  int depth_ = 0;
  uint64_t objects_ = 0;  // a bit for each level that is open, the innermost lowest: it is an object
  PlainRead outcome_ = PlainRead::kOther;
};
static_assert(kMaxJsonDepth <= 64);

}  // namespace

PlainResult ReadPlain(std::string_view text, JsonVisitor& visitor) { return PlainReader(text, visitor).Read(); }

}  // namespace entente
