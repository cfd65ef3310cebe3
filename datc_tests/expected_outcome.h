// What follows from the oracle's decisions: everything that is reported of a movement phase beside success and failure.
// It is derived from the equations and the final decisions alone, and uses nothing of the engine. The rules stand in
// datc_tests/README.md, "Results".
#ifndef ENTENTE_DATC_TESTS_EXPECTED_OUTCOME_H_
#define ENTENTE_DATC_TESTS_EXPECTED_OUTCOME_H_

#include <array>
#include <cstdint>

#include "datc_tests/oracle/board.h"

namespace oracle {

constexpr int kMostUnits = 16;
constexpr int kMostProvinces = 32;
constexpr int kNobody = -1;
constexpr int kNowhere = -1;

// Why an order failed; kOther is never expected, since the orders are legal.
enum class Failure : uint8_t { kNone, kVoid, kBounced, kNoConvoy, kDisrupted, kCut, kDislodged, kParadox, kOther };

struct UnitFate {
  Failure failure = Failure::kNone;  // of its order
  int dislodger = kNobody;
  bool dislodger_by_sea = false;
  int moved_to = kNowhere;  // province; kNowhere if it stayed or was dislodged

  friend bool operator==(const UnitFate&, const UnitFate&) = default;
};

struct ExpectedUnit {
  UnitFate fate;
  uint32_t causes = 0;  // a bit for every unit that may be named as the cause of the failure; none: nobody is named

  bool MayName(int cause) const { return causes == 0 ? cause == kNobody : cause != kNobody && (causes >> cause & 1); }
};

struct ExpectedOutcome {
  std::array<ExpectedUnit, kMostUnits> units;  // as in Board::units
  uint32_t contested = 0;                      // a bit for every province that a standoff left empty
};

// Shapes: boards of up to kMostUnits units and kMostProvinces provinces; `decided` is the oracle's verdict.
ExpectedOutcome ExpectedFrom(const Board& board, const Assignment& decided);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_EXPECTED_OUTCOME_H_
