#include "map_language/stage_builder.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "map_language/map_checks.h"

namespace entente {
namespace {

// The scope of diagnostics about a stage: its directives.
std::string ScopeOf(const std::vector<const DraftDynamic*>& directives) {
  constexpr size_t kMostNamed = 4;
  std::vector<std::string> names;  // each once: a block is a directive for each of its lines
  for (const DraftDynamic* directive : directives) {
    std::string name = (directive->is_from ? "FROM " : "IN ") + Excerpt(directive->phase);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
    if (names.size() > kMostNamed) break;
  }
  std::string text;
  for (size_t i = 0; i < names.size() && i < kMostNamed; ++i) text += (i == 0 ? " (with " : ", ") + names[i];
  if (names.size() > kMostNamed) text += " and others";
  return text.empty() ? text : text + ")";
}

// The powers of a stage's draft in the sequence of the base map. IN and FROM rename powers, but never add or remove
// one.
std::vector<const DraftPower*> PowersOf(const MapDraft& draft, const std::vector<const DraftPower*>& base_powers) {
  std::vector<const DraftPower*> powers = base_powers;
  for (const auto& [id, power] : draft.powers) {
    const auto is_base = [&base_id = power.base_id](const DraftPower* base) { return base->id == base_id; };
    const auto found = std::find_if(base_powers.begin(), base_powers.end(), is_base);
    if (found != base_powers.end()) powers[static_cast<size_t>(found - base_powers.begin())] = &power;
  }
  return powers;
}

class StageBuilder {
 public:
  StageBuilder(const StagePlan& plan, const PowerTables& powers, DiagnosticList& diagnostics, StageSet& set)
      : plan_(plan), powers_(powers), diagnostics_(diagnostics), set_(set) {}

  void MakeDrafts(MapDraft& draft, const ApplyDirective& apply) {
    set_.stages.resize(plan_.stages.size());
    set_.stages.front().draft = &draft;
    changeable_ = {&draft};
    set_.stages.front().powers = powers_.powers;
    if (set_.stages.size() == 1) return;
    MapDraft base = draft;
    base.dynamics.clear();  // stages do not use these
    base.stanza_lines.clear();
    for (DraftPlace& place : base.places) place.base_id = place.id;
    for (auto& [id, power] : base.powers) power.base_id = id;
    set_.drafts.reserve(plan_.stages.size());  // stages point into it
    for (size_t i = 1; i < plan_.stages.size(); ++i) {
      MapDraft& changed = set_.drafts.emplace_back(base);
      // The diagnostic of a single directive is at its own line.
      diagnostics_.SetScope(plan_.directives[i].size() > 1 ? ScopeOf(plan_.directives[i]) : "");
      for (const DraftDynamic* directive : plan_.directives[i]) apply(*directive, changed);
      set_.stages[i].draft = &changed;
      changeable_.push_back(&changed);
      set_.stages[i].powers = PowersOf(changed, powers_.powers);
    }
    diagnostics_.SetScope("");
  }

  // Every stage has its own board, so a large map with many stages would take long.
  bool IsTooMuch() const {
    constexpr size_t kMostEntries = size_t{1} << 20;
    size_t entries = 0;
    for (const Stage& stage : set_.stages) {
      for (const auto& [id, record] : stage.draft->terrain) entries += record.entries.size();
    }
    if (set_.stages.size() == 1 || entries <= kMostEntries) return false;
    diagnostics_.Error(plan_.directives.back().front()->at, "LIMIT",
                       "more than 1,048,576 adjacency entries in all maps that IN and FROM make");
    return true;
  }

  void MakeTables() {
    PlaceList places = MakeBoards();
    if (MendGaps()) places = MakeBoards();
    const bool too_large =
        places.provinces.size() > kMaxProvinces || places.provinces.size() + places.coasts.size() > kMaxLocations;
    ForEachStage([&](Stage& stage, bool changed) { CheckStage(stage, changed); });
    std::sort(set_.centers.begin(), set_.centers.end());
    set_.centers.erase(std::unique(set_.centers.begin(), set_.centers.end()), set_.centers.end());
    ForEachStage([&](Stage& stage, bool) {
      stage.sites = BuildSiteTables(*stage.draft, stage.board, stage.powers, stage.centers, diagnostics_);
      stage.passages = BuildPassageTables(stage.board, powers_.letters, set_.centers, stage.centers, diagnostics_);
      if (!too_large) stage.graph = BuildGraphTables(stage.board);
    });
  }

 private:
  // Calls visit(stage, whether IN or FROM made it), with the directives named in its diagnostics.
  template <typename Visit>
  void ForEachStage(Visit&& visit) {
    for (size_t i = 0; i < set_.stages.size(); ++i) {
      diagnostics_.SetScope(ScopeOf(plan_.directives[i]));
      visit(set_.stages[i], i > 0);
    }
    diagnostics_.SetScope("");
  }

  PlaceList MakeBoards() {
    std::vector<const MapDraft*> drafts;
    for (const Stage& stage : set_.stages) drafts.push_back(stage.draft);
    PlaceList places = ListPlaces(drafts, diagnostics_);
    ForEachStage([&](Stage& stage, bool) { stage.board = BuildBoard(*stage.draft, places, diagnostics_); });
    return places;
  }

  // Mends the drafts with gaps. True if there were any.
  bool MendGaps() {
    bool mended = false;
    ForEachStage([&](Stage& stage, bool) {
      if (!stage.board.has_gaps) return;
      MendPlaces(*changeable_[static_cast<size_t>(&stage - set_.stages.data())], diagnostics_);
      mended = true;
    });
    return mended;
  }

  void CheckStage(Stage& stage, bool changed) {
    CheckBoard(stage.board, changed, diagnostics_);
    stage.centers = ListCenters(*stage.draft, stage.board, diagnostics_);
    set_.centers.insert(set_.centers.end(), stage.centers.begin(), stage.centers.end());
  }

  const StagePlan& plan_;
  const PowerTables& powers_;
  DiagnosticList& diagnostics_;
  StageSet& set_;
  std::vector<MapDraft*> changeable_;  // the drafts of the stages
};

}  // namespace

StageSet BuildStages(MapDraft& draft, const StagePlan& plan, const PowerTables& powers, const ApplyDirective& apply,
                     DiagnosticList& diagnostics) {
  StageSet set;
  StageBuilder builder(plan, powers, diagnostics, set);
  builder.MakeDrafts(draft, apply);
  if (builder.IsTooMuch()) set.stages.resize(1);
  builder.MakeTables();
  return set;
}

void AddWords(const StagePlan& plan, StageSet& set, DiagnosticList& diagnostics) {
  const Stage& base = set.stages.front();
  set.place_keys = PlaceKeys(*base.draft, base.board, diagnostics);
  set.power_keys = PowerKeys(base.powers);
  for (size_t i = 1; i < set.stages.size(); ++i) {
    const Stage& stage = set.stages[i];
    diagnostics.SetScope(ScopeOf(plan.directives[i]));
    AddStageKeys(*stage.draft, stage.board, set.place_keys, diagnostics);
    AddPowerKeys(stage.powers, set.power_keys, diagnostics);
  }
  diagnostics.SetScope("");
}

}  // namespace entente
