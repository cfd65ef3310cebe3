// Begins an adjustments phase on boards of the usual size under the usual rules: takes and counts the centers and
// finds the adjustments due, all from rows of bytes.
//
// It leaves to Advance: maps of several stages, with more centers than ByteCenters holds, with extra state or with
// build sites other than owned homes; and rules that change who owns centers, wins or builds. Both give the same
// result. No allocation after the constructor; one thread per object.
//   Source: advance.h, adjustment_due.h.
#ifndef ENTENTE_ENGINE_FAST_CENTER_TURN_H_
#define ENTENTE_ENGINE_FAST_CENTER_TURN_H_

#include "fast/byte_kernel.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

class CenterTurn {
 public:
  CenterTurn(const Map& map, ProcessorLevel level);

  // Whether it can serve the map, on this processor, under the rules.
  bool Knows(const RuleOptions& rules);

  // Gives each center to the power of the unit in it.
  //   Shapes: Knows(rules) is true for the rules in force.
  CenterTally Take(PositionRef position) const {
    return take_(centers_, position.unit_codes(), position.mutable_owner_bytes());
  }

 private:
  void FindCenters(const Map& map);
  void FindHomes(const Map& map);

  ByteCenters centers_;
  TakeByteCenters take_;  // null: the map does not fit
  RuleOptions rules_;     // the rules of the last call of Knows()
  bool knows_ = false;    // its answer
  bool asked_ = false;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_CENTER_TURN_H_
