#include "explain/phase_explainer.h"

#include "explain/statements.h"

namespace entente {

void PhaseExplainer::Read(const PhaseTold& phase) {
  phase_.emplace(phase);
  if (phase.before.phase_type() != PhaseType::kMovement) return;
  movement_.Read(*phase_);
}

Explanation PhaseExplainer::ExplainResult(size_t i) const {
  Explanation explanation;
  const OrderResult& result = phase_->results[i];
  explanation.result = result;
  if (phase_->sheet != nullptr && i < phase_->sheet->size()) explanation.line = (*phase_->sheet)[i];
  if (IsNoOrder(result.outcome.reason)) {
    if (explanation.line.has_value()) ExplainStatement(*phase_, explanation);
    return explanation;
  }
  switch (phase_->before.phase_type()) {
    case PhaseType::kMovement:
      movement_.Explain(result, explanation);
      AddMovementStatements(movement_, explanation);
      break;
    case PhaseType::kRetreats:
      ExplainRetreat(*phase_, result, explanation);
      break;
    case PhaseType::kAdjustments:
      ExplainAdjustment(*phase_, result, explanation);
      break;
    case PhaseType::kOther:
      break;
  }
  if (explanation.line.has_value()) {
    for (const RuleAsked rule : RulesOfWriting(phase_->before, phase_->rules, *explanation.line, result)) {
      explanation.SayRule(rule, phase_->rules);
    }
  }
  if (const std::optional<RuleAsked> rule = RuleOfIllegality(phase_->before, phase_->rules, result)) {
    explanation.SayRule(*rule, phase_->rules);
  }
  return explanation;
}

Explanation PhaseExplainer::ExplainEvent(size_t i) const {
  Explanation explanation;
  explanation.event = phase_->events[i];
  const PhaseEvent& event = phase_->events[i];
  const bool in_adjustments = phase_->before.phase_type() == PhaseType::kAdjustments;
  if (HasMore(event)) ExplainRemoval(*phase_, event, explanation);
  if (in_adjustments && event.kind == EventKind::kWaived) ExplainUnusedBuild(*phase_, event, explanation);
  if (const std::optional<RuleAsked> rule = RuleOfEvent(phase_->rules, event)) {
    explanation.SayRule(*rule, phase_->rules);
  }
  return explanation;
}

}  // namespace entente
