// Reads the values of a JSON map. Checks that each value can be a word, a line or a number of a map text, and reports
// faults with path and place. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_VALUES_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_VALUES_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/json_tape.h"
#include "map_forms/map_from_draft.h"
#include "map_language/map_diagnostics.h"
#include "map_language/map_lines.h"

namespace entente {

inline constexpr std::string_view kBadJson = "BAD_JSON";

// ---- Characters ----

inline bool IsControl(char c) { return static_cast<uint8_t>(c) < 0x20 || c == 0x7f; }
inline bool HasControl(std::string_view text) { return std::any_of(text.begin(), text.end(), IsControl); }
inline bool HasAny(std::string_view text, std::string_view characters) {
  return text.find_first_of(characters) != std::string_view::npos;
}

class FormValues {
 public:
  static constexpr size_t kLongestWord = size_t{64} << 10;  // in bytes, as lines of map texts
  using Names = std::span<const std::string_view>;

  // The tree must outlive the values.
  FormValues(const JsonTape& json, std::string_view file_name) : json_(json), lines_(json.input()), file_(file_name) {}

  const JsonTape& json() const { return json_; }
  const std::string& file() const { return file_; }
  bool has_faults() const { return !diagnostics_.empty(); }
  std::vector<Diagnostic> TakeFaults() { return std::move(diagnostics_); }

  // Adds an id of a place of the document; it may hold any characters.
  void KnowId(std::string id) { ids_.insert(std::move(id)); }

  // The origin of a record made from a value: the place of the value.
  static Origin At(JsonIndex i) { return {0, 1, 0, i}; }
  FormPlace PlaceOf(JsonIndex i) const;

  void Fail(JsonIndex i, const std::string& text);

  // ---- Kinds of values: a value of another kind is a fault ----

  bool Is(JsonIndex i, JsonKind kind);
  bool Flag(JsonIndex i) { return Is(i, JsonKind::kBool) && json_[i].text == "true"; }
  int32_t Number(JsonIndex i, int32_t least, int32_t most);
  // The index of a string among `words`; 0 after a fault.
  size_t OneOf(JsonIndex i, Names words);

  // Checks that `i` is an object with only these members; calls visit(name, value) for each.
  template <typename Visit>
  void Members(JsonIndex i, Names names, const Visit& visit) {
    if (!Is(i, JsonKind::kObject)) return;
    for (const JsonIndex child : json_.Children(i)) {
      const std::string_view name = json_[child].key.text;
      if (std::find(names.begin(), names.end(), name) != names.end()) {
        visit(name, child);
      } else {
        FailMember(child, name, names);
      }
    }
  }
  void Require(JsonIndex object, std::string_view name);

  template <typename Visit>
  void Each(JsonIndex i, const Visit& visit) {
    if (!Is(i, JsonKind::kArray)) return;
    for (const JsonIndex child : json_.Children(i)) visit(child);
  }

  // ---- Strings; empty after a fault ----

  // Text that a line of a map text can hold, with blanks collapsed.
  std::string Text(JsonIndex i);
  // One word without the special characters of a map text.
  std::string Word(JsonIndex i, std::string_view forbidden = ",:");
  std::string UpperWord(JsonIndex i, std::string_view forbidden = ",:");
  // The id of a place, which must be one word. The reader of map texts checks whether the place exists.
  std::string Id(JsonIndex i);
  std::string CheckId(JsonIndex i, const std::string& id);
  // A line of map text with its words; none after a fault.
  MapLine Line(JsonIndex i);

  // Calls visit(child, id) for the ids of a list, which must be distinct.
  template <typename Visit>
  void Ids(JsonIndex i, const Visit& visit) {
    constexpr size_t kMostIds = kMaxLocations;
    std::set<std::string> seen;
    Each(i, [&](JsonIndex child) {
      if (seen.size() > kMostIds) return;
      const std::string id = Id(child);
      if (id.empty()) return;
      if (!seen.insert(id).second) Fail(child, Quoted(id) + " stands twice in this list");
      if (seen.size() > kMostIds) Fail(child, "more than 2048 ids in one list");
      visit(child, id);
    });
  }

 private:
  void FailMember(JsonIndex i, std::string_view name, Names names);

  const JsonTape& json_;
  const LineStarts lines_;
  const std::string file_;
  std::set<std::string> ids_;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_VALUES_H_
