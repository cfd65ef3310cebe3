// Counts down the time of a turn. The clock runs, is stopped, or has no limit. Time is in milliseconds of the caller's
// clock, which never goes back. One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_TABLE_TURN_CLOCK_H_
#define ENTENTE_ENGINE_PRESS_TABLE_TURN_CLOCK_H_

#include <algorithm>
#include <cstdint>
#include <optional>

namespace entente::press {

using Time = int64_t;
inline constexpr Time kSecond = 1000;

class TurnClock {
 public:
  // Begins a turn of `milliseconds`; 0: no limit.
  void Start(Time now, Time milliseconds) {
    left_ = milliseconds;
    has_limit_ = milliseconds > 0;
    runs_ = false;
    if (has_limit_) GoOn(now);
  }
  void Stop(Time now) {
    left_ = Left(now);
    runs_ = false;
  }
  void GoOn(Time now) {
    deadline_ = now + left_;
    ticked_ = now;
    runs_ = true;
  }

  bool has_limit() const { return has_limit_; }
  bool runs() const { return has_limit_ && runs_; }
  // Milliseconds until the deadline if the clock runs from now on; at least 0.
  Time Left(Time now) const { return runs_ ? std::max<Time>(0, deadline_ - now) : left_; }
  // Left() in seconds, rounded up.
  int SecondsLeft(Time now) const { return static_cast<int>((Left(now) + kSecond - 1) / kSecond); }
  // No value while the clock does not run.
  std::optional<Time> deadline() const { return runs() ? std::optional(deadline_) : std::nullopt; }

  // The moment `seconds` before the deadline, if Tick() has not passed it.
  std::optional<Time> Before(int seconds) const {
    const Time moment = deadline_ - seconds * kSecond;
    return runs() && moment > ticked_ ? std::optional(moment) : std::nullopt;
  }
  void Tick(Time now) { ticked_ = std::max(ticked_, now); }

 private:
  bool has_limit_ = false;
  bool runs_ = false;
  Time deadline_ = 0;  // while it runs
  Time left_ = 0;      // while it is stopped
  Time ticked_ = 0;    // the last moment that Tick() has passed
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_TURN_CLOCK_H_
