// Writes JSON text into memory that its caller has reserved (JsonWriter::RawInto): many short pieces, each a store or two.
// One thread at a time.
#ifndef ENTENTE_ENGINE_JSON_TEXT_CURSOR_H_
#define ENTENTE_ENGINE_JSON_TEXT_CURSOR_H_

#include <cstddef>
#include <cstring>
#include <string_view>

namespace entente {

class TextCursor {
 public:
  static constexpr size_t kBlock = 16;
  // The most bytes that one byte becomes where it is escaped.
  static constexpr size_t kMostEscaped = 6;

  explicit TextCursor(char* at) : at_(at) {}
  char* at() const { return at_; }

  // Text that stands for itself, of known length.
  template <size_t kSize>
  void Put(const char (&text)[kSize]) {
    std::memcpy(at_, text, kSize - 1);
    at_ += kSize - 1;
  }
  // Any such text.
  void PutPlain(std::string_view text) {
    if (!text.empty()) std::memcpy(at_, text.data(), text.size());
    at_ += text.size();
  }
  // The same in blocks.
  //   Shapes: whole blocks can be read from its begin up to its end, and written.
  void PutBlocks(std::string_view text) {
    for (size_t i = 0; i == 0 || i < text.size(); i += kBlock) std::memcpy(at_ + i, text.data() + i, kBlock);
    at_ += text.size();
  }
  // Any text, as it is written in strings.
  void PutEscaped(std::string_view text);
  // Takes back the last byte.
  void Drop() { --at_; }

 private:
  char* at_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_TEXT_CURSOR_H_
