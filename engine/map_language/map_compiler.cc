// entente_map_compiler MAPS_DIR OUT.cc NAME... [--texts NAME...]: a build tool that reads MAPS_DIR/NAME.map and writes the
// images as C++, and the canonical texts of the maps behind --texts.
//   Exit code: 0; 1 if a map has errors or a file cannot be read or written; 2 bad usage.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/read_map_text.h"

namespace {

using entente::Diagnostic;
using entente::MapReadResult;

std::optional<std::string> ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

entente::MapRef CompileMap(const std::string& directory, const std::string& name) {
  const std::string path = directory + "/" + name + ".map";
  const std::optional<std::string> text = ReadFile(path);
  if (!text.has_value()) {
    std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
    return nullptr;
  }
  const auto include = [&](std::string_view file, std::string_view) -> entente::Result<std::string> {
    std::optional<std::string> included = ReadFile(directory + "/" + std::string(file));
    if (!included.has_value()) return entente::NotFoundError(file);
    return *std::move(included);
  };
  const MapReadResult result = entente::ReadMapText(*text, name + ".map", include);
  for (const Diagnostic& diagnostic : result.diagnostics) {
    if (diagnostic.is_error) std::fprintf(stderr, "%s\n", diagnostic.ToString().c_str());
  }
  return result.map;
}

void WriteWords(std::FILE* out, size_t index, const entente::Map& map) {
  std::fprintf(out, "alignas(8) constexpr uint64_t kImage%zu[] = {", index);
  size_t column = 0;
  for (uint64_t word : map.image()) std::fprintf(out, "%s%#" PRIx64 ",", column++ % 8 == 0 ? "\n    " : " ", word);
  std::fprintf(out, "\n};\n\n");
}

// The first `image_count` maps have images, the others texts.
void WriteTables(std::FILE* out, const std::vector<std::string>& names, const std::vector<entente::MapRef>& maps,
                 size_t image_count) {
  std::fprintf(out, "constexpr BuiltinImage kImages[] = {\n");
  for (size_t i = 0; i < names.size(); ++i) {
    if (i < image_count) {
      std::fprintf(out, "    {\"%s\", kImage%zu},\n", names[i].c_str(), i);
    } else {
      std::fprintf(out, "    {\"%s\", {}, R\"map(%s)map\", \"%s\"},\n", names[i].c_str(),
                   std::string(maps[i]->source()).c_str(), std::string(maps[i]->graphics()).c_str());
    }
  }
  std::fprintf(out, "};\n\nconstexpr std::string_view kNames[] = {\n");
  for (const std::string& name : names) std::fprintf(out, "    \"%s\",\n", name.c_str());
  std::fprintf(out, "};\n\n}  // namespace\n\n");
  std::fprintf(out, "std::span<const BuiltinImage> BuiltinImages() { return kImages; }\n");
  std::fprintf(out,
               "std::span<const std::string_view> BuiltinImageNames() { return kNames; }\n\n}  // namespace entente\n");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: entente_map_compiler MAPS_DIR OUT.cc NAME... [--texts NAME...]\n");
    return 2;
  }
  std::vector<std::string> names(argv + 3, argv + argc);
  const auto texts = std::find(names.begin(), names.end(), "--texts");
  const size_t image_count = static_cast<size_t>(texts - names.begin());
  if (texts != names.end()) names.erase(texts);
  std::vector<entente::MapRef> maps;
  for (const std::string& name : names) maps.push_back(CompileMap(argv[1], name));
  for (const entente::MapRef& map : maps) {
    if (map == nullptr) return 1;
  }
  std::FILE* out = std::fopen(argv[2], "wb");
  if (out == nullptr) {
    std::fprintf(stderr, "%s: cannot be written\n", argv[2]);
    return 1;
  }
  std::fprintf(out,
               "// Written by entente_map_compiler from maps/*.map.\n#include \"map_language/builtin_images.h\"\n\n");
  std::fprintf(out, "namespace entente {\nnamespace {\n\n");
  for (size_t i = 0; i < image_count; ++i) WriteWords(out, i, *maps[i]);
  WriteTables(out, names, maps, image_count);
  return std::fclose(out) == 0 ? 0 : 1;
}
