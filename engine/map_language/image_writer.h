// Lays sections out in a map image. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_IMAGE_WRITER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_IMAGE_WRITER_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "map/image.h"

namespace entente {

class ImageWriter {
 public:
  ImageHeader header;  // the counts and names; Finish fills in the rest

  template <typename T>
  void Add(ImageSection section, const std::vector<T>& elements) {
    static_assert(std::is_trivially_copyable_v<T>);
    AddBytes(section, elements.data(), elements.size(), sizeof(T));
  }
  TextRef Text(std::string_view text);  // with a zero byte behind it

  std::vector<uint64_t> Finish();

 private:
  void AddBytes(ImageSection section, const void* data, size_t count, size_t size);

  std::vector<uint64_t> words_ = std::vector<uint64_t>(sizeof(ImageHeader) / sizeof(uint64_t), 0);
  std::string text_{"\0", 1};  // a reference that was never set is an empty text
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_IMAGE_WRITER_H_
