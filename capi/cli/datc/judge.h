// Adjudicates phases of cases, for the runner. The one implementation calls the C interface. One thread at a time.
#ifndef ENTENTE_CAPI_CLI_DATC_JUDGE_H_
#define ENTENTE_CAPI_CLI_DATC_JUDGE_H_

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "case_file.h"
#include "entente/entente.h"

namespace entente::datc {

using Rules = std::vector<std::pair<std::string, std::string>>;  // option -> value; the others are the default's

// A position, in the words of the case files.
struct Board {
  PhaseKind kind = PhaseKind::kMovement;
  std::vector<CaseUnit> units;
  std::vector<CaseDislodged> to_retreat;                                  // retreat phases
  std::vector<std::pair<std::string, std::vector<std::string>>> centers;  // empty: as at the start of a game
};

struct OrderText {
  std::string power;
  std::string text;
};

struct JudgedOrder {
  bool succeeds = false;
  std::string reason;        // "" if it succeeds
  std::string dislodged_by;  // "A MUN", where it stood at the start of the phase; "" if the unit is not dislodged
  std::string detail;        // why, as a sentence
};

struct JudgedDislodged {
  CaseUnit unit;
  std::vector<std::string> retreats;  // sorted

  friend bool operator==(const JudgedDislodged&, const JudgedDislodged&) = default;
};

struct Answer {
  std::string error;                       // the engine refused the phase; nothing else is set
  std::vector<JudgedOrder> orders;         // one per order, in the sequence given
  std::vector<CaseUnit> units;             // straight after the phase, without the dislodged, sorted
  std::vector<JudgedDislodged> dislodged;  // sorted by unit
  std::vector<CaseUnit> removed_by_rule;   // adjustments: what the civil disorder rule took, sorted
};

class Judge {
 public:
  virtual ~Judge() = default;

  // The error in rules: an unknown option or value, with the nearest; "" if there is none.
  virtual std::string Refusal(const Rules& rules) = 0;

  // Sets the board up. Returns the error of the engine, or "".
  virtual std::string Place(const Rules& rules, const Board& board) = 0;

  // Goes on to the position that follows the last Adjudicate, which must be in a phase of that kind; else returns what phase it
  // is.
  virtual std::string GoOn(PhaseKind expected) = 0;

  // Adjudicates the phase that Place or GoOn set up.
  virtual Answer Adjudicate(const std::vector<OrderText>& orders) = 0;

  // Builds (+) or removals (-) due to a power on the board that Place or GoOn set up; nothing if the engine has no answer.
  virtual std::optional<int> Due(const std::string& power) = 0;
};

// How the engine is given orders.
enum class Handing {
  kPacked,  // as 64 bits, which hold no nationalities: rules that ask for these find nothing missing
  kText,    // as players write them: a missing nationality counts (4.C.5)
};

// For cases on a map, under `rules` (null: the map's default) where a case names no others. Null, with the reason in
// `error`, if the engine cannot be set up.
std::unique_ptr<Judge> NewJudge(const entente_map* map, const entente_rules* rules, Handing handing,
                                std::string& error);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_JUDGE_H_
