// Writes JSON text into memory reserved by the caller (JsonWriter::RawInto). A short piece costs a store or two. One thread
// at a time.
#ifndef ENTENTE_ENGINE_JSON_TEXT_CURSOR_H_
#define ENTENTE_ENGINE_JSON_TEXT_CURSOR_H_

#include <cstddef>
#include <cstring>
#include <string_view>

namespace entente {

class TextCursor {
 public:
  static constexpr size_t kBlock = 16;
  // The most bytes of an escaped byte.
  static constexpr size_t kMostEscaped = 6;

  explicit TextCursor(char* at) : at_(at) {}
  char* at() const { return at_; }

  // Writes a text of known length that needs no escapes.
  template <size_t kSize>
  void Put(const char (&text)[kSize]) {
    std::memcpy(at_, text, kSize - 1);
    at_ += kSize - 1;
  }
  // Writes any text that needs no escapes.
  void PutPlain(std::string_view text) {
    if (!text.empty()) std::memcpy(at_, text.data(), text.size());
    at_ += text.size();
  }
  // The same in blocks of kBlock bytes.
  //   Shapes: the text and the output must have room for whole blocks.
  void PutBlocks(std::string_view text) {
    for (size_t i = 0; i == 0 || i < text.size(); i += kBlock) std::memcpy(at_ + i, text.data() + i, kBlock);
    at_ += text.size();
  }
  // Writes any text, escaped for a string.
  void PutEscaped(std::string_view text);
  // Removes the last byte.
  void Drop() { --at_; }

 private:
  char* at_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_TEXT_CURSOR_H_
