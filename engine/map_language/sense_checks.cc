#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "base/bitset.h"
#include "map_language/map_checks.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

using Row = std::vector<Word>;

void AddRow(const Word* from, Row& to) {
  for (size_t i = 0; i < to.size(); ++i) to[i] |= from[i];
}

// Counts every place listed as a center, known or not, so that a misspelt one causes no further fault.
size_t CountCenters(const StageSet& set) {
  std::set<std::string_view> ids;
  for (const Stage& stage : set.stages) {
    ForEachCenter(*stage.draft, [&](const std::string& id, const Origin&, CenterUse) { ids.insert(id); });
  }
  return ids.size();
}

class SenseChecker {
 public:
  SenseChecker(const StageSet& set, const PowerTables& powers, DiagnosticList& diagnostics)
      : set_(set),
        powers_(powers),
        diagnostics_(diagnostics),
        provinces_(set.base_board().province_count()),
        words_(static_cast<size_t>(WordsFor(provinces_))) {}

  void Check() {
    CheckPlaces();
    for (size_t i = 0; i < powers_.powers.size(); ++i) CheckPower(i);
    CheckRules();
  }

 private:
  const MapDraft& base() const { return *set_.stages.front().draft; }

  // ---- Places ----

  // Provinces where units are, or may be built at some time.
  Row StartingPoints() const {
    Row points(words_, 0);
    for (const Unit& unit : powers_.start_units) {
      SetBit(points.data(), set_.base_board().locations[unit.location].province);
    }
    for (size_t i = 0; i < powers_.start_owners.size(); ++i) {
      if (powers_.start_owners[i] != kNoPower) SetBit(points.data(), set_.centers[i]);
    }
    for (const Stage& stage : set_.stages) {
      for (const auto* rows : {&stage.sites.homes, &stage.sites.factories, &stage.sites.partisans}) {
        for (size_t first = 0; first < rows->size(); first += words_) AddRow(rows->data() + first, points);
      }
    }
    return points;
  }

  // Adds every province that units can reach from `reached`, by the ways of all stages.
  void Spread(Row& reached) const {
    std::vector<ProvinceIndex> waiting;
    ForEachBit(reached.data(), static_cast<int>(words_),
               [&](int p) { waiting.push_back(static_cast<ProvinceIndex>(p)); });
    while (!waiting.empty()) {
      const ProvinceIndex from = waiting.back();
      waiting.pop_back();
      for (const Stage& stage : set_.stages) {
        const Word* row = stage.graph.adjacent.data() + from * words_;
        ForEachBit(row, static_cast<int>(words_), [&](int p) {
          if (TestBit(reached.data(), static_cast<size_t>(p))) return;
          SetBit(reached.data(), static_cast<size_t>(p));
          waiting.push_back(static_cast<ProvinceIndex>(p));
        });
      }
    }
  }

  // The record of a place that a unit may enter, in the first phase with such a record; null if there is none.
  const BoardLocation* OpenPlace(ProvinceIndex p) const {
    for (const Stage& stage : set_.stages) {
      if (stage.board.locations[p].exists && stage.board.terrain[p] != Terrain::kShut) return &stage.board.locations[p];
    }
    return nullptr;
  }

  // Places that lead to each other give one diagnostic, at the first of them.
  void CheckPlaces() {
    Row reached = StartingPoints();
    if (!AnyBit(reached.data(), static_cast<int>(words_))) return;
    Spread(reached);
    for (ProvinceIndex p = 0; p < provinces_; ++p) {
      const BoardLocation* place = OpenPlace(p);
      if (place == nullptr || TestBit(reached.data(), p)) continue;
      const int before = CountOf(reached);
      SetBit(reached.data(), p);
      Spread(reached);
      const int more = CountOf(reached) - before - 1;
      std::string text = "no unit can come to " + place->id;
      if (more > 0) text += ", nor to " + std::to_string(more) + " more that only it leads to";
      diagnostics_.Warning(place->at, "NO_WAY", std::move(text));
    }
  }

  int CountOf(const Row& row) const { return CountBits(row.data(), static_cast<int>(words_)); }

  // ---- Powers ----

  void CheckPower(size_t index) {
    const DraftPower& base = *powers_.powers[index];
    if (base.doubted) return;
    const auto has_something = [&](const Stage& stage) {
      const DraftPower& power = *stage.powers[index];
      const bool owns = power.owned.has_value() && !power.owned->empty();
      return owns || !power.sites.empty() || power.claims > 0 || power.seizing_builds > 0 || power.guest_builds > 0;
    };
    const bool is_armed = std::any_of(powers_.start_units.begin(), powers_.start_units.end(),
                                      [&](const Unit& unit) { return unit.power == index; });
    if (is_armed || std::any_of(set_.stages.begin(), set_.stages.end(), has_something)) return;
    diagnostics_.Warning(base.at, "EMPTY_POWER", base.name + " has no homes, no centers and no units");
  }

  // ---- Rules ----

  // Rules about press, deadlines and the like are not checked. Of two rules that exclude each other the later one is in
  // force.
  void CheckRules() {
    std::map<std::string_view, const DraftRule*> last;  // of each name
    for (const DraftRule& rule : base().rules) last[rule.name] = &rule;
    std::vector<const DraftRule*> rules;
    for (const auto& [name, rule] : last) rules.push_back(rule);
    std::sort(rules.begin(), rules.end());  // in the sequence of the draft
    std::vector<std::string_view> names;
    for (const DraftRule* rule : rules) names.push_back(rule->name);
    for (const DraftRule* rule : rules) {
      const MapRule* known = rule->name.starts_with('!') ? nullptr : FindMapRule(rule->name);
      if (known == nullptr) continue;
      if (const auto no = last.find("!" + rule->name); no != last.end()) {
        NoteDenial(*rule, *no->second);
        continue;
      }
      if (!ChangesPlay(*known)) {
        diagnostics_.Warning(rule->at, "NO_EFFECT", "RULE " + rule->name + " changes nothing here");
      }
      if (IsInForce(known->name, names)) continue;
      diagnostics_.Warning(rule->at, "NO_EFFECT", "RULE " + rule->name + " is switched off by " + DenierOf(*known));
    }
  }

  // A map may switch off a rule of the map that it is made from. Both in one file is probably a mistake.
  void NoteDenial(const DraftRule& rule, const DraftRule& denial) {
    if (rule.at.file != denial.at.file) return;
    diagnostics_.Warning(rule.at, "NO_EFFECT", "RULE " + rule.name + " is switched off by " + denial.name);
  }

  std::string DenierOf(const MapRule& denied) const {
    for (const DraftRule& rule : base().rules) {
      const MapRule* known = FindMapRule(rule.name);
      const std::string list = known == nullptr ? "" : " " + std::string(known->denies) + " ";
      if (list.find(" " + std::string(denied.name) + " ") != std::string::npos) return "RULE " + rule.name;
    }
    return "another one";
  }

  const StageSet& set_;
  const PowerTables& powers_;
  DiagnosticList& diagnostics_;
  const int provinces_;
  const size_t words_;
};

}  // namespace

// Only the last count is checked, because earlier ones may put off a victory. VICTORY_HOMES counts homes instead.
void CheckVictory(const StageSet& set, DiagnosticList& diagnostics) {
  if (HasRule(*set.stages.front().draft, "VICTORY_HOMES")) return;
  if (set.centers.empty() && !diagnostics.has_errors()) {
    diagnostics.Warning(Origin(), "CANNOT_WIN", "the map has no supply centers, so no power can win");
  }
  for (const Stage& stage : set.stages) {
    const std::vector<int32_t>& counts = stage.draft->victory;
    if (counts.empty() || counts.back() <= static_cast<int32_t>(set.centers.size())) continue;
    const size_t centers = CountCenters(set);
    if (set.centers.empty() || counts.back() <= static_cast<int32_t>(centers)) continue;
    diagnostics.Warning(stage.draft->victory_at, "CANNOT_WIN",
                        "a victory of " + std::to_string(counts.back()) + " supply centers, but the map has " +
                            std::to_string(centers));
  }
}

void CheckSense(const StageSet& set, const PowerTables& powers, DiagnosticList& diagnostics) {
  SenseChecker(set, powers, diagnostics).Check();
}

}  // namespace entente
