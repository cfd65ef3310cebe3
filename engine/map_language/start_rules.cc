#include <algorithm>
#include <optional>
#include <string_view>

#include "map/flow_walk.h"
#include "map_language/map_tables.h"

namespace entente {
namespace {

// Whether the flow leads from one phase to the other within a round.
bool LeadsTo(std::span<const FlowElement> flow, Phase from, const Phase& to) {
  for (size_t i = 0; i < flow.size(); ++i) {
    const std::optional<Phase> next = NextInFlow(flow, from);
    if (!next.has_value()) return false;
    from = *next;
    if (from.year == to.year && from.element == to.element) return true;
  }
  return false;
}

// The last adjustments phase before `begin`.
std::optional<Phase> AdjustmentsBefore(std::span<const FlowElement> flow, const Phase& begin) {
  Phase phase = begin;
  for (size_t back = 1; back <= flow.size(); ++back) {
    const size_t i = (begin.element + flow.size() - back) % flow.size();
    const FlowElement& element = flow[i];
    if (element.kind == FlowElement::Kind::kNewYear) phase.year -= element.step;
    if (element.kind != FlowElement::Kind::kPhase || element.type != PhaseType::kAdjustments) continue;
    phase.element = static_cast<uint16_t>(i);
    if (LeadsTo(flow, phase, begin)) return phase;
  }
  return std::nullopt;
}

bool IsHome(const std::vector<Word>& homes, size_t powers, size_t words, ProvinceIndex province) {
  for (size_t p = 0; p < powers; ++p) {
    if (TestBit(homes.data() + p * words, province)) return true;
  }
  return false;
}

// Gives one build to each power with homes. Under IMMOBILE_DUMMIES a dummy gets one for each home, because it gets no
// later builds.
void Mobilize(MapDraft& draft, PowerTables& tables) {
  const bool is_immobile = HasRule(draft, "IMMOBILE_DUMMIES"), is_solitaire = HasRule(draft, "SOLITAIRE");
  tables.start_units.clear();
  std::fill(tables.start_owners.begin(), tables.start_owners.end(), kNoPower);
  for (auto& [id, power] : draft.powers) {
    const auto homes = std::count_if(power.sites.begin(), power.sites.end(),
                                     [](const DraftSite& site) { return site.kind == DraftSite::Kind::kHome; });
    const bool takes_all = is_immobile && (power.dummy || is_solitaire);
    power.seizing_builds = takes_all ? static_cast<int>(homes) : std::min(static_cast<int>(homes), 1);
    power.guest_builds = 0;
  }
}

}  // namespace

StartRule StartRuleOf(const MapDraft& draft) {
  if (HasRule(draft, "MOBILIZE")) return StartRule::kMobilize;
  return HasRule(draft, "BLANK_BOARD") ? StartRule::kBlankBoard : StartRule::kNone;
}

void BeginWithBuilds(const MapDraft& draft, BuiltFlow& flow, DiagnosticList& diagnostics) {
  if (!flow.sound || flow.elements[flow.begin.element].type == PhaseType::kAdjustments) return;
  if (const std::optional<Phase> before = AdjustmentsBefore(flow.elements, flow.begin)) {
    flow.begin = *before;
    return;
  }
  const Origin at = draft.begin.has_value() ? draft.begin->at : Origin();
  diagnostics.Error(at, "BAD_BEGIN",
                    "a game under MOBILIZE or BLANK_BOARD begins with an ADJUSTMENTS phase: none is "
                    "before this one in the flow");
}

void ApplyStartRule(StartRule rule, const Board& board, const std::vector<Word>& homes, MapDraft& draft,
                    PowerTables& tables) {
  if (rule == StartRule::kMobilize) Mobilize(draft, tables);
  if (rule != StartRule::kBlankBoard) return;
  const auto words = static_cast<size_t>(WordsFor(board.province_count()));
  std::erase_if(tables.start_units, [&](const Unit& unit) {
    return IsHome(homes, tables.powers.size(), words, board.locations[unit.location].province);
  });
}

}  // namespace entente
