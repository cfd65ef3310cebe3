// How an adjustments phase begins on boards of the usual size under the usual rules: centers taken, counted, and what is
// due found, all at once from rows of bytes.
//
// What it does not know it leaves to Advance: maps of several stages, with more centers than ByteCenters holds, extra
// state or build sites beyond the owned homes; rules under which somebody else owns centers, wins or builds. Both give
// the same. No allocation after the constructor; one thread per object.
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

  // Whether it does for the map, on this processor, and for the rules.
  bool Knows(const RuleOptions& rules);

  // Gives each center to the power of the unit that stands in it.
  //   Shapes: Knows(rules) of the rules in force.
  CenterTally Take(PositionRef position) const {
    return take_(centers_, position.unit_codes(), position.mutable_owner_bytes());
  }

 private:
  void FindCenters(const Map& map);
  void FindHomes(const Map& map);

  ByteCenters centers_;
  TakeByteCenters take_;  // null: the map does not fit
  RuleOptions rules_;     // those that were asked about last
  bool knows_ = false;    // ... and the answer
  bool asked_ = false;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_CENTER_TURN_H_
