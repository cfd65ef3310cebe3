// Limits how much may arrive per second: a token bucket. Values; one thread.
#ifndef ENTENTE_ENGINE_PRESS_SESSION_RATE_LIMIT_H_
#define ENTENTE_ENGINE_PRESS_SESSION_RATE_LIMIT_H_

#include <algorithm>
#include <cstdint>

#include "press/table/turn_clock.h"

namespace entente::press {

class RateLimit {
 public:
  // Allows `per_second` on average (0: no limit), and bursts of the amount of kBurstSeconds.
  RateLimit(int64_t per_second, Time now) : per_second_(per_second), left_(Most()), filled_(now) {}

  // Takes an amount from the bucket; false if it holds less.
  bool Take(int64_t amount, Time now) {
    if (per_second_ == 0) return true;
    const Time elapsed = std::clamp<Time>(now - filled_, 0, kBurstSeconds * kSecond);
    left_ = std::min(Most(), left_ + elapsed * per_second_);
    filled_ = std::max(filled_, now);
    left_ -= amount * kSecond;
    return left_ >= 0;
  }

  // Allows the amount of a second more.
  void AddSecond() { left_ = std::min(Most(), left_ + per_second_ * kSecond); }

 private:
  static constexpr int64_t kBurstSeconds = 10;
  int64_t Most() const { return per_second_ * kSecond * kBurstSeconds; }

  int64_t per_second_;
  int64_t left_;  // in thousandths
  Time filled_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_SESSION_RATE_LIMIT_H_
