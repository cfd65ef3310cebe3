// Reads lines that are no orders but say something about orders, where a rule takes them:
//
//   SET CONTINUES               this set of orders builds on the ones before it (4.D.1)
//   SET REPLACES                it replaces them all (4.D.1)
//   SET UNORDERED               it is not known which set of the power came last (4.D.2)
//   PROXY A PAR TO GERMANY      Germany orders this unit in this phase (4.E.5 b); PROXY ALL TO GERMANY: all units
//
// Letters of either case; any blanks between the words. Any threads.
//   Source: DATC 4.D.1, 4.D.2, 4.E.5, which give no wording; these words are ours.
#ifndef ENTENTE_ENGINE_SHEET_STATEMENT_H_
#define ENTENTE_ENGINE_SHEET_STATEMENT_H_

#include <string_view>

#include "map/map.h"
#include "sheet/order_sheet.h"

namespace entente {

struct SheetStatement {
  LineKind kind = LineKind::kUnreadable;  // which stays where the text is no statement
  Proxy proxy;                            // of a kProxy
};
SheetStatement ReadStatement(const Map& map, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_STATEMENT_H_
