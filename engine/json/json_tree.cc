#include "json/json_tree.h"

#include <algorithm>

#include "base/text.h"

namespace entente {

class JsonTree::Builder : public JsonVisitor {
 public:
  explicit Builder(JsonTree& tree) : tree_(tree) {}

  bool Key(const JsonString& key) override {
    key_ = key;
    return true;
  }
  bool String(const JsonString& value) override {
    JsonNode node;
    node.kind = JsonKind::kString;
    node.begin = value.offset;
    node.end = value.end;
    node.text = value.text;
    return Add(node);
  }
  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    JsonNode node;
    node.kind = kind;
    node.begin = begin;
    node.end = end;
    node.text = tree_.input_.substr(begin, end - begin);
    return Add(node);
  }
  bool Open(JsonKind kind, uint32_t begin) override {
    JsonNode node;
    node.kind = kind;
    node.begin = begin;
    node.end = begin + 1;
    if (!Add(node)) return false;
    open_.push_back({static_cast<JsonIndex>(tree_.nodes_.size() - 1), kNoJson});
    return true;
  }
  bool Close(uint32_t end) override {
    const JsonIndex closed = open_.back().node;
    tree_.nodes_[closed].close = end;
    open_.pop_back();
    return tree_.nodes_[closed].kind != JsonKind::kObject || CheckMembers(closed);
  }
  Status error() const override { return error_; }

 private:
  struct Level {
    JsonIndex node;
    JsonIndex last;  // child so far
  };

  bool Add(JsonNode node) {
    if (tree_.nodes_.size() >= kMostNodes) {
      error_ = WithPlace(LimitError("the JSON text has more than " + std::to_string(kMostNodes) + " values"),
                         PlaceInText(tree_.input_, node.begin, 1));
      return false;
    }
    const auto index = static_cast<JsonIndex>(tree_.nodes_.size());
    node.key = std::exchange(key_, JsonString());
    if (!open_.empty()) {
      Level& level = open_.back();
      node.parent = level.node;
      (level.last == kNoJson ? tree_.nodes_[level.node].first : tree_.nodes_[level.last].next) = index;
      level.last = index;
    }
    tree_.nodes_.push_back(node);
    return true;
  }

  // No member may be given twice.
  bool CheckMembers(JsonIndex object) {
    std::vector<JsonIndex> members;
    tree_.ForEachChild(object, [&](JsonIndex child) { members.push_back(child); });
    const auto key = [&](JsonIndex i) { return tree_.nodes_[i].key.text; };
    std::stable_sort(members.begin(), members.end(), [&](auto a, auto b) { return key(a) < key(b); });
    const auto twice =
        std::adjacent_find(members.begin(), members.end(), [&](auto a, auto b) { return key(a) == key(b); });
    if (twice == members.end()) return true;
    const JsonIndex second = *(twice + 1);
    error_ = ErrorAtString(tree_.input_, tree_.nodes_[second].key, tree_.PathOf(second), "given twice");
    return false;
  }

  JsonTree& tree_;
  JsonString key_;
  std::vector<Level> open_;
  Status error_;
};

Result<JsonTree> JsonTree::Read(std::string_view text) {
  JsonTree tree;
  tree.input_ = text;
  tree.buffer_ = std::make_unique<std::string>();
  Builder builder(tree);
  if (Status status = ReadJson(text, *tree.buffer_, builder); !status.ok()) return status;
  return tree;
}

JsonIndex JsonTree::Find(JsonIndex object, std::string_view name) const {
  for (JsonIndex child = nodes_[object].first; child != kNoJson; child = nodes_[child].next) {
    if (nodes_[child].key.present() && nodes_[child].key.text == name) return child;
  }
  return kNoJson;
}

std::string_view JsonTree::TextOf(JsonIndex i) const {
  const JsonNode& node = nodes_[i];
  return input_.substr(node.begin, std::max(node.end, node.close) - node.begin);
}

std::string JsonTree::PathOf(JsonIndex i) const {
  const JsonIndex parent = nodes_[i].parent;
  if (parent == kNoJson) return "";
  if (nodes_[parent].kind == JsonKind::kObject) {
    const std::string path = PathOf(parent);
    return path + (path.empty() ? "" : ".") + Excerpt(nodes_[i].key.text);
  }
  size_t index = 0;
  for (JsonIndex child = nodes_[parent].first; child != i; child = nodes_[child].next) ++index;
  return PathOf(parent) + "[" + std::to_string(index) + "]";
}

Place JsonTree::PlaceOf(JsonIndex i) const {
  return PlaceInText(input_, nodes_[i].begin, nodes_[i].end - nodes_[i].begin);
}

}  // namespace entente
