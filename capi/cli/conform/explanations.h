// Explains why engines differ from the cases: a file of JSON that a person writes, and that `report` shows
// (datc_tests/adapters/PROTOCOL.md). Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_EXPLANATIONS_H_
#define ENTENTE_CAPI_CLI_CONFORM_EXPLANATIONS_H_

#include <array>
#include <string>
#include <vector>

#include "conform/verdict.h"

namespace entente::conform {

// rule: another choice of rules. fault: the engine breaks a rule. words: its board is right, what it says of an order is not
// what the author of the cases says.
inline constexpr std::array kExplanationKinds = {"rule", "fault", "words"};

struct Explanation {
  std::string engine;  // its name without the version
  std::vector<std::string> cases;
  std::string kind;
  std::string rule;      // "DATC 4.A.3": the choice, or the rule that is broken; may be empty
  std::string text;      // a sentence or more
  std::string shown_by;  // the case of our own that shows it; may be empty
  bool varies = false;   // the engine's answer changes from run to run
};

struct EngineNotes {
  std::string name;
  std::string adapter;           // where it stands
  std::vector<std::string> run;  // commands that make the adapter and play the cases
  std::string note;              // may be empty
};

struct Explanations {
  std::string note;  // about all of them; may be empty
  std::vector<EngineNotes> engines;
  std::vector<Explanation> all;

  std::vector<const Explanation*> Of(const EngineRun& run, const CaseVerdict& verdict) const;
  const EngineNotes* NotesOf(const EngineRun& run) const;  // null: none
};

// Whether a verdict asks for an explanation: neither agreed nor skipped, which has its reason.
bool NeedsExplanation(const CaseVerdict& verdict);

// "fault, DATC 4.D.5: it builds two units in one province (case F2)".
std::string LineOf(const Explanation& one);

// What the explanations name and the runs do not have, and cases in which there is nothing to explain: a note for each.
std::vector<std::string> NotesOn(const Explanations& explanations, const std::vector<EngineRun>& runs);

// Returns what is wrong with the text, or "".
std::string ReadExplanations(const std::string& text, Explanations& explanations);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_EXPLANATIONS_H_
