// Plays a case and compares its results. One thread at a time for each judge.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_RUN_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_RUN_H_

#include <string>
#include <vector>

#include "case_file.h"
#include "judge.h"

namespace entente::datc {

struct CaseVerdict {
  std::vector<std::string> differences;  // a sentence each, "file:line: ..."; empty: the case passes
  std::vector<Answer> answers;           // of the judge, for each phase on its stated position
};

// Plays each phase on its stated position, with the orders in their stated sequence and (movement, retreats) in reverse. A
// phase that continues the one before is also played on the position that the engine itself has reached.
CaseVerdict RunCase(const std::string& file, const Rules& rules, const std::vector<CasePhase>& phases, Judge& judge);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_RUN_H_
