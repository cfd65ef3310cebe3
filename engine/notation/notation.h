// Reads orders in every common notation and writes them in one normal form.
//
// Input: the notation of JSON games ("A PAR - BUR", "F NTH C A LON - BEL VIA"), long names ("A Paris Supports A
// Marseilles - Burgundy", "F Spain(nc) - Gulf of Lyon"), DPjudge, judge and jDip style ("fra: a par-bur", "A par moves
// to bur", "army paris to burgundy", "Remove A Par", "Build F St Petersburg (south coast)"), DAIDE ("(FRA AMY PAR) MTO
// BUR"). Accepts any case and spacing, aliases, a missing unit type and a nationality. Behind an order, a word that
// begins with # and is no place starts a comment; result marks and remarks in brackets ("(*bounce*)", remark.h) may
// also follow. If a text cannot be read, it is read again in its plain form (plain_text.h), with names without accents
// or shortened (loose_name.h), and then in usual words (usual_words.h): without list marks and markdown, with the
// sentences of websites and judges, with French and German words.
//
// Output: `A PAR H`, `A PAR - BUR`, `A LON - BEL VIA`, `A BUR S A PAR`, `A BUR S A MAR - GAS`, `F NTH C A LON - BEL`,
// `A PAR R GAS`, `A PAR D`, `A PAR B`, `WAIVE`; an order that no words express is written as its bits (raw_order.h).
//
// Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_NOTATION_H_
#define ENTENTE_ENGINE_NOTATION_NOTATION_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "map/map.h"
#include "notation/text_fault.h"
#include "order/order.h"

namespace entente {

class OrderTokens;  // order_tokens.h

struct ParsedOrder {
  Order order;
  PowerIndex unit_nation = kNoPower;  // nationality written before the ordered unit ("England: F LON", "(ENG FLT LON)")
  PowerIndex third_nation = kNoPower;  // of the supported or convoyed unit (4.C.5); see kWrittenNation
  // The path of a move or retreat as written ("A LON - NTH - BEL", DAIDE VIA (..)), without its end (4.A.6); see
  // kWrittenPath.
  std::vector<LocationIndex> convoy_path;
  bool has_remark = false;  // a comment, a result mark or a remark follows the order (remark.h)

  void Clear() {
    order = Order();
    unit_nation = third_nation = kNoPower;
    has_remark = false;
    convoy_path.clear();
  }
};

// Reads one order of `power` (kNoPower: taken from the text, else unknown). `phase_type` decides the meaning of `-`,
// `D` and a bare place: in a retreats phase "A PAR - GAS" is a retreat, in other phases a move.
//   Checks nothing against a position, so an illegal order can be read.
//   Errors: invalid argument at a Place (offset and length inside `text`) naming the word, its position, what was
//           expected and the nearest valid words. Text longer than 512 bytes is refused.
Result<ParsedOrder> ParseOrder(const Map& map, PhaseType phase_type, PowerIndex power, std::string_view text);
// The same with memory of the caller: `tokens` for the work, `parsed` for the result. Returns no value if the text is
// an order, else the fault. FaultStatus turns a fault into an error.
//   `coasts_carry`: fleets on coasts convoy, too, so that a path may lead over them.
std::optional<TextFault> ReadOrder(const Map& map, PhaseType phase_type, PowerIndex power, std::string_view text,
                                   OrderTokens& tokens, ParsedOrder& parsed, bool coasts_carry = false);

// Whether words express an order: its kind is known, and the map has all its places. Orders from arbitrary bits may lack
// one.
bool HasNormalForm(const Map& map, Order order);

// Writes an order in normal form, or its bits if it has none. An unknown unit type has no letter ("PAR - BUR").
std::string FormatOrder(const Map& map, Order order);
// The same without allocating: writes at most `cap` bytes, returns the length needed.
size_t FormatOrderTo(const Map& map, Order order, char* out, size_t cap);

// Writes a unit in normal form: "A PAR", "F STP/SC".
std::string FormatUnit(const Map& map, UnitType type, LocationIndex location);

// Reads a unit in the form of JSON states: "A PAR", "*F STP/SC". Sets `dislodged` if the text begins with `*`.
//   Errors: as ParseOrder; also a fleet without a coast in a province with coasts, and a place where the type may not
//   stand.
Result<Unit> ParseUnit(const Map& map, const Graph& graph, PowerIndex power, std::string_view text, bool* dislodged);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_NOTATION_H_
