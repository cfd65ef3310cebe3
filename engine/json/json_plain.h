// Finds the bytes of JSON strings that do not stand for themselves, eight at a time.
#ifndef ENTENTE_ENGINE_JSON_JSON_PLAIN_H_
#define ENTENTE_ENGINE_JSON_JSON_PLAIN_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace entente {

// Control characters, the quote and the backslash.
constexpr bool IsPlainJsonByte(char c) { return static_cast<uint8_t>(c) >= 0x20 && c != '"' && c != '\\'; }

// How many of the eight bytes of a little-endian word stand before the first that is not plain: 8 if all are. A byte is
// found to be zero, or below a blank, by the borrow it causes, which can mislead only behind the first.
constexpr int PlainBytesOf(uint64_t word) {
  constexpr uint64_t kOnes = 0x0101010101010101u;
  const uint64_t quote = word ^ (kOnes * '"'), backslash = word ^ (kOnes * '\\');
  const uint64_t found =
      ((word - kOnes * 0x20) & ~word) | ((quote - kOnes) & ~quote) | ((backslash - kOnes) & ~backslash);
  return std::countr_zero(found & (kOnes * 0x80)) / 8;
}

// Of the eight bytes at `bytes`.
inline int PlainBytesAt(const char* bytes) {
  uint64_t word;
  std::memcpy(&word, bytes, sizeof(word));
  return PlainBytesOf(word);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_PLAIN_H_
