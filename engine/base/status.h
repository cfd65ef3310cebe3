// Bad input: absl::Status whose message names the offending token, its place and what was expected, with the place also
// as data. A failed or illegal order is never a Status. Any threads.
#ifndef ENTENTE_ENGINE_BASE_STATUS_H_
#define ENTENTE_ENGINE_BASE_STATUS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace entente {

// Where in the input something is wrong. Line and column start at 1 (0 = not known) and count bytes; offset is in bytes
// from the start of the text.
struct Place {
  uint32_t line = 0;
  uint32_t column = 0;
  uint32_t offset = 0;
  uint32_t length = 0;
};

// An invalid-argument status with a place.
absl::Status ErrorAt(const Place& place, std::string_view message);
absl::Status InvalidError(std::string_view message);      // bad input without a place
absl::Status NotFoundError(std::string_view message);     // an unknown map, power, option ...
absl::Status UnsupportedError(std::string_view message);  // known, but does not act yet
absl::Status WrongPhaseError(std::string_view message);   // the call does not fit the phase
absl::Status LimitError(std::string_view message);        // larger than the documented bounds

// `status` with a place, for errors of another kind.
absl::Status WithPlace(absl::Status status, const Place& place);

// The place that ErrorAt stored, if any.
std::optional<Place> PlaceOf(const absl::Status& status);

// Line and column of a byte offset in a text.
Place PlaceInText(std::string_view text, size_t offset, size_t length);

inline std::string_view MessageOf(const absl::Status& status) {
  return {status.message().data(), status.message().size()};
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_STATUS_H_
