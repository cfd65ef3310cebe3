// Checks that wrong arguments are refused, and that a refused call changes nothing.
#ifndef ENTENTE_CAPI_TESTS_ARGUMENT_FIXTURE_H_
#define ENTENTE_CAPI_TESTS_ARGUMENT_FIXTURE_H_

#include <cstring>
#include <string>

#include "board_fixture.h"

namespace entente_test {

// A handle variable that holds junk before the call and must be NULL after it. Like the next types it is a temporary
// among the arguments of a call, and checks when the call has returned.
template <typename Handle>
class NoHandle {
 public:
  NoHandle() = default;
  NoHandle(const NoHandle&) = delete;
  NoHandle& operator=(const NoHandle&) = delete;
  ~NoHandle() { EXPECT_EQ(handle_, nullptr) << "a call that is refused gives no handle"; }
  operator Handle**() { return &handle_; }  // NOLINT: it stands for the place

 private:
  Handle* handle_ = reinterpret_cast<Handle*>(this);
};

// Memory of the caller for some elements, which the call must not write.
template <typename Element, size_t kCount = 1>
class Untouched {
 public:
  Untouched() { std::memset(static_cast<void*>(elements_), kJunk, sizeof elements_); }
  Untouched(const Untouched&) = delete;
  Untouched& operator=(const Untouched&) = delete;
  ~Untouched() {
    const auto* bytes = reinterpret_cast<const unsigned char*>(elements_);
    size_t written = 0;
    for (size_t i = 0; i < sizeof elements_; ++i) written += bytes[i] == kJunk ? 0 : 1;
    EXPECT_EQ(written, 0u) << "a call that is refused writes nothing";
  }
  operator Element*() { return elements_; }  // NOLINT: it stands for its memory

 private:
  static constexpr unsigned char kJunk = 0xee;
  Element elements_[kCount];
};

class ArgumentBoard : public Board {
 protected:
  using Call = std::function<entente_status(entente_error*)>;
  // A function that takes an array, and its name.
  template <typename Element>
  struct ArrayCall {
    const char* name;
    std::function<entente_status(const Element*, size_t, entente_error*)> call;
  };

  // `message` is the whole message.
  void ExpectRefusedAs(entente_status status, std::string_view message, const Call& call) {
    ExpectRefused(call, message);
    EXPECT_EQ(error_.status, status) << message;
    EXPECT_EQ(std::string_view(error_.message), message);
  }
  void ExpectInvalid(std::string_view message, const Call& call) {
    ExpectRefusedAs(ENTENTE_ERR_INVALID_ARGUMENT, message, call);
  }
};

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_ARGUMENT_FIXTURE_H_
