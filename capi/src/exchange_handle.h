// The struct of entente_exchange.
#ifndef ENTENTE_CAPI_SRC_EXCHANGE_HANDLE_H_
#define ENTENTE_CAPI_SRC_EXCHANGE_HANDLE_H_

#include <utility>
#include <vector>

#include "handles.h"
#include "phase_json/exchange.h"

struct entente_exchange {
  explicit entente_exchange(entente::ExchangeOptions options) : exchange(options), map(std::move(options.map)) {}

  entente::Exchange exchange;
  const entente::MapRef map;
  // Those that entente_exchange_read gave; a caller may have retained them.
  std::vector<entente::capi::MapReference> maps;
};

#endif  // ENTENTE_CAPI_SRC_EXCHANGE_HANDLE_H_
