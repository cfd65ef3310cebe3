// From C++ failures to C codes: the one place where they meet. Every exported function is one Guard call.
//
// A failure is a code with a message and a place in the input. Refusals name their subject by static text, so refusing
// bad arguments allocates nothing. Any threads.
#ifndef ENTENTE_CAPI_SRC_GUARD_H_
#define ENTENTE_CAPI_SRC_GUARD_H_

#include <new>
#include <string_view>
#include <utility>

#include "base/status.h"
#include "entente/entente.h"

namespace entente::capi {

// Bad arguments, told without allocating: "<subject> <what>", both static text.
struct Refusal {
  entente_status code;
  const char* subject;
  const char* what;
};

constexpr Refusal BeyondTheLast(const char* subject) { return {ENTENTE_ERR_NOT_FOUND, subject, "is beyond the last"}; }
constexpr Refusal Invalid(const char* subject, const char* what) {
  return {ENTENTE_ERR_INVALID_ARGUMENT, subject, what};
}

// What a guarded body says: fine, a refusal, or a status of the engine.
class Outcome {
 public:
  Outcome() = default;                                          // fine
  Outcome(const Refusal& refusal) : refusal_(refusal) {}        // NOLINT: a refusal is an outcome
  Outcome(absl::Status status) : status_(std::move(status)) {}  // NOLINT
  bool ok() const { return refusal_.code == ENTENTE_OK && status_.ok(); }
  const Refusal& refusal() const { return refusal_; }
  const absl::Status& status() const { return status_; }

 private:
  Refusal refusal_{ENTENTE_OK, "", ""};
  absl::Status status_;
};

// A pointer argument and what the header calls it.
struct Argument {
  const void* pointer;
  const char* name;
};
// Refuses the first argument that is NULL.
Outcome NotNull(std::initializer_list<Argument> arguments);

// Checks the place for a handle that a call gives, before anything else: after a failure there is none.
template <typename Handle>
Outcome CheckPlace(Handle** place, const char* name) {
  if (place == nullptr) return Invalid(name, "is NULL");
  *place = nullptr;
  return {};
}

// Whether `error` is NULL or of a size that some release may have: with any other nothing can be told, and nothing is
// done.
bool IsSoundError(const entente_error* error) noexcept;

// Writes a failure into the caller's error (NULL, or sound) and returns its code. No allocation.
entente_status Report(const Outcome& outcome, entente_error* error) noexcept;
entente_status Report(const Refusal& refusal, entente_error* error) noexcept;
// A failure in a file of a map text: "<code>: <text>".
struct CodedMessage {
  std::string_view code;
  std::string_view text;
};
entente_status ReportInFile(entente_status code, std::string_view file, const Place& place, const CodedMessage& message,
                            entente_error* error) noexcept;

template <typename Body>
entente_status Guard(entente_error* error, Body&& body) noexcept {
  if (!IsSoundError(error)) return ENTENTE_ERR_INVALID_ARGUMENT;
  try {
    const Outcome outcome = body();
    return outcome.ok() ? ENTENTE_OK : Report(outcome, error);
  } catch (const std::bad_alloc&) {
    return Report(Refusal{ENTENTE_ERR_OUT_OF_MEMORY, "out of memory", ""}, error);
  } catch (const std::length_error&) {
    return Report(Refusal{ENTENTE_ERR_OUT_OF_MEMORY, "out of memory", ""}, error);
  } catch (...) {
    return Report(Refusal{ENTENTE_ERR_INTERNAL, "unexpected exception", ""}, error);
  }
}

}  // namespace entente::capi

// Leaves a guarded body with the outcome if it is a failure.
#define ENTENTE_RETURN_IF_BAD(expression)                                   \
  do {                                                                      \
    if (::entente::capi::Outcome bad = (expression); !bad.ok()) return bad; \
  } while (false)

#endif  // ENTENTE_CAPI_SRC_GUARD_H_
