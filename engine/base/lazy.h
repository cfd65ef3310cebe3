// Lazy<T>: a value that is constructed in place when it is first needed.
#ifndef ENTENTE_ENGINE_BASE_LAZY_H_
#define ENTENTE_ENGINE_BASE_LAZY_H_

#include <memory>
#include <type_traits>
#include <utility>

namespace entente {

// Until then its memory is not touched: gcc 12 clears that of a std::optional. One thread.
template <typename T>
class Lazy {
 public:
  Lazy() {}
  Lazy(const Lazy&) = delete;
  Lazy& operator=(const Lazy&) = delete;

  // The value, made of `args` if it was not there.
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
