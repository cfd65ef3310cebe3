// The cases that are shipped: every *.cases file of the folder cases/, in the order of their names. Any threads.
#ifndef ENTENTE_DATC_TESTS_CASE_FOLDER_H_
#define ENTENTE_DATC_TESTS_CASE_FOLDER_H_

#include "cli/datc/case_file.h"

namespace entente::datc {

// All cases and all errors. A folder without files is an error, too.
CaseFile ReadAllCases();

}  // namespace entente::datc

#endif  // ENTENTE_DATC_TESTS_CASE_FOLDER_H_
