// How long the program takes from its start to its end when there is next to nothing to do.
#ifndef ENTENTE_BENCH_PROGRAM_START_H_
#define ENTENTE_BENCH_PROGRAM_START_H_

#include <string>
#include <vector>

namespace entente::bench {

// The program `entente` beside this one; empty if there is none.
std::string ProgramBeside();

// Milliseconds of the middle one of so many runs of a program, in wall time. It reads `input`, and its output goes
// nowhere. Below 0 if a run failed.
double MiddleRunMs(const std::vector<std::string>& command, const std::string& input, int runs);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_PROGRAM_START_H_
