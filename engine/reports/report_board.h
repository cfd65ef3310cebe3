// Writes the parts of a report about a position: units and centers of each power, where dislodged units may go. Internal
// to report_text.h. One thread.
#ifndef ENTENTE_ENGINE_REPORTS_REPORT_BOARD_H_
#define ENTENTE_ENGINE_REPORTS_REPORT_BOARD_H_

#include <string>

#include "explain/names.h"
#include "position/position.h"

namespace entente {

// Appends a block for each power that has something, and one for centers without an owner:
//   Austria  A SER, *F VEN        units by type, then name; * is dislodged
//            centers BUD, TRI
void AppendBoard(const PositionView& position, const Names& names, int width, std::string& out);

// Appends a line for each dislodged unit: "A BUR of Germany may go to GAS, PIC."
void AppendRetreatOptions(const PositionView& position, const Names& names, int width, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_REPORT_BOARD_H_
