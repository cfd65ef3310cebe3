// Notes: sentences about parts of an input that are read by nobody or mean nothing there. A note is no error, and what
// other tools write besides has none. Internal to exchange.h. Any threads.
#ifndef ENTENTE_ENGINE_EXCHANGE_INPUT_NOTES_H_
#define ENTENTE_ENGINE_EXCHANGE_INPUT_NOTES_H_

#include <string>
#include <vector>

#include "exchange/phase_json.h"
#include "order/normal_form.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

using Notes = std::vector<std::string>;

// Odd keys; `centers` or `retreats` that say nothing; dislodged units that `retreats` leaves out.
//   Shapes: `position` was filled from `phase` without errors.
void NoteState(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes);

// How JSON homes, on a map whose homes do not change, compare with those of the position's phase. Powers that they do not
// name are not looked at. Some tools leave out homes that their power does not own now.
enum class HomesFit : uint8_t { kSame, kOwned, kOther };
HomesFit FitOfHomes(std::string_view homes, const NormalForm& names, const PositionView& position);
std::string HomesNote(const Map& map);

// Powers that may have something to order in the phase. All of them where that is not looked at.
PowerSet PowersToOrder(const PositionView& position, const RuleOptions& rules);

// Orders of a power that has nothing to do ("orders.ITALY: ITALY has no units"); a list that mixes texts and sets.
void NoteIdleOrders(const PositionView& position, PowerIndex power, Notes& notes);
void NoteMixedSets(const Map& map, PowerIndex power, Notes& notes);

// A game or phase that has its own map or rules, where others are given for inputs that have none.
std::string OtherMapNote(const Map& used, const Map& given);
std::string OtherRulesNote();

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_INPUT_NOTES_H_
