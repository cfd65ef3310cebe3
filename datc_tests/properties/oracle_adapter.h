// Asks the oracle about a board of the engine, and compares.
//
// The oracle gets the units, the legal orders (legality is the engine's, normalised) and plain adjacency tables that
// are built here from Graph::Neighbors. Here too, away from the engine: which army goes by sea (4.A.3 c), coasts
// reduced to provinces, and what follows from the outcomes: who is dislodged by whom, what is contested, who may
// retreat where.
//   Source: DATC 5.B and chapter 5 section 2 ("afterwards"). One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_

#include <optional>
#include <string>

#include "datc_tests/oracle/oracle.h"
#include "datc_tests/properties/board_case.h"

namespace entente {

// More unknowns than this are not asked about: the oracle tries 2^n assignments.
inline constexpr int kMostDecisions = 12;

struct OracleAnswer {
  oracle::Board board;  // units ascending by province; provinces numbered as in the map
  oracle::Verdict verdict;
};

class OracleAdapter {
 public:
  explicit OracleAdapter(const Map& map, const Graph& graph);

  // The oracle's answer for a movement phase; nothing if the board has too many decisions.
  std::optional<OracleAnswer> Ask(const BoardCase& board, const Played& played) const;
  // What the engine's answer and the oracle's differ in; empty if nothing.
  std::string Difference(const BoardCase& board, const Played& played, const OracleAnswer& answer) const;

 private:
  oracle::Order Translate(const std::vector<Order>& orders, size_t u) const;
  int HalvesOf(const std::vector<Order>& orders, size_t u) const;
  bool GoesBySea(const std::vector<Order>& orders, size_t u) const;
  Position Aftermath(const BoardCase& board, const std::vector<Order>& orders, const OracleAnswer& answer) const;

  const Map& map_;
  const Graph& graph_;
  std::vector<oracle::Province> provinces_;
};

// The legal order of every unit, ascending by province; hold where there is none.
std::vector<Order> LegalOrderPerUnit(const BoardCase& board, const Played& played);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_ORACLE_ADAPTER_H_
