// The functions that draw boards, in a library without the part "drawing".
#include "arguments.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

entente_status Absent(entente_text** drawing, entente_error* error) {
  return Guard(error, HandleOut(drawing, "drawing"), []() -> Outcome {
    return Refusal{ENTENTE_ERR_NOT_SUPPORTED, "the library", "was built without drawings (ENTENTE_DRAWING)", {}};
  });
}

}  // namespace

entente_status entente_position_render(const entente_map*, const void*, const entente_render_options*,
                                       entente_text** drawing, entente_error* error) {
  return Absent(drawing, error);
}

entente_status entente_exchange_render(entente_exchange*, const entente_document*, entente_phase, const char*, size_t,
                                       const entente_render_options*, entente_text** drawing, entente_error* error) {
  return Absent(drawing, error);
}
