// Compares a phase of a case with the engine's answer. Any threads.
#ifndef ENTENTE_CAPI_CLI_DATC_COMPARE_H_
#define ENTENTE_CAPI_CLI_DATC_COMPARE_H_

#include <string>
#include <vector>

#include "case_file.h"
#include "judge.h"

namespace entente::datc {

// One sentence per difference, "file:line: ..."; empty if the answer is right.
//   For an order marked `open`, compares the dislodger of its unit but not the result. Compares dislodged units with all
//   their retreats.
std::vector<std::string> Differences(const std::string& file, const CasePhase& phase, const Answer& answer);

// The result in words, for messages: "fails bounced, dislodged by A MUN (A BUR bounced ..)".
std::string TextOf(const JudgedOrder& judged);
// The units in words: "England F LON, France A BRE".
std::string TextOf(const std::vector<CaseUnit>& units);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_COMPARE_H_
