#include "map_language/image_writer.h"

#include <cstring>

namespace entente {

TextRef ImageWriter::Text(std::string_view text) {
  const TextRef ref{static_cast<uint32_t>(text_.size()), static_cast<uint32_t>(text.size())};
  text_.append(text).push_back('\0');
  return ref;
}

void ImageWriter::AddBytes(ImageSection section, const void* data, size_t count, size_t size) {
  const size_t offset = words_.size();
  header.sections[static_cast<uint32_t>(section)] = {static_cast<uint32_t>(offset), static_cast<uint32_t>(count)};
  words_.resize(offset + (count * size + sizeof(uint64_t) - 1) / sizeof(uint64_t), 0);
  if (count != 0) std::memcpy(words_.data() + offset, data, count * size);
}

std::vector<uint64_t> ImageWriter::Finish() {
  AddBytes(ImageSection::kText, text_.data(), text_.size(), 1);
  header.word_count = static_cast<uint32_t>(words_.size());
  std::memcpy(words_.data(), &header, sizeof(header));
  return std::move(words_);
}

}  // namespace entente
