#include <algorithm>
#include <array>
#include <span>

#include "map_language/map_directives.h"

namespace entente {
namespace {

struct Front {
  std::string_view bytes, form;
};
constexpr std::array<Front, 8> kFronts = {{
    {"\xff\xfe", "UTF-16 text"},
    {"\xfe\xff", "UTF-16 text"},
    {"\x89PNG", "a PNG picture"},
    {"GIF8", "a GIF picture"},
    {"\xff\xd8\xff", "a JPEG picture"},
    {"PK\x03\x04", "a ZIP archive"},
    {"\x1f\x8b", "a gzip archive"},
    {"%PDF", "a PDF document"},
}};
// Behind a byte order mark and blanks. No place or power has such a name.
constexpr std::array<Front, 3> kTextFronts = {{{"<", "HTML or XML"}, {"{", "JSON"}, {"MDF (", "an MDF message"}}};

std::string_view FormOf(std::string_view bytes, std::span<const Front> fronts) {
  const auto found =
      std::find_if(fronts.begin(), fronts.end(), [&](const Front& front) { return bytes.starts_with(front.bytes); });
  return found == fronts.end() ? std::string_view() : found->form;
}

// In UTF-16 without a byte order mark every second byte of plain letters is zero, and hardly any other. Other bytes that
// are a third zeros are binary data of an unknown kind.
std::string_view FormOfZeros(std::string_view bytes) {
  constexpr size_t kLookedAt = 256;
  const std::string_view front = bytes.substr(0, kLookedAt);
  size_t zeros[2] = {0, 0};  // at even and at odd places
  for (size_t i = 0; i < front.size(); ++i) zeros[i % 2] += front[i] == '\0';
  if (front.size() < 8 || 3 * (zeros[0] + zeros[1]) < front.size()) return {};
  return 16 * std::min(zeros[0], zeros[1]) < front.size() ? "UTF-16 text" : "binary data";
}

bool EndsLinesInCrAlone(std::string_view bytes) {
  return bytes.find('\n') == std::string_view::npos && std::count(bytes.begin(), bytes.end(), '\r') > 1;
}

}  // namespace

std::string_view ForeignForm(std::string_view bytes) {
  if (const std::string_view form = FormOf(bytes, kFronts); !form.empty()) return form;
  if (const std::string_view form = FormOfZeros(bytes); !form.empty()) return form;
  if (EndsLinesInCrAlone(bytes)) return "text whose lines end in CR alone";
  if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
  const size_t first = bytes.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos ? std::string_view() : FormOf(bytes.substr(first), kTextFronts);
}

}  // namespace entente
