// Reads the text of one JSON phase object: what is where, before anything is looked up on a map.
//
// Keys may come in any sequence (the map may be named last), so reading has two steps: this one checks the shape and
// keeps views of the texts; position_json.h gives them their meaning. One thread per PhaseText.
//   Source: the form of the `diplomacy` Python package; capi/docs/json.md.
#ifndef ENTENTE_ENGINE_EXCHANGE_PHASE_JSON_H_
#define ENTENTE_ENGINE_EXCHANGE_PHASE_JSON_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "exchange/odd_key.h"
#include "exchange/rules_json.h"
#include "json/json_reader.h"

namespace entente {

// One power's list of texts: items[begin] .. items[end - 1] of the PhaseText.
struct PowerTexts {
  JsonString power;
  uint32_t begin = 0;
  uint32_t end = 0;
  bool ends_empty = false;  // of orders: the last set holds nothing
  bool has_texts = false;   // of orders: texts that stand in no list of their own
  bool has_lists = false;   // of orders: lists, each of which begins a set
};

// A dislodged unit and its places, likewise.
struct RetreatTexts {
  JsonString power;
  JsonString unit;
  uint32_t begin = 0;
  uint32_t end = 0;
};

// The name of the phase of a game that is over.
inline constexpr std::string_view kCompleted = "COMPLETED";

struct PhaseText {
  std::string_view json;  // the input
  std::string_view id;    // JSON text of the value, as written; empty if absent
  JsonString name;        // "name", else "state.name"
  JsonString map;
  JsonString winner;
  JsonString end;  // how the game ended
  JsonString ended_in;
  RulesText rules;
  bool has_units = false;
  bool has_centers = false;
  bool has_orders = false;
  std::vector<PowerTexts> units, centers, orders;
  std::vector<RetreatTexts> retreats;
  std::vector<JsonString> winners;
  std::vector<JsonString> by_default;  // powers whose orders are default orders
  std::vector<JsonString> items;
  // Items that begin another set of orders of their power (4.D.1): [["A PAR H"],["A PAR - BUR"]]. Ascending; one that
  // is the first item of a list or beyond its end begins nothing. A text that stands behind a list belongs to the list's
  // set, texts before the first list are a set.
  std::vector<uint32_t> set_starts;
  std::vector<OddKey> odd_keys;
  std::vector<std::string_view> extras;  // names of members of `state` that few maps have, where they hold something
  std::string_view homes;                // JSON text of `state.homes`; empty if absent or null
  std::vector<PowerTexts> home_lists;
  std::vector<JsonString> home_items;  // of the lists
  bool has_odd_homes = false;          // not an object of arrays of strings

  // A game that is over.
  bool is_completed() const { return name.text == kCompleted; }
  // Whether the phase of the position is told; for a game that is over it need not be.
  bool tells_phase() const { return !is_completed() || ended_in.present(); }

  void Clear();
};

// Reads a phase object into `phase`, reusing its memory. `buffer` holds the decoded texts; it and `json` must outlive
// the use of `phase`. After an error `phase.id` is still set if the id was read before it.
//   Errors: as ReadJson; invalid argument at a Place, naming the path (`state.units.FRANCE[2]`): a value of the wrong
//           kind, a key twice, no `name`, `state` or `state.units`.
Status ReadPhaseJson(std::string_view json, std::string& buffer, PhaseText& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_PHASE_JSON_H_
