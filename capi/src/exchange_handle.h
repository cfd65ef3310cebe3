// Defines the structs of entente_exchange and entente_document, and checks phases of documents as arguments.
#ifndef ENTENTE_CAPI_SRC_EXCHANGE_HANDLE_H_
#define ENTENTE_CAPI_SRC_EXCHANGE_HANDLE_H_

#include <memory>
#include <utility>
#include <vector>

#include "arguments.h"
#include "phase_json/document.h"
#include "phase_json/exchange.h"

struct entente_exchange {
  explicit entente_exchange(entente::ExchangeOptions options) : exchange(options), map(std::move(options.map)) {}

  entente::Exchange exchange;
  const entente::MapRef map;
  // The maps that entente_exchange_read has returned. A caller may have retained them.
  std::vector<entente::capi::MapReference> maps;
  // The map that was drawn last, and its drawing. A shared pointer, so this header needs no definition of the type.
  entente::MapRef drawn_map;
  std::shared_ptr<const entente::Drawing> drawing;
};

struct entente_document {
  entente::Document document;
};

namespace entente::capi {

// A document and the number of one of its phases.
struct DocumentPhase {
  const entente_document* document;
  uint32_t phase;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(In(document).Check());
    const size_t count = document->document.phase_count();
    if (phase >= count) return BeyondTheLast("phase", phase, count);
    return {};
  }
};

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_EXCHANGE_HANDLE_H_
