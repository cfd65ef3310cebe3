// Lines that are no orders but say something of orders, where a rule takes them:
//
//   SET CONTINUES               this set of orders builds on the ones before it (4.D.1)
//   SET REPLACES                it replaces them whole (4.D.1)
//   SET UNORDERED               nobody knows which set of the power came last (4.D.2)
//   PROXY A PAR TO GERMANY      Germany orders this unit in this phase (4.E.5 b); PROXY ALL TO GERMANY: all units
//
// In a sheet they are texts that nobody can read as an order; what is to be known of them stands in the text. Letters
// of either case; any blanks. Any threads.
//   Source: DATC 4.D.1, 4.D.2, 4.E.5. How players say so is not laid down anywhere; these are our words.
#ifndef ENTENTE_ENGINE_SHEET_STATEMENT_H_
#define ENTENTE_ENGINE_SHEET_STATEMENT_H_

#include <cstdint>
#include <string_view>

#include "map/map.h"

namespace entente {

enum class SheetStatement : uint8_t { kNone, kSetContinues, kSetReplaces, kSetUnordered, kProxy };

SheetStatement ReadStatement(std::string_view text);

// What a proxy gives away: kNoProvince for all units, kNoPower if its words name nothing on the map.
struct Proxy {
  ProvinceIndex unit = kNoProvince;
  PowerIndex to = kNoPower;
};
Proxy ReadProxy(const Map& map, std::string_view text);

// What a statement says, for whoever is told the lines: "These orders build on those handed in before." Static text.
std::string_view StatementPhrase(SheetStatement statement);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_STATEMENT_H_
