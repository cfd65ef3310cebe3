#include "map_language/read_map_text.h"

#include <algorithm>

#include "map_language/canonical_text.h"
#include "map_language/image_builder.h"
#include "map_language/map_checks.h"
#include "map_language/map_directives.h"
#include "map_language/map_reader.h"
#include "map_language/map_tables.h"

namespace entente {
namespace {

// The words of the image of a complete draft, with all references resolved; empty if this adds errors to `diagnostics`.
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

}  // namespace

const Diagnostic* MapReadResult::FirstError() const {
  const auto found = std::find_if(diagnostics.begin(), diagnostics.end(), [](const auto& d) { return d.is_error; });
  return found == diagnostics.end() ? nullptr : &*found;
}

bool MapReadResult::IsOnlyUnsupported() const {
  return FirstError() != nullptr && std::all_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& d) {
           return !d.is_error || d.code == "NOT_SUPPORTED";
         });
}

Status MapReadResult::ToStatus() const {
  constexpr int kMostShown = 3;
  const Diagnostic* first = FirstError();
  if (first == nullptr) return OkStatus();
  int errors = 0;
  std::string message;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.is_error && ++errors <= kMostShown) message += (errors == 1 ? "" : "\n") + diagnostic.ToString();
  }
  if (errors > kMostShown) message += "\n(and " + std::to_string(errors - kMostShown) + " more errors)";
  if (IsOnlyUnsupported()) return UnsupportedError(message);
  return ErrorAt({static_cast<uint32_t>(first->line), static_cast<uint32_t>(first->column), 0, 0}, message);
}

MapReadResult ReadMapText(std::string_view text, std::string_view file_name, const IncludeCallback& include,
                          std::string_view graphics) {
  MapDraft draft;
  draft.graphics = graphics;
  DiagnosticList diagnostics;
  MapReader reader(include, draft, diagnostics);
  reader.Read(text, file_name);
  MapReadResult result;
  std::vector<uint64_t> image;
  const ApplyDirective apply = [&](const DraftDynamic& directive, MapDraft& stage) {
    reader.ApplyDynamic(directive, stage);
  };
  if (!reader.stopped()) image = BuildMapImage(draft, apply, diagnostics);
  if (!image.empty()) {
    Result<MapRef> map = Map::FromOwnedImage(std::move(image));
    if (map.ok()) {
      result.map = *std::move(map);
    } else {
      diagnostics.Error(Origin(), "LIMIT", std::string(map.status().message()));
    }
  }
  result.diagnostics = diagnostics.Take();
  return result;
}

}  // namespace entente
