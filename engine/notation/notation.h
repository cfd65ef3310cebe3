// Reads orders in every common notation and writes them in one normal form.
//
// In: the notation of JSON games ("A PAR - BUR", "F NTH C A LON - BEL VIA"), long names ("A Paris Supports A Marseilles
// - Burgundy", "F Spain(nc) - Gulf of Lyon"), DPjudge, judge and jDip style ("fra: a par-bur", "A par moves to bur",
// "army paris to burgundy", "Remove A Par", "Build F St Petersburg (south coast)"), DAIDE ("(FRA AMY PAR) MTO BUR").
// Accepts any case and spacing, aliases, a missing unit type and a nationality. Behind an order, a word that begins
// with # and is no place starts a comment; result marks and remarks in brackets ("(*bounce*)", remark.h) may stand
// there, too. Only a text that cannot be read as it stands is read again in its plain form (plain_text.h), with names
// written without their accents or shortened (loose_name.h). Out: `A PAR H`, `A PAR - BUR`, `A LON - BEL VIA`, `A BUR S
// A PAR`, `A BUR S A MAR - GAS`, `F NTH C A LON - BEL`, `A PAR R GAS`, `A PAR D`, `A PAR B`, `WAIVE`; for an order that
// no words express, its bits: raw_order.h. Any threads.
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
  // Of a move or retreat, as written ("A LON - NTH - BEL", DAIDE VIA (..)), without its end (4.A.6); see kWrittenPath.
  std::vector<LocationIndex> convoy_path;
  bool has_remark = false;  // a comment or a result mark stands behind it

  void Clear() {
    order = Order();
    unit_nation = third_nation = kNoPower;
    has_remark = false;
    convoy_path.clear();
  }
};

// Reads one order of `power` (kNoPower: taken from the text, else unknown). `phase_type` decides what a `-`, `D` or a
// bare place means: in a retreats phase "A PAR - GAS" is a retreat, elsewhere a move.
//   Checks nothing against a position, so an illegal order parses.
//   Errors: invalid argument at a Place (offset and length inside `text`) naming the word, its position, what was
//           expected and the nearest valid words. Text longer than 512 bytes is refused.
Result<ParsedOrder> ParseOrder(const Map& map, PhaseType phase_type, PowerIndex power, std::string_view text);
// The same with memory of the caller: `tokens` for the work, `parsed` for the result. Nothing if it reads the text;
// else the fault, of which FaultStatus makes the error.
std::optional<TextFault> ReadOrder(const Map& map, PhaseType phase_type, PowerIndex power, std::string_view text,
                                   OrderTokens& tokens, ParsedOrder& parsed);

// Normal form. Unknown types print without a letter ("PAR - BUR").
std::string FormatOrder(const Map& map, Order order);
// The same without allocating: writes at most `cap` bytes, returns the length needed.
size_t FormatOrderTo(const Map& map, Order order, char* out, size_t cap);

// "A PAR", "F STP/SC".
std::string FormatUnit(const Map& map, UnitType type, LocationIndex location);

// Reads a unit as JSON states write it: "A PAR", "*F STP/SC" (dislodged). `*` is reported in `dislodged`.
//   Errors: as ParseOrder; also a fleet in a province with coasts but without one, and a place where the type may not
//   stand.
Result<Unit> ParseUnit(const Map& map, const Graph& graph, PowerIndex power, std::string_view text, bool* dislodged);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_NOTATION_H_
