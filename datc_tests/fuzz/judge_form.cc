// Any text as a listing of the e-mail judges: form_look.h.
#include "form_look.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  entente_fuzz::LookAtForm(entente::GameForm::kJudge, data, size);
  return 0;
}
