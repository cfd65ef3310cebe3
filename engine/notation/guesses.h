// Enumerates the readings of an ambiguous text for a reader that tries them one after the other. One thread at a time.
//
// The reader calls TakeSecond() at each place with two readings. After a reading that fails, it calls Next() and starts
// again with the last choice changed (depth first). So it tries all readings, the likeliest first.
#ifndef ENTENTE_ENGINE_NOTATION_GUESSES_H_
#define ENTENTE_ENGINE_NOTATION_GUESSES_H_

#include <array>
#include <cstddef>

namespace entente {

class Guesses {
 public:
  // Whether to take the second reading here: false at first, true in a later reading. Choices beyond the 24th stay
  // false.
  bool TakeSecond() {
    if (next_ == size_) {
      if (size_ == choices_.size()) return false;
      choices_[size_++] = false;
    }
    return choices_[next_++];
  }
  // Prepares the next reading; false if none is left.
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
