// The rules that a referee plays by. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_

#include "rules/rule_options.h"

namespace entente::press {

// The preset "daide". Most of its choices are about how an order is written: what they refuse has another note than MBV
// already (order_note.h), but under AOA.
RuleOptions DaideRules();

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_
