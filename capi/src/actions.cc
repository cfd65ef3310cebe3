// Actions: every order that a map allows has one number. Only making the table allocates.
#include "actions_handle.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

static_assert(kNoAction == ENTENTE_NO_ACTION);

entente_status entente_actions_new(const entente_map* game_map, const entente_rules* rules, entente_actions** actions,
                                   entente_error* error) {
  return Guard(error, HandleOut(actions, "actions"), In(game_map), RulesIn{game_map, rules},
               [&](const RuleOptions& options) -> Outcome {
                 auto table = ActionTable::Make(*game_map->map, options);
                 if (!table.ok()) return table.status();
                 *actions = new entente_actions{MapReference(game_map), *std::move(table)};
                 return {};
               });
}

void entente_actions_free(entente_actions* actions) { delete actions; }

uint32_t entente_actions_count(const entente_actions* actions) {
  return actions == nullptr ? 0 : static_cast<uint32_t>(actions->table->size());
}

uint64_t entente_actions_hash(const entente_actions* actions) {
  return actions == nullptr ? 0 : actions->table->fingerprint();
}

entente_status entente_actions_of_orders(const entente_actions* actions, const entente_order* orders,
                                         size_t order_count, entente_action* numbers, size_t capacity, size_t* length,
                                         entente_error* error) {
  return Guard(error, In(actions), Array(orders, order_count, "orders"), Buffer(numbers, capacity, length),
               [&](std::span<const entente_order> all, auto& out) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(out.SetLength(all.size()));
                 for (const entente_order order : all) out.Add(actions->table->NumberOf(Order::FromBits(order)));
                 return {};
               });
}

entente_status entente_actions_to_orders(const entente_actions* actions, const entente_action* numbers,
                                         size_t number_count, entente_order* orders, size_t capacity, size_t* length,
                                         entente_error* error) {
  return Guard(error, In(actions), Array(numbers, number_count, "numbers"), Buffer(orders, capacity, length),
               [&](std::span<const uint32_t> all, auto& out) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(out.SetLength(all.size()));
                 const size_t count = actions->table->size();
                 for (size_t i = 0; i < all.size(); ++i) {
                   if (all[i] >= count) return Outcome(BeyondTheLast("number", all[i], count)).Of("numbers", i);
                   out.Add(actions->table->At(all[i]).bits());
                 }
                 return {};
               });
}

entente_status entente_legal_actions(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                     const entente_actions* actions, entente_power power, entente_action* numbers,
                                     size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(scratch), In(actions), ScratchPosition{scratch, position}, Buffer(numbers, capacity, length),
               SameMap{scratch, actions}, PowerOrNone{scratch, power}, ScratchRules{scratch, rules},
               [&](PositionView view, auto& out, PowerIndex of) -> Outcome {
                 ActionSink sink({numbers, capacity});
                 if (!view.is_over()) {
                   scratch->lister.SetPosition(view, scratch->options);
                   scratch->lister.ListActions(of, *actions->table, sink);
                 }
                 return out.SetLength(sink.needed());
               });
}
