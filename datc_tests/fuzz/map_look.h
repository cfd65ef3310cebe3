// Checks any text read as a map: it is refused with diagnostics, or the map can be inspected, written, read again, and
// played on.
#ifndef ENTENTE_DATC_TESTS_FUZZ_MAP_LOOK_H_
#define ENTENTE_DATC_TESTS_FUZZ_MAP_LOOK_H_

#include <span>
#include <string_view>

#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {

// A text and the files that it may include: "1.map" ... "9.map" are files[1] ... files[9]; no other files exist.
struct Source {
  uint32_t form;
  std::string_view file_name;
  std::span<const ExactText> files;
};

void ReadLookPlay(const Source& source, const ExactText& text);

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_MAP_LOOK_H_
