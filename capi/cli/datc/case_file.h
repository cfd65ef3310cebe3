// Reads the case files in datc_tests/cases (form: datc_tests/README.md) into plain structs.
//
// Places, powers and orders stay text; the judge under test reads them. The reader refuses a case whose results, board and
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

// A unit as the file writes it: {"England", 'F', "STP/SC"}.
struct CaseUnit {
  std::string power;
  char type = 'A';
  std::string place;

  friend auto operator<=>(const CaseUnit&, const CaseUnit&) = default;
};

// "A PAR", "F STP/SC".
std::string TextOf(const CaseUnit& unit);

// Whether the word is a result that is neither success nor failure: "stated", "ignored", "replaced".
bool IsOtherOutcome(absl::string_view word);

// An order and its expected result.
struct CaseOrder {
  int line = 0;
  std::string power;
  std::string text;  // as the DATC writes it
  bool succeeds = false;
  std::string reason;  // a word of datc_tests/README.md (Results), also of IsOtherOutcome; "" if the order succeeds
  std::string dislodged_by;  // the dislodger at its place before, "A MUN"; "" if the unit is not dislodged
  bool unused = false;       // a valid convoy that the army does not use
  bool open = false;         // the DATC does not settle this result: only the board is compared
};

struct CaseDislodged {
  CaseUnit unit;
  std::string by;                                          // the dislodger at its place before, "A MUN"
  bool via_convoy = false;                                 // the dislodger came by convoy
  std::vector<std::string> retreats;                       // all open retreats, sorted; may be empty
  std::map<std::string, std::vector<std::string>> closed;  // reason -> adjacent places closed to the unit
};

// The number of builds (+) or removals (-) due to a power in an adjustment phase.
struct CaseDue {
  std::string power;
  int count = 0;
};

// A phase: its board at the start, its orders, and the complete expected result.
struct CasePhase {
  int line = 0;
  PhaseKind kind = PhaseKind::kMovement;
  bool continues = false;                         // starts from the board at the end of the phase before
  std::vector<CaseUnit> units;                    // at the start, sorted; filled in also if `continues`
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
  std::map<std::string, int> distances;   // compared by the civil disorder rule: place -> steps
  int after_line = 0;                     // of the first `after`; 0 if there is none
  std::map<std::string, int> name_lines;  // power or place -> the line that first names it
};

// Other rules, and the result of the case under them.
struct CaseAlternative {
  int line = 0;
  std::vector<std::pair<std::string, std::string>> rules;  // option -> value
  bool no_answer = false;                                  // these rules do not decide the case
  std::vector<CasePhase> phases;                           // complete, from the first phase on
};

struct Case {
  int line = 0;
  std::string file;
  std::string id;     // "6.F.14"
  std::string title;  // "Simple convoy paradox"
  std::vector<std::string> issues;
  std::string map;  // the name of a shipped map; empty: the map of the run
  int map_line = 0;
  std::vector<CasePhase> phases;
  std::vector<CaseAlternative> alternatives;
};

struct CaseError {
  std::string file;
  int line = 0;
  std::string text;
  int column = 1;         // in characters
  std::string word = {};  // what is wrong in the line; "": all of it

  std::string ToString() const { return absl::StrCat(file, ":", line, ":", column, ": ", text); }
};

// The first 20 errors of a file as lines, and how many more there are.
std::vector<std::string> LinesOf(const std::vector<CaseError>& errors);

struct CaseFile {
  std::vector<Case> cases;
  std::vector<CaseError> errors;  // a case with an error is left out of `cases`
  int misread = 0;                // the number of cases left out
};

// Replaces the names in a case by the map's spelling, and returns an error for each unknown name.
using UseNames = std::function<std::vector<CaseError>(Case&)>;

CaseFile ReadCases(absl::string_view text, absl::string_view file_name, const UseNames& use_names = {});

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_FILE_H_
