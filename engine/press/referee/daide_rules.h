// The rules that a referee plays by. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_

#include "rules/rule_options.h"

namespace entente::press {

// The choices of the preset "daide" that act. Most of the others are about how an order is written, which is settled
// before it gets to the game (order_note.h).
RuleOptions DaideRules();

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_DAIDE_RULES_H_
