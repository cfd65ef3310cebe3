// Writes the parts of a report about a position: units and centers of each power, retreats of dislodged units. Internal to
// report_text.h. One thread at a time.
#ifndef ENTENTE_ENGINE_REPORTS_REPORT_BOARD_H_
#define ENTENTE_ENGINE_REPORTS_REPORT_BOARD_H_

#include <string>

#include "explain/names.h"
#include "position/position.h"

namespace entente {

// Appends a block for each power with units or centers, and one for centers without an owner:
//   Austria  A SER, *F VEN        units by type, then name; * marks a dislodged unit
//            centers BUD, TRI
void AppendBoard(const PositionView& position, const Names& names, int width, std::string& out);

// Appends a line for each dislodged unit: "A BUR of Germany may go to GAS, PIC."
void AppendRetreatOptions(const PositionView& position, const Names& names, int width, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_REPORT_BOARD_H_
