// Counts of legal orders by unit and position, as lines of JSON, and their comparison (datc_tests/adapters/PERFT.md).
// Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_PERFT_H_
#define ENTENTE_CAPI_CLI_CONFORM_PERFT_H_

#include <string>
#include <vector>

#include "conform/engine.h"

namespace entente::conform {

// A position and its orders: by unit or site a list of orders, or their number.
struct LegalCount {
  Json phase;  // a phase object with "map"
  Json orders;
};

// "standard S1901M: 238 orders; F ANK 9, A BER 11, ..".
std::string TextOf(const LegalCount& counted);

// {"map","name","state","total","orders":{"F ANK":9,..}}: as ReadCounts reads it.
std::string LineOf(const LegalCount& counted);

// Appends the positions of lines that are on this map, and counts the others. Returns what is wrong with the text, or "".
std::string ReadCounts(const std::string& text, const std::string& map, std::vector<LegalCount>& counts,
                       size_t& others);

// What differs in an engine's answer to "legal": a line for each unit, and for each order that it lacks or has beyond.
std::vector<std::string> Compare(const LegalCount& expected, const Told& told);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_PERFT_H_
