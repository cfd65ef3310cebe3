#include "map_language/builtin.h"

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "map_language/builtin_images.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

// Upper case without separators, and without "STANDARD" before another name.
std::string SqueezedName(std::string_view name) {
  constexpr std::string_view kPrefix = "STANDARD";
  std::string squeezed = UpperCase(name);
  std::erase_if(squeezed, [](char c) { return c == '_' || c == '-' || c == ' '; });
  if (squeezed.size() > kPrefix.size() && squeezed.starts_with(kPrefix)) squeezed.erase(0, kPrefix.size());
  return squeezed;
}

Result<MapRef> MapOf(const BuiltinImage& image) {
  if (!image.words.empty()) return Map::FromImage(image.words);
  const MapReadResult read =
      ReadMapText(image.text, std::string(image.name) + ".map", IncludeCallback(), image.graphics);
  if (!read.ok()) return read.ToStatus();
  return read.map;
}

}  // namespace

std::span<const std::string_view> BuiltinMapNames() { return BuiltinImageNames(); }

Result<MapRef> BuiltinMap(std::string_view name) {
  const std::string wanted = SqueezedName(name);
  for (const BuiltinImage& image : BuiltinImages()) {
    if (SqueezedName(image.name) == wanted) return MapOf(image);
  }
  const std::vector<std::string_view> nearest = NearestWords(UpperCase(name), BuiltinMapNames(), 3);
  std::string message = "'" + Excerpt(name) + "' is no shipped map (" + (nearest.empty() ? "there are " : "nearest: ");
  std::string_view separator;
  for (const std::string_view near : nearest.empty() ? BuiltinMapNames() : std::span(nearest)) {
    message.append(separator).append(near);
    separator = ", ";
  }
  return NotFoundError(message + ")");
}

IncludeCallback WithShippedMaps(const IncludeCallback& include) {
  return [include](std::string_view name, std::string_view including_file) -> Result<std::string> {
    constexpr std::string_view kEnding = ".map";
    Result<std::string> text = include ? include(name, including_file) : NotFoundError(name);
    if (text.status().code() != StatusCode::kNotFound || !name.ends_with(kEnding)) return text;
    const std::string_view stem = name.substr(0, name.size() - kEnding.size());
    const auto names = BuiltinMapNames();
    const auto shipped = std::find_if(names.begin(), names.end(),
                                      [&](std::string_view known) { return UpperCase(known) == UpperCase(stem); });
    if (shipped == names.end()) return NoSuchFile(names, text.status());
    return std::string((*BuiltinMap(*shipped))->source());
  };
}

}  // namespace entente
