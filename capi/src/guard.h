// Turns failures of C++ into codes of the C interface. Every exported function that can fail is one Guard call. The
// call has the arguments, each of a type that checks it (arguments.h), and a body, which runs only if all arguments are
// valid.
//
// A failure has a code, a message and a place in the input. A refusal of a bad argument holds only static text and
// numbers, so it allocates nothing. Any threads.
#ifndef ENTENTE_CAPI_SRC_GUARD_H_
#define ENTENTE_CAPI_SRC_GUARD_H_

#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "base/status.h"
#include "entente/entente.h"

// Without exceptions (-fno-exceptions) a refused allocation ends the program, or the WebAssembly module.
#ifdef __cpp_exceptions
#define ENTENTE_TRY try
#define ENTENTE_CATCH_ALL catch (...)
#else
#define ENTENTE_TRY
#define ENTENTE_CATCH_ALL if constexpr (false)
#endif

namespace entente::capi {

// A refused value and the accepted values: least..most; no value if least > most; every value from `least` on if `most`
// is UINT64_MAX.
struct Bounds {
  enum class As : uint8_t {
    kNothing,
    kBefore,  // "<subject> 9 <what>: expected 0 to 6"
    kBehind,  // "<subject> <what> 9: expected 0 to 6"
    kBits,    // "<subject> <what> 0x9: expected none but those of 0x3", where 0x3 is `most`
    kOther,   // "<subject> <what> <also>", where `also` is another argument
  };
  As as = As::kNothing;
  uint64_t value = 0, least = 0, most = 0;
  const char* also = "";  // static text: another accepted value, "ENTENTE_NO_POWER (255)", or another argument
};

// Why an argument is refused: "<subject> <what>", both static text, with the value if `bounds` has one.
struct Refusal {
  entente_status code;
  const char* subject;
  const char* what;
  Bounds bounds = {};
};

inline constexpr Refusal kOutOfMemory{ENTENTE_ERR_OUT_OF_MEMORY, "out of memory", "", {}};

constexpr Refusal Invalid(const char* subject, const char* what) {
  return {ENTENTE_ERR_INVALID_ARGUMENT, subject, what, {}};
}
// Refuses a number outside 0..most. `what` is the fault in words.
constexpr Refusal OutOfRange(const char* subject, uint64_t value, uint64_t most, const char* what = "is out of range",
                             const char* also = "") {
  return {ENTENTE_ERR_INVALID_ARGUMENT, subject, what, {Bounds::As::kBefore, value, 0, most, also}};
}
// Refuses a number outside least..most.
constexpr Refusal OutOfBounds(const char* subject, uint64_t value, uint64_t least, uint64_t most,
                              const char* what = "is out of range", const char* also = "") {
  return {ENTENTE_ERR_INVALID_ARGUMENT, subject, what, {Bounds::As::kBefore, value, least, most, also}};
}
// Refuses an index that is not below `count`.
constexpr Refusal BeyondTheLast(const char* subject, uint64_t index, uint64_t count) {
  return {ENTENTE_ERR_NOT_FOUND,
          subject,
          "is beyond the last",
          {Bounds::As::kBefore, index, count == 0 ? 1u : 0u, count == 0 ? 0 : count - 1, ""}};
}
constexpr Refusal TooMany(const char* subject, uint64_t count, uint64_t most) {
  return {ENTENTE_ERR_LIMIT, subject, "is too large", {Bounds::As::kBefore, count, 0, most, ""}};
}
// Refuses memory that is too small for `needed` elements or bytes.
constexpr Refusal TooSmall(uint64_t capacity, uint64_t needed) {
  return {ENTENTE_ERR_BUFFER_TOO_SMALL,
          "capacity",
          "is too small",
          {Bounds::As::kBefore, capacity, needed, UINT64_MAX, ""}};
}
constexpr Refusal Overlaps(const char* subject, const char* other) {
  return {ENTENTE_ERR_INVALID_ARGUMENT, subject, "overlaps", {Bounds::As::kOther, 0, 0, 0, other}};
}
// Refuses bits outside `known`.
constexpr Refusal UnknownBits(const char* subject, uint64_t bits, uint64_t known,
                              const char* what = "has unknown bits") {
  return {ENTENTE_ERR_INVALID_ARGUMENT, subject, what, {Bounds::As::kBits, bits & ~known, 0, known, ""}};
}

// The outcome of a check or a body: success, a refusal, or a status of the engine. A hot call makes a dozen successful
// outcomes, so the constructor of a success writes only four words and leaves `refusal_` unset.
class Outcome {
 public:
  Outcome() {}                                                               // NOLINT: success
  Outcome(const Refusal& refusal) : is_refusal_(true), refusal_(refusal) {}  // NOLINT: a refusal is an outcome
  Outcome(Status status) : status_(std::move(status)) {}                     // NOLINT
  Outcome(Outcome&& other) noexcept
      : status_(std::move(other.status_)), array_(other.array_), index_(other.index_), is_refusal_(other.is_refusal_) {
    if (is_refusal_) refusal_ = other.refusal_;
  }
  ~Outcome() = default;
  Outcome& operator=(const Outcome&) = delete;
  bool ok() const { return !is_refusal_ && status_.ok(); }
  const Refusal* refusal() const { return is_refusal_ ? &refusal_ : nullptr; }
  const Status& status() const { return status_; }
  // Makes this the failure of an array element: the message begins with "<array>[<index>]: ". `array` is static text.
  Outcome Of(const char* array, uint64_t index) && {
    array_ = array;
    index_ = index;
    return std::move(*this);
  }
  const char* array() const { return array_; }  // NULL: no array
  uint64_t index() const { return index_; }

 private:
  Status status_;
  const char* array_ = nullptr;
  uint64_t index_ = 0;
  bool is_refusal_ = false;
  union {
    Refusal refusal_;
  };
};

// The status of a call with this outcome.
entente_status CodeOf(const Outcome& outcome) noexcept;

// Whether `error` is NULL or its struct_size is that of a release. With any other size a call only returns an error
// code.
bool IsSoundError(const entente_error* error) noexcept;

// Writes a failure into the caller's error (NULL or sound) and returns its code. No allocation.
entente_status Report(const Outcome& outcome, entente_error* error) noexcept;
entente_status Report(const Refusal& refusal, entente_error* error) noexcept;
// The status of a call with this outcome, whose failure is reported.
inline entente_status StatusOf(const Outcome& outcome, entente_error* error) noexcept {
  return outcome.ok() ? ENTENTE_OK : Report(outcome, error);
}
// The message of a failure in a file of a map text: "<code>: <text>".
struct CodedMessage {
  std::string_view code;
  std::string_view text;
};
entente_status ReportInFile(entente_status code, std::string_view file, const Place& place, const CodedMessage& message,
                            entente_error* error) noexcept;

// Reports the current exception as a code and an error. Call it from a catch block.
entente_status ReportException(entente_error* error) noexcept;

// The value of an argument as a tuple; empty for an argument without value().
template <typename Argument>
auto ValueOf(Argument& argument) {
  if constexpr (requires { argument.value(); }) {
    return std::tuple<decltype(argument.value())>(argument.value());
  } else {
    return std::tuple<>();
  }
}

// Checks an argument, and reports its fault.
template <typename Argument>
entente_status CheckArgument(Argument& argument, entente_error* error) {
  return StatusOf(argument.Check(), error);
}

// Checks the arguments in order, then calls the body, which is the last part, with their values.
template <typename Values, typename First, typename... Rest>
entente_status CheckAndCall(entente_error* error, const Values& values, First& first, Rest&... rest) {
  if constexpr (sizeof...(Rest) > 0) {
    if (const entente_status fault = CheckArgument(first, error); fault != ENTENTE_OK) return fault;
    return CheckAndCall(error, std::tuple_cat(values, ValueOf(first)), rest...);
  } else if constexpr (std::is_void_v<decltype(std::apply(first, values))>) {
    std::apply(first, values);
    return ENTENTE_OK;
  } else {
    return StatusOf(std::apply(first, values), error);
  }
}

// Guard(error, argument ..., body) runs a call of the interface.
//   Shapes: an argument has Check(), which returns its fault, and may have value(), which becomes a parameter of the
//   body. A body returns an Outcome, a Status, or nothing if it cannot fail.
template <typename... Parts>
entente_status Guard(entente_error* error, Parts&&... parts) noexcept {
  if (!IsSoundError(error)) return ENTENTE_ERR_INVALID_ARGUMENT;
  ENTENTE_TRY { return CheckAndCall(error, std::tuple<>(), parts...); }
  ENTENTE_CATCH_ALL { return ReportException(error); }
}

}  // namespace entente::capi

// Returns the outcome from the guarded body if it is a failure.
#define ENTENTE_RETURN_IF_BAD(...)                                           \
  do {                                                                       \
    if (::entente::capi::Outcome bad = (__VA_ARGS__); !bad.ok()) return bad; \
  } while (false)
// The same for element `index` of an array of the caller.
#define ENTENTE_RETURN_IF_BAD_OF(array, index, expression)                                                  \
  do {                                                                                                      \
    if (::entente::capi::Outcome bad = (expression); !bad.ok()) return std::move(bad).Of((array), (index)); \
  } while (false)

#endif  // ENTENTE_CAPI_SRC_GUARD_H_
