// Writes the explanation of every order of every DATC case as text, for the goldens. One thread.
#ifndef ENTENTE_DATC_TESTS_EXPLANATIONS_TOLD_CASES_H_
#define ENTENTE_DATC_TESTS_EXPLANATIONS_TOLD_CASES_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "explain/phase_explainer.h"

namespace entente {

// The cases of a file, each as its text, starting with the line "case ...".
std::vector<std::string> CasesIn(std::string_view file_text);

// Calls `visit` with each phase of a case, adjudicated under the default rules.
void ForEachPhase(const std::string& case_text, const std::function<void(const PhaseExplainer&)>& visit);

// All explanations of the cases of a file.
std::string ExplainCases(std::string_view file_text, Language language);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_EXPLANATIONS_TOLD_CASES_H_
