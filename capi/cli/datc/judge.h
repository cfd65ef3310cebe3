// Adjudicates phases of cases through the C interface. One thread at a time.
#ifndef ENTENTE_CAPI_CLI_DATC_JUDGE_H_
#define ENTENTE_CAPI_CLI_DATC_JUDGE_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "case_file.h"
#include "entente/entente.h"
#include "handle.h"

namespace entente::datc {

using Rules = std::vector<std::pair<std::string, std::string>>;  // option -> value; other options keep their defaults

struct JudgedOrder {
  bool succeeds = false;
  std::string reason;        // "" if it succeeds
  std::string dislodged_by;  // the dislodger at its place before, "A MUN"; "" if the unit is not dislodged
  std::string detail;        // the reason as a sentence
};

struct JudgedDislodged {
  CaseUnit unit;
  std::vector<std::string> retreats;  // sorted

  friend bool operator==(const JudgedDislodged&, const JudgedDislodged&) = default;
};

struct Answer {
  std::string error;                       // the reason if the engine refused the phase; other members are then empty
  std::vector<JudgedOrder> orders;         // one per order, in the sequence given
  std::vector<CaseUnit> units;             // at the end of the phase, without the dislodged, sorted
  std::vector<JudgedDislodged> dislodged;  // sorted by unit
  std::vector<CaseUnit> removed_by_rule;   // adjustments: removed by the civil disorder rule, sorted
};

// Adjudicates orders in the text of the players, so that the rules about nationalities (4.C.5) apply.
class Judge {
 public:
  // Plays cases on `map`. `rules` apply unless a case names its own; null means the map's default.
  Judge(const entente_map* map, const entente_rules* rules);
  virtual ~Judge() = default;

  const entente_map* map() const { return map_; }

  // The error in `rules`: an unknown option or value, with the nearest known one; "" if there is none.
  std::string Refusal(const Rules& rules);

  // Sets up the board at the start of a phase. Returns the error of the engine, or "".
  std::string Place(const Rules& rules, const CasePhase& phase);

  // Moves on to the position after the last Adjudicate. Returns "" if its phase is of kind `expected`, else an error with the
  // name of the phase.
  std::string GoOn(PhaseKind expected);

  // The board that Place or GoOn set up as a JSON phase object without orders.
  std::string PositionJson() const;

  // Adjudicates orders on the board that Place or GoOn set up.
  Answer Adjudicate(const std::vector<CaseOrder>& orders);

  // The builds (+) or removals (-) due to a power on that board; nullopt if the engine refuses the question.
  std::optional<int> Due(const std::string& power);

 protected:
  using PositionMemory = std::vector<uint64_t>;  // positions must be 8-aligned (entente.h)
  static size_t BytesOf(const PositionMemory& memory) { return memory.size() * sizeof(uint64_t); }

  // Adjudicates position_ into after_ and next_, and fills in the results of the orders and the events. False, with error_
  // set, if that fails.
  virtual bool Run(const std::vector<CaseOrder>& orders, std::vector<JudgedOrder>& results,
                   std::vector<entente_event>& events);

  static bool Done(entente_status status) { return status == ENTENTE_OK; }
  uint32_t PowerOf(const std::string& name);
  JudgedOrder Judged(const entente_order_result& result, const std::vector<entente_unit>& before);

  const entente_cli::MapHandle owner_;
  const entente_map* map_;
  entente_error error_ = entente_cli::Sized<entente_error>();
  entente_rules rules_ = entente_cli::Sized<entente_rules>();
  PositionMemory position_, after_, next_;

 private:
  std::string Message() const { return error_.message; }
  bool SetRules(const Rules& rules);
  bool SetPhase(PhaseKind kind);
  uint32_t LocationOf(const std::string& name);
  entente_unit UnitOf(const CaseUnit& unit);
  bool PlaceUnits(const std::vector<CaseUnit>& units);
  bool PlaceDislodged(const std::vector<CaseDislodged>& dislodged);
  bool SetOwners(const CasePhase& phase);
  CaseUnit CaseUnitOf(const entente_unit& unit) const;
  std::string PlaceName(uint32_t location) const;
  std::vector<JudgedDislodged> DislodgedUnits();

  std::optional<entente_rules> base_;
};

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_JUDGE_H_
