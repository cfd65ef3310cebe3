// The bytes of one fuzz run, taken from the front: numbers, choices, texts. Past the end everything is zero. Allocates
// exact copies, so that the address sanitizer sees every byte read beyond a text. One thread.
#ifndef ENTENTE_DATC_TESTS_FUZZ_FUZZ_INPUT_H_
#define ENTENTE_DATC_TESTS_FUZZ_FUZZ_INPUT_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace entente_fuzz {

// Text in memory of exactly its size.
class ExactText {
 public:
  explicit ExactText(std::string_view text) : bytes_(text.begin(), text.end()) { bytes_.shrink_to_fit(); }
  const char* data() const { return bytes_.data(); }
  size_t size() const { return bytes_.size(); }
  std::string_view view() const { return {bytes_.data(), bytes_.size()}; }

 private:
  std::vector<char> bytes_;
};

class FuzzInput {
 public:
  FuzzInput(const uint8_t* data, size_t size) : data_(data), size_(size) {}

  bool empty() const { return at_ >= size_; }
  uint8_t Byte() { return empty() ? 0 : data_[at_++]; }
  // A number in 0..bound-1; bound > 0.
  size_t Below(size_t bound) { return (bound <= 256 ? Byte() : Byte() * 256u + Byte()) % bound; }
  uint64_t Word() {
    uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word = word << 8 | Byte();
    return word;
  }
  std::string_view Take(size_t length) {
    length = std::min(length, size_ - std::min(at_, size_));
    const std::string_view text(reinterpret_cast<const char*>(data_) + at_, length);
    at_ += length;
    return text;
  }
  std::string_view Rest() { return Take(size_); }

 private:
  const uint8_t* data_;
  size_t size_;
  size_t at_ = 0;
};

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_FUZZ_INPUT_H_
