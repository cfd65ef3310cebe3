// Feeds files to a fuzz target without a fuzzer, so that its corpus runs as an ordinary test with any compiler. usage:
// <target> [-option...] FILE|FOLDER...; libFuzzer's options are ignored.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

namespace fs = std::filesystem;

void Feed(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  std::fprintf(stderr, "%s\n", path.filename().c_str());  // the last name printed is the one that failed
  LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size());
}

std::vector<fs::path> FilesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int argc, char** argv) {
  size_t fed = 0;
  for (int i = 1; i < argc; ++i) {
    if (argv[i][0] == '-') continue;
    const std::vector<fs::path> files =
        fs::is_directory(argv[i]) ? FilesIn(argv[i]) : std::vector<fs::path>{fs::path(argv[i])};
    for (const fs::path& file : files) Feed(file);
    fed += files.size();
  }
  std::printf("%zu inputs\n", fed);
  return fed == 0 ? 1 : 0;  // an empty corpus is a mistake
}
