// Finds the bytes of JSON strings that need an escape, eight at a time.
#ifndef ENTENTE_ENGINE_JSON_JSON_PLAIN_H_
#define ENTENTE_ENGINE_JSON_JSON_PLAIN_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace entente {

// False for control characters, the quote and the backslash.
constexpr bool IsPlainJsonByte(char c) { return static_cast<uint8_t>(c) >= 0x20 && c != '"' && c != '\\'; }

// The number of plain bytes at the front of a little-endian word: 8 if all are plain. A subtraction borrows at each byte
// that is zero or below a blank. A borrow may also mark a wrong byte, but only behind the first marked one.
constexpr int PlainBytesOf(uint64_t word) {
  constexpr uint64_t kOnes = 0x0101010101010101u;
  const uint64_t quote = word ^ (kOnes * '"'), backslash = word ^ (kOnes * '\\');
  const uint64_t found =
      ((word - kOnes * 0x20) & ~word) | ((quote - kOnes) & ~quote) | ((backslash - kOnes) & ~backslash);
  return std::countr_zero(found & (kOnes * 0x80)) / 8;
}

// The same for the eight bytes at `bytes`.
inline int PlainBytesAt(const char* bytes) {
  uint64_t word;
  std::memcpy(&word, bytes, sizeof(word));
  return PlainBytesOf(word);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_PLAIN_H_
