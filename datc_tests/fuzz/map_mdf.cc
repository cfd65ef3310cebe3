// Any text as a DAIDE MDF message: read, or refused with diagnostics. A map that was read survives being written and
// read in each form.
//   Input: the text.
#include "fuzz_input.h"
#include "map_look.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  FuzzInput input(data, std::min<size_t>(size, 16384));
  const ExactText text(input.Rest());
  ReadLookPlay({ENTENTE_MAP_FORM_MDF, "0.mdf", {}}, text);
  return 0;
}
