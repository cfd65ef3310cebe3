// The cases of the DATC that the program carries: the files of datc_tests/cases. Any threads.
#ifndef ENTENTE_CAPI_CLI_DATC_SHIPPED_CASES_H_
#define ENTENTE_CAPI_CLI_DATC_SHIPPED_CASES_H_

#include <string>
#include <utility>
#include <vector>

namespace entente::datc {

// Name and text of each file, by name. shipped_cases.cmake makes the definition.
std::vector<std::pair<std::string, std::string>> ShippedCases();

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_SHIPPED_CASES_H_
