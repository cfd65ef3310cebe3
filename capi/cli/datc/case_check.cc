#include "case_check.h"

#include <algorithm>
#include <set>

namespace entente::datc {
namespace {

// "England A", "England F" ...: what of a unit a move or retreat does not change.
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
    for (const CasePhase& phase : data.phases) CheckPhase(phase);
    for (const CaseAlternative& alternative : data.alternatives) {
      line_ = alternative.line;
      Expect(alternative.no_answer == alternative.phases.empty(), "an under block has phases or 'no answer'");
      for (const CasePhase& phase : alternative.phases) CheckPhase(phase);
    }
    return std::move(errors_);
  }

 private:
  void Expect(bool condition, std::string text) {
    if (!condition) errors_.push_back({line_, std::move(text)});
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

  void CheckPlaces(const std::vector<CaseUnit>& units) {
    std::set<std::string> provinces;
    for (const CaseUnit& unit : units) {
      Expect(provinces.insert(unit.place.substr(0, unit.place.find('/'))).second, "two units in " + unit.place);
    }
  }

  void CheckMovement(const CasePhase& phase) {
    const std::vector<CaseUnit> dislodged = UnitsOf(phase.dislodged);
    Expect(Joined(Kinds(phase.after), Kinds(dislodged)) == Joined(Kinds(phase.units), {}),
           "the units after and the dislodged ones are not those at the start");
    std::set<std::string> told;
    for (const CaseOrder& order : phase.orders) {
      if (!order.dislodged_by.empty()) told.insert(order.power + " by " + order.dislodged_by);
    }
    std::set<std::string> listed;
    for (const CaseDislodged& one : phase.dislodged) {
      listed.insert(one.unit.power + " by " + one.by);
      if (MayLackOrder(phase, one.unit.power)) told.insert(one.unit.power + " by " + one.by);
      CheckDislodged(phase, one);
    }
    Expect(told == listed, "the orders and the dislodged lines tell different dislodgements");
  }

  // A unit without an order of its own has none that tells its dislodgement. Two for one unit tell it both.
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
    Expect(Joined(Kinds(phase.after), Kinds(phase.disbanded)) ==
               Joined(Kinds(phase.units), Kinds(UnitsOf(phase.to_retreat))),
           "the units after and the disbanded ones are not those at the start");
  }

  void CheckAdjustment(const CasePhase& phase) {
    Expect(!phase.continues && !phase.centers.empty(), "an adjustment phase states its units and centers");
    Expect(Joined(Joined(phase.after, phase.removed), phase.disordered) == Joined(phase.units, phase.built),
           "the units after are not those at the start with the built and without the removed ones");
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
