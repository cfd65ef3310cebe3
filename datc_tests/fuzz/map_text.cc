// Any text as a map, with files that it may include: read, or refused with diagnostics. A map that was read can be
// inspected, played on and saved, and survives being written and read in each form.
//   Input: the text of the map; after each form feed another file, "1.map", "2.map" ...
#include "fuzz_input.h"
#include "map_look.h"

namespace entente_fuzz {
namespace {

constexpr char kNextFile = '\f';

// The main file and the files that it may include.
std::vector<ExactText> FilesIn(std::string_view bytes) {
  std::vector<ExactText> files;
  for (size_t start = 0; start <= bytes.size() && files.size() < 8;) {
    const size_t end = std::min(bytes.find(kNextFile, start), bytes.size());
    files.emplace_back(bytes.substr(start, end - start));
    start = end + 1;
  }
  return files;
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  FuzzInput input(data, std::min<size_t>(size, 16384));
  const std::vector<ExactText> files = FilesIn(input.Rest());
  ReadLookPlay({ENTENTE_MAP_FORM_MAP, "0.map", files}, files.front());
  return 0;
}
