#include "serve/game_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "absl/strings/str_cat.h"
#include "arguments.h"

namespace entente_cli {
namespace {

bool WriteAll(int file, absl::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

bool FailWith(const std::string& name) {
  Complain(absl::StrCat(name, ": ", std::strerror(errno)));
  return false;
}

}  // namespace

bool ReplaceFile(const std::string& name, absl::string_view bytes) {
  const std::string next = name + ".new";
  const int file = open(next.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) return FailWith(next);
  const bool is_written = WriteAll(file, bytes) && fdatasync(file) == 0;
  const int error = errno;
  const bool is_closed = close(file) == 0;
  if (!is_written) errno = error;
  if (!is_written || !is_closed) return FailWith(next);
  return std::rename(next.c_str(), name.c_str()) == 0 || FailWith(name);
}

bool AppendToFile(const std::string& name, absl::string_view bytes) {
  const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return FailWith(name);
  const bool is_written = WriteAll(file, bytes) || FailWith(name);
  close(file);
  return is_written;
}

bool FileExists(const std::string& name) { return access(name.c_str(), F_OK) == 0; }

bool FileEndsWith(const std::string& name, absl::string_view bytes) {
  std::ifstream file(name, std::ios::binary);
  std::string last(bytes.size(), '\0');
  file.seekg(-static_cast<std::streamoff>(bytes.size()), std::ios::end);
  file.read(last.data(), static_cast<std::streamsize>(last.size()));
  return file.good() && last == bytes;
}

}  // namespace entente_cli
