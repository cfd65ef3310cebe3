#include "game_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "arguments.h"
#include "system.h"

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

// Opens a file with `flags` and writes it. False, with errno, if that fails.
bool WriteTo(const std::string& name, absl::string_view bytes, int flags) {
  const int file = OpenFile(name, O_WRONLY | flags);
  if (file < 0) return false;
  const bool is_written = WriteAll(file, bytes) && (flags == 0 || SyncFile(file));
  const int error = errno;
  const bool is_closed = close(file) == 0;
  if (!is_written) errno = error;
  return is_written && is_closed;
}

bool FailWith(const std::string& name) {
  Complain(absl::StrCat(name.empty() ? "''" : name, ": ", std::strerror(errno)));
  return false;
}

// Whether a call of std::filesystem worked; if not, errno says why.
bool IsFine(const std::error_code& error) {
  errno = error.default_error_condition().value();
  return !error;
}

bool SetRights(const std::string& name, std::filesystem::perms rights) {
  std::error_code error;
  std::filesystem::permissions(name, rights, error);
  return IsFine(error);
}

bool Rename(const std::string& from, const std::string& to) {
  std::error_code error;
  std::filesystem::rename(from, to, error);
  return IsFine(error);
}

// A file to write beside another one, which then takes its name.
std::string Beside(const std::string& name) { return absl::StrCat(name, ".", getpid(), ".new"); }

}  // namespace

bool ReplaceFile(const std::string& name, absl::string_view bytes) {
  std::error_code error;
  const std::filesystem::file_status old = std::filesystem::status(name, error);
  const bool is_new = !std::filesystem::exists(old);
  error.clear();
  if (!is_new && !std::filesystem::is_regular_file(old)) return WriteTo(name, bytes, 0) || FailWith(name);
  const std::string target = is_new ? name : std::filesystem::canonical(name, error).string();
  const std::string beside = Beside(target);
  const bool is_written = IsFine(error) && WriteTo(beside, bytes, O_CREAT | O_TRUNC) &&
                          (is_new || SetRights(beside, old.permissions())) && Rename(beside, target);
  if (is_written) return true;
  FailWith(name);
  unlink(beside.c_str());
  return false;
}

bool AppendToFile(const std::string& name, absl::string_view bytes) {
  const int file = OpenFile(name, O_WRONLY | O_CREAT | O_APPEND);
  if (file < 0) return FailWith(name);
  const off_t old = lseek(file, 0, SEEK_END);
  const bool is_written = WriteAll(file, bytes) || FailWith(name);
  const bool is_as_before = is_written || old < 0 || ftruncate(file, old) == 0;
  close(file);
  return is_written && is_as_before;
}

bool AppendSurely(const std::string& name, absl::string_view bytes) {
  return bytes.empty() || WriteTo(name, bytes, O_APPEND) || FailWith(name);
}

bool CanAppendToFile(const std::string& name) {
  std::error_code error;
  const bool is_new = !std::filesystem::exists(std::filesystem::symlink_status(name, error));
  if (!is_new && std::filesystem::is_fifo(name, error)) return true;
  const int file = OpenFile(name, O_WRONLY | O_CREAT | O_APPEND);
  if (file < 0) return FailWith(name);
  close(file);
  if (is_new) unlink(name.c_str());
  return true;
}

bool CanReplaceFile(const std::string& name) {
  std::error_code error;
  const bool is_new = !FileExists(name);
  if (!is_new && !CanAppendToFile(name)) return false;
  if (!is_new && !std::filesystem::is_regular_file(name, error)) return true;
  const std::string beside = Beside(is_new ? name : std::filesystem::canonical(name, error).string());
  const bool can = WriteTo(beside, "", O_CREAT | O_TRUNC) || FailWith(name);
  unlink(beside.c_str());
  return can;
}

uint64_t FileSize(const std::string& name) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(name, error);
  return error ? 0 : size;
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
