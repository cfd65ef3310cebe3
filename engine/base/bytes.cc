#include "base/bytes.h"

namespace entente {

void ByteWriter::Number(uint64_t value) {
  while (value >= 0x80) {
    Byte(static_cast<uint8_t>(value | 0x80));
    value >>= 7;
  }
  Byte(static_cast<uint8_t>(value));
}

void ByteWriter::Word(uint64_t value) {
  for (int i = 0; i < 8; ++i) Byte(static_cast<uint8_t>(value >> (8 * i)));
}

void ByteWriter::Text(std::string_view text) {
  Number(text.size());
  out_.append(text);
}

uint8_t ByteReader::Byte() {
  if (!ok_ || offset_ == bytes_.size()) {
    ok_ = false;
    return 0;
  }
  return static_cast<uint8_t>(bytes_[offset_++]);
}

uint64_t ByteReader::Number(uint64_t most) {
  uint64_t value = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    const uint8_t byte = Byte();
    const uint64_t bits = byte & 0x7f;
    if (shift == 63 && bits > 1) break;
    value |= bits << shift;
    if ((byte & 0x80) != 0) continue;
    if ((byte == 0 && shift > 0) || value > most) break;
    return value;
  }
  ok_ = false;
  return 0;
}

uint64_t ByteReader::Word() {
  uint64_t value = 0;
  for (int i = 0; i < 8; ++i) value |= uint64_t{Byte()} << (8 * i);
  return ok_ ? value : 0;
}

std::string_view ByteReader::Text(uint64_t longest) {
  const uint64_t length = Number(longest);
  if (length > left()) ok_ = false;
  if (!ok_) return {};
  const std::string_view text = bytes_.substr(offset_, static_cast<size_t>(length));
  offset_ += length;
  return text;
}

}  // namespace entente
