#include "map_language/flow_builder.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "map/flow_walk.h"

namespace entente {
namespace {

using Kind = FlowElement::Kind;

constexpr int kPhasesTried = 4096;

bool IsPhase(const DraftFlowElement& element) { return element.kind == Kind::kPhase; }

PhaseType TypeOf(std::string_view word) {
  if (word == "MOVEMENT") return PhaseType::kMovement;
  if (word == "RETREATS") return PhaseType::kRetreats;
  if (word == "ADJUSTMENTS") return PhaseType::kAdjustments;
  return PhaseType::kOther;
}

// Each type has its own first letter; M, R and A belong to the engine's three types.
void CheckLetters(const std::vector<DraftFlowElement>& flow, DiagnosticList& diagnostics) {
  std::vector<std::string_view> types = {"MOVEMENT", "RETREATS", "ADJUSTMENTS"};
  for (const DraftFlowElement& element : flow) {
    if (element.kind != Kind::kPhase) continue;
    const std::string_view type = element.type_name;
    if (std::find(types.begin(), types.end(), type) != types.end()) continue;
    const auto clash = std::find_if(types.begin(), types.end(), [&](std::string_view other) {
      return FirstCharacter(other) == FirstCharacter(type);
    });
    if (clash != types.end()) {
      diagnostics.Error(element.at, "FLOW_LETTER",
                        "phase types " + Quoted(*clash) + " and " + Quoted(type) + " share a first letter" +
                            NearestText(type, types));
    }
    types.push_back(type);
  }
}

void CheckPhases(const std::vector<DraftFlowElement>& flow, DiagnosticList& diagnostics) {
  for (size_t i = 0; i < flow.size(); ++i) {
    if (flow[i].kind != Kind::kPhase) continue;
    for (size_t j = 0; j < i; ++j) {
      if (flow[j].kind != Kind::kPhase || flow[j].type_name != flow[i].type_name) continue;
      const std::string phase = Quoted(flow[i].season + ":" + flow[i].type_name);
      if (flow[j].season == flow[i].season) {
        diagnostics.Error(flow[i].at, "FLOW_TWICE", phase + " stands twice in the flow");
        break;
      }
      if (FirstCharacter(flow[j].season) == FirstCharacter(flow[i].season)) {
        diagnostics.Warning(flow[i].at, "PHASE_SHORT",
                            phase + " and " + Quoted(flow[j].season + ":" + flow[j].type_name) + " share a short form");
        break;
      }
    }
  }
}

void CheckSigns(const std::vector<DraftFlowElement>& flow, DiagnosticList& diagnostics) {
  int32_t first = 0;
  for (const DraftFlowElement& element : flow) {
    if (element.kind != Kind::kNewYear) continue;
    if (first == 0) first = element.step;
    if ((first < 0) != (element.step < 0)) {
      diagnostics.Error(element.at, "FLOW_SIGN", "the years of one flow go both forwards and backwards");
    }
  }
}

uint32_t WordIndex(std::vector<std::string>& words, const std::string& word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found != words.end()) return static_cast<uint32_t>(found - words.begin());
  words.push_back(word);
  return static_cast<uint32_t>(words.size() - 1);
}

bool IsCondition(const FlowElement& element) { return element.kind == Kind::kIfYearDiv; }

// Without a NEWYEAR a year ends after the last phase, and where a condition leads back to the first element: so the
// NEWYEAR is that element, or the last one if there are no conditions.
void AddNewYear(BuiltFlow& built) {
  const auto is_new_year = [](const FlowElement& element) { return element.kind == Kind::kNewYear; };
  if (std::any_of(built.elements.begin(), built.elements.end(), is_new_year)) return;
  FlowElement new_year;
  new_year.kind = Kind::kNewYear;
  new_year.step = 1;
  const bool leads_back = std::any_of(built.elements.begin(), built.elements.end(), IsCondition);
  built.elements.insert(leads_back ? built.elements.begin() : built.elements.end(), new_year);
}

void AppendElements(const std::vector<DraftFlowElement>& flow, BuiltFlow& built) {
  for (const DraftFlowElement& draft : flow) {
    FlowElement& element = built.elements.emplace_back();
    element.kind = draft.kind;
    element.step = draft.step;
    element.remainder = draft.remainder;
    if (!IsPhase(draft)) continue;
    element.type = TypeOf(draft.type_name);
    element.season = WordIndex(built.words, draft.season);
    element.type_name = WordIndex(built.words, draft.type_name);
  }
  AddNewYear(built);
}

// The elements that are phases, and their names: "SPRING:MOVEMENT".
std::vector<std::pair<uint16_t, std::string>> PhasesOf(const BuiltFlow& built) {
  std::vector<std::pair<uint16_t, std::string>> phases;
  for (size_t i = 0; i < built.elements.size(); ++i) {
    const FlowElement& element = built.elements[i];
    if (element.kind != Kind::kPhase) continue;
    phases.emplace_back(static_cast<uint16_t>(i), built.words[element.season] + ":" + built.words[element.type_name]);
  }
  return phases;
}

// "SPRING:MOVEMENT, SPRING:RETREATS, ..., nearest: ...": the phases that a BEGIN line may name.
std::string ExpectedPhases(const std::vector<std::pair<uint16_t, std::string>>& phases, std::string_view wanted) {
  constexpr size_t kMostNamed = 6;
  std::string text;
  std::vector<std::string_view> names;
  for (const auto& [element, name] : phases) {
    const size_t colon = name.find(':');
    if (names.size() < kMostNamed) {
      text += (names.empty() ? "" : ", ") + Excerpt(name.substr(0, colon)) + ":" + Excerpt(name.substr(colon + 1));
    } else if (names.size() == kMostNamed) {
      text += ", ...";
    }
    names.push_back(name);
  }
  return text + NearestText(wanted, names);
}

// The BEGIN phase must be in the flow. If it is not, the first phase replaces it, so that other faults are found.
void PlaceBegin(const MapDraft& draft, BuiltFlow& built, DiagnosticList& diagnostics) {
  const DraftBegin begin = BeginOf(draft);
  built.begin.year = begin.year;
  const std::string phase = begin.season + ":" + begin.type_name;
  const std::vector<std::pair<uint16_t, std::string>> phases = PhasesOf(built);
  const auto is_begin = [&](const auto& named) {
    const FlowElement& element = built.elements[named.first];
    return built.words[element.season] == begin.season && built.words[element.type_name] == begin.type_name;
  };
  const auto found = std::find_if(phases.begin(), phases.end(), is_begin);
  built.begin.element = found == phases.end() ? phases.front().first : found->first;
  if (found != phases.end()) return;
  const bool written = draft.begin.has_value();
  diagnostics.Error(
      written ? begin.at : draft.flow_at, "BAD_BEGIN",
      (written ? Quoted(phase) + " is" : "without a BEGIN line a game begins in " + phase + ", which is") +
          " not in the flow: expected one of " + ExpectedPhases(phases, phase));
}

// What the first phases of a game come to.
struct Walk {
  std::set<size_t> elements;
  std::set<int32_t> build_years;  // with adjustments
  int32_t last_year = 0;
};

// Reports what a game does not come to because of conditions: another year, or a phase of the flow.
void ReportUnreached(const std::vector<DraftFlowElement>& flow, const BuiltFlow& built, const Walk& walk,
                     DiagnosticList& diagnostics) {
  const bool year_stays = walk.last_year == built.begin.year;
  const size_t before = built.elements.size() > flow.size() && built.elements.front().kind == Kind::kNewYear ? 1 : 0;
  for (size_t i = 0; i < flow.size(); ++i) {
    if (year_stays && flow[i].kind == Kind::kIfYearDiv) {
      diagnostics.Warning(flow[i].at, "NO_EFFECT",
                          "the year stays at " + std::to_string(built.begin.year) +
                              ": the condition leads back before a NEWYEAR is reached");
      return;
    }
    if (year_stays || !IsPhase(flow[i]) || walk.elements.contains(i + before)) continue;
    diagnostics.Warning(flow[i].at, "NO_EFFECT",
                        "no game comes to " + Quoted(flow[i].season + ":" + flow[i].type_name) + " in its first " +
                            std::to_string(kPhasesTried) + " phases: no year so far meets a condition");
  }
}

// Reports years of NEWHOMES in which no adjustments are.
void CheckNewHomes(const MapDraft& draft, const BuiltFlow& built, const Walk& walk, DiagnosticList& diagnostics) {
  const bool backwards = walk.last_year < built.begin.year;
  for (const int32_t year : draft.new_homes) {
    const bool is_beyond = backwards ? year < walk.last_year : year > walk.last_year;
    if (is_beyond || walk.build_years.contains(year)) continue;
    diagnostics.Warning(draft.new_homes_at, "NO_EFFECT",
                        "no game comes to adjustments in " + std::to_string(year) + ", a year of NEWHOMES");
  }
}

// Walks through the first phases. If no year meets a condition, the walk between two phases never ends.
bool CheckWalk(const MapDraft& draft, const std::vector<DraftFlowElement>& flow, const BuiltFlow& built,
               DiagnosticList& diagnostics) {
  Phase phase = built.begin;
  Walk walk;
  for (int i = 0; i < kPhasesTried; ++i) {
    walk.elements.insert(phase.element);
    walk.last_year = phase.year;
    if (built.elements[phase.element].type == PhaseType::kAdjustments) walk.build_years.insert(phase.year);
    const std::optional<Phase> next = NextInFlow(built.elements, phase);
    if (!next.has_value()) {
      diagnostics.Error(flow.front().at, "FLOW_SYNTAX",
                        "the flow finds no phase after some years: no year meets a condition");
      return false;
    }
    phase = *next;
  }
  if (std::any_of(built.elements.begin(), built.elements.end(), IsCondition)) {
    ReportUnreached(flow, built, walk, diagnostics);
  }
  CheckNewHomes(draft, built, walk, diagnostics);
  return true;
}

}  // namespace

std::vector<DraftFlowElement> FlowOf(const MapDraft& draft) {
  if (!draft.flow.empty()) return draft.flow;
  std::vector<DraftFlowElement> flow;
  const std::pair<const char*, const char*> phases[] = {{"SPRING", "MOVEMENT"},
                                                        {"SPRING", "RETREATS"},
                                                        {"FALL", "MOVEMENT"},
                                                        {"FALL", "RETREATS"},
                                                        {"WINTER", "ADJUSTMENTS"}};
  for (const auto& [season, type] : phases) flow.push_back({Origin(), Kind::kPhase, season, type, 0, 0});
  return flow;
}

DraftBegin BeginOf(const MapDraft& draft) {
  return draft.begin.value_or(DraftBegin{Origin(), "SPRING", "MOVEMENT", 1901});
}

std::vector<std::span<const DraftFlowElement>> SeasonsOf(std::span<const DraftFlowElement> flow) {
  std::vector<std::span<const DraftFlowElement>> seasons;
  for (size_t i = 0, next = 0; i < flow.size(); i = next) {
    for (next = i + 1; IsPhase(flow[i]) && next < flow.size(); ++next) {
      if (!IsPhase(flow[next]) || flow[next].season != flow[i].season) break;
    }
    seasons.push_back(flow.subspan(i, next - i));
  }
  return seasons;
}

std::string FlowStepText(FlowElement::Kind kind, int32_t step, int32_t remainder) {
  if (kind == Kind::kNewYear) return step == 1 ? "NEWYEAR" : "NEWYEAR:" + std::to_string(step);
  return "IFYEARDIV:" + std::to_string(step) + (remainder == 0 ? "" : "=" + std::to_string(remainder));
}

BuiltFlow BuildFlow(const MapDraft& draft, DiagnosticList& diagnostics) {
  const std::vector<DraftFlowElement> flow = FlowOf(draft);
  BuiltFlow built;
  CheckLetters(flow, diagnostics);
  CheckPhases(flow, diagnostics);
  CheckSigns(flow, diagnostics);
  AppendElements(flow, built);
  if (std::none_of(flow.begin(), flow.end(), IsPhase)) {
    diagnostics.Error(flow.front().at, "FLOW_SYNTAX", "the flow has no phases");
  } else {
    PlaceBegin(draft, built, diagnostics);
    built.sound = CheckWalk(draft, flow, built, diagnostics);
  }
  return built;
}

}  // namespace entente
