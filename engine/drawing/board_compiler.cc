// entente_board_compiler OUT.cc FILE...: a build tool that reads drawings (maps/drawings/README.md) and writes them as bytes in
// C++. map_drawing.cc reads them.
//   Exit code: 0; 1 if a file cannot be read or written; 2 bad usage.
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "json/json_tape.h"

namespace {

using entente::JsonIndex;
using entente::JsonTape;

class BoardWriter {
 public:
  explicit BoardWriter(const JsonTape& json) : json_(json) {}

  std::vector<uint8_t> Write() {
    const JsonIndex root = json_.root();
    Numbers(json_.Find(root, "size"));
    const JsonIndex arcs = json_.Find(root, "arcs");
    Number(Count(arcs));
    for (const JsonIndex arc : json_.Children(arcs)) {
      Number(Count(arc) / 2);
      Numbers(arc);
    }
    const JsonIndex provinces = json_.Find(root, "provinces");
    Number(Count(provinces));
    for (const JsonIndex province : json_.Children(provinces)) Province(province);
    Links(json_.Find(root, "links"), provinces);
    const JsonIndex scenery = json_.Find(root, "scenery");
    Rings(json_.Find(scenery, "land"));
    Rings(json_.Find(scenery, "water"));
    return bytes_;
  }

 private:
  int Count(JsonIndex of) const {
    int count = 0;
    for ([[maybe_unused]] const JsonIndex child : json_.Children(of)) ++count;
    return count;
  }
  void Number(int value) {
    auto rest = static_cast<uint32_t>(value) << 1 ^ static_cast<uint32_t>(value >> 31);
    for (; rest > 127; rest >>= 7) bytes_.push_back(static_cast<uint8_t>(rest | 128));
    bytes_.push_back(static_cast<uint8_t>(rest));
  }
  void Text(std::string_view text) {
    Number(static_cast<int>(text.size()));
    bytes_.insert(bytes_.end(), text.begin(), text.end());
  }
  void Numbers(JsonIndex list) {
    for (const JsonIndex element : json_.Children(list)) {
      const std::string_view text = json_.TextOf(element);
      int value = 0;
      std::from_chars(text.data(), text.data() + text.size(), value);
      Number(value);
    }
  }
  // As many numbers as the member has, or zeros.
  void Member(JsonIndex object, std::string_view name, int count) {
    const JsonIndex list = json_.Find(object, name);
    if (list != entente::kNoJson) return Numbers(list);
    for (int i = 0; i < count; ++i) Number(0);
  }
  void Rings(JsonIndex rings) {
    Number(Count(rings));
    for (const JsonIndex ring : json_.Children(rings)) {
      Number(Count(ring));
      Numbers(ring);
    }
  }
  void Units(JsonIndex of) {
    Member(of, "unit", 2);
    Member(of, "dislodged", 2);
  }
  void Province(JsonIndex province) {
    Text(json_.KeyOf(province).text);
    Rings(json_.Find(province, "shape"));
    Rings(json_.Find(province, "waters"));
    Units(province);
    Member(province, "center", 2);
    Member(province, "short", 2);
    Member(province, "long", 4);
    const JsonIndex coasts = json_.Find(province, "coasts");
    Number(Count(coasts));
    for (const JsonIndex coast : json_.Children(coasts)) {
      Text(json_.KeyOf(coast).text);
      Units(coast);
    }
  }
  int NumberOf(JsonIndex provinces, std::string_view code) const {
    int number = 0;
    for (const JsonIndex province : json_.Children(provinces)) {
      if (json_.KeyOf(province).text == code) break;
      ++number;
    }
    return number;
  }
  void Links(JsonIndex links, JsonIndex provinces) {
    Number(Count(links));
    for (const JsonIndex link : json_.Children(links)) {
      int end = 0;
      for (const JsonIndex word : json_.Children(link)) {
        if (end++ < 2) Number(NumberOf(provinces, json_.StringOf(word)));
      }
    }
  }

  const JsonTape& json_;
  std::vector<uint8_t> bytes_;
};

// Writes the bytes of a file, and adds its maps to the table.
bool Compile(std::FILE* out, const std::string& path, int number, std::string& table) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const entente::Result<JsonTape> json = JsonTape::ReadDocument(text);
  if (!file || !json.ok()) {
    std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
    return false;
  }
  std::fprintf(out, "constexpr uint8_t kBoard%d[] = {", number);
  size_t column = 0;
  for (const uint8_t byte : BoardWriter(*json).Write())
    std::fprintf(out, "%s%d,", column++ % 32 == 0 ? "\n    " : "", byte);
  std::fprintf(out, "\n};\n\n");
  for (const JsonIndex map : json->Children(json->Find(json->root(), "maps"))) {
    table.append("    {\"")
        .append(json->StringOf(map))
        .append("\", kBoard")
        .append(std::to_string(number))
        .append("},\n");
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: entente_board_compiler OUT.cc FILE...\n");
    return 2;
  }
  std::FILE* out = std::fopen(argv[1], "w");
  if (out == nullptr) {
    std::fprintf(stderr, "%s: cannot be written\n", argv[1]);
    return 1;
  }
  std::fprintf(out, "#include \"drawing/map_drawing.h\"\n\nnamespace entente {\nnamespace {\n\n");
  std::string table;
  bool fine = true;
  for (int i = 2; i < argc; ++i) fine = Compile(out, argv[i], i, table) && fine;
  std::fprintf(out, "constexpr BuiltinBoard kBoards[] = {\n%s};\n\n}  // namespace\n\n", table.c_str());
  std::fprintf(out, "std::span<const BuiltinBoard> BuiltinBoards() { return kBoards; }\n\n}  // namespace entente\n");
  return std::fclose(out) == 0 && fine ? 0 : 1;
}
