// Keeps the press that was passed on in a game, for its record. One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_PRESS_LOG_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_PRESS_LOG_H_

#include <string>
#include <vector>

#include "base/bytes.h"
#include "map/map.h"
#include "position/game_end.h"

namespace entente::press {

struct SentPress {
  int phase = 0;  // of the game: the phase in which it was sent
  PowerIndex from = kNoPower;
  PowerSet to = 0;
  std::string text;  // the press as text (message_text.h)
};

class PressLog {
 public:
  // Keeps at most so many octets of text. Messages beyond are counted only.
  static constexpr size_t kMostOctets = size_t{4} << 20;

  void Add(SentPress sent);

  const std::vector<SentPress>& messages() const { return messages_; }
  uint64_t left_out() const { return left_out_; }

  // Writes the messages from `first` on as bytes: phase (Number), sender (byte), receivers (Number, a bit each), text (Text;
  // base/bytes.h). Read reads to the end.
  void Write(size_t first, ByteWriter& out) const;
  static PressLog Read(ByteReader& in, uint64_t left_out);
  // Whether every message fits a game of this map with so many played phases.
  bool Fits(const Map& map, int phases) const;

 private:
  std::vector<SentPress> messages_;
  size_t octets_ = 0;
  uint64_t left_out_ = 0;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_PRESS_LOG_H_
