// Numbers of positions that anybody can compute again, from the line of the position (position_line.h): for matching
// records, logs and games across programs, machines and versions. They change for nothing but another line.
//
//   FNV-1a, 64 bits, over the bytes of a text:  h = 0xcbf29ce484222325; for each byte: h = (h ^ byte) * 0x100000001b3,
//   modulo 2^64. Shown as 16 hexadecimal digits in lower case.
//
// The position hash is that of the whole line; the board hash that of its fields 3 to 5 with the blanks between them:
// units, centers and dislodged units alone. Equal boards have equal board hashes in any phase and year, with any
// history and what only some maps have. Not cryptographic. Any threads.
//
// PositionView::Hash() is another number, over the bytes of the block: fast, for tables and signatures, and of this
// version only.
//   Source: capi/docs/lines.md; samples/hashes.txt.
#ifndef ENTENTE_ENGINE_LINES_POSITION_HASH_H_
#define ENTENTE_ENGINE_LINES_POSITION_HASH_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "position/position.h"

namespace entente {

inline constexpr uint64_t kTextHashStart = 0xcbf29ce484222325u;
// FNV-1a of a text; or of one more of several that are hashed as if they stood one behind the other.
constexpr uint64_t TextHash(std::string_view text, uint64_t hash = kTextHashStart) {
  for (const char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3u;
  return hash;
}

uint64_t PositionHash(const PositionView& position);
uint64_t BoardHash(const PositionView& position);

// 16 hexadecimal digits.
std::string HashText(uint64_t hash);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LINES_POSITION_HASH_H_
