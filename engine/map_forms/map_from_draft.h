// Makes a map of a draft from JSON or MDF. Writes the draft as canonical text and reads it, so that the same checks
// apply as to map texts. Diagnostics get their places in the other form.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_FROM_DRAFT_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_FROM_DRAFT_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/map_draft.h"
#include "map_language/read_map_text.h"

namespace entente {

inline constexpr size_t kMostFormBytes = size_t{4} << 20;  // of a map, as of a .map text
inline constexpr size_t kMostFormPowers = 256;             // named powers; the text reader checks how many may play

// A place in the other form.
struct FormPlace {
  int line = 0;      // 0: the map as a whole
  int column = 0;    // in code points
  std::string path;  // of the value; may be empty
};
// Finds the place that a record was made from; Origin::sequence is the form's number for it.
using LocateRecord = std::function<FormPlace(const Origin& at)>;

// Reads the draft. A record that changes in this is an error with the code `bad_form`.
MapReadResult ReadMapFromDraft(const MapDraft& draft, std::string_view file_name, std::string_view bad_form,
                               const LocateRecord& locate, const IncludeCallback& include);

// The lines of a text, which must outlive the object.
class LineStarts {
 public:
  explicit LineStarts(std::string_view text);
  // Line and column of an offset.
  FormPlace At(size_t offset) const;

 private:
  std::string_view text_;
  std::vector<size_t> starts_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_FROM_DRAFT_H_
