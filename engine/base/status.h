// Errors for bad input: a code, a message that names the wrong token and the expected one, and the place in the text.
// A failed or illegal order is a value of its own, never a Status. Any threads.
#ifndef ENTENTE_ENGINE_BASE_STATUS_H_
#define ENTENTE_ENGINE_BASE_STATUS_H_

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace entente {

enum class StatusCode : uint8_t {
  kOk,
  kInvalid,      // bad input
  kNotFound,     // an unknown map, power, option ...
  kUnsupported,  // known, but not possible here: a rule on this map, a form that is only written
  kWrongPhase,   // the call does not fit the phase
  kLimit,        // larger than the documented bounds
};

// The place of an error in the input. Line and column start at 1 (0: not known). The column counts characters; offset
// and length are in bytes, the offset from the start of the text.
struct Place {
  uint32_t line = 0;
  uint32_t column = 0;
  uint32_t offset = 0;
  uint32_t length = 0;
};

// Success, or an error. A copy allocates nothing.
class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(StatusCode code, std::string_view message, std::optional<Place> place = std::nullopt)
      : error_(std::make_shared<const Error>(Error{code, std::string(message), place})) {}

  bool ok() const { return error_ == nullptr; }
  StatusCode code() const { return ok() ? StatusCode::kOk : error_->code; }
  std::string_view message() const { return ok() ? std::string_view() : error_->message; }
  std::optional<Place> place() const { return ok() ? std::nullopt : error_->place; }
  void IgnoreError() const {}

 private:
  struct Error {
    StatusCode code;
    std::string message;
    std::optional<Place> place;
  };
  std::shared_ptr<const Error> error_;  // null: success
};

std::ostream& operator<<(std::ostream& out, const Status& status);

inline Status OkStatus() { return {}; }
inline Status ErrorAt(const Place& place, std::string_view message) { return {StatusCode::kInvalid, message, place}; }
inline Status InvalidError(std::string_view message) { return {StatusCode::kInvalid, message}; }
inline Status NotFoundError(std::string_view message) { return {StatusCode::kNotFound, message}; }
inline Status UnsupportedError(std::string_view message) { return {StatusCode::kUnsupported, message}; }
inline Status WrongPhaseError(std::string_view message) { return {StatusCode::kWrongPhase, message}; }
inline Status LimitError(std::string_view message) { return {StatusCode::kLimit, message}; }

// The error `status`, moved to `place`.
inline Status WithPlace(const Status& status, const Place& place) { return {status.code(), status.message(), place}; }

// A value, or an error. Reading the value of an error is a bug of the caller.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(Status error) : status_(std::move(error)) {}
  template <typename U>
  requires(std::is_convertible_v<U&&, T> && !std::is_same_v<std::decay_t<U>, Status> &&
           !std::is_same_v<std::decay_t<U>, Result>) Result(U&& value)
      : value_(std::in_place, std::forward<U>(value)) {}

  bool ok() const { return value_.has_value(); }
  const Status& status() const { return status_; }
  const T& operator*() const& { return *value_; }
  T& operator*() & { return *value_; }
  T&& operator*() && { return *std::move(value_); }
  const T* operator->() const { return &*value_; }
  T* operator->() { return &*value_; }
  // Throws std::bad_optional_access for an error.
  const T& value() const& { return value_.value(); }
  T&& value() && { return std::move(value_).value(); }
  template <typename U>
  T value_or(U&& other) const {
    return ok() ? *value_ : static_cast<T>(std::forward<U>(other));
  }

 private:
  Status status_;
  std::optional<T> value_;
};

// Line and column of a byte offset in a text.
Place PlaceInText(std::string_view text, size_t offset, size_t length);

}  // namespace entente

// Declares a variable with the value of a Result, or returns the error status from the function: ENTENTE_ASSIGN(const
// Unit unit, ParseUnit(text));
#define ENTENTE_ASSIGN(declaration, ...) ENTENTE_ASSIGN_VIA(ENTENTE_JOIN(result_, __LINE__), declaration, __VA_ARGS__)
#define ENTENTE_ASSIGN_VIA(result, declaration, ...) \
  auto&& result = (__VA_ARGS__);                     \
  if (!result.ok()) return result.status();          \
  declaration = *std::forward<decltype(result)>(result)
#define ENTENTE_JOIN(a, b) ENTENTE_JOIN_EXPANDED(a, b)
#define ENTENTE_JOIN_EXPANDED(a, b) a##b

#endif  // ENTENTE_ENGINE_BASE_STATUS_H_
