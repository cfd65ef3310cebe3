#include "base/status.h"

#include <algorithm>
#include <ostream>

#include "base/text.h"

namespace entente {

std::ostream& operator<<(std::ostream& out, const Status& status) {
  return out << (status.ok() ? std::string_view("OK") : status.message());
}

Place PlaceInText(std::string_view text, size_t offset, size_t length) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const size_t line_start = before.rfind('\n') + 1;  // npos + 1 == 0: the first line
  Place place;
  place.line = static_cast<uint32_t>(1 + std::count(before.begin(), before.end(), '\n'));
  place.column = static_cast<uint32_t>(1 + CodePointCount(before.substr(line_start)));
  place.offset = static_cast<uint32_t>(offset);
  place.length = static_cast<uint32_t>(std::min(length, text.size() - offset));
  return place;
}

}  // namespace entente
