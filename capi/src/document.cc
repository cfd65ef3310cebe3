// JSON documents, which are read once and accessed by phase.
#include <memory>

#include "base/text.h"
#include "exchange_handle.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

bool HasPhase(const entente_document* document, uint32_t phase) {
  return document != nullptr && phase < document->document.phase_count();
}

}  // namespace

entente_status entente_document_read(const char* json, size_t length, entente_document** document,
                                     entente_error* error) {
  return Guard(error, HandleOut(document, "document"), TextIn{json, length, "json"},
               [&](std::string_view text) -> Outcome {
                 auto made = std::make_unique<entente_document>();
                 ENTENTE_RETURN_IF_BAD(made->document.Read(text));
                 *document = made.release();
                 return {};
               });
}

void entente_document_free(entente_document* document) { delete document; }

entente_bool entente_document_is_game(const entente_document* document) {
  return document != nullptr && document->document.is_game() ? 1 : 0;
}

entente_phase entente_document_phase_count(const entente_document* document) {
  return document == nullptr ? 0 : static_cast<uint32_t>(document->document.phase_count());
}

const char* entente_document_phase_name(const entente_document* document, entente_phase phase) {
  return HasPhase(document, phase) ? document->document.PhaseName(phase) : nullptr;
}

entente_status entente_document_find_phase(const entente_document* document, const char* phase_name,
                                           size_t phase_name_length, entente_phase* phase, entente_error* error) {
  return Guard(error, In(document), TextIn{phase_name, phase_name_length, "phase_name"}, Out(phase, "phase"),
               [&](std::string_view text) -> Outcome {
                 const std::optional<size_t> found = document->document.FindPhase(text);
                 if (!found.has_value()) return NotFoundError("no phase is named " + Excerpt(text));
                 *phase = static_cast<uint32_t>(*found);
                 return {};
               });
}

entente_bool entente_document_has_orders(const entente_document* document, entente_phase phase) {
  return HasPhase(document, phase) && document->document.HasOrders(phase) ? 1 : 0;
}

entente_status entente_document_phase(const entente_document* document, entente_phase phase, entente_text** json,
                                      entente_error* error) {
  return Guard(error, HandleOut(json, "json"), DocumentPhase{document, phase},
               [&]() { return GiveText(document->document.PhaseAlone(phase), json); });
}
