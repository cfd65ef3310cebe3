// Versioned structs of the C header: what an older or newer caller passes is read and written by its struct_size.
//
// Every struct that may grow starts with struct_size. No allocation; any threads.
#ifndef ENTENTE_CAPI_SRC_STRUCTS_H_
#define ENTENTE_CAPI_SRC_STRUCTS_H_

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "guard.h"

namespace entente::capi {

// Bytes of the struct in the first release that had it: less was never compiled. Nothing has been released yet, so it is
// the whole struct; one that grows after its first release gets a line of its own here.
template <typename Struct>
inline constexpr uint32_t kFirstSize = sizeof(Struct);

// More than any struct will ever have: a larger struct_size was never set.
inline constexpr uint32_t kMostSize = 4096;

template <typename Struct>
constexpr bool IsSoundSize(uint32_t struct_size) {
  return struct_size >= kFirstSize<Struct> && struct_size <= kMostSize;
}

// Copies a struct of the library to the caller's, as much as the caller knows; what only a newer caller knows becomes
// zero. Nothing is written, and false returned, if struct_size is no release's.
template <typename Struct>
bool StoreStruct(const Struct& from, Struct* to) {
  static_assert(std::is_trivially_copyable_v<Struct> && kFirstSize<Struct> <= sizeof(Struct));
  const uint32_t size = to->struct_size;
  if (!IsSoundSize<Struct>(size)) return false;
  auto* bytes = reinterpret_cast<unsigned char*>(to);
  const auto* source = reinterpret_cast<const unsigned char*>(&from);
  const size_t known = std::min<size_t>(size, sizeof(Struct));
  std::memcpy(bytes + sizeof(uint32_t), source + sizeof(uint32_t), known - sizeof(uint32_t));
  std::memset(bytes + known, 0, size - known);
  return true;
}

template <typename Struct>
constexpr Refusal WrongSize(const char* name, uint32_t struct_size) {
  return {ENTENTE_ERR_INVALID_ARGUMENT,
          name,
          "has a wrong struct_size",
          {Told::As::kBehind, struct_size, kFirstSize<Struct>, kMostSize, ""}};
}

// Refuses a struct to be written whose size is no release's, before any work is done for it; StoreStruct cannot fail then.
// NULL is for others to judge.
template <typename Struct>
Outcome CheckStruct(const Struct* to, const char* name) {
  if (to != nullptr && !IsSoundSize<Struct>(to->struct_size)) return WrongSize<Struct>(name, to->struct_size);
  return {};
}

template <typename Struct>
Outcome Store(const Struct& from, Struct* to, const char* name) {
  if (!StoreStruct(from, to)) return WrongSize<Struct>(name, to->struct_size);
  return {};
}

// Copies the caller's struct; members that an older caller does not know are zero.
//   Errors: invalid argument if struct_size is no release's, or bytes that this library does not know are not zero.
template <typename Struct>
Outcome Load(const Struct* from, Struct& to, const char* name) {
  const uint32_t size = from->struct_size;
  if (!IsSoundSize<Struct>(size)) return WrongSize<Struct>(name, size);
  const auto* bytes = reinterpret_cast<const unsigned char*>(from);
  to = Struct{};
  std::memcpy(&to, bytes, std::min<size_t>(size, sizeof(Struct)));
  for (size_t i = sizeof(Struct); i < size; ++i) {
    if (bytes[i] != 0) return Invalid(name, "uses members that this library does not know");
  }
  return {};
}

// Copies a text into a field of a struct that is zero, as much as fits before its final zero byte.
template <size_t kSize>
void FillText(std::string_view text, char (&field)[kSize]) {
  std::memcpy(field, text.data(), std::min(text.size(), kSize - 1));
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_STRUCTS_H_
