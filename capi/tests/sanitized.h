// Whether this is a build with a sanitizer. Such a build skips some tests.
#ifndef ENTENTE_CAPI_TESTS_SANITIZED_H_
#define ENTENTE_CAPI_TESTS_SANITIZED_H_

#if defined(__has_feature)
#define ENTENTE_HAS_FEATURE(name) __has_feature(name)
#else
#define ENTENTE_HAS_FEATURE(name) 0
#endif

namespace entente_test {

#if defined(__SANITIZE_THREAD__) || ENTENTE_HAS_FEATURE(thread_sanitizer)
inline constexpr bool kThreadSanitizer = true;  // it delays signals until a call such as write returns
#else
inline constexpr bool kThreadSanitizer = false;
#endif

#if defined(__SANITIZE_ADDRESS__) || ENTENTE_HAS_FEATURE(address_sanitizer)
inline constexpr bool kSanitized = true;  // it needs terabytes of address space
#else
inline constexpr bool kSanitized = kThreadSanitizer;
#endif

}  // namespace entente_test

#undef ENTENTE_HAS_FEATURE

#endif  // ENTENTE_CAPI_TESTS_SANITIZED_H_
