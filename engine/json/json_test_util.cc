#include "json/json_test_util.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "json/json_reader.h"
#include "json/json_writer.h"

namespace entente {
namespace {

// A JSON value.
struct Node {
  JsonKind kind = JsonKind::kNull;
  std::string name;  // in its object
  std::string text;  // of a string, or of a number, null ... as written
  std::vector<Node> members;
};

class TreeBuilder : public JsonVisitor {
 public:
  TreeBuilder(std::string_view json, Node& root) : json_(json), root_(root) {}

  bool Key(const JsonString& key) override {
    key_ = key.text;
    return true;
  }
  bool String(const JsonString& value) override {
    Add(JsonKind::kString, value.text);
    return true;
  }
  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    Add(kind, json_.substr(begin, end - begin));
    return true;
  }
  bool Open(JsonKind kind, uint32_t) override {
    open_.push_back(Add(kind, ""));
    return true;
  }
  bool Close(uint32_t) override {
    open_.pop_back();
    return true;
  }
  Status error() const override { return OkStatus(); }

 private:
  Node* Add(JsonKind kind, std::string_view text) {
    Node& node = open_.empty() ? root_ : open_.back()->members.emplace_back();
    node.kind = kind;
    node.name = key_;
    node.text = text;
    return &node;
  }

  std::string_view json_;
  Node& root_;
  std::vector<Node*> open_;  // outer ones do not grow while an inner one is open
  std::string key_;
};

void Append(const Node& node, JsonWriter& out) {
  if (node.kind == JsonKind::kString) return out.String(node.text);
  if (node.kind != JsonKind::kObject && node.kind != JsonKind::kArray) return out.Raw(node.text);
  const bool is_object = node.kind == JsonKind::kObject;
  std::vector<const Node*> members;
  for (const Node& member : node.members) members.push_back(&member);
  if (is_object) {
    std::stable_sort(members.begin(), members.end(), [](const auto* a, const auto* b) { return a->name < b->name; });
  }
  is_object ? out.BeginObject() : out.BeginArray();
  for (const Node* member : members) {
    if (is_object) out.TextKey(member->name);
    Append(*member, out);
  }
  is_object ? out.EndObject() : out.EndArray();
}

const Node* Find(const Node& node, std::string_view key) {
  if (node.kind == JsonKind::kArray) {
    const auto index = static_cast<size_t>(std::atoi(std::string(key).c_str()));
    return index < node.members.size() ? &node.members[index] : nullptr;
  }
  const auto it =
      std::find_if(node.members.begin(), node.members.end(), [&](const auto& member) { return member.name == key; });
  return it == node.members.end() ? nullptr : &*it;
}

}  // namespace

std::string Member(std::string_view json, std::string_view path) {
  Node root;
  TreeBuilder builder(json, root);
  std::string buffer;
  if (!ReadJson(json, buffer, builder).ok()) return "!" + std::string(json);
  const Node* node = &root;
  while (!path.empty() && node != nullptr) {
    const size_t dot = path.find('.');
    node = Find(*node, path.substr(0, dot));
    path = dot == path.npos ? std::string_view("") : path.substr(dot + 1);
  }
  std::string text;
  JsonWriter out(text);
  if (node != nullptr) Append(*node, out);
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
