// The project's files, read once, for the checks of this folder.
#ifndef ENTENTE_CI_HOUSE_TREE_H_
#define ENTENTE_CI_HOUSE_TREE_H_

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace entente::house {

struct SourceFile {
  std::string path;  // from the project's root, with slashes: "engine/base/ids.h"
  std::string text;
};

// All files of the project, ascending by path, without hidden folders (but .ci) and build folders.
std::vector<SourceFile> ReadTree(const std::filesystem::path& root);

// "a/b/c.h" -> "a", "b"; empty if there are fewer folders.
std::string_view Segment(std::string_view path, int index);

// Whether `path` lies in `folder` ("capi/cli") or below it.
bool IsIn(std::string_view path, std::string_view folder);

bool IsSource(std::string_view path);  // C or C++: .h, .c, .cc, .def

}  // namespace entente::house

#endif  // ENTENTE_CI_HOUSE_TREE_H_
