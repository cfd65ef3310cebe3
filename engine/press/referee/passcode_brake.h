// Slows the guessing of passcodes, which are numbers below 8192. After kFreeMisses wrong passcodes for a seat each further one
// makes its address wait before it may try that seat again: a second, then twice as long each time, up to kLongestWait.
// Other addresses still get their try, so the player of the seat comes back from elsewhere at once; their wrong passcodes
// count for the same seat. A right passcode clears the seat.
//   Bounds: kMostWaiting pairs of an address and a seat wait at a time; of more, the one that has waited longest is
//   forgotten.
// One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_PASSCODE_BRAKE_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_PASSCODE_BRAKE_H_

#include <array>
#include <deque>
#include <string>
#include <string_view>

#include "base/ids.h"
#include "press/table/turn_clock.h"

namespace entente::press {

class PasscodeBrake {
 public:
  static constexpr int kFreeMisses = 2;
  static constexpr Time kLongestWait = 600 * kSecond;
  static constexpr size_t kMostWaiting = 4096;

  // Whether the address may try the passcode of the seat now.
  bool MayTry(std::string_view from, PowerIndex seat, Time now) const;
  // Counts a wrong passcode.
  void Miss(std::string_view from, PowerIndex seat, Time now);
  // Clears the seat after a right passcode.
  void Clear(PowerIndex seat);

 private:
  struct Wait {
    std::string from;
    PowerIndex seat;
    Time until;
  };

  std::array<int, kMaxPowers> misses_{};
  std::deque<Wait> waits_;  // in the order of their wrong passcodes
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_PASSCODE_BRAKE_H_
