// Writes and reads positions and orders in the notation of DUI, the bot protocol of lines: a position is a DFEN,
// "1901sm/Aavie,Aabud/Avie,Abud,Nser/-", an order "A gal S A bud - rum". Any threads.
//
// A DFEN says neither map nor rules nor which provinces a standoff left empty: when it is read, dislodged units may retreat
// into these.
#ifndef ENTENTE_CAPI_CLI_DUI_DFEN_H_
#define ENTENTE_CAPI_CLI_DUI_DFEN_H_

#include <map>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "entente/entente.h"

namespace entente_cli::dui {

using PositionMemory = std::vector<uint64_t>;

// The province from which each dislodged unit was attacked, by the province of the unit.
using Attackers = std::map<uint32_t, uint32_t>;

// "" with `error` if the map cannot be written: a power without a letter, a phase that is no movement, retreats or adjustments.
std::string DfenOf(const entente_map* map, const void* position, const Attackers& attackers, std::string& error);

// Returns what is wrong, with the offending word and what was expected, or "".
std::string ReadDfen(const entente_map* map, absl::string_view text, PositionMemory& position);

// "A vie H" for "A VIE H", "F stp/sc B" for "F STP/SC B", "W" for "WAIVE".
std::string DuiOrder(absl::string_view order);
// The order for our readers. Returns the text as it is if it is no order of DUI.
std::string OrderOfDui(absl::string_view text);

}  // namespace entente_cli::dui

#endif  // ENTENTE_CAPI_CLI_DUI_DFEN_H_
