// Applies the rules on the writing of a line: DATC 4.A.6, 4.B.5, 4.B.6, 4.C.1, 4.C.2, 4.C.5, 4.C.6.
//
// A packed order is checked for what its bits hold (coasts, types). A missing nationality or path is a fault of words only:
// 64 bits, also as text (raw_order.h), cannot hold them. Any threads.
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

// Whether any of these rules asks for anything.
bool AsksHowWritten(const RuleOptions& rules);

// Whether a line came as text whose words were read.
bool IsInWords(const SheetLine& line);

// The faults of a line that the rules mind: bits.
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
  uint8_t refused = 0;  // for these the order is illegal
  uint8_t lesser = 0;   // and for these if its unit has a legal order without the same fault
};
WritingFaults FaultsOf(const PositionView& position, const RuleOptions& rules, const SheetLine& line);

// How many steps of a written convoy path units on the board could carry a unit along, from its first on. Also for the
// notes of DAIDE (press/table/order_note.h).
size_t ConvoySteps(const BoardView& board, UnitType carried, ProvinceIndex from, std::span<const LocationIndex> path);
// Whether they could carry it along the whole path, which is not empty, and land it at `to`.
bool IsConvoyPath(const BoardView& board, UnitType carried, ProvinceIndex from, ProvinceIndex to,
                  std::span<const LocationIndex> path);

// 4.A.6, of a legal move. A written path must be a chain of units on the board; where a path is required, every move that
// can only go by sea, or says that it does, must name one.
uint8_t PathFaultOf(const BoardView& board, const SheetLine& line, Order move);

// The reason that an order with these faults is illegal: that of the first fault; kNone without faults.
Illegality WhyRefused(uint8_t faults);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_WRITTEN_RULES_H_
