#include "map_language/map_builder.h"

#include "map_language/canonical_text.h"
#include "map_language/image_builder.h"
#include "map_language/map_directives.h"
#include "map_language/sense_checks.h"
#include "map_language/start_rules.h"

namespace entente {

std::vector<uint64_t> BuildMapImage(MapDraft& draft, const ApplyDirective& apply, DiagnosticList& diagnostics) {
  BuiltFlow flow = BuildFlow(draft, diagnostics);
  const StartRule start_rule = StartRuleOf(draft);
  if (start_rule != StartRule::kNone) BeginWithBuilds(draft, flow, diagnostics);
  CheckSuspects(draft, diagnostics);
  const StagePlan plan = PlanStages(draft, flow, diagnostics);
  PowerTables powers = ListPowers(draft, diagnostics);
  StageSet set = BuildStages(draft, plan, powers, apply, diagnostics);
  AddStart(draft, set.base_board(), set.centers, powers, diagnostics);
  const std::string source = diagnostics.has_errors() ? std::string() : WriteCanonicalText(draft).text;
  ApplyStartRule(start_rule, set.base_board(), set.stages.front().sites.homes, draft, powers);
  AddWords(plan, set, diagnostics);
  CheckPowerWords(powers.powers, set.place_keys, set.base_board(), diagnostics);
  CheckVictory(set, diagnostics);
  if (diagnostics.has_errors()) return {};
  CheckSense(set, powers, diagnostics);
  return BuildImage({draft, flow, plan, powers, set, source});
}

}  // namespace entente
