// DeepMind's action numbers: 64 bits, of which the low 32 tell the order and the upper 16 its index.
//
// Bits: 0-7 kind; 8 coast flag of a fleet's build; 9-15 id of the ordered province; 16 coast flag and 17-23 id of the
// target; 25-31 id of the supported or convoyed unit's province; 48-63 index. A number names provinces: type and coast
// of units come from the board. Any threads.
#ifndef ENTENTE_ENGINE_ENCODINGS_DEEPMIND_NUMBERS_H_
#define ENTENTE_ENGINE_ENCODINGS_DEEPMIND_NUMBERS_H_

#include <cstdint>
#include <vector>

#include "encodings/convoy_waters.h"
#include "encodings/published_places.h"
#include "order/order.h"
#include "position/position.h"

namespace entente {

// The low 32 bits of all actions, ascending: the index of an action is its place.
std::vector<uint32_t> DeepMindActions(const Map& map, const PublishedPlaces& places, const ConvoyWaters& waters);

// The low 32 bits of an order as the lists of legal orders write it, which may be no action.
//   `is_removal`: a disband in an adjustments phase, else of a dislodged unit.
uint32_t DeepMindAction(const Map& map, const PublishedPlaces& places, Order order, bool is_removal);

// The order of an action, with types and coasts of the units on the board; its kind is kNone if the ordered unit is not
// there.
Order DeepMindOrder(const PositionView& position, const PublishedPlaces& places, PowerIndex power, uint32_t action);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ENCODINGS_DEEPMIND_NUMBERS_H_
