// The actions of `entente datc` that test another engine, and report on runs: smoke, run, list, report, differ, perft.
#ifndef ENTENTE_CAPI_CLI_CONFORM_CONFORM_H_
#define ENTENTE_CAPI_CLI_CONFORM_CONFORM_H_

#include "arguments.h"

namespace entente_cli {

inline constexpr Option kEngineOption =
    ValueOption("--engine", "COMMAND",
                "the engine under test: a program that speaks the protocol of datc_tests/adapters/PROTOCOL.md")
        .Under("To test an engine:");
inline constexpr Option kAgainstOption =
    ValueOption("--against", "COMMAND", "another engine to compare with (default: this one)").OnlyWith("differ perft");
inline constexpr Option kTimeoutOption =
    NumberOption("--timeout", "how many seconds an answer may take (default 10)", 1, 3600);
inline constexpr Option kBoardsOption =
    NumberOption("--boards", "how many random boards (default 100; of perft 3)", 1, 1000000).OnlyWith("differ perft");
inline constexpr Option kSeedOption =
    NumberOption("--seed", "of the random games (default 1)", 0, UINT64_MAX).OnlyWith("differ perft");
inline constexpr Option kSaveOption =
    ValueOption("--save", "FILE", "the verdicts as JSON lines, for report").OnlyWith("run");
inline constexpr Option kHtmlOption =
    ValueOption("--html", "FILE", "a scoreboard as a page of HTML").OnlyWith("report");
inline constexpr Option kBadgeOption = ValueOption("--badge", "FILE", "of one run: a badge as SVG").OnlyWith("report");
inline constexpr Option kExplanationsOption =
    ValueOption("--explanations", "FILE", "why engines differ, for tables, JSON and page: a file of JSON")
        .OnlyWith("report");
inline constexpr Option kReportJsonOption = FlagOption("--json", "as JSON").OnlyWith("list report perft");

// Does the action that the verb names; without one, run. Returns the exit code.
int RunConform(const Arguments& arguments);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_CONFORM_CONFORM_H_
