#include "serve/saved_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

#include "absl/strings/str_cat.h"
#include "arguments.h"
#include "game_file.h"
#include "handle.h"
#include "output.h"

namespace entente_cli {
namespace {

constexpr uint64_t kMostGrowth = uint64_t{1} << 20;  // beyond twice the size

}  // namespace

SavedFile::~SavedFile() {
  if (locked_ >= 0) close(locked_);
}

bool SavedFile::Lock() {
  if (name_.empty()) return true;
  if (locked_ >= 0) close(locked_);
  locked_ = open(name_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (locked_ < 0 || flock(locked_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return true;
  return Refuse(absl::StrCat(name_, ": another server writes this file"));
}

bool SavedFile::Save(const SaveNew& save_new) {
  if (name_.empty()) return true;
  const bool is_whole = size_ == 0 || size_ > 2 * whole_size_ + kMostGrowth || FileSize(name_) != size_;
  Text bytes;
  auto error = Sized<entente_error>();
  bool is_written = save_new(is_whole ? 1 : 0, bytes.out(), &error) == ENTENTE_OK;
  if (!is_written) Complain(error.message);
  if (is_written) is_written = is_whole ? ReplaceFile(name_, bytes.view()) : AppendSurely(name_, bytes.view());
  is_written = is_written && (!is_whole || Lock());  // the whole file is a new one
  size_ = is_written ? (is_whole ? 0 : size_) + bytes.view().size() : 0;
  if (is_whole) whole_size_ = size_;
  return is_written;
}

}  // namespace entente_cli
