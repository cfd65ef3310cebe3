// Keeps the saved file of a game that goes on: appends what is new. It is locked, for one server at a time. One thread.
#ifndef ENTENTE_CAPI_CLI_SERVE_SAVED_FILE_H_
#define ENTENTE_CAPI_CLI_SERVE_SAVED_FILE_H_

#include <cstdint>
#include <functional>
#include <string>

#include "entente/entente.h"

namespace entente_cli {

class SavedFile {
 public:
  // An empty `name` means no file.
  explicit SavedFile(std::string name) : name_(std::move(name)) {}
  ~SavedFile();
  SavedFile(const SavedFile&) = delete;
  SavedFile& operator=(const SavedFile&) = delete;

  const std::string& name() const { return name_; }
  // Locks the file, if there is one. Complains and returns false if another process has locked it.
  bool Lock();

  // Saves by entente_referee_save_new or entente_master_save_new, called with `whole`. Writes the whole file at first, if it
  // has grown much, and if it is not what was written. Complains and returns false if that fails.
  using SaveNew = std::function<entente_status(uint32_t whole, entente_text** bytes, entente_error* error)>;
  bool Save(const SaveNew& save_new);
  // Another game follows.
  void Restart() { size_ = 0; }

 private:
  std::string name_;
  int locked_ = -1;
  uint64_t size_ = 0, whole_size_ = 0;  // now, and when it was written whole
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_SAVED_FILE_H_
