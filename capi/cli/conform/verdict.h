// The verdict of a case that an engine played, and the file of verdicts of a run: JSON lines, the first one about the
// engine and the rules. Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_VERDICT_H_
#define ENTENTE_CAPI_CLI_CONFORM_VERDICT_H_

#include <array>
#include <string>
#include <vector>

#include "conform/phase_answer.h"

namespace entente::conform {

// In the sequence of reports. kPreference: not the answer that the edition prefers, but that of another choice of rules
// which it describes.
enum class Verdict : uint8_t { kAgreed, kPreference, kDiffers, kSkipped, kErrored, kTimedOut };
inline constexpr std::array kVerdictWords = {"agreed", "preference", "differs", "skipped", "errored", "timed_out"};

struct CaseVerdict {
  std::string id;     // "6.F.14"
  std::string title;  // "Simple convoy paradox"
  Verdict verdict = Verdict::kAgreed;
  std::string rules;                  // of kPreference: "convoy_paradox=all_hold"
  std::vector<std::string> details;   // a sentence each: what differs, why it was skipped
  std::string link;                   // of kSkipped
  int reasons = 0, same_reasons = 0;  // failures for which the engine gave a reason, and those with the reason expected

  std::string section() const;  // "6.F"; the whole id if it has no dots
};

struct EngineRun {
  Json implementation;
  Json dialect;
  std::string date;  // of the run, in UTC: "2026-11-29"
  std::vector<CaseVerdict> cases;

  std::string name() const;  // with the version
  size_t Count(Verdict verdict) const;
  size_t Count(Verdict verdict, const std::string& section) const;
  std::vector<std::string> Sections() const;
};

std::string LinesOf(const EngineRun& run);
// Returns what is wrong with the text ("line 3: .."), or "".
std::string ReadRun(const std::string& text, EngineRun& run);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_VERDICT_H_
