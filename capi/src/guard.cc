#include "guard.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <iterator>
#include <new>
#include <stdexcept>

#include "structs.h"

namespace entente::capi {
namespace {

// Copies text into a field of fixed size. Cuts it between code points, and always writes a final zero.
template <size_t kSize>
void Fill(char (&field)[kSize], std::string_view text) {
  size_t length = std::min(text.size(), kSize - 1);
  if (length < text.size()) {
    while (length > 0 && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) --length;
  }
  std::memcpy(field, text.data(), length);
  std::memset(field + length, 0, kSize - length);
}

// Builds a message without allocating. Drops text that does not fit into the message of an error.
class Wording {
 public:
  Wording& operator<<(std::string_view text) {
    const size_t fits = std::min(text.size(), sizeof text_ - length_);
    std::memcpy(text_ + length_, text.data(), fits);
    length_ += fits;
    return *this;
  }
  Wording& operator<<(uint64_t number) { return Number(number, 10); }
  Wording& Hex(uint64_t bits) { return (*this << "0x").Number(bits, 16); }
  std::string_view text() const { return {text_, length_}; }

 private:
  Wording& Number(uint64_t number, int base) {
    char digits[20];
    return *this << std::string_view(digits, std::to_chars(digits, std::end(digits), number, base).ptr);
  }

  char text_[sizeof entente_error{}.message + 4];  // four more bytes, to find the end of a code point
  size_t length_ = 0;
};

// Adds the accepted values: "expected 0 to 6", "expected 0 or 1", "expected at least 6", "there is none".
void AddExpected(const Bounds& bounds, Wording& message) {
  if (bounds.least > bounds.most) {
    message << "there is none";
    return;
  }
  if (bounds.most == UINT64_MAX) {
    message << "expected at least " << bounds.least;
    return;
  }
  message << "expected " << bounds.least;
  if (bounds.most > bounds.least) message << (bounds.most - bounds.least == 1 ? " or " : " to ") << bounds.most;
  if (*bounds.also != '\0') message << " or " << bounds.also;
}

void AddRefusal(const Refusal& refusal, Wording& message) {
  const Bounds& bounds = refusal.bounds;
  message << refusal.subject;
  if (bounds.as == Bounds::As::kBefore) message << " " << bounds.value;
  if (*refusal.what != '\0') message << " " << refusal.what;
  switch (bounds.as) {
    case Bounds::As::kNothing:
      return;
    case Bounds::As::kBits:
      (message << " ").Hex(bounds.value) << ": expected none but those of ";
      message.Hex(bounds.most);
      return;
    case Bounds::As::kOther:
      message << " " << bounds.also << ": expected memory of its own";
      return;
    case Bounds::As::kBehind:
      message << " " << bounds.value;
      break;
    case Bounds::As::kBefore:
      break;
  }
  AddExpected(bounds, message << ": ");
}

entente_status CodeOf(const Status& status) {
  switch (status.code()) {
    case StatusCode::kOk:
      return ENTENTE_OK;
    case StatusCode::kInvalid:
      return ENTENTE_ERR_INVALID_ARGUMENT;
    case StatusCode::kNotFound:
      return ENTENTE_ERR_NOT_FOUND;
    case StatusCode::kUnsupported:
      return ENTENTE_ERR_NOT_SUPPORTED;
    case StatusCode::kWrongPhase:
      return ENTENTE_ERR_WRONG_PHASE;
    case StatusCode::kLimit:
      return ENTENTE_ERR_LIMIT;
    default:
      return ENTENTE_ERR_INTERNAL;
  }
}

entente_error Blank(entente_status code) {
  entente_error error{};
  error.status = code;
  return error;
}

entente_status WriteError(const entente_error& failure, entente_error* error) {
  Give(failure, error);
  return failure.status;
}

void SetPlace(const Place& place, entente_error& error) {
  error.has_place = 1;
  error.line = place.line;
  error.column = place.column;
  error.offset = place.offset;
  error.length = place.length;
}

}  // namespace

entente_status CodeOf(const Outcome& outcome) noexcept {
  return outcome.refusal() != nullptr ? outcome.refusal()->code : CodeOf(outcome.status());
}

bool IsSoundError(const entente_error* error) noexcept {
  return error == nullptr || IsSoundSize<entente_error>(error->struct_size);
}

entente_status Report(const Refusal& refusal, entente_error* error) noexcept { return Report(Outcome(refusal), error); }

entente_status Report(const Outcome& outcome, entente_error* error) noexcept {
  const Refusal* refusal = outcome.refusal();
  entente_error failure = Blank(CodeOf(outcome));
  if (error == nullptr) return failure.status;
  Wording message;
  if (outcome.array() != nullptr) message << outcome.array() << "[" << outcome.index() << "]: ";
  if (refusal != nullptr) {
    AddRefusal(*refusal, message);
  } else {
    if (const std::optional<Place> place = outcome.status().place()) SetPlace(*place, failure);
    message << outcome.status().message();
  }
  Fill(failure.message, message.text());
  return WriteError(failure, error);
}

entente_status ReportException(entente_error* error) noexcept {
#ifdef __cpp_exceptions
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return Report(kOutOfMemory, error);
  } catch (const std::length_error&) {
    return Report(kOutOfMemory, error);
  } catch (...) {
  }
#endif
  return Report(Refusal{ENTENTE_ERR_INTERNAL, "unexpected exception", "", {}}, error);
}

entente_status ReportInFile(entente_status code, std::string_view file, const Place& place, const CodedMessage& message,
                            entente_error* error) noexcept {
  entente_error failure = Blank(code);
  SetPlace(place, failure);
  Fill(failure.file, file);
  Wording joined;
  joined << message.code << ": " << message.text;
  Fill(failure.message, joined.text());
  return WriteError(failure, error);
}

}  // namespace entente::capi
