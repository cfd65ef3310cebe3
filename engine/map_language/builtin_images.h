// The images of the shipped maps. entente_map_compiler writes them into builtin_images.cc at build time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_IMAGES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_IMAGES_H_

#include <cstdint>
#include <span>
#include <string_view>

namespace entente {

struct BuiltinImage {
  std::string_view name;
  std::span<const uint64_t> words;
  // Where size counts more than time (WebAssembly) a map may have a text instead of words.
  std::string_view text = {}, graphics = {};
};

// In the sequence of BuiltinMapNames.
std::span<const BuiltinImage> BuiltinImages();
std::span<const std::string_view> BuiltinImageNames();

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_BUILTIN_IMAGES_H_
