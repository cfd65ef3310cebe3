// Reports runs of engines: as text for a terminal (with the texts of engines as Shown() has them), as JSON, and as a badge. The page is in scoreboard_page.h. Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_REPORT_H_
#define ENTENTE_CAPI_CLI_CONFORM_REPORT_H_

#include <array>
#include <string>
#include <vector>

#include "conform/explanations.h"
#include "conform/verdict.h"

namespace entente::conform {

// The verdicts as reports name them: "timed out".
inline constexpr std::array<const char*, kVerdictWords.size()> kVerdictHeads = {"agreed",  "preference", "differs",
                                                                                "skipped", "errored",    "timed out"};
// "6.A" -> "basic checks"; "" for sections that are not of the DATC.
std::string SectionTitle(const std::string& section);

// "80 of 95 reasons of failed orders as expected".
std::string ReasonsOf(const EngineRun& run);

// "6.A.11 Simple bounce: differs", and a line for each detail.
std::vector<std::string> LinesOf(const CaseVerdict& verdict);

// A table of a run: each section with its counts, and the totals.
std::string TableOf(const EngineRun& run);

// Each case that needs an explanation, with its explanations or "not explained yet".
std::vector<std::string> DifferencesOf(const EngineRun& run, const Explanations& explanations);

// "3 by rule, 2 faults, 9 in words".
std::string KindsOf(const EngineRun& run, const Explanations& explanations);

// The runs as one JSON object: engines with totals and sections, and for each case the verdict of each engine.
// `explanations` may be null.
std::string JsonReport(const std::vector<EngineRun>& runs, const Explanations* explanations);

// A badge as SVG: "DATC | 160 of 164".
std::string Badge(const EngineRun& run);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_REPORT_H_
