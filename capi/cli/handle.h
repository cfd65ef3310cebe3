// The C handles with owners, and the sized structs of the public header ready for use.
#ifndef ENTENTE_CAPI_CLI_HANDLE_H_
#define ENTENTE_CAPI_CLI_HANDLE_H_

#include <memory>

#include "entente/entente.h"

namespace entente_cli {

struct Free {
  void operator()(entente_map* map) const { entente_map_free(map); }
  void operator()(entente_scratch* scratch) const { entente_scratch_free(scratch); }
  void operator()(entente_game* game) const { entente_game_free(game); }
  void operator()(entente_exchange* exchange) const { entente_exchange_free(exchange); }
};
using MapHandle = std::unique_ptr<entente_map, Free>;
using ScratchHandle = std::unique_ptr<entente_scratch, Free>;
using GameHandle = std::unique_ptr<entente_game, Free>;
using ExchangeHandle = std::unique_ptr<entente_exchange, Free>;

// A struct of the header that tells its size.
template <typename Struct>
Struct Sized() {
  Struct sized = {};
  sized.struct_size = sizeof(Struct);
  return sized;
}

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HANDLE_H_
