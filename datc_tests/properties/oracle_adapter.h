// Asks the oracle about a board of the engine and compares the answers.
//
// The oracle gets the units, the legal orders (legality is the engine's, normalised) and plain adjacency tables that
// the adapter builds from Graph::Neighbors. The adapter also decides, independently of the engine, which army goes by
// sea (4.A.3 c), reduces coasts to provinces, and finds possible retreats. expected_outcome.h derives the rest from the
// decisions: dislodgers, contested provinces, the reason of each failure and its possible causes.
//   Source: DATC 5.B and chapter 5 section 2 ("afterwards"). One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_

#include <map>
#include <optional>
#include <string>

#include "datc_tests/expected_outcome.h"
#include "datc_tests/oracle/oracle.h"
#include "datc_tests/properties/board_case.h"

namespace entente {

// The most undecided orders of a board for the oracle, which tries 2^n assignments.
inline constexpr int kMostDecisions = 12;

struct OracleAnswer {
  oracle::Board board;                // units ascending by province of the map
  std::vector<ProvinceIndex> places;  // by province of `board`, which has only the relevant ones: its place on the map
  oracle::Verdict verdict;
  oracle::LargeOutcome expected;

  ProvinceIndex PlaceOf(int unit) const;     // kNoProvince for oracle::kNoUnit
  int UnitAt(ProvinceIndex province) const;  // oracle::kNoUnit if none
  bool IsContested(ProvinceIndex province) const;
};

class OracleAdapter {
 public:
  explicit OracleAdapter(const Map& map, const Graph& graph);

  // The oracle's answer for a movement phase; nothing if the board has too many units or decisions.
  std::optional<OracleAnswer> Ask(const BoardCase& board, const Played& played) const;
  // For a board of any size: the result of the procedure of DATC 5.E.
  OracleAnswer AskProcedure(const BoardCase& board, const Played& played) const;
  // The differences between the engine's answer and the oracle's; empty if there are none. Any of several possible
  // causes is right.
  std::string Difference(const BoardCase& board, const Played& played, const OracleAnswer& answer) const;

 private:
  OracleAnswer Describe(const std::vector<Order>& orders, const BoardCase& board) const;
  oracle::Order Translate(const std::vector<Order>& orders, size_t u) const;
  std::map<int, int> HalvesOf(const Unit& unit) const;
  bool GoesBySea(const std::vector<Order>& orders, size_t u) const;
  void KeepPlacesThatMatter(OracleAnswer* answer) const;
  std::string ResultDifference(const OrderOutcome& got, const OracleAnswer& answer, int u) const;
  Position Aftermath(const BoardCase& board, const std::vector<Order>& orders, const OracleAnswer& answer) const;

  const Map& map_;
  const Graph& graph_;
  std::vector<oracle::Province> provinces_;
};

// The legal order of every unit, ascending by province; hold for a unit without one.
std::vector<Order> LegalOrderPerUnit(const BoardCase& board, const Played& played);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_
