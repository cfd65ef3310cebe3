#include "lines/position_hash.h"

#include "lines/position_line.h"

namespace entente {

uint64_t PositionHash(const PositionView& position) { return TextHash(PositionLine(position)); }

std::string HashText(uint64_t hash) {
  std::string text(16, '0');
  for (size_t i = 16; i-- > 0; hash >>= 4) text[i] = "0123456789abcdef"[hash & 15];
  return text;
}

}  // namespace entente
