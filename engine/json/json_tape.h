// Reads JSON text into a flat tape of its values. All JSON readers of the engine use it.
//
// One pass over the text writes an entry for each key and value, in document order, with its place in the text. Read
// reuses the tape's memory, so bulk work allocates nothing. The tape keeps a copy of the text. Strings without escapes are
// views of the copy; other strings are decoded beside it. Cost: linear in the text; 20 bytes an entry. One thread at a
// time; any threads after Read.
#ifndef ENTENTE_ENGINE_JSON_JSON_TAPE_H_
#define ENTENTE_ENGINE_JSON_JSON_TAPE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"

namespace entente {

inline constexpr size_t kMaxJsonBytes = size_t{64} << 20;
inline constexpr int kMaxJsonDepth = 64;

enum class JsonKind : uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };
std::string_view JsonKindName(JsonKind kind);  // "null", "a number", "an object"

// A string value or key: its decoded text, and its place [offset, end) in the input, quotes included.
struct JsonString {
  static constexpr uint32_t kAbsent = 0xffffffff;
  std::string_view text;
  uint32_t offset = kAbsent;
  uint32_t end = kAbsent;
  bool present() const { return offset != kAbsent; }
};

using JsonIndex = uint32_t;  // of a value on its tape
inline constexpr JsonIndex kNoJson = 0xffffffff;

// A view of a value.
struct JsonNode {
  JsonKind kind;
  uint32_t begin;  // its offset in the input, quotes and brackets included
  uint32_t end;
  std::string_view text;  // a string: decoded; other values: the text in the input
  JsonString key;         // present for a member of an object
  JsonString string() const { return {text, begin, end}; }
};

class JsonTape {
 public:
  static constexpr size_t kMostValues = size_t{1} << 24;
  static constexpr size_t kMostDocumentValues = size_t{1} << 18;

  // Reads a text with exactly one JSON value. Skips a UTF-8 byte order mark. After an error the tape holds the values before
  // the fault, with all open arrays and objects closed there.
  //   Errors: limit (more than kMaxJsonBytes or `most_values`); invalid argument with place: NUL bytes, invalid UTF-8,
  //           broken JSON, more than kMaxJsonDepth levels.
  Status Read(std::string_view text, size_t most_values = kMostValues);

  // Reads a text and checks that the member names of each object differ.
  //   Errors: as Read; more than kMostDocumentValues; a member given twice.
  static Result<JsonTape> ReadDocument(std::string_view text);

  bool empty() const { return count_ == 0; }
  JsonIndex root() const { return 0; }
  std::string_view input() const { return {text_.data(), text_.size() - kBehind}; }

  JsonNode operator[](JsonIndex i) const {
    const Entry& entry = entries_[i];
    return {entry.kind, entry.begin, entry.end, TextIn(entry), entry.is_member ? KeyOf(i) : JsonString()};
  }
  JsonKind KindOf(JsonIndex i) const { return entries_[i].kind; }
  // The key of a member of an object.
  JsonString KeyOf(JsonIndex i) const {
    const Entry& key = entries_[i - 1];
    return {TextIn(key), key.begin, key.end};
  }
  std::string_view StringOf(JsonIndex i) const { return TextIn(entries_[i]); }  // JsonNode::text
  // The text of a value in the input; empty if a fault interrupted the value.
  std::string_view TextOf(JsonIndex i) const {
    return {text_.data() + entries_[i].begin, entries_[i].end - entries_[i].begin};
  }

  // The elements of an array, or the values of an object's members. Empty for other values and for kNoJson.
  class ChildRange;
  ChildRange Children(JsonIndex i) const;
  bool HasChildren(JsonIndex i) const;
  // The first member of this name; kNoJson if there is none.
  JsonIndex Find(JsonIndex object, std::string_view name) const;

  // The path from the ancestor `from` to the value: "places.SPA/NC.abuts[2]". Empty for the ancestor itself.
  std::string PathOf(JsonIndex i, JsonIndex from = 0) const;
  // The path of the array or object that holds the value.
  std::string PathOfParent(JsonIndex i, JsonIndex from = 0) const;
  // The place of a value in the text; of an array or object, the place of its bracket.
  Place PlaceOf(JsonIndex i) const;
  // An error at a value: "state.units.FRANCE[2]: message". The path starts at the ancestor `from`.
  Status Error(JsonIndex i, std::string_view message, JsonIndex from = 0) const;
  // The error "expected a string, not an array".
  Status KindError(JsonIndex i, JsonKind expected, JsonIndex from = 0) const;

 private:
  class Scanner;

  struct Entry {
    static constexpr uint32_t kPlain = 0xffffffff;
    uint32_t begin;
    uint32_t end;
    uint32_t next;     // the entry behind this value and everything inside it
    uint32_t decoded;  // of a string with escapes: the offset in decoded_ of its length and text
    JsonKind kind;
    bool is_member;  // its key is the entry before
  };

  std::string_view TextIn(const Entry& entry) const {
    if (entry.decoded != Entry::kPlain) return Decoded(entry.decoded);
    const uint32_t quote = entry.kind == JsonKind::kString;
    return {text_.data() + entry.begin + quote, entry.end - entry.begin - 2 * quote};
  }
  std::string_view Decoded(uint32_t at) const;
  Status CheckNames() const;

  // Zero bytes behind the text, so that a reader can load eight bytes from any place in it.
  static constexpr size_t kBehind = 8;

  std::string text_ = std::string(kBehind, '\0');
  std::string decoded_;
  std::vector<Entry> entries_;  // the first count_ are in use
  uint32_t count_ = 0;
};

class JsonTape::ChildRange {
 public:
  class Iterator {
   public:
    Iterator(const Entry* entries, JsonIndex at, JsonIndex step) : entries_(entries), at_(at), step_(step) {}
    JsonIndex operator*() const { return at_; }
    Iterator& operator++() {
      at_ = entries_[at_].next + step_;
      return *this;
    }
    // Whether there is another child.
    bool operator!=(JsonIndex end) const { return at_ < end; }

   private:
    const Entry* entries_;
    JsonIndex at_;
    JsonIndex step_;  // 1 to skip the key of a member, else 0
  };

  ChildRange() = default;
  ChildRange(const JsonTape& tape, JsonIndex i)
      : entries_(tape.entries_.data()),
        step_(entries_[i].kind == JsonKind::kObject),
        first_(i + 1 + step_),
        end_(entries_[i].next) {}
  Iterator begin() const { return {entries_, first_, step_}; }
  JsonIndex end() const { return end_; }

 private:
  const Entry* entries_ = nullptr;
  JsonIndex step_ = 0;
  JsonIndex first_ = 0;
  JsonIndex end_ = 0;
};

inline JsonTape::ChildRange JsonTape::Children(JsonIndex i) const {
  return i == kNoJson ? ChildRange() : ChildRange(*this, i);
}
inline bool JsonTape::HasChildren(JsonIndex i) const { return i != kNoJson && entries_[i].next > i + 1; }

// An error at a string of the input, with its path: `state.units.FRANCE[2]: message`.
//   Shapes: `inside` is a place inside the decoded text (offset and length); without it the error is at the whole string.
Status ErrorAtString(std::string_view json, const JsonString& where, std::string_view path, std::string_view message,
                     std::optional<Place> inside = std::nullopt);

// Whether `c` is JSON white space.
constexpr bool IsJsonBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_TAPE_H_
