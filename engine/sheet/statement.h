// Reads statements: lines about orders that are no orders themselves. A rule option decides whether they have an
// effect.
//
//   SET CONTINUES               this set of orders adds to the sets before it (4.D.1)
//   SET REPLACES                this set replaces all sets before it (4.D.1)
//   SET UNORDERED               the last set of the power is not known (4.D.2)
//   PROXY A PAR TO GERMANY      Germany orders this unit in this phase (4.E.5 b); PROXY ALL TO GERMANY: all units
//
// Letters may be of either case, with any blanks between the words. Any threads.
//   Source: DATC 4.D.1, 4.D.2, 4.E.5. They give no wording; Entente chose the words.
#ifndef ENTENTE_ENGINE_SHEET_STATEMENT_H_
#define ENTENTE_ENGINE_SHEET_STATEMENT_H_

#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"
#include "sheet/order_sheet.h"

namespace entente {

struct SheetStatement {
  LineKind kind = LineKind::kUnreadable;  // kUnreadable if the text is no statement
  Proxy proxy;                            // if `kind` is kProxy
};
SheetStatement ReadStatement(const Map& map, std::string_view text);

// The statements that are probably meant by a text that is none: "SET REPLACES" for "SET REPLCES". Empty if none is
// likely.
std::vector<std::string> NearestStatements(const Map& map, std::string_view text);

// The words of a proxy for its units and its power, in capital letters. Both are empty if the text is no proxy.
struct ProxyWords {
  std::string unit, power;
};
ProxyWords WordsOfProxy(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_STATEMENT_H_
