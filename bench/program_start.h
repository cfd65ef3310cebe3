// Measures the time that the program takes to start and end with almost no work.
#ifndef ENTENTE_BENCH_PROGRAM_START_H_
#define ENTENTE_BENCH_PROGRAM_START_H_

#include <string>
#include <vector>

namespace entente::bench {

// The program `entente` in the directory of this one; empty if there is none.
std::string ProgramBeside();

// The median wall time in milliseconds of `runs` runs of a program. It reads `input`; its output is discarded. Below 0
// if a run failed.
double MiddleRunMs(const std::vector<std::string>& command, const std::string& input, int runs);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_PROGRAM_START_H_
