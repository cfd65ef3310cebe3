// Computes hashes of positions from their lines (position_line.h). Use them to match records, logs and games across
// programs, machines and versions: any program can compute them, and equal lines have equal hashes in every version.
//
//   FNV-1a, 64 bits, over the bytes of a text:  h = 0xcbf29ce484222325; for each byte: h = (h ^ byte) * 0x100000001b3,
//   modulo 2^64. Shown as 16 hexadecimal digits in lower case.
//
// The position hash is the hash of the whole line. Not cryptographic. Any threads.
//
// PositionView::Hash() is a different hash over the bytes of the block. It is fast, for tables and signatures, and may
// change between versions.
//   Source: capi/docs/lines.md; samples/hashes.txt.
#ifndef ENTENTE_ENGINE_LINES_POSITION_HASH_H_
#define ENTENTE_ENGINE_LINES_POSITION_HASH_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "position/position.h"

namespace entente {

inline constexpr uint64_t kTextHashStart = 0xcbf29ce484222325u;
// FNV-1a of a text. To hash several texts as one, pass the hash of the texts before.
constexpr uint64_t TextHash(std::string_view text, uint64_t hash = kTextHashStart) {
  for (const char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3u;
  return hash;
}

uint64_t PositionHash(const PositionView& position);

// The hash as 16 hexadecimal digits.
std::string HashText(uint64_t hash);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LINES_POSITION_HASH_H_
