// Checks the promises of every call of the C interface for any arguments. A broken promise is printed and aborts the
// process, which a fuzzer detects. One thread.
#ifndef ENTENTE_DATC_TESTS_FUZZ_EXPECTATIONS_H_
#define ENTENTE_DATC_TESTS_FUZZ_EXPECTATIONS_H_

#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "entente/entente.h"

namespace entente_fuzz {

// Aborts with `what` if `fine` is false.
void Expect(bool fine, const char* what);

template <typename Struct>
Struct Sized() {
  Struct sized = {};
  sized.struct_size = sizeof(Struct);
  return sized;
}

// Checks the status of a call and its error: a documented status, not ENTENTE_ERR_INTERNAL and not out of memory; a
// failure has a message, and the error repeats the status. Returns whether the call succeeded.
bool Checked(entente_status status, const entente_error& error);
// The same, and the place must be inside `text`.
bool CheckedText(entente_status status, const entente_error& error, std::string_view text);

// A buffer of the caller with a known margin after it, which detects writes past its end.
template <typename T>
class GuardedBuffer {
 public:
  explicit GuardedBuffer(size_t capacity) : capacity_(capacity), memory_(capacity * sizeof(T) + kMargin, kMark) {}
  ~GuardedBuffer() {
    for (size_t i = capacity_ * sizeof(T); i < memory_.size(); ++i) Expect(memory_[i] == kMark, "a buffer was overrun");
  }
  GuardedBuffer(const GuardedBuffer&) = delete;
  GuardedBuffer& operator=(const GuardedBuffer&) = delete;

  T* data() { return reinterpret_cast<T*>(memory_.data()); }
  const T& operator[](size_t i) const { return reinterpret_cast<const T*>(memory_.data())[i]; }
  size_t capacity() const { return capacity_; }
  // Whether a call filled the buffer. Checks that the length fits on success and does not fit on "too small".
  bool Filled(entente_status status, size_t length) const {
    Expect(status != ENTENTE_OK || length <= capacity_, "success with more than the buffer holds");
    Expect(status != ENTENTE_ERR_BUFFER_TOO_SMALL || length > capacity_, "too small a buffer, but it would fit");
    return status == ENTENTE_OK;
  }

 private:
  static constexpr size_t kMargin = 32;
  static constexpr unsigned char kMark = 0xa5;
  size_t capacity_;
  std::vector<unsigned char> memory_;
};

using PositionMemory = std::vector<uint64_t>;
PositionMemory PositionFor(const entente_map* map);
inline size_t BytesOf(const PositionMemory& memory) { return memory.size() * sizeof(uint64_t); }

struct Free {
  void operator()(entente_text* handle) const { entente_text_free(handle); }
  void operator()(entente_map* handle) const { entente_map_free(handle); }
  void operator()(entente_map_reader* handle) const { entente_map_reader_free(handle); }
  void operator()(entente_scratch* handle) const { entente_scratch_free(handle); }
  void operator()(entente_game* handle) const { entente_game_free(handle); }
  void operator()(entente_document* handle) const { entente_document_free(handle); }
  void operator()(entente_exchange* handle) const { entente_exchange_free(handle); }
};
template <typename Handle>
using Owned = std::unique_ptr<Handle, Free>;

Owned<entente_map> BuiltinMap(std::string_view name);
// A small board with unusual names: coasts with other words, places called like order words, letters beyond ASCII, a
// port, an impassable place.
Owned<entente_map> OddMap();
Owned<entente_scratch> ScratchFor(const entente_map* map);
Owned<entente_exchange> NewExchange(const entente_map* map);
// Reads `text` as a document; null if it is refused. Checks the place of the error.
Owned<entente_document> Read(std::string_view text);

// Reads every byte of a long text; the view lives as long as the handle.
std::string_view Whole(const entente_text* text);
// The same for a text that is then freed. Checks that there is a text only if `status` is success.
std::string Taken(entente_status status, entente_text* text);

// The text that `call(buffer, capacity, &length)` writes. Asks for the size first.
template <typename Call>
std::string TextOf(const Call& call) {
  size_t length = 0;
  Expect(call(nullptr, 0, &length) == (length == 0 ? ENTENTE_OK : ENTENTE_ERR_BUFFER_TOO_SMALL),
         "no size was returned");
  std::string text(length, '\0');
  Expect(call(text.data(), text.size(), &length) == ENTENTE_OK, "text of the returned size does not fit");
  Expect(length == text.size(), "the size of a text changed");
  return text;
}

// The long text that `call(&text)` gives, which must succeed.
template <typename Call>
std::string LongTextOf(const Call& call) {
  entente_text* text = nullptr;
  const entente_status status = call(&text);
  Expect(status == ENTENTE_OK, "a long text is refused");
  return Taken(status, text);
}

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_EXPECTATIONS_H_
