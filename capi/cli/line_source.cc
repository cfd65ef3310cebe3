#include "line_source.h"

#include <unistd.h>

#include <array>
#include <cerrno>

#include "input.h"

namespace entente_cli {

void LineSource::Read() {
  buffer_.erase(0, start_);
  searched_ -= start_;
  start_ = 0;
  std::array<char, 16384> bytes;
  ssize_t count = 0;
  do count = read(file_, bytes.data(), bytes.size());
  while (count < 0 && errno == EINTR);
  if (count < 0 && errno == EAGAIN) return;
  if (count <= 0) file_ = -1;
  if (count > 0) buffer_.append(bytes.data(), static_cast<size_t>(count));
}

bool LineSource::Next(absl::string_view& line) {
  if (was_taken_) is_too_long_ = false;
  const size_t end = buffer_.find('\n', searched_);
  was_taken_ = end != std::string::npos || (file_ < 0 && (start_ < buffer_.size() || is_too_long_));
  searched_ = was_taken_ ? end : buffer_.size();
  const absl::string_view text =
      absl::string_view(buffer_).substr(start_, (was_taken_ ? end : buffer_.size()) - start_);
  is_too_long_ = is_too_long_ || text.size() > kMostOfALine;
  line = is_too_long_ ? "" : WithoutLineEnd(text);
  if (was_taken_ || is_too_long_) start_ = end == std::string::npos ? buffer_.size() : end + 1;
  if (was_taken_) searched_ = start_;
  return was_taken_;
}

}  // namespace entente_cli
