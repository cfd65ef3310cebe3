// Reads JSON text as a stream of values with their places: the only code of the engine that knows the JSON library.
//
// Nothing is built in memory: strings are decoded in place in a buffer of the caller, so a text of any shape costs one
// copy of itself. One thread per buffer and visitor.
#ifndef ENTENTE_ENGINE_JSON_JSON_READER_H_
#define ENTENTE_ENGINE_JSON_JSON_READER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/status.h"

namespace entente {

inline constexpr size_t kMaxJsonBytes = size_t{64} << 20;
inline constexpr int kMaxJsonDepth = 64;

enum class JsonKind : uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };
std::string_view JsonKindName(JsonKind kind);  // "null", "a number", "an object"

// A string value or key: decoded, in the reader's buffer; [offset, end) is it in the input, quotes included.
struct JsonString {
  static constexpr uint32_t kAbsent = 0xffffffff;
  std::string_view text;
  uint32_t offset = kAbsent;
  uint32_t end = kAbsent;
  bool present() const { return offset != kAbsent; }
};

// Receives the values in document order. Each function returns false to stop; then error() says why.
class JsonVisitor {
 public:
  virtual ~JsonVisitor() = default;
  virtual bool Key(const JsonString& key) = 0;
  virtual bool String(const JsonString& value) = 0;
  // null, bool or number at [begin, end) of the input.
  virtual bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) = 0;
  virtual bool Open(JsonKind kind, uint32_t begin) = 0;  // kArray or kObject
  virtual bool Close(uint32_t end) = 0;
  virtual Status error() const = 0;
};

// Reads one JSON value that fills `text` (a UTF-8 byte order mark before it is skipped).
//   Shapes: `buffer` keeps the decoded text: strings given to the visitor lie in it until its next use.
//   Errors: limit (more than kMaxJsonBytes); invalid argument at a Place: NUL bytes, invalid UTF-8, broken JSON, more
//           than kMaxJsonDepth levels; or the visitor's error.
Status ReadJson(std::string_view text, std::string& buffer, JsonVisitor& visitor);

// An error at a string of the input, with its path: `state.units.FRANCE[2]: message`.
//   Shapes: `inside` is a place inside the decoded text (offset and length), or nothing: then the whole string is
//   meant.
Status ErrorAtString(std::string_view json, const JsonString& where, std::string_view path, std::string_view message,
                     std::optional<Place> inside = std::nullopt);

// Whether `c` is JSON white space.
constexpr bool IsJsonBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_READER_H_
