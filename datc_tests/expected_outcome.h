// Derives everything that a movement phase reports beside success and failure from the oracle's decisions. It uses the
// equations and the final decisions only, and nothing of the engine. For the rules see datc_tests/README.md, "Results".
#ifndef ENTENTE_DATC_TESTS_EXPECTED_OUTCOME_H_
#define ENTENTE_DATC_TESTS_EXPECTED_OUTCOME_H_

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>

#include "datc_tests/oracle/board.h"
#include "datc_tests/oracle/cores.h"

namespace oracle {

constexpr int kMostUnits = 16;
constexpr int kMostProvinces = 32;
constexpr int kNoUnit = -1;
constexpr int kNowhere = -1;

// Why an order failed. kOther is never expected, because the orders are legal.
enum class Failure : uint8_t {
  kNone,
  kVoid,
  kBounced,
  kNoConvoy,
  kDisrupted,
  kCut,
  kDislodged,
  kParadox,
  kUnresolved,
  kOther
};

struct UnitFate {
  Failure failure = Failure::kNone;  // of the unit's order
  int dislodger = kNoUnit;
  bool dislodger_by_sea = false;
  int moved_to = kNowhere;  // province; kNowhere if it stayed or was dislodged

  friend bool operator==(const UnitFate&, const UnitFate&) = default;
};

// `Set`: bits for units, or for provinces.
template <typename Set>
struct ExpectedUnitOf {
  UnitFate fate;
  Set causes = {};  // a bit for every possible cause of the failure; none: no cause is named

  bool MayName(int cause) const {
    return causes == Set{} ? cause == kNoUnit
                           : cause != kNoUnit && (causes >> static_cast<size_t>(cause) & Set{1}) != Set{};
  }
};

template <typename Set, int kUnits>
struct OutcomeOf {
  std::array<ExpectedUnitOf<Set>, kUnits> units;  // as in Board::units
  Set contested = {};                             // a bit for every province left empty by a standoff
};

using ExpectedUnit = ExpectedUnitOf<uint32_t>;
// Shapes: boards of up to kMostUnits units and kMostProvinces provinces.
using ExpectedOutcome = OutcomeOf<uint32_t, kMostUnits>;
// Units of the largest generated board.
constexpr int kLargeBoard = 512;
using LargeOutcome = OutcomeOf<std::bitset<kLargeBoard>, kLargeBoard>;

// `decided`: the oracle's decisions.
ExpectedOutcome ExpectedFrom(const Board& board, const Assignment& decided);
ExpectedOutcome ExpectedFrom(const CoreVerdict& verdict);
LargeOutcome LargeOutcomeFrom(const Board& board, const Assignment& decided);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_EXPECTED_OUTCOME_H_
