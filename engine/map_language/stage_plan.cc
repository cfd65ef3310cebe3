#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "map/flow_walk.h"
#include "map_language/stage_builder.h"

namespace entente {
namespace {

struct From {
  Phase phase;
  const DraftDynamic* directive;
};

class Planner {
 public:
  Planner(const MapDraft& draft, const BuiltFlow& flow, DiagnosticList& diagnostics)
      : draft_(draft), flow_(flow), diagnostics_(diagnostics) {}

  StagePlan Plan() {
    plan_.stages.emplace_back();
    plan_.directives.emplace_back();
    if (draft_.dynamics.empty() || !flow_.sound) return std::move(plan_);
    ReadConditions();
    if (!too_many_) Walk();
    if (!too_many_) ReportUnused();
    return std::move(plan_);
  }

 private:
  void ReadConditions() {
    for (const DraftDynamic& directive : draft_.dynamics) {
      pattern_of_.push_back(directive.is_from ? 0 : PatternIndex(directive.phase));
      if (directive.is_from) ReadFrom(directive);
      if (plan_.patterns.size() > kMostPatterns || froms_.size() > kMostStages) {
        TooMany();
        return;
      }
    }
    const auto earlier = [&](const From& a, const From& b) { return IsEarlier(flow_.elements, a.phase, b.phase); };
    std::stable_sort(froms_.begin(), froms_.end(), earlier);
    for (const From& from : froms_) plan_.froms.push_back(from.phase);
  }

  size_t PatternIndex(const std::string& pattern) {
    const auto found = std::find(plan_.patterns.begin(), plan_.patterns.end(), pattern);
    const auto index = static_cast<size_t>(found - plan_.patterns.begin());
    if (found == plan_.patterns.end()) plan_.patterns.push_back(pattern);
    return index;
  }

  void TooMany() {
    if (too_many_) return;
    too_many_ = true;
    diagnostics_.Error(draft_.dynamics.front().at, "LIMIT",
                       "the map changes in more than 64 ways: too many phases of IN and FROM directives");
  }

  // FROM names a movement phase, in its short form.
  void ReadFrom(const DraftDynamic& directive) {
    const std::string_view text = directive.phase;
    const std::string_view season = FirstCharacter(text);
    for (size_t i = 0; i < flow_.elements.size(); ++i) {
      const FlowElement& element = flow_.elements[i];
      if (element.kind != FlowElement::Kind::kPhase || element.type != PhaseType::kMovement) continue;
      const std::string_view letter = FirstCharacter(flow_.words[element.type_name]);
      if (FirstCharacter(flow_.words[element.season]) != season || !text.ends_with(letter)) continue;
      const std::string_view digits = text.substr(season.size(), text.size() - season.size() - letter.size());
      int32_t year = 0;
      const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), year);
      if (error != std::errc() || end != digits.data() + digits.size()) break;
      froms_.push_back({{year, GameYear(flow_.elements, flow_.begin, year), static_cast<uint16_t>(i)}, &directive});
      return;
    }
    diagnostics_.Error(directive.at, "BAD_FROM",
                       Quoted(text) + " is no movement phase of the flow: expected a short form such as " + Example() +
                           WithoutColon(text) + NotLookedAt(directive));
  }

  // "; a directive stands behind a colon: FROM S1905M: SHUT BOT", for "S1905M SHUT BOT"; "" for one word.
  static std::string WithoutColon(std::string_view phase) {
    const size_t blank = phase.find(' ');
    if (blank == phase.npos) return "";
    return "; a directive stands behind a colon: FROM " + Excerpt(phase.substr(0, blank)) + ": " +
           Excerpt(phase.substr(blank + 1));
  }

  // "; the 3 lines of its block are not looked at".
  static std::string NotLookedAt(const DraftDynamic& directive) {
    const size_t count = directive.lines.size();
    if (count == 0 || directive.lines.front().at.line == directive.at.line) return "";
    return count == 1 ? "; the line of its block is not looked at"
                      : "; the " + std::to_string(count) + " lines of its block are not looked at";
  }

  std::string NearestSeason(std::string_view phase) const {
    std::vector<std::string_view> seasons;
    for (const FlowElement& element : flow_.elements) {
      if (element.kind == FlowElement::Kind::kPhase) seasons.push_back(flow_.words[element.season]);
    }
    std::sort(seasons.begin(), seasons.end());
    seasons.erase(std::unique(seasons.begin(), seasons.end()), seasons.end());
    return NearestText(phase.substr(0, phase.find(' ')), seasons);
  }

  // The short form of the first movement phase.
  std::string Example() const {
    for (const FlowElement& element : flow_.elements) {
      if (element.kind != FlowElement::Kind::kPhase || element.type != PhaseType::kMovement) continue;
      return std::string(FirstCharacter(flow_.words[element.season])) + std::to_string(flow_.begin.year) +
             std::string(FirstCharacter(flow_.words[element.type_name]));
    }
    return "S1901M";
  }

  // Makes a stage for every signature of the first phases.
  void Walk() {
    Phase phase = flow_.begin;
    for (int i = 0; i < kMostStagePhases && !too_many_; ++i) {
      AddStage(SignatureAt(phase));
      const std::optional<Phase> next = NextInFlow(flow_.elements, phase);
      if (!next.has_value()) return;
      phase = *next;
    }
  }

  StageSignature SignatureAt(const Phase& phase) const {
    const FlowElement& element = flow_.elements[phase.element];
    StageSignature signature;
    for (size_t i = 0; i < plan_.patterns.size(); ++i) {
      const bool names =
          PatternNames(plan_.patterns[i], flow_.words[element.season], phase.year, flow_.words[element.type_name]);
      if (names) signature.patterns |= uint64_t{1} << i;
    }
    while (signature.froms < froms_.size() && !IsEarlier(flow_.elements, phase, froms_[signature.froms].phase)) {
      ++signature.froms;
    }
    return signature;
  }

  void AddStage(const StageSignature& signature) {
    seen_patterns_ |= signature.patterns;
    seen_froms_ = std::max(seen_froms_, signature.froms);
    const auto same = [&](const StageRecord& stage) {
      return stage.patterns == signature.patterns && stage.froms == signature.froms;
    };
    if (std::any_of(plan_.stages.begin(), plan_.stages.end(), same)) return;
    if (plan_.stages.size() >= kMostStages) {
      TooMany();
      return;
    }
    plan_.stages.push_back({signature.patterns, signature.froms, 0, 0});
    plan_.directives.push_back(DirectivesOf(signature));
  }

  // Every FROM that has begun, in the sequence of the phases; then every IN that names the phase, in file order.
  std::vector<const DraftDynamic*> DirectivesOf(const StageSignature& signature) const {
    std::vector<const DraftDynamic*> directives;
    for (uint32_t i = 0; i < signature.froms; ++i) directives.push_back(froms_[i].directive);
    for (size_t i = 0; i < draft_.dynamics.size(); ++i) {
      const bool names = !draft_.dynamics[i].is_from && (signature.patterns >> pattern_of_[i] & 1) != 0;
      if (names) directives.push_back(&draft_.dynamics[i]);
    }
    return directives;
  }

  void ReportUnused() {
    for (size_t i = 0; i < draft_.dynamics.size(); ++i) {
      const DraftDynamic& directive = draft_.dynamics[i];
      if (directive.is_from || (seen_patterns_ >> pattern_of_[i] & 1) != 0) continue;
      diagnostics_.Error(directive.at, "BAD_IN",
                         "no phase is " + Quoted(directive.phase) + " or begins so: expected a short form such as " +
                             Example() + " or the front of a long one" + NearestSeason(directive.phase));
    }
    for (size_t i = seen_froms_; i < froms_.size(); ++i) {
      diagnostics_.Error(froms_[i].directive->at, "BAD_FROM",
                         "the flow does not reach " + Quoted(froms_[i].directive->phase));
    }
  }

  const MapDraft& draft_;
  const BuiltFlow& flow_;
  DiagnosticList& diagnostics_;
  StagePlan plan_;
  std::vector<size_t> pattern_of_;  // per directive, of an IN
  std::vector<From> froms_;
  uint64_t seen_patterns_ = 0;
  uint32_t seen_froms_ = 0;
  bool too_many_ = false;
};

}  // namespace

StagePlan PlanStages(const MapDraft& draft, const BuiltFlow& flow, DiagnosticList& diagnostics) {
  return Planner(draft, flow, diagnostics).Plan();
}

}  // namespace entente
