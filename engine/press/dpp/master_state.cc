#include "press/dpp/master_state.h"

#include "game/powers_left.h"
#include "map/each_power.h"

namespace entente::press::dpp {

bool MasterState::IsEliminated(PowerIndex power) const { return (PowersLeft(position()) & SetOf(power)) == 0; }

void MasterState::Send(PowerIndex to, MessageView message) {
  MasterSeat& seat = seats[to];
  if (!seat.is_present) return;
  seat.sleeps = false;
  for (std::string& line : SplitMessage(Line(message), seat.longest_line)) outbox.push_back({to, std::move(line)});
}

void MasterState::SendAll(MessageView message) {
  ForEachPower(map(), [&](PowerIndex power) { Send(power, message); });
}

}  // namespace entente::press::dpp
