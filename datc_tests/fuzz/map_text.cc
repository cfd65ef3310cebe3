// Any text as a map, with files that it may include: read, or refused with diagnostics. A map that was read can be
// looked at, played on, and saved.
//   Input: the text of the map; after each form feed another file, "1.map", "2.map" ...
#include <array>

#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

constexpr char kNextFile = '\f';
constexpr uint32_t kMostPhases = 12;

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

struct Heard {
  int errors = 0;
  static void Hear(void* context, const entente_diagnostic* diagnostic) {
    Expect(diagnostic->code[0] != '\0' && diagnostic->message[0] != '\0', "a diagnostic that says nothing");
    static_cast<Heard*>(context)->errors += diagnostic->is_error != 0 ? 1 : 0;
  }
};

void LookAtPlace(const entente_map* map, uint32_t location, const entente_map_info& info) {
  auto place = Sized<entente_location_info>();
  Expect(entente_map_location(map, location, &place, nullptr) == ENTENTE_OK, "a location is missing");
  Expect(place.province < info.province_count, "a location of no province");
  for (uint32_t type : {ENTENTE_ARMY, ENTENTE_FLEET}) {
    size_t length = 0;
    std::vector<uint16_t> near(info.location_count);
    Expect(entente_map_neighbors(map, type, location, near.data(), near.size(), &length, nullptr) == ENTENTE_OK,
           "more neighbours than locations");
    for (size_t i = 0; i < length; ++i) Expect(near[i] < info.location_count, "a neighbour off the map");
  }
}

void LookAt(const entente_map* map) {
  auto info = Sized<entente_map_info>();
  Expect(entente_map_get_info(map, &info, nullptr) == ENTENTE_OK, "a map without information");
  for (uint32_t l = 0; l < info.location_count; ++l) LookAtPlace(map, l, info);
  for (uint32_t p = 0; p < info.power_count; ++p) {
    auto power = Sized<entente_power_info>();
    Expect(entente_map_power(map, p, &power, nullptr) == ENTENTE_OK, "a power is missing");
  }
  TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_map_to_json(map, text, capacity, length, nullptr);
  });
}

// A short game, saved and loaded again.
void PlayOn(const entente_map* map) {
  const Owned<entente_scratch> scratch = ScratchFor(map);
  PositionMemory position = PositionFor(map);
  entente_game *made = nullptr, *read = nullptr;
  auto error = Sized<entente_error>();
  Expect(entente_position_start(map, position.data(), nullptr) == ENTENTE_OK, "no start position");
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "the start position is unsound");
  if (!Checked(entente_play(scratch.get(), nullptr, 7, kMostPhases, nullptr, &made, &error), error)) return;
  const Owned<entente_game> game(made);
  Expect(entente_game_position(made, position.data(), nullptr) == ENTENTE_OK, "a game without a position");
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "a played position is unsound");
  const std::string saved = TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_game_save(made, text, capacity, length, nullptr);
  });
  Expect(Checked(entente_game_load(saved.data(), saved.size(), map, &read, &error), error), "a saved game is refused");
  entente_game_free(read);
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  FuzzInput input(data, std::min<size_t>(size, 16384));
  Files files(input.Rest());
  Heard heard;
  entente_map* made = nullptr;
  auto error = Sized<entente_error>();
  const entente_status status = entente_map_read(files.main().data(), files.main().size(), "0.map", 5, &Files::Give,
                                                 &files, &Heard::Hear, &heard, &made, &error);
  if (!Checked(status, error)) {
    Expect(made == nullptr && heard.errors > 0, "a map was refused without a reason");
    return 0;
  }
  const Owned<entente_map> map(made);
  Expect(heard.errors == 0, "a map with errors was made");
  LookAt(made);
  PlayOn(made);
  return 0;
}
