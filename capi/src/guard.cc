#include "guard.h"

#include <algorithm>
#include <cstring>

#include "structs.h"

namespace entente::capi {
namespace {

// Copies text into a field of fixed size, cut at a code point, always with a final zero.
template <size_t kSize>
void Fill(char (&field)[kSize], std::string_view text) {
  size_t length = std::min(text.size(), kSize - 1);
  if (length < text.size()) {
    while (length > 0 && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) --length;
  }
  std::memcpy(field, text.data(), length);
  std::memset(field + length, 0, kSize - length);
}

// Fills a field with texts one after the other.
template <size_t kSize>
void FillJoined(char (&field)[kSize], std::string_view a, std::string_view b, std::string_view c) {
  char joined[kSize + 4];  // enough to see where a code point ends
  size_t length = 0;
  for (const std::string_view part : {a, b, c}) {
    const size_t fits = std::min(part.size(), sizeof joined - length);
    std::memcpy(joined + length, part.data(), fits);
    length += fits;
  }
  Fill(field, {joined, length});
}

entente_status CodeOf(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kInvalidArgument:
      return ENTENTE_ERR_INVALID_ARGUMENT;
    case absl::StatusCode::kNotFound:
      return ENTENTE_ERR_NOT_FOUND;
    case absl::StatusCode::kUnimplemented:
      return ENTENTE_ERR_NOT_SUPPORTED;
    case absl::StatusCode::kFailedPrecondition:
      return ENTENTE_ERR_WRONG_PHASE;
    case absl::StatusCode::kResourceExhausted:
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

entente_status Tell(entente_error& told, entente_error* error) {
  if (error != nullptr) StoreStruct(told, error);
  return told.status;
}

void SetPlace(const Place& place, entente_error& error) {
  error.line = place.line;
  error.column = place.column;
  error.offset = place.offset;
  error.length = place.length;
}

}  // namespace

bool IsSoundError(const entente_error* error) noexcept {
  return error == nullptr || IsSoundSize<entente_error>(error->struct_size);
}

Outcome NotNull(std::initializer_list<Argument> arguments) {
  for (const Argument& argument : arguments) {
    if (argument.pointer == nullptr) return Invalid(argument.name, "is NULL");
  }
  return {};
}

entente_status Report(const Refusal& refusal, entente_error* error) noexcept {
  entente_error told = Blank(refusal.code);
  FillJoined(told.message, refusal.subject, *refusal.what == '\0' ? "" : " ", refusal.what);
  return Tell(told, error);
}

entente_status Report(const Outcome& outcome, entente_error* error) noexcept {
  if (outcome.refusal().code != ENTENTE_OK) return Report(outcome.refusal(), error);
  entente_error told = Blank(CodeOf(outcome.status()));
  if (error == nullptr) return told.status;
  try {
    if (const std::optional<Place> place = PlaceOf(outcome.status())) SetPlace(*place, told);
  } catch (...) {
    return Report(Refusal{ENTENTE_ERR_OUT_OF_MEMORY, "out of memory", ""}, error);
  }
  Fill(told.message, MessageOf(outcome.status()));
  return Tell(told, error);
}

entente_status ReportInFile(entente_status code, std::string_view file, const Place& place, const CodedMessage& message,
                            entente_error* error) noexcept {
  entente_error told = Blank(code);
  SetPlace(place, told);
  Fill(told.file, file);
  FillJoined(told.message, message.code, ": ", message.text);
  return Tell(told, error);
}

}  // namespace entente::capi
