// Defines the struct of entente_actions, and lists legal actions.
#ifndef ENTENTE_CAPI_SRC_ACTIONS_HANDLE_H_
#define ENTENTE_CAPI_SRC_ACTIONS_HANDLE_H_

#include <memory>
#include <vector>

#include "arguments.h"
#include "legal_orders/action_table.h"

struct entente_actions {
  entente::capi::MapReference map;
  std::shared_ptr<const entente::ActionTable> table;
};

namespace entente::capi {

template <>
inline constexpr const char* kNameOf<entente_actions> = "actions";

// Actions of the map of a scratch.
struct SameMap {
  const entente_scratch* scratch;
  const entente_actions* actions;
  Outcome Check() const {
    if (actions->map->map->fingerprint() == scratch->map->map->fingerprint()) return {};
    return Invalid("actions", "are those of another map");
  }
};

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_ACTIONS_HANDLE_H_
