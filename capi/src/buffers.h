// Checks text and arrays of the caller: input, and memory for output (buffer, capacity, &length). No allocation; any
// threads.
#ifndef ENTENTE_CAPI_SRC_BUFFERS_H_
#define ENTENTE_CAPI_SRC_BUFFERS_H_

#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

#include "guard.h"

namespace entente::capi {

// Refuses an address with the wrong alignment for T. NULL is aligned.
template <typename T>
Outcome CheckAligned(const T* memory, const char* name) {
  constexpr const char* kWhat = alignof(T) == 8   ? "is not aligned to 8 bytes"
                                : alignof(T) == 4 ? "is not aligned to 4 bytes"
                                                  : "is not aligned to 2 bytes";
  static_assert(alignof(T) <= 2 || alignof(T) == 4 || alignof(T) == 8);
  if (reinterpret_cast<uintptr_t>(memory) % alignof(T) != 0) return Invalid(name, kWhat);
  return {};
}

// Input text or bytes; NULL only with length 0. The value is a view of them.
struct TextIn {
  const void* text;
  size_t length;
  const char* name;

  Outcome Check() const {
    if (text == nullptr && length > 0) return Invalid(name, "is NULL");
    return {};
  }
  std::string_view value() const {
    return text == nullptr ? std::string_view() : std::string_view(static_cast<const char*>(text), length);
  }
};

// An input array; NULL only with count 0. The value is a span of the array.
template <typename T>
class Array {
 public:
  Array(const T* array, size_t count, const char* name) : array_(array), count_(count), name_(name) {}
  Outcome Check() const {
    if (array_ == nullptr && count_ > 0) return Invalid(name_, "is NULL");
    return CheckAligned(array_, name_);
  }
  std::span<const T> value() const { return {array_, count_}; }

 private:
  const T* array_;
  size_t count_;
  const char* name_;
};

// Memory for an output array or text, and the place for its length. The value is the buffer itself. Fill it at once
// (Copy) or element by element (Add ..., Finish). If the elements do not fit, the call fails and the length has the
// needed capacity.
template <typename T>
class Buffer {
 public:
  Buffer(T* buffer, size_t capacity, size_t* length) : buffer_(buffer), capacity_(capacity), length_(length) {}
  Outcome Check() const {
    if (length_ == nullptr) return Invalid("length", "is NULL");
    if (buffer_ == nullptr && capacity_ > 0) return Invalid("the buffer", "is NULL");
    return CheckAligned(buffer_, "the buffer");
  }
  Buffer& value() { return *this; }

  T* data() const { return buffer_; }
  size_t capacity() const { return capacity_; }

  // Sets the length. Fails if the buffer is too small.
  Outcome SetLength(size_t length) const {
    *length_ = length;
    if (length > capacity_) return TooSmall(capacity_, length);
    return {};
  }
  // Copies the values. For text the length does not count a final zero, which is written if it fits.
  Outcome Copy(std::conditional_t<std::is_same_v<T, char>, std::string_view, std::span<const T>> values) const {
    ENTENTE_RETURN_IF_BAD(SetLength(values.size()));
    if (!values.empty()) std::memcpy(buffer_, values.data(), values.size() * sizeof(T));
    if constexpr (std::is_same_v<T, char>) {
      if (values.size() < capacity_) buffer_[values.size()] = '\0';
    }
    return {};
  }
  void Add(const T& value) {
    if (count_ < capacity_) buffer_[count_] = value;
    ++count_;
  }
  Outcome Finish() const { return SetLength(count_); }

 private:
  T* buffer_;
  size_t capacity_;
  size_t* length_;
  size_t count_ = 0;
};

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_BUFFERS_H_
