#include "datc_tests/case_folder.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace entente::datc {

CaseFile ReadAllCases() {
  const std::filesystem::path folder = ENTENTE_DATC_CASES;
  std::vector<std::filesystem::path> paths;
  std::error_code ignored;  // an unreadable folder holds no files
  for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
    if (entry.path().extension() == ".cases") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  CaseFile all;
  if (paths.empty()) all.errors.push_back({folder.string(), 0, "no *.cases file"});
  for (const std::filesystem::path& path : paths) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    CaseFile file = ReadCases(text.str(), path.filename().string());
    std::move(file.cases.begin(), file.cases.end(), std::back_inserter(all.cases));
    std::move(file.errors.begin(), file.errors.end(), std::back_inserter(all.errors));
  }
  return all;
}

}  // namespace entente::datc
