// Reads the shipped cases: every *.cases file of the folder cases/, sorted by name. Any threads.
#ifndef ENTENTE_DATC_TESTS_CASE_FOLDER_H_
#define ENTENTE_DATC_TESTS_CASE_FOLDER_H_

#include "cli/datc/case_file.h"

namespace entente::datc {

// Reads all cases and collects all errors. A folder without files is also an error.
CaseFile ReadAllCases();

}  // namespace entente::datc

#endif  // ENTENTE_DATC_TESTS_CASE_FOLDER_H_
