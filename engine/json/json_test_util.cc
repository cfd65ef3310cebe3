#include "json/json_test_util.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "json/json_tape.h"
#include "json/json_writer.h"

namespace entente {
namespace {

void Append(const JsonTape& json, JsonIndex value, JsonWriter& out) {
  const JsonNode node = json[value];
  if (node.kind == JsonKind::kString) return out.String(node.text);
  if (node.kind != JsonKind::kObject && node.kind != JsonKind::kArray) return out.Raw(node.text);
  const bool is_object = node.kind == JsonKind::kObject;
  std::vector<JsonIndex> members;
  for (const JsonIndex member : json.Children(value)) members.push_back(member);
  if (is_object) {
    std::stable_sort(members.begin(), members.end(),
                     [&](JsonIndex a, JsonIndex b) { return json.KeyOf(a).text < json.KeyOf(b).text; });
  }
  is_object ? out.BeginObject() : out.BeginArray();
  for (const JsonIndex member : members) {
    if (is_object) out.TextKey(json.KeyOf(member).text);
    Append(json, member, out);
  }
  is_object ? out.EndObject() : out.EndArray();
}

JsonIndex Find(const JsonTape& json, JsonIndex value, const std::string& key) {
  if (json.KindOf(value) != JsonKind::kArray) return json.Find(value, key);
  int left = std::atoi(key.c_str());
  for (const JsonIndex element : json.Children(value)) {
    if (left-- == 0) return element;
  }
  return kNoJson;
}

}  // namespace

std::string Member(std::string_view json, std::string_view path) {
  JsonTape tape;
  if (!tape.Read(json).ok()) return "!" + std::string(json);
  JsonIndex value = tape.root();
  while (!path.empty() && value != kNoJson) {
    const size_t dot = path.find('.');
    value = Find(tape, value, std::string(path.substr(0, dot)));
    path = dot == path.npos ? std::string_view("") : path.substr(dot + 1);
  }
  std::string text;
  JsonWriter out(text);
  if (value != kNoJson) Append(tape, value, out);
  return text;
}

std::optional<std::string> SharedFile(std::string_view name) {
  std::ifstream file(std::filesystem::path(ENTENTE_SHARED_DIR) / name, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

std::vector<std::string> SharedFiles(std::string_view folder) {
  std::vector<std::string> names;
  std::error_code failed;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(ENTENTE_SHARED_DIR) / folder, failed)) {
    names.push_back(std::string(folder) + "/" + entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<std::string_view> Lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace entente
