#include "appended_file.h"

#include "absl/strings/str_cat.h"
#include "arguments.h"
#include "game_file.h"

namespace entente_cli {
namespace {

constexpr size_t kMostUnsaved = size_t{1} << 20;

}  // namespace

void AppendedFile::Add(absl::string_view text) {
  if (is_kept()) text_.append(text.data(), text.size());
}

bool AppendedFile::Flush() {
  if (text_.empty()) return true;
  const bool is_written = AppendToFile(name_, text_);
  const bool is_lost = !is_written && text_.size() > kMostUnsaved;
  if (is_lost) Complain(absl::StrCat(name_, ": ", text_.size(), " bytes are lost"));
  if (is_written || is_lost) text_.clear();
  return is_written;
}

}  // namespace entente_cli
