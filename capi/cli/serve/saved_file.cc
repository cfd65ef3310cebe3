#include "serve/saved_file.h"

#include "arguments.h"
#include "game_file.h"
#include "handle.h"

namespace entente_cli {
namespace {

constexpr uint64_t kMostGrowth = uint64_t{1} << 20;  // beyond twice the size

}  // namespace

bool SavedFile::Save(const SaveNew& save_new) {
  if (name_.empty()) return true;
  const bool is_whole = size_ == 0 || size_ > 2 * whole_size_ + kMostGrowth || FileSize(name_) != size_;
  Text bytes;
  auto error = Sized<entente_error>();
  bool is_written = save_new(is_whole ? 1 : 0, bytes.out(), &error) == ENTENTE_OK;
  if (!is_written) Complain(error.message);
  if (is_written) is_written = is_whole ? ReplaceFile(name_, bytes.view()) : AppendSurely(name_, bytes.view());
  size_ = is_written ? (is_whole ? 0 : size_) + bytes.view().size() : 0;
  if (is_whole) whole_size_ = size_;
  return is_written;
}

}  // namespace entente_cli
