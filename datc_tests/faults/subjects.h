// A call of every exported function in a workplace, with good input and, for functions that report errors of the input,
// with bad input too.
#ifndef ENTENTE_DATC_TESTS_FAULTS_SUBJECTS_H_
#define ENTENTE_DATC_TESTS_FAULTS_SUBJECTS_H_

#include <ostream>
#include <span>

#include "workplace.h"

namespace entente_faults {

struct Subject {
  const char* function;  // its name in the header
  const char* input;     // what is special about this call, or ""
  entente_status (*call)(Workplace& w);
};

// Prints the name of the function, so that test names are the same in every build.
inline void PrintTo(const Subject& subject, std::ostream* out) { *out << subject.function; }

std::span<const Subject> MapSubjects();
std::span<const Subject> PositionSubjects();
std::span<const Subject> PhaseSubjects();
std::span<const Subject> GameSubjects();
std::span<const Subject> SubmitSubjects();
std::span<const Subject> ExchangeSubjects();
std::span<const Subject> SpecialSubjects();    // on the special board
std::span<const Subject> EncodingsSubjects();  // with the encodings
std::span<const Subject> PressSubjects();      // with the press module
std::span<const Subject> RefereeSubjects();    // the same
std::span<const Subject> MasterSubjects();     // the same
// Functions that cannot fail. They allocate no memory.
std::span<const Subject> SimpleSubjects();

}  // namespace entente_faults

#endif  // ENTENTE_DATC_TESTS_FAULTS_SUBJECTS_H_
