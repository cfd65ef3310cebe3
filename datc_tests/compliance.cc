#include "datc_tests/compliance.h"

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "cli/datc/case_run.h"
#include "datc_tests/case_folder.h"
#include "datc_tests/packed_judge.h"
#include "rules/presets.h"
#include "rules/rule_names.h"

namespace entente::datc {
namespace {

constexpr std::string_view kHead =
    "# The DATC cases under every preset\n\n"
    "Made by `compliance_test --write`, which plays all cases; the test fails while this page says otherwise.\n\n"
    "* `.`: every result, the board, the dislodged units and their retreats are those that DATC 3.0 prefers.\n"
    "* `x`: something deviates; below it stands what, and which choice makes the difference.\n"
    "* `?`: the rules of the preset leave the paradox open: convoys, and the armies that they carry, fail as\n"
    "  `unresolved`; an army that may go by land instead does so.\n\n"
    "Orders are given as 64 bits, which have no room for the nationalities that the document never writes: what\n"
    "presets ask of these (4.C.5, 4.C.6) changes nothing here.\n";

// Before the ids of the cases.
constexpr std::string_view kPaths =
    "\nNor have they room for convoy paths, which the document does not write either and `daide` asks for (4.A.6): "
    "here\n"
    "a convoyed army takes the path that there is. Given as the texts of the document, these cases differ under\n"
    "`daide` for want of a path, too, since a move by sea without one is illegal:\n";

constexpr std::string_view kDeviations =
    "\n## Every deviation\n\n"
    "The choice named is the one of the preset that makes the difference alone; `and` joins choices that only do so\n"
    "together. Below it stands what the document expects, and what comes out.\n";

constexpr size_t kWidth = 110;

// One choice of a preset that is not the default.
struct Choice {
  const RuleOption* option;
  const RuleValue* value;
};

std::vector<Choice> ChoicesOf(const RuleOptions& rules) {
  std::vector<Choice> choices;
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.get(rules) != 0) choices.push_back({&option, &option.ValueIn(rules)});
  }
  return choices;
}

Rules RulesOf(std::span<const Choice> choices) {
  Rules rules;
  for (const Choice& choice : choices) rules.emplace_back(choice.option->name, choice.value->name);
  return rules;
}

// "4.A.2 (convoy_paradox=1971)".
std::string TextOf(const Choice& choice) {
  const std::string issue(choice.option->issue);
  const std::string setting = std::string(choice.option->name) + "=" + std::string(choice.value->name);
  return issue.empty() ? "`" + setting + "`" : issue + " (`" + setting + "`)";
}

// Removes the place and the explanation from "file:12: A BUR ..: expected succeeds; got fails void (why)".
std::string JustFacts(const std::string& difference) {
  const size_t begin = difference.find(": ", difference.find(':')) + 2;
  const size_t end = difference.find(" (", std::min(difference.find("; got "), difference.size()));
  return difference.substr(begin, end == difference.npos ? end : end - begin);
}

// The result of a case under some rules.
struct Outcome {
  std::vector<std::string> differences;
  bool is_open = false;
};

void Join(std::string& all, std::string_view between, const std::string& one) {
  all.append(all.empty() ? "" : between).append(one);
}

Outcome PlayCase(Judge& judge, const Case& data, const Rules& rules) {
  const CaseVerdict verdict = RunCase("", rules, data.phases, judge);
  Outcome outcome;
  for (const std::string& difference : verdict.differences) outcome.differences.push_back(JustFacts(difference));
  for (const Answer& answer : verdict.answers) {
    outcome.is_open |= std::any_of(answer.orders.begin(), answer.orders.end(),
                                   [](const JudgedOrder& order) { return order.reason == "unresolved"; });
  }
  return outcome;
}

class Page {
 public:
  Page() : cases_(ReadAllCases().cases), judge_(NewPackedJudge()) {}

  std::string Make() {
    if (judge_ == nullptr) return "";
    WriteTable();
    return std::string(kHead) + std::string(kPaths) + CasesWithoutPaths() + ".\n" + table_ + counts_ +
           std::string(kDeviations) + deviations_;
  }

 private:
  Outcome Play(const Case& data, std::span<const Choice> choices) { return PlayCase(*judge_, data, RulesOf(choices)); }

  // The choices that each alone make the difference; if there are none, the choices without any of which there is no
  // difference.
  std::string CauseOf(const Case& data, const std::vector<Choice>& choices) {
    std::string alone, together;
    for (size_t i = 0; i < choices.size(); ++i) {
      if (!Play(data, std::span(choices).subspan(i, 1)).differences.empty()) Join(alone, ", ", TextOf(choices[i]));
      std::vector<Choice> others = choices;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      if (Play(data, others).differences.empty()) Join(together, " and ", TextOf(choices[i]));
    }
    return alone.empty() ? together : alone;
  }

  // The cases that only differ under convoy_path=required if their orders are read as texts.
  std::string CasesWithoutPaths() {
    Judge texts(judge_->map(), nullptr);
    const Rules rules = {{"convoy_path", "required"}};
    std::string ids, line;
    for (const Case& data : cases_) {
      const bool differs = !PlayCase(texts, data, rules).differences.empty();
      if (!differs || !PlayCase(*judge_, data, rules).differences.empty()) continue;
      ids += ids.empty() ? "" : line.size() + data.id.size() > kWidth ? ",\n" : ", ";
      if (ids.ends_with("\n")) line.clear();
      ids += data.id;
      line += data.id + ", ";
    }
    return ids;
  }

  void WriteTable() {
    table_ = "\n| case |";
    std::string rule = "\n|---|";
    for (const RulePreset& preset : AllRulePresets()) {
      table_ += " " + std::string(preset.name) + " |";
      rule += "---|";
    }
    table_ += rule + "\n";
    std::map<std::string_view, int> as_preferred;
    for (const Case& data : cases_) WriteCase(data, as_preferred);
    counts_ = "\nOf " + std::to_string(cases_.size()) + " cases come out as preferred:";
    std::string list;
    for (const RulePreset& preset : AllRulePresets()) {
      Join(list, ", ", "`" + std::string(preset.name) + "` " + std::to_string(as_preferred[preset.name]));
    }
    counts_ += "\n" + list + ".\n";
  }

  void WriteCase(const Case& data, std::map<std::string_view, int>& as_preferred) {
    table_ += "| " + data.id + " " + data.title + " |";
    // Presets with the same outcome for the same reason share a line.
    std::vector<std::pair<std::string, std::string>> told;  // what -> presets
    for (const RulePreset& preset : AllRulePresets()) {
      const std::vector<Choice> choices = ChoicesOf(preset.options);
      const Outcome outcome = Play(data, choices);
      table_ += outcome.differences.empty() ? " . |" : outcome.is_open ? " ? |" : " x |";
      if (outcome.differences.empty()) {
        ++as_preferred[preset.name];
        continue;
      }
      std::string what = CauseOf(data, choices) + "\n";
      for (const std::string& difference : outcome.differences) what += "  * " + difference + "\n";
      const auto same = std::find_if(told.begin(), told.end(), [&](const auto& one) { return one.first == what; });
      if (same == told.end()) {
        told.emplace_back(what, preset.name);
      } else {
        same->second += ", " + std::string(preset.name);
      }
    }
    table_ += "\n";
    if (told.empty()) return;
    deviations_ += "\n### " + data.id + " " + data.title + "\n\n";
    for (const auto& [what, presets] : told) deviations_ += "* " + presets + ": " + what;
  }

  std::vector<Case> cases_;
  std::unique_ptr<Judge> judge_;
  std::string table_, counts_, deviations_;
};

}  // namespace

CaseChanges::CaseChanges() : cases_(ReadAllCases().cases), judge_(NewPackedJudge()) {}
CaseChanges::~CaseChanges() = default;

ChangedCases CaseChanges::Of(const RuleOption& option, const RuleValue& value) const {
  const std::pair<std::string, std::string> choice{option.name, value.name};
  ChangedCases cases;
  for (const Case& data : cases_) {
    const Outcome outcome = PlayCase(*judge_, data, {choice});
    bool is_changed = !outcome.differences.empty(), is_open = outcome.is_open;
    for (const CaseAlternative& block : data.alternatives) {
      if (block.rules.front() != choice) continue;
      is_changed = true;
      is_open |= block.no_answer;
    }
    if (is_changed) Join(cases.changed, " ", data.id);
    if (is_open) Join(cases.open, " ", data.id);
  }
  return cases;
}

std::string CompliancePage() { return Page().Make(); }

std::string ComplianceFile() { return ENTENTE_COMPLIANCE_FILE; }

}  // namespace entente::datc
