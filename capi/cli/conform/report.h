// Reports runs of engines: as text for a terminal, as JSON, as a page of HTML with a badge for each engine. Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_REPORT_H_
#define ENTENTE_CAPI_CLI_CONFORM_REPORT_H_

#include <string>
#include <vector>

#include "conform/verdict.h"

namespace entente::conform {

// "6.A.11 Simple bounce: differs", and a line for each detail.
std::vector<std::string> LinesOf(const CaseVerdict& verdict);

// A table of a run: each section with its counts, and the totals.
std::string TableOf(const EngineRun& run);

// The runs as one JSON object: engines with totals and sections, and for each case the verdict of each engine.
std::string JsonReport(const std::vector<EngineRun>& runs);

// The scoreboard: one page without scripts and other files.
std::string HtmlReport(const std::vector<EngineRun>& runs);

// A badge as SVG: "DATC 3.0 | 160 of 164".
std::string Badge(const EngineRun& run);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_REPORT_H_
