// Appends whole entries to a file. What cannot be written, as the disk is full, is kept for the next try. One thread.
#ifndef ENTENTE_CAPI_CLI_APPENDED_FILE_H_
#define ENTENTE_CAPI_CLI_APPENDED_FILE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

class AppendedFile {
 public:
  // An empty `name` means no file: what is added is dropped.
  explicit AppendedFile(std::string name) : name_(std::move(name)) {}

  const std::string& name() const { return name_; }
  bool is_kept() const { return !name_.empty(); }
  // Whether entries wait for Flush.
  bool has_more() const { return !text_.empty(); }
  void Add(absl::string_view text);
  // Writes what was added. Complains and returns false if that fails; drops what exceeds 1 MiB then.
  bool Flush();

 private:
  std::string name_, text_;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_APPENDED_FILE_H_
