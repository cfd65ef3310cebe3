// Plays every case of the DATC under every preset and writes the page COMPLIANCE.md: which results are those that the
// document prefers, which deviate, and which choice of rules is the cause. One thread.
#ifndef ENTENTE_DATC_TESTS_COMPLIANCE_H_
#define ENTENTE_DATC_TESTS_COMPLIANCE_H_

#include <memory>
#include <string>
#include <vector>

#include "cli/datc/judge.h"
#include "rules/rule_names.h"

namespace entente::datc {

// Makes the page by playing the cases. Line ends are those of the file.
std::string CompliancePage();

// The ids of the cases whose result a single choice changes, or that have a block whose first rule (`under`) is this
// choice; and the subset that it leaves without an answer. Ids are separated by blanks.
struct ChangedCases {
  std::string changed, open;

  friend bool operator==(const ChangedCases&, const ChangedCases&) = default;
};

// The changed cases of each value of each option.
class CaseChanges {
 public:
  CaseChanges();
  ~CaseChanges();
  ChangedCases Of(const RuleOption& option, const RuleValue& value) const;

 private:
  const std::vector<Case> cases_;
  std::unique_ptr<Judge> judge_;
};

// The path of COMPLIANCE.md.
std::string ComplianceFile();

}  // namespace entente::datc

#endif  // ENTENTE_DATC_TESTS_COMPLIANCE_H_
