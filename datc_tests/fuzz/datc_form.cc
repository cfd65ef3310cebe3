// Any text as a case in the DATC form: form_look.h.
#include "form_look.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  entente_fuzz::LookAtForm(entente::GameForm::kDatc, data, size);
  return 0;
}
