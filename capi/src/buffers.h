// Text and arrays into memory of the caller: (buffer, capacity, &length). No allocation; any threads.
#ifndef ENTENTE_CAPI_SRC_BUFFERS_H_
#define ENTENTE_CAPI_SRC_BUFFERS_H_

#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "guard.h"

namespace entente::capi {

// Refuses an address where no such element may lie. NULL is for others to judge.
template <typename T>
Outcome CheckAligned(const T* memory, const char* name) {
  constexpr const char* kWhat = alignof(T) == 8   ? "is not aligned to 8 bytes"
                                : alignof(T) == 4 ? "is not aligned to 4 bytes"
                                                  : "is not aligned to 2 bytes";
  static_assert(alignof(T) <= 2 || alignof(T) == 4 || alignof(T) == 8);
  if (reinterpret_cast<uintptr_t>(memory) % alignof(T) != 0) return Invalid(name, kWhat);
  return {};
}

// An array of the caller that is read: its memory, where such elements may lie.
template <typename T>
Outcome CheckArray(const T* array, size_t count, const char* name) {
  if (array == nullptr && count > 0) return Invalid(name, "is NULL");
  return CheckAligned(array, name);
}

// Refuses a buffer of a size without memory, one where no such element may lie, and a missing place for the length.
template <typename T>
Outcome CheckBuffer(const T* buffer, size_t capacity, const size_t* length) {
  if (length == nullptr) return Invalid("length", "is NULL");
  if (buffer == nullptr && capacity > 0) return Invalid("the buffer", "is NULL");
  return CheckAligned(buffer, "the buffer");
}

// Text without its final zero counts; the zero is written if there is room for it.
inline Outcome CopyText(std::string_view text, char* buffer, size_t capacity, size_t* length) {
  ENTENTE_RETURN_IF_BAD(CheckBuffer(buffer, capacity, length));
  *length = text.size();
  if (text.size() > capacity) return TooSmall(capacity, text.size());
  if (!text.empty()) std::memcpy(buffer, text.data(), text.size());
  if (text.size() < capacity) buffer[text.size()] = '\0';
  return {};
}

template <typename T>
Outcome CopyArray(std::span<const T> values, T* buffer, size_t capacity, size_t* length) {
  ENTENTE_RETURN_IF_BAD(CheckBuffer(buffer, capacity, length));
  *length = values.size();
  if (values.size() > capacity) return TooSmall(capacity, values.size());
  if (!values.empty()) std::memcpy(buffer, values.data(), values.size_bytes());
  return {};
}

// Fills an array one by one, counting on when it is full.
template <typename T>
class ArrayFiller {
 public:
  ArrayFiller(T* buffer, size_t capacity) : buffer_(buffer), capacity_(capacity) {}
  void Add(const T& value) {
    if (count_ < capacity_) buffer_[count_] = value;
    ++count_;
  }
  Outcome Finish(size_t* length) const {
    *length = count_;
    if (count_ > capacity_) return TooSmall(capacity_, count_);
    return {};
  }

 private:
  T* buffer_;
  size_t capacity_;
  size_t count_ = 0;
};

// Text given as pointer and length; NULL only with length 0.
inline Outcome TextArgument(const char* text, size_t length, const char* name, std::string_view& view) {
  if (text == nullptr && length > 0) return Invalid(name, "is NULL");
  view = text == nullptr ? std::string_view() : std::string_view(text, length);
  return {};
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_BUFFERS_H_
