// The parts of a library. Compiled into each library with its own ENTENTE_PARTS.
#include <algorithm>
#include <string_view>

#include "entente/entente.h"

entente_bool entente_has(const char* part, size_t part_length) {
  if (part == nullptr) return 0;
  const std::string_view parts[] = {ENTENTE_PARTS};
  return std::find(std::begin(parts), std::end(parts), std::string_view(part, part_length)) != std::end(parts) ? 1 : 0;
}
