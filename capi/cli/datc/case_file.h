// Reads DATC cases, in the form of the files in datc_tests/cases (datc_tests/README.md describes it), into plain structs.
//
// Places, powers and orders stay text, for the judge under test to read. The reader refuses a case whose results, board and
// dislodged units contradict each other. One thread at a time per object.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_FILE_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_FILE_H_

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace entente::datc {

enum class PhaseKind { kMovement, kRetreat, kAdjustment };

// A unit as written: {"England", 'F', "STP/SC"}.
struct CaseUnit {
  std::string power;
  char type = 'A';
  std::string place;

  friend auto operator<=>(const CaseUnit&, const CaseUnit&) = default;
};

// "A PAR", "F STP/SC".
std::string TextOf(const CaseUnit& unit);

// An order and its expected result.
struct CaseOrder {
  int line = 0;
  std::string power;
  std::string text;  // as the DATC writes it
  bool succeeds = false;
  std::string reason;        // of a failure: a word of datc_tests/README.md (Results); "" if it succeeds
  std::string dislodged_by;  // "A MUN" where the attacker stood before; "" if the unit is not dislodged
  bool unused = false;       // a valid convoy that the army does not use
  bool open = false;         // the document does not settle this result: only the board counts
};

struct CaseDislodged {
  CaseUnit unit;
  std::string by;                                          // "A MUN", where it stood before
  bool via_convoy = false;                                 // the attacker came by convoy
  std::vector<std::string> retreats;                       // all of them, sorted; may be empty
  std::map<std::string, std::vector<std::string>> closed;  // reason -> adjacent places that are closed to it
};

// What is due to a power in an adjustment phase: builds (+) or removals (-).
struct CaseDue {
  std::string power;
  int count = 0;
};

// One phase: where it starts (unless it goes on from the one before), its orders, and its whole expected result.
struct CasePhase {
  int line = 0;
  PhaseKind kind = PhaseKind::kMovement;
  bool continues = false;                         // starts from the board that the phase before leaves
  std::vector<CaseUnit> units;                    // at the start, sorted; also where `continues`
  std::vector<CaseDislodged> to_retreat;          // retreat phases: the dislodged units at the start
  std::vector<std::string> to_retreat_contested;  // retreat phases: the contested provinces at the start
  std::vector<std::pair<std::string, std::vector<std::string>>> centers;  // adjustments: power -> centers
  std::vector<CaseDue> due;
  std::vector<CaseOrder> orders;
  std::vector<CaseUnit> after;            // sorted, without the dislodged
  std::vector<CaseDislodged> dislodged;   // movement
  std::vector<std::string> contested;     // movement: provinces left empty by a standoff, sorted
  std::vector<CaseUnit> disbanded;        // retreat
  std::vector<CaseUnit> built;            // adjustment, like the next two
  std::vector<CaseUnit> removed;          // by order
  std::vector<CaseUnit> disordered;       // by the civil disorder rule
  std::map<std::string, int> distances;   // that this rule compares: place -> steps
  int after_line = 0;                     // of the first `after`; 0: there is none
  std::map<std::string, int> name_lines;  // where a power or place was first written -> line
};

// A choice of rules under which the case has another result.
struct CaseAlternative {
  int line = 0;
  std::vector<std::pair<std::string, std::string>> rules;  // option -> value
  bool no_answer = false;                                  // these rules leave the case open
  std::vector<CasePhase> phases;                           // complete, from the first phase on
};

struct Case {
  int line = 0;
  std::string file;
  std::string id;     // "6.F.14"
  std::string title;  // "Simple convoy paradox"
  std::vector<std::string> issues;
  std::string map;  // a shipped map by name; empty: the one that the case is played on anyway
  int map_line = 0;
  std::vector<CasePhase> phases;
  std::vector<CaseAlternative> alternatives;
};

struct CaseError {
  std::string file;
  int line = 0;
  std::string text;
  int column = 1;

  std::string ToString() const { return absl::StrCat(file, ":", line, ":", column, ": ", text); }
};

struct CaseFile {
  std::vector<Case> cases;
  std::vector<CaseError> errors;  // all of them; a case with an error is left out
  int misread = 0;                // cases that are left out
};

// Writes the names of a case as a map has them, and returns an error for each name that it does not know.
using UseNames = std::function<std::vector<CaseError>(Case&)>;

CaseFile ReadCases(absl::string_view text, absl::string_view file_name, const UseNames& use_names = {});

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_FILE_H_
