// Every case of the DATC under every preset, as the page COMPLIANCE.md: what comes out as the document prefers, what
// deviates, and which choice of rules makes the difference. One thread.
#ifndef ENTENTE_DATC_TESTS_COMPLIANCE_H_
#define ENTENTE_DATC_TESTS_COMPLIANCE_H_

#include <string>

namespace entente::datc {

// The page, made by playing the cases. Lines end as they do in the file.
std::string CompliancePage();

// Where it is kept.
std::string ComplianceFile();

}  // namespace entente::datc

#endif  // ENTENTE_DATC_TESTS_COMPLIANCE_H_
