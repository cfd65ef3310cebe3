// Any text as jDip's test-case text: form_look.h.
#include "form_look.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  entente_fuzz::LookAtForm(entente::GameForm::kJdip, data, size);
  return 0;
}
