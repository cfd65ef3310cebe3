// Finds the members of a JSON phase object and checks their kinds. It does not need a map.
//
// The map may be the last member, so reading has two steps: this one, and position_json.h, which looks the texts up on the
// map. Cost: one pass over the values. One thread per PhaseText.
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

// The values of a phase object's members; kNoJson for an absent or null member.
struct PhaseMembers {
  const JsonTape* json = nullptr;
  JsonIndex root = 0;              // the phase object
  JsonIndex id = kNoJson;          // of any kind, also null
  JsonIndex name = kNoJson;        // "name", else "state.name"
  JsonIndex map = kNoJson;         // a string
  JsonIndex winner = kNoJson;      // a string: the solo winner
  JsonIndex end = kNoJson;         // the kind of end
  JsonIndex ended_in = kNoJson;    // the phase in which the game ended
  JsonIndex winners = kNoJson;     // strings
  JsonIndex note = kNoJson;        // of any kind; where the `diplomacy` package names the winners
  JsonIndex by_default = kNoJson;  // the powers whose orders are default orders
  JsonIndex rules = kNoJson;
  JsonIndex orders = kNoJson;  // by power: lists of strings, sets of orders (4.D.1) and nulls
  JsonIndex state = kNoJson;
  JsonIndex units = kNoJson;     // by power: lists of strings
  JsonIndex centers = kNoJson;   // the same
  JsonIndex retreats = kNoJson;  // by power and unit: lists of strings
  JsonIndex homes = kNoJson;     // of any kind; read on few maps
  bool has_orders = false;       // there is a member `orders`, even null
};

struct PhaseText : PhaseMembers {
  RulesText rules_text;
  std::vector<OddKey> odd_keys;
  std::vector<std::string_view> extras;  // members of `state` for special maps (state_extras.h) that are not empty

  std::string_view TextOf(JsonIndex value) const { return value == kNoJson ? "" : json->StringOf(value); }
  // The values of an array or object; empty for kNoJson.
  JsonTape::ChildRange Children(JsonIndex value) const { return json->Children(value); }
  // Whether the game is over.
  bool is_completed() const { return TextOf(name) == kCompleted; }
  // Whether the input tells the phase of the position. A game that is over may lack it.
  bool tells_phase() const { return !is_completed() || ended_in != kNoJson; }

  // An error at a value, with its path in the phase: `state.units.FRANCE[2]: message`.
  Status Error(JsonIndex value, std::string_view message) const { return json->Error(value, message, root); }
  // An error at the key of a member, with the path of the object that holds it: `state.units: message`.
  Status KeyError(JsonIndex member, std::string_view message) const;
};

// Finds the members of the phase object `object`. Reuses the memory of `phase`. `json` must outlive the use of `phase`.
//   Errors: invalid argument with path (`state.units.FRANCE[2]`) and place: a value of the wrong kind, a key given twice,
//           a missing `name`, `state` or `state.units`.
Status ReadPhase(const JsonTape& json, JsonIndex object, PhaseText& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_PHASE_JSON_H_
