// Versioned structs of the C header: what an older or newer caller passes is read and written by its struct_size.
//
// Every struct that may grow starts with struct_size. First sizes are those of the first release: a caller cannot have
// less. No allocation; any threads.
#ifndef ENTENTE_CAPI_SRC_STRUCTS_H_
#define ENTENTE_CAPI_SRC_STRUCTS_H_

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "guard.h"

namespace entente::capi {

// Bytes of the struct in the first release that had it.
template <typename Struct>
inline constexpr uint32_t kFirstSize = 0;
template <>
inline constexpr uint32_t kFirstSize<entente_error> = 664;
template <>
inline constexpr uint32_t kFirstSize<entente_map_info> = 64;
template <>
inline constexpr uint32_t kFirstSize<entente_location_info> = 32;
template <>
inline constexpr uint32_t kFirstSize<entente_power_info> = 32;
template <>
inline constexpr uint32_t kFirstSize<entente_stage_counts> = 36;
template <>
inline constexpr uint32_t kFirstSize<entente_rotation_info> = 16;
template <>
inline constexpr uint32_t kFirstSize<entente_controller_info> = 16;
template <>
inline constexpr uint32_t kFirstSize<entente_rules> = 64;
template <>
inline constexpr uint32_t kFirstSize<entente_option_info> = 24;
template <>
inline constexpr uint32_t kFirstSize<entente_position_info> = 72;
template <>
inline constexpr uint32_t kFirstSize<entente_power_state> = 24;
template <>
inline constexpr uint32_t kFirstSize<entente_order_fields> = 20;
template <>
inline constexpr uint32_t kFirstSize<entente_line> = 48;
template <>
inline constexpr uint32_t kFirstSize<entente_phase_info> = 16;
template <>
inline constexpr uint32_t kFirstSize<entente_replay_summary> = 24;
template <>
inline constexpr uint32_t kFirstSize<entente_play_summary> = 24;

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
  static_assert(std::is_trivially_copyable_v<Struct> && kFirstSize<Struct> > 0 && kFirstSize<Struct> <= sizeof(Struct));
  const uint32_t size = to->struct_size;
  if (!IsSoundSize<Struct>(size)) return false;
  auto* bytes = reinterpret_cast<unsigned char*>(to);
  const auto* source = reinterpret_cast<const unsigned char*>(&from);
  const size_t known = std::min<size_t>(size, sizeof(Struct));
  std::memcpy(bytes + sizeof(uint32_t), source + sizeof(uint32_t), known - sizeof(uint32_t));
  std::memset(bytes + known, 0, size - known);
  return true;
}

constexpr Refusal WrongSize(const char* name) { return Invalid(name, "has a wrong struct_size"); }

template <typename Struct>
Outcome Store(const Struct& from, Struct* to, const char* name) {
  if (!StoreStruct(from, to)) return WrongSize(name);
  return {};
}

// Copies the caller's struct; members that an older caller does not know are zero.
//   Errors: invalid argument if struct_size is no release's, or bytes that this library does not know are not zero.
template <typename Struct>
Outcome Load(const Struct* from, Struct& to, const char* name) {
  const uint32_t size = from->struct_size;
  if (!IsSoundSize<Struct>(size)) return WrongSize(name);
  const auto* bytes = reinterpret_cast<const unsigned char*>(from);
  to = Struct{};
  std::memcpy(&to, bytes, std::min<size_t>(size, sizeof(Struct)));
  for (size_t i = sizeof(Struct); i < size; ++i) {
    if (bytes[i] != 0) return Invalid(name, "uses members that this library does not know");
  }
  return {};
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_STRUCTS_H_
