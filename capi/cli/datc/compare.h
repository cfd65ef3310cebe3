// Compares a phase of a case with the engine's answer. Any threads.
#ifndef ENTENTE_CAPI_CLI_DATC_COMPARE_H_
#define ENTENTE_CAPI_CLI_DATC_COMPARE_H_

#include <string>
#include <vector>

#include "case_file.h"
#include "judge.h"

namespace entente::datc {

// One sentence per difference, "file:line: ..."; empty if the answer is right.
//   The result of an order marked `open` is not compared; who dislodges its unit is. Dislodged units are compared with
//   all their retreats.
std::vector<std::string> Differences(const std::string& file, const CasePhase& phase, const Answer& answer);

// "fails bounced, dislodged by A MUN (A BUR bounced ..)", for messages.
std::string TextOf(const JudgedOrder& judged);
// "England F LON, France A BRE".
std::string TextOf(const std::vector<CaseUnit>& units);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_COMPARE_H_
