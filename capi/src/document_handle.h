// What stands behind entente_document.
#ifndef ENTENTE_CAPI_SRC_DOCUMENT_HANDLE_H_
#define ENTENTE_CAPI_SRC_DOCUMENT_HANDLE_H_

#include "exchange/document.h"
#include "guard.h"

struct entente_document {
  entente::Document document;
};

namespace entente::capi {

inline Outcome CheckPhase(const entente_document* document, uint32_t phase) {
  ENTENTE_RETURN_IF_BAD(NotNull({{document, "document"}}));
  const size_t count = document->document.phase_count();
  if (phase >= count) return BeyondTheLast("phase", phase, count);
  return {};
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_DOCUMENT_HANDLE_H_
