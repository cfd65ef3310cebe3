// Any text as a map, with files that it may include: read, or refused with diagnostics. A map that was read can be
// looked at, played on, and saved, and comes back from the forms in which it is written.
//   Input: the text of the map; after each form feed another file, "1.map", "2.map" ...
#include "fuzz_input.h"
#include "map_look.h"

namespace entente_fuzz {
namespace {

constexpr char kNextFile = '\f';

class Files {
 public:
  explicit Files(std::string_view bytes) {
    for (size_t start = 0; start <= bytes.size() && files_.size() < 8;) {
      const size_t end = std::min(bytes.find(kNextFile, start), bytes.size());
      files_.emplace_back(bytes.substr(start, end - start));
      start = end + 1;
    }
  }
  const ExactText& main() const { return files_.front(); }

  static entente_status Give(void* context, const char* name, size_t name_length, const char*, size_t,
                             const char** text, size_t* length) {
    const std::vector<ExactText>& files = static_cast<const Files*>(context)->files_;
    const std::string_view wanted(name, name_length);
    if (wanted.empty() || wanted[0] < '1' || wanted[0] > '9' || wanted.substr(1) != ".map")
      return ENTENTE_ERR_NOT_FOUND;
    const auto index = static_cast<size_t>(wanted[0] - '0');
    if (index >= files.size()) return ENTENTE_ERR_NOT_FOUND;
    *text = files[index].data();
    *length = files[index].size();
    return ENTENTE_OK;
  }

 private:
  std::vector<ExactText> files_;
};

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  FuzzInput input(data, std::min<size_t>(size, 16384));
  Files files(input.Rest());
  ReadLookPlay(ENTENTE_MAP_TEXT, files.main(), "0.map", &Files::Give, &files);
  return 0;
}
