// Defines the structs of the opaque handles entente_map and entente_scratch.
//
// A map handle counts its references, and a handle that needs a map holds a MapReference. So the caller may free
// handles in any order.
#ifndef ENTENTE_CAPI_SRC_HANDLES_H_
#define ENTENTE_CAPI_SRC_HANDLES_H_

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "entente/entente.h"
#include "legal_orders/legal_orders.h"
#include "legal_orders/order_choices.h"
#include "map/map.h"
#include "map_language/diagnostic.h"
#include "notation/normal_form.h"
#include "phase/sheet_phase.h"
#include "rules/rule_options.h"

namespace entente {
class Candidates;
class PhaseExplainer;
class RandomOrders;
class SelfPlay;
struct Drawing;
}  // namespace entente

struct entente_map {
  explicit entente_map(entente::MapRef ref);

  mutable std::atomic<uint32_t> references{1};
  const entente::MapRef map;
  const entente::NormalForm names;               // for the readers of order text
  entente::RuleOptions rules;                    // the default with the map's RULE lines
  entente::Status rules_status;                  // the error of RULE lines that cannot be played; ok if they can
  std::vector<entente::Diagnostic> diagnostics;  // of the map text

  // The tables of legal orders. The first call makes them, and all scratches share them. Any threads.
  entente::OrderTablesRef OrderTables() const;

#ifdef ENTENTE_DRAWING
  // The drawing of the map. The first call makes it. Any threads.
  const entente::Drawing& BoardDrawing() const;
#endif

 private:
  mutable std::once_flag order_tables_made_;
  mutable entente::OrderTablesRef order_tables_;
  mutable std::once_flag drawing_made_;
  mutable std::shared_ptr<const entente::Drawing> drawing_;
};

namespace entente::capi {

// One counted reference to a map handle.
class MapReference {
 public:
  explicit MapReference(const entente_map* map) : map_(entente_map_retain(map)) {}
  MapReference(const MapReference& other) : MapReference(other.map_) {}
  MapReference& operator=(const MapReference&) = delete;
  ~MapReference() { entente_map_free(map_); }

  const entente_map& operator*() const { return *map_; }
  const entente_map* operator->() const { return map_; }
  const entente_map* get() const { return map_; }

 private:
  entente_map* map_;
};

// The first reference to a new handle.
MapReference NewMapReference(MapRef map);
// A handle of a map: the caller's handle if `given` is one of this map, else a new one.
MapReference ReferenceFor(const MapRef& map, const entente_map* given);

}  // namespace entente::capi

struct entente_scratch {
  explicit entente_scratch(const entente_map* handle);

  const entente::capi::MapReference map;
  entente::SheetPhase phase;
  entente::LegalOrderLister lister;
  entente::ChoiceMemory choices;
  // The rules that were checked last. The same rules need no second check.
  entente_rules checked_rules{};
  entente::RuleOptions options;
  // The position that the last call reached, inside `phase`. It is sound, so a call that continues from it needs no
  // check.
  const void* last_next = nullptr;
  // The outcome of entente_adjudicate, inside `phase`. `before` is a copy, because the caller's memory may change.
  std::vector<uint64_t> before;
  std::optional<entente::PhaseResult> result;
  entente::RuleOptions result_rules;  // the rules of `result`
  // The first explanation, self-played game or random order makes these. They are shared pointers, so this header needs no definition
  // of the types.
  std::shared_ptr<entente::PhaseExplainer> explainer;
  std::shared_ptr<entente::SelfPlay> play;
  std::shared_ptr<entente::RandomOrders> chooser;
  std::shared_ptr<entente::Candidates> candidates;
};

#endif  // ENTENTE_CAPI_SRC_HANDLES_H_
