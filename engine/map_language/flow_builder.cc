#include "map_language/flow_builder.h"

#include <algorithm>

#include "base/text.h"
#include "map/flow_walk.h"

namespace entente {
namespace {

using Kind = FlowElement::Kind;

std::vector<DraftFlowElement> DefaultFlow() {
  const auto phase = [](const char* season, const char* type) {
    return DraftFlowElement{Origin(), Kind::kPhase, season, type, 0, 0};
  };
  return {phase("SPRING", "MOVEMENT"), phase("SPRING", "RETREATS"), phase("FALL", "MOVEMENT"),
          phase("FALL", "RETREATS"), phase("WINTER", "ADJUSTMENTS")};
}

PhaseType TypeOf(std::string_view word) {
  if (word == "MOVEMENT") return PhaseType::kMovement;
  if (word == "RETREATS") return PhaseType::kRetreats;
  if (word == "ADJUSTMENTS") return PhaseType::kAdjustments;
  return PhaseType::kOther;
}

// Each type has its own first letter; M, R and A are taken by the three that the engine knows.
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

void AppendElements(const std::vector<DraftFlowElement>& flow, BuiltFlow& built) {
  bool new_year = false;
  for (const DraftFlowElement& draft : flow) {
    FlowElement element;
    element.kind = draft.kind;
    element.step = draft.step;
    element.remainder = draft.remainder;
    if (draft.kind == Kind::kPhase) {
      element.type = TypeOf(draft.type_name);
      element.season = WordIndex(built.words, draft.season);
      element.type_name = WordIndex(built.words, draft.type_name);
    }
    new_year |= draft.kind == Kind::kNewYear;
    built.elements.push_back(element);
  }
  if (!new_year) {  // without a NEWYEAR the year ends after the last phase
    FlowElement element;
    element.kind = Kind::kNewYear;
    element.step = 1;
    built.elements.push_back(element);
  }
}

// "SPRING:MOVEMENT, SPRING:RETREATS, ...": what a BEGIN line may name.
std::string PhasesOf(const BuiltFlow& built) {
  constexpr int kMostNamed = 6;
  std::string text;
  int named = 0;
  for (const FlowElement& element : built.elements) {
    if (element.kind != Kind::kPhase) continue;
    if (++named > kMostNamed) return text + ", ...";
    text += (text.empty() ? "" : ", ") + Excerpt(built.words[element.season]) + ":";
    text += Excerpt(built.words[element.type_name]);
  }
  return text;
}

// The BEGIN phase must be in the flow; if it is not, the first phase stands for it, so that other faults are found.
void PlaceBegin(const MapDraft& draft, BuiltFlow& built, DiagnosticList& diagnostics) {
  const DraftBegin begin = draft.begin.value_or(DraftBegin{Origin(), "SPRING", "MOVEMENT", 1901});
  built.begin.year = begin.year;
  for (size_t i = 0; i < built.elements.size(); ++i) {
    const FlowElement& element = built.elements[i];
    const bool same = element.kind == Kind::kPhase && built.words[element.season] == begin.season &&
                      built.words[element.type_name] == begin.type_name;
    if (!same) continue;
    built.begin.element = static_cast<uint16_t>(i);
    return;
  }
  const auto first = std::find_if(built.elements.begin(), built.elements.end(),
                                  [](const FlowElement& element) { return element.kind == Kind::kPhase; });
  built.begin.element = static_cast<uint16_t>(first - built.elements.begin());
  const std::string phase = begin.season + ":" + begin.type_name;
  std::vector<std::string> names;
  for (const FlowElement& element : built.elements) {
    if (element.kind == Kind::kPhase)
      names.push_back(built.words[element.season] + ":" + built.words[element.type_name]);
  }
  const bool written = draft.begin.has_value();
  diagnostics.Error(
      written ? begin.at : draft.flow_at, "BAD_BEGIN",
      (written ? Quoted(phase) + " is" : "without a BEGIN line a game begins in " + phase + ", which is") +
          " not in the flow: expected one of " + PhasesOf(built) +
          NearestText(phase, std::vector<std::string_view>(names.begin(), names.end())));
}

// A condition that no year meets would turn the flow in circles between two phases.
bool CheckWalk(const BuiltFlow& built, const Origin& at, DiagnosticList& diagnostics) {
  constexpr int kPhasesTried = 256;
  Phase phase = built.begin;
  for (int i = 0; i < kPhasesTried; ++i) {
    const std::optional<Phase> next = NextInFlow(built.elements, phase);
    if (!next.has_value()) {
      diagnostics.Error(at, "FLOW_SYNTAX", "the flow finds no phase after some years: no year meets a condition");
      return false;
    }
    phase = *next;
  }
  return true;
}

}  // namespace

BuiltFlow BuildFlow(const MapDraft& draft, DiagnosticList& diagnostics) {
  const std::vector<DraftFlowElement> flow = draft.flow_given ? draft.flow : DefaultFlow();
  BuiltFlow built;
  CheckLetters(flow, diagnostics);
  CheckPhases(flow, diagnostics);
  CheckSigns(flow, diagnostics);
  AppendElements(flow, built);
  const Origin at = flow.empty() ? draft.flow_at : flow.front().at;
  const bool has_phase = std::any_of(flow.begin(), flow.end(), [](const auto& e) { return e.kind == Kind::kPhase; });
  if (!has_phase) {
    diagnostics.Error(at, "FLOW_SYNTAX", "the flow has no phases");
  } else {
    PlaceBegin(draft, built, diagnostics);
    built.sound = CheckWalk(built, at, diagnostics);
  }
  return built;
}

}  // namespace entente
