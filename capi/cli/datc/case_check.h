// Checks that a case does not contradict itself: no unit appears or vanishes without a reason, and the orders and the
// dislodged lines state the same dislodgements. Any threads.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_CHECK_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_CHECK_H_

#include <string>
#include <vector>

#include "case_file.h"

namespace entente::datc {

struct CheckError {
  int line = 0;
  std::string text;
};

std::vector<CheckError> CheckCase(const Case& data);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_CHECK_H_
