// The equations of DATC 5.B for one full assignment of success and failure.
//
// Orders of a Board are not checked for legality; a move itself says whether it goes by sea. Strengths are in halves,
// plus one for every unit, so that a move of strength 0 can enter a vacant province.
//   Source: DATC chapter 5.B, with the choices of Board::rules. Weak passages: maps/LANGUAGE.md (Restrictions).
#ifndef ENTENTE_DATC_TESTS_ORACLE_EQUATIONS_H_
#define ENTENTE_DATC_TESTS_ORACLE_EQUATIONS_H_

#include "datc_tests/oracle/board.h"

namespace oracle {

class Equations {
 public:
  explicit Equations(const Board& board) : board_(board) {}

  bool IsMove(int u) const { return board_.orders[u].kind == Kind::kMove; }
  bool IsMatchingSupport(int u) const;
  bool IsMatchingConvoy(int u) const;
  // Whether u is ordered to convoy m, on its path if it has one.
  bool IsConvoyOf(int u, int m) const;
  // Whether the assignment decides the order of u.
  bool IsDecision(int u) const { return IsMove(u) || IsMatchingSupport(u) || IsMatchingConvoy(u); }
  // Whether the two moves are a head-to-head battle under `given`: both go by land.
  bool HeadToHead(int m, int n, const Assignment& given) const;
  bool GoesBySea(int m, const Assignment& given) const;

  // The value of the equation of u if all other orders are as in `given`.
  bool Evaluate(int u, const Assignment& given) const;

  bool Path(int m, const Assignment& given) const;
  // Strength of the mover alone: of a move by sea that of the best whole route, whose last leg counts.
  int Alone(int m, const Assignment& given) const;
  // The province that a matching support is given into.
  int SupportedInto(int s) const;
  // Whether the attacker's arrival alone cuts a support.
  bool Cuts(int attacker, int supporter, const Assignment& given) const;
  // 4.A.2 a to c: whether the support is safe from the attacker, which comes by sea.
  bool IsSafeFrom(int attacker, int supporter, const Assignment& given) const;

  int Hold(int province, const Assignment& given) const;
  int Attack(int m, const Assignment& given) const;
  int Defend(int m, int attacker, const Assignment& given) const;
  int Prevent(int m, const Assignment& given) const;

 private:
  static constexpr int kFull = 2;  // halves of a unit alone
  static constexpr int kThere = 1;

  int HalvesOver(int u, int province) const;
  std::vector<int> ReachedBy(int m, const std::vector<int>& fleets) const;
  int Supports(int u, const Assignment& given, int not_of_power) const;
  std::vector<int> ConvoyersOf(int m) const;
  bool IsChain(int m, const std::vector<int>& fleets) const;
  std::vector<std::vector<int>> RoutesOf(int m) const;
  bool ConvoyHolds(int m, const Assignment& given) const;
  bool CannotLose(int m, int fleet) const;
  bool Move(int m, const Assignment& given) const;
  bool Support(int s, const Assignment& given) const;
  bool Convoy(int c, const Assignment& given) const;

  const Board& board_;
};

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_EQUATIONS_H_
