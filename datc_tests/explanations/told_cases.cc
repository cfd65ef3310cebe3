#include "datc_tests/explanations/told_cases.h"

#include <gtest/gtest.h>

#include "explain/explanation_text.h"
#include "game_forms/forms.h"
#include "phase/sheet_phase.h"

namespace entente {
namespace {

constexpr std::string_view kBegin = "case ";

void ExplainPhase(const PhaseExplainer& explainer, Language language, std::string& text) {
  const PhaseTold& phase = explainer.phase();
  const Voice voice(Naming::kIds, language);
  text.append("\n").append(phase.before.map().PhaseName(phase.before.phase())).append("\n");
  for (size_t i = 0; i < phase.results.size(); ++i) {
    AppendExplanation(phase, explainer.ExplainResult(i), voice, 120, text);
  }
  for (size_t i = 0; i < phase.events.size(); ++i) {
    AppendExplanation(phase, explainer.ExplainEvent(i), voice, 120, text);
  }
}

}  // namespace

std::vector<std::string> CasesIn(std::string_view file_text) {
  std::vector<std::string> cases;
  while (!file_text.empty()) {
    const size_t end = std::min(file_text.find('\n'), file_text.size() - 1) + 1;
    const std::string_view line = file_text.substr(0, end);
    if (line.substr(0, kBegin.size()) == kBegin) cases.emplace_back();
    if (!cases.empty()) cases.back() += line;
    file_text.remove_prefix(end);
  }
  return cases;
}

void ForEachPhase(const std::string& case_text, const std::function<void(const PhaseExplainer&)>& visit) {
  FormNotes notes;
  const Result<GameRecord> record = ReadDatcForm(case_text, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status() << "\n" << case_text;
  PhaseExplainer explainer(*record->map);
  SheetPhase adjudicator(*record->map);
  std::vector<OrderResult> movement;  // of the phase before
  for (const RecordedPhase& recorded : record->phases) {
    const PositionView before = recorded.position.view();
    const PhaseResult result = adjudicator.Adjudicate(before, record->rules, recorded.sheet);
    PhaseTold told{before, record->rules, result.results, result.events, result.after, &recorded.sheet};
    if (before.phase_type() == PhaseType::kRetreats) told.movement = movement;
    explainer.Read(told);
    visit(explainer);
    movement.assign(result.results.begin(), result.results.end());
  }
}

std::string ExplainCases(std::string_view file_text, Language language) {
  std::string text;
  for (const std::string& one : CasesIn(file_text)) {
    if (!text.empty()) text += "\n";
    text.append(one.substr(0, one.find('\n'))).append("\n");
    ForEachPhase(one, [&](const PhaseExplainer& explainer) { ExplainPhase(explainer, language, text); });
  }
  return text;
}

}  // namespace entente
