#include "tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace entente::house {
namespace {

namespace fs = std::filesystem;

// Editors and git keep hidden folders. Build folders may have any name; CMake leaves its cache in them.
bool IsForeignFolder(const fs::directory_entry& entry) {
  const std::string name = entry.path().filename().string();
  const bool hidden = name[0] == '.' && name != ".ci";
  return hidden || name == "build" || fs::exists(entry.path() / "CMakeCache.txt");
}

std::string ReadBytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace

std::vector<SourceFile> ReadTree(const fs::path& root) {
  std::vector<SourceFile> files;
  for (auto it = fs::recursive_directory_iterator(root); it != fs::recursive_directory_iterator(); ++it) {
    if (it->is_directory()) {
      if (IsForeignFolder(*it)) it.disable_recursion_pending();
    } else if (it->is_regular_file() && it->path().filename() != ".git") {  // a file in a worktree of git
      files.push_back({it->path().lexically_relative(root).generic_string(), ReadBytes(it->path())});
    }
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

std::string_view Segment(std::string_view path, int index) {
  for (; index > 0; --index) {
    const size_t slash = path.find('/');
    if (slash == std::string_view::npos) return {};
    path.remove_prefix(slash + 1);
  }
  const size_t slash = path.find('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

bool IsIn(std::string_view path, std::string_view folder) {
  return path.size() > folder.size() && path.substr(0, folder.size()) == folder && path[folder.size()] == '/';
}

bool IsSource(std::string_view path) {
  const size_t dot = path.rfind('.');
  const std::string_view ending = dot == std::string_view::npos ? std::string_view() : path.substr(dot);
  return ending == ".h" || ending == ".cc" || ending == ".c" || ending == ".def";
}

}  // namespace entente::house
