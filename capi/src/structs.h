// Reads and writes the versioned structs of the C header, also those of older and newer callers.
//
// Every struct that may grow starts with struct_size, which tells the caller's version. No allocation; any threads.
#ifndef ENTENTE_CAPI_SRC_STRUCTS_H_
#define ENTENTE_CAPI_SRC_STRUCTS_H_

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "guard.h"

namespace entente::capi {

// The size of a struct in the first release that had it; a smaller struct_size is wrong. A struct that grows after its
// first release gets a specialization here.
template <typename Struct>
inline constexpr uint32_t kFirstSize = sizeof(Struct);

// The limit for struct_size. No struct will have more bytes, so a larger value was never set.
inline constexpr uint32_t kMostSize = 4096;

template <typename Struct>
constexpr bool IsSoundSize(uint32_t struct_size) {
  return struct_size >= kFirstSize<Struct> && struct_size <= kMostSize;
}

template <typename Struct>
constexpr Refusal WrongSize(const char* name, uint32_t struct_size) {
  return {ENTENTE_ERR_INVALID_ARGUMENT,
          name,
          "has a wrong struct_size",
          {Bounds::As::kBehind, struct_size, kFirstSize<Struct>, kMostSize, ""}};
}

enum class MayBeNull : bool { kNo, kYes };

// An output struct, which Give writes. Check() refuses a wrong size before the call does any work.
template <typename Struct>
class StructOut {
 public:
  StructOut(const Struct* to, const char* name, MayBeNull null = MayBeNull::kNo) : to_(to), name_(name), null_(null) {}
  Outcome Check() const {
    if (to_ == nullptr) return null_ == MayBeNull::kYes ? Outcome() : Invalid(name_, "is NULL");
    if (!IsSoundSize<Struct>(to_->struct_size)) return WrongSize<Struct>(name_, to_->struct_size);
    return {};
  }

 private:
  const Struct* to_;
  const char* name_;
  MayBeNull null_;
};

// Copies a struct of the library to the caller's struct, up to the caller's struct_size. Members that only a newer
// caller knows become zero. No effect for NULL.
template <typename Struct>
Outcome Give(const Struct& from, Struct* to) {
  static_assert(std::is_trivially_copyable_v<Struct> && kFirstSize<Struct> <= sizeof(Struct));
  if (to == nullptr) return {};
  const uint32_t size = to->struct_size;
  auto* bytes = reinterpret_cast<unsigned char*>(to);
  const auto* source = reinterpret_cast<const unsigned char*>(&from);
  const size_t known = std::min<size_t>(size, sizeof(Struct));
  std::memcpy(bytes + sizeof(uint32_t), source + sizeof(uint32_t), known - sizeof(uint32_t));
  std::memset(bytes + known, 0, size - known);
  return {};
}

// An input struct. The value is a copy. Members that an older caller does not know are zero; if the struct is NULL and
// may be, all members are zero.
//   Errors: invalid argument if struct_size is wrong, or if bytes that this library does not know are not zero.
template <typename Struct>
class StructIn {
 public:
  StructIn(const Struct* from, const char* name, MayBeNull null = MayBeNull::kNo)
      : from_(from), name_(name), null_(null) {}
  Outcome Check() {
    if (from_ == nullptr) return null_ == MayBeNull::kYes ? Outcome() : Invalid(name_, "is NULL");
    const uint32_t size = from_->struct_size;
    if (!IsSoundSize<Struct>(size)) return WrongSize<Struct>(name_, size);
    const auto* bytes = reinterpret_cast<const unsigned char*>(from_);
    std::memcpy(&copy_, bytes, std::min<size_t>(size, sizeof(Struct)));
    for (size_t i = sizeof(Struct); i < size; ++i) {
      if (bytes[i] != 0) return Invalid(name_, "uses members that this library does not know");
    }
    return {};
  }
  const Struct& value() const { return copy_; }

 private:
  const Struct* from_;
  const char* name_;
  MayBeNull null_;
  Struct copy_{};
};

// Copies a text into a field that is all zero. Cuts it between code points if it leaves no room for the final zero byte.
template <size_t kSize>
void FillText(std::string_view text, char (&field)[kSize]) {
  size_t size = std::min(text.size(), kSize - 1);
  while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0u) == 0x80u) --size;
  std::memcpy(field, text.data(), size);
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_STRUCTS_H_
