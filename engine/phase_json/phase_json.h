// Finds the members of a JSON phase object and checks their kinds, before anything is looked up on a map.
//
// Members may come in any sequence (the map may be named last), so reading has two steps: this one, and
// position_json.h, which gives the texts their meaning. Cost: one pass over the values. One thread per PhaseText.
//   Source: the form of the `diplomacy` Python package; capi/docs/json.md.
#ifndef ENTENTE_ENGINE_PHASE_JSON_PHASE_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_PHASE_JSON_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "json/json_tape.h"
#include "phase_json/odd_key.h"
#include "phase_json/rules_json.h"

namespace entente {

// The name of the phase of a game that is over.
inline constexpr std::string_view kCompleted = "COMPLETED";

// The values of a phase object's members; kNoJson where one is absent or null.
struct PhaseMembers {
  const JsonTape* json = nullptr;
  JsonIndex root = 0;              // the phase object
  JsonIndex id = kNoJson;          // of any kind, also null
  JsonIndex name = kNoJson;        // "name", else "state.name"
  JsonIndex map = kNoJson;         // a string
  JsonIndex winner = kNoJson;      // the same
  JsonIndex end = kNoJson;         // how the game ended
  JsonIndex ended_in = kNoJson;    // the phase in which it did
  JsonIndex winners = kNoJson;     // strings
  JsonIndex by_default = kNoJson;  // the powers whose orders are default orders
  JsonIndex rules = kNoJson;
  JsonIndex orders = kNoJson;  // by power: lists of strings, sets of orders (4.D.1) and nulls
  JsonIndex state = kNoJson;
  JsonIndex units = kNoJson;     // by power: lists of strings
  JsonIndex centers = kNoJson;   // the same
  JsonIndex retreats = kNoJson;  // by power and unit: lists of strings
  JsonIndex homes = kNoJson;     // of any kind: few maps have a use for them
  bool has_orders = false;       // there is a member `orders`, be it null
};

struct PhaseText : PhaseMembers {
  RulesText rules_text;
  std::vector<OddKey> odd_keys;
  std::vector<std::string_view> extras;  // names of members of `state` that few maps have, where they hold something

  std::string_view TextOf(JsonIndex value) const { return value == kNoJson ? "" : json->StringOf(value); }
  // Values by their place; none of kNoJson.
  JsonTape::ChildRange Children(JsonIndex value) const { return json->Children(value); }
  // A game that is over.
  bool is_completed() const { return TextOf(name) == kCompleted; }
  // Whether the phase of the position is known; of a game that is over it may not be.
  bool tells_phase() const { return !is_completed() || ended_in != kNoJson; }

  // An error at a value, with its path in the phase: `state.units.FRANCE[2]: message`.
  Status Error(JsonIndex value, std::string_view message) const { return json->Error(value, message, root); }
  // An error at the key of a member, with the path of the object that holds it: `state.units: message`.
  Status KeyError(JsonIndex member, std::string_view message) const;
};

// Finds the members of the phase object `object`, reusing the memory of `phase`. `json` must outlive the use of `phase`.
//   Errors: invalid argument with place, naming the path (`state.units.FRANCE[2]`): a value of the wrong kind, a key
//           twice, no `name`, `state` or `state.units`.
Status ReadPhase(const JsonTape& json, JsonIndex object, PhaseText& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_PHASE_JSON_H_
