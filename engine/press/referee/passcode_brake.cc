#include "press/referee/passcode_brake.h"

#include <algorithm>

namespace entente::press {
namespace {

constexpr int kDoublings = 10;  // a second doubled so often is longer than kLongestWait

Time WaitAfter(int misses) {
  const int paid = misses - PasscodeBrake::kFreeMisses;
  if (paid <= 0) return 0;
  return std::min(kSecond << std::min(paid - 1, kDoublings), PasscodeBrake::kLongestWait);
}

}  // namespace

bool PasscodeBrake::MayTry(std::string_view from, PowerIndex seat, Time now) const {
  return std::none_of(waits_.begin(), waits_.end(),
                      [&](const Wait& wait) { return wait.seat == seat && wait.until > now && wait.from == from; });
}

void PasscodeBrake::Miss(std::string_view from, PowerIndex seat, Time now) {
  const Time wait = WaitAfter(++misses_[seat]);
  if (wait == 0) return;
  std::erase_if(waits_, [&](const Wait& old) { return old.until <= now; });
  if (waits_.size() == kMostWaiting) waits_.pop_front();
  waits_.push_back({std::string(from), seat, now + wait});
}

void PasscodeBrake::Clear(PowerIndex seat) {
  misses_[seat] = 0;
  std::erase_if(waits_, [&](const Wait& wait) { return wait.seat == seat; });
}

}  // namespace entente::press
