#include "press/referee/press_log.h"

#include <algorithm>
#include <utility>

#include "game/powers_left.h"

namespace entente::press {

void PressLog::Add(SentPress sent) {
  if (octets_ + sent.text.size() > kMostOctets) return void(++left_out_);
  octets_ += sent.text.size();
  messages_.push_back(std::move(sent));
}

void PressLog::Write(size_t first, ByteWriter& out) const {
  for (size_t i = first; i < messages_.size(); ++i) {
    const SentPress& sent = messages_[i];
    out.Number(static_cast<uint64_t>(sent.phase));
    out.Byte(sent.from);
    out.Number(sent.to);
    out.Text(sent.text);
  }
}

PressLog PressLog::Read(ByteReader& in, uint64_t left_out) {
  PressLog log;
  while (in.left() > 0) {
    SentPress sent;
    sent.phase = static_cast<int>(in.Number(INT32_MAX));
    sent.from = in.Byte();
    sent.to = in.Number();
    sent.text = std::string(in.Text(kMostOctets));
    log.Add(std::move(sent));
  }
  log.left_out_ += left_out;
  return log;
}

bool PressLog::Fits(const Map& map, int phases) const {
  const PowerSet played = PlayedPowers(map);
  return std::all_of(messages_.begin(), messages_.end(), [&](const SentPress& sent) {
    return sent.phase <= phases && sent.from < map.power_count() && (sent.to & ~played) == 0;
  });
}

}  // namespace entente::press
