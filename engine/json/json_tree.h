// A JSON text as a tree of values, each with its place: for documents whose parts refer to each other. Bulk work reads
// streams (json_reader.h). One thread at a time.
#ifndef ENTENTE_ENGINE_JSON_JSON_TREE_H_
#define ENTENTE_ENGINE_JSON_JSON_TREE_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "json/json_reader.h"

namespace entente {

using JsonIndex = uint32_t;
inline constexpr JsonIndex kNoJson = 0xffffffff;

struct JsonNode {
  JsonKind kind = JsonKind::kNull;
  uint32_t begin = 0;     // in the input, quotes and brackets included
  uint32_t end = 0;       // of a string or scalar; of an object or array, behind its opening bracket
  uint32_t close = 0;     // of an object or array, behind its closing bracket
  std::string_view text;  // of a string: decoded; of a scalar: as written
  JsonString key;         // of a member
  JsonIndex parent = kNoJson;
  JsonIndex first = kNoJson;  // child
  JsonIndex next = kNoJson;   // child of the same parent
};

class JsonTree {
 public:
  static constexpr size_t kMostNodes = size_t{1} << 18;

  // Reads a text that outlives the tree. Errors: those of ReadJson; more than kMostNodes values; a member given twice.
  static Result<JsonTree> Read(std::string_view text);

  const JsonNode& operator[](JsonIndex i) const { return nodes_[i]; }
  JsonIndex root() const { return 0; }
  std::string_view input() const { return input_; }
  // The member with this name; kNoJson if there is none.
  JsonIndex Find(JsonIndex object, std::string_view name) const;
  // The text of a value, as written.
  std::string_view TextOf(JsonIndex i) const;
  // "places.SPA/NC.abuts[2]"; empty for the root.
  std::string PathOf(JsonIndex i) const;
  Place PlaceOf(JsonIndex i) const;

  // Calls visit(child) for every child in the order of the text.
  template <typename Visit>
  void ForEachChild(JsonIndex i, Visit&& visit) const {
    for (JsonIndex child = nodes_[i].first; child != kNoJson; child = nodes_[child].next) visit(child);
  }

 private:
  class Builder;

  std::string_view input_;
  std::unique_ptr<std::string> buffer_;  // the decoded strings
  std::vector<JsonNode> nodes_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_TREE_H_
