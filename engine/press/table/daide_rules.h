// Makes the rules that DAIDE's servers play by. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_TABLE_DAIDE_RULES_H_
#define ENTENTE_ENGINE_PRESS_TABLE_DAIDE_RULES_H_

#include "map/map.h"
#include "rules/rule_options.h"

namespace entente::press {

// The preset "daide". Most of its choices are about the writing of orders. Orders that these choices refuse already
// have a note other than MBV (order_note.h), except under AOA.
RuleOptions DaideRules();
// The preset with the rules of the map's own RULE lines, such as BUILD_ANY.
RuleOptions DaideRules(const Map& map);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_DAIDE_RULES_H_
