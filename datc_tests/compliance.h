// Every case of the DATC under every preset, as the page COMPLIANCE.md: what comes out as the document prefers, what
// deviates, and which choice of rules makes the difference. One thread.
#ifndef ENTENTE_DATC_TESTS_COMPLIANCE_H_
#define ENTENTE_DATC_TESTS_COMPLIANCE_H_

#include <memory>
#include <string>
#include <vector>

#include "cli/datc/judge.h"
#include "rules/rule_names.h"

namespace entente::datc {

// The page, made by playing the cases. Lines end as they do in the file.
std::string CompliancePage();

// The cases in which a choice alone leads to something else than the document prefers, or which have a block that names it
// first (`under`), and those of them that it leaves without an answer: their ids, blanks between them.
struct ChangedCases {
  std::string changed, open;

  friend bool operator==(const ChangedCases&, const ChangedCases&) = default;
};

// What each value of each option changes.
class CaseChanges {
 public:
  CaseChanges();
  ~CaseChanges();
  ChangedCases Of(const RuleOption& option, const RuleValue& value) const;

 private:
  const std::vector<Case> cases_;
  std::unique_ptr<Judge> judge_;
};

// Where it is kept.
std::string ComplianceFile();

}  // namespace entente::datc

#endif  // ENTENTE_DATC_TESTS_COMPLIANCE_H_
