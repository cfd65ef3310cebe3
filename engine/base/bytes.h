// Writes numbers and texts as bytes, the same on every platform, and reads them back. For data that is kept or saved.
// Any threads.
#ifndef ENTENTE_ENGINE_BASE_BYTES_H_
#define ENTENTE_ENGINE_BASE_BYTES_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace entente {

class ByteWriter {
 public:
  // Appends to `out`, which must outlive the writer.
  explicit ByteWriter(std::string& out) : out_(out) {}

  void Byte(uint8_t value) { out_.push_back(static_cast<char>(value)); }
  // Writes seven bits a byte, the lowest first; every byte but the last has the eighth bit set.
  void Number(uint64_t value);
  // Writes eight bytes, the lowest first.
  void Word(uint64_t value);
  // Writes the length as a Number, then the bytes.
  void Text(std::string_view text);

 private:
  std::string& out_;
};

// Reads the output of ByteWriter, even if it is damaged: after the first value that is missing or out of range every
// call returns zero or nothing, and ok() is false.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  uint8_t Byte();
  // Accepts at most `most`, in its shortest form.
  uint64_t Number(uint64_t most = UINT64_MAX);
  uint64_t Word();
  // The text is valid as long as the bytes are.
  std::string_view Text(uint64_t longest = UINT64_MAX);

  bool ok() const { return ok_; }
  void Fail() { ok_ = false; }
  size_t offset() const { return offset_; }
  size_t left() const { return ok_ ? bytes_.size() - offset_ : 0; }

 private:
  std::string_view bytes_;
  size_t offset_ = 0;
  bool ok_ = true;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_BYTES_H_
