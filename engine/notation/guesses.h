// The guesses of a reader that tries the readings of an ambiguous text one after the other. One thread at a time.
//
// At every point where a text can be read in two ways the reader asks Second(). A reading that fails is repeated from
// the start with the last guess changed (depth first), so all readings come up, the likeliest first.
#ifndef ENTENTE_ENGINE_NOTATION_GUESSES_H_
#define ENTENTE_ENGINE_NOTATION_GUESSES_H_

#include <array>
#include <cstddef>

namespace entente {

class Guesses {
 public:
  // False at first, true in a later reading. Guesses beyond the room are never changed.
  bool Second() {
    if (next_ == size_) {
      if (size_ == choices_.size()) return false;
      choices_[size_++] = false;
    }
    return choices_[next_++];
  }
  // Prepares the next reading; false if there is none left.
  bool Next() {
    next_ = 0;
    while (size_ > 0) {
      if (!choices_[size_ - 1]) {
        choices_[size_ - 1] = true;
        return true;
      }
      --size_;
    }
    return false;
  }

 private:
  std::array<bool, 24> choices_{};
  size_t size_ = 0;
  size_t next_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_GUESSES_H_
