#include "bench/yardstick.h"

namespace entente::bench {

const YardstickFate* Yardstick::Judge(const YardstickBoard& board) {
  units_ = board.units;
  count_ = board.count;
  ReadUnits();
  MatchSupports();
  CutSupports();
  do {
    CountStrengths();
    RankMoves();
    DecideBattles();
    for (int i = 0; i < mover_count_; ++i) Arrives(movers_[i]);
    WriteFates();
  } while (LoseSupports());
  return fates_;
}

void Yardstick::ReadUnits() {
  for (int& unit : unit_at_) unit = kNoUnit;
  mover_count_ = supporter_count_ = 0;
  for (int u = 0; u < count_; ++u) {
    unit_at_[units_[u].province] = u;
    counts_[u] = false;
    const YardstickKind kind = units_[u].kind;
    movers_[mover_count_] = u;
    mover_count_ += kind == YardstickKind::kMove;
    supporters_[supporter_count_] = u;
    supporter_count_ += kind == YardstickKind::kSupportHold || kind == YardstickKind::kSupportMove;
  }
}

// A support of a move matches one into the same province, and to the same coast if it names one.
void Yardstick::MatchSupports() {
  for (int i = 0; i < supporter_count_; ++i) {
    const int s = supporters_[i];
    subject_[s] = unit_at_[units_[s].supported];
    const YardstickUnit& subject = units_[subject_[s]];
    const bool moves = subject.kind == YardstickKind::kMove;
    if (units_[s].kind == YardstickKind::kSupportHold) {
      counts_[s] = !moves;
    } else {
      counts_[s] = moves && subject.into == units_[s].into && (!units_[s].coast || subject.target == units_[s].target);
    }
  }
}

// Every foreign attack cuts a support, except an attack from the province that the support is given into. DATC 5.B.8.
void Yardstick::CutSupports() {
  for (int i = 0; i < mover_count_; ++i) {
    const YardstickUnit& mover = units_[movers_[i]];
    const int s = unit_at_[mover.into];
    if (s == kNoUnit || !counts_[s] || units_[s].power == mover.power) continue;
    const bool is_move = units_[s].kind == YardstickKind::kSupportMove;
    if ((is_move ? units_[s].into : units_[s].supported) != mover.province) counts_[s] = false;
  }
}

void Yardstick::CountStrengths() {
  for (int u = 0; u < count_; ++u) {
    strength_[u] = 1;
    for (int& supports : supports_by_[u]) supports = 0;
  }
  for (int i = 0; i < supporter_count_; ++i) {
    const int s = supporters_[i];
    if (!counts_[s]) continue;
    ++strength_[subject_[s]];
    ++supports_by_[subject_[s]][units_[s].power];
  }
}

// No power dislodges, or helps to dislodge, its own unit. DATC 5.B.4.
int Yardstick::StrengthAgainst(int mover, int power) const {
  return units_[mover].power == power ? 0 : strength_[mover] - supports_by_[mover][power];
}

void Yardstick::RankMoves() {
  for (int i = 0; i < mover_count_; ++i) {
    paths_[movers_[i]] = Path::kOpen;
    first_[units_[movers_[i]].into] = kNoUnit;
    second_strength_[units_[movers_[i]].into] = 0;
  }
  for (int i = 0; i < mover_count_; ++i) Rank(movers_[i]);
}

void Yardstick::Rank(int mover) {
  const int into = units_[mover].into, first = first_[into];
  if (first == kNoUnit) {
    first_[into] = mover;
  } else if (strength_[mover] > strength_[first]) {
    first_[into] = mover;
    second_strength_[into] = strength_[first];
  } else if (strength_[mover] > second_strength_[into]) {
    second_strength_[into] = strength_[mover];
  }
}

// The unit in a head-to-head battle with the move.
int Yardstick::OpponentOf(int mover) const {
  const int there = unit_at_[units_[mover].into];
  if (there == kNoUnit || units_[there].kind != YardstickKind::kMove) return kNoUnit;
  return units_[there].into == units_[mover].province ? there : kNoUnit;
}

void Yardstick::DecideBattles() {
  for (int i = 0; i < mover_count_; ++i) {
    const int m = movers_[i], opponent = OpponentOf(m);
    if (opponent == kNoUnit || paths_[m] != Path::kOpen) continue;
    paths_[m] = paths_[opponent] = Path::kFails;
    if (WinsBattle(m, opponent)) {
      paths_[m] = Path::kSucceeds;
      Lose(opponent);
    } else if (WinsBattle(opponent, m)) {
      paths_[opponent] = Path::kSucceeds;
      Lose(m);
    }
  }
}

bool Yardstick::WinsBattle(int mover, int opponent) const {
  const int attack = StrengthAgainst(mover, units_[opponent].power), into = units_[mover].into;
  return first_[into] == mover && attack > strength_[opponent] && attack > second_strength_[into];
}

// The loser of a head-to-head battle keeps no unit out of the province that the winner left. 4.A.7.
void Yardstick::Lose(int mover) {
  const int into = units_[mover].into;
  first_[into] = kNoUnit;
  second_strength_[into] = 0;
  for (int i = 0; i < mover_count_; ++i) {
    if (movers_[i] != mover && units_[movers_[i]].into == into) Rank(movers_[i]);
  }
}

// A search that comes back to its own move has found a ring in which every move is the strongest: all succeed. 6.C.
bool Yardstick::Arrives(int mover) {
  if (paths_[mover] == Path::kOpen) {
    paths_[mover] = Path::kOnTheWay;
    paths_[mover] = Decide(mover) ? Path::kSucceeds : Path::kFails;
  }
  return paths_[mover] != Path::kFails;
}

bool Yardstick::Decide(int mover) {
  const int into = units_[mover].into, there = unit_at_[into];
  if (first_[into] != mover || strength_[mover] <= second_strength_[into]) return false;
  if (there == kNoUnit) return true;
  const bool moves = units_[there].kind == YardstickKind::kMove;
  if (moves && Arrives(there)) return true;
  if (moves && OpponentOf(mover) != kNoUnit) return false;
  const int attack = StrengthAgainst(mover, units_[there].power);
  return attack > (moves ? 1 : strength_[there]) && attack > second_strength_[into];
}

// A support by a unit dislodged from the province that it supports into does not count. Such a support cannot change
// whether its unit is dislodged, so one more round is enough. 6.D.17.
bool Yardstick::LoseSupports() {
  bool any = false;
  for (int i = 0; i < supporter_count_; ++i) {
    const int s = supporters_[i];
    if (!counts_[s] || fates_[s].dislodged_by == kNoUnit) continue;
    counts_[s] = false;
    any = true;
  }
  return any;
}

void Yardstick::WriteFates() {
  for (int u = 0; u < count_; ++u) fates_[u].dislodged_by = kNoUnit;
  for (int i = 0; i < mover_count_; ++i) {
    const int m = movers_[i], there = unit_at_[units_[m].into];
    if (paths_[m] != Path::kSucceeds || there == kNoUnit) continue;
    const bool stays = units_[there].kind != YardstickKind::kMove || paths_[there] != Path::kSucceeds;
    if (stays) fates_[there].dislodged_by = m;
  }
  for (int u = 0; u < count_; ++u) fates_[u].succeeds = fates_[u].dislodged_by == kNoUnit;
  for (int i = 0; i < mover_count_; ++i) fates_[movers_[i]].succeeds = paths_[movers_[i]] == Path::kSucceeds;
  for (int i = 0; i < supporter_count_; ++i) {
    const int s = supporters_[i];
    fates_[s].succeeds = counts_[s] && fates_[s].succeeds;
  }
}

}  // namespace entente::bench
