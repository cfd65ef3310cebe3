// Reads the result of a phase that an engine under test gives (datc_tests/adapters/PROTOCOL.md): a result object as
// `entente adjudicate --jsonl` writes it, of which most may be absent. Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_PHASE_ANSWER_H_
#define ENTENTE_CAPI_CLI_CONFORM_PHASE_ANSWER_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "conform/engine_json.h"
#include "datc/case_file.h"
#include "entente/entente.h"

namespace entente::conform {

// What an engine says of one order. Both texts are empty if it says nothing.
struct OrderAnswer {
  std::string outcome;  // "succeeds", "fails"
  std::string reason;   // of one that fails: a word of entente_reason, or the engine's own

  bool is_told() const { return !outcome.empty(); }
};

// A dislodged unit. No value: the engine does not say where it may retreat.
using Retreats = std::optional<std::vector<std::string>>;

struct PhaseAnswer {
  std::map<std::string, std::vector<OrderAnswer>> orders;  // by power, in the sequence of the request
  std::vector<datc::CaseUnit> units;                       // afterwards, without the dislodged, sorted
  std::optional<std::map<datc::CaseUnit, Retreats>> dislodged;
};

// Reads the result of `phase`, which is the phase object of the request. Powers and places are replaced by the names of the
// map. Returns what is wrong with the result, or "".
std::string ReadAnswer(const entente_map* map, const Json& phase, const Json& result, PhaseAnswer& answer);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_PHASE_ANSWER_H_
