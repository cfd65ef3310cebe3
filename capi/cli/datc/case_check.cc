#include "case_check.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace entente::datc {
namespace {

// Power and type of each unit ("England A"), which a move or retreat does not change.
std::vector<std::string> Kinds(const std::vector<CaseUnit>& units) {
  std::vector<std::string> kinds;
  for (const CaseUnit& unit : units) kinds.push_back(unit.power + " " + unit.type);
  return kinds;
}

std::vector<CaseUnit> UnitsOf(const std::vector<CaseDislodged>& dislodged) {
  std::vector<CaseUnit> units;
  for (const CaseDislodged& one : dislodged) units.push_back(one.unit);
  return units;
}

std::vector<CaseUnit> OwnedBy(const std::string& power, const std::vector<CaseUnit>& units) {
  std::vector<CaseUnit> owned;
  std::copy_if(units.begin(), units.end(), std::back_inserter(owned),
               [&](const CaseUnit& unit) { return unit.power == power; });
  return owned;
}

// "A BUR, F SEV", or "none".
std::string UnitsText(const std::vector<CaseUnit>& units) {
  if (units.empty()) return "none";
  return absl::StrJoin(units, ", ", [](std::string* text, const CaseUnit& unit) { text->append(TextOf(unit)); });
}
std::string PartsText(const std::set<std::string>& parts) {
  return parts.empty() ? "none" : absl::StrJoin(parts, ", ");
}

template <typename T>
std::vector<T> Joined(std::vector<T> a, const std::vector<T>& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::sort(a.begin(), a.end());
  return a;
}

class Checker {
 public:
  std::vector<CheckError> Check(const Case& data) {
    line_ = data.line;
    Expect(!data.phases.empty(), "no phase");
    CheckPhases(data.phases);
    for (const CaseAlternative& alternative : data.alternatives) {
      line_ = alternative.line;
      Expect(alternative.no_answer == alternative.phases.empty(), "an under block has phases or 'no answer'");
      CheckPhases(alternative.phases);
    }
    return std::move(errors_);
  }

 private:
  void Expect(bool condition, std::string text) {
    if (!condition) errors_.push_back({line_, std::move(text)});
  }

  void ExpectAfter(const CasePhase& phase, bool condition, std::string text) {
    if (!condition) errors_.push_back({phase.after_line > 0 ? phase.after_line : phase.line, std::move(text)});
  }

  // Expects that each power's armies and fleets at the end, plus the `lost` ones, are as many as at the start.
  void ExpectSame(const CasePhase& phase, const std::vector<CaseUnit>& before, const std::vector<CaseUnit>& after,
                  const std::string& lost) {
    std::set<std::string> powers;
    for (const auto* units : {&before, &after}) {
      for (const CaseUnit& unit : *units) powers.insert(unit.power);
    }
    for (const std::string& power : powers) {
      const std::vector<CaseUnit> had = OwnedBy(power, before), has = OwnedBy(power, after);
      ExpectAfter(phase, Joined(Kinds(had), {}) == Joined(Kinds(has), {}),
                  absl::StrCat(power, " has ", UnitsText(had), " at the start, but afterwards, with the ", lost, ", ",
                               UnitsText(has)));
    }
  }

  // Expects that the units of an adjustment phase change by builds and removals alone.
  void ExpectBalance(const CasePhase& phase, const std::vector<CaseUnit>& before, const std::vector<CaseUnit>& after) {
    std::vector<CaseUnit> gone, added;
    std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(gone));
    std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(added));
    ExpectAfter(phase, gone.empty(), "neither after nor removed: " + UnitsText(gone));
    ExpectAfter(phase, added.empty(), "neither there at the start nor built: " + UnitsText(added));
  }

  // Checks phases up to the first that does not say how it ends, on which the later ones depend.
  void CheckPhases(const std::vector<CasePhase>& phases) {
    for (const CasePhase& phase : phases) {
      line_ = phase.line;
      if (LacksAfter(phase)) return Expect(false, "no after: expected the units at the end of the phase");
      CheckPhase(phase);
    }
  }

  void CheckPhase(const CasePhase& phase) {
    line_ = phase.line;
    Expect(!phase.units.empty(), "no units");
    CheckPlaces(phase.units);
    CheckPlaces(phase.after);
    if (phase.kind == PhaseKind::kMovement) {
      CheckMovement(phase);
    } else if (phase.kind == PhaseKind::kRetreat) {
      CheckRetreat(phase);
    } else {
      CheckAdjustment(phase);
    }
  }

  // Whether the phase says nothing about the units at its end though some are left.
  static bool LacksAfter(const CasePhase& phase) {
    const size_t had = phase.units.size() + phase.to_retreat.size() + phase.built.size();
    const size_t lost =
        phase.dislodged.size() + phase.disbanded.size() + phase.removed.size() + phase.disordered.size();
    return phase.after_line == 0 && had > lost;
  }

  void CheckPlaces(const std::vector<CaseUnit>& units) {
    std::set<std::string> provinces;
    for (const CaseUnit& unit : units) {
      Expect(provinces.insert(unit.place.substr(0, unit.place.find('/'))).second, "two units in " + unit.place);
    }
  }

  void CheckMovement(const CasePhase& phase) {
    const std::vector<CaseUnit> dislodged = UnitsOf(phase.dislodged);
    ExpectSame(phase, phase.units, Joined(phase.after, dislodged), "dislodged");
    std::set<std::string> ordered;
    for (const CaseOrder& order : phase.orders) {
      if (!order.dislodged_by.empty()) ordered.insert(order.power + " by " + order.dislodged_by);
    }
    std::set<std::string> listed;
    for (const CaseDislodged& one : phase.dislodged) {
      listed.insert(one.unit.power + " by " + one.by);
      if (MayLackOrder(phase, one.unit.power)) ordered.insert(one.unit.power + " by " + one.by);
      CheckDislodged(phase, one);
    }
    Expect(ordered == listed, absl::StrCat("the orders and the dislodged lines have different dislodgements: ",
                                           PartsText(ordered), " in the orders, ", PartsText(listed), " in the lines"));
  }

  // Whether a unit of the power may lack an order, so that no order states its dislodgement. If a unit has two orders, both
  // state it.
  static bool MayLackOrder(const CasePhase& phase, const std::string& power) {
    const auto units = std::count_if(phase.units.begin(), phase.units.end(),
                                     [&](const CaseUnit& unit) { return unit.power == power; });
    const auto telling = std::count_if(phase.orders.begin(), phase.orders.end(), [&](const CaseOrder& order) {
      return order.power == power && order.reason != "unreadable" && order.reason != "illegal";
    });
    return telling < units;
  }

  void CheckDislodged(const CasePhase& phase, const CaseDislodged& dislodged) {
    const auto stands = [&](const std::string& text) {
      return std::any_of(phase.units.begin(), phase.units.end(),
                         [&](const CaseUnit& unit) { return TextOf(unit) == text; });
    };
    Expect(stands(TextOf(dislodged.unit)), TextOf(dislodged.unit) + " is dislodged but not there at the start");
    Expect(stands(dislodged.by), dislodged.by + " dislodges but is not there at the start");
    for (const auto& [reason, places] : dislodged.closed) {
      for (const std::string& place : places) {
        Expect(std::find(dislodged.retreats.begin(), dislodged.retreats.end(), place) == dislodged.retreats.end(),
               place + " is closed and open to " + TextOf(dislodged.unit));
      }
    }
  }

  void CheckRetreat(const CasePhase& phase) {
    Expect(phase.continues && !phase.to_retreat.empty(),
           "a retreat phase follows a movement phase with dislodged units");
    ExpectSame(phase, Joined(phase.units, UnitsOf(phase.to_retreat)), Joined(phase.after, phase.disbanded),
               "disbanded");
  }

  void CheckAdjustment(const CasePhase& phase) {
    Expect(!phase.continues && !phase.centers.empty(), "an adjustment phase states its units and centers");
    ExpectBalance(phase, Joined(phase.units, phase.built),
                  Joined(Joined(phase.after, phase.removed), phase.disordered));
    for (const CaseDue& due : phase.due) {
      const auto count = [&](const std::vector<CaseUnit>& units) {
        return std::count_if(units.begin(), units.end(), [&](const CaseUnit& unit) { return unit.power == due.power; });
      };
      if (due.count > 0) {
        Expect(count(phase.built) <= due.count, "more builds than due");
      } else {
        Expect(count(phase.removed) + count(phase.disordered) == -due.count, "removals are not those due");
      }
    }
  }

  int line_ = 0;
  std::vector<CheckError> errors_;
};

}  // namespace

std::vector<CheckError> CheckCase(const Case& data) { return Checker().Check(data); }

}  // namespace entente::datc
