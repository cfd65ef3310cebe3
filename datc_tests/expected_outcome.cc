#include "datc_tests/expected_outcome.h"

#include "datc_tests/oracle/equations.h"

namespace oracle {
namespace {

template <typename Set, int kUnits>
class Derivation {
 public:
  // `held`, `unresolved`: null, or as CoreVerdict has them.
  Derivation(const Board& board, const Assignment& decided, const std::vector<bool>* held = nullptr,
             const std::vector<bool>* unresolved = nullptr)
      : board_(board),
        decided_(decided),
        held_(held),
        unresolved_(unresolved),
        equations_(board),
        units_(static_cast<int>(board.units.size())) {
    entered_by_.fill(kNoUnit);
    for (int m = 0; m < units_; ++m) {
      if (Moved(m)) entered_by_[To(m)] = m;
    }
  }

  OutcomeOf<Set, kUnits> Outcome() const {
    OutcomeOf<Set, kUnits> outcome;
    for (int u = 0; u < units_; ++u) {
      ExpectedUnitOf<Set>& unit = outcome.units[u];
      unit.fate = FateOf(u);
      unit.causes = CausesOf(u, unit.fate);
      if (LeavesAStandoff(u)) outcome.contested |= Bit(To(u));
    }
    return outcome;
  }

 private:
  static bool Holds(const std::vector<bool>* units, int u) { return units != nullptr && (*units)[u]; }
  static Set Bit(int index) { return Set{1} << static_cast<size_t>(index); }
  int To(int m) const { return board_.orders[m].to; }
  int At(int u) const { return board_.units[u].at; }
  bool Moved(int u) const { return equations_.IsMove(u) && decided_[u]; }
  bool MovesInto(int m, int province) const { return equations_.IsMove(m) && To(m) == province; }
  int DislodgerOf(int u) const { return Moved(u) ? kNoUnit : entered_by_[At(u)]; }

  UnitFate FateOf(int u) const {
    UnitFate fate;
    fate.dislodger = DislodgerOf(u);
    fate.dislodger_by_sea = fate.dislodger != kNoUnit && equations_.GoesBySea(fate.dislodger, decided_);
    if (Moved(u)) fate.moved_to = To(u);
    fate.failure = FailureOf(u, fate.dislodger != kNoUnit);
    return fate;
  }

  // Supports and convoys that match nothing are not decided by the equations: they are void in any case.
  Failure FailureOf(int u, bool dislodged) const {
    switch (board_.orders[u].kind) {
      case Kind::kMove:
        return decided_[u] ? Failure::kNone : FailureOfMove(u);
      case Kind::kSupportHold:
      case Kind::kSupportMove:
        if (!equations_.IsMatchingSupport(u)) return Failure::kVoid;
        return decided_[u] ? Failure::kNone : Failure::kCut;
      case Kind::kConvoy:
        if (!equations_.IsMatchingConvoy(u)) return Failure::kVoid;
        if (dislodged) return Failure::kDislodged;
        if (decided_[u]) return Failure::kNone;
        return Holds(unresolved_, u) ? Failure::kUnresolved : Failure::kParadox;
      case Kind::kHold:
        break;
    }
    return dislodged ? Failure::kDislodged : Failure::kNone;
  }

  // Checks whether the fleets that were ordered to convoy it form a chain, and whether the successful ones do.
  Failure FailureOfMove(int m) const {
    if (Holds(held_, m)) return Failure::kParadox;
    if (equations_.Path(m, decided_)) return Failure::kBounced;
    if (Holds(unresolved_, m)) return Failure::kUnresolved;
    return equations_.Path(m, Assignment(decided_.size(), true)) ? Failure::kDisrupted : Failure::kNoConvoy;
  }

  Set CausesOf(int u, const UnitFate& fate) const {
    switch (fate.failure) {
      case Failure::kVoid:
        return Bit(board_.orders[u].subject);
      case Failure::kBounced:
        return WhoKeptOut(u);
      case Failure::kDisrupted:
        return WhoBrokeConvoyOf(u);
      case Failure::kCut:
        return WhoCut(u);
      case Failure::kDislodged:
        return Bit(fate.dislodger);
      case Failure::kParadox:
        return equations_.IsMove(u) ? Set{} : StrongestAttackersOf(u);
      case Failure::kUnresolved:
        return equations_.IsMove(u) ? WhoBrokeConvoyOf(u) : StrongestAttackersOf(u);
      case Failure::kNone:
      case Failure::kNoConvoy:
      case Failure::kOther:
        break;
    }
    return {};
  }

  // The winner of the head-to-head battle; else the unit that got the province; else a unit that alone was strong
  // enough: the unit that stayed there, or a rival.
  Set WhoKeptOut(int m) const {
    const int unit = board_.UnitAt(To(m)), winner = entered_by_[To(m)];
    const bool battle = unit != kNoUnit && equations_.HeadToHead(m, unit, decided_);
    if (battle && decided_[unit]) return Bit(unit);
    if (winner != kNoUnit) return Bit(winner);
    const int attack = equations_.Attack(m, decided_);
    Set enough = {};
    if (unit != kNoUnit && !Moved(unit)) {
      const int met = battle ? equations_.Defend(unit, m, decided_) : equations_.Hold(To(m), decided_);
      if (met >= attack) enough |= Bit(unit);
    }
    for (int rival = 0; rival < units_; ++rival) {
      if (rival == m || !MovesInto(rival, To(m))) continue;
      const int prevent = equations_.Prevent(rival, decided_);
      if (prevent > 0 && prevent >= attack) enough |= Bit(rival);
    }
    return enough;
  }

  // The dislodger of a fleet that was to convoy the army; in a paradox, a stopped fleet.
  Set WhoBrokeConvoyOf(int army) const {
    Set dislodgers = {}, stopped = {};
    for (int c = 0; c < units_; ++c) {
      if (!equations_.IsConvoyOf(c, army) || decided_[c]) continue;
      const int dislodger = DislodgerOf(c);
      if (dislodger != kNoUnit) dislodgers |= Bit(dislodger);
      if (dislodger == kNoUnit) stopped |= Bit(c);
    }
    return dislodgers != Set{} ? dislodgers : stopped;
  }

  // Attackers whose arrival cut the support; if none, the dislodger of the supporter, which did not cut it.
  Set WhoCut(int supporter) const {
    Set cutters = {};
    for (int k = 0; k < units_; ++k) {
      if (MovesInto(k, At(supporter)) && equations_.Cuts(k, supporter, decided_)) cutters |= Bit(k);
    }
    const int dislodger = DislodgerOf(supporter);
    return cutters != Set{} || dislodger == kNoUnit ? cutters : Bit(dislodger);
  }

  // None if only the stopped army was to attack the fleet.
  Set StrongestAttackersOf(int fleet) const {
    int strongest = 1;
    Set attackers = {};
    for (int k = 0; k < units_; ++k) {
      if (!MovesInto(k, At(fleet))) continue;
      const int strength = equations_.Prevent(k, decided_);
      if (strength > strongest) attackers = {};
      if (strength >= strongest) attackers |= Bit(k);
      if (strength >= strongest) strongest = strength;
    }
    return attackers;
  }

  // Whether `m` kept other units out of a province that stays empty.
  bool LeavesAStandoff(int m) const {
    if (!equations_.IsMove(m) || entered_by_[To(m)] != kNoUnit) return false;
    const int unit = board_.UnitAt(To(m));
    return (unit == kNoUnit || Moved(unit)) && equations_.Prevent(m, decided_) > 0;
  }

  const Board& board_;
  const Assignment& decided_;
  const std::vector<bool>* const held_;
  const std::vector<bool>* const unresolved_;
  const Equations equations_;
  const int units_;
  std::array<int, 8 * sizeof(Set)> entered_by_;  // by province
};

}  // namespace

ExpectedOutcome ExpectedFrom(const Board& board, const Assignment& decided) {
  return Derivation<uint32_t, kMostUnits>(board, decided).Outcome();
}

ExpectedOutcome ExpectedFrom(const CoreVerdict& verdict) {
  return Derivation<uint32_t, kMostUnits>(verdict.board, verdict.success, &verdict.held, &verdict.unresolved).Outcome();
}

LargeOutcome LargeOutcomeFrom(const Board& board, const Assignment& decided) {
  return Derivation<std::bitset<kLargeBoard>, kLargeBoard>(board, decided).Outcome();
}

}  // namespace oracle
