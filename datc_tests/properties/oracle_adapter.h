// Asks the oracle about a board of the engine, and compares.
//
// The oracle gets the units, the legal orders (legality is the engine's, normalised) and plain adjacency tables that
// are built here from Graph::Neighbors. Here too, away from the engine: which army goes by sea (4.A.3 c), coasts
// reduced to provinces, and who may retreat where. What else follows from the decisions (who is dislodged by whom, what
// is contested, the reason of each failure and which units may be named as its cause) stands in expected_outcome.h.
//   Source: DATC 5.B and chapter 5 section 2 ("afterwards"). One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_

#include <optional>
#include <string>

#include "datc_tests/expected_outcome.h"
#include "datc_tests/oracle/oracle.h"
#include "datc_tests/properties/board_case.h"

namespace entente {

// More unknowns than this are not asked about: the oracle tries 2^n assignments.
inline constexpr int kMostDecisions = 12;

struct OracleAnswer {
  oracle::Board board;                // units ascending by province of the map
  std::vector<ProvinceIndex> places;  // by province of `board`, which has only those that matter: its place on the map
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
  // Of a board of any size without weak passages: what the procedure of DATC 5.E makes of it.
  OracleAnswer AskProcedure(const BoardCase& board, const Played& played) const;
  // The engine's own decisions as an answer, of which it can be asked what follows; nothing if they do not satisfy all
  // equations.
  std::optional<OracleAnswer> TakeDecisions(const BoardCase& board, const Played& played) const;
  // What the engine's answer and the oracle's differ in; empty if nothing. Of several possible causes any will do.
  std::string Difference(const BoardCase& board, const Played& played, const OracleAnswer& answer) const;

 private:
  OracleAnswer Describe(const std::vector<Order>& orders, const BoardCase& board) const;
  oracle::Order Translate(const std::vector<Order>& orders, size_t u) const;
  int HalvesOf(const std::vector<Order>& orders, size_t u) const;
  bool GoesBySea(const std::vector<Order>& orders, size_t u) const;
  void KeepPlacesThatMatter(OracleAnswer* answer) const;
  std::string ResultDifference(const OrderOutcome& got, const OracleAnswer& answer, int u) const;
  Position Aftermath(const BoardCase& board, const std::vector<Order>& orders, const OracleAnswer& answer) const;

  const Map& map_;
  const Graph& graph_;
  std::vector<oracle::Province> provinces_;
};

// The legal order of every unit, ascending by province; hold where there is none.
std::vector<Order> LegalOrderPerUnit(const BoardCase& board, const Played& played);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_
