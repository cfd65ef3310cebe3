// Applies the rules on the writing of a line: DATC 4.A.6, 4.B.5, 4.B.6, 4.C.1, 4.C.2, 4.C.5, 4.C.6.
//
// For a packed order only the coasts and types in its bits are checked. A missing nationality or path is a fault only
// in words, because 64 bits cannot hold them, not even as text (raw_order.h). Any threads.
#ifndef ENTENTE_ENGINE_SHEET_WRITTEN_RULES_H_
#define ENTENTE_ENGINE_SHEET_WRITTEN_RULES_H_

#include <cstdint>
#include <span>

#include "board/legality.h"
#include "order/illegality.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

// Whether any of these rules differs from accepting all orders.
bool AsksHowWritten(const RuleOptions& rules);

// Whether a line came as words: as text, but not as bits in text (raw_order.h).
bool IsInWords(const SheetLine& line);

// Faults of a line, as bits.
enum WritingFault : uint8_t {
  kFaultCoast = 1,          // 4.B.5
  kFaultNeedlessCoast = 2,  // 4.B.6
  kFaultNoType = 4,         // 4.C.1
  kFaultType = 8,           // 4.C.2
  kFaultNoNation = 16,      // 4.C.5
  kFaultNation = 32,        // 4.C.6
  kFaultNoPath = 64,        // 4.A.6 c
  kFaultPath = 128,         // 4.A.6 b, c
};
struct WritingFaults {
  uint8_t refused = 0;  // faults that make the order illegal
  uint8_t lesser = 0;   // faults that make it illegal if its unit has a legal order without the same fault
};
// The faults of a line that the rules do not accept.
WritingFaults FaultsOf(const PositionView& position, const RuleOptions& rules, const SheetLine& line);

// The number of steps of a written convoy path, from the first one on, along which units on the board could carry a
// unit. Also used for the notes of DAIDE (press/table/order_note.h).
size_t ConvoySteps(const BoardView& board, UnitType carried, ProvinceIndex from, std::span<const LocationIndex> path);
// Whether units on the board could carry a unit along the whole path, which is not empty, and land it at `to`.
bool IsConvoyPath(const BoardView& board, UnitType carried, ProvinceIndex from, ProvinceIndex to,
                  std::span<const LocationIndex> path);

// The fault of a legal move's path under 4.A.6. A written path must be a chain of units on the board. If the rules
// require a path, a move must name one if it can only go by sea or is written "via convoy".
uint8_t PathFaultOf(const BoardView& board, const SheetLine& line, Order move);

// The reason why an order with these faults is illegal: that of the first fault; kNone without faults.
Illegality WhyRefused(uint8_t faults);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_WRITTEN_RULES_H_
