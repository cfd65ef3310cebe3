#include "handles.h"

#include <memory>
#include <utility>

#include "map/rules_fit.h"

entente_map::entente_map(entente::MapRef ref) : map(std::move(ref)), names(*map) {
  const entente::Result<entente::RuleOptions> own = entente::DefaultRules(*map);
  rules_status = own.status();
  if (own.ok()) rules = *own;
}

entente::OrderTablesRef entente_map::OrderTables() const {
  std::call_once(order_tables_made_, [this] { order_tables_ = std::make_shared<entente::OrderTables>(*map); });
  return order_tables_;
}

entente::capi::MapReference entente::capi::NewMapReference(MapRef map) {
  struct Release {
    void operator()(entente_map* handle) const { entente_map_free(handle); }
  };
  const std::unique_ptr<entente_map, Release> made(new entente_map(std::move(map)));
  return MapReference(made.get());
}

entente::capi::MapReference entente::capi::ReferenceFor(const MapRef& map, const entente_map* given) {
  if (given != nullptr && given->map == map) return MapReference(given);
  return NewMapReference(map);
}

entente_scratch::entente_scratch(const entente_map* handle)
    : map(handle),
      phase(*handle->map),
      lister(*handle->map, handle->OrderTables()),
      options(handle->rules),
      before(entente::PositionSize(*handle->map) / sizeof(uint64_t)) {}
