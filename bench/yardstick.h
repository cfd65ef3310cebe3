// The yardstick: a simple, exact judge of movement without convoys. Machines differ and are shared, so the cost of the
// engine is given as a multiple of the yardstick's cost in the same process on the same boards (README.md).
//
// Do not change its speed: that changes the meaning of all figures. It uses plain arrays, no tuning, no code of the
// engine. No allocation; one thread per object.
//   Source: DATC chapter 5 without convoys; cases 6.C to 6.E. yardstick_test compares it with the engine.
#ifndef ENTENTE_BENCH_YARDSTICK_H_
#define ENTENTE_BENCH_YARDSTICK_H_

namespace entente::bench {

inline constexpr int kYardstickUnits = 64;
inline constexpr int kYardstickProvinces = 128;
inline constexpr int kYardstickPowers = 8;
inline constexpr int kNoUnit = -1;

enum class YardstickKind { kHold, kMove, kSupportHold, kSupportMove };

// Units and their orders.
struct YardstickUnit {
  int power = 0;
  int province = 0;
  YardstickKind kind = YardstickKind::kHold;
  int target = 0;      // of a move or a supported move: the location, with its coast
  int into = 0;        // ... its province
  bool coast = false;  // ... a coast is named
  int supported = 0;   // of a support: the province of the supported unit
};
struct YardstickBoard {
  int count = 0;
  YardstickUnit units[kYardstickUnits];
};

// The outcome of each unit's order, and the unit that dislodged it.
struct YardstickFate {
  bool succeeds = false;
  int dislodged_by = kNoUnit;
};

class Yardstick {
 public:
  // The fates of the units of a board, valid until the next call.
  const YardstickFate* Judge(const YardstickBoard& board);

 private:
  enum class Path { kOpen, kOnTheWay, kFails, kSucceeds };

  void ReadUnits();
  void MatchSupports();
  void CutSupports();
  void CountStrengths();
  void RankMoves();
  void Rank(int mover);
  void DecideBattles();
  bool WinsBattle(int mover, int opponent) const;
  void Lose(int mover);
  bool Arrives(int mover);
  bool Decide(int mover);
  bool LoseSupports();
  void WriteFates();
  int StrengthAgainst(int mover, int power) const;
  int OpponentOf(int mover) const;

  const YardstickUnit* units_ = nullptr;
  int count_ = 0;
  int unit_at_[kYardstickProvinces];
  int movers_[kYardstickUnits];
  int mover_count_ = 0;
  int supporters_[kYardstickUnits];
  int supporter_count_ = 0;
  int subject_[kYardstickUnits];  // the unit that a support is for
  bool counts_[kYardstickUnits];  // supports that match an order and are not cut
  int strength_[kYardstickUnits];
  int supports_by_[kYardstickUnits][kYardstickPowers];  // of each unit: the number of supports by each power
  int first_[kYardstickProvinces];  // the strongest move into each province, and below the strength of the next
  int second_strength_[kYardstickProvinces];
  Path paths_[kYardstickUnits];
  YardstickFate fates_[kYardstickUnits];
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_YARDSTICK_H_
