// Lazy<T>: a value constructed in place at its first use.
#ifndef ENTENTE_ENGINE_BASE_LAZY_H_
#define ENTENTE_ENGINE_BASE_LAZY_H_

#include <memory>
#include <type_traits>
#include <utility>

namespace entente {

// Does not touch the memory of the value before that; gcc 12 would clear the memory of a std::optional. One thread.
template <typename T>
class Lazy {
 public:
  Lazy() {}
  Lazy(const Lazy&) = delete;
  Lazy& operator=(const Lazy&) = delete;

  // Returns the value; constructs it from `args` in the first call.
  template <typename... Args>
  T& Get(Args&&... args) {
    if (!std::exchange(made_, true)) std::construct_at(&value_, std::forward<Args>(args)...);
    return value_;
  }

 private:
  static_assert(std::is_trivially_destructible_v<T>);
  union {
    T value_;
  };
  bool made_ = false;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_LAZY_H_
