// What holds of any text that is read as a map: it is refused with diagnostics, or the map can be looked at, written,
// read again, and played on.
#ifndef ENTENTE_DATC_TESTS_FUZZ_MAP_LOOK_H_
#define ENTENTE_DATC_TESTS_FUZZ_MAP_LOOK_H_

#include <string_view>

#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {

void ReadLookPlay(uint32_t form, const ExactText& text, std::string_view file_name, entente_include_fn include,
                  void* include_context);

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_MAP_LOOK_H_
