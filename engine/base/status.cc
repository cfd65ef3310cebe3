#include "base/status.h"

#include <algorithm>
#include <cstring>

#include "absl/strings/cord.h"

namespace entente {
namespace {

constexpr char kPlacePayload[] = "entente/place";

// This system's absl::string_view is a type of its own.
absl::string_view Absl(std::string_view text) { return {text.data(), text.size()}; }

}  // namespace

absl::Status ErrorAt(const Place& place, std::string_view message) {
  return WithPlace(absl::InvalidArgumentError(Absl(message)), place);
}

absl::Status WithPlace(absl::Status status, const Place& place) {
  char bytes[sizeof(Place)];
  std::memcpy(bytes, &place, sizeof(Place));
  status.SetPayload(kPlacePayload, absl::Cord(absl::string_view(bytes, sizeof(bytes))));
  return status;
}

absl::Status InvalidError(std::string_view message) { return absl::InvalidArgumentError(Absl(message)); }
absl::Status NotFoundError(std::string_view message) { return absl::NotFoundError(Absl(message)); }
absl::Status UnsupportedError(std::string_view message) { return absl::UnimplementedError(Absl(message)); }
absl::Status WrongPhaseError(std::string_view message) { return absl::FailedPreconditionError(Absl(message)); }
absl::Status LimitError(std::string_view message) { return absl::ResourceExhaustedError(Absl(message)); }

std::optional<Place> PlaceOf(const absl::Status& status) {
  const auto payload = status.GetPayload(kPlacePayload);
  if (!payload.has_value() || payload->size() != sizeof(Place)) return std::nullopt;
  Place place;
  auto* bytes = reinterpret_cast<char*>(&place);
  for (const absl::string_view chunk : payload->Chunks()) {  // no copy: memory may be short
    std::memcpy(bytes, chunk.data(), chunk.size());
    bytes += chunk.size();
  }
  return place;
}

Place PlaceInText(std::string_view text, size_t offset, size_t length) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const size_t line_start = before.rfind('\n') + 1;  // npos + 1 == 0: the first line
  Place place;
  place.line = static_cast<uint32_t>(1 + std::count(before.begin(), before.end(), '\n'));
  place.column = static_cast<uint32_t>(1 + offset - line_start);
  place.offset = static_cast<uint32_t>(offset);
  place.length = static_cast<uint32_t>(std::min(length, text.size() - offset));
  return place;
}

}  // namespace entente
