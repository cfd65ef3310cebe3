// Makes a map of a draft from JSON or MDF. Writes the draft as canonical text and reads that, so that every check is
// that of map texts. Diagnostics get their places in the other form.
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
inline constexpr size_t kMostFormPowers = 256;             // named; how many may play is for the text reader to say

// A place in the other form.
struct FormPlace {
  int line = 0;      // 0: the map as a whole
  int column = 0;    // in code points
  std::string path;  // of the value; may be empty
};
// The place that a record was made from; Origin::sequence is the number that the form gave it.
using LocateRecord = std::function<FormPlace(const Origin& at)>;

// Reads the draft. A record that does not come back as it was is an error with the code `bad_form`.
MapReadResult ReadMapFromDraft(const MapDraft& draft, std::string_view file_name, std::string_view bad_form,
                               const LocateRecord& locate, const IncludeCallback& include);

// The lines of a text that outlives it.
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
