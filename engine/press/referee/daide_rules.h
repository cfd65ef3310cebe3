// The rules that a referee plays by. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_

#include "map/map.h"
#include "rules/rule_options.h"

namespace entente::press {

// The preset "daide". Most of its choices are about how an order is written: what they refuse has another note than MBV
// already (order_note.h), but under AOA.
RuleOptions DaideRules();
// The same on a map, whose own rules (its RULE lines, such as BUILD_ANY) act there as everywhere.
RuleOptions DaideRules(const Map& map);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_
